"""Owns what a fault of a map is, and the list of all kinds there are."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.world.places import Tile

SEVERITIES = ("error", "warning")
"""Worst first: an error keeps people from living there, a warning is something odd."""

KINDS = {
    "not-a-map": "the file is no map, or cannot be read",
    "reader": "something that is read otherwise than Tiled shows it, or not at all",
    "layer-missing": "there is no layer of a name the game looks for",
    "layer-name": "a layer has nearly the name of one the game looks for",
    "layer-sort": "tiles where objects should be, or the other way round",
    "layer-twice": "two layers have one name",
    "layer-shifted": "a layer is shifted, so that things lie elsewhere than their numbers say",
    "layer-hidden": "what people use is hidden",
    "wrong-layer": "a thing lies on a layer where the game does not look for it",
    "layer-empty": "a layer the game looks for is empty",
    "all-solid": "a map without one tile to stand on",
    "light": "a layer is said to be shown at a time nobody knows",
    "too-large": "a map larger than useful",
    "area-name": "an area has no name",
    "area-class": "an area is neither sector nor arena",
    "area-size": "an area has no size, or covers no tile",
    "area-off-map": "an area lies beyond the edge of the map",
    "area-turned": "an area is rotated",
    "area-off-grid": "the edge of an area runs through the middle of tiles",
    "area-solid": "an area without one tile to stand on",
    "sectors-overlap": "two sectors share tiles",
    "arenas-overlap": "two arenas share tiles",
    "arena-outside": "an arena lies beyond its sector, or in none",
    "name-twice": "two places have one name",
    "names-alike": "names that differ only by a space, a capital or a sign",
    "hours": "opening hours that cannot be read",
    "never-open": "a place that never opens",
    "shut-in": "beds in a place that closes",
    "capacity": "a capacity that is no number of people, or more than fits",
    "one-person-room": "more beds, toilets or baths in a room than people may be in it",
    "through-room": "a room for one is the only way to others",
    "object-name": "an object has no name",
    "object-class": "an object has another class than its layer is for",
    "object-off-map": "an object lies beyond the edge of the map",
    "object-turned": "an object is rotated",
    "object-off-grid": "what an object blocks cannot be seen, as it stands halfway between tiles",
    "object-hidden": "an object is hidden",
    "objects-overlap": "two things stand on the same tiles",
    "kind": "nobody knows what a thing is for",
    "property": "a property nobody reads",
    "property-value": "a property that cannot be read",
    "sides-blocked": "a thing that nobody can use from the sides it says",
    "unreachable": "a thing that nobody can get to",
    "no-way-in": "a place that nobody can get into",
    "doorway": "a thing that closes a doorway",
    "spawn-blocked": "somebody begins inside something solid",
    "spawn-off-map": "somebody begins beyond the edge of the map",
    "spawn-cut-off": "somebody begins where the others cannot go",
    "spawn-twice": "two spawns for one person, or on one tile",
    "beds": "fewer beds than people",
    "unknown-person": "a name that nobody in the residents file has",
    "unknown-place": "a paragraph nearly names a place of the map",
    "residents": "the residents file cannot be read",
    "home-lacks": "a home without what a day needs",
    "town-lacks": "a town without what a day needs",
    "far": "a way longer than was asked for",
    "file-outside": "a tileset or picture outside the map's folder",
    "picture-missing": "a picture that is not there",
}
"""Every kind of fault there is, and what it means."""


@dataclass(frozen=True, slots=True)
class Where:
    """Where to look for a fault: a layer, ids of objects, that which it is about first, and tiles."""

    layer: str = ""
    objects: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()


NOWHERE = Where()


def where(layer: str = "", objects: Iterable[int] = (), tiles: Iterable[Tile] = ()) -> Where:
    """Where to look, of whatever one has."""
    return Where(layer, tuple(objects), tuple(tiles))


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a map: one of SEVERITIES and of KINDS.

    `sentence` says what is wrong and where, `advice` what to do in Tiled. `objects` are ids of Tiled, that which the
    fault is about first; `tiles` are where to look, (column, row) from 0 like Tiled's status bar.
    """

    severity: str
    kind: str
    sentence: str
    advice: str = ""
    layer: str = ""
    objects: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()

    @property
    def said(self) -> str:
        """All of it, to be read by a person."""
        return f"{self.sentence} {self.advice}".strip()

    @property
    def as_data(self) -> dict[str, Any]:
        """All of it, for a program; the keys stay what they are."""
        return {
            "severity": self.severity,
            "kind": self.kind,
            "sentence": self.sentence,
            "advice": self.advice,
            "layer": self.layer,
            "object": self.objects[0] if self.objects else None,
            "objects": list(self.objects),
            "tiles": [list(tile) for tile in self.tiles],
        }


def error(kind: str, sentence: str, advice: str = "", at: Where = NOWHERE) -> Fault:
    """What keeps people from living there."""
    return Fault("error", kind, sentence, advice, at.layer, at.objects, at.tiles)


def warning(kind: str, sentence: str, advice: str = "", at: Where = NOWHERE) -> Fault:
    """What is merely odd."""
    return Fault("warning", kind, sentence, advice, at.layer, at.objects, at.tiles)


def worst_first(faults: Iterable[Fault]) -> list[Fault]:
    """Errors before warnings; the same thing is said once."""
    once = dict.fromkeys(faults)
    return sorted(once, key=lambda fault: SEVERITIES.index(fault.severity))
