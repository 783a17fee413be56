"""Owns the map's pictures as rows to draw: flat ground, sorted furniture with changing states, what lies above people."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.sprites.appearance import Appearance
from game.sprites.artwork import Prop
from game.sprites.atlas import Region
from game.sprites.pictures import Pictures, state_file
from game.sprites.quads import PLACE, SHINE, SOURCE, TINT, Rows, row, rows
from game.sprites.scene import TILE
from game.world.tiled import MapFile, MapObject, ObjectLayer, TileLayer

SORTED = ("objects", "decor")
NEVER_DRAWN = ("collision", "areas", "spawns")
FRAME_MS = 170
"""How long one frame of a fire or a fountain is shown."""
DAYLIGHT = "daylight"
"""Stands for the layer of what is shown by day only (its property `light` is "day")."""
_SHINING_STATES = ("on", "night", "burning", "cooking")


@dataclass(slots=True)
class Thing:
    """A picture of the map that may change: `index` is its row, `state` the picture state shown, `default` the map's."""

    index: int
    object: MapObject
    prop: Prop
    default: str
    state: str
    layer: str


@dataclass(frozen=True)
class Plane:
    """Rows in drawing order (or, with `base`, to be sorted by it), some of which are changing things."""

    rows: Rows
    base: NDArray[np.float32]
    things: list[Thing] = field(default_factory=list)

    def visible(self, bounds: tuple[float, float, float, float]) -> NDArray[np.intp]:
        """Indexes of the rows that a view's (left, top, right, bottom) touches."""
        left, top, right, bottom = bounds
        x, y, width, height = self.rows[:, PLACE].T
        return np.nonzero((x < right) & (x + width > left) & (y < bottom) & (y + height > top))[0]


@dataclass(frozen=True)
class Planes:
    """What is drawn, bottom first: `ground` never changes; `flat` may; `standing` is sorted with people; `above` covers them."""

    ground: Rows
    flat: Plane
    standing: Plane
    above: Plane


def planes_of(map_file: MapFile, pictures: Pictures) -> Planes:
    """Split a map's layers into planes, by what its designer said of them."""
    ground: list[tuple[float, ...]] = []
    flat, standing, above = _Gathered(map_file), _Gathered(map_file), _Gathered(map_file)
    for layer in map_file.layers:
        if _is_hidden(layer.name, layer.kind):
            continue
        over = layer.name.startswith("above")
        if isinstance(layer, TileLayer):
            drawn = tile_rows(map_file, layer, pictures)
            (above.plain if over else ground).extend(drawn)
            above.base.extend([0.0] * len(drawn) if over else [])
        elif layer.name in SORTED:
            standing.add_layer(layer, pictures)
        elif over:
            above.add_layer(layer, pictures)
        else:
            ground.extend(flat.add_changing(layer, pictures))
    return Planes(rows(ground), flat.plane(), standing.plane(), above.plane())


def tile_rows(map_file: MapFile, layer: TileLayer, pictures: Pictures) -> list[tuple[float, ...]]:
    """A tile layer as rows. Tiles larger than the grid stick out upwards, as in Tiled."""
    drawn = []
    for line, column in np.argwhere(layer.grid > 0):
        number = int(layer.grid[line, column])
        if number not in map_file.pictures:
            continue
        source = pictures.tile(number)
        x = column * map_file.tile_width + layer.offset[0]
        y = (line + 1) * map_file.tile_height - source[3] + layer.offset[1]
        drawn.append(row(stretch(map_file, (x, y, source[2], source[3])), source, (layer.opacity,) * 4))
    return drawn


def stretch(map_file: MapFile, place: Region) -> Region:
    """A place in a map's pixels, in units of the drawing."""
    across, down = TILE / map_file.tile_width, TILE / map_file.tile_height
    return (place[0] * across, place[1] * down, place[2] * across, place[3] * down)


def _is_hidden(name: str, kind: str) -> bool:
    return name in NEVER_DRAWN or name.startswith("collision") or kind in NEVER_DRAWN


class _Gathered:
    """A plane while it is put together."""

    def __init__(self, map_file: MapFile) -> None:
        self._map = map_file
        self.plain: list[tuple[float, ...]] = []
        self.base: list[float] = []
        self.things: list[Thing] = []

    def plane(self) -> Plane:
        return Plane(rows(self.plain), np.array(self.base, np.float32), self.things)

    def add_layer(self, layer: ObjectLayer, pictures: Pictures) -> None:
        for thing in layer.objects:
            if thing.picture and thing.visible:
                self._add(layer, thing, pictures)

    def add_changing(self, layer: ObjectLayer, pictures: Pictures) -> list[tuple[float, ...]]:
        """Keep what may change (lamps, windows, sunlight); the rest is returned, to be part of the ground."""
        still = []
        for thing in layer.objects:
            if not thing.picture or not thing.visible:
                continue
            prop = pictures.artwork.props.get(str(thing.properties.get("picture", "")))
            if layer.properties.get("light") == "day" or (prop is not None and len(prop.states) > 1):
                self._add(layer, thing, pictures)
            else:
                still.append(self._row(layer, thing, pictures.tile(thing.picture)))
        return still

    def _add(self, layer: ObjectLayer, thing: MapObject, pictures: Pictures) -> None:
        lift = float(thing.properties.get("lift", 0) or 0)
        drawn = self._row(layer, thing, pictures.tile(thing.picture))
        self.base.append(drawn[1] + drawn[3] + lift + (1 if lift else 0))
        self.plain.append(drawn)
        prop = pictures.artwork.props.get(str(thing.properties.get("picture", "")))
        shown_by_day = layer.properties.get("light") == "day"
        if prop is None and shown_by_day:
            prop = Prop("", "", (int(thing.width), int(thing.height)), {}, {}, "")
        if prop is not None:
            self.things.append(Thing(len(self.plain) - 1, thing, prop, prop.first, "", DAYLIGHT if shown_by_day else layer.name))

    def _row(self, layer: ObjectLayer, thing: MapObject, source: Region) -> tuple[float, ...]:
        place = (thing.x + layer.offset[0], thing.y + layer.offset[1], thing.width, thing.height)
        return row(stretch(self._map, place), source, (layer.opacity,) * 4)


class Changing:
    """Keeps the changing things of a plane looking as the world says. `edition` grows with every change."""

    def __init__(self, plane: Plane, pictures: Pictures, map_file: MapFile, rules: Appearance) -> None:
        self._plane, self._pictures, self._map, self._rules = plane, pictures, map_file, rules
        self.edition = 0
        self._said: dict[int, str] = {}
        self._animated: dict[int, tuple[Path, int]] = {}
        self._step = -1
        self._by_object = {thing.object.id: thing for thing in plane.things}
        self._stateful = {thing.object.id: thing for thing in plane.things if len(thing.prop.states) > 1}
        self._dark = [thing for thing in plane.things if thing.prop.kind in rules.dark]
        self._beams = [thing.index for thing in plane.things if thing.layer == DAYLIGHT]
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
        self._plane.rows[self._beams, TINT] = sun

    def animate(self, seconds: float) -> None:
        """Show the frame that is due of everything that moves."""
        step = int(seconds * 1000 / FRAME_MS)
        if step == self._step:
            return
        self._step = step
        for index, (path, frames) in self._animated.items():
            self._plane.rows[index, SOURCE] = self._pictures.file(path, (step + index) % frames, frames)

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
        self._plane.rows[thing.index, SOURCE] = self._pictures.file(path, 0, frames)
        self._plane.rows[thing.index, SHINE] = 0.75 if state in _SHINING_STATES else 0.0
        self._animated.pop(thing.index, None)
        if frames > 1:
            self._animated[thing.index] = (path, frames)
