"""Owns a map made ready to be lived on: whatever takes long is done before anybody waits for it."""

from dataclasses import dataclass
from pathlib import Path

from game.problem import Problem
from game.saves.maps import Packed, packed_map
from game.saves.schema import Json
from game.world.map_data import map_data, map_from
from game.world.places import Town
from game.world.survey import Survey, survey
from game.world.tiled import MapFile, read_map
from game.world.town_map import town_from


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """A map under the `hash` of its content, the town that it is, and the form it has in a save (if it is not from there)."""

    hash: str
    map_file: MapFile
    ground: Survey
    packed: Packed | None = None

    @property
    def town(self) -> Town:
        """What people live in."""
        return self.ground.town


def drawn_on_disk(path: Path) -> Drawn:
    """Read a map and make it ready. Safe in any thread.

    Raises Problem when it cannot be read, or nobody could stand anywhere on it.
    """
    return made_ready(read_map(path))


def made_ready(map_file: MapFile) -> Drawn:
    """The same of a map that has been read. Raises Problem when nobody could stand anywhere on it."""
    packed = packed_map(map_data(map_file))
    return Drawn(packed[0], map_file, _livable(map_file), packed)


def drawn_in_save(hash: str, data: Json, folder: Path) -> Drawn:
    """The same of a map that a save has, whose pictures lie in a folder, if anywhere. Raises Problem for what is none."""
    map_file = map_from(data, folder)
    return Drawn(hash, map_file, _livable(map_file))


def _livable(map_file: MapFile) -> Survey:
    town = town_from(map_file)
    if town.blocked.all():
        raise Problem(f"Nobody could stand anywhere on {map_file.path.name}: every tile is blocked; free some on `collision`.")
    return survey(town)
