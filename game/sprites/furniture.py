"""Owns furniture as the world says it is: states, lamps and sunlight, flames and animated tiles."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.sprites.appearance import Appearance
from game.sprites.atlas import Region
from game.sprites.map_pictures import state_file
from game.sprites.pictures import Pictures
from game.sprites.plane import DAYLIGHT, Plane, Thing
from game.sprites.quads import SHINE, SOURCE, TINT
from game.world.tiled import MapFile

FRAME_MS = 170
"""How long one frame of a fire or a fountain is shown."""
_SHINING_STATES = ("on", "night", "burning", "cooking")


class Changing:
    """Keeps the changing things of a plane looking as the world says. `edition` grows with every change."""

    def __init__(self, plane: Plane, pictures: Pictures, map_file: MapFile, rules: Appearance) -> None:
        self._plane, self._pictures, self._map, self._rules = plane, pictures, map_file, rules
        self.edition = 0
        self._said: dict[int, str] = {}
        self._animated: dict[int, tuple[Thing, Path, int]] = {}
        self._step = -1
        self._by_object = {thing.object.id: thing for thing in plane.things}
        self._stateful = {thing.object.id: thing for thing in plane.things if len(thing.prop.states) > 1}
        self._dark = [thing for thing in plane.things if thing.prop.kind in rules.dark]
        self._beams = [thing.index for thing in plane.things if thing.layer == DAYLIGHT]
        self._sunlight = plane.rows[self._beams, TINT]
        for thing in plane.things:
            if thing.prop.states:
                self._show(thing, thing.default)

    def state_of(self, object_id: int) -> str:
        """Which picture state a map object shows; "" when it has none."""
        thing = self._by_object.get(object_id)
        return thing.state if thing is not None else ""

    def follow(self, states: Mapping[int, str]) -> None:
        """Show the states of the world's objects, said in words."""
        for number, thing in self._stateful.items():
            said = states.get(number)
            if said is None or self._said.get(number) == said:
                continue
            self._said[number] = said
            own = str(thing.object.properties.get("state", ""))
            self._show(thing, thing.default if said == own else self._rules.picture_state(thing.prop, said))

    def light(self, dark: float, sun: float, lit: dict[int, float]) -> None:
        """Show lamps and windows as dark as it is. `lit` has how lit the room of an indoor lamp is, by object id."""
        for thing in self._dark:
            level = min(dark, lit[thing.object.id]) if thing.object.id in lit and thing.prop.kind != "window" else dark
            self._show(thing, self._rules.dark[thing.prop.kind] if level > 0.3 else thing.default)
        self._plane.rows[self._beams, TINT] = self._sunlight * sun

    def animate(self, seconds: float) -> None:
        """Show the frame that is due of everything that moves."""
        step = int(seconds * 1000 / FRAME_MS)
        if step == self._step:
            return
        self._step = step
        for thing, path, frames in self._animated.values():
            self._show_frame(thing, path, (step + thing.index) % frames, frames)

    def _show(self, thing: Thing, state: str) -> None:
        if state == thing.state or state not in thing.prop.states:
            return
        path = state_file(self._map, thing.object.picture, thing.prop.states[state].name)
        if not self._pictures.has(path):
            return
        thing.state = state
        self.edition += 1
        # a crown's file has one frame only; its width tells
        frames = thing.prop.frames[state] if self._pictures.file(path)[2] > thing.prop.size[0] else 1
        self._show_frame(thing, path, 0, frames)
        self._plane.rows[thing.index, SHINE] = 0.75 if state in _SHINING_STATES else 0.0
        self._animated.pop(thing.index, None)
        if frames > 1:
            self._animated[thing.index] = (thing, path, frames)

    def _show_frame(self, thing: Thing, path: Path, frame: int, frames: int) -> None:
        region = self._pictures.file(path, frame, frames)
        self._plane.rows[thing.index, SOURCE] = self._pictures.turned_as(thing.object.picture, region)


class Animated:
    """The animated tiles of a plane, each showing its frames at its own speed, all of a kind at once, as in Tiled."""

    def __init__(self, plane: Plane, pictures: Pictures) -> None:
        self._plane = plane
        self._kinds: list[_Kind] = []
        for number in np.unique(plane.numbers).tolist():
            frames = pictures.frames(number) if number else ()
            if frames:
                self._kinds.append(_Kind(np.nonzero(plane.numbers == number)[0], frames))

    def show(self, seconds: float) -> bool:
        """Show the frames that are due. Answers whether any tile shows another than before."""
        changed = False
        for kind in self._kinds:
            frame = kind.frame(seconds)
            if frame != kind.shown:
                kind.shown, changed = frame, True
                self._plane.rows[kind.rows, SOURCE] = kind.sources[frame]
        return changed


class _Kind:
    """All tiles of a plane that show the same animation."""

    def __init__(self, rows: NDArray[np.intp], frames: Sequence[tuple[Region, int]]) -> None:
        self.rows, self.shown = rows, -1
        self.sources = np.array([region for region, _ in frames], np.float32)
        self._ends = np.cumsum([milliseconds for _, milliseconds in frames])

    def frame(self, seconds: float) -> int:
        """The frame that is due."""
        return int(np.searchsorted(self._ends, int(seconds * 1000) % int(self._ends[-1]), side="right"))
