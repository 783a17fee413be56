"""Owns faults between people and a map: homes and beds there are not, work and events at places nobody drew."""

from collections.abc import Iterator, Mapping, Sequence

from game.ai.homes import Home, is_bed, names_bed
from game.ai.persona import Persona
from game.ai.place_names import sector_named
from game.tryout.checking.fault import PersonFault
from game.world.clock import clock_face
from game.world.norms import is_open
from game.world.places import Town

SHOWN = 3
"""Names of people the map keeps beds for that are said; the others are counted."""


def faults_of_places(town: Town, people: Sequence[Persona], homes: Mapping[str, Home]) -> Iterator[PersonFault]:
    """What the map lacks for these people, and what it keeps for others."""
    for person in people:
        yield from _sleeps(town, person, homes[person.name])
        yield from _works(town, person)
        yield from _meets(town, person)
    yield from _kept_for_others(town, people)


def bed_of(town: Town, home: Home) -> str:
    """Where somebody sleeps, in words."""
    if home.bed is None:
        return f"on the floor ({town.arena_address(home.arena)})"
    return town.address(home.bed)


def _sleeps(town: Town, person: Persona, home: Home) -> Iterator[PersonFault]:
    if home.bed is None or not is_bed(town.objects[home.bed]):
        text = f"{person.name} has no bed and sleeps {'' if home.bed is None else 'on '}{bed_of(town, home)}; draw one for them."
        yield PersonFault("warning", "bed", person.name, text)
    if person.sleeps and not any(is_bed(each) and names_bed(town, each, person.sleeps) for each in town.objects.values()):
        yield PersonFault("warning", "bed", person.name, f"The bed “{person.sleeps}” of {person.name} is not on the map.")
    if not person.home:
        return
    named = sector_named(town, person.home)
    if named is None:
        text = f"{town.name} has no place “{person.home}”; {person.name} lives at {town.sectors[home.sector].name} instead."
        yield PersonFault("warning", "home", person.name, text)
    elif named != home.sector:
        text = f"{person.name} means to live at {town.sectors[named].name} and got a home at {town.sectors[home.sector].name}: "
        yield PersonFault("warning", "home", person.name, f"{text}there is no bed left for them.")


def _works(town: Town, person: Persona) -> Iterator[PersonFault]:
    for job in person.occupations:
        if job.status == "working" and job.place and job.place != "home" and sector_named(town, job.place) is None:
            text = f"{person.name} works at “{job.place}”, which is not on the map; draw it, or name a place that is."
            yield PersonFault("warning", "work", person.name, text)


def _meets(town: Town, person: Persona) -> Iterator[PersonFault]:
    for occasion in person.occasions:
        if occasion.role == "news" or not occasion.place or occasion.place == "home":
            continue
        sector = sector_named(town, occasion.place)
        if sector is None:
            text = f"“{occasion.text}” of {person.name} is at “{occasion.place}”, which is not on the map; name one that is."
            yield PersonFault("error", "event", person.name, text)
        elif occasion.start is not None and not is_open(town.sectors[sector].norms, occasion.start % 1440):
            when = f"{town.sectors[sector].name} is closed at {clock_face(occasion.start)}"
            yield PersonFault("warning", "event", person.name, f"{when}, when “{occasion.text}” of {person.name} begins.")


def _kept_for_others(town: Town, people: Sequence[Persona]) -> Iterator[PersonFault]:
    names = [person.name for person in people]
    owners = dict.fromkeys(owner for thing in town.objects.values() if is_bed(thing) for owner in thing.private_to)
    absent = [owner for owner in owners if owner not in names]
    if absent:
        listed = ", ".join(absent[:SHOWN]) + (f" and {len(absent) - SHOWN} more" if len(absent) > SHOWN else "")
        text = f"The map keeps beds for {listed}, who are not in the file: nobody else may sleep there."
        yield PersonFault("note", "bed", "", text)
