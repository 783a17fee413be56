"""Owns faults of layers: missing, misnamed, doubled, shifted, hidden, empty; and of the map as a whole."""

from collections.abc import Iterator

from game.ai.offline.objects import words_of
from game.map_check.fault import Fault, error, warning, where
from game.map_check.properties import LIGHTS
from game.map_check.subject import Subject
from game.map_check.words import listed, meant, on
from game.world.tiled import ObjectLayer, TileLayer

USEFUL = 250_000
"""Tiles of a map; on a larger one most of a day is spent walking."""
_WANTED: dict[str, tuple[type[ObjectLayer | TileLayer], str]] = {
    "areas": (ObjectLayer, "draw buildings (class sector) and rooms (class arena) on it"),
    "objects": (ObjectLayer, "place what people use on it (class object)"),
    "spawns": (ObjectLayer, "place a point (class spawn) for each resident on it"),
    "collision": (TileLayer, "paint where nobody can walk on it"),
}
_SORTS = {ObjectLayer: "an object layer", TileLayer: "a tile layer"}
_SCENERY = ("decor", "flat", "wall_decor", "shadows", "sunlight")
_COUNTING = (*_WANTED, "decor")
HOMES = {"sector": "areas", "arena": "areas", "object": "objects", "spawn": "spawns"}
"""The layer that each class is for."""


def elsewhere(kind: str, layer: str) -> str:
    """ "it belongs on the layer 'areas'", of a class that is for another layer; else nothing."""
    home = HOMES.get(kind, layer)
    return "" if home == layer else f"it belongs on the layer {home!r}."


def check_layers(subject: Subject) -> Iterator[Fault]:
    """Faults of layers and of the map as a whole."""
    for name in _WANTED:
        yield from _wanted(subject, name)
    yield from _twice(subject)
    yield from _left_out(subject)
    if subject.town.blocked.all():
        said = "Everything on the map is solid: nobody can stand anywhere."
        yield error("all-solid", said, "Erase the layer 'collision' where people shall walk.", where("collision"))
    for layer in subject.map_file.layers:
        yield from _one_layer(layer)
    if subject.town.width * subject.town.height > USEFUL:
        size = f"{subject.town.width} x {subject.town.height}"
        yield warning(
            "too-large", f"The map has {size} tiles; people will walk for hours.", "Map > Resize Map in Tiled makes it smaller."
        )


def _wanted(subject: Subject, name: str) -> Iterator[Fault]:
    """One of the layers without which a map is no town."""
    sort, why = _WANTED[name]
    named = [layer for layer in subject.map_file.layers if name in (layer.name, layer.kind)]
    right = [layer for layer in named if isinstance(layer, sort)]
    for layer in named:
        if not isinstance(layer, sort):
            said = f"The layer {layer.name!r} is {_SORTS[type(layer)]}, but {name!r} must be {_SORTS[sort]}."
            yield error("layer-sort", said, f"Add {_SORTS[sort]} of that name and {why}.", where(layer.name))
    if not named:
        yield _missing(subject, name)
    elif right and not any(_holds_something(layer) for layer in right):
        first = right[0].name
        yield warning("layer-empty", f"The layer {first!r} is empty.", f"{why[:1].upper()}{why[1:]}.", where(first))


def _missing(subject: Subject, name: str) -> Fault:
    sort, why = _WANTED[name]
    near = [layer.name for layer in subject.map_file.layers if name not in (layer.name, layer.kind) and _nearly(layer.name, name)]
    if near:
        said = f"There is no layer {name!r}, but one called {near[0]!r}."
        return error("layer-name", said, f"Rename it to {name!r} (in small letters) in Tiled's list of layers.", where(near[0]))
    said = f"There is no layer {name!r}."
    return warning("layer-missing", said, f"Add {_SORTS[sort]} of that name and {why}.")


def _nearly(name: str, wanted: str) -> bool:
    """ "Areas", "object", "spawn points"; not "above objects"."""
    if name.startswith("above"):
        return False
    return meant(name, [wanted]) is not None or words_of(wanted) <= words_of(name)


def _holds_something(layer: ObjectLayer | TileLayer) -> bool:
    return bool(layer.objects) if isinstance(layer, ObjectLayer) else bool(layer.grid.any())


def _twice(subject: Subject) -> Iterator[Fault]:
    """Two layers of one name: a designer edits the one and looks at the other."""
    names = [layer.name for layer in subject.map_file.layers]
    for name in sorted({name for name in names if name and names.count(name) > 1}):
        said = f"There are {names.count(name)} layers called {name!r}; all of them count."
        yield warning("layer-twice", said, "Give each a name of its own, or put what is on them on one.", where(name))


def _left_out(subject: Subject) -> Iterator[Fault]:
    """Things of our classes on a layer the game does not look at."""
    there = {name for layer in subject.map_file.layers for name in (layer.name, layer.kind)}
    for layer in subject.map_file.layers:
        known = {layer.name, layer.kind} & {*_WANTED, *_SCENERY} or layer.name.startswith("above")
        objects = () if known or isinstance(layer, TileLayer) else layer.objects
        things = [thing for thing in objects if thing.name and HOMES.get(thing.kind) in there]
        if things:
            homes = listed([repr(home) for home in dict.fromkeys(HOMES[thing.kind] for thing in things)])
            which = listed([f"{thing.name!r} ({thing.id})" for thing in things])
            said = f"The layer {layer.name!r} is scenery to the game, which looks for {which} on {homes}."
            yield error(
                "wrong-layer", said, "Move them there, or rename the layer.", where(layer.name, [thing.id for thing in things])
            )


def _one_layer(layer: ObjectLayer | TileLayer) -> Iterator[Fault]:
    """What is odd about one layer by itself."""
    counts = bool({layer.name, layer.kind} & set(_COUNTING))
    if counts and layer.offset != (0.0, 0.0):
        x, y = (f"{part:g}" for part in layer.offset)
        said = f"The layer {layer.name!r} is shifted by {x}, {y} pixels: what is on it lies elsewhere than its X and Y say."
        yield warning(
            "layer-shifted", said, "Set its Horizontal and Vertical Offset, and those of its groups, to 0.", where(layer.name)
        )
    if "objects" in (layer.name, layer.kind) and not (layer.visible and layer.opacity > 0):
        said = f"The layer {layer.name!r} is hidden: people would use what nobody sees."
        yield warning("layer-hidden", said, "Tick its eye in Tiled's list of layers.", where(layer.name))
    light = layer.properties.get("light")
    if light is not None and light not in LIGHTS:
        said = f"{on(layer.name)}the property 'light' says {light!r}, which is no time of day."
        yield warning(
            "light", said, f"Write {listed([repr(one) for one in LIGHTS]).replace(' and ', ' or ')}.", where(layer.name)
        )
    if not counts and (near := meant(layer.name, [*_WANTED, *_SCENERY], 0.85)) and near not in _WANTED:
        said = f"The layer {layer.name!r} has nearly the name of the layer {near!r}, which the game knows."
        yield warning("layer-name", said, f"Rename it to {near!r} if that is what it is for.", where(layer.name))
