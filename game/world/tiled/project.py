"""Owns what the Tiled project beside a map says of its own types: a map file leaves out whatever is as it says there."""

from collections.abc import Sequence
from pathlib import Path
from xml.etree.ElementTree import Element

from game.problem import Problem
from game.world.tiled.files import Files
from game.world.tiled.properties import NO_TYPES, Properties, Types, properties_of, without_nothing
from game.world.tiled.spelling import Wrong

_ROUNDS = 3
"""How deep classes may be in classes here."""
_MOST = 10_000
"""Members of a class, those of its classes included."""


def types_beside(files: Files, warnings: list[str]) -> Types:
    """The types of the project in the map's folder, or else in the folder above; what is wrong with it is a warning."""
    for folder in (files.map.parent, files.map.parent.resolve().parent):
        projects = sorted(folder.glob("*.tiled-project"))
        if projects:
            return _types(files, projects[0], warnings)
    return NO_TYPES


def _types(files: Files, path: Path, warnings: list[str]) -> Types:
    try:
        members = files.tree(path, "project", "project").findall("type")
        enums = {kind.get("name", ""): _enum(kind) for kind in members if kind.get("type") == "enum"}
        return Types(_classes([kind for kind in members if kind.get("type") == "class"], Types(enums=enums)), enums)
    except (Problem, Wrong) as problem:
        warnings.append(f"What the classes of {path.name} say is left out, for it cannot be read: {problem}")
        return NO_TYPES


def _classes(kinds: Sequence[Element], types: Types) -> dict[str, Properties]:
    """What the members of each class are unless said, in rounds, since a class may have classes for members."""
    found: dict[str, Properties] = {}
    for _ in range(_ROUNDS):
        known = Types(found, types.enums)
        found = {kind.get("name", ""): without_nothing(properties_of(kind, known)) for kind in kinds}
        if any(len(members) > _MOST for members in found.values()):
            raise Wrong("its classes have too many members")
    return found


def _enum(kind: Element) -> tuple[tuple[str, ...], bool]:
    return tuple(name.get("value", "") for name in kind.iterfind("name")), kind.get("valuesAsFlags") == "1"
