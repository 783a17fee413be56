"""Owns how what is to be in the middle of a picture is named on the command line, and how large the picture is."""

import re
from collections.abc import Mapping

from game.problem import Problem
from game.world.places import Tile, Town


def focus_on(names: Mapping[int, str], town: Town, text: str) -> tuple[int | None, Tile | None]:
    """(id of the resident, None), or (None, the middle tile of the place) of that name; a first name will do.

    Raises Problem when there is neither.
    """
    wanted = text.strip().casefold()
    people = [who for who, name in names.items() if name.casefold() == wanted]
    if people:
        return people[0], None
    places = _places(town)
    if wanted in places:
        return None, places[wanted]
    people = [who for who, name in names.items() if name.casefold().split()[:1] == [wanted]]
    if len(people) == 1:
        return people[0], None
    raise Problem(f'There is no "{text}" in this town; name a resident or a place, as the residents file and the map have it.')


def size_of(text: str) -> tuple[int, int]:
    """(width, height) in pixels of "1280x800". Raises Problem for anything else."""
    match = re.fullmatch(r"(\d{2,4})x(\d{2,4})", text)
    if not match:
        raise Problem(f'"{text}" is not a size; write width x height in pixels, like 1280x800.')
    return int(match[1]), int(match[2])


def _places(town: Town) -> dict[str, Tile]:
    """The middle tile of each arena and sector, by name in small letters; a sector before an arena of the same name."""
    places = [(arena.name, arena.tiles) for arena in town.arenas.values()]
    places += [(sector.name, sector.tiles) for sector in town.sectors.values()]
    return {name.casefold(): _middle(tiles) for name, tiles in places if tiles}


def _middle(tiles: tuple[Tile, ...]) -> Tile:
    """The tile nearest to the centre of all of them."""
    column = sum(tile[0] for tile in tiles) / len(tiles)
    row = sum(tile[1] for tile in tiles) / len(tiles)
    return min(tiles, key=lambda tile: (abs(tile[0] - column) + abs(tile[1] - row), tile))
