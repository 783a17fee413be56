"""Owns telling a writer what was read out of a paragraph and what was not."""

from game.ai.persona import Habit, Occasion, Occupation, Persona, Relation
from game.ai.reading.times import DAYS
from game.world.clock import clock_face


def explain(persona: Persona) -> tuple[str, ...]:
    """Lines for one resident: a heading, what was understood, and every clause that was not."""
    lines = [_heading(persona)]
    lines += [_line("work", _job(job)) for job in persona.occupations] or [_line("work", "(none read)")]
    lines.append(_line("home", persona.home or "(not said; a free one is given)"))
    lines.append(_line("up, to bed", f"{_face(persona.wake)}, {_face(persona.bed)}"))
    lines += [_line("knows", _relation(relation)) for relation in persona.relations]
    lines += [_line("habit", _habit(habit)) for habit in persona.habits]
    lines += [_line("likes", interest.text) for interest in persona.interests]
    lines += [_line("project", project.text) for project in persona.projects]
    lines += [_line("news" if occasion.role == "news" else "occasion", _occasion(occasion)) for occasion in persona.occasions]
    lines += [_line(label, text) for label, texts in _plain_facts(persona) for text in texts]
    lines.append(
        f"  {len(persona.clauses) - len(persona.unread)} of {len(persona.clauses)} clauses read; each is a memory, read or not"
    )
    return (*lines, *(_line("not read", clause) for clause in persona.unread))


def _line(label: str, text: str) -> str:
    return f"  {label:10} {text}"


def _plain_facts(persona: Persona) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What is kept in the person's own words, by what it is."""
    return (
        ("goal", persona.goals),
        ("worry", persona.worries),
        ("secret", persona.secrets),
        ("opinion", persona.opinions),
        ("dislikes", persona.dislikes),
        ("manner", persona.speech),
        ("pet", persona.pets),
        ("looks after", persona.dependants),
        ("past", persona.background),
    )


def _heading(persona: Persona) -> str:
    """Name, age and traits on one line."""
    age = f", {persona.age}" if persona.age is not None else ", age not said"
    return f"{persona.name}{age} ({', '.join(persona.traits) or 'no traits'})"


def _face(minute: int | None) -> str:
    return "(not said)" if minute is None else clock_face(minute)


def _job(job: Occupation) -> str:
    """ "tax lawyer at home, 09:00-17:00"."""
    parts = [job.title if job.status == "working" else f"{job.title} ({job.status})"]
    parts += [f"at {job.place}"] if job.place else []
    parts += [f"{clock_face(job.hours[0])}-{clock_face(job.hours[1])}"] if job.hours else []
    parts += [f"not {clock_face(job.pause[0])}-{clock_face(job.pause[1])}"] if job.pause else []
    parts += [" ".join(DAYS[day].title() for day in job.days)] if job.days else []
    parts += [job.shift] if job.shift and job.status == "working" else []
    unsure = f" (a guess: {job.archetype})" if job.score < 0.7 else ""
    return ", ".join(parts) + unsure


def _relation(relation: Relation) -> str:
    """ "Ann Bell: wife, same home"."""
    notes = [relation.kind or "somebody mentioned"]
    notes += ["same home"] if relation.shares_home else []
    notes += ["not met"] if not relation.met else []
    notes += ["a crush"] if relation.crush else []
    notes += ["not liked"] if relation.feeling < -0.3 else []
    notes += [f"talk about {topic}" for topic in relation.topics]
    return f"{relation.name}: {', '.join(notes)}"


def _habit(habit: Habit) -> str:
    """ "have lunch at the cafe, 12:30, Monday"."""
    parts = [habit.text]
    if habit.start is not None:
        parts.append(clock_face(habit.start) + (f"-{clock_face(habit.end)}" if habit.end is not None else ""))
    elif habit.part:
        parts.append(habit.part)
    parts += [" ".join(DAYS[day].title() for day in habit.days)] if habit.days else []
    return ", ".join(parts)


def _occasion(occasion: Occasion) -> str:
    """ "birthday party at the Anchor Inn, 2023-02-18, 18:00-21:00 (host)"."""
    hours = f", {clock_face(occasion.start)}" if occasion.start is not None else ""
    hours += f"-{clock_face(occasion.end)}" if occasion.end is not None else ""
    return (
        occasion.text
        + (f" at {occasion.place}" if occasion.place else "")
        + (f", {occasion.date}" if occasion.date else "")
        + hours
        + f" ({occasion.role})"
    )
