"""Owns the window: opening it, its size, and closing it so that nothing is lost."""

import gc
import sys
from typing import TYPE_CHECKING

from game.problem import Problem
from game.sprites.scene import Scene
from game.sprites.screen import NO_SCREEN, first_line

if TYPE_CHECKING:
    import arcade

    from game.ui.town_view import TownView

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


def open_window(session: Scene, window: "arcade.Window | None" = None) -> None:
    """Play a session in a window until it is closed; the session is saved then, whatever happens.

    Raises Problem where no window can be opened (nothing has been lived then), or when the game cannot go on.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    _spare_frames_from_collection()
    from pyglet.gl import GLException

    window = window or new_window()
    view = show_town(window, session)
    try:
        window.run()
    except GLException as error:
        raise Problem(LOST.format(reason=first_line(error))) from error
    finally:
        session.close()
    if view.failed is not None:
        raise view.failed


def _spare_frames_from_collection() -> None:
    """A full collection looks at every memory in town and takes several frames; what is here now is here to stay.

    Nearly all of it is freed by counting anyway; the young are still looked through for cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTION_THRESHOLDS)


def show_town(window: "arcade.Window", session: Scene) -> "TownView":
    """Show the town in a window that is open."""
    from game.ui.town_view import TownView

    view = TownView(window, session)
    window.show_view(view)
    return view
