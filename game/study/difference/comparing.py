"""Owns comparing two saved towns: everything in which they differ, as one value."""

from dataclasses import dataclass, field
from typing import Any

from game.problem import Problem
from game.saves import Save
from game.session.ground import Ground
from game.study.difference.events import EventDifference, event_difference
from game.study.difference.memories import MemoriesDifference, memory_differences
from game.study.difference.news import NewsDifference, matched_news, news_difference
from game.study.difference.pair import Pair
from game.study.difference.parting import parted_at
from game.study.difference.places import Whereabouts, whereabouts
from game.study.difference.plans import PlanDifference, plan_differences
from game.study.difference.talks import TalksDifference, talks_difference
from game.study.records import Records, read_records
from game.world.clock import TICKS_PER_DAY, Clock

LONGEST = 36_500 * TICKS_PER_DAY
"""Ticks that a run can have lived for its dates to be told."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two: how far it has come (a tick), what it says it was forked from (name, tick).

    `alone` are those who live only there, `visitors` those who came only there.
    """

    name: str
    end: int
    forked_from: tuple[str, int] | None
    alone: tuple[str, ...]
    visitors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """All in which two towns differ, in the ticks of [`since`, `until`); `since` is None where nothing does.

    `clock` is the first one's; `ground` says in words what they were begun with that is not the same.
    """

    sides: tuple[Side, Side]
    clock: Clock
    since: int | None
    until: int
    ground: tuple[str, ...] = ()
    news: tuple[NewsDifference, ...] = ()
    events: tuple[EventDifference, ...] = ()
    whereabouts: tuple[Whereabouts, ...] = ()
    talks: TalksDifference = field(default_factory=TalksDifference)
    plans: tuple[PlanDifference, ...] = ()
    memories: tuple[MemoriesDifference, ...] = ()


def compare(saves: tuple[Save, Save], grounds: tuple[Ground, Ground], until: int | None = None) -> Difference:
    """What two towns differ in, as far as both have lived, or until a tick before that.

    Raises Problem where a save's records cannot be understood: anybody may have written one.
    """
    try:
        return _compared(saves, grounds, until)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        names = " or ".join(f'"{save.name}"' for save in saves)
        raise Problem(f"The records in the save {names} are damaged ({error!r}); open an older copy of the file.") from error


def _compared(saves: tuple[Save, Save], grounds: tuple[Ground, Ground], until: int | None) -> Difference:
    whole = read_records(saves[0], grounds[0]), read_records(saves[1], grounds[1])
    end = min(whole[0].end, whole[1].end, LONGEST if until is None else until)
    whole[0].clock.moment(end)  # a date that no calendar has is noticed here
    a, b = whole[0].until(end), whole[1].until(end)
    sides = _side(saves[0], whole[0], whole[1]), _side(saves[1], whole[1], whole[0])
    since = parted_at(saves, (a, b), end)
    ground = tuple(_ground(saves, grounds))
    if since is not None and since < 0:
        raise ValueError("something is told of a time before the beginning")
    if since is None:
        return Difference(sides, a.clock, None, end, ground)
    pair = Pair(a, b, since, end)
    matched = matched_news(pair)
    events = (event_difference(pair, each) for each in matched)
    return Difference(
        sides=sides,
        clock=a.clock,
        since=since,
        until=end,
        ground=ground,
        news=tuple(sorted((news_difference(pair, each) for each in matched), key=lambda each: (not each.occasion, -each.weight))),
        events=tuple(sorted((each for each in events if each is not None), key=lambda each: each.start)),
        whereabouts=whereabouts(pair),
        talks=talks_difference(pair),
        plans=plan_differences(pair),
        memories=memory_differences(pair),
    )


def _side(save: Save, own: Records, other: Records) -> Side:
    alone = tuple(each for each in own.names.values() if each not in other.names.values())
    visitors = tuple(each for each in own.visitors.values() if each not in other.visitors.values())
    return Side(save.name, own.end, _forked_from(save.header.get("forked_from")), alone, visitors)


def _forked_from(said: Any) -> tuple[str, int] | None:
    """What a header says of the run it was copied from, where it says something that can be."""
    if not isinstance(said, dict) or not isinstance(said.get("name"), str) or type(said.get("tick")) is not int:
        return None
    return (said["name"], said["tick"]) if 0 <= said["tick"] <= LONGEST else None


def _ground(saves: tuple[Save, Save], grounds: tuple[Ground, Ground]) -> list[str]:
    """What the two were begun with that differs, a sentence each."""
    a, b = saves[0].header, saves[1].header
    told = []
    if a["map_hash"] != b["map_hash"]:
        told.append(f"They have different maps: {grounds[0].town.name} and {grounds[1].town.name}.")
    if a["seed"] != b["seed"]:
        told.append(f"Chance is drawn from different seeds: {a['seed']} and {b['seed']}.")
    if a["start"] != b["start"]:
        told.append(f"They begin on different days: {a['start']} and {b['start']}; the dates told are those of the first.")
    if a["residents"] != b["residents"]:
        told.append("The people are not described in the same words.")
    if a["cognition"] != b["cognition"]:
        told.append("They think by different settings.")
    return told
