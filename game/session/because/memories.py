"""Owns links to memories: their words, and one level deeper where each came from."""

from collections.abc import Iterator
from dataclasses import replace

from game.ai.memory import Kind, Memory
from game.ai.retrieval import Retrieved
from game.session.because.links import Link
from game.session.because.telling import Telling
from game.session.because.wording import place, quoted, sentence
from game.world.clock import TICKS_PER_HOUR

MOST_EVIDENCE = 3
LONGEST_TALK = 12 * TICKS_PER_HOUR
"""How far before a record of it a line is looked for, ticks."""
MOST_HOPS = 4
"""How far back a piece of news is followed through those who passed it on."""


def memory_link(telling: Telling, resident: int, number: int, score: Retrieved | None = None, deep: bool = True) -> Link | None:
    """A memory, with where it came from below it; None where there is none of that number."""
    memory = telling.memory(resident, number)
    if memory is None:
        return None
    below = tuple(_origin(telling, resident, memory)) if deep else ()
    tick = memory.created or None
    return Link("memory", quoted(memory.text), tick, below, resident, number, memory.content.kind, score)


def _origin(telling: Telling, resident: int, memory: Memory) -> Iterator[Link]:
    content = memory.content
    if memory.is_seed:
        return
    if content.said_by is not None and content.said_by != resident:
        yield from _hearsay(telling, resident, memory)
    elif content.evidence:
        found = (memory_link(telling, resident, each, deep=False) for each in _before(memory)[:MOST_EVIDENCE])
        yield from (link for link in found if link is not None)
    elif content.talk is not None:
        yield _in_a_talk(telling, resident, memory)
    elif content.kind is Kind.OBSERVATION and content.place is not None and resident not in content.people:
        where = place(telling, content.place)
        yield Link("origin", sentence(f"{telling.first_name(resident)} noticed it {where}".strip()), memory.created)


def _in_a_talk(telling: Telling, resident: int, memory: Memory) -> Link:
    """What somebody gave their word with, or answered, in a talk of their own: the very line."""
    content = memory.content
    about = {"kind": "speech", "conversation": content.talk, "line": content.line}
    since = max(0, memory.created - LONGEST_TALK)
    line = next(telling.events(memory.created, since, most=1, **about), None) if content.line is not None else None
    said = f"It was said with {quoted(line.text)}." if line is not None else "It comes from a talk."
    return Link("origin", said, line.tick if line is not None else memory.created, resident=resident, talk=content.talk)


def _hearsay(telling: Telling, resident: int, memory: Memory, hops: int = 0) -> Iterator[Link]:
    """Who said it, in which talk, and what that one had it from."""
    content, teller = memory.content, memory.content.said_by
    assert teller is not None, "nobody said it"
    said = f"{telling.name(teller)} told {telling.first_name(resident)} so."
    below: tuple[Link, ...] = ()
    told = telling.memory(teller, content.retells) if content.retells is not None else None
    if told is not None and told.created <= memory.created and hops < MOST_HOPS:
        below = tuple(_told_from(telling, teller, told, hops + 1))
    yield Link("origin", said, memory.created, below, teller, talk=content.talk)


def _told_from(telling: Telling, teller: int, told: Memory, hops: int) -> Iterator[Link]:
    """The teller's own record: heard from another, known from the start, or their own."""
    link = memory_link(telling, teller, told.number, deep=False)
    if link is not None and told.content.said_by not in (None, teller):
        yield from _hearsay(telling, teller, told, hops)
    elif link is not None:
        said = f"{telling.first_name(teller)} said it from what {telling.pronouns(teller)[0]} remembered: {link.said}"
        yield replace(link, said=said)


def _before(memory: Memory) -> list[int]:
    """What a record rests on, each once: older ones, whatever a save says."""
    return [each for each in dict.fromkeys(memory.content.evidence) if 0 <= each < memory.number]
