"""Owns a film of a scene: the real view drawn in memory, frame by frame, with light, bubbles and the time in a corner."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from game.sprites.framing import Focus, Framing
from game.sprites.scene import Scene
from game.sprites.screen import in_memory
from game.video import Frame
from game.world.clock import TICK_SECONDS
from game.world.places import Tile

if TYPE_CHECKING:
    import arcade.gl

SETTLED = 1000.0
"""Seconds after which every fading has come to rest."""
_DISSOLVE = 0.4
"""Seconds in which a picture gives way to another after a jump of the camera."""
_CORNER = 14
"""Pixels from the upper left corner to the time."""


@dataclass(frozen=True, slots=True)
class Shooting:
    """How a film is made: pictures of `size` pixels, `fps` of them a second, `speed` times as fast as real time.

    It follows the `resident` of that id, or looks at the `tile`; where neither is said, whoever is most interesting.
    """

    size: tuple[int, int]
    zoom: float
    fps: int
    speed: float
    resident: int | None = None
    tile: Tile | None = None

    @property
    def ticks_a_frame(self) -> float:
        """How many ticks, or how much of one, pass from one picture to the next."""
        return self.speed / TICK_SECONDS / self.fps

    def frames(self, ticks: int) -> int:
        """How many pictures so many ticks come to; the last one is shown to its end too."""
        return -int(-(ticks + 1) // self.ticks_a_frame)


def film(scene: Scene, until: int, shooting: Shooting) -> Iterator[Frame]:
    """Pictures of a scene that lives on to a tick, or as far as it can. Raises Problem when nothing can be drawn here."""
    with in_memory() as ctx:
        yield from _pictures(ctx, scene, until, shooting)


def _pictures(ctx: "arcade.gl.Context", scene: Scene, until: int, shooting: Shooting) -> Iterator[Frame]:
    from game.sprites.figures import Moment
    from game.sprites.town_screen import TownScreen

    screen = TownScreen(ctx, scene)
    screen.camera.resize(*shooting.size)
    screen.camera.set_zoom(shooting.zoom)
    target = ctx.framebuffer(color_attachments=[ctx.texture(shooting.size, components=4)])
    framing = Framing(screen.camera, scene, screen.place_of, Focus(shooting.resident, shooting.tile))
    dissolve, apart = Dissolve(shooting.fps), 1 / shooting.fps
    for number, fraction in enumerate(_moments(scene, until, shooting.ticks_a_frame)):
        moment = Moment(fraction, number * apart)
        screen.picture.catch_up()
        screen.picture.update(apart if number else SETTLED, moment)
        if number and framing.move(apart):
            dissolve.begin()
        screen.named = () if framing.subject is None else (framing.subject,)
        screen.draw(target, 1.0, moment, hurry=True)
        picture = np.frombuffer(target.read(components=3), np.uint8).reshape(shooting.size[1], shooting.size[0], 3)[::-1]
        yield with_time(dissolve.through(picture), scene.clock.label(scene.simulation.now))


def _moments(scene: Scene, until: int, ticks_a_frame: float) -> Iterator[float]:
    """For each picture how much of the present tick has passed (0-1), living on between them."""
    passed = 0.0
    while True:
        yield passed if ticks_a_frame < 1 else 1.0
        passed += ticks_a_frame
        while passed >= 1:
            if scene.simulation.now >= until or not scene.advance():
                return
            passed -= 1


class Dissolve:
    """Lets the last picture before a jump fade into those after it."""

    def __init__(self, fps: int) -> None:
        self._frames = max(1, round(_DISSOLVE * fps))
        self._before: Frame | None = None
        self._last: Frame | None = None
        self._left = 0

    def begin(self) -> None:
        """The camera has jumped."""
        self._before, self._left = self._last, self._frames

    def through(self, picture: Frame) -> Frame:
        """The picture, with what is left to be seen of the one before the jump."""
        if self._left and self._before is not None:
            share = self._left / (self._frames + 1)
            picture = (picture * (1 - share) + self._before * share).astype(np.uint8)
            self._left -= 1
        self._last = picture
        return picture


def with_time(picture: Frame, label: str) -> Frame:
    """The picture with the time of day on a plate in its upper left corner."""
    plate, opaque = _plate(label)
    height, width = min(plate.shape[0], picture.shape[0] - _CORNER), min(plate.shape[1], picture.shape[1] - _CORNER)
    marked = picture.copy()
    if height > 0 and width > 0:
        under = marked[_CORNER : _CORNER + height, _CORNER : _CORNER + width]
        mixed = under * (1 - opaque[:height, :width]) + plate[:height, :width] * opaque[:height, :width]
        marked[_CORNER : _CORNER + height, _CORNER : _CORNER + width] = mixed.astype(np.uint8)
    return marked


@lru_cache(maxsize=2)
def _plate(label: str) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """(colours, how opaque 0-1) of a plate with a text."""
    from game.sprites.overhead import name_tag

    pixels = np.asarray(name_tag(label, False, 1.25).convert("RGBA"), np.float32)
    return pixels[:, :, :3], pixels[:, :, 3:] / np.float32(255)
