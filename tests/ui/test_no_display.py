"""Without a display or OpenGL one is told so in one sentence, and nothing is half begun."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_window_says_so() -> None:
    program = (
        "from game.problem import Problem\n"
        "from game.ui.window import new_window\n"
        "try:\n    new_window()\n"
        "except Problem as problem:\n    print(problem)\n"
    )
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "ARCADE_HEADLESS")
    surroundings = {name: value for name, value in os.environ.items() if name not in hidden} | {"PYTHONPATH": str(ROOT)}
    said = subprocess.run([sys.executable, "-c", program], env=surroundings, capture_output=True, text=True, check=True)
    assert said.stdout.count("\n") == 1
    assert said.stdout.startswith("No window can be opened here")
