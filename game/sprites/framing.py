"""Owns where the camera of a film looks: at whoever is most interesting, unhurried, or at whom or what it was told to."""

from collections.abc import Callable
from dataclasses import dataclass

from game.sprites.camera import Camera
from game.sprites.scene import TILE, Scene
from game.world.places import Tile

LEAST, MOST = 8.0, 40.0
"""Seconds of film that the camera stays with somebody: at least; at most, while they go on talking."""
_EASE = 0.7
"""Seconds in which it comes two thirds of the way nearer."""
_CUT = 1.1
"""What is further away than so many pictures it does not run to through the town: it is there at once."""
_NEAR = 10
"""Tiles within which others are company."""


@dataclass(frozen=True, slots=True)
class Focus:
    """Whom to follow (a resident's id), or which tile to look at; neither: whoever is most interesting."""

    resident: int | None = None
    tile: Tile | None = None


class Framing:
    """Moves a camera over a scene; `place_of` says which map pixel somebody is at. `subject` is who is followed, if anybody."""

    def __init__(self, camera: Camera, scene: Scene, place_of: Callable[[int], tuple[float, float]], focus: Focus) -> None:
        self._camera, self._scene, self._place_of, self._focus = camera, scene, place_of, focus
        self.subject: int | None = None
        self._film, self._since = 0.0, 0.0
        self._followed: dict[int, float] = {}
        self._choose()
        self._at = self._goal()
        self._camera.look_at(*self._at)

    def move(self, seconds: float) -> bool:
        """Let so much of the film pass; whether the camera has just jumped."""
        self._film += seconds
        if self._is_restless():
            self._choose()
        (x, y), (goal_x, goal_y) = self._at, self._goal()
        zoom, camera = self._camera.zoom, self._camera
        jumps = max(abs(goal_x - x) * zoom / camera.width, abs(goal_y - y) * zoom / camera.height) > _CUT
        share = 1.0 if jumps else 1 - 2.718281828 ** (-seconds / _EASE)
        self._at = (x + (goal_x - x) * share, y + (goal_y - y) * share)
        # whole pixels: else the art shimmers while the camera moves
        camera.look_at(round(self._at[0] * zoom) / zoom, round(self._at[1] * zoom) / zoom)
        return jumps

    def _is_restless(self) -> bool:
        """Whether it is time to look for somebody to follow."""
        if self._focus.tile is not None:
            return False
        bodies = self._scene.simulation.bodies
        if self.subject is None or self.subject not in bodies:
            return bool(bodies)
        if self._focus.resident is not None and self._focus.resident in bodies:
            return self.subject != self._focus.resident
        talking = bodies[self.subject].conversation is not None
        return self._film - self._since >= (MOST if talking else LEAST)

    def _choose(self) -> None:
        if self._focus.tile is not None:
            return
        wanted = self._focus.resident
        self.subject = wanted if wanted in self._scene.simulation.bodies else self._most_interesting()
        self._since = self._film
        if self.subject is not None:
            self._followed[self.subject] = self._film

    def _most_interesting(self) -> int | None:
        """Somebody who talks, else somebody awake in company; of several the one not followed for longest."""
        bodies = self._scene.simulation.bodies

        def interest(number: int) -> tuple[bool, bool, bool, float, int]:
            body = bodies[number]
            company = any(
                abs(body.tile[0] - other.tile[0]) + abs(body.tile[1] - other.tile[1]) < _NEAR
                for other in bodies.values()
                if other.id != number and not other.asleep
            )
            return (body.conversation is not None, not body.asleep, company, -self._followed.get(number, -1.0), -number)

        return max(bodies, key=interest, default=None)

    def _goal(self) -> tuple[float, float]:
        """The map pixel to look at."""
        if self._focus.tile is not None:
            return ((self._focus.tile[0] + 0.5) * TILE, (self._focus.tile[1] + 0.5) * TILE)
        if self.subject is None or self.subject not in self._scene.simulation.bodies:
            return (self._camera.x, self._camera.y)
        return self._place_of(self.subject)
