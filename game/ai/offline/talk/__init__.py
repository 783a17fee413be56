"""Short talks between residents who meet, written from what each of them remembers, and how a talk is noted."""

from game.ai.offline.talk.dialogue import write_dialogue
from game.ai.offline.talk.note import note_talk

__all__ = ["note_talk", "write_dialogue"]
