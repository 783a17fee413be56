"""A server that cannot be used is left alone for a while, and then tried by one question at a time."""

from dataclasses import dataclass

from game.ai.model.breaker import Away, Breaker


@dataclass
class Clock:
    at: float = 100.0

    def __call__(self) -> float:
        return self.at


def opened(clock: Clock) -> Breaker:
    breaker = Breaker(clock)
    for _ in range(3):
        breaker.enter()
        breaker.missed("go", "gone")
    return breaker


def test_two_failures_are_bad_luck_and_three_are_a_server_that_is_away() -> None:
    breaker = Breaker(Clock())
    for _ in range(2):
        assert breaker.enter() == "go"
        breaker.missed("go", "gone")
    assert (breaker.away, breaker.enter()) == (None, "go")
    breaker.missed("go", "gone")
    assert (breaker.away, breaker.enter()) == (Away(100.0, "gone"), None)


def test_failures_count_only_in_a_row() -> None:
    breaker = Breaker(Clock())
    for _ in range(5):
        breaker.missed("go", "gone")
        breaker.missed("go", "gone")
        breaker.reached("go")
    assert breaker.away is None


def test_after_the_pause_one_question_tries_it_and_the_others_wait_for_what_comes_of_that() -> None:
    breaker = opened(clock := Clock())
    clock.at += 15
    assert [breaker.enter(), breaker.enter()] == ["probe", None]
    breaker.reached("probe")
    assert [breaker.enter(), breaker.away] == ["go", None]


def test_each_failed_try_doubles_the_pause_up_to_a_minute() -> None:
    breaker = opened(clock := Clock())
    pauses = []
    for _ in range(4):
        pause = next(seconds for seconds in range(1, 100) if _enters(breaker, clock, seconds))
        pauses.append(pause)
        clock.at += pause
        breaker.missed("probe", "gone")
    assert pauses == [15, 30, 60, 60]
    assert breaker.away == Away(100.0, "gone")


def _enters(breaker: Breaker, clock: Clock, seconds: float) -> bool:
    """Whether it would let one through in so many seconds."""
    now, clock.at = clock.at, clock.at + seconds
    entered = breaker.enter() == "probe"
    clock.at = now
    return entered


def test_a_try_that_came_to_nothing_leaves_the_next_one_free() -> None:
    breaker = opened(clock := Clock())
    clock.at += 15
    assert breaker.enter() == "probe"
    breaker.left("probe")
    assert breaker.enter() == "probe"


def test_questions_sent_before_it_was_known_to_be_away_do_not_make_it_worse() -> None:
    breaker = opened(clock := Clock())
    clock.at += 14
    for _ in range(20):
        breaker.missed("go", "gone too")
    clock.at += 1
    assert breaker.enter() == "probe"


def test_a_late_answer_to_one_of_them_ends_it() -> None:
    breaker = opened(Clock())
    breaker.reached("go")
    assert breaker.enter() == "go"


def test_a_refusal_is_enough_at_once() -> None:
    breaker = Breaker(Clock())
    breaker.enter()
    breaker.refused("go", "wrong key")
    assert (breaker.away, breaker.enter()) == (Away(100.0, "wrong key"), None)
