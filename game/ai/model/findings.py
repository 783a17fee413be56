"""Owns what a check of a model's server finds, one thing after another, in words for a player."""

from dataclasses import dataclass
from typing import Literal

About = Literal["server", "model", "answers", "speed", "at once", "context", "embeddings", "game"]
Grade = Literal["good", "note", "bad"]
"""As it should be; the game runs, but the player should know; the game will not run on this model."""


@dataclass(frozen=True, slots=True)
class Doing:
    """What is being looked at now, for whoever waits."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found, in a `sentence`; `fix` says what to do about it, "" where nothing needs to be done."""

    about: About
    grade: Grade
    sentence: str
    fix: str = ""

    @property
    def whole(self) -> str:
        """Sentence and fix."""
        return f"{self.sentence} {self.fix}".strip()
