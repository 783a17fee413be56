"""Owns drawing many pictures in one call: rectangles of one texture, placed by numpy rows.

A row is (x, y, width, height), (source x, y, width, height), tint (premultiplied rgba), floor, shine, lean. arcade's sprite
lists cost a Python call a sprite and change; here a whole frame of people, furniture and words is a few array writes.
"""

from collections.abc import Sequence

import arcade.gl
import numpy as np
from arcade.gl import BufferDescription
from numpy.typing import NDArray

from game.sprites.atlas import Region

Rows = NDArray[np.float32]
COLUMNS = 16
PLACE, SOURCE, TINT, LEAN = slice(0, 4), slice(4, 8), slice(8, 12), slice(14, 16)
FLOOR, SHINE = 12, 13
WHITE = (1.0, 1.0, 1.0, 1.0)
Colour = tuple[float, float, float, float]

_VERTEX = """#version 330
uniform vec4 camera; uniform vec4 sizes;  // centre and scale; of the target and of the sheet
in vec2 corner; in vec4 place; in vec4 source; in vec4 tint; in vec2 light; in vec2 lean;
out vec2 uv; out vec4 shade; out vec2 lit;
void main() {
    // whole screen pixels, so that neighbours never show a seam
    vec2 at = floor((place.xy + corner * place.zw + corner.yx * lean - camera.xy) * camera.zw + sizes.xy * 0.5 + 0.5);
    gl_Position = vec4(at.x / sizes.x * 2.0 - 1.0, 1.0 - at.y / sizes.y * 2.0, 0.0, 1.0);
    uv = (source.xy + corner * source.zw) / sizes.zw; shade = tint; lit = light;
}"""
_FRAGMENT = """#version 330
uniform sampler2D pictures;
in vec2 uv; in vec4 shade; in vec2 lit;
layout(location = 0) out vec4 colour; layout(location = 1) out vec4 glow;
void main() {
    colour = texture(pictures, uv) * shade;
    glow = vec4(lit * colour.a, 0.0, colour.a);
}"""


def row(
    place: Region,
    source: Region,
    tint: Colour = WHITE,
    floor: float = 0.0,
    shine: float = 0.0,
    lean: tuple[float, float] = (0.0, 0.0),
) -> tuple[float, ...]:
    """One rectangle. `floor` is how far night spares it (people), `shine` how far it lights itself (lamps), 0-1.

    `lean` turns it into a parallelogram: how far its lower edge lies to the right of its upper one, and its right edge below
    its left one. So a picture is turned: with the cosines in `place` and the sines in `lean`.
    """
    return (*place, *source, *tint, floor, shine, *lean)


def rows(values: Sequence[tuple[float, ...]]) -> Rows:
    """Rectangles as an array that can be drawn."""
    return np.array(values, np.float32).reshape(len(values), COLUMNS)


class View:
    """How a plane of pixels lies on a target: what is in the middle, how many target pixels one of its pixels takes.

    `aspect` is how high one of its pixels is on the target, in its widths.
    """

    __slots__ = ("aspect", "centre", "scale", "size")

    def __init__(self, centre: tuple[float, float], scale: float, size: tuple[int, int], aspect: float = 1.0) -> None:
        self.centre, self.scale, self.size, self.aspect = centre, scale, size, aspect

    @property
    def scales(self) -> tuple[float, float]:
        """Target pixels of one pixel across and down."""
        return (self.scale, self.scale * self.aspect)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of what can be seen."""
        half = (self.size[0] / self.scale / 2, self.size[1] / self.scale / self.aspect / 2)
        return (self.centre[0] - half[0], self.centre[1] - half[1], self.centre[0] + half[0], self.centre[1] + half[1])


def screen_view(width: float, height: float, ratio: float) -> View:
    """Window points from the upper left corner, at `ratio` pixels a point."""
    return View((width / 2, height / 2), ratio, (round(width * ratio), round(height * ratio)))


class Kept:
    """Rows that stay on the graphics card: drawing them hands nothing over, changing them hands over all of them."""

    def __init__(self, ctx: arcade.gl.Context, corners: arcade.gl.Buffer, values: Rows) -> None:
        self.count = len(values)
        self._buffer = ctx.buffer(data=np.ascontiguousarray(values, np.float32).tobytes())
        self.geometry = _geometry(ctx, corners, self._buffer)

    def change(self, values: Rows) -> None:
        """Let them be other rows, as many as before."""
        self._buffer.write(np.ascontiguousarray(values, np.float32).tobytes())


class Quads:
    """The one shader and buffer that all rectangles are drawn with."""

    def __init__(self, ctx: arcade.gl.Context) -> None:
        self._ctx = ctx
        self._program = ctx.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        self._corners = ctx.buffer(data=np.array([0, 0, 0, 1, 1, 0, 1, 1], np.float32).tobytes())
        self._buffer = ctx.buffer(reserve=COLUMNS * 4 * 8192)
        self._geometry = _geometry(ctx, self._corners, self._buffer)

    def draw(self, values: Rows, texture: arcade.gl.Texture2D, view: View, add: bool = False) -> None:
        """Draw rows from a texture onto the active framebuffer; `add` adds their light instead of covering."""
        if len(values):
            self._write(values)
            self._render(self._geometry, len(values), texture, view, add)

    def keep(self, values: Rows) -> Kept:
        """Hand rows over once, to be drawn in many frames."""
        return Kept(self._ctx, self._corners, values)

    def draw_kept(self, kept: Kept, texture: arcade.gl.Texture2D, view: View) -> None:
        """Draw rows that were handed over before."""
        self._render(kept.geometry, kept.count, texture, view, False)

    def _render(self, geometry: arcade.gl.Geometry, count: int, texture: arcade.gl.Texture2D, view: View, add: bool) -> None:
        program = self._program
        program["camera"], program["sizes"] = (*view.centre, *view.scales), (*view.size, *texture.size)
        self._ctx.enable(self._ctx.BLEND)
        self._ctx.blend_func = (self._ctx.ONE, self._ctx.ONE if add else self._ctx.ONE_MINUS_SRC_ALPHA)
        texture.use(0)
        geometry.render(program, vertices=4, instances=count)
        self._ctx.blend_func = self._ctx.BLEND_DEFAULT

    def _write(self, values: Rows) -> None:
        data = np.ascontiguousarray(values, np.float32).tobytes()
        self._buffer.orphan(max(self._buffer.size, len(data)))
        self._buffer.write(data)


def _geometry(ctx: arcade.gl.Context, corners: arcade.gl.Buffer, values: arcade.gl.Buffer) -> arcade.gl.Geometry:
    fields = ["place", "source", "tint", "light", "lean"]
    each = BufferDescription(values, "4f 4f 4f 2f 2f", fields, instanced=True)
    return ctx.geometry([BufferDescription(corners, "2f", ["corner"]), each], mode=ctx.TRIANGLE_STRIP)
