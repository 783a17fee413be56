"""Owns a plane of the town's picture: rows in drawing order, which of them are in sight, which may change."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from game.sprites.artwork import Prop
from game.sprites.map_rows import bounds_of
from game.sprites.quads import Rows
from game.world.tiled import MapObject

DAYLIGHT = "daylight"
"""Stands for the layer of what is shown by day only (its property `light` is "day")."""


@dataclass(slots=True)
class Thing:
    """A picture of the map that may change: `index` is its row, `state` the picture state shown, `default` the map's."""

    index: int
    object: MapObject
    prop: Prop
    default: str
    state: str
    layer: str


class Plane:
    """Rows in drawing order (or, with `base`, to be sorted by it), some of which are changing `things`.

    `numbers` tells which picture of the map each row shows, 0 where it shows something else.
    """

    def __init__(
        self,
        rows: Rows,
        base: NDArray[np.float32] | None = None,
        things: Sequence[Thing] = (),
        numbers: NDArray[np.int32] | None = None,
    ) -> None:
        self.rows, self.things = rows, tuple(things)
        self.base = base if base is not None else np.zeros(len(rows), np.float32)
        self.numbers = numbers if numbers is not None else np.zeros(len(rows), np.int32)
        self.bounds = bounds_of(rows)
        """(left, top, right, bottom) of each row; whatever changes, it keeps its place."""
        self._edges = np.ascontiguousarray(self.bounds.T)

    def visible(self, bounds: tuple[float, float, float, float]) -> NDArray[np.intp]:
        """Indexes of the rows that a view's (left, top, right, bottom) touches."""
        left, top, right, bottom = bounds
        lefts, tops, rights, bottoms = self._edges
        return np.nonzero((lefts < right) & (rights > left) & (tops < bottom) & (bottoms > top))[0]
