"""The past is drawn with the map that the town had then."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from session.three_people import live, thinking, three_people
from timeline_hand import PastHand, past_of
from window_hand import Hand
from world.tiny_town import BENCH, OBJECTS, write_town

from game.saves import Store
from game.session.drawn import drawn_on_disk
from game.session.founding import found_new
from game.sprites.map_rows import object_bounds
from game.ui.timeline.past_view import PastView
from game.world.tiled import MapFile, ObjectLayer

pytestmark = [pytest.mark.window, pytest.mark.heavy]
MOVED, END = 300, 600
"""Ticks."""


@pytest.fixture
def past(opened: Hand, tmp_path: Path) -> Iterator[PastHand]:
    """A night of which the second half was lived with the bench elsewhere."""
    store, ground = Store(tmp_path / "saves"), three_people(tmp_path)
    session = found_new(store, "lived", ground, thinking())
    live(session, MOVED)
    elsewhere = [replace(each, box=(1, 6, 2, 1)) if each.id == BENCH else each for each in OBJECTS]
    session.redraw(drawn_on_disk(write_town(tmp_path, objects=elsewhere)))
    live(session, END)
    session.close()
    view = PastView(opened.window, past_of(store, ground), running=False)
    before = opened.view
    opened.window.show_view(view)
    yield PastHand(opened.window, view)
    opened.window.show_view(before)
    view.close()


def bench(map_file: MapFile) -> float:
    """How far from the left the bench stands on a map."""
    layers = [layer for layer in map_file.layers if isinstance(layer, ObjectLayer)]
    found = next((layer, thing) for layer in layers for thing in layer.objects if thing.id == BENCH)
    return object_bounds(map_file, *found)[0]


def drawn_bench(hand: PastHand) -> list[float]:
    """Where it is drawn: what lies furthest down is the bench."""
    standing = hand.view.screen.picture._drawn.planes.standing
    return [float(standing.bounds[standing.base.argmax(), 0])]


def until_drawn(hand: PastHand) -> None:
    for _ in range(2000):
        hand.frame()
        if hand.view.screen.picture._drawn.map_file is hand.view.session.map_file:
            return
    raise AssertionError("the map of that time was never drawn")


def test_each_time_is_seen_with_its_own_map(past: PastHand) -> None:
    for tick in (END, MOVED - 60, MOVED + 60, MOVED - 120):
        past.view.go(tick)
        until_drawn(past)
        where = 32.0 if tick > MOVED else 160.0
        assert bench(past.view.session.map_file) == where
        assert drawn_bench(past) == [where]


def test_playing_on_over_the_change_shows_it(past: PastHand) -> None:
    past.view.go(MOVED - 3)
    until_drawn(past)
    before = drawn_bench(past)
    while past.view.session.simulation.now < MOVED + 3:
        assert past.view.session.advance()
    until_drawn(past)
    assert (before, drawn_bench(past)) == ([160.0], [32.0])
