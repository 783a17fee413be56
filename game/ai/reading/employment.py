"""Owns the list of somebody's jobs: adding one, and once all is read the jobs only implied, with their hours and places."""

import re
from dataclasses import replace

from game.ai.persona import Occupation
from game.ai.reading.draft import Draft, Trade
from game.ai.reading.jobs import Job, is_archetype, job_of, stuff_of
from game.ai.reading.words import agent, alternatives, cues, place_words, third_person, word_set
from game.ai.working_hours import LATE, occupation_table, usual_hours

_FIELD = re.compile(
    r"^(?:(?:first|second|third|fourth|final|last)[- ]year )?(.+?) (?:student|professor|teacher|lecturer|"
    r"undergraduate|tutor|major)$"
)
SCHOOL_AGES = (5, 17)
"""Years in which somebody goes to school if nothing else is said."""
TOO_EARLY = 240
"""So much less likely is it that somebody begins before five whose trade does not."""
_FELLOW_STUDENTS = re.compile(r"\b(?:classmates?|dormmates?|schoolmates?)\b|SELF's (?:college|university|classes)\b")


def add_job(draft: Draft, job: Job, place: str, field: str = "") -> None:
    """Add a job unless it is there already."""
    if any(known.title == job.title for known in draft.occupations):
        return
    match = _FIELD.match(job.title)
    if match and match[1] not in word_set("no_field") and job.archetype in ("student", "teacher", "researcher"):
        field = field or match[1]
    at = "home" if place and place == draft.home else place
    draft.occupations.append(Occupation(job.title, job.archetype, at, job.status, None, "", job.stuff, field, job.how, job.score))


def settle_work(draft: Draft, normal: tuple[str, ...], age: int | None) -> None:
    """Once all is read: the jobs only implied, and hours and places given apart from them; studies first, the retired last."""
    draft.normal = " ; ".join(normal)
    _from_title_of_name(draft)
    over = bool(draft.occupations) and all(job.status in ("retired", "former") for job in draft.occupations)
    retired = draft.status == "retired" or (over and any(job.status == "retired" for job in draft.occupations))
    trade = next((trade for trade in draft.trades if trade.now or not retired), None)
    if trade and (over or not draft.occupations):
        _from_trade(draft, trade)
    _trades_with_hours_of_their_own(draft)
    if not any(job.status == "working" for job in draft.occupations) and draft.status == "":
        _from_signs(draft)
    if not draft.occupations:
        _from_hints(draft, draft.normal)
    _of_school_age(draft, age)
    if not draft.occupations and draft.status:
        draft.occupations.append(_without_a_job(draft))
    if any(job.archetype != "retired" for job in draft.occupations) or (age is not None and age < 65):
        draft.occupations = [job for job in draft.occupations if job.title not in ("widow", "widower")]
    _hours_of_a_long_habit(draft)
    merged = _merged(draft.occupations)
    first = next((job for job in merged if job.status == "working" and job.hours is None), None)
    draft.occupations = [_settled(job, draft, job is first, age) for job in merged]
    order = {"working": 0, "seeking": 1, "leave": 1, "retired": 2, "former": 2}
    draft.occupations.sort(key=lambda job: (order[job.status], job.archetype not in ("student", "pupil")))


def _from_signs(draft: Draft) -> None:
    """No title and no trade, but patients, a parish, a catch: whose things these are."""
    for sign, title in cues()["jobs"]["of_signs"].items():
        if re.search(rf"SELF[^;]{{0,120}}\b(?:{sign})\b", draft.normal) and (job := job_of(str(title))):
            add_job(draft, replace(job, how="signs", score=0.6), draft.work_place)
            return


def _without_a_job(draft: Draft) -> Occupation:
    """Somebody of whom it is only said that they have none: they look for one, are at rest, or will go back."""
    if draft.status == "leave":
        title = f"worker at {draft.work_place}" if draft.work_place else "worker"
        return Occupation(title, _kind_of_workplace(draft.work_place), draft.work_place, "leave", how="status", score=0.5)
    kind, title = ("seeker", "job seeker") if draft.status == "seeking" else ("retired", "pensioner")
    return Occupation(title, kind, status=draft.status, how="status")


def _kind_of_workplace(place: str) -> str:
    kinds = cues()["jobs"]["of_workplaces"]
    found = next((str(kinds[word]) for word in reversed(place.lower().split()) if word in kinds), "worker")
    return found if is_archetype(found) else "worker"


def job_at(place: str) -> Job:
    """The job of somebody of whom only the place of work is known."""
    kind = _kind_of_workplace(place)
    return Job(f"worker at {place}", kind, stuff_of(kind), how="workplace", score=0.5)


def _guarded(trade: Trade) -> str:
    """The place that is worked at when that is what the verb is about: "guards the museum"."""
    return f"the {trade.thing}" if trade.thing.split()[-1] in place_words() else ""


def _agent_of(trade: Trade) -> Job | None:
    """Who does it for a living, as a title: a piano tuner, a bus driver."""
    words = re.sub(r"\b(?:number |no\.? )?(?:\d+|two|three|four|five|six)\b", "", trade.thing).split()
    made = next((cues()["jobs"]["of_things"][word] for word in reversed(words) if word in cues()["jobs"]["of_things"]), None)
    if made and trade.verb in word_set("making_verbs"):
        return job_of(str(made))
    thing = words[-1] if words else ""
    single = thing if thing.endswith(("ss", "us")) else thing.removesuffix("s")
    things = (" ".join([*words[:-1], single]), single)
    jobs = [job_of(f"{each} {who}".strip()) for who in (agent(trade.verb), trade.verb) for each in things]
    known = [job for job in jobs if job and job.how == "title"]
    return next(iter(known), jobs[0])


def _trades_with_hours_of_their_own(draft: Draft) -> None:
    """ "delivers newspapers from 5 to 8" is a job beside the mechanic's."""
    for trade in draft.trades:
        kind = str(cues()["jobs"]["of_verbs"][trade.verb])
        busy = [job for job in draft.occupations if job.status == "working"]
        another = busy and all(job.archetype != kind for job in busy) and trade.verb in word_set("paid_verbs")
        if trade.hours and another and trade.hours not in [job.hours for job in busy]:
            own = draft.work_hours if draft.work_hours != trade.hours else None
            draft.work_hours = trade.hours
            _from_trade(draft, trade)
            draft.occupations[-1] = replace(draft.occupations[-1], hours=trade.hours)
            draft.work_hours = own


def _from_trade(draft: Draft, trade: Trade) -> None:
    """ "tunes pianos" -> a piano tuner; hours said with it are no habit then."""
    job = _agent_of(trade)
    title = job.title if job else f"one who {third_person(trade.verb)} {trade.thing}"
    archetype = job.archetype if job and job.how == "title" else str(cues()["jobs"]["of_verbs"][trade.verb])
    matter = job.stuff if job and job.stuff and trade.verb in word_set("moving_verbs") else (trade.thing,)
    alone = not any(known.hours for known in draft.occupations)
    add_job(
        draft,
        Job(title, archetype, matter, how="verb", score=0.7),
        trade.place or _guarded(trade) or (draft.work_place if alone else ""),
    )
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
    if own and not draft.status and not re.search(rf"\b(?:sold|lost|closed|gave up) {own[0]}", text):
        job = Job(f"owner of the {own[1]}", kinds[own[1]], stuff_of(kinds[own[1]]), how="implied", score=0.6)
        add_job(draft, job, own[2] or f"the {own[1]}")
    elif _FELLOW_STUDENTS.search(text) and not re.search(r"(?:former|old) classmate", text):
        colleges = (place for place in draft.names.places if re.search(r"^(?!Dorm).*(?:College|University)", place))
        job = Job("student", "student", stuff_of("student"), how="implied", score=0.6)
        add_job(draft, job, next(colleges, "the college"))
    elif draft.work_place and draft.work_place != "home":
        add_job(draft, job_at(draft.work_place), draft.work_place)


def _of_school_age(draft: Draft, age: int | None) -> None:
    """A child goes to school, whatever else they do, unless it is too small."""
    if age is not None and age < 16:
        draft.occupations = [job for job in draft.occupations if job.archetype != "home"]
        draft.facts.pop("dependants", None)
    if age is not None and age < SCHOOL_AGES[0]:
        draft.occupations = [job for job in draft.occupations if job.archetype != "pupil"]
    grown = age is not None and age >= 16 and any(job.archetype != "retired" for job in draft.occupations)
    if (
        age is None
        or not SCHOOL_AGES[0] <= age <= SCHOOL_AGES[1]
        or grown
        or any(job.archetype in ("pupil", "student") for job in draft.occupations)
    ):
        return
    school = next((place for place in draft.names.places if "School" in place or "Academy" in place), "the school")
    draft.occupations.insert(0, Occupation("pupil", "pupil", school, stuff=stuff_of("pupil"), how="age", score=0.6))


def _hours_of_a_long_habit(draft: Draft) -> None:
    """ "walks the beat from eight to four": five hours or more at one thing are work, when no other hours were said."""
    if draft.work_hours is not None or not draft.occupations or draft.occupations[0].status != "working":
        return
    for habit in draft.habits:
        everyday = not habit.days or len(habit.days) >= 4
        if habit.start is not None and habit.end is not None and habit.end - habit.start >= 300 and everyday:
            draft.work_hours, draft.work_days = (habit.start, habit.end), habit.days
            draft.work_place = draft.work_place or habit.place
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


def _settled(job: Occupation, draft: Draft, first: bool, age: int | None) -> Occupation:
    """A job with the status that was said elsewhere; the first they work at also has the hours, the place and the shift."""
    if job.status == "former":
        over = draft.status in ("seeking", "retired", "leave") or (draft.status == "" and (age or 0) >= 60)
        return replace(job, status=(draft.status or "retired") if over else "former")
    if draft.status and job.status == "working":
        job = replace(job, status=draft.status)
    if job.status != "working" or not first:
        return replace(job, shift="night") if job.hours and job.hours[1] > LATE else job
    hours = _hours(job, draft)
    shift = draft.shift or ("night" if hours and hours[1] > LATE else job.shift)
    return replace(
        job,
        hours=hours,
        place=job.place or draft.work_place or _own_place(job, draft.normal),
        shift=shift,
        days=_days(job, draft),
        pause=draft.work_pause,
    )


def _hours(job: Occupation, draft: Draft) -> tuple[int, int] | None:
    """The hours that were said; where they may be of the morning or of the evening, those nearest to what is usual."""
    hours, usual = draft.work_hours, usual_hours(job.archetype, draft.shift) or (540, 1020)
    if hours is None and draft.work_ends is not None:
        return next(
            ((usual[0], end) for end in (draft.work_ends, draft.work_ends % 720 + 720, draft.work_ends + 1440) if end > usual[0]),
            usual,
        )
    if hours is None or draft.sure_of_hours:
        return hours
    options = [hours, (hours[0] + 720, hours[1] + 720)]
    options += [(hours[0], hours[1] + 720)] if draft.shift == "night" and hours[1] - hours[0] < 300 else []
    return min(options, key=lambda each: abs(each[0] - usual[0]) + (TOO_EARLY if each[0] < 300 and usual[0] >= 420 else 0))


def _own_place(job: Occupation, text: str) -> str:
    """ "her forge is next to the house": the place of their trade that is called theirs."""
    kinds = cues()["jobs"]["of_workplaces"]
    own = re.search(rf"SELF's (?:own |little |small |old )?({alternatives(frozenset(kinds))})\b", text)
    return f"the {own[1]}" if own and kinds[own[1]] == job.archetype else ""


def _days(job: Occupation, draft: Draft) -> tuple[int, ...]:
    """The weekdays on which they work; () when nothing was said of them."""
    usual_off = tuple(occupation_table(job.archetype).get("days_off", (5, 6)))
    off = draft.days_off
    if draft.work_days:
        return tuple(day for day in draft.work_days if day not in off)
    if not off:
        return ()
    at_weekends = len(off) > 1 or any(day in (5, 6) for day in off)
    return tuple(day for day in range(7) if day not in off and (at_weekends or day not in usual_off))
