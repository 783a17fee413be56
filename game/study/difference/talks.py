"""Owns what was said in which of two towns: talks of one alone, and those of the same people with other words."""

from collections import defaultdict
from dataclasses import dataclass

from game.study.difference.pair import Pair
from game.study.records import Records
from game.world.clock import TICKS_PER_MINUTE

SAME_TIME = 15 * TICKS_PER_MINUTE
"""Two talks of the same people that begin within so many ticks are one and the same occasion."""


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody said."""

    speaker: str
    text: str


@dataclass(frozen=True, slots=True)
class Talk:
    """A talk that began at a tick: who took part (in the order of the alphabet), where, and every line."""

    tick: int
    place: str
    people: tuple[str, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class TalksDifference:
    """Talks by what became of them: `same` counts those with the same words, `otherwise` pairs those with other words."""

    same: int = 0
    otherwise: tuple[tuple[Talk, Talk], ...] = ()
    only: tuple[tuple[Talk, ...], tuple[Talk, ...]] = ((), ())


def talks_difference(pair: Pair) -> TalksDifference:
    """All talks in which something was said since the towns differ, in the order of time."""
    a, b = pair.of_each(lambda records: _talks(records, pair.since))
    same, otherwise, alone = 0, [], []
    waiting: dict[tuple[str, ...], list[Talk]] = defaultdict(list)
    for talk in b:
        waiting[talk.people].append(talk)
    for talk in a:
        other = _nearest(talk, waiting[talk.people])
        if other is None:
            alone.append(talk)
            continue
        waiting[talk.people].remove(other)
        if talk.lines == other.lines:
            same += 1
        else:
            otherwise.append((talk, other))
    rest = sorted((talk for talks in waiting.values() for talk in talks), key=_order)
    return TalksDifference(same, tuple(otherwise), (tuple(alone), tuple(rest)))


def _nearest(talk: Talk, others: list[Talk]) -> Talk | None:
    """Of some talks the one that began nearest in time, with the same words where there is such a one."""
    near = [each for each in others if abs(each.tick - talk.tick) <= SAME_TIME]
    return min(near, key=lambda each: (each.lines != talk.lines, abs(each.tick - talk.tick), each.tick), default=None)


def _talks(records: Records, since: int) -> list[Talk]:
    found = []
    for number, lines in records.talks.items():
        if lines and lines[-1].tick >= since:
            people = {*records.members.get(number, ()), *(line.speaker for line in lines)}
            named = tuple(sorted(records.name(who) for who in people))
            said = tuple(Line(records.name(line.speaker), line.text) for line in lines)
            found.append(Talk(lines[0].tick, _place(records, people, lines[0].tick), named, said))
    return sorted(found, key=_order)


def _order(talk: Talk) -> tuple[int, tuple[str, ...]]:
    return talk.tick, talk.people


def _place(records: Records, people: set[int], tick: int) -> str:
    """Where the residents among some people were; "" where the save does not say."""
    stays = {arena for who in people if who in records.places for arena in records.stays(who, tick, tick + 1)}
    return records.place(max(stays)) if stays else ""
