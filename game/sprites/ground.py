"""Owns the ground: the map's flat layers, baked once into large textures on the graphics card."""

from collections.abc import Iterator
from dataclasses import dataclass

import arcade.gl
import numpy as np

from game.sprites.plane import Plane
from game.sprites.quads import Quads, Rows, View, row, rows

CHUNK = 2048
"""Pixels a side of one baked texture; small enough for any card, large enough for few draw calls."""
_AT_ONCE = 12
"""So many are baked before the ground is seen first; those of a larger map when they come into sight."""
_KEPT = 48
"""Baked textures kept at most: what can be in sight at the smallest zoom, and some more."""
Box = tuple[int, int, int, int]


@dataclass(slots=True)
class _Chunk:
    """A part of the ground: its (left, top, width, height), the rows that lie there, and its texture once it was seen."""

    box: Box
    tiles: Rows
    texture: arcade.gl.Texture2D | None = None


class Ground:
    """The baked ground. Drawing it costs one call for each chunk in sight, however many tiles there are.

    It is baked `aspect` times as high as wide, as it is seen. `before` is another ground with the same pictures: what is the
    same there need not be baked again.
    """

    def __init__(
        self,
        ctx: arcade.gl.Context,
        quads: Quads,
        tiles: Rows,
        atlas: arcade.gl.Texture2D,
        size: tuple[int, int],
        before: "Ground | None" = None,
        aspect: float = 1.0,
    ) -> None:
        self._ctx, self._quads, self._atlas, self._aspect = ctx, quads, atlas, aspect
        everything = Plane(tiles)
        self._chunks = [_Chunk(box, tiles[everything.visible(_edges(box))]) for box in _boxes(size, aspect)]
        for chunk in self._chunks:
            chunk.texture = before._same(chunk, aspect) if before is not None else None

    def bake_all(self) -> None:
        """Bake what is to be seen at once; of a very large map nothing."""
        if len(self._chunks) <= _AT_ONCE:
            for chunk in self._chunks:
                self._baked(chunk)

    def bake_next(self, view: View) -> bool:
        """Bake one part of what is in sight. Answers whether there was any left."""
        chunk = next((each for each in self._in_sight(view) if each.texture is None), None)
        if chunk is not None:
            self._baked(chunk)
        return chunk is not None

    def draw(self, view: View) -> None:
        """Draw what is in sight."""
        for chunk in self._in_sight(view):
            left, top, width, height = chunk.box
            # baked textures have their first row at the bottom
            texture = self._baked(chunk)
            tile = row((left, top, width, height), (0, texture.height, width, -texture.height))
            self._quads.draw(rows([tile]), texture, view)

    def _in_sight(self, view: View) -> Iterator[_Chunk]:
        left, top, right, bottom = view.bounds
        for chunk in self._chunks:
            x, y, width, height = chunk.box
            if len(chunk.tiles) and x < right and x + width > left and y < bottom and y + height > top:
                yield chunk

    def _baked(self, chunk: _Chunk) -> arcade.gl.Texture2D:
        """A chunk's texture. One that was seen longest ago is let go where there are many."""
        if chunk.texture is None:
            chunk.texture = self._bake(chunk)
            if len(self._chunks) > _KEPT:
                self._let_go(chunk)
        return chunk.texture

    def _bake(self, chunk: _Chunk) -> arcade.gl.Texture2D:
        left, top, width, height = chunk.box
        ctx, size = self._ctx, (width, max(1, round(height * self._aspect)))
        texture = ctx.texture(size, components=4, wrap_x=ctx.CLAMP_TO_EDGE, wrap_y=ctx.CLAMP_TO_EDGE)
        target = ctx.framebuffer(color_attachments=[texture])
        view = View((left + width / 2, top + height / 2), 1.0, size, size[1] / height)
        with target.activate():
            target.clear(color=(0, 0, 0, 0))
            self._quads.draw(chunk.tiles, self._atlas, view)
        texture.build_mipmaps()
        texture.filter = (ctx.LINEAR_MIPMAP_LINEAR, ctx.NEAREST)
        return texture

    def _let_go(self, newest: _Chunk) -> None:
        """Keep the textures nearest to the newest one."""
        baked = [each for each in self._chunks if each.texture is not None]
        baked.sort(key=lambda each: abs(each.box[0] - newest.box[0]) + abs(each.box[1] - newest.box[1]))
        for chunk in baked[_KEPT:]:
            chunk.texture = None

    def _same(self, chunk: _Chunk, aspect: float) -> arcade.gl.Texture2D | None:
        """The texture of a chunk that looks just like that one."""
        mine = next((each for each in self._chunks if each.box == chunk.box), None) if aspect == self._aspect else None
        return mine.texture if mine is not None and np.array_equal(mine.tiles, chunk.tiles) else None


def _boxes(size: tuple[int, int], aspect: float) -> Iterator[Box]:
    high = max(1, min(CHUNK, int(CHUNK / aspect)))
    for top in range(0, size[1], high):
        for left in range(0, size[0], CHUNK):
            yield (left, top, min(CHUNK, size[0] - left), min(high, size[1] - top))


def _edges(box: Box) -> tuple[float, float, float, float]:
    return (box[0], box[1], box[0] + box[2], box[1] + box[3])
