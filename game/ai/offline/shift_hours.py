"""Owns when somebody works on a day: the hours and days of each job, as said or as usual for it, and what is left of a night."""

from game.ai import working_hours
from game.ai.offline.today import Today
from game.ai.persona import Occupation
from game.ai.working_hours import LATE, ON_DUTY, ROUND_THE_CLOCK, occupation_table

Hours = tuple[int, int]

WEEKEND = (5, 6)
NIGHTS_OFF = (4, 5)
"""The weekend of somebody who works nights: those that lead into Saturday and Sunday."""
EVERY_THIRD = 3


def work_hours(today: Today, job: Occupation) -> Hours | None:
    """From when to when they work today, or None on a day off; the end lies beyond 1440 when it is tomorrow."""
    if job.shift == ROUND_THE_CLOCK and not job.days:
        return ON_DUTY if today.day % EVERY_THIRD == 0 else None
    hours = usual_hours(job)
    return hours if hours and today.weekday in _days(job, hours) else None


def usual_hours(job: Occupation) -> Hours | None:
    """The hours of a working day: as said, else as usual for the occupation and the shift; None where there are none."""
    if job.hours and job.shift != ROUND_THE_CLOCK:
        return job.hours
    return working_hours.usual_hours(job.archetype, job.shift)


def hours_today(today: Today) -> tuple[Hours, ...]:
    """The hours of all their work today, in order."""
    found = (work_hours(today, job) for job in today.jobs)
    return tuple(sorted(hours for hours in found if hours is not None))


def night_before(today: Today) -> tuple[Occupation, Hours] | None:
    """The night shift that began yesterday and ends this morning: the job and its hours in minutes of yesterday."""
    yesterday = today.on(-1)
    for job in yesterday.jobs:
        hours = work_hours(yesterday, job)
        if hours is not None and hours[1] > LATE:
            return job, hours
    return None


def works_nights(today: Today) -> bool:
    """Whether any of their work is at night."""
    return any((usual_hours(job) or (0, 0))[1] > LATE for job in today.jobs)


def _days(job: Occupation, hours: Hours) -> tuple[int, ...]:
    if job.days:
        return job.days
    off = tuple(occupation_table(job.archetype).get("days_off", WEEKEND))
    if hours[1] > LATE and off == WEEKEND:
        off = NIGHTS_OFF
    return tuple(day for day in range(7) if day not in off)
