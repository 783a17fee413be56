"""Owns what came of an event in the one of two towns and in the other: who was asked, said yes, planned it and came."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.study.difference.pair import Pair
from game.study.events import Event, event_of
from game.study.news import News
from game.study.records import Records

STEPS = ("heard of it", "invited", "said yes", "planned it", "came")


@dataclass(frozen=True, slots=True)
class EventDifference:
    """One event that is held in at least one of the towns, `held` says in which; `start` and `end` are ticks.

    `steps` has for each of STEPS the names of those who got so far, in the one and in the other. `absent` has for those who
    came in one town alone the reason why they did not in the other: (name, reason in the one, reason in the other).
    """

    called: str
    text: str
    host: str
    place: str
    start: int
    end: int
    held: tuple[bool, bool]
    steps: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    absent: tuple[tuple[str, str, str], ...]

    @property
    def differs(self) -> bool:
        """Whether anything of it is not the same."""
        return any(set(a) != set(b) for a, b in self.steps) or not all(self.held)


def event_difference(pair: Pair, news: tuple[News | None, News | None]) -> EventDifference | None:
    """What came of a piece of news in both, where it is an event; None where it is none in either."""
    a, b = (None if each is None else event_of(records, each) for records, each in zip(pair.both, news, strict=True))
    first, records = (a, pair.a) if a is not None else (b, pair.b)
    if first is None:
        return None
    steps = zip(_steps(pair.a, a), _steps(pair.b, b), strict=True)
    about = (first.called, first.text, records.name(first.host), first.place, first.start, first.end)
    return EventDifference(*about, (a is not None, b is not None), tuple(steps), tuple(_absent(pair, a, b)))


def _steps(records: Records, event: Event | None) -> tuple[tuple[str, ...], ...]:
    if event is None:
        return ((),) * len(STEPS)
    parts = (event.knew, event.invited, event.said_yes, event.planned, event.came)
    return tuple(tuple(records.name(who) for who in part) for part in parts)


def _absent(pair: Pair, a: Event | None, b: Event | None) -> Iterator[tuple[str, str, str]]:
    """Those who came in one town alone, where it was held in both, with the reason why they did not in the other."""
    if a is None or b is None:
        return
    came = tuple({records.name(who) for who in each.came} for records, each in zip(pair.both, (a, b), strict=True))
    why_a = {pair.a.name(each.who): each.reason for each in a.absent}
    why_b = {pair.b.name(each.who): each.reason for each in b.absent}
    for name, _, _ in pair.shared:
        if (name in came[0]) != (name in came[1]):
            yield (name, why_a.get(name, ""), why_b.get(name, ""))
