"""The main thread's processor time for one frame of the town, against a bare arcade window that draws the same tiles.

Twenty-five people walk about on the whole map; update and draw are measured, waiting for OpenGL to finish is not.
The bare window holds the map's tile layers in arcade's own sprite lists, and nothing else: no people, no light, no panels.
"""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace

import pytest

from game.problem import Problem
from game.sprites.screen import prepare_headless

try:
    prepare_headless()
except Problem as problem:
    pytest.skip(str(problem), allow_module_level=True)

import arcade
import numpy as np

from game.ai.embedding import Embedder
from game.ai.persona import Persona
from game.ai.stream import MemoryStream
from game.assets import asset
from game.session.decisions import Decisions
from game.settings import Cognition, RunSettings
from game.sprites.map_pictures import cut
from game.ui.town_view import TownView
from game.world.clock import Clock, tick_at
from game.world.commands import Do
from game.world.simulation import Simulation
from game.world.tiled import MapFile, TileLayer, read_map
from game.world.town_map import town_from

PEOPLE = 25
SIZE = (1280, 800)
WARM_UP, FRAMES = 90, 150
HOURS = {"day": 12, "night": 22}


@dataclass(frozen=True)
class Walker:
    """Somebody without a mind."""

    name: str
    key: str
    persona: Persona
    plan: None = None
    visitor: bool = False
    about: str = ""
    look: str = ""
    summary: str = ""
    stream: MemoryStream = field(default_factory=MemoryStream)


class Walkers:
    """A scene in which everybody is always on the way to somewhere."""

    def __init__(self, hour: int) -> None:
        self.map_file = read_map(asset("maps/smallville.tmx"))
        town = town_from(self.map_file)
        open_arenas = [a for a in town.arenas.values() if not a.norms.private_to and not town.sector_of(a.id).norms.private_to]
        self._goals = [arena.id for arena in open_arenas if arena.tiles and arena.norms.capacity is None]
        free = [tile for tile in town.arenas[self._goals[-1]].tiles if not town.blocked[tile[1], tile[0]]]
        names = {number: f"Walker {number}" for number in range(1, PEOPLE + 1)}
        self.residents = {n: Walker(name, f"walker_{n}", Persona(name, "", ())) for n, name in names.items()}
        self.clock, self.mind_name, self.model = Clock(), "no mind", None
        self.settings, self.log = RunSettings(), deque(maxlen=2000)
        self.redrawn, self.refused, self.orders = None, "", ()
        self.in_flight, self.decisions = SimpleNamespace(asked=()), Decisions(Embedder(cached=64))
        positions = {number: free[number % len(free)] for number in names}
        self.simulation = Simulation(town, self.clock, names, positions, {}, Cognition())
        self.simulation.now = tick_at(0, hour * 60)

    def advance(self) -> bool:
        now, commands = self.simulation.now, []
        for number, body in self.simulation.bodies.items():
            if not body.path:
                goal = self._goals[(number * 7 + now) % len(self._goals)]
                commands.append(Do(number, "walking about", "🚶", goal, until=now + 600))
        self.log.extend(self.simulation.tick(commands).events)
        return True

    def look_at_map(self) -> None:
        """Nobody draws here."""

    def order(self, command: object) -> None:
        """Nobody plays here."""

    def close(self) -> None:
        """Nothing is kept."""


def measure(window: arcade.Window, frame: Callable[[], None]) -> tuple[float, float]:
    """Median and 99th percentile of a frame's own processor time, in milliseconds."""
    spent = []
    for number in range(WARM_UP + FRAMES):
        began = time.thread_time()
        frame()
        taken = time.thread_time() - began
        window.ctx.finish()
        if number >= WARM_UP:
            spent.append(taken * 1000)
    return float(np.percentile(spent, 50)), float(np.percentile(spent, 99))


def bare(window: arcade.Window, map_file: MapFile) -> Callable[[], None]:
    """A plain arcade program that draws the same tiles: one sprite list a layer, one camera."""
    box = ((-16, -16), (16, -16), (16, 16), (-16, 16))
    files: dict[object, object] = {}
    textures = {}
    layers = []
    for layer in map_file.layers:
        if not isinstance(layer, TileLayer) or layer.name.startswith("collision"):
            continue
        sprites = arcade.SpriteList(capacity=map_file.width * map_file.height)
        for row, column in np.argwhere(layer.grid > 0):
            number = int(layer.grid[row, column])
            if number not in textures:
                image = cut(map_file.pictures[number], files)  # type: ignore[arg-type]
                textures[number] = arcade.Texture(image, hit_box_points=box, hash=f"tile {number}")
            x, y = column * 32 + 16, (map_file.height - 1 - row) * 32 + 16
            sprites.append(arcade.BasicSprite(textures[number], center_x=x, center_y=y))
        sprites.initialize()
        layers.append(sprites)
    camera = arcade.Camera2D()
    camera.zoom, camera.position = 2.0, (72 * 32, (map_file.height - 34) * 32)

    def frame() -> None:
        window.clear()
        with camera.activate():
            for sprites in layers:
                sprites.draw(pixelated=True)

    return frame


def town_frame(view: TownView) -> Callable[[], None]:
    """One frame of the game at speed 1x and sixty frames a second."""

    def frame() -> None:
        view.on_update(1 / 60)
        view.on_draw()

    return frame


def bench_frame() -> None:
    """Print the table."""
    window = arcade.Window(*SIZE, "bench", antialiasing=False)
    base = measure(window, bare(window, Walkers(HOURS["day"]).map_file))
    print(f"\n{'a frame, main thread':24}{'median ms':>10}{'p99 ms':>10}{'median ratio':>14}{'p99 ratio':>11}")
    print(f"{'bare window, same tiles':24}{base[0]:10.2f}{base[1]:10.2f}{1:14.2f}{1:11.2f}")
    for name, hour in HOURS.items():
        view = TownView(window, Walkers(hour))
        view.screen.camera.look_at(72 * 32, 34 * 32)
        found = measure(window, town_frame(view))
        print(f"{'the town by ' + name:24}{found[0]:10.2f}{found[1]:10.2f}{found[0] / base[0]:14.2f}{found[1] / base[1]:11.2f}")
    window.close()
