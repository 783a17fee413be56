"""Owns what the mouse and the keys do in the panels: who has the keyboard, what is copied, where a row leads."""

from typing import Protocol

import arcade
from arcade import key

from game.ui.focus import ENTER, Focus
from game.ui.inspector.panel import Inspector
from game.ui.keys import LISTS, TABS
from game.ui.lists.board import Pressed
from game.ui.lists.export import export
from game.ui.lists.goals import Goal, ToPlace, ToResident, ToTheirs
from game.ui.panels import Panels
from game.ui.wide import LOG, NEWS, Page

INSPECTOR, WIDE = "inspector", "wide"
_COMMAND = key.MOD_CTRL | key.MOD_ACCEL


class Town(Protocol):
    """What panels can have done in the town."""

    def select(self, number: int | None, go: bool = False) -> None: ...
    def go_to(self, goal: ToPlace) -> None: ...
    def follow_or_let_go(self) -> None: ...
    def somebody(self) -> int | None: ...
    def talk_with(self, number: int) -> None: ...
    def whisper_to(self, number: int) -> None: ...


class PanelInput:
    """Routes events to the inspector and the wide panel. `active` is the one that was used last: the keys go there."""

    def __init__(self, window: arcade.Window, panels: Panels, town: Town) -> None:
        self._window, self._panels, self._town = window, panels, town
        self.focus = Focus(window)
        self.active: str | None = None
        self._pressed: tuple[str, Pressed] | None = None

    def press(self, x: float, y: float, modifiers: int = 0) -> bool:
        """A click; whether it was in one of the two panels."""
        self.leave()
        self.active = self._panel_at(x, y)
        if self.active is None:
            return False
        panel = self._panels.inspector if self.active == INSPECTOR else self._panels.wide
        button = panel.button_at(x, y)
        if button is not None:
            self._button(self.active, button)
            return True
        met = panel.press(x, y, bool(modifiers & key.MOD_SHIFT))
        if isinstance(met, Pressed):
            self._take(met, modifiers)
        elif met is not None:
            self._go(met)
        return True

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held in a panel."""
        if self.active is not None:
            self._content(self.active).drag(x, y)

    def release(self) -> None:
        """The click is done: what it met is opened, unless rows were chosen by dragging."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and not self._content(pressed[0]).many():
            self._follow_up(*pressed)

    def scroll(self, x: float, y: float, rows: int) -> bool:
        """The wheel; whether it was over one of the two panels."""
        panel = self._panel_at(x, y)
        if panel == INSPECTOR:
            self._panels.inspector.scroll(rows)
        elif panel == WIDE:
            self._panels.wide.page.scroll(x, y, rows)
        return panel is not None

    def leave(self) -> None:
        """No field has the keyboard, and no panel the keys."""
        self.focus.give(None)
        self.active = None

    def key(self, symbol: int, modifiers: int) -> bool:
        """A key; whether it meant something here."""
        if self.focus.key(symbol, modifiers):
            return True
        if self.focus.entry is not None:
            return self._key_in_field(symbol, modifiers)
        if modifiers & _COMMAND:
            self._command(symbol)
            return True
        if symbol in (key.N, key.L):
            self._panels.wide.toggle(NEWS if symbol == key.N else LOG)
            self.active = WIDE if self._panels.wide.open else None
            return True
        if symbol == key.I:
            self._open_or_close()
            return True
        return self._key_in_panel(symbol, modifiers)

    def _panel_at(self, x: float, y: float) -> str | None:
        if self._panels.inspector.covers(x, y):
            return INSPECTOR
        return WIDE if self._panels.wide.covers(x, y) else None

    def _content(self, panel: str) -> Inspector | Page:
        """What of a panel takes clicks and keys."""
        return self._panels.inspector if panel == INSPECTOR else self._panels.wide.page

    def _used(self) -> str | None:
        """The panel that keys go to: the active one while it is there, else the only one there is."""
        shown = [WIDE] if self._panels.wide.open else []
        shown += [INSPECTOR] if self._panels.inspector.shown else []
        return self.active if self.active in shown else shown[0] if shown else None

    def _take(self, met: Pressed, modifiers: int) -> None:
        """A row is opened when the button is let go; all else at once."""
        if met.field:
            self._give_field()
        elif met.row is not None:
            self._pressed = None if modifiers & key.MOD_SHIFT or self.active is None else (self.active, met)
        elif self.active is not None:
            self._follow_up(self.active, met)

    def _give_field(self) -> None:
        used = self._used()
        self.active = used
        self.focus.give(self._content(used).entry if used is not None else None)

    def _follow_up(self, panel: str, met: Pressed) -> None:
        goal = self._content(panel).follow_up(met)
        if goal is not None:
            self._go(goal)

    def _go(self, goal: Goal) -> None:
        if isinstance(goal, ToResident):
            self._town.select(goal.number, go=True)
        elif isinstance(goal, ToPlace):
            self._town.go_to(goal)
        elif isinstance(goal, ToTheirs):
            self._town.select(goal.resident)
            self._panels.inspector.open(goal.page)
            self.active = INSPECTOR

    def _button(self, panel: str, name: str) -> None:
        if name == "close":
            self._close(panel)
        elif name == "follow":
            self._town.follow_or_let_go()
        elif name in ("talk", "whisper"):
            self._speak(name)
        else:
            self._copy(panel) if name == "copy" else self._export(panel)

    def _speak(self, how: str) -> None:
        """Talk with whoever is looked at, or whisper to them."""
        number = self._panels.inspector.number
        if number is not None:
            (self._town.talk_with if how == "talk" else self._town.whisper_to)(number)

    def _close(self, panel: str) -> None:
        if panel == WIDE:
            self._panels.wide.close()
        else:
            self._town.select(None)
        self.leave()

    def _copy(self, panel: str) -> None:
        text = self._content(panel).said()
        self._window.set_clipboard_text(text)
        lines = text.count("\n") + 1
        self._say(panel, f"Copied {lines} line{'s' if lines > 1 else ''}.")

    def _export(self, panel: str) -> None:
        source = self._content(panel)
        self._say(panel, export(source.title(), source.said_all()))

    def _say(self, panel: str, sentence: str) -> None:
        (self._panels.inspector if panel == INSPECTOR else self._panels.wide).sentence = sentence

    def _open_or_close(self) -> None:
        if self._panels.inspector.shown:
            self._close(INSPECTOR)
        else:
            self._town.select(self._town.somebody(), go=True)
            self.active = INSPECTOR

    def _command(self, symbol: int) -> None:
        """Ctrl with a key; where it means nothing, it is no other key either."""
        used = self._used()
        if used is None:
            return
        if symbol == key.C:
            self._copy(used)
        elif symbol == key.E:
            self._export(used)
        elif symbol == key.F:
            self._give_field()
        elif symbol == key.A:
            self._content(used).mark_all()
        elif symbol in TABS and self._panels.inspector.shown:
            self._panels.inspector.choose(TABS[symbol])

    def _key_in_field(self, symbol: int, modifiers: int) -> bool:
        """A key that means nothing to a field: it leaves the field, asks, or moves down the list below it."""
        if symbol in (key.ESCAPE, key.TAB):
            self.focus.give(None)
        elif symbol in ENTER and self.active == WIDE:
            self._panels.wide.page.submit()
        elif not (symbol in ENTER and self._panels.inspector.submit()):
            self._key_in_panel(symbol, modifiers)
        return True

    def _key_in_panel(self, symbol: int, modifiers: int) -> bool:
        used, shift = self._used(), bool(modifiers & key.MOD_SHIFT)
        if used is None or (symbol not in LISTS and self.active is None):
            return symbol == key.TAB
        if symbol == key.TAB:
            self._next_tab(-1 if shift else 1)
            return True
        if symbol == key.ESCAPE:
            return self._escape(used)
        met = self._content(used).key(symbol, shift)
        if met is not None and (met.chip is not None or met.row is not None):
            self._follow_up(used, met)
        return met is not None

    def _next_tab(self, step: int) -> None:
        """Tab goes through the inspector; where there is none, from the news to the log and back."""
        if self._panels.inspector.shown:
            self._panels.inspector.choose(self._panels.inspector.tab + step)
            self.active = INSPECTOR
        else:
            self._panels.wide.open = LOG if self._panels.wide.open == NEWS else NEWS

    def _escape(self, used: str) -> bool:
        """One step back: out of a page, else the panel is closed."""
        panel = self._panels.wide.page if used == WIDE else self._panels.inspector
        if not panel.back():
            self._close(used)
        return True
