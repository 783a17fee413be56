"""Owns reading who a released persona is, and what they know of the town: `scratch.json` and `spatial_memory.json`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from game.imports.released.files import Number, read_json

LONGEST = 8000
"""Characters of a field that are kept."""
MOST = 500
"""Entries that a list or a level of the place tree may have."""
Tree = dict[str, dict[str, dict[str, tuple[str, ...]]]]
"""World > sector > arena > objects, by name."""


@dataclass(frozen=True, slots=True)
class Scratch:
    """What `scratch.json` says of somebody that lasts: who they are, where they live, what they plan; "" for nothing."""

    age: int | None
    innate: tuple[str, ...]
    learned: str
    currently: str
    lifestyle: str
    living_area: str
    plan: tuple[str, ...]
    tile: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class _Scratch:
    age: Number | None = None
    innate: str | None = None
    learned: str | None = None
    currently: str | None = None
    lifestyle: str | None = None
    living_area: str | None = None
    daily_req: Annotated[list[str], Field(max_length=MOST)] | None = None
    curr_tile: Annotated[list[int], Field(min_length=2, max_length=2)] | None = None


_Level = Field(max_length=MOST)
_Objects = Annotated[list[str], _Level] | dict[str, None]
_Arenas = Annotated[dict[str, _Objects], _Level]
_SCRATCH = TypeAdapter(_Scratch)
_TREE = TypeAdapter(dict[str, Annotated[dict[str, _Arenas], _Level]])


def read_scratch(path: Path) -> Scratch:
    """Who somebody is. Raises Problem when the file is not of that shape."""
    raw = read_json(path, _SCRATCH)
    tile = (raw.curr_tile[0], raw.curr_tile[1]) if raw.curr_tile else None
    return Scratch(
        age=round(raw.age) if raw.age is not None and 0 <= raw.age <= 130 else None,
        innate=tuple(part for part in map(_plain, (raw.innate or "").split(",")) if part),
        learned=_plain(raw.learned),
        currently=_plain(raw.currently),
        lifestyle=_plain(raw.lifestyle),
        living_area=_plain(raw.living_area),
        plan=tuple(part for part in map(_plain, raw.daily_req or ()) if part),
        tile=tile,
    )


def read_places(path: Path) -> Tree:
    """The places somebody knows. Raises Problem when the file is not of that shape."""
    raw = read_json(path, _TREE)
    return {
        world: {sector: {arena: tuple(things) for arena, things in arenas.items()} for sector, arenas in sectors.items()}
        for world, sectors in raw.items()
    }


def _plain(text: str | None) -> str:
    """A text on one line, without what cannot be shown."""
    return " ".join("".join(each if each.isprintable() else " " for each in (text or "")[:LONGEST]).split())
