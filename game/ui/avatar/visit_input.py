"""Owns what the mouse and the keys do in a player's stay: its panels, walking, talking, things."""

from collections.abc import Callable

from arcade import key

from game.sprites.scene import TILE
from game.ui.avatar.dock import Dock
from game.ui.avatar.visit import Visit
from game.ui.chat.inner_voice import CLOSE, SEND
from game.ui.chat.panel import JOIN, LEAVE, SAY
from game.ui.entry import Entry
from game.ui.focus import ENTER, Focus
from game.ui.keys import COME, LOOK, MORNING, MOVE_KEYS, PAST, TALK, THING, USE, WHISPER
from game.ui.things.card import PRESET, SET
from game.ui.things.card import USE as USE_IT

_COMMAND = key.MOD_CTRL | key.MOD_ACCEL | key.MOD_ALT
_ARROWS = (key.LEFT, key.RIGHT, key.UP, key.DOWN)


class VisitInput:
    """Routes events. It is asked before all other panels; what it has no use for is left to them."""

    def __init__(self, visit: Visit, focus: Focus, somebody: Callable[[], int | None]) -> None:
        self.visit, self._focus, self._somebody = visit, focus, somebody
        self._dragged: object = None

    @property
    def typing(self) -> bool:
        """Whether one of its fields has the keyboard."""
        return self._focus.entry in self._entries()

    @property
    def open(self) -> bool:
        """Whether Esc has something to close here."""
        return self.visit.chat.shown or self.visit.card.shown or self.visit.voice.shown

    # the mouse

    def press(self, x: float, y: float) -> bool:
        """A click; whether it was in one of its panels."""
        visit = self.visit
        panel = next((each for each in (visit.chat, visit.voice, visit.card, visit.dock) if each.covers(x, y)), None)
        self._dragged = panel
        if panel is None:
            return visit.notice.covers(x, y)
        met = panel.press(x, y)
        if met == "" and not isinstance(panel, Dock):
            self._focus.give(panel.entry)
        elif met is not None:
            self._button(met)
        elif panel is visit.chat:
            self._focus.give(visit.chat.entry)
        return True

    def drag(self, x: float, y: float) -> bool:
        """The mouse moved with its button held; whether it began in one of its panels."""
        visit = self.visit
        for panel in (visit.chat, visit.voice, visit.card):
            if self._dragged is panel:
                panel.drag(x, y)
        return self._dragged is not None

    def release(self) -> None:
        """The button is let go of."""
        self._dragged = None

    def scroll(self, x: float, y: float, rows: int) -> bool:
        """The wheel; whether it was over one of its panels."""
        visit = self.visit
        for panel in (visit.chat, visit.voice, visit.card):
            if panel.covers(x, y):
                panel.scroll(rows)
                return True
        return visit.dock.covers(x, y) or visit.notice.covers(x, y)

    def click(self, x: float, y: float) -> bool:
        """A click on the town where nobody stands; whether it meant something."""
        visit, camera = self.visit, self.visit.screen.camera
        at = camera.to_map(x, y)
        thing = visit.hit.at(*at)
        closed = visit.card.shown or visit.voice.shown
        if thing is not None:
            visit.open_card(thing)
            return True
        visit.card.show(None)
        visit.voice.show(None)
        if visit.walks:
            visit.walk_to((int(at[0] // TILE), int(at[1] // TILE)))
            return True
        return closed

    # the keyboard

    def key(self, symbol: int, modifiers: int, list_in_use: bool) -> bool:
        """A key; whether it meant something here. With a `list_in_use` the arrows belong to that."""
        if self.typing:
            return self._focus.key(symbol, modifiers) or self._key_in_field(symbol)
        if self._focus.entry is not None or modifiers & _COMMAND:
            return False
        if symbol == key.ESCAPE and self.open:
            self._escape()
            return True
        if self.visit.walks and symbol in MOVE_KEYS and not (list_in_use and symbol in _ARROWS):
            self.visit.step(symbol)
            return True
        if self.visit.chat.shown and not list_in_use and symbol in (key.PAGEUP, key.PAGEDOWN):
            return self.visit.chat.key(symbol)
        return self._act(symbol)

    def release_key(self, symbol: int) -> None:
        """A key goes up."""
        self.visit.steps.release(symbol)

    def _act(self, symbol: int) -> bool:
        visit = self.visit
        if symbol == TALK or (symbol in ENTER and visit.chat.shown):
            if visit.chat.shown:
                self._focus.give(visit.chat.entry, self._typed(TALK) if symbol == TALK else "")
            else:
                visit.talk_with(None)
        elif symbol == USE and visit.avatar.number is not None:
            visit.use(visit.card.number)
        elif symbol == LOOK and visit.avatar.number is not None:
            visit.look_about()
        elif symbol == COME:
            visit.ask_in(self._typed(COME))
        elif symbol == MORNING:
            visit.skip_to_morning()
        elif symbol == PAST:
            visit.look_back()
        elif symbol == WHISPER:
            self.whisper_to(self._meant(), self._typed(WHISPER))
        elif symbol == THING:
            visit.next_thing()
            self._focus.give(visit.card.entry if visit.card.shown else None, self._typed(THING))
        else:
            return False
        return True

    def whisper_to(self, number: int | None, opened_by: str = "") -> None:
        """Open the inner voice of somebody, ready to type."""
        self.visit.open_voice(number)
        self._focus.give(self.visit.voice.entry if self.visit.voice.shown else None, opened_by)

    def _typed(self, usual: int) -> str:
        """What the key of an action types, which arrives as text, too."""
        return self.visit.key_label(usual).lower()

    def _meant(self) -> int | None:
        """Whose inner voice one wants to be: of who is looked at, else of who is under the mouse or near."""
        number = self.visit.inspected
        return number if number is not None else self._somebody()

    def _key_in_field(self, symbol: int) -> bool:
        """A key that means nothing to a field of one line."""
        entry, visit = self._focus.entry, self.visit
        if symbol == key.ESCAPE:
            self._escape()
        elif entry is visit.chat.entry:
            self._key_in_chat(symbol)
        elif symbol in ENTER:
            self._button(SEND if entry is visit.voice.entry else SET)
        elif symbol == key.TAB:
            self._focus.give(None)
        return True

    def _key_in_chat(self, symbol: int) -> None:
        if symbol not in ENTER:
            self.visit.chat.key(symbol)
            return
        chosen = self.visit.chat.under_cursor()
        self._button(chosen if chosen is not None else SAY)

    def _escape(self) -> None:
        """Close the card or the voice; else leave the talk."""
        visit, entry = self.visit, self._focus.entry
        if entry is not visit.chat.entry and (visit.card.shown or visit.voice.shown):
            visit.card.show(None)
            visit.voice.show(None)
        else:
            visit.leave_talk()
        if self.typing:
            self._focus.give(None)

    def _entries(self) -> tuple[Entry, ...]:
        return (self.visit.chat.entry, self.visit.voice.entry, self.visit.card.entry)

    def _button(self, name: str) -> None:
        visit = self.visit
        if name == SAY:
            visit.say()
        elif name == LEAVE:
            visit.leave_talk()
            self._focus.give(None)
        elif name.startswith(JOIN):
            visit.ask_to_join(int(name.removeprefix(JOIN)))
        elif name == SEND:
            visit.voice.send()
        elif name == SET:
            visit.card.make_typed()
        elif name.startswith(PRESET):
            visit.card.make(name.removeprefix(PRESET))
        elif name == CLOSE:
            self._escape()
        else:
            self._dock_button(name)

    def _dock_button(self, name: str) -> None:
        visit = self.visit
        if name == "talk":
            visit.talk_with(None)
        elif name == USE_IT:
            visit.use(visit.card.number)
        elif name == "look":
            visit.look_about()
        elif name == "come":
            visit.ask_in("")
        elif name == "past":
            visit.look_back()
        elif name == "morning":
            visit.skip_to_morning()
