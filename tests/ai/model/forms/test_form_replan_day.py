"""A day that a model changes keeps what was promised, loses what was called off, and is asked about only if need be."""

from dataclasses import replace
from itertools import pairwise

import pytest
from ai.offline.offline_places import now, person

from game.ai.mind import PlanDay, ReplanDay
from game.ai.model.forms.replanning import REPLAN_DAY, Rest
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.plans import Block, DayPlan

OFFLINE = OfflineMind()
PARTY = "Nora Birk promised Mara Quint to come to the lantern party at The Blue Jug Café on February 13 from 5pm to 7pm"
CALLED_OFF = "Mara Quint said that the lantern party at The Blue Jug Café on February 13 from 5pm to 7pm is cancelled"


def planned(*promises: str) -> DayPlan:
    return OFFLINE.plan_day(PlanDay(now(person()), promises=promises))


def asked(plan: DayPlan, *promises: str, dropped: tuple[str, ...] = ()) -> ReplanDay:
    return ReplanDay(replace(now(person()), minute=840, tick=840 * 6), plan, 842, promises, dropped)


def answered(question: ReplanDay, *entries: tuple[str, str, str]) -> DayPlan:
    plan = [{"at": at, "do": do, "where": where} for at, do, where in entries]
    return REPLAN_DAY.read(Rest.model_validate({"plan": plan}), question, OFFLINE)


def at(plan: DayPlan, minute: int) -> Block:
    return next(block for block in plan.blocks if block.start <= minute < block.end)


def test_no_model_is_asked_when_nothing_changes() -> None:
    assert REPLAN_DAY.spared(asked(planned(PARTY), PARTY))
    assert not REPLAN_DAY.spared(asked(planned(), PARTY))
    assert not REPLAN_DAY.spared(asked(planned(PARTY), dropped=(CALLED_OFF,)))


def test_what_was_stays_and_what_is_new_is_as_the_model_has_it() -> None:
    question = asked(planned(), PARTY)
    plan = answered(
        question,
        ("14:05", "paint by the pond", "Mill Park"),
        ("17:00", "go to the lantern party", "The Blue Jug Café"),
        ("19:00", "have dinner", "home"),
    )
    assert [block for block in plan.blocks if block.end <= 840] == [block for block in question.plan.blocks if block.end <= 840]
    assert (at(plan, 900).text, at(plan, 900).place) == ("paint by the pond at Mill Park", "Mill Park")
    assert (at(plan, 1080).activity, at(plan, 1080).end) == ("event", 1140)
    assert at(plan, 1140).activity == "dinner"
    assert all(one.end == two.start for one, two in pairwise(plan.blocks))


def test_a_model_that_forgets_what_was_promised_changes_nothing_of_that() -> None:
    plan = answered(asked(planned(), PARTY), ("14:05", "paint by the pond", "Mill Park"))
    assert (at(plan, 1050).start, at(plan, 1050).activity) == (1020, "event")


def test_a_model_that_clings_to_what_was_called_off_does_not_go() -> None:
    plan = answered(
        asked(planned(PARTY), dropped=(CALLED_OFF,)),
        ("14:05", "read a novel", "home"),
        ("17:00", "go to the lantern party", "The Blue Jug Café"),
    )
    assert not any("party" in block.text for block in plan.blocks)


def test_an_entry_that_stays_keeps_what_the_offline_mind_knew_of_it() -> None:
    question = asked(planned(), PARTY)
    kept = [block for block in question.plan.blocks if block.start >= 845 and block.activity not in ("sleep", "event")]
    entries = [(f"{block.start // 60:02d}:{block.start % 60:02d}", block.text, block.place) for block in kept]
    plan = answered(question, *entries)
    expected = OFFLINE.replan_day(question)
    assert [(each.text, each.activity, each.detail) for each in plan.blocks] == [
        (each.text, each.activity, each.detail) for each in expected.blocks
    ]


def test_an_answer_without_a_single_hour_is_sent_back() -> None:
    with pytest.raises(Unusable):
        answered(asked(planned(), PARTY), ("09:00", "{", "home"))


def test_the_prompt_shows_what_is_left_of_the_day() -> None:
    question = asked(planned(), PARTY)
    text = rendered(REPLAN_DAY, question, OFFLINE, 4096).messages[1].text
    assert PARTY in text
    assert "sleep" not in text
    assert at(question.plan, 1100).text in text
    assert question.plan.blocks[2].text not in text
