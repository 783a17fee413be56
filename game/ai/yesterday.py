"""Owns the summary of the day before: what was heard, what was done, what was left undone, in a sentence or three."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.ai.memory import Kind, Memory
from game.ai.persona import Persona
from game.ai.stream import StreamView
from game.world.clock import TICKS_PER_DAY, Clock, day_number

WORTH_TELLING = 3
"""Importance from which on something done, or meant to be done, is part of a summary."""
_LEFT = re.compile(r"could not (?P<what>.+?) as planned")


@dataclass(frozen=True, slots=True)
class DayBefore:
    """`text` sums it up, from the records numbered in `evidence`; `told` is whether the stream says it already."""

    text: str
    evidence: tuple[int, ...] = ()
    told: bool = False


def day_before(persona: Persona, stream: StreamView, day: int, clock: Clock) -> DayBefore:
    """Sum up the day before `day` from its records; before the first day stands what the paragraph says of it."""
    if day == 0:
        seeds = [memory for memory in stream if memory.is_seed and memory.text.startswith("Yesterday")]
        return DayBefore(" ".join(f"{memory.text.rstrip('.')}." for memory in seeds), _numbers(seeds), told=True)
    since = (day - 1) * TICKS_PER_DAY
    lived = [memory for memory in stream if day_number(memory.created) == day - 1 and memory.created > since]
    name, he = persona.name, persona.pronouns[0]
    found = [part for part in (_did(name, he, lived), _heard(name, lived), _left(name, lived)) if part is not None]
    if not found:
        return DayBefore("")
    moment, texts = clock.moment(since), [text for _, text in found]
    sentences = [f"On {moment:%A %B} {moment.day} {texts[0]}.", *(f"{text}." for text in texts[1:])]
    return DayBefore(" ".join(sentences), _numbers(memory for memory, _ in found))


def _heard(name: str, lived: list[Memory]) -> tuple[Memory, str] | None:
    """The weightiest thing that somebody said, else the weightiest talk."""
    chats = [memory for memory in lived if memory.content.kind is Kind.CHAT]
    best = _weightiest([memory for memory in chats if memory.content.said_by is not None]) or _weightiest(chats)
    if best is None:
        return None
    text = best.text.rstrip(".")
    who, said, what = text.partition(" said that ")
    return best, f"{name} heard from {who} that {what}" if said else text


def _did(name: str, he: str, lived: list[Memory]) -> tuple[Memory, str] | None:
    """The weightiest thing that they did."""
    own = [memory for memory in lived if memory.content.kind is Kind.OBSERVATION and memory.text.startswith(f"{name} is ")]
    best = _weightiest([memory for memory in own if memory.content.importance >= WORTH_TELLING])
    was = "were" if he == "they" else "was"
    return (best, f"{name} {was} {best.text.rstrip('.').removeprefix(f'{name} is ')}") if best is not None else None


def _left(name: str, lived: list[Memory]) -> tuple[Memory, str] | None:
    """The weightiest thing that they could not do, of those that mattered when they were planned."""
    planned = {_step(name, memory.text): memory.content.importance for memory in lived if memory.content.kind is Kind.PLAN}
    left = [(memory, _LEFT.match(memory.text.removeprefix(f"{name} "))) for memory in lived if memory.text.startswith(name)]
    missed = {memory.number: match["what"] for memory, match in left if match and planned.get(match["what"], 0) >= WORTH_TELLING}
    best = _weightiest([memory for memory, _ in left if memory.number in missed])
    return (best, f"{name} meant to {missed[best.number]} and could not") if best is not None else None


def _step(name: str, text: str) -> str:
    """What a planned step is, without its times."""
    return re.split(r" for \d+ minutes from ", text.removeprefix(f"{name} plans to "))[0]


def _weightiest(memories: list[Memory]) -> Memory | None:
    return max(memories, key=lambda memory: (memory.content.importance, memory.number), default=None)


def _numbers(memories: Iterable[Memory]) -> tuple[int, ...]:
    return tuple(memory.number for memory in memories)
