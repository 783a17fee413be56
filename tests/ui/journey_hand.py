"""A hand on the whole game's window, from the title on: pages are driven by real mouse and key events."""

from collections.abc import Callable
from pathlib import Path

import arcade
import numpy as np
from lively_town import LivelyTown, lively_town
from numpy.typing import NDArray

from game.problem import Problem
from game.saves import SaveInfo
from game.sprites.atlas import Region
from game.ui.pages.control import Control
from game.ui.pages.page_view import PageView
from game.ui.timeline.past import Past
from game.ui.title.towns import NewTown, Opened


class FakeTowns:
    """Keeps towns in which nobody thinks. What is asked for is written down."""

    def __init__(self) -> None:
        self.begun: list[NewTown] = []
        self.gone_on: list[str] = []
        self.finished: list[str] = []
        self.forked: list[tuple[str, str, int | None]] = []
        self.listed: tuple[SaveInfo, ...] = ()
        self.failing: Problem | None = None
        self.towns: list[LivelyTown] = []
        self.model = ""

    def saves(self) -> tuple[SaveInfo, ...]:
        return self.listed

    def free_name(self, name: str) -> str:
        return name

    def model_name(self) -> str:
        return self.model

    def begin(self, town: NewTown) -> Opened:
        self.begun.append(town)
        return self._opened(town.name, 0)

    def fork(self, name: str, new: str = "", at: int | None = None) -> str:
        self.forked.append((name, new, at))
        return new or f"{name} 2"

    def rescue(self, name: str) -> str:
        return f"{name} rescued"

    def replay(self, name: str) -> Past:
        raise Problem(f'The save "{name}" cannot be replayed.')

    def go_on(self, name: str) -> Opened:
        self.gone_on.append(name)
        return self._opened(name, 12)

    def _opened(self, name: str, hour: int) -> Opened:
        if self.failing is not None:
            raise self.failing
        town = lively_town()
        town.set_hour(hour)
        self.towns.append(town)
        return Opened(name, town, lambda: self.finished.append(name))


def saved(name: str, tick: int = 0, problem: str = "") -> SaveInfo:
    return SaveInfo(name, Path(f"{name}.town"), 3_200_000, tick, {"seed": 1, "residents": "[[resident]]" * 3}, problem)


class PageHand:
    """Presses what is on the page that is shown."""

    def __init__(self, window: arcade.Window) -> None:
        self.window = window

    @property
    def view(self) -> PageView:
        view = self.window.current_view
        assert isinstance(view, PageView)
        return view

    def frame(self, seconds: float = 1 / 60) -> None:
        self.window.dispatch_events()
        view = self.window.current_view
        assert view is not None
        view.on_update(seconds)
        view = self.window.current_view
        assert view is not None
        view.on_draw()

    def until(self, reached: Callable[[], bool]) -> None:
        """Let frames pass until something is so, at most for a thousand of them."""
        for _ in range(1000):
            if reached():
                return
            self.frame()
        raise AssertionError("it never was")

    def press(self, symbol: int, modifiers: int = 0) -> None:
        self._send("on_key_press", symbol, modifiers)
        self._send("on_key_release", symbol, modifiers)
        self.frame()

    def type(self, text: str) -> None:
        self._send("on_text", text)
        self.frame()

    def find(self, label: str) -> tuple[Control, Region]:
        """The control of that label and where it lies, in the window's points."""
        for control in self.view.page.controls:
            place = self.view.place_of(control)
            if getattr(control, "label", None) == label and place[2]:
                return control, place
            for number, (name, _) in enumerate(getattr(control, "_buttons", ())):
                if name == label and place[2]:
                    box = control._boxes(control.place)[number]  # type: ignore[attr-defined]
                    scale = self.view.scale
                    return control, (box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale)
        raise AssertionError(f"there is no {label} in sight")

    def push(self, label: str) -> None:
        """Click it."""
        self.frame()
        x, y, width, height = self.find(label)[1]
        at = (round(x + width * 0.8), self.window.height - round(y + height * 0.4))
        self._send("on_mouse_motion", *at, 0, 0)
        self._send("on_mouse_press", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self._send("on_mouse_release", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self.frame()

    def said(self) -> str:
        """All notes of the page."""
        return " ".join(getattr(control, "text", "") for control in self.view.page.controls)

    def picture(self) -> NDArray[np.uint8]:
        self.frame(0.0)
        return np.asarray(arcade.get_image(0, 0, self.window.width, self.window.height).convert("RGB"))

    def _send(self, *event: object) -> None:
        self.window.dispatch_event(*event)  # type: ignore[arg-type]
        self.window.dispatch_events()
