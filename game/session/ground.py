"""Owns what a run stands on: map, people and settings. Two runs on equal ground live the same."""

from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

from game import __version__
from game.ai.residents_file import ResidentEntry, parse_residents, residents_text
from game.assets import asset
from game.portrayal.by_hand import parts_by_hand
from game.problem import Problem
from game.saves import Save, content_hash
from game.session.drawings import first_map, redraws
from game.settings import Cognition, RunSettings
from game.world.clock import Clock
from game.world.map_data import map_from
from game.world.places import Town
from game.world.tiled import MapFile, read_map
from game.world.town_map import town_from

DEFAULT_MAP = "smallville.tmx"
MAPS = (".tmx", ".tmj", ".json")
"""Endings of map files."""
DEFAULT_RESIDENTS = "smallville.toml"


@dataclass(frozen=True, slots=True)
class Ground:
    """A map as it was read, the people to live in it, and the settings of the run.

    `map_hash` names the map by its content, where it lies in the save; "" where it does not. Before the tick `led_until` a run
    was lived elsewhere.
    """

    map_file: MapFile
    town: Town
    entries: tuple[ResidentEntry, ...]
    residents_text: str
    settings: RunSettings
    clock: Clock
    led_until: int = 0
    map_hash: str = ""

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
    path = residents_path or people_of(map_path)
    text = residents_text(path)
    entries = parse_residents(text, str(path))
    for each in entries:
        parts_by_hand(each.look, f"{path} ({each.name})")
    map_file = read_map(map_path or map_of(residents_path))
    return Ground(map_file, town_from(map_file), entries, text, settings, Clock())


def people_of(map_path: Path | None) -> Path:
    """Who lives on a map where nobody is named: those of a file of its name beside it, or among ours; else Smallville's."""
    usual = asset("residents") / DEFAULT_RESIDENTS
    if map_path is None:
        return usual
    ours = [asset("residents") / f"{map_path.stem}.toml"] if map_path.parent == asset("maps") else []
    return next((path for path in (map_path.with_suffix(".toml"), *ours) if path.is_file()), usual)


def map_of(residents_path: Path | None) -> Path:
    """Where people live when no map is named: on one of ours of their file's name, if they are ours; else in Smallville."""
    usual = asset("maps") / DEFAULT_MAP
    if residents_path is None or residents_path.parent != asset("residents"):
        return usual
    own = asset("maps") / f"{residents_path.stem}.tmx"
    return own if own.is_file() else usual


def ground_of_save(save: Save, map_path: Path | None = None) -> Ground:
    """The ground a save stands on by now, with the map in it. Saves of earlier versions have none.

    Theirs is one of ours, or beside it, by name, or the one given: a save names no paths. Raises Problem when it is another one
    than it was, or the save does not say what it should.
    """
    header = save.header
    try:
        settings = RunSettings(int(header["seed"]), Cognition(**header["cognition"]))
        clock = Clock(date.fromisoformat(header["start"]))
        text, name, hashed = str(header["residents"]), str(header["map_name"]), header["map_hash"]
        led_until = int(header.get("led_until", 0))
    except (ArithmeticError, KeyError, TypeError, ValueError):
        raise Problem(f'The save "{save.name}" does not say what it was begun with; it cannot be gone on with.') from None
    map_hash = next((drawn for _, drawn in redraws(save, most=1)), first_map(save))
    kept = _map_in(save, map_hash, map_path) if map_hash else None
    map_file = kept or read_map(map_path or _map_named(name, save))
    town = town_from(map_file)
    if kept is None and town_hash(town) != hashed:
        raise Problem(f'The save "{save.name}" was begun on another version of {name}; bring that map back or begin a new town.')
    entries = parse_residents(text, f'the save "{save.name}"')
    return Ground(map_file, town, entries, text, settings, clock, led_until, "" if kept is None else map_hash)


def map_on_disk(save: Save, map_path: Path | None = None) -> Path | None:
    """Where the map of a save lies, if it is given, one of ours, or beside it.

    Raises Problem for one that is given and is not there.
    """
    if map_path is not None and not map_path.is_file():
        raise Problem(f"There is no map at {map_path}; check the path.")
    return map_path or _maps_there(save).get(str(save.header.get("map_name", "")))


def _map_in(save: Save, map_hash: str, map_path: Path | None) -> MapFile | None:
    """The map in the save, whose pictures lie where its file is, if anywhere. None where it is lost, as in a rescued save."""
    data = save.map(map_hash)
    if data is None:
        return None
    path = map_on_disk(save, map_path)
    return map_from(data, save.path.parent if path is None else path.parent)


def town_hash(town: Town) -> str:
    """Names a town by all the simulation sees of it; pictures do not count."""
    parts = [*town.sectors.values(), *town.arenas.values(), *town.objects.values(), sorted(town.spawns.items())]
    return content_hash(repr(parts).encode() + town.blocked.tobytes())


def _map_named(name: str, save: Save) -> Path:
    there = _maps_there(save)
    if name not in there:
        raise Problem(f'The save "{save.name}" was begun on a map of yours, {name}; name it again with --map.')
    return there[name]


def _maps_there(save: Save) -> dict[str, Path]:
    """Our maps, and those that lie beside the save, by name."""
    folders = (save.path.parent, asset("maps"))
    return {path.name: path for folder in folders for path in folder.glob("*.*") if path.suffix.lower() in MAPS}
