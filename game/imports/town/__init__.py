"""Owns turning a released world, its mazes and special blocks, into a Tiled map of ours with our pictures."""

from game.imports.town.importing import Imported, import_town

__all__ = ["Imported", "import_town"]
