"""Owns the list of somebody's jobs: adding one, and once all is read the jobs only implied, with their hours and places."""

import re
from dataclasses import replace

from game.ai.persona import Occupation
from game.ai.reading.draft import Draft, Trade
from game.ai.reading.jobs import Job, is_archetype, job_of, stuff_of
from game.ai.reading.words import agent, alternatives, cues, third_person, word_set

_FIELD = re.compile(
    r"^(?:(?:first|second|third|fourth|final|last)[- ]year )?(.+?) (?:student|professor|teacher|lecturer|"
    r"undergraduate|tutor|major)$"
)
_FELLOW_STUDENTS = re.compile(r"\b(?:classmates?|dormmates?|schoolmates?)\b|SELF's (?:college|university|classes)\b")


def add_job(draft: Draft, job: Job, place: str, field: str = "") -> None:
    """Add a job unless it is there already."""
    if any(known.title == job.title for known in draft.occupations):
        return
    match = _FIELD.match(job.title)
    if match and match[1] not in word_set("no_field") and job.archetype in ("student", "teacher", "researcher"):
        field = field or match[1]
    at = "" if place == draft.home and place != "home" else place
    draft.occupations.append(Occupation(job.title, job.archetype, at, job.status, None, "", job.stuff, field, job.how, job.score))


def settle_work(draft: Draft, normal: tuple[str, ...], age: int | None) -> None:
    """Once all is read: the jobs only implied, and hours and places given apart from them; studies first, the retired last."""
    _from_title_of_name(draft)
    retired = bool(draft.occupations) and all(job.status == "retired" for job in draft.occupations)
    trade = next((trade for trade in draft.trades if trade.now or not retired), None)
    if trade and (retired or not draft.occupations):
        _from_trade(draft, trade)
    if not draft.occupations:
        _from_hints(draft, " ; ".join(normal))
    _of_school_age(draft, age)
    if any(job.archetype != "retired" for job in draft.occupations):
        draft.occupations = [job for job in draft.occupations if job.title not in ("widow", "widower")]
    _hours_of_a_long_habit(draft)
    merged = _merged(draft.occupations)
    first = next((job for job in merged if job.status == "working"), None)
    draft.occupations = [_settled(job, draft, job is first) for job in merged]
    order = {"working": 0, "seeking": 1, "leave": 1, "retired": 2}
    draft.occupations.sort(key=lambda job: (order[job.status], job.archetype not in ("student", "pupil")))


def _from_trade(draft: Draft, trade: Trade) -> None:
    """ "tunes pianos" -> a piano tuner; hours said with it are no habit then."""
    job = job_of(f"{trade.thing.removesuffix('s')} {agent(trade.verb)}")
    title = job.title if job else f"one who {third_person(trade.verb)} {trade.thing}"
    archetype = job.archetype if job and job.how == "title" else str(cues()["jobs"]["of_verbs"][trade.verb])
    add_job(draft, Job(title, archetype, (trade.thing,), how="verb", score=0.7), trade.place or draft.work_place)
    if trade.hours and draft.work_hours in (None, trade.hours):
        draft.work_hours = trade.hours
        draft.habits = [habit for habit in draft.habits if (habit.start, habit.end) != trade.hours]


def _from_title_of_name(draft: Draft) -> None:
    """Captain, Dr. and the like: it comes before what else they keep or grow."""
    said = cues()["jobs"]["of_titles"].get(draft.name.split()[0])
    job = job_of(said) if said else None
    if job and not any(known.how == "title" for known in draft.occupations):
        draft.occupations.insert(0, Occupation(job.title, job.archetype, stuff=job.stuff, how="form of address", score=0.8))


def _from_hints(draft: Draft, text: str) -> None:
    """ "my bar, the Anchor"; classmates; a place of work and nothing else."""
    kinds = cues()["jobs"]["of_workplaces"]
    business = alternatives(frozenset(kinds))
    own = re.search(rf"SELF's ({business})\b(?:, ((?:[Tt]he )?[A-Z][\w']+(?: (?:and |of )?[A-Z][\w']+)*))?", text)
    if own:
        job = Job(f"owner of the {own[1]}", kinds[own[1]], stuff_of(kinds[own[1]]), how="implied", score=0.6)
        add_job(draft, job, own[2] or f"the {own[1]}")
    elif _FELLOW_STUDENTS.search(text) and not re.search(r"(?:former|old) classmate", text):
        colleges = (place for place in draft.names.places if re.search(r"^(?!Dorm).*(?:College|University)", place))
        job = Job("student", "student", stuff_of("student"), how="implied", score=0.6)
        add_job(draft, job, next(colleges, "the college"))
    elif draft.work_place and draft.work_place != "home":
        found = next((kinds[word] for word in reversed(draft.work_place.lower().split()) if word in kinds), "worker")
        kind = found if is_archetype(found) else "worker"
        job = Job(f"worker at {draft.work_place}", kind, stuff_of(kind), how="workplace", score=0.5)
        add_job(draft, job, draft.work_place)


def _of_school_age(draft: Draft, age: int | None) -> None:
    """A child goes to school, whatever else they do."""
    if age is None or not 6 <= age <= 17 or any(job.archetype in ("pupil", "student") for job in draft.occupations):
        return
    school = next((place for place in draft.names.places if "School" in place or "Academy" in place), "the school")
    draft.occupations.insert(0, Occupation("pupil", "pupil", school, stuff=stuff_of("pupil"), how="age", score=0.6))


def _hours_of_a_long_habit(draft: Draft) -> None:
    """ "walks the beat from eight to four": five hours or more at one thing are work, when no other hours were said."""
    if draft.work_hours is not None or not draft.occupations or draft.occupations[0].status != "working":
        return
    for habit in draft.habits:
        if habit.start is not None and habit.end is not None and habit.end - habit.start >= 300 and not habit.days:
            draft.work_hours = (habit.start, habit.end)
            draft.habits.remove(habit)
            return


def _merged(jobs: list[Occupation]) -> list[Occupation]:
    """Two titles of one trade and place are one job: "digital artist and animator"."""
    kept: list[Occupation] = []
    for job in jobs:
        twin = next(
            (
                index
                for index, known in enumerate(kept)
                if (known.archetype, known.status) == (job.archetype, job.status) and job.place in ("", known.place)
            ),
            None,
        )
        if twin is None:
            kept.append(job)
        else:
            kept[twin] = replace(
                kept[twin], title=f"{kept[twin].title} and {job.title}", stuff=tuple(dict.fromkeys(kept[twin].stuff + job.stuff))
            )
    return kept


def _settled(job: Occupation, draft: Draft, first: bool) -> Occupation:
    """A job with the status that was said elsewhere; the first they work at also has the hours, the place and the shift."""
    if draft.status and job.status == "working":
        job = replace(job, status=draft.status)
    if job.status != "working" or not first:
        return job
    hours = draft.work_hours if job.hours is None else job.hours
    shift = "night" if draft.nights or (hours and hours[1] > 1500) else job.shift
    return replace(job, hours=hours, place=job.place or draft.work_place, shift=shift)
