"""Owns whether somebody can come to something: where and when they will be there, or in plain words why they will not."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.commitments import described, spoken_hours
from game.ai.knowledge import knowledge
from game.ai.offline.atlas import Venue
from game.ai.offline.shift_hours import work_hours
from game.ai.offline.timeline import on_grid
from game.ai.offline.today import Today
from game.ai.offline.wording import at, the
from game.ai.offline.working import workplace
from game.ai.persona import Occasion

OCCASION_START = {"party": 1080, "dinner": 1140, "concert": 1170, "exam": 600, "interview": 630, "wedding": 840, "market": 540}
"""When an occasion begins if nobody says so, minutes of the day."""
USUAL_LENGTH = 90
WORTH_COMING = 20
"""Minutes that must be left of something for it to be worth coming late, or leaving early."""
OWN = ("host", "perform")
_REFUSING = {"attend": "come to", "help": "help with", "do": ""}

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Appointment:
    """Something they will be at, from `start` to `end` (minutes of the day), which may be only a part of it."""

    occasion: Occasion
    venue: Venue
    start: int
    end: int


def appointments(today: Today, occasions: Sequence[Occasion]) -> tuple[tuple[Appointment, ...], tuple[str, ...]]:
    """(what they will be at, sentences about what they will not come to and why); the first of several goes before."""
    kept: list[Appointment] = []
    declined: list[str] = []
    for occasion in occasions:
        found = _appointment(today, occasion, kept)
        if isinstance(found, Appointment):
            kept.append(found)
        elif occasion.role in _REFUSING:
            deed = f"{_REFUSING[occasion.role]} {described(occasion)}".strip()
            declined.append(f"{today.persona.name} will not {deed}, because {found}.")
    return tuple(kept), tuple(declined)


def hours_of(occasion: Occasion) -> Span:
    """From when to when it is; what nobody said is taken to be as usual."""
    start = occasion.start if occasion.start is not None else OCCASION_START.get(occasion.noun, 1140)
    return on_grid(start), on_grid(occasion.end or start + USUAL_LENGTH)


def bound_shift(today: Today) -> Span | None:
    """The hours of today in which others rely on them at work; None when nobody does."""
    if today.job is None or not knowledge("occupations").get(today.job.archetype, {}).get("bound"):
        return None
    return work_hours(today, today.job)


def _appointment(today: Today, occasion: Occasion, kept: list[Appointment]) -> Appointment | str:
    """When they will be there, or why not."""
    he = today.persona.pronouns[0]
    venue = today.atlas.named(occasion.place) if occasion.place else today.atlas.home
    if venue is None:
        return f"{he} {_s(he, 'do')} not know where that is"
    parts = [hours_of(occasion)]
    for taken, reason in _obstacles(today, occasion, venue, kept):
        parts = [part for each in parts for part in _without(each, taken)]
        if max((end - start for start, end in parts), default=0) < WORTH_COMING:
            return reason
    start, end = max(parts, key=lambda part: (part[1] - part[0], -part[0]))
    return Appointment(occasion, venue, start, end)


def _obstacles(today: Today, occasion: Occasion, venue: Venue, kept: list[Appointment]) -> list[tuple[Span, str]]:
    """Times at which they cannot be there, each with the reason, the weightiest first."""
    he = today.persona.pronouns[0]
    found: list[tuple[Span, str]] = []
    if occasion.role not in OWN:
        place = today.job and workplace(today, today.job)
        if venue != place:
            found += [(shut, f"{at(venue).partition(' ')[2]} is closed at that time") for shut in _shut(today, venue)]
        shift = bound_shift(today)
        if shift is not None and place and venue != place:
            found.append((shift, f"{he} {_s(he, 'work')} {at(place)} {spoken_hours(*shift)}"))
    for each in kept:
        found.append(((each.start, each.end), f"{he} will be at {the(each.occasion.text)} at that time"))
    return found


def _shut(today: Today, venue: Venue) -> list[Span]:
    """When a place is closed to guests."""
    hours = [norms.hours for norms in today.atlas.norms(venue) if norms.hours and venue != today.atlas.home]
    return [span for opens, closes in hours if opens < closes for span in ((0, opens), (closes, 2880))]


def _without(part: Span, taken: Span) -> list[Span]:
    rest = ((part[0], min(part[1], taken[0])), (max(part[0], taken[1]), part[1]))
    return [(start, end) for start, end in rest if end > start]


def _s(he: str, verb: str) -> str:
    """The verb as it goes with a pronoun: "works", but "they work"."""
    if he == "they":
        return verb
    return f"{verb}es" if verb.endswith("o") else f"{verb}s"
