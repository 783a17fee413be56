"""A panel that has news is drawn anew in small pieces of work: no frame draws many new words."""

from collections.abc import Iterator

import numpy as np
import pytest
from lively_town import WALKER, LivelyTown
from window_hand import Hand

from game.ai.embedding import DIMENSIONS
from game.ai.memory import Kind, NewMemory
from game.ui import panels
from game.ui.inspector.memory_items import MemoryRow


def remember(town: LivelyTown, texts: list[str]) -> None:
    new = [NewMemory(Kind.OBSERVATION, text, 3) for text in texts]
    town.residents[WALKER].stream.commit(new, np.zeros((len(new), DIMENSIONS), np.float32), town.simulation.now)


@pytest.fixture
def at_memories(hand: Hand) -> Iterator[Hand]:
    hand.view.select(WALKER)
    hand.view.panels.inspector.choose(1)
    hand.settle()
    hand.view.pace.speed = "pause"
    yield hand
    hand.reset()


def test_new_memories_are_shown_within_a_moment_and_no_frame_draws_many_words(at_memories: Hand, town: LivelyTown) -> None:
    words, frames = at_memories.view.screen.words, []
    birds = ("a wren", "a rook", "a tern", "a coot")
    remember(town, [f"{bird} number {town.simulation.now} sings on a roof far away" for bird in birds])
    for _ in range(30):
        before = len(words._kept)
        at_memories.frame()
        frames.append(len(words._kept) - before)
    assert sum(frames) >= 4 and max(frames) <= panels.A_FRAME
    inspector = at_memories.view.panels.inspector
    first = inspector.items()[0]
    assert isinstance(first, MemoryRow) and "coot" in first.memory.text
    assert not words._put_off
