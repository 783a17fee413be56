"""Owns our own pictures as an imported map uses them: tilesets, what each tile is, and the numbers tiles have on the map."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.assets import asset
from game.problem import Problem

FIRST = {"terrain": 1, "rooms": 1001, "markers": 3001, "shadows": 4001, "crowns": 5001, "props": 6001}
"""The first tile number of each tileset on the map."""


@dataclass(frozen=True, slots=True)
class Prop:
    """A picture of a thing: its tile number on the map, size in pixels, and what it says of itself."""

    name: str
    gid: int
    size: tuple[int, int]
    properties: Mapping[str, str] = field(default_factory=dict)

    @property
    def footprint(self) -> tuple[int, int]:
        """Tiles it stands on, wide and deep; 0 deep for what hangs or lies flat."""
        wide, _, deep = self.properties.get("footprint", "1x1").partition("x")
        return int(wide), int(deep)

    @property
    def lift(self) -> int:
        """Pixels it stands or hangs above the ground."""
        return int(self.properties.get("lift", "0"))


class Kit:
    """The tilesets of our own maps, read from `assets/maps`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._roots = {name: _tileset(folder / f"{name}.tsx") for name in FIRST}

    @cached_property
    def props(self) -> dict[str, Prop]:
        """Pictures of things, by name."""
        return self._pictures("props")

    @cached_property
    def shadows(self) -> dict[str, Prop]:
        """What the pictures of that name cast, and sunbeam."""
        return self._pictures("shadows")

    @cached_property
    def crowns(self) -> dict[str, Prop]:
        """The parts of tall pictures that people walk beneath."""
        return self._pictures("crowns")

    @cached_property
    def parts(self) -> dict[str, int]:
        """Tile numbers of floors and walls, by what the tileset `rooms` calls them."""
        found = {_property(tile, "part"): int(tile.get("id", 0)) for tile in self._roots["rooms"].iterfind("tile")}
        return {part: FIRST["rooms"] + number for part, number in found.items() if part}

    @cached_property
    def marker(self) -> int:
        """The tile that says: nobody walks here."""
        return FIRST["markers"]

    @cached_property
    def terrains(self) -> dict[str, dict[tuple[int, ...], list[int]]]:
        """Terrain -> which corners it covers (top left, top right, bottom left, bottom right) -> tile numbers."""
        out: dict[str, dict[tuple[int, ...], list[int]]] = {}
        for terrain in self._roots["terrain"].iter("wangset"):
            tiles = out.setdefault(terrain.get("name", ""), {})
            for tile in terrain.iterfind("wangtile"):
                around = [int(side) for side in tile.get("wangid", "").split(",")]
                corners = (around[7], around[1], around[5], around[3])
                tiles.setdefault(corners, []).append(FIRST["terrain"] + int(tile.get("tileid", 0)))
        return out

    @cached_property
    def grass(self) -> list[int]:
        """Tile numbers of grass: those of the terrain tileset before its first terrain, plain ones first."""
        lowest = min(min(numbers) for tiles in self.terrains.values() for numbers in tiles.values())
        return list(range(FIRST["terrain"], min(lowest, FIRST["terrain"] + 16)))

    def root(self, name: str) -> Element:
        """A tileset as it is in its file."""
        return self._roots[name]

    def _pictures(self, tileset: str) -> dict[str, Prop]:
        found = {}
        for tile in self._roots[tileset].iterfind("tile"):
            image = tile.find("image")
            if image is not None:
                name = Path(image.get("source", "")).stem
                gid = FIRST[tileset] + int(tile.get("id", 0))
                size = int(image.get("width", 0)), int(image.get("height", 0))
                found[name] = Prop(name, gid, size, {one.get("name", ""): one.get("value", "") for one in tile.iter("property")})
        return found


def our_kit() -> Kit:
    """The tilesets of the game. Raises Problem when they are missing."""
    return Kit(asset("maps"))


def _tileset(path: Path) -> Element:
    try:
        return ElementTree.parse(path).getroot()
    except (OSError, ElementTree.ParseError) as error:
        raise Problem(f"The game's own tileset {path} cannot be read ({error}); install Smallville again.") from None


def _property(tile: Element, name: str) -> str:
    return next((one.get("value", "") for one in tile.iter("property") if one.get("name") == name), "")
