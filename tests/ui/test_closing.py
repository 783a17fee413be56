"""Closing the window saves, whatever ended it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.window
HERE = Path(__file__).parent
PROGRAM = """
import faulthandler
faulthandler.dump_traceback_later(90, exit=True)
import pyglet
from lively_town import lively_town
from game.problem import Problem
from game.preferences.screen import Preferences
from game.ui.journey import Journey
from game.ui.player import Player
from game.ui.title.towns import Opened
from game.ui.window import new_window, run_window
town, window = lively_town(), new_window()
{before}
journey = Journey(window, None, Player(Preferences()))
journey.enter(Opened("town", town, town.close))
try:
    run_window(window, journey.end)
except Problem as problem:
    print("problem:", problem)
print("closed", town.closed, "at", town.simulation.now > 0)
"""
CLOSES = "pyglet.clock.schedule_once(lambda _: window.on_close(), 0.5)"
"""As the display does: an event of our own would only be queued until the display has one, which may be never."""
FAILS = """
def fail():
    raise Problem("The disk is full.")
town.advance = fail
"""


@pytest.mark.parametrize(
    ("before", "said"), [(CLOSES, "closed 1 at True\n"), (FAILS, "problem: The disk is full.\nclosed 1 at True\n")]
)
def test_the_session_is_closed_once_when_the_window_is(before: str, said: str, tmp_path: Path) -> None:
    paths = f"import sys; sys.path[:0] = [{str(HERE)!r}, {str(HERE.parents[1])!r}]\n"
    program = [sys.executable, "-c", paths + PROGRAM.format(before=before)]
    surroundings = {**os.environ, "SMALLVILLE_CONFIG": str(tmp_path)}
    done = subprocess.run(program, env=surroundings, capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.returncode) == (said, 0), f"it hung, or ended in: {done.stderr}"
