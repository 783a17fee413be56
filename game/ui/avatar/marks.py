"""Owns the marks on the ground: around the thing under the mouse, and where a click sent the player."""

from game.sprites.atlas import Region
from game.sprites.camera import Camera
from game.sprites.quads import row
from game.sprites.scene import TILE
from game.world.places import Tile

_GOLD, _CREAM = (0.98, 0.78, 0.30, 1.0), (0.97, 0.94, 0.86, 1.0)
_INK = (0.10, 0.08, 0.16, 1.0)
_CORNER, _THICK = 0.34, 2.0


def around_thing(place: Region, camera: Camera, white: Region) -> list[tuple[float, ...]]:
    """Four corners around a place of the map, in window points."""
    return _corners(place, camera, white, _CREAM)


def on_tile(tile: Tile, camera: Camera, white: Region) -> list[tuple[float, ...]]:
    """Four corners around a tile of the map."""
    return _corners((tile[0] * TILE + 4, tile[1] * TILE + 4, TILE - 8, TILE - 8), camera, white, _GOLD)


def _corners(place: Region, camera: Camera, white: Region, colour: tuple[float, float, float, float]) -> list[tuple[float, ...]]:
    left, top = (round(each) for each in camera.to_window(place[0], place[1]))
    right, bottom = (round(each) for each in camera.to_window(place[0] + place[2], place[1] + place[3]))
    long = max(4.0, min(14.0, _CORNER * min(right - left, bottom - top)))
    bars: list[Region] = []
    for x in (left, right - long):
        bars += [(x, top, long, _THICK), (x, bottom - _THICK, long, _THICK)]
    for y in (top, bottom - long):
        bars += [(left, y, _THICK, long), (right - _THICK, y, _THICK, long)]
    edges = [row((x - 1, y - 1, w + 2, h + 2), white, _INK) for x, y, w, h in bars]
    return [*edges, *(row(bar, white, colour) for bar in bars)]
