"""Opening a town off the drawing path, and living on to the hour one comes in at."""

import time

import pytest
from lively_town import LivelyTown, lively_town

from game.problem import Problem
from game.ui.title.diorama import diorama, public_places
from game.ui.title.loading import SLICE, Loading
from game.ui.title.towns import Opened
from game.world.clock import TICKS_PER_MINUTE


class Waiting:
    """Follows one loading: what came of it."""

    def __init__(self, opening: object, until: int = 0) -> None:
        self.done: list[Opened] = []
        self.failed: list[str] = []
        self.loading = Loading(
            "Opening",
            opening,
            until,
            self.done.append,
            lambda problem: self.failed.append(str(problem)),  # type: ignore[arg-type]
        )

    def frames(self) -> int:
        """Let frames pass until it has ended; how many."""
        deadline, count = time.monotonic() + 30, 0
        while not (self.done or self.failed) and time.monotonic() < deadline:
            self.loading.go_on()
            count += 1
        return count


@pytest.fixture(scope="module")
def town() -> LivelyTown:
    return lively_town()


def opened(town: LivelyTown, finished: list[str]) -> Opened:
    town.set_hour(0)
    return Opened("town", town, lambda: finished.append("town"))


def test_a_town_is_entered_at_its_hour_having_lived_until_then_in_slices(town: LivelyTown) -> None:
    waiting = Waiting(lambda: opened(town, []), until=20 * 60 * TICKS_PER_MINUTE)
    assert waiting.frames() > 1
    assert waiting.done[0].session is town
    assert town.simulation.now >= 20 * 60 * TICKS_PER_MINUTE
    assert SLICE < 1 / 60


def test_a_town_that_cannot_be_opened_is_told() -> None:
    def fail() -> Opened:
        raise Problem("The disk is full.")

    waiting = Waiting(fail)
    waiting.frames()
    assert waiting.failed == ["The disk is full."]


def test_a_mistake_of_ours_while_opening_is_not_swallowed() -> None:
    def fail() -> Opened:
        raise KeyError("a bug")

    waiting = Waiting(fail)
    with pytest.raises(KeyError, match="a bug"):
        waiting.frames()


def test_a_town_that_fails_on_its_way_to_the_morning_is_saved_and_told(town: LivelyTown, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> bool:
        raise Problem("The disk is full.")

    finished: list[str] = []
    monkeypatch.setattr(town, "advance", fail)
    waiting = Waiting(lambda: opened(town, finished), until=600)
    waiting.frames()
    assert (waiting.failed, finished) == (["The disk is full."], ["town"])


def test_one_may_come_in_before_the_hour(town: LivelyTown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(town, "waiting", True)
    waiting = Waiting(lambda: opened(town, []), until=600)
    deadline = time.monotonic() + 30
    while waiting.loading.page.back is None and time.monotonic() < deadline:
        waiting.loading.go_on()
    assert waiting.loading.page.back is not None
    waiting.loading.page.back()
    assert len(waiting.done) == 1 and town.simulation.now == 0
    waiting.loading.go_on()
    assert len(waiting.done) == 1


def test_a_window_closed_meanwhile_saves_what_was_opened(town: LivelyTown) -> None:
    finished: list[str] = []
    waiting = Waiting(lambda: opened(town, finished))
    waiting.loading.abandon()
    assert finished == ["town"] and waiting.done == []


def test_behind_the_title_people_walk_about_in_public_places_and_nobody_thinks() -> None:
    scene = diorama()
    before = {number: body.tile for number, body in scene.simulation.bodies.items()}
    for _ in range(120):
        scene.advance()
    moved = [number for number, body in scene.simulation.bodies.items() if body.tile != before[number]]
    assert len(before) > 1 and len(moved) > len(before) / 4
    assert public_places(scene.simulation.town)
    assert all(len(resident.stream) == 0 for resident in scene.residents.values())
