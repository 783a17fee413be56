"""Owns breaking a stretch of a plan down by a model: steps in words, each at a thing or in a room of those it was shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from game.ai.mind import BreakDownHour, Mind
from game.ai.model.activities import doing_in, usual_object
from game.ai.model.deeds import deed, emoji_of, state_of
from game.ai.model.form import Form
from game.ai.model.pacing import paced
from game.ai.model.places import Room, Spot, chosen, rooms, serving, taken
from game.ai.model.prompt import Unusable
from game.ai.model.values import number_in
from game.ai.offline.minutes import Grain
from game.ai.offline.scene import EATING
from game.ai.offline.today import Today
from game.ai.plans import Block, Step

MOST_STEPS = 16
GUESSED = 1
"""So many places of an answer may be none that was offered; they are guessed. More, and it is asked for another one."""
TOKENS_A_STEP, TOKENS_BESIDES = 35, 60
PARTS = ("min", "at", "do", "state", "emoji", "rate")
"""The parts of a step's line: written so, an hour takes half the tokens that it takes as objects (measured)."""
USUAL_MINUTES = 10


@dataclass(frozen=True, slots=True)
class StepWords:
    """One step: how many minutes, where, what, what becomes of the thing, an emoji, how poignant."""

    min: int
    at: str
    do: str
    state: str
    emoji: str
    rate: int


def _line(value: Any) -> Any:
    """A step's line; an object with the same parts, which some models write whatever they are told, becomes one."""
    return "|".join(str(value.get(part, "")) for part in PARTS) if isinstance(value, dict) else value


class Steps(BaseModel):
    """The steps in order, a line each."""

    model_config = ConfigDict(extra="ignore")
    steps: list[Annotated[str, BeforeValidator(_line)]] = Field(json_schema_extra={"maxItems": MOST_STEPS})


def step_words(line: str) -> StepWords:
    """A line's parts; those left out at its end are empty. One without parts says what is done."""
    line = line if "|" in line else f"||{line}"
    minutes, at, do, state, emoji, rate = (*(part.strip() for part in line.split("|", 5)), *("",) * 6)[:6]
    return StepWords(number_in(minutes, USUAL_MINUTES), at, do, state, emoji, number_in(rate, 1))


def offered(question: BreakDownHour) -> tuple[Room, ...]:
    """The rooms an answer may choose from: those of the places that the stretch is planned at, home first."""
    today = Today.of(question.now, question.plan.day)
    venues = (today.atlas.labelled(block.place) for block in _blocks(question))
    found = rooms(today.atlas, [venue.sector for venue in venues if venue is not None])
    return found or rooms(today.atlas, list(today.atlas.sectors)[:1])


def _blocks(question: BreakDownHour) -> tuple[Block, ...]:
    return tuple(each for each in question.plan.blocks if each.start < question.end and question.start < each.end)


def _facts(question: BreakDownHour, room: int) -> Mapping[str, object]:
    steps = [step for step in question.plan.steps if step.end <= question.start]
    return {
        "rooms": offered(question),
        "blocks": _blocks(question),
        "before": steps[-1].text if steps else "",
        "start": question.start,
        "end": question.end,
        "shortest": question.shortest,
        "longest": question.longest,
    }


def _read(answer: Steps, question: BreakDownHour, offline: Mind) -> tuple[Step, ...]:
    said, offer = [step_words(line) for line in answer.steps[:MOST_STEPS]], offered(question)
    if not any(step.do for step in said):
        raise Unusable('"steps" says of no step what is done: write each as "10|A2|brew coffee|brewing coffee|☕|1"')
    today, spots = Today.of(question.now, question.plan.day), _spots(said, offer)
    grain = Grain(question.shortest, question.longest)
    steps, start = list[Step](), question.start
    for index, minutes in paced([step.min for step in said], question.end - question.start, grain):
        end = min(question.end, start + minutes)
        block = next((block for block in _blocks(question) if block.start <= (start + end) / 2 < block.end), None)
        spot = _at_the_event(today, spots[index], block, offer)
        steps.append(_step(today, said[index], spot, block, (start, end)))
        start = end
    if start < question.end:
        steps += offline.break_down_hour(replace(question, start=start))
    return _nights_slept(steps, question, offline)


def _spots(steps: Sequence[StepWords], offer: Sequence[Room]) -> list[Spot]:
    """Where each step is. What was not offered is where the step before is, unless too much of it is like that."""
    found: list[Spot] = []
    unknown: list[str] = []
    for step in steps:
        last = Spot(found[-1].room, None) if found else Spot(offer[0], None)
        spot = chosen(offer, step.at) if step.at.strip() else found[-1] if found else last
        if spot is None or not spot.sure:
            unknown.append(step.at)
        found.append(spot or last)
    if len(unknown) > GUESSED:
        allowed = ", ".join(kind.key for room in offer for kind in room.kinds)
        said = ", ".join(dict.fromkeys(each[:20] for each in unknown))
        raise Unusable(f'"at" must be one of {", ".join(room.key for room in offer)}, {allowed}; there is no {said}')
    return found


def _step(today: Today, said: StepWords, spot: Spot, block: Block | None, minutes: tuple[int, int]) -> Step:
    text = deed(said.do, today.persona) or (block.text if block else "look about")
    thing = taken(today, spot)
    activity = doing_in(text, block.activity if block else "")
    return Step(
        text,
        *minutes,
        arena=spot.room.arena,
        target=thing.id if thing else None,
        state=state_of(thing.kind, said.state, text) if thing else None,
        emoji=emoji_of(said.emoji, text),
        importance=max(1, min(10, said.rate)),
        activity=activity,
        wanted=serving(thing.kind, usual_object(activity, block.activity if block else "")) if thing else "",
        firm=activity == EATING,
    )


def _at_the_event(today: Today, spot: Spot, block: Block | None, offer: Sequence[Room]) -> Spot:
    """Whoever has promised to be at something is there, whatever room the step names."""
    venue = today.atlas.labelled(block.place) if block is not None and block.activity == "event" else None
    if venue is None or spot.room.sector == venue.sector:
        return spot
    there = [room for room in offer if room.sector == venue.sector and venue.arena in (None, room.arena)]
    return Spot(max(there, key=lambda room: len(room.kinds)), None) if there else spot


def _nights_slept(steps: Sequence[Step], question: BreakDownHour, offline: Mind) -> tuple[Step, ...]:
    """The steps, but asleep where sleep is planned."""
    found = list(steps)
    for night in (block for block in _blocks(question) if block.activity == "sleep"):
        start, end = max(night.start, question.start), min(night.end, question.end)
        before = [replace(step, end=min(step.end, start)) for step in found if step.start < start]
        after = [replace(step, start=max(step.start, end)) for step in found if step.end > end]
        found = [*before, *offline.break_down_hour(replace(question, start=start, end=end)), *after]
    return tuple(found)


def _is_all_sleep(question: BreakDownHour) -> bool:
    """Asleep, or nothing planned that could be broken down."""
    return all(block.activity == "sleep" for block in _blocks(question))


def _limit(question: BreakDownHour) -> int:
    steps = min(MOST_STEPS, -(-(question.end - question.start) // question.shortest))
    return TOKENS_BESIDES + TOKENS_A_STEP * steps


BREAK_DOWN_HOUR = Form(
    kind="break_down_hour",
    size="large",
    answer=Steps,
    now=lambda question: question.now,
    facts=_facts,
    limit=_limit,
    read=_read,
    spared=_is_all_sleep,
)
