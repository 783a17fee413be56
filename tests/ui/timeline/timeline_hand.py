"""A run that was lived and saved, in which a visitor came and left and a stove burnt, and a hand on the view of its past."""

from functools import partial
from pathlib import Path

import arcade
import numpy as np
from numpy.typing import NDArray
from session.three_people import live, thinking, three_people
from world.tiny_town import STOVE

from game.cli.towns import events_of
from game.saves import Store
from game.session.founding import found_new
from game.session.ground import Ground
from game.session.replay import Replay
from game.ui.timeline.past import Past
from game.ui.timeline.past_view import PastView
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import Arrive, Depart, SetState

VERA, STREET = 26, (5, 5)
CAME, BURNT, LEFT, END = 700, 800, 900, 1200
"""Ticks."""


def live_a_morning(folder: Path, name: str = "lived") -> tuple[Store, Ground]:
    """Live it and save it."""
    store, ground = Store(folder / "saves"), three_people(folder)
    session = found_new(store, name, ground, thinking())
    live(session, CAME)
    session.order(Arrive(VERA, "Vera Lund", STREET, "a reporter"))
    live(session, BURNT)
    session.order(SetState(STOVE, "burning"))
    live(session, LEFT)
    session.order(Depart(VERA))
    live(session, END)
    session.close()
    return store, ground


def past_of(store: Store, ground: Ground, name: str = "lived") -> Past:
    save = store.open(name, write=False)
    return Past(Replay(save, ground), partial(events_of, save.path))


class PastHand:
    """Does what a person would, by real events. Points are counted from the upper left corner."""

    def __init__(self, window: arcade.Window, view: PastView) -> None:
        self.window, self.view = window, view

    def frame(self, seconds: float = 1 / 60) -> None:
        self.window.dispatch_events()
        self.view.on_update(seconds)
        self.view.on_draw()

    def until_read(self) -> None:
        """Let the marks be read."""
        for _ in range(2000):
            self.frame()
            if not self.view.reading.busy:
                break
        self.frame()

    def settle(self) -> None:
        for _ in range(12):
            self.frame(0.5)

    def at(self, tick: int) -> tuple[float, float]:
        """Where a tick lies on the line."""
        line = self.view.strip._line
        return line.x_of(tick), line.place[1] + line.place[3] / 2

    def move(self, x: float, y: float) -> None:
        self._send("on_mouse_motion", round(x), self._up(y), 0, 0)

    def press_at(self, tick: int) -> None:
        x, y = self.at(tick)
        self._send("on_mouse_press", round(x), self._up(y), arcade.MOUSE_BUTTON_LEFT, 0)

    def drag_to(self, tick: int) -> None:
        x, y = self.at(tick)
        self._send("on_mouse_drag", round(x), self._up(y), 0, 0, arcade.MOUSE_BUTTON_LEFT, 0)

    def let_go(self, tick: int) -> None:
        x, y = self.at(tick)
        self._send("on_mouse_release", round(x), self._up(y), arcade.MOUSE_BUTTON_LEFT, 0)

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self._send("on_mouse_press", round(x), self._up(y), arcade.MOUSE_BUTTON_LEFT, 0)
        self._send("on_mouse_release", round(x), self._up(y), arcade.MOUSE_BUTTON_LEFT, 0)

    def push(self, button: str) -> None:
        """A button of the strip."""
        self.frame(0.0)
        place = self.view.strip.place_of(button)
        assert place is not None
        self.click(place[0] + place[2] / 2, place[1] + place[3] / 2)
        self.frame()

    def scroll(self, tick: int, clicks: int) -> None:
        x, y = self.at(tick)
        self._send("on_mouse_scroll", round(x), self._up(y), 0, clicks)

    def press(self, symbol: int, modifiers: int = 0) -> None:
        self._send("on_key_press", symbol, modifiers)
        self._send("on_key_release", symbol, modifiers)
        self.frame()

    def hold(self, symbol: int, seconds: float) -> None:
        self._send("on_key_press", symbol, 0)
        for _ in range(round(seconds * 60)):
            self.frame()
        self._send("on_key_release", symbol, 0)
        self.frame()

    def go(self, tick: int) -> None:
        """A click on the line."""
        self.press_at(tick)
        self.let_go(tick)
        self.frame()

    def picture(self) -> NDArray[np.uint8]:
        self.frame(0.0)
        return np.asarray(arcade.get_image(0, 0, self.window.width, self.window.height).convert("RGB"))

    def _up(self, y: float) -> int:
        return self.window.height - round(y)

    def _send(self, *event: object) -> None:
        self.window.dispatch_event(*event)  # type: ignore[arg-type]
        self.window.dispatch_events()


def minute(tick: int) -> int:
    return tick // TICKS_PER_MINUTE
