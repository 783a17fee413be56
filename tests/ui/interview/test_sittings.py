"""Questions put to residents in the window: what waits for what, what is let go of, and what is told of a failure."""

from collections.abc import Callable
from threading import Event

import pytest
from ui.inspector.remembering import ANN, seen, subject
from ui.why.why_towns import wait_until

from game.ai.mind import InterviewAnswer
from game.ai.stream import StreamView
from game.ai.thinking.ablating import FULL
from game.problem import Problem
from game.ui.interview.sittings import Ask, Sittings

MANY = [("memory", f"question {number}") for number in range(5)]


@pytest.fixture
def view() -> StreamView:
    return subject([seen("a cat sleeps"), seen("a dog barks")]).view


def gated(open_: Event) -> Ask:
    """Answers by an echo, once it may."""

    def ask(question: str) -> InterviewAnswer:
        assert open_.wait(20)
        return InterviewAnswer(f"Echo: {question}", (1,))

    return ask


def until(sittings: Sittings, done: Callable[[], bool]) -> None:
    wait_until(done, sittings.poll)


def test_answers_are_kept_by_resident_in_the_order_they_were_asked_with_the_memories_they_rest_on(view: StreamView) -> None:
    open_, sittings = Event(), Sittings()
    open_.set()
    sittings.put(gated(open_), MANY, (ANN, 90, FULL, view))
    until(sittings, lambda: not sittings.coming(ANN))
    given = sittings.given(ANN)
    assert [each.said for each in given] == [f"Echo: question {number}" for number in range(5)]
    assert [each.posed.number for each in given] == [1, 2, 3, 4, 5]
    assert [memory.text for memory in given[0].cites] == ["a dog barks"]
    assert not sittings.given(ANN + 1)


def test_ones_own_question_waits_for_no_battery(view: StreamView) -> None:
    open_, at_once, sittings = Event(), Event(), Sittings()
    at_once.set()
    sittings.put(gated(open_), MANY, (ANN, 90, FULL, view))
    sittings.put(gated(at_once), [("", "mine")], (ANN, 90, FULL, view))
    until(sittings, lambda: len(sittings.given(ANN)) == 1)
    assert sittings.given(ANN)[0].said == "Echo: mine" and len(sittings.coming(ANN)) == 5
    open_.set()
    until(sittings, lambda: not sittings.coming(ANN))


def test_a_battery_that_is_stopped_answers_nothing_more_but_what_is_being_answered(view: StreamView) -> None:
    open_, begun, sittings = Event(), Event(), Sittings()
    echo = gated(open_)

    def ask(question: str) -> InterviewAnswer:
        begun.set()
        return echo(question)

    sittings.put(ask, MANY, (ANN, 90, FULL, view))
    assert begun.wait(20)
    sittings.stop(ANN)
    assert [each.question for each in sittings.coming(ANN)] == ["question 0"]
    open_.set()
    until(sittings, lambda: not sittings.coming(ANN))
    assert [each.said for each in sittings.given(ANN)] == ["Echo: question 0"]


def test_where_no_answer_can_be_had_one_is_told_why(view: StreamView) -> None:
    def ask(question: str) -> InterviewAnswer:
        raise Problem("The server that makes vectors is away; try again later.")

    sittings = Sittings()
    sittings.put(ask, MANY[:1], (ANN, 90, FULL, view))
    until(sittings, lambda: not sittings.coming(ANN))
    (given,) = sittings.given(ANN)
    assert given.said.startswith("The server") and given.cites == () and not given.answer.known
