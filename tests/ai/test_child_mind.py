"""A mind in a process of its own answers as the same mind does here, also when that process dies."""

import os
import signal
from collections.abc import Iterator

import pytest

from game.ai.child_mind import ChildMind
from game.ai.known_places import KnownPlaces
from game.ai.mind import AnswerInterview, Circumstances, PlanDay, RateImportance
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Persona


@pytest.fixture
def mind() -> Iterator[ChildMind]:
    mind = ChildMind(OfflineMind)
    yield mind
    mind.close()


def question(seed: int = 1) -> PlanDay:
    persona = Persona(name="Ada Reed", paragraph="", clauses=(), age=34)
    return PlanDay(Circumstances(1, persona, seed, 0, 0, "2023-02-13", 0, 0, KnownPlaces(()), 0, "sleeping"))


def child_of(mind: ChildMind) -> int:
    """Its process, once it has answered something."""
    mind.plan_day(question())
    assert mind._child is not None
    (process,) = mind._child._processes
    return process


def test_it_answers_the_same(mind: ChildMind) -> None:
    assert mind.name == OfflineMind().name
    assert mind.plan_day(question(5)) == OfflineMind().plan_day(question(5))
    rate = RateImportance(question().now, ("Ada Reed is sleeping", "Ada Reed's house is on fire"))
    assert mind.rate_importance(rate) == OfflineMind().rate_importance(rate)


def test_who_is_interviewed_answers_the_same_there_too(mind: ChildMind) -> None:
    asked = AnswerInterview(question().now, "What do you do for a living?", "a reporter")
    assert mind.answer_interview(asked) == OfflineMind().answer_interview(asked)


def test_long_thoughts_are_thought_elsewhere(mind: ChildMind) -> None:
    assert child_of(mind) != os.getpid()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="only where processes can be killed so")
def test_when_its_process_dies_questions_are_answered_here(mind: ChildMind) -> None:
    os.kill(child_of(mind), signal.SIGKILL)
    assert mind.plan_day(question(6)) == OfflineMind().plan_day(question(6))
    assert mind.plan_day(question(7)) == OfflineMind().plan_day(question(7))
    assert mind._child is None


@pytest.mark.skipif(os.name != "posix", reason="Ctrl+C reaches a whole terminal's processes only there")
def test_ctrl_c_is_not_for_the_child(mind: ChildMind) -> None:
    process = child_of(mind)
    os.kill(process, signal.SIGINT)
    assert child_of(mind) == process


def test_closed_it_still_answers(mind: ChildMind) -> None:
    mind.close()
    mind.close()
    assert mind.plan_day(question(8)) == OfflineMind().plan_day(question(8))
