"""Owns the ground: the map's flat layers, baked once into large textures on the graphics card."""

from dataclasses import dataclass

import arcade.gl

from game.sprites.furniture import Plane
from game.sprites.quads import Quads, Rows, View, row, rows

CHUNK = 2048
"""Pixels a side of one baked texture; small enough for any card, large enough for few draw calls."""


@dataclass(frozen=True, slots=True)
class _Chunk:
    texture: arcade.gl.Texture2D
    left: int
    top: int


class Ground:
    """The baked ground. Drawing it costs one call for each chunk in sight, however many tiles there are."""

    def __init__(
        self, ctx: arcade.gl.Context, quads: Quads, tiles: Rows, atlas: arcade.gl.Texture2D, size: tuple[int, int]
    ) -> None:
        self._quads = quads
        self._chunks = [
            _bake(ctx, quads, tiles, atlas, (left, top, min(CHUNK, size[0] - left), min(CHUNK, size[1] - top)))
            for top in range(0, size[1], CHUNK)
            for left in range(0, size[0], CHUNK)
        ]

    def draw(self, view: View) -> None:
        """Draw what is in sight."""
        left, top, right, bottom = view.bounds
        for chunk in self._chunks:
            width, height = chunk.texture.size
            if chunk.left < right and chunk.left + width > left and chunk.top < bottom and chunk.top + height > top:
                # baked textures have their first row at the bottom
                tile = row((chunk.left, chunk.top, width, height), (0, height, width, -height))
                self._quads.draw(rows([tile]), chunk.texture, view)


def _bake(
    ctx: arcade.gl.Context, quads: Quads, tiles: Rows, atlas: arcade.gl.Texture2D, box: tuple[int, int, int, int]
) -> _Chunk:
    left, top, width, height = box
    texture = ctx.texture((width, height), components=4, wrap_x=ctx.CLAMP_TO_EDGE, wrap_y=ctx.CLAMP_TO_EDGE)
    target = ctx.framebuffer(color_attachments=[texture])
    view = View((left + width / 2, top + height / 2), 1.0, (width, height))
    inside = Plane(tiles, tiles[:, 0]).visible(view.bounds)
    with target.activate():
        target.clear(color=(0, 0, 0, 0))
        quads.draw(tiles[inside], atlas, view)
    texture.build_mipmaps()
    texture.filter = (ctx.LINEAR_MIPMAP_LINEAR, ctx.NEAREST)
    return _Chunk(texture, left, top)
