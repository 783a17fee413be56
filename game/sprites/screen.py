"""Owns getting something to draw on: a window's context, or, without any display, a picture in memory (EGL)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game.problem import Problem

if TYPE_CHECKING:
    import arcade.gl

NO_SCREEN = "No window can be opened here ({reason}); the game needs a display with OpenGL 3.3."
NO_PICTURE = "No picture can be drawn here ({reason}); it needs OpenGL 3.3, by EGL when there is no display (libegl1)."


def prepare_headless() -> None:
    """Make arcade draw without a display. Must come before the first import of arcade; harmless when repeated.

    arcade leaves some names out when headless that its own parts then miss, hence the order here.
    """
    os.environ["ARCADE_HEADLESS"] = "True"
    try:
        import pyglet

        pyglet.options.headless = True
        pyglet.options.shadow_window = False
        import arcade  # noqa: F401
    except Exception as error:
        raise Problem(NO_PICTURE.format(reason=first_line(error))) from error


@contextmanager
def in_memory() -> "Iterator[arcade.gl.Context]":
    """What pictures are drawn with where there is no window. Raises Problem when nothing can be drawn here."""
    prepare_headless()
    try:
        import arcade

        window = arcade.Window(64, 64, "picture", antialiasing=False, visible=False)
    except Exception as error:
        raise Problem(NO_PICTURE.format(reason=first_line(error))) from error
    try:
        yield window.ctx
    finally:
        window.close()


def first_line(error: Exception) -> str:
    """What an error says, in one line without its full stop."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
