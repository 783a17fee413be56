"""Owns the picture of the town: ground, people and furniture in depth, what is above, and the light on it all."""

import arcade.gl
import numpy as np
from numpy.typing import NDArray

from game.sprites.appearance import read_appearance
from game.sprites.artwork import Artwork, read_artwork
from game.sprites.daylight import Sky, sky_at
from game.sprites.figures import Figure, Moment, figure_of
from game.sprites.fireflies import Fireflies
from game.sprites.furniture import Changing, Plane, planes_of
from game.sprites.ground import Ground
from game.sprites.lights import Lights
from game.sprites.looks import Looks
from game.sprites.night import Night
from game.sprites.pictures import ELLIPSE, Pictures, gather
from game.sprites.quads import Quads, Rows, View, row, rows
from game.sprites.rooms import rooms_of
from game.sprites.scene import TILE, Scene
from game.world.clock import TICKS_PER_MINUTE
from game.world.places import Tile

_SHADOW = (0.06, 0.02, 0.14, 0.40)
FADED, SETTLED = 0.78, 1000.0
"""How far the colours of the past have faded, 0-1; and seconds after which nothing fades in or out any more."""
BACKDROP = (23, 48, 44, 255)
"""What lies beyond the map's edge: deep leaf."""


class TownPicture:
    """Draws a scene from any point of view. `figures` are the people as last drawn, by resident id.

    `like` is the picture of another scene on the same map with the same people: what never changes is shared with it. A
    picture of the `past` has faded. `epoch` grows when the scene has gone to another time: what was read of it is void then.
    """

    def __init__(self, ctx: arcade.gl.Context, scene: Scene, like: "TownPicture | None" = None, past: bool = False) -> None:
        self.scene, self.past, self.epoch = scene, past, 0
        self.artwork: Artwork = like.artwork if like is not None else read_artwork()
        self._rules, self.looks = read_appearance(), Looks(scene, self.artwork)
        self.quads: Quads = like.quads if like is not None else Quads(ctx)
        self.pictures: Pictures = like.pictures if like is not None else self._gathered(ctx)
        self.atlas: arcade.gl.Texture2D = like.atlas if like is not None else _texture(ctx, self.pictures)
        self._town = scene.simulation.town
        planes = planes_of(scene.map_file, self.pictures)
        self._planes = planes
        map_file = scene.map_file
        self.size = (map_file.width * TILE, map_file.height * TILE)
        self._ground: Ground = like._ground if like is not None else Ground(ctx, self.quads, planes.ground, self.atlas, self.size)
        self._changing = [
            Changing(plane, self.pictures, map_file, self._rules) for plane in (planes.flat, planes.standing, planes.above)
        ]
        rooms = rooms_of(map_file, self._town, self.pictures)
        self._lights = Lights(self._town, rooms, (planes.flat, planes.standing), self._rules, self.pictures)
        self._night = Night(ctx, self.quads, rooms)
        self._fireflies = Fireflies((rooms.by_tile == 0) & ~self._town.blocked, self.pictures.white)
        self.figures: dict[int, Figure] = {}
        self._lit_for, self._followed = (-1.0, -1.0), -1
        self._edition = -1

    def _gathered(self, ctx: arcade.gl.Context) -> Pictures:
        return gather(self.scene.map_file, self.artwork, self.looks.gathered, ctx.info.MAX_TEXTURE_SIZE)

    def picture_state(self, object_id: int) -> str:
        """Which picture state an object shows; "" when it has none."""
        return next((state for state in (each.state_of(object_id) for each in self._changing) if state), "")

    def room_light(self, tile: Tile) -> float:
        """How lit the room at a tile is, 0-1."""
        return float(self._lights.levels[self._lights.number_at(tile)])

    def mood(self, number: int) -> str:
        """The mood somebody's portrait shows."""
        body = self.scene.simulation.body(number)
        if body.asleep:
            return "asleep"
        return self._rules.mood(body.doing.text, body.doing.emoji) if body.doing is not None else "neutral"

    def sky(self, fraction: float) -> Sky:
        """The sky at the present tick and the part of it that has passed."""
        minute = round((self.scene.simulation.now + fraction) / TICKS_PER_MINUTE, 1)
        return sky_at(minute)

    def jump(self, moment: Moment) -> None:
        """The scene has gone to another time: nothing fades over, nobody glides there."""
        self.epoch += 1
        self._followed = -1
        self.update(SETTLED, moment)
        self.figures = self._figures(moment)

    def update(self, seconds: float, moment: Moment) -> None:
        """Follow the world: states, lamps, rooms. `seconds` since the last picture; a large number settles all fading."""
        world, sky = self.scene.simulation, self.sky(moment.fraction)
        if self._lights.update(world.bodies.values(), world.now, sky.dark, seconds) or self._lit_for != (sky.dark, sky.sun):
            self._lit_for = (sky.dark, sky.sun)
            lit = self._lights.lit_by_object()
            for changing in self._changing:
                changing.light(sky.dark, sky.sun, lit)
        if world.now != self._followed:
            self._followed = world.now
            for changing in self._changing:
                changing.follow(world.states)
        edition = sum(changing.edition for changing in self._changing)
        if edition != self._edition:
            self._edition = edition
            self._lights.follow(self._changing)
        for changing in self._changing:
            changing.animate(moment.seconds)

    def draw(self, target: arcade.gl.Framebuffer, view: View, moment: Moment) -> None:
        """Draw the town onto a framebuffer as large as the view."""
        sky = self.sky(moment.fraction)
        self.figures = self._figures(moment)
        lit_up = self.past or sky.dark > 0 or sky.ambient != (1.0, 1.0, 1.0)
        scene = self._night.begin(view.size) if lit_up else target
        with scene.activate():
            scene.clear(color=BACKDROP)
            self._draw_day(view)
        if not lit_up:
            return
        brightness = self._lights.brightness(sky.dark, moment.seconds)
        self._night.draw_lamps(self._lights.pools(view.bounds, brightness), self.atlas, view)
        with target.activate():
            self._night.finish(sky, self._lights.levels, view, FADED if self.past else 0.0)
            glimmer = [self._lights.blooms(view.bounds, brightness), self._fireflies.rows(moment.seconds, sky.dark)]
            self.quads.draw(np.concatenate(glimmer), self.atlas, view, add=True)

    def _draw_day(self, view: View) -> None:
        planes, bounds = self._planes, view.bounds
        self._ground.draw(view)
        flat, above = planes.flat.rows[planes.flat.visible(bounds)], planes.above.rows[planes.above.visible(bounds)]
        self.quads.draw(np.concatenate([flat, self._shadows(), self._in_depth(planes.standing, bounds), above]), self.atlas, view)

    def _figures(self, moment: Moment) -> dict[int, Figure]:
        found = {}
        for number, body in self.scene.simulation.bodies.items():
            thing = self._town.objects.get(body.using) if body.using is not None else None
            prop = self.artwork.props.get(thing.picture) if thing is not None else None
            found[number] = figure_of(body, thing, prop, self.artwork, self._rules, moment)
        return found

    def _shadows(self) -> Rows:
        region = self.pictures.named(ELLIPSE)
        return rows([row((f.x - 13, f.y - 5, 26, 10), region, _SHADOW) for f in self.figures.values() if f.shadow])

    def _in_depth(self, plane: Plane, bounds: tuple[float, float, float, float]) -> Rows:
        """The furniture in sight with the people among it, furthest first."""
        seen = plane.visible(bounds)
        people, bases = self._people()
        everything = np.concatenate([plane.rows[seen], rows(people)])
        return everything[np.argsort(np.concatenate([plane.base[seen], bases]), kind="stable")]

    def _people(self) -> tuple[list[tuple[float, ...]], NDArray[np.float32]]:
        width, height = self.artwork.cell
        drawn, bases = [], []
        for number, figure in self.figures.items():
            source = self.pictures.figure(self.looks[number], figure.pose, figure.facing, figure.frame)
            drawn.append(row((round(figure.x - width / 2), round(figure.y - height + 1), width, height), source, floor=1.0))
            bases.append(figure.base)
            cover = self._cover(figure)
            if cover is not None:
                drawn.append(cover)
                bases.append(figure.base + 0.1)
        return drawn, np.array(bases, np.float32)

    def _cover(self, figure: Figure) -> tuple[float, ...] | None:
        """A bed's blanket or a chair's back, drawn over who uses it."""
        thing = self._town.objects.get(figure.object) if figure.object is not None else None
        prop = self.artwork.props.get(thing.picture) if thing is not None else None
        if thing is None or prop is None or prop.overlay is None:
            return None
        columns, lines = [tile[0] for tile in thing.tiles], [tile[1] for tile in thing.tiles]
        middle, bottom = (min(columns) + max(columns) + 1) * TILE / 2, (max(lines) + 1) * TILE
        width, height = prop.size
        return row((middle - width / 2, bottom - height, width, height), self.pictures.file(prop.overlay), floor=0.5)


def _texture(ctx: arcade.gl.Context, pictures: Pictures) -> arcade.gl.Texture2D:
    height, width = pictures.pixels.shape[:2]
    texture = ctx.texture((width, height), components=4, data=pictures.pixels.tobytes())
    texture.build_mipmaps()
    texture.filter = (ctx.LINEAR_MIPMAP_LINEAR, ctx.NEAREST)
    return texture
