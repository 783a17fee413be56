"""Somebody whom the window looks at leaves town for good, and comes back: nothing breaks, and it is said."""

from collections.abc import Iterator

import pytest
from arcade import key
from lively_town import SITTER, LivelyTown
from window_hand import Hand

from game.ui.inspector.subject import Subject
from game.world.commands import MoveIn, MoveOut

pytestmark = pytest.mark.window


@pytest.fixture
def gone(hand: Hand, town: LivelyTown) -> Iterator[Hand]:
    """The sitter is selected and has just left for good; afterwards they are back."""
    world = town.simulation
    tile, name = world.bodies[SITTER].tile, world.bodies[SITTER].name
    hand.view.select(SITTER)
    hand.settle()
    world.tick((MoveOut(SITTER, "the picnic is called off", (1,)),))
    yield hand
    world.tick((MoveIn(SITTER, name, tile, "somebody who sits"),))
    assert SITTER in world.bodies
    hand.settle()


def test_the_inspector_says_that_they_are_gone_and_keeps_what_is_known_of_them(gone: Hand) -> None:
    for digit in (key.KEY_1, key.KEY_2, key.KEY_3, key.KEY_4, key.KEY_5, key.KEY_6):
        gone.press(digit, key.MOD_CTRL)
        gone.settle()
    assert gone.view.panels.inspector.number == SITTER
    assert Subject(gone.view.screen.picture, SITTER).doing().endswith("is not in town any more.")


def test_the_roster_lists_them_no_more(gone: Hand) -> None:
    assert SITTER not in [entry.number for entry in gone.view.panels.roster.entries()]


def test_the_town_is_drawn_without_them(gone: Hand) -> None:
    gone.settle()
    for _ in range(5):
        gone.frame()
    assert SITTER not in gone.view.screen.scene.simulation.bodies
