"""Owns what was understood of somebody as points in words, each with the clause it was read from."""

from collections.abc import Iterator
from functools import partial

from game.ai.homes import is_bed
from game.ai.persona import Habit, Occasion, Occupation, Persona, Relation
from game.ai.place_names import sector_named
from game.ai.reading.times import DAYS
from game.portrayal.said import looks_in_words
from game.tryout.better import better
from game.tryout.candidate import Candidate
from game.tryout.quoting import Quotes
from game.tryout.trial import NOT_UNDERSTOOD, Point
from game.world.clock import clock_face
from game.world.places import Town

_PLAIN = (
    ("wants", "goals"),
    ("worry", "worries"),
    ("secret", "secrets"),
    ("opinion", "opinions"),
    ("dislikes", "dislikes"),
    ("manner", "speech"),
    ("pet", "pets"),
    ("looks after", "dependants"),
    ("past", "background"),
)
"""Labels of what is kept in the person's own words, and the fields of a persona it is kept in."""
_STATUS = {"seeking": "looking for work", "leave": "on leave", "retired": "retired", "former": "no longer"}


def understood(who: Candidate, town: Town) -> tuple[Point, ...]:
    """Everything that was made of a paragraph, what matters most first, and last what nothing was made of."""
    quotes = Quotes(who.persona, who.means.clock)
    points = (*_self(who, quotes), *_work(who.persona, quotes), *_home(who, quotes, town), *_times(who.persona, quotes))
    rest = (*_people(who.persona, quotes), *_doings(who.persona, quotes), *_plain(who.persona, quotes))
    unread = (_unread(clause, who.persona) for clause in who.persona.unread)
    return tuple(dict.fromkeys((*points, *rest, *unread)))


def _unread(clause: str, persona: Persona) -> Point:
    """A clause that the mind makes nothing of: how they look, or else how it could be said."""
    looks = looks_in_words(persona, clause)
    return Point("looks", looks, clause) if looks else Point(NOT_UNDERSTOOD, better(clause, persona), clause)


def _self(who: Candidate, quotes: Quotes) -> Iterator[Point]:
    persona = who.persona
    if persona.age is not None:
        said = "" if who.entry.age is not None else quotes.saying(lambda each: each.age)
        yield Point("age", str(persona.age), said)
    elif persona.stage != "adult":
        yield Point("age", f"not said; taken for {'an' if persona.stage == 'elder' else 'a'} {persona.stage}")
    if persona.traits:
        yield Point("nature", ", ".join(persona.traits), quotes.sharing(" ".join(persona.traits)))
    if persona.language != "English":
        yield Point("language", persona.language)


def _work(persona: Persona, quotes: Quotes) -> Iterator[Point]:
    for job in persona.occupations:
        told = f"{job.title} {' '.join(job.stuff)} {job.place}"
        yield Point("work", _job(job), quotes.saying(partial(_titled, job.title), told))
        if job.status == "working" and (when := _when(job)):
            said = quotes.saying(partial(_at, job.hours)) if job.hours is not None else ""
            yield Point("hours", f"works {when}", said or quotes.timed(job.hours) or quotes.sharing(job.shift))


def _titled(title: str, persona: Persona) -> str:
    return next((job.title for job in persona.occupations if job.title == title), "")


def _at(hours: tuple[int, int] | None, persona: Persona) -> tuple[int, int] | None:
    return next((job.hours for job in persona.occupations if job.hours == hours), None)


def _when(job: Occupation) -> str:
    """ "09:00 to 17:00, not from 12:00 to 13:00, on Monday, Tuesday"; "" where nothing is said."""
    parts = [f"{clock_face(job.hours[0])} to {clock_face(job.hours[1])}"] if job.hours is not None else []
    parts += [f"not from {clock_face(job.pause[0])} to {clock_face(job.pause[1])}"] if job.pause is not None else []
    parts += [f"on {_days(job.days)}"] if job.days else []
    parts += [{"night": "nights"}.get(job.shift, job.shift)] if job.shift and job.hours is None else []
    return ", ".join(parts)


def _days(days: tuple[int, ...]) -> str:
    """ "weekdays", "every day", "Monday and Tuesday"."""
    usual = {tuple(range(5)): "weekdays", tuple(range(7)): "every day", (5, 6): "weekends"}
    names = [DAYS[day].title() for day in days]
    return usual.get(days) or " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _job(job: Occupation) -> str:
    """ "nurse at the clinic"; where the trade was guessed, as what."""
    parts = [job.title]
    if job.place:
        parts.append("at home" if job.place == "home" else f"at {job.place}")
    if job.status in _STATUS:
        parts.append(f"({_STATUS[job.status]})")
    if job.score < 0.7 and job.archetype and job.archetype.replace("_", " ") not in job.title:
        parts.append(f"(taken for work like that of a {job.archetype.replace('_', ' ')})")
    return " ".join(parts)


def _home(who: Candidate, quotes: Quotes, town: Town) -> Iterator[Point]:
    home, bed = town.sectors[who.home.sector].name, who.home.bed
    named = sector_named(town, who.persona.home) == who.home.sector
    said = quotes.saying(lambda each: each.home, who.persona.home) if named and not who.entry.home else ""
    yield Point("home", home, said)
    if bed is None:
        yield Point("bed", f"none; sleeps on the floor ({town.arena_address(who.home.arena)})")
        return
    thing = town.objects[bed]
    yield Point(
        "bed", town.address(bed) if is_bed(thing) else f"none; sleeps on a {thing.kind} ({town.arena_address(thing.arena)})"
    )


def _times(persona: Persona, quotes: Quotes) -> Iterator[Point]:
    if persona.wake is not None:
        yield Point("hours", f"gets up at {clock_face(persona.wake)}", quotes.saying(lambda each: each.wake))
    if persona.bed is not None:
        yield Point("hours", f"goes to bed at {clock_face(persona.bed)}", quotes.saying(lambda each: each.bed))


def _people(persona: Persona, quotes: Quotes) -> Iterator[Point]:
    for relation in persona.relations:
        said = next((note for note in relation.notes if note in persona.clauses), "")
        yield Point("knows", _relation(relation), said or quotes.sharing(relation.name))


def _relation(relation: Relation) -> str:
    """ "Ann Bell (wife, shares the home)"."""
    notes = [relation.kind] if relation.kind else []
    notes += ["shares the home"] if relation.shares_home else []
    notes += [] if relation.met else ["not met"]
    notes += ["a crush"] if relation.crush else []
    notes += ["not liked"] if relation.feeling < -0.3 else []
    return f"{relation.name} ({', '.join(notes)})" if notes else relation.name


def _doings(persona: Persona, quotes: Quotes) -> Iterator[Point]:
    for project in persona.projects:
        yield Point("project", project.text, quotes.sharing(project.text))
    for occasion in persona.occasions:
        yield Point("news" if occasion.role == "news" else "event", _occasion(occasion), quotes.sharing(_named(occasion)))
    for habit in persona.habits:
        yield Point("habit", _habit(habit), quotes.sharing(f"{habit.text} {habit.place}"))
    for interest in persona.interests:
        yield Point("likes", interest.text, quotes.sharing(interest.text))


def _named(occasion: Occasion) -> str:
    return f"{occasion.text} {occasion.place}"


def _occasion(occasion: Occasion) -> str:
    """ "birthday party at the Anchor Inn, 2023-02-18 from 18:00 to 21:00 (host)"."""
    told = occasion.text + (f" at {occasion.place}" if occasion.place else "")
    told += f", {occasion.date}" if occasion.date else ""
    told += f" from {clock_face(occasion.start)}" if occasion.start is not None else ""
    told += f" to {clock_face(occasion.end)}" if occasion.end is not None else ""
    return told if occasion.role == "news" else f"{told} ({occasion.role})"


def _habit(habit: Habit) -> str:
    """ "have lunch at the cafe, 12:30 (Monday)"."""
    told = habit.text
    if habit.start is not None:
        told += f", {clock_face(habit.start)}" + (f"-{clock_face(habit.end)}" if habit.end is not None else "")
    elif habit.part:
        told += f", {habit.part}"
    return told + (f" ({', '.join(DAYS[day].title() for day in habit.days)})" if habit.days else "")


def _plain(persona: Persona, quotes: Quotes) -> Iterator[Point]:
    for label, name in _PLAIN:
        for text in getattr(persona, name):
            yield Point(label, text, quotes.sharing(text))
