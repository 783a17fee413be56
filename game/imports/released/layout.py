"""Owns where things lie in the folder of a released save, of which there are two kinds, and its `meta.json`."""

import re
from calendar import month_name
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Annotated
from unicodedata import normalize

from pydantic import Field, TypeAdapter

from game.imports.people_list import is_name
from game.imports.released.files import read_json
from game.problem import Problem

MOST_PEOPLE = 200
MOST_STEPS = 1_000_000
"""Steps a save may have: of ten seconds each, almost four months."""
EARLIEST, LATEST = 1900, 2200
"""Years a simulation may be set in."""
_MONTHS = tuple(month_name)[1:]
_DATE = re.compile(rf"({'|'.join(_MONTHS)}) (\d{{1,2}}), (\d{{4}})(?:, (\d\d):(\d\d):(\d\d))?")


@dataclass(frozen=True, slots=True)
class Meta:
    """What `meta.json` says, with dates as dates. `seconds` are those of a step; `names` in the order of the file.

    `maze` is what the world is called that it was lived in.
    """

    start: datetime
    now: datetime
    seconds: int
    names: tuple[str, ...]
    steps: int
    maze: str = ""

    @property
    def first(self) -> datetime:
        """When the first step was: the start day's midnight, unless the simulation began later in that day."""
        return max(self.start, self.now - timedelta(seconds=self.steps * self.seconds))


@dataclass(frozen=True, slots=True)
class Layout:
    """The folder of a released save. `master` has all movement in one file, `frames` one file a step; either may be None.

    `people` are the folders of the personas, in the order of `meta.names`.
    """

    folder: Path
    meta: Meta
    people: tuple[Path, ...]
    master: Path | None
    frames: Path | None


@dataclass(frozen=True, slots=True)
class _Meta:
    start_date: str
    curr_time: str
    sec_per_step: Annotated[int, Field(ge=1, le=3600)]
    persona_names: Annotated[list[str], Field(min_length=1, max_length=MOST_PEOPLE)]
    step: Annotated[int, Field(ge=0, le=MOST_STEPS)]
    maze_name: str = ""


_META = TypeAdapter(_Meta)


def layout_of(folder: Path) -> Layout:
    """Look what lies where. Raises Problem when it is no save of the released code, or a part of it is missing."""
    if not folder.is_dir():
        raise Problem(f"There is no folder {folder}; name the one that holds a save's meta.json, or its reverie folder.")
    heads = [folder / part for part in ("meta.json", "reverie/meta.json", "save/meta.json", "save/reverie/meta.json")]
    head = next((path for path in heads if path.is_file()), None)
    if head is None:
        raise Problem(f"{folder} holds no meta.json (nor reverie/meta.json): it is no save of the released code.")
    root = head.parent.parent if head.parent.name == "reverie" else head.parent
    meta = _meta(head)
    master, frames = root / "master_movement.json", root / "movement"
    moved = (master if master.is_file() else None, frames if frames.is_dir() else None)
    if meta.steps and moved == (None, None):
        raise Problem(f"{root} holds neither master_movement.json nor a folder movement; without them nothing can be replayed.")
    return Layout(root, meta, tuple(_people(root, meta.names)), *moved)


def _meta(path: Path) -> Meta:
    raw = read_json(path, _META)
    for name in raw.persona_names:
        if not is_name(name):
            raise Problem(f"{path}: {name[:80]!r} is no name that somebody can have.")
    if len({name.casefold() for name in raw.persona_names}) < len(raw.persona_names):
        raise Problem(f"{path}: two people have one name; nobody could tell them apart.")
    start, now = (date_in(text, path) for text in (raw.start_date, raw.curr_time))
    midnight = start.replace(hour=0, minute=0, second=0)
    return Meta(midnight, now, raw.sec_per_step, tuple(raw.persona_names), raw.step, raw.maze_name)


def date_in(text: str, path: Path) -> datetime:
    """A date as the released code writes it: "February 13, 2023", or with ", 07:30:00" behind it. Raises Problem."""
    match = _DATE.fullmatch(text.strip())
    try:
        if match is None or not EARLIEST <= int(match[3]) <= LATEST:
            raise ValueError
        hour, minute, second = (int(part or 0) for part in match.groups()[3:])
        return datetime(int(match[3]), _MONTHS.index(match[1]) + 1, int(match[2]), hour, minute, second)
    except ValueError:
        raise Problem(f'{path}: {text[:60]!r} is no date; it should be like "February 13, 2023, 07:30:00".') from None


def _people(root: Path, names: tuple[str, ...]) -> list[Path]:
    """The personas' folders, looked up among those there are: a name in a file is never a path."""
    home = root / "personas"
    there = {normalize("NFC", path.name): path for path in home.iterdir() if path.is_dir()} if home.is_dir() else {}
    missing = [name for name in names if normalize("NFC", name) not in there]
    if missing:
        raise Problem(f"{home} has no folder for {missing[0]}, who is in meta.json.")
    return [there[normalize("NFC", name)] / "bootstrap_memory" for name in names]
