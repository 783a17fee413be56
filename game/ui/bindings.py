"""Owns what each key does and which key that is for this player: the one list that keys, help and settings are read from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from arcade import key

NOTHING = 0
"""A key that does nothing here."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a key does. `name` is how it is remembered, `usual` its key unless the player chose another."""

    name: str
    words: str
    usual: int
    group: str = ""
    """What it does together with its neighbours, where the help tells them in one line."""


STEP = "Looking back: a minute back, a minute on"
LOOK, NEAR = "Look, or walk when you are in town: left, right, up, down", "Look from nearer, from further away"
TIME = "Time: a minute a second, twice, five times, as fast as minds allow"
ACTIONS = (
    Action("left", "Look further left", key.A, LOOK),
    Action("right", "Look further right", key.D, LOOK),
    Action("up", "Look further up", key.W, LOOK),
    Action("down", "Look further down", key.S, LOOK),
    Action("nearer", "Look from nearer", key.PLUS, NEAR),
    Action("further", "Look from further away", key.MINUS, NEAR),
    Action("pause", "Stop time, or go on", key.SPACE),
    Action("slow", "A minute a second", key.KEY_1, TIME),
    Action("twice", "Twice as fast", key.KEY_2, TIME),
    Action("quick", "Five times as fast", key.KEY_3, TIME),
    Action("fast", "As fast as minds allow", key.KEY_4, TIME),
    Action("morning", "Skip to the morning, when everybody sleeps", key.M),
    Action("come", "Walk into town as yourself, or leave it", key.V),
    Action("talk", "Talk with whoever is near", key.T),
    Action("use", "Sit down, get up, or use what is at hand", key.E),
    Action("look", "In town: look about, or walk again", key.C),
    Action("whisper", "Whisper to somebody as their inner voice", key.Q),
    Action("thing", "Look at the nearest thing, and change it", key.O),
    Action("people", "Show or hide the list of people", key.R),
    Action("write", "Write people, and have them move in or out", key.U),
    Action("find", "Find somebody by name", key.SLASH),
    Action("follow", "Follow somebody, or stop", key.F),
    Action("inspect", "Open or close the inspector", key.I),
    Action("news", "News, and who knows it", key.N),
    Action("log", "What happened in town", key.L),
    Action("past", "Look back in time, or return to the present", key.B),
    Action("branch", "Looking back: continue from here", key.G),
    Action("earlier", "A minute back", key.COMMA, STEP),
    Action("later", "A minute on", key.PERIOD, STEP),
    Action("help", "Show this list of keys", key.H),
)
"""What may be bound to another key, in the order in which it is told."""
FIXED = (
    ("Mouse", "Drag to look about, wheel to go nearer, click somebody or something, twice to follow; the ground, to walk there"),
    ("Arrow keys", "Look about, or walk when you are in town"),
    ("Looking back", "Arrows go by a minute, with Shift by an hour, Home and End to the ends; the wheel over the line widens it"),
    ("Esc", "Close what is open; else the menu"),
    ("Tab", "The next tab, or the next field"),
    ("Ctrl+1 to 6", "A tab of the inspector"),
    ("Ctrl+F", "Search in what is open"),
    ("Ctrl+C, Ctrl+E", "Copy what is chosen, or write all of it to a file"),
    ("F1, ?", "Show this list of keys"),
)
"""What is always so: (keys, what they do)."""
RESERVED = frozenset((key.ESCAPE, key.F1, key.ENTER, key.RETURN, key.TAB, key.LEFT, key.RIGHT, key.UP, key.DOWN))
"""Keys that no action may have."""
_SHOWN = {
    "SPACE": "Space",
    "SLASH": "/",
    "PLUS": "+",
    "MINUS": "-",
    "COMMA": ",",
    "PERIOD": ".",
    "EQUAL": "=",
    "BACKSPACE": "Backspace",
    "DELETE": "Delete",
    "BRACKETLEFT": "[",
    "BRACKETRIGHT": "]",
    "SEMICOLON": ";",
    "APOSTROPHE": "'",
    "BACKSLASH": "\\",
    "GRAVE": "`",
}


def told(bindings: "Bindings") -> list[tuple[str, str]]:
    """(keys, what they do) of all actions, those of a group in one line."""
    lines: list[tuple[str, str]] = []
    for words, group in groupby(ACTIONS, key=lambda action: action.group or action.words):
        lines.append(("  ".join(key_label(bindings.key_of(action)) for action in group), words))
    return lines


class Bindings:
    """The keys of one player. `chosen` has those that are not the usual ones: an action's name, a key's name."""

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        self._keys = {action.name: action.usual for action in ACTIONS}
        for name, label in (chosen or {}).items():
            symbol = symbol_named(label)
            if name in self._keys and symbol is not None and symbol not in RESERVED:
                self._keys[name] = symbol
        self._usual = {action.name: action.usual for action in ACTIONS}

    def meant(self, symbol: int) -> int:
        """The usual key of what a pressed key does for this player; NOTHING when its action went to another key."""
        found = next((name for name, bound in self._keys.items() if bound == symbol), None)
        if found is not None:
            return self._usual[found]
        return NOTHING if symbol in self._usual.values() else symbol

    def label(self, usual: int) -> str:
        """What the key is called that does what a usual key does."""
        return key_label(next((self._keys[name] for name, each in self._usual.items() if each == usual), usual))

    def key_of(self, action: Action) -> int:
        """The key that does something."""
        return self._keys[action.name]

    def conflict(self, action: Action, symbol: int) -> str:
        """Why a key cannot be given to an action; "" when it can."""
        if symbol in RESERVED:
            return f"{key_label(symbol)} cannot be chosen: it always does the same."
        other = next((each for each in ACTIONS if each is not action and self._keys[each.name] == symbol), None)
        return "" if other is None else f'{key_label(symbol)} is taken already: "{other.words}".'

    def bind(self, action: Action, symbol: int) -> None:
        """Give an action a key."""
        self._keys[action.name] = symbol

    def changed(self) -> dict[str, str]:
        """The keys that are not the usual ones, to be remembered."""
        return {name: key_name(bound) for name, bound in self._keys.items() if bound != self._usual[name]}


def key_name(symbol: int) -> str:
    """A key's name as it is remembered: "SPACE", "KEY_1"."""
    return _names().get(symbol, f"KEY {symbol}")


def key_label(symbol: int) -> str:
    """A key as a person calls it: "Space", "1"."""
    name = key_name(symbol)
    if name in _SHOWN:
        return _SHOWN[name]
    plain = name.removeprefix("KEY_").replace("_", " ").replace("NUM ", "Keypad ")
    return plain if len(plain) <= 3 else plain.capitalize()


def symbol_named(name: str) -> int | None:
    """The key of a name, if there is one."""
    return next((symbol for symbol, known in _names().items() if known == name), None)


@lru_cache(maxsize=1)
def _names() -> dict[int, str]:
    """Every key's name; where it has several, the first of the alphabet."""
    found: dict[int, str] = {}
    for name in sorted(vars(key), reverse=True):
        value = vars(key)[name]
        if name.isupper() and isinstance(value, int) and not name.startswith(("MOD_", "MOTION_")):
            found[value] = name
    return found
