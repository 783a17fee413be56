"""What binds somebody on a day is read from their own records, and nothing else."""

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.commitments import Commitment, binds, called_off, commitments, described, heard_of
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.persona import Occasion, Persona
from game.world.clock import Clock

MIRA = "Mira Sand"
CLOCK = Clock(date(2024, 5, 6))
PROMISE = "Mira Sand promised Jon Reef to come to the reading circle at Mill Hall on May 7 from 6pm to 8pm."
FAIR = Occasion("spring fair", "fair", "host", "Mill Park", "2024-05-08", 840, 960)


def bound(*texts: str, who: Persona | None = None, since: date = date(2024, 5, 6)) -> tuple[Commitment, ...]:
    told = [Memory(number, 100, NewMemory(Kind.PLAN, text, 5)) for number, text in enumerate(texts)]
    return commitments(who or Persona(MIRA, "", ()), told, CLOCK, since)


def test_a_promise_says_what_when_and_where() -> None:
    (only,) = bound(PROMISE)
    assert only.occasion == Occasion("reading circle", "circle", "attend", "Mill Hall", "2024-05-07", 1080, 1200)
    assert (only.sentence, only.number, only.whom) == (PROMISE, 0, "Jon Reef")


@pytest.mark.parametrize(
    ("text", "role", "what", "place", "hours"),
    [
        ("promised Jon Reef to help with the chairs for the concert at Mill Hall on May 7 from 5pm to 6pm",
         "help", "chairs for the concert", "Mill Hall", (1020, 1080)),
        ("promised Jon Reef to play chess in Mill Park on May 7 at 3pm", "do", "play chess", "Mill Park", (900, None)),
        ("decided to go to the strike meeting at the Old Dock on May 7 at 10am, because she trusts Jon Reef",
         "attend", "strike meeting", "the Old Dock", (600, None)),
        ("means to come to the quiz at The Lantern tomorrow at 8pm", "attend", "quiz", "The Lantern", (1200, None)),
    ],
)  # fmt: skip
def test_promises_and_decisions_of_any_kind_bind(
    text: str, role: str, what: str, place: str, hours: tuple[int, int | None]
) -> None:
    (only,) = bound(f"{MIRA} {text}.")
    assert only.occasion == Occasion(what, what.split()[-1], role, place, "2024-05-07", *hours)


@pytest.mark.parametrize(
    "text",
    [
        "Jon Reef promised Mira Sand to come to the reading circle at Mill Hall on May 7 from 6pm to 8pm.",
        "Mira Sand plans to go to the reading circle at Mill Hall from 18:00 to 20:00 on Tuesday May 7",
        "Mira Sand promised Jon Reef to come to the reading circle some day.",
        "Jon Reef said that he is holding a reading circle at Mill Hall on May 7 from 6pm to 8pm.",
        "Mira Sand wants to ask Jon Reef to come to the reading circle at Mill Hall on May 7 from 6pm to 8pm together.",
    ],
)
def test_what_others_promise_or_what_has_no_hour_does_not_bind(text: str) -> None:
    assert bound(text) == ()


@pytest.mark.parametrize(
    "later",
    [
        "Mira Sand told Jon Reef that she will not come to the reading circle at Mill Hall on May 7, because she is tired.",
        "Mira Sand will not come to the reading circle at Mill Hall on May 7 from 6pm to 8pm, because she works at the bar.",
        "Mira Sand decided not to go to the reading circle.",
        "Jon Reef said that the reading circle is cancelled.",
        "Ada Holm said that the reading circle at Mill Hall was called off.",
    ],
)
def test_a_later_refusal_or_a_cancellation_sets_free_and_an_earlier_one_does_not(later: str) -> None:
    assert bound(PROMISE, later) == ()
    assert [each.number for each in bound(later, PROMISE)] == [1]


def test_why_one_will_not_come_takes_nothing_else_back() -> None:
    why = "Mira Sand will not come to the quiz at The Lantern on May 7 at 6pm, because she will be at the reading circle then."
    assert [each.occasion.noun for each in bound(PROMISE, why)] == ["circle"]


def test_one_occasion_binds_once_whoever_it_was_promised_to() -> None:
    again = PROMISE.replace("Jon Reef", "Ada Holm")
    assert [each.whom for each in bound(PROMISE, again)] == ["Jon Reef"]


def test_what_they_host_comes_before_what_they_promised_and_what_is_over_is_left_out() -> None:
    who = Persona(MIRA, "", (), occasions=(FAIR,))
    assert [each.occasion.noun for each in bound(PROMISE, who=who)] == ["fair", "circle"]
    assert [each.occasion.noun for each in bound(PROMISE, who=who, since=date(2024, 5, 8))] == ["fair"]
    assert bound(PROMISE, who=who, since=date(2024, 5, 9)) == ()


def test_what_was_called_off_is_told_in_words() -> None:
    told = [Memory(0, 0, NewMemory(Kind.CHAT, "Jon Reef said that the reading circle is cancelled.", 5))]
    assert called_off(Persona(MIRA, "", ()), told) == ("Jon Reef said that the reading circle is cancelled.",)
    assert called_off(Persona(MIRA, "", ()), []) == ()


def test_only_what_binds_is_looked_at_twice() -> None:
    assert binds(MIRA, PROMISE)
    assert not binds("Jon Reef", PROMISE)
    assert not binds(MIRA, "Mira Sand is sweeping the floor")


def test_an_event_that_was_heard_of_is_read_from_the_sentence() -> None:
    told = "Jon Reef said that he is holding a reading at the Old Dock on May 9 from 6pm to 8pm."
    assert heard_of(told, date(2024, 5, 6)) == Occasion("reading", "reading", "attend", "the Old Dock", "2024-05-09", 1080, 1200)
    assert heard_of("Jon Reef said that he is tired.", date(2024, 5, 6)) is None


@given(
    st.sampled_from(("spring fair", "Jon Reef's birthday party", "strike meeting", "evening of songs")),
    st.sampled_from(("", "Mill Hall", "The Lantern")),
    st.dates(date(2024, 5, 6), date(2024, 9, 30)),
    st.integers(5, 20),
    st.integers(1, 3),
)
def test_whatever_is_described_in_a_promise_is_read_back_from_it(
    what: str, place: str, day: date, hour: int, length: int
) -> None:
    occasion = Occasion(what, what.split()[-1], "attend", place, day.isoformat(), hour * 60, (hour + length) * 60)
    (only,) = bound(f"{MIRA} promised Jon Reef to come to {described(occasion)}.")
    assert only.occasion == occasion


def test_a_decision_to_give_ones_own_event_is_that_event_and_no_second_thing() -> None:
    host = Persona(MIRA, "", (), occasions=(FAIR,))
    own, other = bound(
        "Mira Sand has decided to hold a spring fair at Mill Park on May 8 from 2pm to 4pm",
        "Mira Sand has decided to mend a net at Mill Park on May 8 from 2pm to 4pm",
        who=host,
    )
    assert own.occasion == FAIR and other.occasion.text == "mend a net"
    guest = Persona(MIRA, "", (), occasions=(replace(FAIR, role="attend"),))
    assert len(bound("Mira Sand has decided to paint the spring fair at Mill Park on May 8 from 2pm to 4pm", who=guest)) == 2
