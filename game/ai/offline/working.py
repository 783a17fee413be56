"""Owns the working day: where, from when to when, and what a student's or a job seeker's day has in its place."""

from dataclasses import replace

from game.ai.offline.atlas import HOME, OUTSIDE, Venue
from game.ai.offline.objects import words_of
from game.ai.offline.shift_hours import hours_today, work_hours
from game.ai.offline.slots import day_slots, job_slots
from game.ai.offline.timeline import Entry, Timeline, on_grid
from game.ai.offline.today import Today
from game.ai.offline.wording import fill, placed, the
from game.ai.persona import Habit, Occupation
from game.ai.working_hours import LATE, occupation_table

COMMUTE = 10
"""They set off so many minutes before work begins elsewhere."""
SHORTEST_SHIFT = 30
LONG_UP = 600
"""So long before a night shift somebody may have been up without lying down, minutes."""
LONG_REST = 120
WAY_AND_MEAL = 120


def plan_work(today: Today, timeline: Timeline) -> None:
    """Put the day's work in around what is already fixed: one entry for each free stretch of it."""
    calling = today.calling
    for job in today.jobs:
        if job.archetype == "student":
            _plan_study(today, timeline, job)
        else:
            _plan_shift(today, timeline, job)
    if not today.jobs and calling and calling.status == "seeking" and today.weekday < 6:
        _plan_search(today, timeline, calling)


def workplace(today: Today, job: Occupation) -> Venue | None:
    """Where they work: the place their paragraph names, else one that fits the job, else what will do, else home."""
    lives_there = today.persona.home if job.place == HOME else ""
    said = today.atlas.named(lives_there) if lives_there else None
    said = said or (today.atlas.named(job.place) if job.place else None)
    if said:
        return said
    table = occupation_table(job.archetype)
    usual, others = str(table.get("place", HOME)), str(table.get("else", HOME)).split(", ")
    outside = (today.atlas.outside,) if today.atlas.outside is not None else ()
    if outside and (HOME not in (usual, *others) or (job.place and job.place != HOME and job.archetype != "pupil")):
        # what is said to be elsewhere is done by nobody in a stranger's bakery, nor in their own kitchen
        others = [] if job.place else [kind for kind in others if kind != HOME]
        others.append(OUTSIDE)
    found = (today.atlas.of_kind(kind) or (outside if kind == OUTSIDE else ()) for kind in (usual, *others))
    fitting = next((venues for venues in found if venues), ())
    wanted = words_of(f"{job.title} {' '.join(job.stuff)}")
    likely = sorted(fitting, key=lambda venue: -len(wanted & words_of(venue.label)))
    return likely[0] if likely else today.atlas.home


def plan_rest_before_work(today: Today, timeline: Timeline) -> None:
    """Whoever has been up since the morning lies down before a night shift."""
    tonight = [start for start, end in hours_today(today) if end > LATE]
    if tonight and tonight[0] - timeline.wake > LONG_UP and today.atlas.home:
        start = tonight[0] - LONG_REST - WAY_AND_MEAL
        timeline.put(Entry("nap", start, start + LONG_REST, "lie down before the night shift", today.atlas.home), slack=180)


def shift_entry(today: Today, job: Occupation, venue: Venue, start: int, end: int) -> Entry:
    """A stretch of somebody's work as an entry of a plan."""
    table = occupation_table(job.archetype)
    said = str(table.get("say", "work"))
    if venue.label == HOME:
        said = str(table.get("say_home", said))
    if venue.label == OUTSIDE and job.place and "open_air" not in table:
        said = f"work at {the(job.place)}, out of town"
    if job.archetype == "home" and today.persona.dependants:
        said = f"{said} and look after {today.persona.dependants[0]}"
    text = fill(said, day_slots(today) | job_slots(today, job))
    return Entry("work", start, end, placed(text, venue), venue, job.title, job.archetype, kind="work")


def _plan_shift(today: Today, timeline: Timeline, job: Occupation) -> None:
    hours, venue = work_hours(today, job), workplace(today, job)
    if hours is None or venue is None:
        return
    as_open = not job.hours and hours[1] <= LATE
    opening = [norms.hours for norms in today.atlas.norms(venue) if norms.hours] if as_open else []
    start, end = max(hours[0], *(each[0] for each in opening), 0), min([hours[1], *(each[1] for each in opening)])
    away = COMMUTE if venue != today.atlas.home else 0
    start = max(start - away, timeline.wake + 40)
    for first, last in _around_pause(start, min(end, timeline.bed), job.pause):
        _fill_in(timeline, shift_entry(today, job, venue, first, last), last)


def _around_pause(start: int, end: int, pause: tuple[int, int] | None) -> list[tuple[int, int]]:
    """The stretches of a shift, on both sides of its pause if it has one."""
    if pause is None or not start < pause[0] < pause[1] < end:
        return [(start, end)]
    return [(start, pause[0]), (pause[1] - COMMUTE, end)]


def _plan_study(today: Today, timeline: Timeline, job: Occupation) -> None:
    if today.weekday in (job.days or range(5)):
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
    home = today.atlas.home
    if home is None:
        return
    text = "look for work" if calling.archetype == "seeker" else f"look for work as {_article(calling.title)}"
    for start, length in ((610, 120), (timeline.wake + 75, 60), (870, 100)):
        if timeline.put(Entry("work", start, start + length, text, home, calling.title, "seeker", kind="work"), slack=90):
            return


def _fill_in(timeline: Timeline, entry: Entry, end: int) -> None:
    for a, b in timeline.free_parts(entry.start, end, SHORTEST_SHIFT):
        timeline.add(replace(entry, start=on_grid(a), end=on_grid(b)))


def _article(title: str) -> str:
    return f"an {title}" if title[:1].lower() in "aeiou" else f"a {title}"
