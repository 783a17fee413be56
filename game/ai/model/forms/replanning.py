"""Owns changing the rest of a day by a model, where something was promised or called off that the plan must change for."""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import BaseModel, ConfigDict, Field

from game.ai.mind import Mind, ReplanDay
from game.ai.model.binding_words import Dated
from game.ai.model.blocks import PlanEntry, Span, blocks_of, day_words, joined
from game.ai.model.form import Form
from game.ai.model.places import named
from game.ai.model.prompt import Unusable
from game.ai.offline.mind import OfflineMind
from game.ai.offline.timeline import GRID
from game.ai.offline.today import Today
from game.ai.plans import Block, DayPlan

MOST_ENTRIES = 20


class Rest(BaseModel):
    """The rest of the day."""

    model_config = ConfigDict(extra="ignore")
    plan: list[PlanEntry] = Field(json_schema_extra={"maxItems": MOST_ENTRIES})


def _facts(question: ReplanDay, room: int) -> Mapping[str, object]:
    today = Today.of(question.now, question.plan.day)
    return {
        "date": day_words(today.date),
        "places": named(today.atlas),
        "since": _since(question),
        "bed": question.plan.bed,
        "blocks": _rest(question),
        "promises": question.promises,
        "dropped": question.dropped,
    }


def _read(answer: Rest, question: ReplanDay, offline: Mind) -> DayPlan:
    today, since, old = Today.of(question.now, question.plan.day), _since(question), question.plan
    dated = Dated.of(today, question.promises, question.dropped)
    fresh = blocks_of(answer.plan[:MOST_ENTRIES], today, Span(since, old.bed, dated, _rest(question)))
    if not fresh:
        raise Unusable('no entry of "plan" has a time like "17:30" in the rest of the day and says what is done')
    kept = [replace(block, end=min(block.end, since)) for block in old.blocks if block.start < since]
    nights = [block for block in old.blocks if block.start >= old.bed]
    plan = replace(old, blocks=joined((*kept, *fresh, *nights)))
    return offline.replan_day(replace(question, plan=plan))


def _since(question: ReplanDay) -> int:
    return -(-question.since // GRID) * GRID


def _rest(question: ReplanDay) -> tuple[Block, ...]:
    """What is planned from then on until bed."""
    since, plan = _since(question), question.plan
    return tuple(
        replace(each, start=max(since, each.start)) for each in plan.blocks if each.end > since and each.start < plan.bed
    )


def _is_as_planned(question: ReplanDay) -> bool:
    """Whether everyday knowledge sees nothing to change: no model need be asked for what is as it was."""
    return OfflineMind().replan_day(question).blocks == question.plan.blocks


REPLAN_DAY = Form(
    kind="replan_day",
    size="large",
    answer=Rest,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 700,
    read=_read,
    spared=_is_as_planned,
)
