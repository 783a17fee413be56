"""Owns the picture of the town: ground, people and furniture in depth, what is above, and the light on it all."""

import arcade.gl
import numpy as np
from numpy.typing import NDArray

from game.sprites.appearance import read_appearance
from game.sprites.artwork import Artwork, read_artwork
from game.sprites.daylight import Sky, sky_at
from game.sprites.drawn_map import DrawnMap
from game.sprites.figures import Figure, Moment, figure_of
from game.sprites.looks import Looks
from game.sprites.night import Night
from game.sprites.pictures import ELLIPSE, Pictures
from game.sprites.plain import Label
from game.sprites.plane import Plane
from game.sprites.quads import Quads, Rows, View, row, rows
from game.sprites.redrawing import Redrawing
from game.sprites.scene import TILE, Scene
from game.world.clock import TICKS_PER_MINUTE
from game.world.places import Tile
from game.world.tiled import Tint

_SHADOW = (0.06, 0.02, 0.14, 0.40)
FADED, SETTLED = 0.78, 1000.0
"""How far the colours of the past have faded, 0-1; and seconds after which nothing fades in or out any more."""
BACKDROP = (23, 48, 44, 255)
"""What lies beyond the edge of a map that says nothing of it: deep leaf."""


class TownPicture:
    """Draws a scene from any point of view. `figures` are the people as last drawn, by resident id.

    `like` is the picture of another scene with the same people: what looks the same in both is shared with it. A picture of
    the `past` has faded. `epoch` grows when the scene has gone to another time: what was read of it is void then. Where the
    scene's map has become another one, the town is drawn anew while the old picture is still seen; `edition` grows with that.
    """

    def __init__(self, ctx: arcade.gl.Context, scene: Scene, like: "TownPicture | None" = None, past: bool = False) -> None:
        self.scene, self.past, self.epoch, self.edition = scene, past, 0, 0
        self.artwork: Artwork = like.artwork if like is not None else read_artwork()
        self._rules, self.looks = read_appearance(), Looks(scene, self.artwork, lambda: self.pictures)
        self.quads: Quads = like.quads if like is not None else Quads(ctx)
        self._redrawing = Redrawing(ctx, self.quads, self.artwork, self._rules)
        before = like._drawn if like is not None else None
        self._drawn: DrawnMap = self._redrawing.draw_now(scene, self.looks.gathered, before)
        self._night = Night(ctx, self.quads, self._drawn.rooms)
        self.figures: dict[int, Figure] = {}
        self._lit_for, self._followed = (-1.0, -1.0), -1
        self._changes = -1
        self._view: View | None = None

    @property
    def pictures(self) -> Pictures:
        """All that can be shown."""
        return self._drawn.pictures

    @property
    def atlas(self) -> arcade.gl.Texture2D:
        """The texture they are on."""
        return self._drawn.atlas.texture

    @property
    def size(self) -> tuple[int, int]:
        """The town's width and height, in units of the drawing."""
        return self._drawn.size

    @property
    def aspect(self) -> float:
        """How high a tile is on the screen, in its widths."""
        return self._drawn.aspect

    @property
    def labels(self) -> tuple[Label, ...]:
        """What names the plain shapes of a town nobody has painted."""
        return self._drawn.labels

    @property
    def troubles(self) -> tuple[str, ...]:
        """Why the map or some of its pictures cannot be seen, a sentence each."""
        return (*((self._redrawing.trouble,) if self._redrawing.trouble else ()), *self.pictures.troubles)

    def picture_state(self, object_id: int) -> str:
        """Which picture state an object shows; "" when it has none."""
        return next((state for state in (each.state_of(object_id) for each in self._drawn.changing) if state), "")

    def room_light(self, tile: Tile) -> float:
        """How lit the room at a tile is, 0-1."""
        lights = self._drawn.lights
        return float(lights.levels[lights.number_at(tile)])

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

    def catch_up(self) -> None:
        """Draw the scene's map as it is now, however long that takes. Raises Problem where it cannot be drawn."""
        if self._drawn.map_file is not self.scene.map_file:
            self._show(self._redrawing.draw_now(self.scene, self.looks.gathered, self._drawn))

    def update(self, seconds: float, moment: Moment) -> None:
        """Follow the world: states, lamps, rooms. `seconds` since the last picture; a large number settles all fading."""
        if self._drawn.map_file is not self.scene.map_file:
            drawn = self._redrawing.draw_on(self.scene, self.looks.gathered, self._drawn, self._view)
            if drawn is not self._drawn:
                self._show(drawn)
                seconds = SETTLED
        self._follow(seconds, moment)
        self._drawn.animate(moment.seconds)

    def _show(self, drawn: DrawnMap) -> None:
        """The town looks like this from now on."""
        self.edition += 1
        self._drawn = drawn
        drawn.pictures.add_people(self.looks.gathered)  # somebody may have come while it was made
        self._night.lie_over(drawn.rooms)
        self._lit_for, self._followed, self._changes = (-1.0, -1.0), -1, -1

    def _follow(self, seconds: float, moment: Moment) -> None:
        world, sky, lights, changing = self.scene.simulation, self.sky(moment.fraction), self._drawn.lights, self._drawn.changing
        if lights.update(world.bodies.values(), world.now, sky.dark, seconds) or self._lit_for != (sky.dark, sky.sun):
            self._lit_for = (sky.dark, sky.sun)
            lit = lights.lit_by_object()
            for each in changing:
                each.light(sky.dark, sky.sun, lit)
        if world.now != self._followed:
            self._followed = world.now
            for each in changing:
                each.follow(world.states)
        changes = sum(each.edition for each in changing)
        if changes != self._changes:
            self._changes = changes
            lights.follow(changing)

    def draw(self, target: arcade.gl.Framebuffer, view: View, moment: Moment) -> None:
        """Draw the town onto a framebuffer as large as the view."""
        sky, lights = self.sky(moment.fraction), self._drawn.lights
        self._view = view
        self.figures = self._figures(moment)
        lit_up = self.past or sky.dark > 0 or sky.ambient != (1.0, 1.0, 1.0)
        scene = self._night.begin(view.size) if lit_up else target
        with scene.activate():
            scene.clear(color=_colour(self._drawn.map_file.background))
            self._draw_day(view)
        if not lit_up:
            return
        brightness = lights.brightness(sky.dark, moment.seconds)
        self._night.draw_lamps(lights.pools(view.bounds, brightness), self.atlas, view)
        with target.activate():
            self._night.finish(sky, lights.levels, view, FADED if self.past else 0.0)
            glimmer = [lights.blooms(view.bounds, brightness), self._drawn.fireflies.rows(moment.seconds, sky.dark)]
            self.quads.draw(np.concatenate(glimmer), self.atlas, view, add=True)

    def _draw_day(self, view: View) -> None:
        planes, bounds, atlas = self._drawn.planes, view.bounds, self.atlas
        self._drawn.ground.draw(view)
        if self._drawn.moving is not None:
            self.quads.draw_kept(self._drawn.moving, atlas, view)
        flat, above = planes.flat.rows[planes.flat.visible(bounds)], planes.above.rows[planes.above.visible(bounds)]
        self.quads.draw(np.concatenate([flat, self._shadows(), self._in_depth(planes.standing, bounds), above]), atlas, view)

    def _figures(self, moment: Moment) -> dict[int, Figure]:
        found, town = {}, self.scene.simulation.town
        for number, body in self.scene.simulation.bodies.items():
            thing = town.objects.get(body.using) if body.using is not None else None
            prop = self.artwork.props.get(thing.picture) if thing is not None else None
            found[number] = figure_of(body, thing, prop, self.artwork, self._rules, moment)
        return found

    def _shadows(self) -> Rows:
        region = self.pictures.named(ELLIPSE)
        half, high = 5 / self.aspect, 10 / self.aspect
        return rows([row((f.x - 13, f.y - half, 26, high), region, _SHADOW) for f in self.figures.values() if f.shadow])

    def _in_depth(self, plane: Plane, bounds: tuple[float, float, float, float]) -> Rows:
        """The furniture in sight with the people among it, furthest first."""
        seen = plane.visible(bounds)
        people, bases = self._people()
        everything = np.concatenate([plane.rows[seen], rows(people)])
        return everything[np.argsort(np.concatenate([plane.base[seen], bases]), kind="stable")]

    def _people(self) -> tuple[list[tuple[float, ...]], NDArray[np.float32]]:
        width, height = self.artwork.cell
        pictures, looks, aspect = self.pictures, self.looks, self.aspect
        drawn, bases = [], []
        for number, figure in self.figures.items():
            source = pictures.figure(looks[number], figure.pose, figure.facing, figure.frame)
            top = round(figure.y * aspect - height + 1) / aspect
            drawn.append(row((round(figure.x - width / 2), top, width, height / aspect), source, floor=1.0))
            bases.append(figure.base)
            cover = self._cover(figure)
            if cover is not None:
                drawn.append(cover)
                bases.append(figure.base + 0.1)
        return drawn, np.array(bases, np.float32)

    def _cover(self, figure: Figure) -> tuple[float, ...] | None:
        """A bed's blanket or a chair's back, drawn over who uses it."""
        thing = self.scene.simulation.town.objects.get(figure.object) if figure.object is not None else None
        prop = self.artwork.props.get(thing.picture) if thing is not None else None
        if thing is None or prop is None or prop.overlay is None:
            return None
        columns, lines = [tile[0] for tile in thing.tiles], [tile[1] for tile in thing.tiles]
        middle, bottom = (min(columns) + max(columns) + 1) * TILE / 2, (max(lines) + 1) * TILE
        width, height = prop.size[0], prop.size[1] / self.aspect
        return row((middle - width / 2, bottom - height, width, height), self.pictures.file(prop.overlay), floor=0.5)


def _colour(background: Tint | None) -> tuple[int, int, int, int]:
    """What lies beyond the tiles: the map's own colour, else deep leaf."""
    if background is None:
        return BACKDROP
    red, green, blue = (round(255 * min(1.0, max(0.0, part))) for part in background)
    return (red, green, blue, 255)
