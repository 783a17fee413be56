"""Owns following a record back to where it came from: through who said it, until somebody had it at first hand."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.cues import covers
from game.ai.memory import Kind, Memory
from game.study.records import Records

ANSWERS = 0.5
"""Share of a promise's words that what it answers must have."""


@dataclass(frozen=True, slots=True)
class Hop:
    """One telling: `who` remembers since `tick` that `source` said it, in line number `line` of talk `talk`."""

    who: int
    source: int
    tick: int
    talk: int | None
    line: int | None


@dataclass(frozen=True, slots=True)
class Root:
    """Where a piece of news begins: a record that somebody has of themselves, or from a visitor, of whom there are none."""

    owner: int
    number: int


@dataclass(frozen=True, slots=True)
class Chain:
    """The way back from a record to its root, the latest telling first; no hops where the record is the root."""

    root: Root
    hops: tuple[Hop, ...]


def chain_of(records: Records, owner: int, number: int) -> Chain | None:
    """The way back from a record, or None where it cannot be followed to an end."""
    return _follow(records, owner, number, frozenset())


def tellings(records: Records, owner: int) -> Iterator[tuple[Memory, Chain]]:
    """Every record of a resident that came from somebody else and can be followed to its root."""
    for memory in records.streams[owner]:
        if memory.content.said_by is not None or memory.content.talk is not None:
            chain = chain_of(records, owner, memory.number)
            if chain is not None and chain.hops:
                yield memory, chain


def _follow(records: Records, owner: int, number: int, seen: frozenset[tuple[int, int]]) -> Chain | None:
    memory = records.memory(owner, number)
    if memory is None or (owner, number) in seen:
        return None
    seen |= {(owner, number)}
    content = memory.content
    if content.said_by is not None and content.said_by != owner:
        return _through_the_teller(records, owner, memory, seen)
    return _through_evidence(records, owner, memory, seen) or Chain(Root(owner, number), ())


def _through_the_teller(records: Records, owner: int, memory: Memory, seen: frozenset[tuple[int, int]]) -> Chain | None:
    """A record of what was said goes on at the record the teller said it from."""
    content = memory.content
    if content.said_by not in records.streams:
        return Chain(Root(owner, memory.number), ())
    told = _said_from(records, memory)
    if content.said_by is None or told is None:
        return None
    rest = _follow(records, content.said_by, told.number, seen)
    hop = Hop(owner, content.said_by, memory.created, content.talk, content.line)
    return rest and Chain(rest.root, (hop, *rest.hops))


def _said_from(records: Records, memory: Memory) -> Memory | None:
    """The teller's record that a line passed on, which is older.

    Where the line passes on none, the record they made of saying it (a promise, a stance), or of what it answers.
    """
    content, teller = memory.content, memory.content.said_by
    if teller is None:
        return None
    if content.retells is not None:
        told = records.memory(teller, content.retells)
        return told if told is not None and told.created <= memory.created else None
    if content.talk is None or content.line is None:
        return None
    theirs = records.of_talk(teller, content.talk)
    made = [each for each in theirs if each.content.said_by is None and each.content.line == content.line]
    return next(iter((*made, *_answered(theirs, memory))), None)


def _through_evidence(records: Records, owner: int, memory: Memory, seen: frozenset[tuple[int, int]]) -> Chain | None:
    """A promise or a stance, made in a talk, rests on the record of hearing; an insight is the resident's own."""
    content = memory.content
    if memory.is_seed or (content.kind is Kind.REFLECTION and content.talk is None):
        return None
    rests_on = content.evidence or tuple(each.number for each in _answered(records.of_talk(owner, content.talk), memory))
    chains = (_follow(records, owner, number, seen) for number in rests_on)
    return next((chain for chain in chains if chain is not None and (chain.hops or _is_seed(records, chain.root))), None)


def _answered(in_talk: list[Memory], said: Memory) -> list[Memory]:
    """Of one's records of a talk, that of what one had just been told when one promised, refused or judged: at most one."""
    if said.content.line is None:
        return []
    before = [each for each in in_talk if each.content.said_by is not None and -1 < _line(each) < said.content.line]
    fitting = [each for each in before if covers(each.text, said.text, ANSWERS)]
    return sorted(fitting, key=_line)[-1:]


def _line(memory: Memory) -> int:
    return -1 if memory.content.line is None else memory.content.line


def _is_seed(records: Records, root: Root) -> bool:
    memory = records.memory(root.owner, root.number)
    return memory is not None and memory.is_seed
