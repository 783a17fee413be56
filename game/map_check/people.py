"""Owns faults between a map and its people: beds, and names that nobody has."""

from collections.abc import Iterator

from game.ai.homes import assign_homes, bedless, is_bed
from game.ai.persona import Persona
from game.ai.place_names import sector_named
from game.map_check.fault import Fault, error, warning, where
from game.map_check.subject import Placed, Subject
from game.map_check.words import did_you_mean, listed, on
from game.world.areas import read_names
from game.world.places import OUTDOORS


def check_people(subject: Subject) -> Iterator[Fault]:
    """Faults between the map and its people."""
    yield from _beds(subject)
    if subject.people is not None:
        yield from _places(subject, subject.people)
        known = [person.name for person in subject.people]
        for place in (*subject.areas, *subject.objects):
            for name in read_names(place.thing.properties.get("private_to")):
                yield from _unknown(place, name, known, "private_to")
        for spawn in subject.spawns:
            name = " ".join(str(spawn.thing.properties.get("resident") or "").split())
            if name:
                yield from _unknown(spawn, name, known, "resident")


def _beds(subject: Subject) -> Iterator[Fault]:
    beds = [thing for thing in subject.town.objects.values() if is_bed(thing)]
    places = sum(bed.capacity for bed in beds)
    named = sorted(subject.town.spawns)
    count = len(named) if subject.people is None else len(subject.people)
    if places < count:
        there = f"{places or 'no'} place{'s' * (places != 1)} to sleep" if beds else "no bed"
        said = f"There are {count} residents, but {there} that anybody can get to."
        advice = "Place a bed for everybody on the layer 'objects', named 'bed', with private_to for whose it is."
        yield warning("beds", said, advice, where("objects", [bed.id for bed in beds], [bed.tiles[0] for bed in beds]))
    elif subject.people is not None:
        homes = assign_homes(subject.town, subject.people)
        for said in bedless(subject.town, homes):
            first, _, advice = said.partition("; ")
            yield warning("beds", f"{first}.", advice[:1].upper() + advice[1:], where("objects"))


def _places(subject: Subject, people: tuple[Persona, ...]) -> Iterator[Fault]:
    """A place in somebody's paragraph that nearly has the name of one on the map."""
    known = [sector.name for sector in subject.town.sectors.values() if sector.id != OUTDOORS]
    for person in people:
        places = dict.fromkeys([person.home, *(job.place for job in person.occupations), *person.places])
        for place in (place for place in places if place and sector_named(subject.town, place) is None):
            hint = did_you_mean(place, known)
            if hint:
                said = f"The paragraph of {person.name} names {place!r}, which is no place on the map; {hint}"
                yield warning("unknown-place", said, "Write the same name in both, on the layer 'areas' and in the paragraph.")


def _unknown(place: Placed, name: str, known: list[str], key: str) -> Iterator[Fault]:
    if name in known:
        return
    hint = did_you_mean(name, known)
    why = f"but nobody in the residents file is called so{f'; {hint}' if hint else '.'}"
    said = f"{on(place.layer)}{place.said}{place.place} has {key} {name!r}, {why}"
    advice = f"Those who live there are {listed(known)}."
    yield (error if hint else warning)("unknown-person", said, advice, place.at)
