"""Owns which properties the game reads, on what, and what each means: the truth that the check and the docs go by."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Property:
    """A property: what may be written, and what it means."""

    write: str
    means: str


_HOURS = Property("08:00-17:00", "when visitors may come; the end may lie past midnight")
_CAPACITY = Property("a number", "how many people at once")
_PRIVATE = Property("names, with ', ' between", "whose it is")
_PURPOSE = Property("words", "what it is for")
_AREA = {"hours": _HOURS, "capacity": _CAPACITY, "private_to": _PRIVATE, "purpose": _PURPOSE}

PROPERTIES: dict[str, dict[str, Property]] = {
    "map": {"town": Property("words", "the town's name")},
    "layer": {"light": Property("day or always", "shown by day only, or always")},
    "sector": _AREA,
    "arena": _AREA,
    "object": {
        "state": Property("words", "the state it goes back to"),
        "capacity": _CAPACITY,
        "private_to": _PRIVATE,
        "use_from": Property("here, north, east, south, west", "the sides people use it from; here: they sit or lie on it"),
        "kind": Property("words", "what it is, where it has no name"),
        "footprint": Property("2x1", "the tiles it blocks, columns x rows; 0x0 for none"),
        "picture": Property("a name in props.json", "where its other states and frames are"),
        "lift": Property("pixels", "how high its picture stands or hangs above the ground"),
        "walkable": Property("true or false", "people walk over it"),
        "seats": Property("0,0,down 1,0,down", "column, row in its footprint, and where one looks"),
        "facing": Property("up, down, left, right", "where one looks who is on it"),
    },
    "spawn": {"resident": Property("a name", "who starts there; without it, anybody")},
}
"""By class, the properties that are read."""

LIGHTS = ("always", "day")
"""What the property `light` of a layer may say."""
