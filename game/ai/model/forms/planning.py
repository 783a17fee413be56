"""Owns planning a day by a model: its hours as it writes them, with all that was promised and nothing that was called off."""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import BaseModel, ConfigDict, Field

from game.ai.mind import Mind, PlanDay, ReplanDay
from game.ai.model.binding_words import Dated
from game.ai.model.blocks import PlanEntry, Span, blocks_of, day_words
from game.ai.model.form import Form
from game.ai.model.places import named
from game.ai.model.prompt import Unusable
from game.ai.model.remembered import remembered
from game.ai.model.values import Words, after, minute_in
from game.ai.offline.timeline import GRID, on_grid
from game.ai.offline.today import Today
from game.ai.plans import Block, DayPlan

MOST_ENTRIES = 32
EARLIEST, LATEST = 3 * 60, 12 * 60
"""Who means to get up before or after this, minutes of the day, gets up as usual."""
DAYS = (10 * 60, 20 * 60)
"""The shortest and the longest day from getting up to going to bed, minutes."""
UP_BEFORE = 45
"""So long before the first thing that binds them they are up, minutes."""
MEMORIES = 90
"""Tokens that what comes to mind may take: what the paragraph says stands there already."""


class Day(BaseModel):
    """When they get up and go to bed, and the day in between."""

    model_config = ConfigDict(extra="ignore")
    wake: Words = ""
    bed: Words = ""
    plan: list[PlanEntry] = Field(json_schema_extra={"maxItems": MOST_ENTRIES})


def _facts(question: PlanDay, room: int) -> Mapping[str, object]:
    today = Today.of(question.now)
    return {
        "date": day_words(today.date),
        "places": named(today.atlas),
        "memories": remembered(question.now.memories, min(room, MEMORIES)),
        "yesterday": _news_of(question),
        "promises": question.promises,
        "dropped": question.dropped,
    }


def _news_of(question: PlanDay) -> str:
    """The day before, unless the paragraph tells of it."""
    words = question.yesterday.partition(f"{question.now.persona.name} ")[2].rstrip(".")
    return "" if words and words in question.now.persona.paragraph else question.yesterday


def _read(answer: Day, question: PlanDay, offline: Mind) -> DayPlan:
    today, usual = Today.of(question.now), offline.plan_day(question)
    wake = _wake(answer.wake, usual)
    bed = _bed(answer.bed, wake, usual)
    dated = Dated.of(today, question.promises, question.dropped)
    blocks = blocks_of(answer.plan[:MOST_ENTRIES], today, Span(wake, bed, dated, usual.blocks))
    if not blocks:
        raise Unusable('no entry of "plan" has a time like "07:30" between wake and bed and says what is done')
    day = replace(usual, wake=wake, bed=bed, blocks=_with_nights(blocks, wake, bed, usual), declined=())
    return offline.replan_day(ReplanDay(question.now, day, wake, question.promises, question.dropped))


def _wake(said: str, usual: DayPlan) -> int:
    """When they get up: in time for what binds them, on the grid."""
    bound = min((block.start for block in usual.blocks if block.activity == "event"), default=usual.bed)
    minute = minute_in(said)
    sensible = minute is not None and EARLIEST <= minute <= LATEST
    meant = on_grid(minute) if minute is not None and sensible else usual.wake
    return max(GRID, min(meant, (bound - UP_BEFORE) // GRID * GRID))


def _bed(said: str, wake: int, usual: DayPlan) -> int:
    minute = minute_in(said)
    meant = usual.bed if minute is None else after(on_grid(minute), wake)
    meant = meant if DAYS[0] <= meant - wake <= DAYS[1] else usual.bed
    return max(wake + DAYS[0], min(wake + DAYS[1], meant))


def _with_nights(blocks: tuple[Block, ...], wake: int, bed: int, usual: DayPlan) -> tuple[Block, ...]:
    """The day between the nights of the usual one; of who works at night, the small hours are as usual too."""
    last = usual.blocks[-1]
    small = [block for block in usual.blocks if block.start < min(wake, usual.wake)]
    before = [replace(block, end=min(block.end, wake)) for block in small] or [replace(last, start=0, end=wake)]
    before[-1] = replace(before[-1], end=wake)
    return (*before, *blocks, replace(last, start=bed, end=max(last.end, bed + GRID)))


PLAN_DAY = Form(
    kind="plan_day",
    size="large",
    answer=Day,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 900,
    read=_read,
)
