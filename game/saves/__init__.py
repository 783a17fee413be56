"""Saves: one SQLite file a run, written by a thread of its own, read as data that nobody vouches for."""

from game.saves.folder import saves_folder
from game.saves.save import EVER, Save
from game.saves.schema import Batch, LogRow, Remembered, content_hash, digest
from game.saves.store import SaveInfo, Store

__all__ = ["EVER", "Batch", "LogRow", "Remembered", "Save", "SaveInfo", "Store", "content_hash", "digest", "saves_folder"]
