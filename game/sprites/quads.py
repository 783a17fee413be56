"""Owns drawing many pictures in one call: rectangles of one texture, placed by numpy rows.

A row is (x, y, width, height), (source x, y, width, height), tint (premultiplied rgba), floor, shine. arcade's sprite
lists cost a Python call a sprite and change; here a whole frame of people, furniture and words is a few array writes.
"""

from collections.abc import Sequence

import arcade.gl
import numpy as np
from arcade.gl import BufferDescription
from numpy.typing import NDArray

from game.sprites.atlas import Region

Rows = NDArray[np.float32]
COLUMNS = 14
PLACE, SOURCE, TINT = slice(0, 4), slice(4, 8), slice(8, 12)
FLOOR, SHINE = 12, 13
WHITE = (1.0, 1.0, 1.0, 1.0)
Colour = tuple[float, float, float, float]

_VERTEX = """#version 330
uniform vec2 centre; uniform float scale; uniform vec2 size; uniform vec2 sheet;
in vec2 corner; in vec4 place; in vec4 source; in vec4 tint; in vec2 light;
out vec2 uv; out vec4 shade; out vec2 lit;
void main() {
    // whole screen pixels, so that neighbours never show a seam
    vec2 at = floor((place.xy + corner * place.zw - centre) * scale + size * 0.5 + 0.5);
    gl_Position = vec4(at.x / size.x * 2.0 - 1.0, 1.0 - at.y / size.y * 2.0, 0.0, 1.0);
    uv = (source.xy + corner * source.zw) / sheet; shade = tint; lit = light;
}"""
_FRAGMENT = """#version 330
uniform sampler2D pictures;
in vec2 uv; in vec4 shade; in vec2 lit;
layout(location = 0) out vec4 colour; layout(location = 1) out vec4 glow;
void main() {
    colour = texture(pictures, uv) * shade;
    glow = vec4(lit * colour.a, 0.0, colour.a);
}"""


def row(place: Region, source: Region, tint: Colour = WHITE, floor: float = 0.0, shine: float = 0.0) -> tuple[float, ...]:
    """One rectangle. `floor` is how far night spares it (people), `shine` how far it lights itself (lamps), 0-1."""
    return (*place, *source, *tint, floor, shine)


def rows(values: Sequence[tuple[float, ...]]) -> Rows:
    """Rectangles as an array that can be drawn."""
    return np.array(values, np.float32).reshape(len(values), COLUMNS)


class View:
    """How a plane of pixels lies on a target: what is in the middle, how many target pixels one of its pixels takes."""

    __slots__ = ("centre", "scale", "size")

    def __init__(self, centre: tuple[float, float], scale: float, size: tuple[int, int]) -> None:
        self.centre, self.scale, self.size = centre, scale, size

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of what can be seen."""
        half = (self.size[0] / self.scale / 2, self.size[1] / self.scale / 2)
        return (self.centre[0] - half[0], self.centre[1] - half[1], self.centre[0] + half[0], self.centre[1] + half[1])


def screen_view(width: float, height: float, ratio: float) -> View:
    """Window points from the upper left corner, at `ratio` pixels a point."""
    return View((width / 2, height / 2), ratio, (round(width * ratio), round(height * ratio)))


class Quads:
    """The one shader and buffer that all rectangles are drawn with."""

    def __init__(self, ctx: arcade.gl.Context) -> None:
        self._ctx = ctx
        self._program = ctx.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        corners = ctx.buffer(data=np.array([0, 0, 0, 1, 1, 0, 1, 1], np.float32).tobytes())
        self._buffer = ctx.buffer(reserve=COLUMNS * 4 * 8192)
        self._geometry = ctx.geometry(
            [
                BufferDescription(corners, "2f", ["corner"]),
                BufferDescription(self._buffer, "4f 4f 4f 2f", ["place", "source", "tint", "light"], instanced=True),
            ],
            mode=ctx.TRIANGLE_STRIP,
        )

    def draw(self, values: Rows, texture: arcade.gl.Texture2D, view: View, add: bool = False) -> None:
        """Draw rows from a texture onto the active framebuffer; `add` adds their light instead of covering."""
        if not len(values):
            return
        self._write(values)
        program = self._program
        program["centre"], program["scale"], program["size"] = view.centre, view.scale, view.size
        program["sheet"] = texture.size
        self._ctx.enable(self._ctx.BLEND)
        self._ctx.blend_func = (self._ctx.ONE, self._ctx.ONE if add else self._ctx.ONE_MINUS_SRC_ALPHA)
        texture.use(0)
        self._geometry.render(program, vertices=4, instances=len(values))
        self._ctx.blend_func = self._ctx.BLEND_DEFAULT

    def _write(self, values: Rows) -> None:
        data = np.ascontiguousarray(values, np.float32).tobytes()
        self._buffer.orphan(max(self._buffer.size, len(data)))
        self._buffer.write(data)
