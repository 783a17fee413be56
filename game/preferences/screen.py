"""Owns what a player prefers on the screen, and remembering it: text size, accents, keys, hints already read."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from game.preferences.folder import read_toml, settings_folder
from game.preferences.writing import write_toml
from game.problem import Problem

FILE = "preferences.toml"
TEXT_SIZES = (0.85, 1.0, 1.15, 1.3)
"""What words and panels may be scaled by."""
ACCENTS = ("usual", "colour-blind safe")


@dataclass(frozen=True, slots=True)
class Preferences:
    """What was chosen. `keys` has the keys that are not the usual ones: the name of an action, the name of a key."""

    text_size: float = 1.0
    accents: str = ACCENTS[0]
    keys: Mapping[str, str] = field(default_factory=dict)
    hints_read: bool = False
    last_played: str = ""
    """The name of the save that was played last; "" when none was."""


def load_preferences() -> tuple[Preferences, str]:
    """What was remembered, and one sentence when the file could not be understood; then all is as usual."""
    path = settings_folder() / FILE
    try:
        said = read_toml(path)
        return _understood(said), ""
    except Problem as problem:
        return Preferences(), f"{problem} Everything is as usual meanwhile."
    except (TypeError, ValueError) as error:
        return Preferences(), f"{path} holds something that cannot be ({error}); everything is as usual."


def save_preferences(preferences: Preferences) -> None:
    """Remember them. Raises Problem when the file cannot be written."""
    write_toml(settings_folder() / FILE, asdict(preferences))


def _understood(said: Mapping[str, Any]) -> Preferences:
    usual = Preferences()
    keys = said.get("keys", {})
    if not isinstance(keys, dict) or not all(isinstance(value, str) for value in keys.values()):
        raise ValueError('"keys" is not a table of texts')
    return Preferences(
        _one_of("text_size", said, TEXT_SIZES, usual.text_size),
        _one_of("accents", said, ACCENTS, usual.accents),
        {str(action): value for action, value in keys.items()},
        _one_of("hints_read", said, (True, False), usual.hints_read),
        _text("last_played", said),
    )


def _one_of(name: str, said: Mapping[str, Any], known: tuple[Any, ...], usual: Any) -> Any:
    value = said.get(name, usual)
    if value not in known:
        raise ValueError(f'"{name}" must be one of {", ".join(map(str, known))}')
    return value


def _text(name: str, said: Mapping[str, Any]) -> str:
    value = said.get(name, "")
    if not isinstance(value, str):
        raise ValueError(f'"{name}" must be text')
    return value
