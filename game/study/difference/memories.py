"""Owns what somebody remembers in the one of two towns and not in the other."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.memory import Kind, Memory
from game.study.difference.pair import Pair
from game.study.records import Records

_TOLD = {Kind.REFLECTION: 3, Kind.CHAT: 2, Kind.OBSERVATION: 1, Kind.PLAN: 0}
"""What is told first among equally important ones: insights, then what was heard; plans are compared by themselves."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """A memory made at a tick; `importance` 1 to 10."""

    tick: int
    kind: str
    text: str
    importance: int


@dataclass(frozen=True, slots=True)
class MemoriesDifference:
    """Somebody's memories whose sentences the other town's does not have, the most important first."""

    name: str
    only: tuple[tuple[Remembered, ...], tuple[Remembered, ...]]


def memory_differences(pair: Pair) -> tuple[MemoriesDifference, ...]:
    """Of everybody who lives in both, those who remember most that is new coming first."""
    found = [_of(pair, name, who, there) for name, who, there in pair.shared]
    return tuple(sorted((each for each in found if any(each.only)), key=lambda each: -sum(map(len, each.only))))


def _of(pair: Pair, name: str, who: int, there: int) -> MemoriesDifference:
    a, b = _since(pair.a, who, pair.since), _since(pair.b, there, pair.since)
    return MemoriesDifference(name, (tuple(_missing(a, b)), tuple(_missing(b, a))))


def _since(records: Records, who: int, since: int) -> dict[str, Memory]:
    """Sentences remembered since a tick, each with the first memory that says it."""
    found: dict[str, Memory] = {}
    for memory in records.streams[who]:
        if memory.created >= since:
            found.setdefault(memory.text, memory)
    return found


def _missing(own: dict[str, Memory], other: dict[str, Memory]) -> Iterator[Remembered]:
    alone = [memory for text, memory in own.items() if text not in other]
    for each in sorted(alone, key=lambda each: (-each.content.importance, -_TOLD[each.content.kind], each.number)):
        yield Remembered(each.created, each.content.kind.value, each.text, each.content.importance)
