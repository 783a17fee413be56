"""Owns what the drawn pictures mean: props with states, frames and seats, people's sheets with poses, portraits."""

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.assets import asset
from game.problem import Problem


@dataclass(frozen=True, slots=True)
class Prop:
    """One kind of furniture as drawn. Pixels throughout; `states` maps a picture state to its file.

    `frames` is the number of frames lying side by side in each state's file; `first` the state the map shows.
    `seat` is the height of a seat above the base line, `sleepers` where lying people's upper left corners
    go, `overlay` what is drawn over the user, `light` the lamp's centre.
    """

    name: str
    kind: str
    size: tuple[int, int]
    states: dict[str, Path]
    frames: dict[str, int]
    first: str
    seat: int | None = None
    facing: str | None = None
    sleepers: tuple[tuple[int, int], ...] = ()
    overlay: Path | None = None
    light: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Pose:
    """A row of a person's sheet: `frames` pictures a direction, each shown for `milliseconds`."""

    row: int
    frames: int
    milliseconds: int


@dataclass(frozen=True)
class Artwork:
    """Everything drawn for the game: props by name, how people's sheets are laid out, and who has one."""

    props: dict[str, Prop]
    poses: dict[str, Pose]
    directions: tuple[str, ...]
    cell: tuple[int, int]
    slots: int
    sheets: dict[str, Path]
    portraits: dict[str, dict[str, Path]]
    visitors: tuple[str, ...] = field(default=())

    def look_of(self, key: str) -> str:
        """Whose sheet somebody wears: their own, else a visitor's chosen by their key alone."""
        if key in self.sheets:
            return key
        number = int.from_bytes(blake2b(key.encode(), digest_size=4).digest(), "big")
        looks = self.visitors or tuple(self.sheets)
        return looks[number % len(looks)]


def read_artwork(folder: Path | None = None) -> Artwork:
    """Read the pictures' descriptions from `assets/sprites` (or another folder laid out alike).

    Raises Problem when they are missing or broken.
    """
    folder = folder or asset("sprites")
    props = _read_json(folder / "props" / "props.json")
    people = _read_json(folder / "people" / "people.json")
    try:
        return Artwork(
            props={name: _prop(name, entry, folder / "props") for name, entry in props.items()},
            poses={name: Pose(row["row"], row["frames"], row["ms"]) for name, row in people["rows"].items()},
            directions=tuple(people["directions"]),
            cell=(people["cell"][0], people["cell"][1]),
            slots=people["slots"],
            sheets={key: folder / "people" / entry["sheet"] for key, entry in people["people"].items()},
            portraits={key: _portraits(entry, folder / "people") for key, entry in people["people"].items()},
            visitors=tuple(key for key in people["people"] if key.startswith("visitor")),
        )
    except (KeyError, IndexError, TypeError) as error:
        raise Problem(f"The pictures' descriptions in {folder} are broken ({error}); install Smallville again.") from error


def _read_json(path: Path) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Problem(f"The pictures' description {path} cannot be read; install Smallville again.") from error
    return data


def _prop(name: str, entry: dict[str, Any], folder: Path) -> Prop:
    files = {state: folder / file for state, file in entry["states"].items()}
    sleepers = (entry[key] for key in ("sleeper", "sleeper_2") if key in entry)
    return Prop(
        name=name,
        kind=entry["kind"],
        size=(entry["size"][0], entry["size"][1]),
        states=files,
        frames={state: entry["frames"].get(state, 1) for state in files},
        first=entry["state"],
        seat=entry.get("seat"),
        facing=entry.get("facing"),
        sleepers=tuple((corner[0], corner[1]) for corner in sleepers),
        overlay=folder / entry["overlay"] if "overlay" in entry else None,
        light=_pair(entry.get("light")),
    )


def _pair(value: list[int] | None) -> tuple[int, int] | None:
    return (value[0], value[1]) if value else None


def _portraits(entry: dict[str, Any], folder: Path) -> dict[str, Path]:
    return {mood: folder / file for mood, file in entry["portraits"].items()}
