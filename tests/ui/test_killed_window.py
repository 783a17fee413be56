"""A window that is killed loses a game minute at most, and nothing while time stands still; what goes on is the same run."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.ai.offline.mind import OfflineMind
from game.assets import asset
from game.saves import Store
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import Thinking, found
from game.session.going_on import go_on
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings
from game.world.clock import TICKS_PER_HOUR, TICKS_PER_MINUTE

pytestmark = [pytest.mark.window, pytest.mark.heavy]
PEOPLE = asset("residents") / "three.toml"
END = 3 * TICKS_PER_HOUR
PROGRAM = """
import sys
from pathlib import Path
import pyglet
from game.cli.towns import SavedTowns
from game.preferences import Given, Key
from game.preferences.screen import Preferences
from game.saves import Store
from game.settings import MindSettings
from game.ui.journey import Journey
from game.ui.player import Player
from game.ui.window import new_window, run_window
folder, people, speed = sys.argv[1:]
towns, window = SavedTowns(Store(Path(folder)), Given()), new_window()
begun = towns._store.exists("day")
opened = towns.open("day", None, None if begun else Path(people), None if begun else 1, (MindSettings(), Key()))
journey = Journey(window, towns, Player(Preferences()))
journey.enter(opened)
pace = window.current_view.town.pace
pace.choose("fast")
if speed == "pause":
    pyglet.clock.schedule_once(lambda _: pace.choose("pause"), 1.0)
pyglet.clock.schedule(lambda _: print(pace.speed, opened.session.now, flush=True))
run_window(window, journey.end)
"""


@pytest.fixture(scope="module")
def ground() -> Ground:
    return lay_ground(None, PEOPLE, RunSettings(seed=1))


def killed_in_the_window(folder: Path, seconds: float, speed: str) -> int:
    """Play for so long after the first frame at that speed, then kill it; answers the tick that was shown last.

    At the speed "pause" it plays fast for a second before.
    """
    surroundings = {**os.environ, "SMALLVILLE_CONFIG": str(folder), "PYTHONPATH": str(Path(__file__).parents[2])}
    command, told = [sys.executable, "-c", PROGRAM, str(folder), str(PEOPLE), speed], folder / "told"
    with told.open("w") as out, subprocess.Popen(command, env=surroundings, stdout=out) as child:
        began = time.monotonic()
        while speed not in told.read_text():
            assert child.poll() is None and time.monotonic() - began < 90, "no window was opened"
            time.sleep(0.02)
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
    return int(told.read_text().split()[-1])


def resumed(folder: Path, ground: Ground) -> Session:
    return go_on(Store(folder).open("day"), ground, Thinking(OfflineMind(), 0))


def live(session: Session, until: int) -> Session:
    while session.now < until:
        session.advance(wait=True)
    return session


@pytest.mark.parametrize("seed", range(2))
def test_a_window_that_is_killed_loses_a_game_minute_at_most(ground: Ground, tmp_path: Path, seed: int) -> None:
    draw = random.Random(seed)
    for _ in range(3):
        reached = killed_in_the_window(tmp_path, draw.uniform(0, 1.5), "fast")
        session = resumed(tmp_path, ground)
        session.close()
        assert session.now >= reached - TICKS_PER_MINUTE
    undisturbed = live(found(ground, Thinking(OfflineMind(), 0)), END)
    assert digest_of(live(resumed(tmp_path, ground), END), ground.header) == digest_of(undisturbed, ground.header)


def test_a_window_that_is_killed_while_time_stands_still_loses_nothing(ground: Ground, tmp_path: Path) -> None:
    for _ in range(2):
        reached = killed_in_the_window(tmp_path, 2.0, "pause")
        session = resumed(tmp_path, ground)
        session.close()
        assert session.now == reached
