"""Owns faults of time: being at work and in bed at once, doing something while asleep, and what ends before it begins."""

from collections.abc import Iterator
from datetime import date

from game.ai.persona import Occasion, Persona
from game.tryout.checking.fault import PersonFault
from game.world.clock import clock_face

DAY = 1440
OVERLAP = 30
"""Minutes that two things may overlap: nobody is that exact."""
_NIGHT = (3 * 60, 12 * 60)
"""How short or long a night may be, minutes, before it is said."""

Span = tuple[int, int]


def faults_of_times(person: Persona, start: date) -> Iterator[PersonFault]:
    """What of somebody cannot be at the times that are said. `start` is the first day of a run."""
    night = _night(person)
    if night is not None:
        yield from _odd_night(person, night)
        yield from _work_at_night(person, night)
        yield from _awake_at_night(person, night)
    yield from _clashing(person)
    for occasion in person.occasions:
        yield from _odd_occasion(person, occasion, start)


def _night(person: Persona) -> Span | None:
    """From going to bed to getting up, where both are said; the end may lie beyond midnight."""
    if person.bed is None or person.wake is None:
        return None
    bed = person.bed % DAY
    wake = person.wake % DAY
    return bed, wake if wake > bed else wake + DAY


def _face(span: Span) -> str:
    return f"{clock_face(span[0])} to {clock_face(span[1])}"


def _odd_night(person: Persona, night: Span) -> Iterator[PersonFault]:
    length = night[1] - night[0]
    if not _NIGHT[0] <= length <= _NIGHT[1]:
        text = f"{person.name} is in bed from {_face(night)}, {length / 60:g} hours; check both times."
        yield PersonFault("error" if length > 14 * 60 or length < 60 else "warning", "times", person.name, text)


def _work_at_night(person: Persona, night: Span) -> Iterator[PersonFault]:
    for job in person.occupations:
        if job.status == "working" and job.hours is not None and _common(job.hours, night) > OVERLAP:
            text = f"{person.name} works from {_face(job.hours)} and is in bed from {_face(night)}; change one of them."
            yield PersonFault("error", "times", person.name, text)


def _awake_at_night(person: Persona, night: Span) -> Iterator[PersonFault]:
    for habit in person.habits:
        begin = habit.start
        if begin is not None and habit.activity != "sleep" and _common((begin, (habit.end or begin + OVERLAP)), night) >= OVERLAP:
            what = f"{person.name} means to {habit.text} at {clock_face(begin)}"
            yield PersonFault("warning", "times", person.name, f"{what} and is in bed from {_face(night)}; change one of them.")


def _clashing(person: Persona) -> Iterator[PersonFault]:
    """Two jobs at once, and two occasions of their own on one day."""
    jobs = [job for job in person.occupations if job.status == "working" and job.hours is not None]
    for index, one in enumerate(jobs):
        for other in jobs[index + 1 :]:
            if one.hours and other.hours and _common(one.hours, other.hours) > OVERLAP:
                text = f"{person.name} works as {one.title} and as {other.title} at the same time ({_face(other.hours)})."
                yield PersonFault("error", "times", person.name, text)
    dated = [each for each in person.occasions if each.date and each.start is not None and each.role != "news"]
    for index, first in enumerate(dated):
        for second in dated[index + 1 :]:
            if first.date == second.date and _common(_of(first), _of(second)) > OVERLAP:
                text = f"{person.name} is at “{first.text}” and at “{second.text}” at the same time; change one of them."
                yield PersonFault("error", "times", person.name, text)


def _of(occasion: Occasion) -> Span:
    begin = occasion.start or 0
    return begin, occasion.end if occasion.end is not None else begin + 60


def _odd_occasion(person: Persona, occasion: Occasion, start: date) -> Iterator[PersonFault]:
    if occasion.role == "news":
        return
    if occasion.date and occasion.date < start.isoformat():
        text = f"“{occasion.text}” of {person.name} is on {occasion.date}, before the town begins ({start.isoformat()})."
        yield PersonFault("warning", "event", person.name, text)
    if occasion.start is not None and occasion.end is not None and occasion.end <= occasion.start:
        text = f"“{occasion.text}” of {person.name} ends at {clock_face(occasion.end)}, before it begins."
        yield PersonFault("error", "event", person.name, text)
    if occasion.role == "host" and (not occasion.date or occasion.start is None):
        text = f"{person.name} gives “{occasion.text}” without a day and an hour; say both, so that people can come."
        yield PersonFault("warning", "event", person.name, text)


def _common(one: Span, other: Span) -> int:
    """Minutes of the day that two spans share, midnight or not."""
    return sum(max(0, min(one[1], other[1] + by) - max(one[0], other[0] + by)) for by in (-DAY, 0, DAY))
