"""Owns a map as it is drawn: prepared in any thread, then put onto the graphics card, bit by bit where one looks on."""

from collections.abc import Iterator
from dataclasses import dataclass

import arcade.gl

from game.sprites.appearance import Appearance
from game.sprites.artwork import Artwork
from game.sprites.atlas import Sheet
from game.sprites.fireflies import Fireflies
from game.sprites.furniture import Animated, Changing
from game.sprites.ground import Ground
from game.sprites.lights import Lights
from game.sprites.pictures import Pictures, gather
from game.sprites.plain import Label, plain_of
from game.sprites.planes import Planes, planes_of
from game.sprites.quads import Kept, Quads, View
from game.sprites.rooms import Rooms, rooms_of
from game.sprites.scene import TILE
from game.world.places import Town
from game.world.tiled import MapFile

_LINES = 1024
"""Lines of the texture handed over in one frame, where one looks on."""


_LEVELS = 5
"""Smaller copies, each half as large, of what is added later: the town is never looked at from further away."""


class Atlas:
    """The texture of a sheet of pictures; what is added to the sheet is handed over when the texture is asked for."""

    def __init__(self, ctx: arcade.gl.Context, sheet: Sheet) -> None:
        self.sheet = sheet
        height, width = sheet.pixels.shape[:2]
        self._texture = ctx.texture((width, height), components=4)
        self._mipmaps = (ctx.LINEAR_MIPMAP_LINEAR, ctx.NEAREST)
        self._handed_over = 0

    @property
    def texture(self) -> arcade.gl.Texture2D:
        """The texture, with all that is new on it."""
        if self._handed_over < len(self.sheet.pixels):
            for _ in self.hand_over():
                pass
        if self.sheet.has_fresh:
            first, last = self.sheet.fresh()
            self._write(first, last)
            self._write_smaller(first, last)
        return self._texture

    def hand_over(self) -> Iterator[None]:
        """Hand the sheet over, a part between any two frames."""
        height = len(self.sheet.pixels)
        while self._handed_over < height:
            first, self._handed_over = self._handed_over, min(height, self._handed_over + _LINES)
            self._write(first, self._handed_over)
            if self._handed_over == height:
                self._finish()
            yield

    def _write(self, first: int, last: int) -> None:
        lines = self.sheet.pixels[first:last]
        self._texture.write(lines.tobytes(), viewport=(0, first, self._texture.width, last - first))

    def _write_smaller(self, first: int, last: int) -> None:
        """Hand over the smaller copies of some lines: having the card make all of them anew would hold up a frame."""
        for level, (top, pixels) in enumerate(self.sheet.smaller(first, last, _LEVELS), 1):
            height, width = pixels.shape[:2]
            self._texture.write(pixels.tobytes(), level, viewport=(0, top, width, height))

    def _finish(self) -> None:
        self._texture.build_mipmaps()
        self._texture.filter = self._mipmaps


@dataclass(frozen=True)
class Prepared:
    """All of a map's picture that needs no graphics card."""

    map_file: MapFile
    town: Town
    pictures: Pictures
    planes: Planes
    rooms: Rooms
    labels: tuple[Label, ...]


def prepare(
    map_file: MapFile, town: Town, artwork: Artwork, looks: frozenset[str], most: int, before: Pictures | None = None
) -> Prepared:
    """Read a map's pictures and lay out what is to be drawn, in whatever thread. `before` and `most` as of `gather`.

    Raises Problem where it cannot be drawn.
    """
    pictures = gather(map_file, artwork, looks, most, before)
    plain = plain_of(map_file, town, pictures.white)
    rooms = rooms_of(map_file, town, pictures, most)
    return Prepared(map_file, town, pictures, planes_of(map_file, pictures, plain), rooms, plain.labels)


class DrawnMap:
    """A prepared map on the graphics card. What is the same on the map drawn `before` is shared with it."""

    def __init__(
        self, ctx: arcade.gl.Context, quads: Quads, prepared: Prepared, rules: Appearance, before: "DrawnMap | None" = None
    ) -> None:
        self.map_file, self.town, self.labels = prepared.map_file, prepared.town, prepared.labels
        self.pictures, self.planes, self.rooms = prepared.pictures, prepared.planes, prepared.rooms
        self.size = (self.map_file.width * TILE, self.map_file.height * TILE)
        self.aspect = self.map_file.tile_height / self.map_file.tile_width
        alike = before if before is not None and before.pictures.sheet is self.pictures.sheet else None
        self.atlas: Atlas = alike.atlas if alike is not None else Atlas(ctx, self.pictures.sheet)
        self._quads, self._rules = quads, rules
        self._ctx = ctx
        self._ground_before: Ground | None = alike.ground if alike is not None else None
        self.moving: Kept | None = quads.keep(self.planes.moving.rows) if len(self.planes.moving.rows) else None
        planes = (self.planes.flat, self.planes.standing, self.planes.above)
        self.changing = [Changing(plane, self.pictures, self.map_file, rules) for plane in planes]
        self.lights = Lights(self.town, self.rooms, planes[:2], rules, self.pictures)
        self.fireflies = Fireflies((self.rooms.by_tile == 0) & ~self.town.blocked, self.pictures.white)
        self._animated = [Animated(plane, self.pictures) for plane in planes]
        self._moved = Animated(self.planes.moving, self.pictures)

    def put_up(self, view: View | None) -> Iterator[None]:
        """Put it onto the card, a part between any two frames; without a `view` all of it at once."""
        yield from self.atlas.hand_over()
        tiles, texture = self.planes.ground, self.atlas.texture
        self.ground = Ground(self._ctx, self._quads, tiles, texture, self.size, self._ground_before, self.aspect)
        self._ground_before = None
        if view is None:
            self.ground.bake_all()
            return
        yield
        while self.ground.bake_next(view):
            yield

    def animate(self, seconds: float) -> None:
        """Show the frames that are due of flames and of animated tiles."""
        for changing in self.changing:
            changing.animate(seconds)
        for animated in self._animated:
            animated.show(seconds)
        if self.moving is not None and self._moved.show(seconds):
            self.moving.change(self.planes.moving.rows)
