"""Closing the window saves, whatever ended it."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.window
HERE = Path(__file__).parent
PROGRAM = """
import pyglet
from lively_town import lively_town
from game.problem import Problem
from game.ui.window import new_window, open_window
town, window = lively_town(), new_window()
{before}
try:
    open_window(town, window)
except Problem as problem:
    print("problem:", problem)
print("closed", town.closed, "at", town.simulation.now > 0)
"""
CLOSES = "pyglet.clock.schedule_once(lambda _: window.dispatch_event('on_close'), 0.5)"
FAILS = """
def fail():
    raise Problem("The disk is full.")
town.advance = fail
"""


@pytest.mark.parametrize(
    ("before", "said"), [(CLOSES, "closed 1 at True\n"), (FAILS, "problem: The disk is full.\nclosed 1 at True\n")]
)
def test_the_session_is_closed_once_when_the_window_is(before: str, said: str) -> None:
    paths = f"import sys; sys.path[:0] = [{str(HERE)!r}, {str(HERE.parents[1])!r}]\n"
    program = [sys.executable, "-c", paths + PROGRAM.format(before=before)]
    assert subprocess.run(program, capture_output=True, text=True, check=True, timeout=120).stdout == said
