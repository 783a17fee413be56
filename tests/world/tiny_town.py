"""A town of 12 x 8 tiles for tests, written as Tiled writes maps: a home with a bathroom, a shop with hours, a street.

############
#....#.#...#    columns 1-4 the bedroom, column 6 the bathroom (one person), columns 8-10 the shop
#......#...#    the door of the bathroom is at (5, 2)
#....#.#...#
##.#######.#    the home's door is at (2, 4), the shop's at (10, 4)
............    the street
............
............
"""

import struct
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

from game.settings import Cognition
from game.world.clock import Clock
from game.world.places import Tile, Town
from game.world.simulation import Simulation
from game.world.town_map import load_town

WALLS = (
    "############",
    "#....#.#...#",
    "#......#...#",
    "#....#.#...#",
    "##.#######.#",
    "............",
    "............",
    "............",
)
ADA, BO, CY = 1, 2, 3
NAMES = {ADA: "Ada Reed", BO: "Bo Finch", CY: "Cy Hall"}
BED, STOVE, TOILET, SHELF, BENCH, POND = 20, 21, 22, 23, 24, 25
HOME, BEDROOM, BATHROOM, SHOP = 10, 11, 12, 13

Properties = dict[str, str | int]


@dataclass
class Thing:
    """An object to be written: `box` is (x, y, width, height) in tiles; `prop` the id of its picture's tile, or none."""

    id: int
    name: str
    kind: str
    box: tuple[float, float, float, float]
    properties: Properties = field(default_factory=dict)
    prop: int | None = None


PROPS: dict[int, tuple[tuple[int, int], Properties]] = {
    0: ((32, 64), {"footprint": "1x2", "kind": "bed", "use_from": "west,east"}),
    1: ((32, 48), {"footprint": "1x1", "kind": "stove"}),
    2: ((32, 40), {"footprint": "1x1", "kind": "toilet"}),
    3: ((64, 60), {"footprint": "2x1", "kind": "shelf"}),
    4: ((64, 40), {"footprint": "2x1", "kind": "bench", "seats": "0,0,down 1,0,down"}),
}
AREAS = [
    Thing(HOME, "Reed house", "sector", (0, 0, 7, 5), {"purpose": "a home"}),
    Thing(BEDROOM, "bedroom", "arena", (1, 1, 4, 3)),
    Thing(BATHROOM, "bathroom", "arena", (6, 1, 1, 3), {"capacity": 1}),
    Thing(SHOP, "Corner Shop", "sector", (7, 0, 5, 5), {"hours": "08:00-17:00"}),
]
OBJECTS = [
    Thing(BED, "bed", "object", (1, 1, 1, 2), {"state": "made"}, 0),
    Thing(STOVE, "stove", "object", (4, 1, 1, 1), {"state": "off", "use_from": "south"}, 1),
    Thing(TOILET, "toilet", "object", (6, 1, 1, 1), {"use_from": "south"}, 2),
    Thing(SHELF, "shelf", "object", (8, 1, 2, 1), {"use_from": "south", "capacity": 2}, 3),
    Thing(BENCH, "bench", "object", (5, 6, 2, 1), {"use_from": "here", "capacity": 2}, 4),
    Thing(POND, "pond", "object", (0, 7, 2, 1), {"use_from": "here"}),
]
SPAWNS = [
    Thing(30, "Ada", "spawn", (2, 2, 0, 0), {"resident": NAMES[ADA]}),
    Thing(31, "Bo", "spawn", (3, 3, 0, 0), {"resident": NAMES[BO]}),
    Thing(32, "somebody", "spawn", (8, 5, 0, 0)),
]


def write_town(
    folder: Path,
    areas: list[Thing] = AREAS,
    objects: list[Thing] = OBJECTS,
    spawns: list[Thing] = SPAWNS,
    walls: tuple[str, ...] = WALLS,
) -> Path:
    """Write the map, its tileset and its pictures; returns the map's path."""
    _write_pictures(folder)
    path = folder / "tiny_town.tmx"
    path.write_text(_tmx(areas, objects, spawns, walls), encoding="utf-8")
    return path


def tiny_town(folder: Path, **changes: list[Thing]) -> Town:
    """The town read from a map written for it."""
    return load_town(write_town(folder, **changes))


def simulate(town: Town, positions: dict[int, Tile], staff: dict[int, tuple[int, ...]] | None = None) -> Simulation:
    """The town with people in it, at midnight."""
    return Simulation(town, Clock(), NAMES, positions, staff or {}, Cognition())


def _tmx(areas: list[Thing], objects: list[Thing], spawns: list[Thing], walls: tuple[str, ...]) -> str:
    wide, high = len(walls[0]), len(walls)
    floor = ",\n".join(",".join("1" for _ in row) for row in walls)
    solid = ",\n".join(",".join("1" if tile == "#" else "0" for tile in row) for row in walls)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" width="{wide}" height="{high}"
 tilewidth="32" tileheight="32" infinite="0">
 <tileset firstgid="1" name="ground" tilewidth="32" tileheight="32" tilecount="4" columns="2">
  <image source="ground.png" width="64" height="64"/>
 </tileset>
 <tileset firstgid="10" source="props.tsx"/>
 <layer id="1" name="ground" width="{wide}" height="{high}"><data encoding="csv">{floor}</data></layer>
 {_group(2, "objects", objects)}
 <layer id="3" name="collision" width="{wide}" height="{high}" visible="0"><data encoding="csv">{solid}</data></layer>
 {_group(4, "areas", areas)}
 {_group(5, "spawns", spawns)}
</map>
"""


def _group(number: int, name: str, things: list[Thing]) -> str:
    return f'<objectgroup id="{number}" name="{name}">{"".join(_object(thing) for thing in things)}</objectgroup>'


def _object(thing: Thing) -> str:
    x, y, width, height = (32 * side for side in thing.box)
    gid = ""
    if thing.prop is not None:  # Tiled gives the lower left corner of a tile object, and its picture's size
        y += height
        width, height = PROPS[thing.prop][0]
        gid = f'gid="{10 + thing.prop}"'
    head = f'<object id="{thing.id}" name={quoteattr(thing.name)} type="{thing.kind}" {gid} x="{x}" y="{y}"'
    size = f' width="{width}" height="{height}"' if width else ""
    return f"{head}{size}>{_properties(thing.properties)}{'' if width else '<point/>'}</object>"


def _properties(properties: Properties) -> str:
    written = "".join(
        f'<property name="{name}" {"type=" + quoteattr("int") if isinstance(value, int) else ""} value={quoteattr(str(value))}/>'
        for name, value in properties.items()
    )
    return f"<properties>{written}</properties>"


def _write_pictures(folder: Path) -> None:
    (folder / "ground.png").write_bytes(_png(64, 64))
    tiles = ""
    for number, ((width, height), properties) in PROPS.items():
        (folder / f"prop{number}.png").write_bytes(_png(width, height))
        image = f'<image width="{width}" height="{height}" source="prop{number}.png"/>'
        tiles += f'<tile id="{number}">{_properties(properties)}{image}</tile>'
    tileset = f'<tileset name="props" tilewidth="64" tileheight="64" tilecount="{len(PROPS)}" columns="0">{tiles}</tileset>'
    (folder / "props.tsx").write_text(tileset, encoding="utf-8")


def _png(width: int, height: int) -> bytes:
    """A grey picture."""
    rows = (b"\0" + b"\x80" * width) * height

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
