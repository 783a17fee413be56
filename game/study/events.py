"""Owns what came of an event: who was asked, who said yes, who planned it, who came, and why the others did not."""

from dataclasses import dataclass

from game.study.matter import Matter
from game.study.news import News
from game.study.records import Records


@dataclass(frozen=True, slots=True)
class Absence:
    """Who did not come, and the reason their records give."""

    who: int
    reason: str


@dataclass(frozen=True, slots=True)
class Event:
    """One event and what came of it. Residents are ids, in their order; `start` and `end` are ticks.

    `called` is short for it ("harvest party"). `came`: not the host, knew of it, had it in the plan, and was at its
    place in its hours.
    """

    text: str
    called: str
    host: int
    place: str
    start: int
    end: int
    knew: tuple[int, ...]
    invited: tuple[int, ...]
    said_yes: tuple[int, ...]
    planned: tuple[int, ...]
    came: tuple[int, ...]
    absent: tuple[Absence, ...]


def event_of(records: Records, news: News) -> Event | None:
    """What came of a piece of news, where it is an event with a day, an hour and a place of this town."""
    matter = Matter.of(records, news)
    if matter is None:
        return None
    guests = tuple(number for number in records.names if number != news.root.owner)
    said_yes = tuple(who for who in guests if matter.said_yes(who))
    declined = {who: reason for who in guests if (reason := matter.refusal(who))}
    invited = tuple(who for who in guests if who in said_yes or who in declined or matter.was_invited(who))
    knew = tuple(who for who in guests if who in news.chains)
    planned = tuple(who for who in guests if matter.is_planned(who))
    came = tuple(who for who in knew if who in planned and matter.was_there(who))
    over = records.end >= matter.end
    absent = tuple(Absence(who, matter.why_absent(who, declined)) for who in guests if over and who not in came)
    return Event(
        text=news.text,
        called=matter.occasion.text,
        host=news.root.owner,
        place=matter.place,
        start=matter.start,
        end=matter.end,
        knew=knew,
        invited=invited,
        said_yes=said_yes,
        planned=planned,
        came=came,
        absent=absent,
    )
