"""Owns the working day: where, from when to when, and what a student's or a job seeker's day has in its place."""

from dataclasses import replace
from typing import Any

from game.ai.knowledge import knowledge
from game.ai.offline.atlas import HOME, Venue
from game.ai.offline.objects import words_of
from game.ai.offline.slots import day_slots, job_slots
from game.ai.offline.timeline import Entry, Timeline, on_grid
from game.ai.offline.today import Today
from game.ai.offline.wording import fill, placed
from game.ai.persona import Habit, Occupation

COMMUTE = 10
"""They set off so many minutes before work begins elsewhere."""
SHORTEST_SHIFT = 30


def plan_work(today: Today, timeline: Timeline) -> None:
    """Put the day's work in around what is already fixed: one entry for each free stretch of it."""
    job = today.job
    calling = today.calling
    if job and job.archetype == "student":
        _plan_study(today, timeline, job)
    elif job:
        _plan_shift(today, timeline, job)
    elif calling and calling.status == "seeking" and today.weekday < 6:
        _plan_search(today, timeline, calling)


def workplace(today: Today, job: Occupation) -> Venue | None:
    """Where they work: the place their paragraph names, else one that fits the job, else home."""
    said = today.atlas.named(job.place) if job.place else None
    if said:
        return said
    fitting = today.atlas.of_kind(str(_table(job).get("place", HOME)))
    wanted = words_of(f"{job.title} {' '.join(job.stuff)}")
    likely = sorted(fitting, key=lambda venue: -len(wanted & words_of(venue.label)))
    return likely[0] if likely else today.atlas.home


def work_hours(today: Today, job: Occupation) -> tuple[int, int] | None:
    """From when to when they work today, or None on a day off."""
    if today.weekday in _table(job).get("days_off", (5, 6)):
        return None
    if job.hours:
        return job.hours
    text = str(_table(job).get("night_hours" if job.shift == "night" else "hours") or _table(job).get("hours", ""))
    if not text:
        return None
    start, end = (int(part[:2]) * 60 + int(part[3:]) for part in text.split("-"))
    return start, end if end > start else end + 1440


def _plan_shift(today: Today, timeline: Timeline, job: Occupation) -> None:
    hours, venue = work_hours(today, job), workplace(today, job)
    if hours is None or venue is None:
        return
    opening = [norms.hours for norms in today.atlas.norms(venue) if norms.hours] if not job.hours else []
    start, end = max(hours[0], *(each[0] for each in opening), 0), min([hours[1], *(each[1] for each in opening)])
    away = COMMUTE if venue != today.atlas.home else 0
    start = max(start - away, timeline.wake + 40)
    text = fill(str(_table(job).get("say", "work at {work}")), day_slots(today) | job_slots(today, job))
    entry = Entry("work", start, end, placed(text, venue), venue, job.title, job.archetype, kind="work")
    _fill_in(timeline, entry, min(end, timeline.bed))


def _plan_study(today: Today, timeline: Timeline, job: Occupation) -> None:
    if today.weekday < 5:
        first = today.dice("classes").choice((540, 570, 600, 630))
        start, end = job.hours or (first, first + 180)
        venue = workplace(today, job) or today.atlas.home
        if venue is not None:
            text = f"go to class on {job.field}" if job.field else "go to class"
            entry = Entry(
                "class",
                max(start - COMMUTE, timeline.wake + 35),
                end,
                placed(text, venue),
                venue,
                role=job.archetype,
                kind="work",
            )
            _fill_in(timeline, entry, end)
    if not any(_long_over_books(habit) for habit in today.persona.habits):
        plan_study_hours(today, timeline, today.dice("study").choice((840, 870, 900)), 100)


def _long_over_books(habit: Habit) -> bool:
    """Whether a habit already is an afternoon over books."""
    long = (habit.end or 0) - (habit.start or 0) >= 90
    return habit.activity.startswith("study") or (long and habit.activity in ("read", "write"))


def plan_study_hours(today: Today, timeline: Timeline, start: int, minutes: int) -> None:
    """An afternoon over books: in a library that is open, else at home."""
    job = today.calling
    options = [venue for kind in ("library", "home", "cafe") for venue in today.atlas.of_kind(kind)]
    open_then = [venue for venue in options if today.atlas.is_open(venue, start - 60, start + minutes + 60)]
    if job and open_then:
        venue = open_then[0] if today.dice("library?").random() < 0.7 else today.rotate(open_then, "study place")
        text = f"study {job.field}".strip() if job.field else "study"
        timeline.put(
            Entry("study", start, start + minutes, placed(text, venue), venue, role=job.archetype, kind="work"), slack=180
        )


def _plan_search(today: Today, timeline: Timeline, calling: Occupation) -> None:
    if today.atlas.home:
        text = f"look for work as {_article(calling.title)}"
        timeline.put(Entry("work", 610, 730, text, today.atlas.home, calling.title, "seeker", kind="work"), slack=90)


def _fill_in(timeline: Timeline, entry: Entry, end: int) -> None:
    for a, b in timeline.free_parts(entry.start, end, SHORTEST_SHIFT):
        timeline.add(replace(entry, start=on_grid(a), end=on_grid(b)))


def _table(job: Occupation) -> dict[str, Any]:
    return dict(knowledge("occupations").get(job.archetype) or knowledge("occupations")["worker"])


def _article(title: str) -> str:
    return f"an {title}" if title[:1].lower() in "aeiou" else f"a {title}"
