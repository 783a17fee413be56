"""Owns the check of a map as a whole: it is read, everything is looked at, and what was found is put in order."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.residents_file import load_residents
from game.assets import asset
from game.map_check.areas import check_areas
from game.map_check.distances import check_distances
from game.map_check.fault import Fault, error, warning, worst_first
from game.map_check.files import check_files
from game.map_check.homes import check_homes
from game.map_check.kinds import check_kinds
from game.map_check.layers import check_layers
from game.map_check.names import check_names
from game.map_check.norms import check_norms
from game.map_check.people import check_people
from game.map_check.property_values import check_properties
from game.map_check.subject import Subject
from game.map_check.things import check_things
from game.map_check.ways import check_ways
from game.problem import Problem
from game.world.clock import Clock
from game.world.tiled import MapFile, read_map
from game.world.town_map import town_from

_RULES: tuple[Callable[[Subject], Iterator[Fault]], ...] = (
    check_layers,
    check_areas,
    check_ways,
    check_things,
    check_kinds,
    check_people,
    check_norms,
    check_names,
    check_properties,
    check_homes,
    check_distances,
    check_files,
)
_OF_CLASSES = ("means nothing there", "does not lie within one sector")
"""What follows from a wrong class, and needs no saying where that is said."""
_NUMBER = re.compile(r"\((\d+)\)|id (\d+)")


def check_map(path: Path, residents: Path | None = None, longest: float | None = None) -> list[Fault]:
    """Everything wrong with a map, worst first; empty when all is well. A file that is no map is one fault.

    `residents` is the file of its people: without it, one of the map's name beside the map or among ours, if there is one.
    `longest` is how many game minutes a way may take.
    """
    try:
        map_file = read_map(path)
    except Problem as problem:
        return [error("not-a-map", str(problem))]
    return faults_of(map_file, residents, longest)


def faults_of(map_file: MapFile, residents: Path | None = None, longest: float | None = None) -> list[Fault]:
    """Everything wrong with a map that has been read, worst first."""
    people, trouble = _people(residents or residents_of(map_file.path))
    subject = Subject(map_file, town_from(map_file), people, longest)
    found = [fault for rule in _RULES for fault in rule(subject)]
    return worst_first([*trouble, *found, *_as_read(subject, found)])


def residents_of(path: Path) -> Path | None:
    """The residents file that has the name of a map: beside it, or ours for a map of ours."""
    beside = path.with_suffix(".toml")
    ours = asset("residents") / beside.name
    if beside.is_file():
        return beside
    return ours if ours.is_file() and path.resolve().parent == asset("maps").resolve() else None


def _people(path: Path | None) -> tuple[tuple[Persona, ...] | None, list[Fault]]:
    if path is None:
        return None, []
    try:
        return tuple(read_paragraph(entry, Clock().start) for entry in load_residents(path)), []
    except Problem as problem:
        return None, [error("residents", str(problem))]


def _as_read(subject: Subject, found: list[Fault]) -> Iterator[Fault]:
    """What was odd when the map was read, as far as nothing above says it of the same object."""
    told = {number for fault in found for number in fault.objects}
    for said in subject.map_file.warnings:
        if "layers are called" not in said:  # it is said with what to do
            yield warning("reader", said)
    for said in subject.town.warnings:
        numbers = {int(one or other) for one, other in _NUMBER.findall(said)}
        about_class = any(word in said for word in _OF_CLASSES) and any(fault.kind == "area-class" for fault in found)
        solid = "nobody can reach" in said and subject.town.blocked.all()
        if said not in subject.map_file.warnings and not numbers & told and not about_class and not solid:
            yield warning("reader", said)
