"""Owns who was where in which of two towns: each one's stays in both, and where their ways part."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from game.study.difference.pair import Pair
from game.study.records import Records
from game.world.clock import TICKS_PER_MINUTE

SHORTEST = 10 * TICKS_PER_MINUTE
"""Ticks that one has to be elsewhere for it to be told; who comes in a little later has not gone another way."""


@dataclass(frozen=True, slots=True)
class Stay:
    """At one place, by name, from tick `start` to `end`."""

    start: int
    end: int
    place: str


@dataclass(frozen=True, slots=True)
class Parting:
    """From tick `start` to `end` somebody was at one place in the one town and at another in the other."""

    start: int
    end: int
    places: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where somebody was in the one and in the other; `apart` counts the ticks at different places, short ones too."""

    name: str
    stays: tuple[tuple[Stay, ...], tuple[Stay, ...]]
    partings: tuple[Parting, ...]
    apart: int


def whereabouts(pair: Pair) -> tuple[Whereabouts, ...]:
    """Of everybody who lives in both; whose ways part for longest come first."""
    found = [_of(pair, name, who, there) for name, who, there in pair.shared]
    return tuple(sorted(found, key=lambda each: -each.apart))


def _of(pair: Pair, name: str, who: int, there: int) -> Whereabouts:
    a = tuple(_stays(pair.a, who, pair.since, pair.until))
    b = tuple(_stays(pair.b, there, pair.since, pair.until))
    partings = tuple(_partings(a, b))
    apart = sum(each.end - each.start for each in partings)
    return Whereabouts(name, (a, b), tuple(each for each in partings if each.end - each.start >= SHORTEST), apart)


def _stays(records: Records, who: int, since: int, until: int) -> Iterator[Stay]:
    """Without a gap from `since` to `until`; several arenas of one sector are one place."""
    moves = records.places[who]
    first = max(0, bisect_right(moves, (since, 1 << 62)) - 1)
    begun: tuple[int, str] | None = None
    for tick, arena in moves[first:]:
        place = records.place(arena)
        if begun is None:
            begun = (since, place)
        elif place != begun[1]:
            yield Stay(begun[0], tick, begun[1])
            begun = (tick, place)
    if begun is not None and begun[0] < until:
        yield Stay(begun[0], until, begun[1])


def _partings(a: tuple[Stay, ...], b: tuple[Stay, ...]) -> Iterator[Parting]:
    """Where the two differ, in order; neighbours at the same two places are one."""
    last: Parting | None = None
    for piece in _pieces(a, b):
        if last is not None and (last.end, last.places) == (piece.start, piece.places):
            last = Parting(last.start, piece.end, last.places)
            continue
        if last is not None:
            yield last
        last = piece
    if last is not None:
        yield last


def _pieces(a: tuple[Stay, ...], b: tuple[Stay, ...]) -> Iterator[Parting]:
    mine, theirs = 0, 0
    while mine < len(a) and theirs < len(b):
        one, other = a[mine], b[theirs]
        start, end = max(one.start, other.start), min(one.end, other.end)
        if start < end and one.place != other.place:
            yield Parting(start, end, (one.place, other.place))
        mine, theirs = mine + (one.end == end), theirs + (other.end == end)
