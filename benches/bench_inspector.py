"""The main thread's processor time for the panels alone, with the inspector open on somebody with ten thousand memories.

Each tab is measured while nothing changes, while memories come in ten times a second, and while its list is scrolled.
"""

import time
from collections.abc import Callable

import pytest

from game.problem import Problem
from game.sprites.screen import prepare_headless

try:
    prepare_headless()
except Problem as problem:
    pytest.skip(str(problem), allow_module_level=True)

import arcade
import numpy as np
from bench_frame import SIZE, Walkers

from game.ai.embedding import DIMENSIONS
from game.ai.memory import Kind, NewMemory
from game.ai.stream import MemoryStream
from game.ui.town_view import TownView

MEMORIES, WHOM = 10_000, 1
WARM_UP, FRAMES = 30, 240
_TEXTS = (
    "Walker {} is going from one table to the next and asking how everybody is",
    "Walker {} said that the bridge over the stream is to be mended before the summer",
    "The stove in the kitchen is burning for the {}th time",
    "It stays with them that {} people mean to come to the feast on Saturday",
)


def fill(stream: MemoryStream, count: int, tick: int = 1) -> None:
    """Remember so many things of all kinds; insights rest on what came before."""
    first, kinds = len(stream), tuple(Kind)
    new = [
        NewMemory(kinds[n % 4], _TEXTS[n % 4].format(n), 1 + n % 10, (n - 1, n - 3) if n % 4 == 1 else (), (2 + n % 20,), 0)
        for n in range(first + 4, first + 4 + count)
    ]
    made = np.random.default_rng(first).normal(size=(count, DIMENSIONS)).astype(np.float32)
    stream.commit(new, made / np.linalg.norm(made, axis=1, keepdims=True), tick)


def measure(view: TownView, act: Callable[[int], None]) -> tuple[float, float]:
    """Median and 99th percentile of the panels' part of a frame, in milliseconds."""
    spent = []
    for number in range(WARM_UP + FRAMES):
        act(number)
        view.on_update(1 / 60)
        view.screen.words.begin(1.0)
        began = time.thread_time()
        view.panels.draw(view.window.ctx.screen, 1.0, number / 60)
        spent.append((time.thread_time() - began) * 1000)
        view.window.ctx.finish()
    return float(np.percentile(spent[WARM_UP:], 50)), float(np.percentile(spent[WARM_UP:], 99))


def bench_inspector() -> None:
    """Print the table."""
    window = arcade.Window(*SIZE, "bench", antialiasing=False)
    scene = Walkers(12)
    stream = scene.residents[WHOM].stream
    fill(stream, MEMORIES)
    view = TownView(window, scene)
    inspector = view.panels.inspector

    def nothing(_: int) -> None: ...
    def grow(number: int) -> None:
        if number % 6 == 0:
            fill(stream, 1, scene.simulation.now)

    def scroll(number: int) -> None:
        if number % 6 == 0:
            inspector.scroll(1)

    print(f"\n{'the panels, main thread':30}{'median ms':>10}{'p99 ms':>10}")
    print("{:30}{:10.2f}{:10.2f}".format("inspector closed", *measure(view, nothing)))
    view.select(WHOM)
    for number, tab in enumerate(inspector.tabs):
        inspector.choose(number)
        for what, act in (("", nothing), (", growing", grow), (", scrolled", scroll)):
            print("{:30}{:10.2f}{:10.2f}".format(tab.name + what, *measure(view, act)))
    window.close()
