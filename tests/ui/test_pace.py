"""How fast game time passes on the screen."""

import pytest

from game.ui.pace import FRAME_BUDGET, STILL, Pace
from game.world.clock import TICKS_PER_MINUTE


class Counter:
    """Stands for a session: counts ticks, each taking some time of a clock of its own."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.ticks, self.time, self.seconds, self.willing = 0, 0.0, seconds, True

    def advance(self) -> bool:
        if self.willing:
            self.ticks += 1
            self.time += self.seconds
        return self.willing

    def pace(self) -> Pace:
        return Pace(self.advance, lambda: self.time)


@pytest.mark.parametrize(("speed", "ticks"), [("1x", 6), ("2x", 12), ("5x", 30), ("pause", 0)])
def test_a_real_second_is_so_many_ticks(speed: str, ticks: int) -> None:
    counter = Counter()
    pace = counter.pace()
    pace.choose(speed)
    for _ in range(600):
        pace.pass_time(1 / 60)
    assert abs(counter.ticks - ticks * 10) <= 1


def test_fast_never_takes_more_of_a_frame_than_allowed() -> None:
    counter = Counter(seconds=0.001)
    pace = counter.pace()
    pace.choose("fast")
    pace.pass_time(1 / 60)
    assert counter.time <= FRAME_BUDGET + 0.001
    assert counter.ticks >= 5


def test_after_a_stall_the_game_does_not_run_away() -> None:
    counter = Counter()
    pace = counter.pace()
    counter.willing = False
    for _ in range(300):
        pace.pass_time(1 / 60)
    assert counter.ticks == 0
    assert pace.held_for == pytest.approx(4.8, abs=0.3)
    counter.willing = True
    pace.pass_time(1 / 60)
    assert counter.ticks <= 2
    assert pace.held_for == 0


@pytest.mark.parametrize("stopped", ["paused", "still"])
def test_a_tick_that_was_waited_for_is_not_lived_while_time_stands_still(stopped: str) -> None:
    counter = Counter()
    pace = counter.pace()
    counter.willing = False
    pace.pass_time(1.0)
    if stopped == "paused":
        pace.choose("pause")
    else:
        pace.limit = STILL
    counter.willing = True
    pace.pass_time(1 / 60)
    assert counter.ticks == 0


def test_the_fraction_stays_within_a_tick() -> None:
    pace = Counter().pace()
    for _ in range(100):
        pace.pass_time(0.037)
        assert 0 <= pace.fraction <= 1


def test_pause_again_goes_on_as_before() -> None:
    pace = Counter().pace()
    pace.choose("5x")
    pace.choose("pause")
    pace.choose("pause")
    assert pace.speed == "5x"


def test_skipping_goes_fast_until_it_is_reached_and_then_on_as_before() -> None:
    counter = Counter(seconds=0.001)
    pace = counter.pace()
    pace.choose("2x")
    pace.skip(lambda: counter.ticks >= 20)
    assert pace.speed == "fast"
    for _ in range(30):
        pace.pass_time(1 / 60)
    assert pace.speed == "2x" and 20 <= counter.ticks <= 26


def test_choosing_a_speed_ends_skipping() -> None:
    counter = Counter(seconds=0.001)
    pace = counter.pace()
    pace.skip(lambda: False)
    pace.choose("pause")
    pace.pass_time(1.0)
    assert pace.speed == "pause" and counter.ticks == 0


def test_no_more_time_passes_than_the_limit_lets_whatever_was_chosen() -> None:
    counter = Counter(seconds=0.001)
    pace = counter.pace()
    pace.choose("fast")
    pace.limit = 1 / TICKS_PER_MINUTE
    for _ in range(31):
        pace.pass_time(0.1)
    assert counter.ticks == 3 and pace.fraction < 1
    pace.limit = STILL
    pace.pass_time(10.0)
    assert counter.ticks == 3
    pace.limit = None
    pace.pass_time(0.1)
    assert counter.ticks > 3


def test_time_that_stood_still_goes_on_as_before() -> None:
    pace = Counter().pace()
    assert not pace.go_on()
    pace.choose("2x")
    pace.choose("pause")
    assert pace.go_on() and pace.speed == "2x"


def test_a_tick_that_was_travelled_to_is_over_and_the_next_has_not_begun() -> None:
    lived: list[int] = []
    pace = Pace(lambda: lived.append(1) is None)
    pace.choose("pause")
    pace.settle()
    assert pace.pass_time(10.0) == 0
    assert pace.fraction > 0.99
    pace.choose("pause")
    assert pace.pass_time(0.001) == 1


def test_while_time_stands_still_the_speed_it_will_pass_at_is_known() -> None:
    pace = Pace(lambda: True)
    pace.choose("5x")
    pace.choose("pause")
    assert (pace.speed, pace.chosen) == ("pause", "5x")
