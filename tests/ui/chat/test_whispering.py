"""Whispering: typed into a small panel, sent to one resident, and what they made of it is shown."""

from collections.abc import Iterator

import numpy as np
import pytest
from arcade import key
from lively_town import WALKER, LivelyTown
from visiting_hand import ticks
from window_hand import Hand

from game.ai.embedding import DIMENSIONS
from game.ai.memory import Kind, NewMemory
from game.world.commands import Whisper

pytestmark = pytest.mark.window


@pytest.fixture
def whispering(hand: Hand) -> Iterator[Hand]:
    hand.view.select(WALKER)
    hand.press(key.Q)
    hand.view.on_text("q")
    hand.frame()
    yield hand
    hand.view.visit.voice.show(None)
    hand.view.input.leave()


def test_q_whispers_to_who_is_looked_at(whispering: Hand, town: LivelyTown) -> None:
    voice = whispering.view.visit.voice
    assert voice.number == WALKER and voice.entry.focused and voice.entry.text == ""
    whispering.type("Go and see the sea.")
    whispering.press(key.ENTER)
    assert town.orders[-1] == Whisper(WALKER, "Go and see the sea.")


def test_what_they_made_of_it_is_shown_and_nothing_else(whispering: Hand, town: LivelyTown) -> None:
    voice, who = whispering.view.visit.voice, town.residents[WALKER]
    whispering.type("Go and see the sea.")
    whispering.press(key.ENTER)
    ticks(whispering, 1)
    assert voice.came_of_it() == []
    told = NewMemory(Kind.OBSERVATION, f'{who.name}\'s inner voice said: "Go and see the sea."', 5)
    other = NewMemory(Kind.OBSERVATION, "the bench is free", 1)
    decided = NewMemory(Kind.OBSERVATION, f"{who.name} has decided to go and see the sea", 8, (-1,))
    first = len(who.stream)
    who.stream.commit([other], np.zeros((1, DIMENSIONS), np.float32), town.simulation.now)
    who.stream.commit([told, NewMemory(decided.kind, decided.text, 8, (first + 1,))], np.zeros((2, DIMENSIONS), np.float32), 1)
    assert [memory.text for memory in voice.came_of_it()] == [told.text, decided.text]


def test_the_button_beside_the_name_whispers_too_and_escape_closes(hand: Hand) -> None:
    hand.view.select(WALKER)
    hand.frame()
    place = hand.view.panels.inspector._head._buttons["whisper"]
    hand.click(place[0] + 5, place[1] + 5)
    hand.frame()
    assert hand.view.visit.voice.number == WALKER
    hand.press(key.ESCAPE)
    assert not hand.view.visit.voice.shown and hand.view.panels.inspector.shown


def test_nothing_is_whispered_without_words(whispering: Hand, town: LivelyTown) -> None:
    before = len(town.orders)
    whispering.type("   ")
    whispering.press(key.ENTER)
    assert len(town.orders) == before
