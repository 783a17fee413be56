"""Who is interviewed under a condition draws on what it leaves, and on nothing else."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from ai.offline.interview.interviewed import BO, DAG, EVENING, Interviewed

from game.ai.memory import Kind, NewMemory
from game.ai.mind import AnswerInterview, InterviewAnswer
from game.ai.offline.mind import OfflineMind
from game.ai.thinking import Means
from game.ai.thinking.ablating import CONDITIONS, FULL, NO_PLANNING, NO_REFLECTION, NOTHING, Condition, condition_named
from game.problem import Problem
from game.study.battery import battery

NEWS = ("Dag Moe is going to call a strike at the cannery in May", "the ferry will stop in spring")


@dataclass
class Overheard(OfflineMind):
    """The offline mind, with every question kept that it was asked."""

    asked: list[AnswerInterview] = field(default_factory=list)

    def answer_interview(self, question: AnswerInterview) -> InterviewAnswer:
        self.asked.append(question)
        return super().answer_interview(question)


@pytest.fixture
def mind() -> Overheard:
    return Overheard()


@pytest.fixture
def ada(mind: Overheard) -> Interviewed:
    """A baker with memories of every kind."""
    plain = Interviewed()
    ada = Interviewed(means=Means(mind, plain.means.embedder, plain.means.town, plain.means.clock, plain.means.settings))
    ada.sees(700, "Bo Lund is mending a net", BO)
    ada.hears(800, DAG, NEWS[0])
    ada.remember(810, NewMemory(Kind.REFLECTION, "Ada Holm could spend every hour with Bo Lund", 7, evidence=(0,), people=(BO,)))
    ada.remember(811, NewMemory(Kind.REFLECTION, "Ada Holm is giving her best hours to the red scarf", 7, evidence=(5,)))
    ada.remember(820, NewMemory(Kind.PLAN, "Ada Holm plans to bake bread from 06:00 to 14:00 on Tuesday February 14", 4))
    ada.remember(830, NewMemory(Kind.PLAN, "Ada Holm promised to help Dag Moe on Tuesday February 14", 6, people=(DAG,), talk=1))
    return ada


def everything_said(ada: Interviewed, condition: Condition) -> list[InterviewAnswer]:
    names = {1: "Ada Holm", 2: "Bo Lund", 3: "Cleo Vik", 4: "Dag Moe"}
    questions = battery(1, names, ada.stream.view(), NEWS)
    return [ada.ask(each.text, EVENING, condition) for each in questions]


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda each: each.name)
def test_an_answer_rests_on_allowed_kinds_alone(ada: Interviewed, mind: Overheard, condition: Condition) -> None:
    allowed = set(Kind) if condition.kinds is None else set(condition.kinds)
    view = ada.stream.view()
    cited = {view[number].content.kind for answer in everything_said(ada, condition) for number in answer.cites}
    offered = {memory.content.kind for question in mind.asked for memory in question.now.memories}
    assert cited <= allowed
    assert offered == allowed


def test_each_condition_takes_something_away(ada: Interviewed) -> None:
    texts = [[answer.text for answer in everything_said(ada, condition)] for condition in CONDITIONS]
    assert all(one != other for one, other in pairwise(texts))


def test_who_has_nothing_left_has_not_even_their_paragraph(ada: Interviewed, mind: Overheard) -> None:
    answers = everything_said(ada, NOTHING)
    assert len(answers) == 25 and not any(answer.cites for answer in answers)
    known: list[Any] = [(each.now, each.names) for each in mind.asked]
    for word in ("baker", "scarf", "shant", "blunt", "Bo Lund", "Dag", "41", "cottage", "Harbour"):
        assert not any(word in repr(each) for each in known), word
    assert ada.ask("What do you do for a living?", EVENING, NOTHING).known is False
    assert "Ada Holm" in ada.ask("Introduce yourself.", EVENING, NOTHING).text


def test_without_reflection_there_is_no_self_summary_but_a_plan(ada: Interviewed) -> None:
    assert ada.ask("What will you be doing at 10am tomorrow?", EVENING, NO_REFLECTION).cites
    assert not ada.ask("What will you be doing at 10am tomorrow?", EVENING, NO_PLANNING).cites


def test_an_interview_leaves_nothing_behind(ada: Interviewed) -> None:
    before = (ada.stream.digest, ada.stream.last_access.tolist())
    for condition in CONDITIONS:
        everything_said(ada, condition)
    assert (ada.stream.digest, ada.stream.last_access.tolist()) == before


def test_conditions_are_found_by_what_they_are_called() -> None:
    assert [condition_named(each.name) for each in CONDITIONS] == list(CONDITIONS)
    assert condition_named(" Full") is FULL and condition_named("no obs") is NOTHING
    for wrong in ("no", "human", "", "no reflectionn"):
        with pytest.raises(Problem, match="choose 'full'"):
            condition_named(wrong)
