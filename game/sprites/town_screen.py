"""Owns one screenful: the town from a camera's place, with what floats over people."""

import arcade.gl
import numpy as np

from game.sprites.camera import Camera
from game.sprites.figures import Moment
from game.sprites.labels import label_rows
from game.sprites.overhead import HEAD, Marked, Overhead
from game.sprites.quads import View, screen_view
from game.sprites.scene import TILE, Scene
from game.sprites.town_picture import TownPicture
from game.sprites.words import Words


class TownScreen:
    """Draws a scene and answers who is where on the screen. `free` are the points (left, right) that no panel covers.

    Over those who are `thinking` of an answer that is to be seen; the `named` always have their name below them. For `like`
    and `past` see `TownPicture`.
    """

    def __init__(
        self,
        ctx: arcade.gl.Context,
        scene: Scene,
        ratio: float = 1.0,
        like: "TownScreen | None" = None,
        past: bool = False,
    ) -> None:
        self.scene = scene
        self.picture: TownPicture = TownPicture(ctx, scene, like.picture if like is not None else None, past)
        self.words: Words = like.words if like is not None else Words(ctx, ratio)
        self._overhead = Overhead(scene, self.words)
        self.camera = Camera(*self.picture.size, aspect=self.picture.aspect)
        self.free: tuple[float, float] | None = None
        self.thinking: tuple[int, ...] = ()
        self.named: tuple[int, ...] = ()

    def draw(
        self,
        target: arcade.gl.Framebuffer,
        ratio: float,
        moment: Moment,
        hovered: int | None = None,
        selected: int | None = None,
        hurry: bool = False,
    ) -> None:
        """Draw everything but panels. `ratio` is the screen's pixels a point; in a `hurry` nothing is left for the next frame."""
        camera = self.camera
        (camera.map_width, camera.map_height), camera.aspect = self.picture.size, self.picture.aspect
        self.words.begin(ratio, hurry)
        size = (round(camera.width * ratio), round(camera.height * ratio))
        self.picture.draw(target, View((camera.x, camera.y), camera.zoom * ratio, size, camera.aspect), moment)
        marked = Marked(hovered, selected, self.named, self.thinking)
        floating = self._overhead.rows(self.picture.figures, camera, marked, self.free)
        if self.picture.labels:
            floating = np.concatenate([label_rows(self.picture.labels, camera, self.words), floating])
        with target.activate():
            self.picture.quads.draw(floating, self.words.texture(), screen_view(camera.width, camera.height, ratio))

    def resident_at(self, x: float, y: float) -> int | None:
        """Who is under a window point; the one in front where there are several."""
        map_x, map_y = self.camera.to_map(x, y)
        head = HEAD / self.camera.aspect
        found = [
            (figure.base, number)
            for number, figure in self.picture.figures.items()
            if number in self.scene.simulation.bodies and abs(map_x - figure.x) < 14 and figure.y - head < map_y < figure.y + 4
        ]
        return max(found)[1] if found else None

    def place_of(self, number: int) -> tuple[float, float]:
        """The map pixel at a resident's middle, as last drawn (where they are, before the first drawing)."""
        figure = self.picture.figures.get(number)
        if figure is not None:
            return (figure.x, figure.y - HEAD / 2 / self.camera.aspect)
        column, row = self.scene.simulation.body(number).tile
        return (column * TILE + TILE / 2, row * TILE)


def everybody_sleeps(scene: Scene) -> bool:
    """Whether no resident in town is awake; a player may be."""
    return all(body.asleep or scene.residents[body.id].visitor for body in scene.simulation.bodies.values())


def most_interesting(scene: Scene) -> int | None:
    """Whom to look at first: somebody talking, else somebody awake with the most company near."""
    bodies = [body for body in scene.simulation.bodies.values() if not body.asleep] or list(scene.simulation.bodies.values())
    if not bodies:
        return None

    def interest(number: int) -> tuple[bool, bool, int, int]:
        body = scene.simulation.bodies[number]
        near = sum(abs(body.tile[0] - other.tile[0]) + abs(body.tile[1] - other.tile[1]) < 10 for other in bodies)
        return (body.conversation is not None, body.arrived, near, -number)

    return max((body.id for body in bodies), key=interest)
