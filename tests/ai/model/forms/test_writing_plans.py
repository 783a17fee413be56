"""Plans survive the wire: what the offline mind answers is, written as a model would and read back, nearly what it was."""

import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from typing import Any

from ai.model.forms.writing_plans import write_break_down_hour, write_ground, write_plan_day, write_replan_day

from game.ai.homes import assign_homes
from game.ai.mind import BreakDownHour, Circumstances, Ground, PlanDay, ReplanDay
from game.ai.model.form import Form
from game.ai.model.forms import BREAK_DOWN_HOUR, GROUND, PLAN_DAY, REPLAN_DAY
from game.ai.offline.mind import OfflineMind
from game.ai.plans import DayPlan, Step
from game.ai.reading import read_paragraph
from game.ai.residents_file import load_residents
from game.ai.seeing import starting_places
from game.assets import asset
from game.world.town_map import load_town

MONDAY = date(2023, 2, 13)
OFFLINE = OfflineMind()
NOON = 13 * 60
"""Until when the day is broken down, minutes."""


@cache
def mornings() -> tuple[tuple[Circumstances, DayPlan], ...]:
    town = load_town(asset("maps/smallville.tmx"))
    people = [read_paragraph(entry, MONDAY) for entry in load_residents(asset("residents/smallville.toml"))]
    homes = assign_homes(town, people)
    found = []
    for number, who in enumerate(people, 1):
        known = starting_places(town, who.name, homes[who.name], who.places)
        now = Circumstances(number, who, 7, 0, 0, MONDAY.isoformat(), 0, 0, known, known.home_arena or 0)
        found.append((now, OFFLINE.plan_day(PlanDay(now))))
    return tuple(found)


def hours() -> Iterator[BreakDownHour]:
    for now, plan in mornings():
        for start in range(plan.wake, NOON, 60):
            yield BreakDownHour(now, plan, start, start + 60)


def through(form: Form[Any, Any, Any], question: Any, written: dict[str, object]) -> Any:
    """What a form reads of an answer that came as JSON."""
    return form.read(form.answer.model_validate_json(json.dumps(written)), question, OFFLINE)


def share(same: list[bool]) -> float:
    return sum(same) / len(same)


def test_a_day_comes_back_with_all_its_hours() -> None:
    same = []
    for now, plan in mornings():
        read = through(PLAN_DAY, PlanDay(now), write_plan_day(plan, PlanDay(now)))
        assert (read.wake, read.bed) == (plan.wake, plan.bed)
        assert [(block.start, block.end, block.text) for block in read.blocks] == [
            (block.start, block.end, block.text) for block in plan.blocks
        ]
        same += [one == other for one, other in zip(plan.blocks, read.blocks, strict=True)]
    assert share(same) > 0.97


def test_an_hour_comes_back_with_its_steps() -> None:
    pairs: list[tuple[Step, Step]] = []
    for question in hours():
        steps = OFFLINE.break_down_hour(question)
        read = through(BREAK_DOWN_HOUR, question, write_break_down_hour(steps, question))
        assert [(step.text, step.start, step.end) for step in read] == [(step.text, step.start, step.end) for step in steps]
        pairs += zip(steps, read, strict=True)
    assert len(pairs) > 500
    assert all((one.emoji, one.importance, one.asleep) == (other.emoji, other.importance, other.asleep) for one, other in pairs)
    assert share([one.arena == other.arena for one, other in pairs]) > 0.99
    assert share([one.state == other.state for one, other in pairs]) > 0.99
    assert share([one.firm == other.firm for one, other in pairs]) > 0.99
    assert share([one.target == other.target for one, other in pairs]) > 0.9


def test_another_place_comes_back() -> None:
    same = []
    for now, plan in mornings():
        for step in OFFLINE.break_down_hour(BreakDownHour(now, plan, plan.wake, plan.wake + 60)):
            question = Ground(now, step, "it is taken", () if step.target is None else (step.target,))
            answer = OFFLINE.ground(question)
            if answer.target in question.avoid:
                continue  # nobody is shown their own bed when it is what does not serve
            read = through(GROUND, question, write_ground(answer, question))
            assert (read.text, read.start, read.end, read.activity) == (answer.text, answer.start, answer.end, answer.activity)
            same.append((read.arena, read.target is None) == (answer.arena, answer.target is None))
    assert len(same) > 100
    assert share(same) > 0.95


def test_a_changed_day_comes_back() -> None:
    for now, plan in mornings()[:8]:
        promise = f"{now.persona.name} promised somebody to come to the lantern party on February 13 from 5pm to 7pm"
        question = ReplanDay(now, plan, 720, (promise,))
        answer = OFFLINE.replan_day(question)
        read = through(REPLAN_DAY, question, write_replan_day(answer, question))
        assert [(block.start, block.end, block.text, block.place) for block in read.blocks] == [
            (block.start, block.end, block.text, block.place) for block in answer.blocks
        ]
