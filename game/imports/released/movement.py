"""Owns reading who was where at each step of a released save: one file of all steps, or one file a step."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from game.imports.released.files import read_json
from game.imports.released.layout import MOST_PEOPLE, MOST_STEPS, Layout
from game.problem import Problem

WIDEST = 10_000
"""Tiles a map can be wide or high."""
LONGEST_DOING = 600
LONGEST_EMOJI = 24
LONGEST_LINE = 2000
MOST_LINES = 200
Lines = tuple[tuple[str, str], ...]
"""A talk as it stands in a step: all of it, (speaker, words)."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody at a step that is not as the one before. `address` is where it is done, `lines` the talk they are in."""

    step: int
    name: str
    tile: tuple[int, int]
    doing: str
    address: str
    emoji: str
    lines: Lines = ()


_Coordinate = Annotated[int, Field(ge=0, lt=WIDEST)]
_Line = Annotated[list[str], Field(min_length=2, max_length=2)]


@dataclass(frozen=True, slots=True)
class _Seen:
    movement: Annotated[list[_Coordinate], Field(min_length=2, max_length=2)]
    description: str | None = None
    pronunciatio: str | None = None
    chat: Annotated[list[_Line], Field(max_length=MOST_LINES)] | None = None


_People = Annotated[dict[str, _Seen], Field(max_length=MOST_PEOPLE)]


@dataclass(frozen=True, slots=True)
class _Step:
    persona: _People


_MASTER = TypeAdapter(Annotated[dict[str, _People], Field(max_length=MOST_STEPS)])
_STEP = TypeAdapter(_Step)


def read_movement(layout: Layout) -> tuple[tuple[Moved, ...], int]:
    """(what changed at each step, in order; how many steps there are). Raises Problem."""
    before: dict[str, Moved] = {}
    changes: list[Moved] = []
    last = -1
    for step, people in _steps(layout):
        last = step
        for name, seen in people.items():
            moved = _moved(step, name, seen)
            if name in layout.meta.names and not _alike(moved, before.get(name)):
                before[name] = moved
                changes.append(moved)
    _nobody_missing(layout, changes)
    return tuple(changes), last + 1


def _steps(layout: Layout) -> Iterator[tuple[int, dict[str, _Seen]]]:
    """(step, who is told of) in rising order; a file with nothing new in it may tell of nobody."""
    if layout.master is not None:
        told = {_number(key, layout.master): people for key, people in read_json(layout.master, _MASTER).items()}
        yield from sorted(told.items())
    elif layout.frames is not None:
        files = {_number(path.stem, path): path for path in layout.frames.glob("*.json")}
        for step, path in sorted(files.items()):
            yield step, read_json(path, _STEP).persona


def _number(text: str, path: Path) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_STEPS)) and int(text) < MOST_STEPS):
        raise Problem(f"{path}: {text[:40]!r} is the number of no step; steps are numbered 0, 1, 2 and so on.")
    return int(text)


def _moved(step: int, name: str, seen: _Seen) -> Moved:
    doing, _, address = (seen.description or "").rpartition(" @ ")
    if not doing:
        doing, address = address, ""
    return Moved(
        step=step,
        name=name,
        tile=(seen.movement[0], seen.movement[1]),
        doing=_plain(doing, LONGEST_DOING),
        address=_plain(address, LONGEST_DOING),
        emoji=_plain(seen.pronunciatio or "", LONGEST_EMOJI, joiners=True),
        lines=tuple((_plain(who, 80), _plain(words, LONGEST_LINE)) for who, words in seen.chat or ()),
    )


def _plain(text: str, longest: int, joiners: bool = False) -> str:
    """A text on one line, without what cannot be shown; `joiners` are what holds an emoji of several parts together."""
    kept = "\u200d" if joiners else ""
    return " ".join("".join(each if each.isprintable() or each in kept else " " for each in text[:longest]).split())


def _alike(one: Moved, other: Moved | None) -> bool:
    return other is not None and (one.tile, one.doing, one.address, one.emoji, one.lines) == (
        other.tile,
        other.doing,
        other.address,
        other.emoji,
        other.lines,
    )


def _nobody_missing(layout: Layout, changes: list[Moved]) -> None:
    seen = {each.name for each in changes}
    missing = [name for name in layout.meta.names if name not in seen]
    if changes and missing:
        raise Problem(f"The movement in {layout.folder} never says where {missing[0]} is; the save cannot be replayed.")
