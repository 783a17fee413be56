"""Owns turning the picture of a day into the picture of an hour: sky, rooms, lamps, in one pass over the screen."""

import arcade.gl
import numpy as np
from numpy.typing import NDArray

from game.sprites.daylight import Sky
from game.sprites.quads import Quads, Rows, View
from game.sprites.rooms import CELL, Rooms

_SHARE = 4
"""The map of lamp light has one pixel for so many of the screen's; light is soft anyway."""

_VERTEX = """#version 330
in vec2 in_vert; void main() { gl_Position = vec4(in_vert, 0.0, 1.0); }"""
_FRAGMENT = """#version 330
uniform sampler2D scene; uniform sampler2D glow; uniform sampler2D lamps; uniform sampler2D rooms; uniform sampler2D levels;
uniform vec2 centre; uniform vec2 scale; uniform vec2 size; uniform vec2 cells; uniform float cell;
uniform vec3 ambient; uniform float saturation; uniform float dark; uniform float fade;
out vec4 colour;
const vec3 ROOM = vec3(1.0, 0.85, 0.66), ASLEEP = vec3(0.41, 0.40, 0.58), PERSON = vec3(0.70, 0.65, 0.76);
const vec3 GREY = vec3(0.30, 0.55, 0.15), OLD_PAPER = vec3(1.12, 0.93, 0.68);
const float BAYER[16] = float[16](0., 8., 2., 10., 12., 4., 14., 6., 3., 11., 1., 9., 15., 7., 13., 5.);
void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec3 day = texelFetch(scene, at, 0).rgb;
    vec2 lit = texelFetch(glow, at, 0).rg;
    vec2 world = (vec2(gl_FragCoord.x, size.y - gl_FragCoord.y) - size * 0.5) / scale + centre;
    vec2 room = texelFetch(rooms, clamp(ivec2(world / cell), ivec2(0), ivec2(cells) - 1), 0).rg;
    vec3 light = ambient;
    if (room.r > 0.0) {
        float level = texelFetch(levels, ivec2(int(room.r * 255.0 + 0.5), 0), 0).r;
        vec3 indoors = mix(ASLEEP, ROOM * (0.80 + 0.24 * room.g), level);
        light = mix(max(ambient, vec3(0.0)), indoors, dark);
    }
    // lamp light in steps, their edges dithered in map pixels: the same hand as the art
    ivec2 pixel = ivec2(floor(world)) & 3;
    vec3 lamp = texture(lamps, gl_FragCoord.xy / size).rgb;
    lamp = max(vec3(0.0), floor(lamp * 14.0 + BAYER[pixel.y * 4 + pixel.x] / 16.0 + 0.03) / 14.0);
    light += lamp;
    light = max(light, mix(vec3(0.0), PERSON, lit.r));
    light = mix(light, max(light, vec3(1.0)), lit.g);
    float grey = dot(day, GREY);
    vec3 toned = mix(vec3(grey), day, mix(saturation, 1.0, max(lit.g, lit.r * 0.5)));
    vec3 seen = toned * min(light, vec3(1.14));
    colour = vec4(mix(seen, (dot(seen, GREY) * 0.94 + 0.03) * OLD_PAPER, fade), 1.0);
}"""


class Night:
    """The buffers a frame is drawn into after dark, and the pass that lights them."""

    def __init__(self, ctx: arcade.gl.Context, quads: Quads, rooms: Rooms) -> None:
        self._ctx, self._quads = ctx, quads
        self._program = ctx.program(vertex_shader=_VERTEX, fragment_shader=_FRAGMENT)
        for unit, name in enumerate(("scene", "glow", "lamps", "rooms", "levels")):
            self._program[name] = unit
        self._screen = arcade.gl.geometry.quad_2d_fs()
        self._levels = ctx.texture((256, 1), components=1, filter=(ctx.NEAREST, ctx.NEAREST))
        self._size = (0, 0)
        self.lie_over(rooms)

    def lie_over(self, rooms: Rooms) -> None:
        """Light these rooms from now on."""
        height, width = rooms.cells.shape[:2]
        nearest = (self._ctx.NEAREST, self._ctx.NEAREST)
        self._rooms = self._ctx.texture((width, height), components=2, data=rooms.cells.tobytes(), filter=nearest)
        self._program["cells"], self._program["cell"] = (width, height), float(CELL)

    def begin(self, size: tuple[int, int]) -> arcade.gl.Framebuffer:
        """The buffer to draw the scene into, as large as the screen."""
        if size != self._size:
            self._size = size
            self._scene, self._glow = self._ctx.texture(size, components=4), self._ctx.texture(size, components=4)
            self.target = self._ctx.framebuffer(color_attachments=[self._scene, self._glow])
            small = (max(1, size[0] // _SHARE), max(1, size[1] // _SHARE))
            self._lamps = self._ctx.texture(small, components=4, filter=(self._ctx.LINEAR, self._ctx.LINEAR))
            self._lamp_target = self._ctx.framebuffer(color_attachments=[self._lamps])
        return self.target

    def draw_lamps(self, pools: Rows, atlas: arcade.gl.Texture2D, view: View) -> None:
        """Draw the pools of light into the light map."""
        with self._lamp_target.activate():
            self._lamp_target.clear(color=(0, 0, 0, 0))
            small = View(view.centre, view.scale / _SHARE, self._lamps.size, view.aspect)
            self._quads.draw(pools, atlas, small, add=True)

    def finish(self, sky: Sky, levels: NDArray[np.float32], view: View, fade: float = 0.0) -> None:
        """Light the scene onto the active framebuffer; `fade` (0-1) is how far it has faded, like an old photograph."""
        self._levels.write(np.pad((levels * 255).astype(np.uint8), (0, 256 - len(levels))).tobytes())
        program = self._program
        program["centre"], program["scale"], program["size"] = view.centre, view.scales, view.size
        program["ambient"], program["saturation"], program["dark"] = sky.ambient, sky.saturation, sky.dark
        program["fade"] = fade
        for unit, texture in enumerate((self._scene, self._glow, self._lamps, self._rooms, self._levels)):
            texture.use(unit)
        self._ctx.disable(self._ctx.BLEND)  # type: ignore[no-untyped-call]
        self._screen.render(program)
