"""Owns the reading of a paragraph as a whole: each part of a clause is offered to every reader."""

import re
from datetime import date
from typing import Protocol

from game.ai.persona import Persona
from game.ai.reading.about import age_of, pronouns_of, read_home, stage_of, voice_of
from game.ai.reading.animals import read_pets
from game.ai.reading.clauses import Part, parts, split_clauses
from game.ai.reading.draft import Draft
from game.ai.reading.employment import settle_work
from game.ai.reading.family import settle_home
from game.ai.reading.habits import read_habit, read_verbatim
from game.ai.reading.leanings import read_leanings
from game.ai.reading.names import find_names
from game.ai.reading.occasions import read_occasion
from game.ai.reading.people import read_people
from game.ai.reading.projects import read_project
from game.ai.reading.schedule import tells_of_work
from game.ai.reading.sleep import settle_sleep
from game.ai.reading.statements import whole
from game.ai.reading.voice import Voice, normal_form
from game.ai.reading.work import read_work

_PRONOUNS = {"she": ("she", "her", "her"), "he": ("he", "him", "his"), "they": ("they", "them", "their")}


class Entry(Protocol):
    """What is known of somebody before their paragraph is read."""

    @property
    def name(self) -> str: ...
    @property
    def paragraph(self) -> str: ...
    @property
    def age(self) -> int | None: ...
    @property
    def traits(self) -> tuple[str, ...]: ...


def read_paragraph(entry: Entry, start: date) -> Persona:
    """Read one paragraph. `start` is the first day, from which "on Tuesday" is counted.

    Never fails: a clause that is not understood stays a memory, and is listed as unread.
    """
    clauses = split_clauses(entry.paragraph)
    voice = voice_of(entry.name, entry.paragraph)
    stated = tuple(_statements(clause, voice) for clause in clauses)
    normal = tuple(statement for clause in stated for statement in clause)
    draft = _begin(entry.name, voice, normal, start)
    read = [[_read_clause(statement, draft) for statement in clause] for clause in stated]
    unread = tuple(clause for clause, understood in zip(clauses, read, strict=True) if not any(understood))
    age = entry.age if entry.age is not None else age_of(normal)
    settle_work(draft, normal, age)
    settle_home(draft, age)
    settle_sleep(draft)
    return _finish(entry, clauses, unread, draft, age)


def _statements(clause: str, voice: Voice) -> tuple[str, ...]:
    """A clause as statements in normal form; what got its subject only now is brought to that form once more."""
    normal = normal_form(clause, voice)
    made = whole(normal)
    return made if made == (normal,) or voice.form != 3 else tuple(normal_form(statement, voice) for statement in made)


def _begin(name: str, voice: Voice, normal: tuple[str, ...], start: date) -> Draft:
    """An empty draft that knows the names of the paragraph and where its person lives, for that is asked throughout."""
    names = find_names(normal)
    draft = Draft(name, voice, names, start, pronouns_of(voice, normal))
    for clause in normal:
        read_pets(clause, draft)
        for part in parts(clause, names.people):
            draft.employed = draft.employed or tells_of_work(part)
            of_both = part.subject == "" and re.match(r"(?:they|we) (?:both )?(?:live|rent|share)\b", part.text)
            if (part.of_self or of_both) and not draft.home:
                read_home(re.sub(r"^(?:they|we) (?:both )?", "", part.text), draft)
    return draft


def _read_clause(clause: str, draft: Draft) -> bool:
    """Offer a clause to every reader; true when anything was made of it."""
    if re.match(r"yesterday\b|the day before\b|last night\b", clause, re.I):
        read_people(clause, parts(clause, draft.names.people), draft)
        return draft.note("background", clause)
    clause_parts = parts(clause, draft.names.people)
    taken = [_read_part(part, draft) for part in clause_parts]
    animals = read_pets(clause, draft)
    people = read_people(clause, clause_parts, draft)
    if any(taken) or animals or people:
        return True
    habits = [read_verbatim(part, draft) for part in clause_parts]
    return any(habits) or age_of((clause,)) is not None or bool(re.fullmatch(r"SELF is|SELF's name is SELF", clause))


def _read_part(part: Part, draft: Draft) -> bool:
    """One part: an undertaking is no habit, and hours of work are none either."""
    lives = part.of_self and read_home(part.text, draft)
    undertaking = read_project(part, draft)
    undertaking = read_occasion(part, draft) or undertaking
    works = read_work(part, draft) if not undertaking else False
    leaning = read_leanings(part, draft)
    habit = read_habit(part, draft) if not (undertaking or works) else False
    return lives or undertaking or works or leaning or habit


def _finish(entry: Entry, clauses: tuple[str, ...], unread: tuple[str, ...], draft: Draft, age: int | None) -> Persona:
    """The draft as a persona."""

    def facts(kind: str) -> tuple[str, ...]:
        return tuple(draft.facts.get(kind, ()))

    archetypes = frozenset(job.archetype for job in draft.occupations)
    return Persona(
        name=entry.name,
        paragraph=entry.paragraph,
        clauses=clauses,
        age=age,
        traits=tuple(dict.fromkeys((*entry.traits, *facts("traits")))),
        stage=stage_of(age, archetypes, bool(draft.occupations) and all(job.status == "retired" for job in draft.occupations)),
        pronouns=_PRONOUNS[draft.pronoun],
        occupations=tuple(draft.occupations),
        home=draft.home,
        relations=tuple(draft.relations.values()),
        habits=tuple(draft.habits),
        interests=tuple(draft.interests),
        projects=tuple(draft.projects),
        occasions=tuple(draft.occasions),
        goals=facts("goals"),
        worries=facts("worries"),
        secrets=facts("secrets"),
        opinions=facts("opinions"),
        dislikes=facts("dislikes"),
        speech=facts("speech"),
        pets=facts("pets"),
        dependants=facts("dependants"),
        background=facts("background"),
        places=_places(draft),
        wake=draft.wake,
        bed=draft.bed,
        unread=unread,
    )


def _places(draft: Draft) -> tuple[str, ...]:
    """Every place they have to do with, each once: home, work, what the paragraph names, where their habits are."""
    places = (
        draft.home,
        *(job.place for job in draft.occupations),
        *draft.names.places,
        *(habit.place for habit in draft.habits),
    )
    return tuple(dict.fromkeys(place for place in places if place and place != "home"))
