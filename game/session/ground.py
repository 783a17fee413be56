"""Owns what a run stands on: map, people and settings. Two runs on equal ground live the same."""

from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

from game import __version__
from game.ai.residents_file import ResidentEntry, parse_residents, residents_text
from game.assets import asset
from game.problem import Problem
from game.saves import Save, content_hash
from game.settings import Cognition, RunSettings
from game.world.clock import Clock
from game.world.places import Town
from game.world.tiled import MapFile, read_map
from game.world.town_map import town_from

DEFAULT_MAP = "smallville.tmx"
DEFAULT_RESIDENTS = "smallville.toml"


@dataclass(frozen=True, slots=True)
class Ground:
    """A map as it was read, the people to live in it, and the settings of the run.

    Before the tick `led_until` a run was lived elsewhere.
    """

    map_file: MapFile
    town: Town
    entries: tuple[ResidentEntry, ...]
    residents_text: str
    settings: RunSettings
    clock: Clock
    led_until: int = 0

    @property
    def header(self) -> dict[str, Any]:
        """What the save says of it: enough to go on, and to know whether the map is still the same."""
        return {
            "smallville": __version__,
            "start": self.clock.start.isoformat(),
            "seed": self.settings.seed,
            "cognition": asdict(self.settings.cognition),
            "map_name": self.map_file.path.name,
            "map_hash": town_hash(self.town),
            "residents": self.residents_text,
            **({"led_until": self.led_until} if self.led_until else {}),
        }


def lay_ground(map_path: Path | None, residents_path: Path | None, settings: RunSettings) -> Ground:
    """Read a map and a residents file (ours where none is named). Raises Problem for either."""
    path = residents_path or asset("residents") / DEFAULT_RESIDENTS
    text = residents_text(path)
    entries = parse_residents(text, str(path))
    map_file = read_map(map_path or asset("maps") / DEFAULT_MAP)
    return Ground(map_file, town_from(map_file), entries, text, settings, Clock())


def ground_of_save(save: Save, map_path: Path | None = None) -> Ground:
    """The ground a save was begun on. Its map is one of ours, or beside it, by name, or the one given: a save names no paths.

    Raises Problem when the map is another one than it was, or the save does not say what it should.
    """
    header = save.header
    try:
        settings = RunSettings(int(header["seed"]), Cognition(**header["cognition"]))
        clock = Clock(date.fromisoformat(header["start"]))
        text, name, hashed = str(header["residents"]), str(header["map_name"]), header["map_hash"]
        led_until = int(header.get("led_until", 0))
    except (ArithmeticError, KeyError, TypeError, ValueError):
        raise Problem(f'The save "{save.name}" does not say what it was begun with; it cannot be gone on with.') from None
    map_file = read_map(map_path or _map_named(name, save))
    town = town_from(map_file)
    if town_hash(town) != hashed:
        raise Problem(f'The save "{save.name}" was begun on another version of {name}; bring that map back or begin a new town.')
    entries = parse_residents(text, f'the save "{save.name}"')
    return Ground(map_file, town, entries, text, settings, clock, led_until)


def town_hash(town: Town) -> str:
    """Names a town by all the simulation sees of it; pictures do not count."""
    parts = [*town.sectors.values(), *town.arenas.values(), *town.objects.values(), sorted(town.spawns.items())]
    return content_hash(repr(parts).encode() + town.blocked.tobytes())


def _map_named(name: str, save: Save) -> Path:
    """One of our maps, or one that lies beside the save: looked up by name among those there are."""
    there = {path.name: path for folder in (save.path.parent, asset("maps")) for path in folder.glob("*.tmx")}
    if name not in there:
        raise Problem(f'The save "{save.name}" was begun on a map of yours, {name}; name it again with --map.')
    return there[name]
