"""Owns the window: opening it, its size, and closing it so that nothing is lost."""

import gc
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.problem import Problem
from game.sprites.screen import NO_SCREEN, first_line

if TYPE_CHECKING:
    import arcade

TITLE = "Smallville"
LOST = "The window was lost ({reason}); the town is saved and goes on when you start it again."
SIZE, SMALLEST = (1280, 800), (1024, 640)
LONGEST_FRAME = 0.1
"""Seconds: a frame that took longer (a moved window, a slept machine) counts as so long."""
COLLECTION_THRESHOLDS = (10_000, 50, 1_000)
"""New objects before the youngest are looked through, and how many such rounds before the older ones are."""
SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy thread lets drawing go on; Python's own 0.005 costs frames at every drawing call."""


def new_window(size: tuple[int, int] = SIZE, visible: bool = True) -> "arcade.Window":
    """An empty window. Raises Problem where there is no display or no OpenGL 3.3."""
    try:
        import arcade

        window = arcade.Window(*size, TITLE, resizable=True, vsync=True, antialiasing=False, visible=visible)
    except Exception as error:
        raise Problem(NO_SCREEN.format(reason=first_line(error))) from error
    window.set_minimum_size(*SMALLEST)
    arcade.clock.GLOBAL_CLOCK.set_max_deltatime(LONGEST_FRAME)
    return window


def run_window(window: "arcade.Window", end: Callable[[], None]) -> None:
    """Let a window live until it is closed; `end` is called then, whatever happens. Raises Problem when it was lost."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    from pyglet.gl import GLException

    try:
        window.run()
    except GLException as error:
        raise Problem(LOST.format(reason=first_line(error))) from error
    finally:
        end()


def spare_frames_from_collection() -> None:
    """A full collection looks at every memory in town and takes several frames; what is here now is here to stay.

    Nearly all of it is freed by counting anyway; the young are still looked through for cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTION_THRESHOLDS)


def collect_as_usual() -> None:
    """A town was left: what it held is looked through and let go again."""
    gc.unfreeze()
    gc.collect()
