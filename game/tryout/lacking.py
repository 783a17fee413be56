"""Owns notes for the writer of a person: what their town lacks for them, and what was taken for granted."""

from collections.abc import Iterator

from game.ai.homes import bedless
from game.ai.offline.atlas import HOME, OUTSIDE
from game.ai.offline.breaking_down import SHIFTS
from game.ai.persona import Persona
from game.ai.place_names import sector_named
from game.ai.plans import DayPlan
from game.ai.relations import impression
from game.tryout.candidate import Candidate
from game.world.places import Town


def notes(who: Candidate, town: Town, plan: DayPlan | None) -> tuple[str, ...]:
    """Sentences, the gravest first."""
    persona = who.persona
    missing = (*_no_such_home(persona, town), *_no_such_work(persona, town, plan), *_nobody(who))
    found = (*bedless(town, {persona.name: who.home}), *missing, *_not_said(persona))
    return tuple(dict.fromkeys(found))


def _no_such_home(persona: Persona, town: Town) -> Iterator[str]:
    if persona.home and sector_named(town, persona.home) is None:
        yield f"{town.name} has no place called “{persona.home}”, so {persona.first_name} was given another home."


def _no_such_work(persona: Persona, town: Town, plan: DayPlan | None) -> Iterator[str]:
    """Where the work is done instead, by the plan of the day."""
    blocks = plan.blocks if plan is not None else ()
    instead = next((block.place for block in blocks if block.activity in SHIFTS), "")
    there = instead if instead == OUTSIDE else "at home" if instead == HOME else f"at {instead}"
    where = f"; {persona.first_name} works {there} instead" if instead else ""
    for job in persona.occupations:
        if job.status == "working" and job.place and job.place != HOME and sector_named(town, job.place) is None:
            yield f"{town.name} has no place called “{job.place}”{where}."


def _nobody(who: Candidate) -> Iterator[str]:
    """People they live with who are not in the town; nothing is said of it where nobody else was named at all."""
    there = [impression(who.persona, each.name) for each in who.others]
    for relation in who.persona.relations if there else ():
        if relation.shares_home and relation not in there:
            yield f"{relation.name}, who would share the home, is not among the residents of this town."


def _not_said(persona: Persona) -> Iterator[str]:
    if persona.age is None and persona.stage == "adult":
        yield f"Nothing says how old {persona.first_name} is; they are taken for an adult."
    if not persona.occupations and persona.stage in ("adult", "teen"):
        yield f"No work was found, so {persona.first_name} spends the day as they like."
