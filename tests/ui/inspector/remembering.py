"""A town whose people remember something, seen without a screen."""

from dataclasses import dataclass, field

import numpy as np
from lively_town import LivelyTown, lively_town

from game.ai.embedding import DIMENSIONS, Vectors
from game.ai.memory import Kind, NewMemory
from game.ai.stream import MemoryStream
from game.ui.inspector.subject import Subject

ANN = 4


@dataclass
class Looks:
    """What tabs ask of the town's picture."""

    scene: LivelyTown
    looks: dict[int, str] = field(default_factory=dict)
    past: bool = False
    epoch: int = 0

    def mood(self, number: int) -> str:
        return "neutral"


def vectors(count: int) -> Vectors:
    """Unit vectors that differ."""
    made = np.random.default_rng(count).normal(size=(count, DIMENSIONS)).astype(np.float32)
    unit: Vectors = made / np.linalg.norm(made, axis=1, keepdims=True)
    return unit


def remember(stream: MemoryStream, new: list[NewMemory], tick: int) -> None:
    """Commit memories with some embeddings."""
    stream.commit(new, vectors(len(new)), tick)


def subject(new: list[NewMemory], tick: int = 100) -> Subject:
    """Somebody who remembers these."""
    town = lively_town()
    remember(town.residents[ANN].stream, new, tick)
    return Subject(Looks(town), ANN)  # type: ignore[arg-type]


def seen(text: str, importance: int = 3, **about: object) -> NewMemory:
    return NewMemory(Kind.OBSERVATION, text, importance, **about)  # type: ignore[arg-type]
