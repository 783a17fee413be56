"""Owns drawing a map anew while one looks on: prepared in a thread, put up bit by bit, shown when it is whole."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import arcade.gl

from game.problem import Problem
from game.sprites.appearance import Appearance
from game.sprites.artwork import Artwork
from game.sprites.drawn_map import DrawnMap, Prepared, prepare
from game.sprites.quads import Quads, View
from game.sprites.scene import Scene
from game.world.places import Town
from game.world.tiled import MapFile

_KEPT = 3
"""Maps kept on the card: who travels in time goes to and fro between the same few."""


class Redrawing:
    """Draws whatever map a scene has. `trouble` says why the newest one cannot be drawn, as long as it is so."""

    def __init__(self, ctx: arcade.gl.Context, quads: Quads, artwork: Artwork, rules: Appearance) -> None:
        self._ctx, self._quads, self._artwork, self._rules = ctx, quads, artwork, rules
        self._most = int(ctx.info.MAX_TEXTURE_SIZE)
        self._worker: ThreadPoolExecutor | None = None
        self._preparing: Future[Prepared] | None = None
        self._wanted: MapFile | None = None
        self._coming: tuple[DrawnMap, Iterator[None]] | None = None
        self._kept: list[DrawnMap] = []
        self.trouble = ""

    def draw_now(self, scene: Scene, looks: frozenset[str], before: DrawnMap | None) -> DrawnMap:
        """The scene's map, at once. Raises Problem where it cannot be drawn."""
        drawn = self._on_card(self._prepare(scene.map_file, scene.simulation.town, looks, before), before)
        for _ in drawn.put_up(None):
            pass
        self._keep(drawn)
        return drawn

    def draw_on(self, scene: Scene, looks: frozenset[str], shown: DrawnMap, view: View | None) -> DrawnMap:
        """What is to be shown in this frame: the scene's map when it is whole, until then the one that is `shown`.

        A frame does a small part of the work only.
        """
        known = next((drawn for drawn in self._kept if drawn.map_file is scene.map_file), None)
        if known is not None:
            self._wanted, self._coming, self.trouble = None, None, ""
            return known
        if self._wanted is not scene.map_file:
            self._begin(scene, looks, shown)
        elif self._coming is None:
            self._receive(shown, view)
        else:
            drawn, steps = self._coming
            if next(steps, drawn) is drawn:
                self._coming = None
                self._keep(drawn)
                return drawn
        return shown

    def _begin(self, scene: Scene, looks: frozenset[str], shown: DrawnMap) -> None:
        """Prepare the scene's map, once the one before is done with."""
        if self._preparing is not None and not self._preparing.done():
            return
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        self._wanted, self._coming, self.trouble = scene.map_file, None, ""
        self._preparing = self._worker.submit(self._prepare, scene.map_file, scene.simulation.town, looks, shown)

    def _receive(self, shown: DrawnMap, view: View | None) -> None:
        """Take what was prepared, when it is ready."""
        if self._preparing is None or not self._preparing.done():
            return
        preparing, self._preparing = self._preparing, None
        try:
            drawn = self._on_card(preparing.result(), shown)
            self._coming = (drawn, drawn.put_up(view))
        except Problem as problem:
            self.trouble = str(problem)

    def _prepare(self, map_file: MapFile, town: Town, looks: frozenset[str], before: DrawnMap | None) -> Prepared:
        pictures = before.pictures if before is not None else None
        return prepare(map_file, town, self._artwork, looks, self._most, pictures)

    def _on_card(self, prepared: Prepared, before: DrawnMap | None) -> DrawnMap:
        return DrawnMap(self._ctx, self._quads, prepared, self._rules, before)

    def _keep(self, drawn: DrawnMap) -> None:
        self._kept = [*self._kept[1 - _KEPT :], drawn]
