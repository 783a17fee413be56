"""Owns how the entries of a plan that a model wrote become blocks: times in order, no gaps, places they know, an activity."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from pydantic import BaseModel, ConfigDict

from game.ai.model.activities import activity_for, is_sleep
from game.ai.model.binding_words import Dated, preparing
from game.ai.model.deeds import deed
from game.ai.model.places import placed_at
from game.ai.model.values import Words, after, minute_in
from game.ai.offline.atlas import HOME, Venue
from game.ai.offline.breaking_down import SHIFTS
from game.ai.offline.timeline import GRID, on_grid
from game.ai.offline.today import Today
from game.ai.offline.wording import placed, the
from game.ai.plans import Block

EARLY = 120
"""An entry that begins up to so many minutes before its time begins with it."""
LONGEST_LAST = 240
"""The last thing before bed takes no longer, unless it is work: an answer that ends so early was cut off."""
LEAST_LAST = 30


class PlanEntry(BaseModel):
    """What, where and from when on; it lasts until the next."""

    model_config = ConfigDict(extra="ignore")
    at: Words
    do: Words
    where: Words = ""


@dataclass(frozen=True, slots=True)
class Span:
    """The minutes of the day that are planned, and what holds in them: `filler` is planned where the model left off."""

    start: int
    end: int
    dated: Dated
    filler: tuple[Block, ...]


def day_words(iso: str) -> str:
    """ "Tuesday February 14" for an ISO date."""
    day = date.fromisoformat(iso)
    return f"{day:%A %B} {day.day}"


def blocks_of(entries: Sequence[PlanEntry], today: Today, span: Span) -> tuple[Block, ...]:
    """Blocks from the first minute of a span to its last; () when no entry makes sense.

    What has a date is left out, a gap in its place: whether and when they are there is not the model's to say.
    """
    begun = _begun(entries, today, span)
    if not any(block.text for block in begun):
        return ()
    ends = [*(each.start for each in begun[1:]), span.end]
    found = [replace(block, end=end) for block, end in zip(begun, ends, strict=True)]
    before = _clipped(span.filler, span.start, found[0].start)
    if not before:
        found[0] = replace(found[0], start=span.start)
    named = [_with_activity(block, today, span) for block in found]
    return joined([block for block in (*before, *named[:-1], *_last(named[-1], span)) if block.text])


def joined(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """The same blocks, what goes on as before in one."""
    found: list[Block] = []
    for block in blocks:
        if found and found[-1].end == block.start and replace(block, start=0, end=0) == replace(found[-1], start=0, end=0):
            found[-1] = replace(found[-1], end=block.end)
        else:
            found.append(block)
    return tuple(found)


def _begun(entries: Sequence[PlanEntry], today: Today, span: Span) -> list[Block]:
    """The entries that can be used in the order of their time, each with its text ("" for what has a date) and place."""
    found: dict[int, Block] = {}
    for entry in entries:
        start, text = _start(entry.at, span), deed(entry.do, today.persona)
        if start is None or not text or (is_sleep(text) and start + EARLY > span.end):
            continue
        if span.dated.stands_for(text):
            found.setdefault(start, Block("", start, start))
            continue
        venue = placed_at(today, entry.where, text) or today.atlas.labelled(span.filler[-1].place if span.filler else HOME)
        says_where = venue is not None and today.persona.language == "English"
        full = placed(text, venue) if venue is not None and says_where else text
        found.setdefault(start, Block(full, start, start, venue.label if venue else HOME))
    return [found[start] for start in sorted(found)]


def _start(said: str, span: Span) -> int | None:
    """The minute an entry begins, on the grid; None when it says none that lies in the span."""
    minute = minute_in(said)
    if minute is None:
        return None
    minute = on_grid(minute)
    if span.start - EARLY <= minute < span.start:
        return span.start
    minute = after(minute, span.start)
    return minute if span.start <= minute <= span.end - GRID else None


def _with_activity(block: Block, today: Today, span: Span) -> Block:
    """The block as everyday knowledge reads it, or as it was read before when it was planned already."""
    same = next((each for each in span.filler if each.text.lower() == block.text.lower() and each.place == block.place), None)
    if same is not None:
        return replace(block, text=same.text, activity=same.activity, detail=same.detail)
    occasion = span.dated.prepared(block.text)
    if occasion is not None:
        return replace(block, activity="prepare", detail=f"{preparing(block.text)}|{the(occasion.text).replace('|', '/')}")
    venue = today.atlas.labelled(block.place) or Venue(HOME, -1)
    activity, detail = activity_for(today, block.text, venue, block.end - block.start)
    return replace(block, activity=activity, detail=detail)


def _last(block: Block, span: Span) -> tuple[Block, ...]:
    """The last block, and what was to follow it if it would last too long."""
    if block.end - block.start <= LONGEST_LAST or block.activity in SHIFTS:
        return (block,)
    until = next((each.start for each in span.filler if each.start >= block.start + LEAST_LAST), span.end)
    return (replace(block, end=until), *_clipped(span.filler, until, span.end))


def _clipped(blocks: tuple[Block, ...], start: int, end: int) -> tuple[Block, ...]:
    """What is planned from minute to minute, nights left out, the last of it until the end."""
    found = [
        replace(block, start=max(start, block.start), end=min(end, block.end))
        for block in blocks
        if block.activity != "sleep" and block.start < end and start < block.end
    ]
    return (*found[:-1], replace(found[-1], end=end)) if found else ()
