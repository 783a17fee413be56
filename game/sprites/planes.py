"""Owns a map's layers as planes: what lies still, what moves, what may change, what stands among people, what is above."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.sprites.artwork import Prop
from game.sprites.map_rows import bounds_of, object_row, tile_rows
from game.sprites.pictures import Pictures
from game.sprites.plain import Plain
from game.sprites.plane import DAYLIGHT, Plane, Thing
from game.sprites.quads import COLUMNS, Rows, rows
from game.sprites.scene import TILE
from game.world.footprints import STANDING_LAYERS
from game.world.tiled import MapFile, MapObject, ObjectLayer, TileLayer

NEVER_DRAWN = ("collision", "areas", "spawns")
_STILL, _MOVING, _CHANGING = range(3)
"""How much has to be done in a frame for what lies on the ground: nothing, one call, handing it over anew."""
_FINE = 4
"""Parts of a tile's side in which it is told what lies over what."""


@dataclass(frozen=True)
class Planes:
    """What is drawn, bottom first: `ground` never changes, `moving` has animated tiles and what lies over them, `flat` what
    may change and what lies over that; `standing` is sorted with people, `above` covers them.
    """

    ground: Rows
    moving: Plane
    flat: Plane
    standing: Plane
    above: Plane


def planes_of(map_file: MapFile, pictures: Pictures, plain: Plain) -> Planes:
    """Split a map's layers into planes, by what its designer said of them."""
    laid, standing, above = _Laid(map_file), _Gathered(), _Gathered()
    laid.add(plain.floors, np.zeros(len(plain.floors), np.int32), pictures)
    for layer in drawn_layers(map_file):
        over = layer.name.startswith("above") or layer.kind.startswith("above")
        if isinstance(layer, TileLayer):
            drawn, numbers = tile_rows(map_file, layer, pictures)
            if over:
                above.add(drawn, numbers)
            else:
                laid.add(drawn, numbers, pictures)
            continue
        drawn, numbers, things = _objects(map_file, layer, pictures)
        if over or stands(layer):
            lifts = [_lift(thing, map_file) for thing in _shown(layer)]
            (above if over else standing).add(drawn, numbers, things, lifts)
        else:
            laid.add(drawn, numbers, pictures, things)
    laid.add(plain.blocks, np.zeros(len(plain.blocks), np.int32), pictures)
    ground, moving, flat = (each.plane() for each in laid.levels)
    return Planes(ground.rows, moving, flat, standing.plane(), above.plane())


def drawn_layers(map_file: MapFile) -> list[TileLayer | ObjectLayer]:
    """The layers that are to be seen, bottom first."""
    return [layer for layer in map_file.layers if layer.visible and layer.opacity > 0 and not _means_something_else(layer)]


def stands(layer: TileLayer | ObjectLayer) -> bool:
    """Whether a layer's things stand among people."""
    return layer.name in STANDING_LAYERS or layer.kind in STANDING_LAYERS


def _means_something_else(layer: TileLayer | ObjectLayer) -> bool:
    return layer.name in NEVER_DRAWN or layer.name.startswith("collision") or layer.kind in NEVER_DRAWN


def _shown(layer: ObjectLayer) -> list[MapObject]:
    return [thing for thing in layer.objects if thing.picture and thing.visible and thing.opacity > 0]


def _objects(map_file: MapFile, layer: ObjectLayer, pictures: Pictures) -> tuple[Rows, NDArray[np.int32], list[Thing | None]]:
    """An object layer as rows, the number of the picture each shows, and which of them may change."""
    shown = _shown(layer)
    drawn = rows([object_row(map_file, layer, thing, pictures) for thing in shown])
    things = [_changing(number, thing, layer, pictures) for number, thing in enumerate(shown)]
    pairs = zip(shown, things, strict=True)
    numbers = [0 if thing is not None and thing.prop.states else each.picture for each, thing in pairs]
    return drawn, np.array(numbers, np.int32), things


def _changing(index: int, thing: MapObject, layer: ObjectLayer, pictures: Pictures) -> Thing | None:
    prop = pictures.artwork.props.get(str(thing.properties.get("picture", "")))
    by_day = layer.properties.get("light") == "day"
    flat = not stands(layer) and not layer.name.startswith("above")
    if by_day and prop is None:
        prop = Prop("", "", (int(thing.width), int(thing.height)), {}, {}, "")
    if prop is None or (flat and not by_day and len(prop.states) < 2):
        return None
    return Thing(index, thing, prop, prop.first, "", DAYLIGHT if by_day else layer.name)


def _lift(thing: MapObject, map_file: MapFile) -> float:
    """How far in front of its lower edge a thing stands; what hangs comes after what stands there."""
    try:
        lift = float(thing.properties.get("lift", 0) or 0)
    except (TypeError, ValueError):
        return 0.0
    return lift * TILE / map_file.tile_height + (1 if lift else 0)


class _Gathered:
    """A plane while it is put together."""

    def __init__(self) -> None:
        self._count = 0
        self._rows: list[Rows] = []
        self._base: list[NDArray[np.float32]] = []
        self._numbers: list[NDArray[np.int32]] = []
        self._things: list[Thing] = []

    def add(
        self,
        drawn: Rows,
        numbers: NDArray[np.int32],
        things: Sequence[Thing | None] = (),
        lifts: Sequence[float] | None = None,
    ) -> None:
        """Add rows on top; `things` are those of the rows that may change, in their order."""
        for index, thing in enumerate(things):
            if thing is not None:
                thing.index = self._count + index
                self._things.append(thing)
        self._rows.append(drawn)
        self._numbers.append(numbers)
        self._base.append(bounds_of(drawn)[:, 3] + np.array(lifts if lifts is not None else 0.0, np.float32))
        self._count += len(drawn)

    def plane(self) -> Plane:
        """All that was added."""
        if not self._count:
            return Plane(np.zeros((0, COLUMNS), np.float32))
        return Plane(np.concatenate(self._rows), np.concatenate(self._base), self._things, np.concatenate(self._numbers))


class _Laid:
    """What lies on the ground, in levels: whatever lies over something that moves or changes has to be drawn after it."""

    def __init__(self, map_file: MapFile) -> None:
        self.levels = (_Gathered(), _Gathered(), _Gathered())
        self._level_at = np.zeros((map_file.height * _FINE, map_file.width * _FINE), np.int8)

    def add(self, drawn: Rows, numbers: NDArray[np.int32], pictures: Pictures, things: Sequence[Thing | None] = ()) -> None:
        """Lay rows over all others."""
        animated = np.isin(numbers, [int(number) for number in np.unique(numbers) if number and pictures.frames(int(number))])
        level = np.where(animated, _MOVING, _STILL)
        level[[index for index, thing in enumerate(things) if thing is not None]] = _CHANGING
        if level.any() or self._level_at.any():
            self._raise(level, drawn)
        for number, gathered in enumerate(self.levels):
            chosen = np.nonzero(level == number)[0]
            if len(chosen):
                gathered.add(drawn[chosen], numbers[chosen], [things[index] for index in chosen.tolist()] if things else ())

    def _raise(self, level: NDArray[np.int_], drawn: Rows) -> None:
        """Raise each row at least to the level of what it lies over."""
        for index, (left, top, right, bottom) in enumerate(_cells(drawn, self._level_at.shape)):
            under = self._level_at[top:bottom, left:right]
            if under.size:
                level[index] = max(level[index], int(under.max()))
                np.maximum(under, level[index], out=under)


def _cells(drawn: Rows, shape: tuple[int, ...]) -> Iterable[list[int]]:
    """The parts of tiles (left, top, after the right, after the bottom) that each row touches."""
    edges = bounds_of(drawn) * _FINE / TILE
    first = np.floor(edges[:, :2] + 1e-3).clip(0, (shape[1], shape[0]))
    last = np.ceil(edges[:, 2:] - 1e-3).clip(0, (shape[1], shape[0]))
    cells: list[list[int]] = np.concatenate([first, last], axis=1).astype(int).tolist()
    return cells
