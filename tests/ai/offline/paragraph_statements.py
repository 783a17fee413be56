"""Statements about a person and their day, as written in paragraphs/*.toml, and whether a paragraph and its plan bear them out.

What is read of them:
  age N, stage WORD, he/she/they; work ARCHETYPE, title WORDS, status WORD, shift WORD, hours FROM-TO, place WORDS, no work;
  home WORDS, up TIME, to bed TIME; lives with NAME, knows NAME: KIND, crush NAME, looks after NAME;
  habit, likes, dislikes, wants, worries, secret, opinion WORDS; news WORDS DATE.
What the day shows (of a Tuesday, or of a day named before a colon), each with a time or a stretch of time:
  asleep, awake, working; does WORDS (somewhere in the stretch, or the day); at PLACE; meals NUMBER.
`not` (or `never`) before a statement turns it round, "|" parts what is as good, and "-" stands for nothing.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache

from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.ai.mind import Circumstances, PlanDay
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Persona
from game.ai.plans import Block, DayPlan
from game.ai.reading import read_paragraph
from game.ai.residents_file import ResidentEntry
from game.world.places import Norms

START = date(2023, 2, 13)
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
WORK = ("work", "class", "study")
BED = 1001
GUESTS = ("customer seating",) * 4
COUNTER = ("counter", "behind the counter")
ROOMS = {
    "bedroom": ("bed", "closet", "desk"),
    "bathroom": ("bathroom sink", "shower", "toilet"),
    "kitchen": ("kitchen table", "stove", "refrigerator", "kitchen sink"),
    "living room": ("sofa", "bookshelf", "armchair"),
}
TOWN = {
    "Market Cafe": ((420, 1200), (*COUNTER, "coffee machine", *GUESTS)),
    "Heron Inn": ((660, 1440), ("bar counter", "behind the bar counter", "stove", *GUESTS)),
    "Village Park": (None, ("park bench", "park bench", "pond", "park garden")),
    "Corner Shop": ((480, 1080), (*COUNTER, "grocery shelf")),
    "Village School": (None, ("classroom seating", "podium", "blackboard", "stove")),
    "College": (None, ("classroom seating", "podium", "library table")),
    "Clinic": (None, ("hospital bed", "desk", "medicine cabinet", "chair")),
    "Harbour": (None, ("dock", "boat", "bench")),
    "St. Anne's Church": (None, ("pew", "altar", "podium")),
    "Town Hall": (None, ("desk", "table", "chair")),
    "Library": ((540, 1140), ("desk", "bookshelf", "library table")),
    "Fire Station": (None, ("equipment", "table", "vehicle", "sofa")),
    "Mill": (None, ("desk", "machine", "workbench")),
    "Forge": (None, ("workbench", "equipment")),
    "Bakery": ((360, 1020), (*COUNTER, "oven")),
}
"""Name of a place -> (opening hours, what stands there)."""


@dataclass(frozen=True, slots=True)
class Case:
    """One paragraph with what must hold of it; `missed` is what does not, yet."""

    name: str
    paragraph: str
    reads: tuple[str, ...]
    day: tuple[str, ...]
    missed: tuple[str, ...] = ()


@cache
def town(owner: str, small: bool = False) -> KnownPlaces:
    """A town as its people know it; a `small` one has a home and a shop, and nothing else."""
    home = _sector(1, f"{owner}'s house", Norms(private_to=(owner,), purpose="a home"), ROOMS)
    places = {"Corner Shop": TOWN["Corner Shop"]} if small else TOWN
    others = [
        _sector(number, name, Norms(hours=hours), {"room": things})
        for number, (name, (hours, things)) in enumerate(places.items(), 2)
    ]
    return KnownPlaces((home, *others), 1, BED, 10)


def _sector(id: int, name: str, norms: Norms, rooms: dict[str, tuple[str, ...]]) -> KnownSector:
    arenas = [
        KnownArena(
            id * 10 + place,
            room,
            id,
            Norms(),
            tuple(KnownObject(id * 1000 + place * 10 + n, kind, id * 10 + place, "idle", 0) for n, kind in enumerate(things, 1)),
        )
        for place, (room, things) in enumerate(rooms.items())
    ]
    return KnownSector(id, name, norms, tuple(arenas))


def read(case: Case) -> Persona:
    """The person a paragraph is about."""
    return read_paragraph(ResidentEntry(case.name, case.paragraph), START)


def plan(who: Persona, weekday: int, small: bool = False, week: int = 0) -> DayPlan:
    """The day they would plan on a weekday of the first week, or of a later one."""
    day = weekday + 7 * week
    when = Circumstances(3, who, 1, day * 8640, day, f"2023-02-{13 + day}", weekday, 0, town(who.name, small), 10)
    return OfflineMind().plan_day(PlanDay(when))


def failures(case: Case) -> list[str]:
    """Every statement that does not hold."""
    who = read(case)
    wrong = [each for each in case.reads if not holds(who, each)]
    return wrong + [each for each in case.day if not shows(who, each)]


def holds(who: Persona, statement: str) -> bool:
    """Whether a statement about what was read is true."""
    if statement.startswith("not "):
        return not holds(who, statement[4:])
    if statement in ("he", "she", "they"):
        return who.pronouns[0] == statement
    if statement == "no work":
        return not any(job.status == "working" for job in who.occupations)
    key = max((key for key in _READ if statement.startswith(f"{key} ")), key=len)
    return _READ[key](who, statement[len(key) + 1 :])


def shows(who: Persona, statement: str) -> bool:
    """Whether a statement about the day is true of its plan."""
    named, _, rest = statement.partition(": ")
    weekday, said = (DAYS.index(named), rest) if named in DAYS else (1, statement)
    negative = re.match(r"(not|never) ", said)
    if negative:
        said = said[negative.end() :]
        said = said if said.split()[0] in ("working", "at", "asleep", "awake", "does") else f"does {said}"
    return _shown(plan(who, weekday), said) is not bool(negative)


def _shown(day: DayPlan, said: str) -> bool:
    verb, _, rest = said.partition(" ")
    when = re.search(r"(?:^| )(\d\d:\d\d)(?:-(\d\d:\d\d))?$", rest)
    what = rest[: when.start()] if when else rest
    start = minutes(when[1]) if when else 0
    end = minutes(when[2]) if when and when[2] else None
    if verb == "meals":
        return sum(block.activity in ("breakfast", "lunch", "dinner") for block in day.blocks) >= int(rest)
    if verb == "at":
        blocks = [_at(day, start)] if when else list(day.blocks)
        return any(_means(what, f"{block.place} {block.text}" if not when else block.place) for block in blocks)
    if verb == "does":
        stretch = [block for block in day.blocks if block.end > start and block.start < (end if end is not None else 3000)]
        return any(_means(what, f"{block.text} {block.activity} {block.detail}") for block in stretch)
    kinds = [_at(day, minute).activity for minute in range(start, (end if end is not None else start) + 1, 5)]
    right: Callable[[str], bool] = {
        "asleep": lambda kind: kind in ("sleep", "nap", "wake", "bed"),
        "awake": lambda kind: kind != "sleep",
        "working": lambda kind: kind in WORK,
    }[verb]
    return all(right(kind) for kind in kinds)


def _at(day: DayPlan, minute: int) -> Block:
    """What is planned for a minute; small hours are those at the beginning of the day."""
    return next(block for block in day.blocks if block.start <= minute < block.end)


def _means(words: str, text: str) -> bool:
    return any(word.lower() in text.lower() for word in words.split("|"))


def minutes(face: str) -> int:
    """Minutes of "22:00"; beyond 24 for the next day."""
    hour, minute = face.split(":")
    return int(hour) * 60 + int(minute)


def _job(check: str) -> Callable[[Persona, str], bool]:
    def of_any(who: Persona, words: str) -> bool:
        jobs = who.occupations
        if not jobs:
            return "none" in words.split("|") or "-" in words.split("|")
        if check == "status":
            return jobs[0].status != words[1:] if words.startswith("-") else jobs[0].status in words.split("|")
        said = [str(getattr(job, check)) for job in jobs]
        return any(_means(words, each) for each in said) or ("-" in words.split("|") and not any(said))

    return of_any


def _hours(who: Persona, words: str) -> bool:
    start, _, end = words.partition("-")
    return any(job.hours == (minutes(start), minutes(end)) for job in who.occupations)


def _relation(who: Persona, words: str) -> bool:
    name, _, kind = words.partition(": ")
    return any(name.lower() == known.name.lower() and (not kind or _means(kind, known.kind)) for known in who.relations)


def _said(*fields: str) -> Callable[[Persona, str], bool]:
    return lambda who, words: any(_means(words, str(each)) for field in fields for each in getattr(who, field))


def _news(who: Persona, words: str) -> bool:
    what, day = words.rsplit(" ", 1)
    return any(_means(what, f"{each.text} {each.noun}") and each.date == day for each in who.occasions)


_READ: dict[str, Callable[[Persona, str], bool]] = {
    "age": lambda who, words: str(who.age) == words,
    "stage": lambda who, words: who.stage == words,
    "work": _job("archetype"),
    "title": _job("title"),
    "status": _job("status"),
    "shift": _job("shift"),
    "place": _job("place"),
    "hours": _hours,
    "home": lambda who, words: _means(words, who.home) if words != "-" else not who.home,
    "up": lambda who, words: who.wake == minutes(words),
    "to bed": lambda who, words: who.bed in [minutes(each) for each in words.split("|")],
    "lives with": lambda who, words: any(known.shares_home and known.name == words for known in who.relations),
    "knows": _relation,
    "crush": lambda who, words: any(known.crush and known.name == words for known in who.relations),
    "looks after": _said("dependants"),
    "habit": _said("habits"),
    "likes": _said("interests", "habits"),
    "dislikes": _said("dislikes"),
    "wants": _said("goals"),
    "worries": _said("worries"),
    "secret": _said("secrets"),
    "opinion": _said("opinions"),
    "news": _news,
}


def cases(text: dict[str, list[dict[str, object]]]) -> Iterator[Case]:
    """The paragraphs of a file."""
    for entry in text["person"]:
        reads, day, missed = entry["reads"], entry["day"], entry.get("missed", [])
        assert isinstance(reads, list) and isinstance(day, list) and isinstance(missed, list)
        yield Case(str(entry["name"]), str(entry["paragraph"]), tuple(reads), tuple(day), tuple(missed))
