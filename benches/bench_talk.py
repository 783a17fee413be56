"""The main thread's processor time for one frame while twelve people talk, a player among them with the chat panel open.

The inspector is open on somebody with ten thousand memories, everybody else walks about, and a line is said every tick.
"""

import time

import pytest

from game.problem import Problem
from game.sprites.screen import prepare_headless

try:
    prepare_headless()
except Problem as problem:
    pytest.skip(str(problem), allow_module_level=True)

import arcade
import numpy as np
from bench_frame import SIZE, Walker, Walkers
from bench_inspector import MEMORIES, WHOM, fill

from game.ai.persona import Persona
from game.ui.town_view import TownView
from game.world.commands import Arrive, Command, Do, Say, StartTalk
from game.world.places import Tile

PAIRS, PLAYER = 6, 26
WARM_UP, FRAMES = 60, 300
_LINE = "Line {}: I have been thinking about the bridge, and about what you said of it the other day \U0001f309, and I agree."


class Talkers(Walkers):
    """Six pairs stand and talk; the player talks with the first."""

    def __init__(self, hour: int) -> None:
        super().__init__(hour)
        self._ordered: list[Command] = []
        places = self._room()
        for number in range(1, 2 * PAIRS + 1):
            body = self.simulation.bodies[number]
            body.tile = body.came_from = places[number]
        self.residents[PLAYER] = Walker("Vera Lund", "vera", Persona("Vera Lund", "", ()), visitor=True, look="visitor_2")
        begin = [StartTalk(number, number + 1) for number in range(3, 2 * PAIRS, 2)]
        self.simulation.tick([Arrive(PLAYER, "Vera Lund", places[0]), *begin])
        self.simulation.tick([StartTalk(PLAYER, 1, (2,))])

    def _room(self) -> list[Tile]:
        """Free tiles close together, in the order in which they lie."""
        town = self.simulation.town
        square = next(arena for arena in town.arenas.values() if arena.name == "square")
        return [tile for tile in square.tiles if not town.blocked[tile[1], tile[0]]]

    def order(self, command: object) -> None:
        self._ordered.append(command)  # type: ignore[arg-type]

    def advance(self) -> bool:
        now, commands, self._ordered = self.simulation.now, self._ordered, []
        for number, body in self.simulation.bodies.items():
            if not body.path and body.conversation is None and number != PLAYER:
                goal = self._goals[(number * 7 + now) % len(self._goals)]
                commands.append(Do(number, "walking about", "🚶", goal, until=now + 600))
        talks = [talk for talk in self.simulation.conversations.values() if talk.state == "talking"]
        if talks:
            talk = talks[now % len(talks)]
            commands.append(Say(talk.members[now % 2], talk.id, _LINE.format(now)))
        self.log.extend(self.simulation.tick(commands).events)
        return True


def bench_talk() -> None:
    """Print the table."""
    window = arcade.Window(*SIZE, "bench", antialiasing=False)
    scene = Talkers(12)
    fill(scene.residents[WHOM].stream, MEMORIES)
    view = TownView(window, scene)
    view.select(WHOM)
    view.input.focus.give(view.visit.chat.entry)
    print(f"\n{'a frame, main thread':34}{'median ms':>10}{'p99 ms':>10}{'longest':>10}")
    for name, letters in (("twelve talk, the chat open", ""), ("the same, a letter each 6 frames", "so it goes ")):
        spent = []
        for number in range(WARM_UP + FRAMES):
            began = time.thread_time()
            if letters and number % 6 == 0:
                view.on_text(letters[number // 6 % len(letters)])
            view.on_update(1 / 60)
            view.on_draw()
            spent.append((time.thread_time() - began) * 1000)
            window.ctx.finish()
        kept = spent[WARM_UP:]
        print(f"{name:34}{np.percentile(kept, 50):10.2f}{np.percentile(kept, 99):10.2f}{max(kept):10.2f}")
    window.close()
