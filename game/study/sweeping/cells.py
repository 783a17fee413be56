"""Owns what a sweep is made of: one cell a run, whole by value, so that it can be lived on any machine."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from game import __version__
from game.ai.residents_file import parse_residents
from game.problem import Problem
from game.session.ground import Ground, lay_ground
from game.settings import Cognition, RunSettings
from game.world.clock import Clock
from game.world.map_data import map_data, map_from
from game.world.town_map import town_from

_COGNITION = TypeAdapter(Cognition)
MOST_CELLS = 100_000
"""A larger grid is a slip of the hand."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One run of a sweep: `seed`, `days`, and by value the map (`map_data`), the people (a residents file's text) and settings.

    `map_name`, `people` and `changed` say in short what sets its group apart from the others; `content` is a hash of map and
    people, `version` the game's.
    """

    seed: int
    days: int
    map_name: str
    people: str
    changed: tuple[tuple[str, Any], ...]
    map: dict[str, Any] = field(repr=False, compare=False)
    residents: str = field(repr=False)
    content: str
    version: str = __version__

    @property
    def key(self) -> str:
        """Names it by all it depends on: a changed paragraph or a moved stove makes another cell."""
        whole = repr((self.seed, self.days, self.content, self.changed, self.version)).encode()
        return f"seed-{self.seed}-{self.days}-days-{blake2b(whole, digest_size=8).hexdigest()}"

    @property
    def group(self) -> dict[str, Any]:
        """What it shares with the runs that differ from it in nothing but the seed."""
        return {"map": self.map_name, "people": self.people, **dict(self.changed)}

    def ground(self, folder: Path) -> Ground:
        """What its run stands on; `folder` is where the map's pictures would lie, which a run never looks at."""
        map_file = map_from(self.map, folder)
        entries = parse_residents(self.residents, self.people)
        settings = RunSettings(self.seed, _COGNITION.validate_python(dict(self.changed)))
        return Ground(map_file, town_from(map_file), entries, self.residents, settings, Clock())


@dataclass(frozen=True, slots=True)
class Grid:
    """What is varied: every seed with every map, every people and every combination of settings. None is what is usual."""

    seeds: Sequence[int]
    days: int
    maps: Sequence[Path | None] = (None,)
    residents: Sequence[Path | None] = (None,)
    settings: Mapping[str, Sequence[str]] = field(default_factory=dict)


def cells_of(grid: Grid) -> tuple[Cell, ...]:
    """Every cell of a grid, read from its files. Raises Problem for a file or a setting that is no good."""
    combinations = [dict(zip(grid.settings, values, strict=True)) for values in product(*grid.settings.values())]
    if (count := len(grid.seeds) * len(grid.maps) * len(grid.residents) * len(combinations)) > MOST_CELLS:
        raise Problem(f"That would be {count} runs; a sweep has at most {MOST_CELLS}.")
    changed = [_read_settings(each) for each in combinations]
    grounds = [(lay_ground(one, other, RunSettings(seed=0)), other) for one in grid.maps for other in grid.residents]
    return tuple(
        replace(whole, seed=seed, changed=settings)
        for whole in [_whole(grid.days, ground, people) for ground, people in grounds]
        for settings in changed
        for seed in grid.seeds
    )


def _whole(days: int, ground: Ground, people: Path | None) -> Cell:
    data = map_data(ground.map_file)
    content = blake2b(json.dumps([data, ground.residents_text]).encode(), digest_size=16).hexdigest()
    return Cell(0, days, ground.map_file.path.name, people.name if people else "ours", (), data, ground.residents_text, content)


def _read_settings(said: Mapping[str, str]) -> tuple[tuple[str, Any], ...]:
    """Settings by name, as what they are meant to be. Raises Problem for a name there is not, or a value that cannot be."""
    known = [each.name for each in fields(Cognition)]
    for name in said:
        if name not in known:
            near = get_close_matches(name, known, 1, 0.5)
            raise Problem(f'There is no setting "{name}"; there is {", ".join(near or known)}.')
    try:
        whole = _COGNITION.validate_python(dict(said))
    except ValidationError as error:
        wrong = error.errors()[0]
        raise Problem(f'The setting "{wrong["loc"][0]}" cannot be {wrong["input"]!r}: {wrong["msg"].lower()}.') from None
    return tuple((name, getattr(whole, name)) for name in said)
