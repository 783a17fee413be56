"""A town of three buildings drawn by hand, for tests of cognition that need no map file."""

import numpy as np

from game.world.places import OUTDOORS, Arena, Norms, Sector, Spot, Tile, Town, WorldObject

CAFE, COTTAGE, LODGE = 1, 2, 3
CAFE_ROOM, BEDROOM, KITCHEN, DORMITORY, LOUNGE = 11, 12, 13, 14, 15
STOVE, BED, COUNTER, MAILBOX, BUNK, SOFA, FLOWERS = 21, 22, 23, 24, 25, 26, 27


def _rows(row: int) -> tuple[Tile, ...]:
    return tuple((column, row) for column in range(10))


def _thing(id: int, kind: str, arena: int, tile: Tile, on: bool = False, owners: tuple[str, ...] = ()) -> WorldObject:
    spot = Spot(tile, "down", on, tile)
    return WorldObject(id, kind, arena, "idle", (tile,), (spot,), 1, owners)


def small_town(*without: int) -> Town:
    """The town, without the objects of the ids given."""
    sectors = [
        Sector(OUTDOORS, "Little Town", Norms(), _rows(0)),
        Sector(CAFE, "The Harbour Café", Norms(hours=(480, 1200), purpose="coffee"), _rows(1)),
        Sector(COTTAGE, "Ada Holm's cottage", Norms(private_to=("Ada Holm",), purpose="a home"), _rows(2) + _rows(3)),
        Sector(LODGE, "Harbour Lodge", Norms(purpose="a home"), _rows(4) + _rows(5)),
    ]
    arenas = [
        Arena(OUTDOORS, "outdoors", OUTDOORS, Norms(), _rows(0)),
        Arena(CAFE_ROOM, "cafe", CAFE, Norms(), _rows(1)),
        Arena(BEDROOM, "bedroom", COTTAGE, Norms(), _rows(2)),
        Arena(KITCHEN, "kitchen", COTTAGE, Norms(), _rows(3)),
        Arena(DORMITORY, "Bo Lund's room", LODGE, Norms(private_to=("Bo Lund",)), _rows(4)),
        Arena(LOUNGE, "lounge", LODGE, Norms(), _rows(5)),
    ]
    things = [
        _thing(STOVE, "stove", KITCHEN, (1, 3)),
        _thing(BED, "bed", BEDROOM, (1, 2), on=True, owners=("Ada Holm",)),
        _thing(COUNTER, "cafe counter", CAFE_ROOM, (1, 1)),
        _thing(MAILBOX, "mailbox", OUTDOORS, (9, 0)),
        _thing(BUNK, "bed", DORMITORY, (1, 4), on=True),
        _thing(SOFA, "lounge sofa", LOUNGE, (1, 5), on=True),
        _thing(FLOWERS, "flower bed", OUTDOORS, (5, 0)),
    ]
    return Town(
        name="Little Town",
        width=10,
        height=6,
        sectors={sector.id: sector for sector in sectors},
        arenas={arena.id: arena for arena in arenas},
        objects={thing.id: thing for thing in things if thing.id not in without},
        blocked=np.zeros((6, 10), np.bool_),
        spawns={"Cleo Vik": (3, 5)},
    )
