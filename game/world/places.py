"""Owns what a town is made of: sectors, arenas and objects, with the norms that hold in them.

Everything here is fixed once a map is read; what changes (states, who uses what) lives in `simulation.py`.
"""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Tile = tuple[int, int]
"""(column, row), counted from the upper left corner of the map."""

SIDES: dict[str, Tile] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OUTDOORS = 0
"""Id of the sector and of the arena that hold every tile no drawn area holds."""
BYGONE = "a place that is gone"
"""What a place is called of which nobody knows any more what it was."""


@dataclass(frozen=True, slots=True)
class Norms:
    """What is expected in a place. The world keeps these and minds are told of them.

    `hours` are minutes of the day, [open, close); `capacity` people at once; `private_to` names of residents.
    """

    hours: tuple[int, int] | None = None
    capacity: int | None = None
    private_to: tuple[str, ...] = ()
    purpose: str = ""


@dataclass(frozen=True, slots=True)
class Sector:
    """A building or an outdoor ground: Hobbs Cafe, Johnson Park. Ids are Tiled's object ids."""

    id: int
    name: str
    norms: Norms
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Arena:
    """A room, or a part of the outdoors: the kitchen. `sector` is the id of the sector it lies in."""

    id: int
    name: str
    sector: int
    norms: Norms
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where somebody stands (or sits, or lies) to use an object, and which way they then face.

    `on` says that they are on the object itself: on a chair, in a bed. A spot `on` a solid object is entered from
    `entry`, the walkable tile beside it; otherwise `entry` equals `tile`.
    """

    tile: Tile
    facing: str
    on: bool
    entry: Tile


@dataclass(frozen=True, slots=True)
class WorldObject:
    """A thing people use: a stove, a bed. `kind` is its name on the map; `state` the one it goes back to."""

    id: int
    kind: str
    arena: int
    state: str
    tiles: tuple[Tile, ...]
    spots: tuple[Spot, ...]
    capacity: int
    private_to: tuple[str, ...] = ()
    picture: str = ""


WHERE = ("behind", "beside", "under")
"""First words of kinds that name a place to stand rather than a thing: such a place is in no state of its own."""


def is_a_place(kind: str) -> bool:
    """Whether a kind names a place to stand: "behind the bar counter"."""
    return kind.partition(" ")[0] in WHERE


def state_sentence(kind: str, state: str) -> str:
    """What anybody there would say of a thing: "the stove is burning"."""
    return f"the {'place ' if is_a_place(kind) else ''}{kind} is {state}"


@dataclass(frozen=True)
class Town:
    """A town read from a map. `blocked[row, column]` is true where nobody can walk; `spawns` is name -> tile.

    `kinship` of ids: sector ids, arena ids and object ids are Tiled's own, unique over the map.
    """

    name: str
    width: int
    height: int
    sectors: dict[int, Sector]
    arenas: dict[int, Arena]
    objects: dict[int, WorldObject]
    blocked: NDArray[np.bool_]
    spawns: dict[str, Tile]
    free_spawns: tuple[Tile, ...] = ()
    warnings: tuple[str, ...] = field(default=(), compare=False)

    @cached_property
    def arena_grid(self) -> NDArray[np.int32]:
        """Arena id of each tile, [row, column]; OUTDOORS where no arena is drawn."""
        grid = np.zeros((self.height, self.width), np.int32)
        for arena in self.arenas.values():
            for column, row in arena.tiles:
                grid[row, column] = arena.id
        return grid

    def arena_at(self, tile: Tile) -> Arena:
        """The arena a tile lies in."""
        return self.arenas[int(self.arena_grid[tile[1], tile[0]])]

    def sector_of(self, arena: int) -> Sector:
        """The sector an arena lies in; of one that is on the map no more, the town as a whole."""
        return self.sectors[self.arenas[arena].sector if arena in self.arenas else OUTDOORS]

    def address(self, object_id: int) -> str:
        """As the paper prints it: "Hobbs Cafe: cafe: coffee machine"."""
        thing = self.objects[object_id]
        return f"{self.arena_address(thing.arena)}: {thing.kind}"

    def arena_address(self, arena: int) -> str:
        """ "Hobbs Cafe: cafe"; what is recorded of a place may be told when it is on the map no more."""
        return f"{self.sector_of(arena).name}: {self.arenas[arena].name if arena in self.arenas else BYGONE}"
