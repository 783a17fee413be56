"""Owns where a player's own files are, and reading one as TOML."""

import os
import tomllib
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from game.problem import Problem


def settings_folder() -> Path:
    """The folder of the player's settings and keys: SMALLVILLE_CONFIG if set, else the system's place. It may not exist."""
    chosen = os.environ.get("SMALLVILLE_CONFIG")
    return Path(chosen).expanduser() if chosen else user_config_path("smallville", appauthor=False)


def read_toml(path: Path) -> dict[str, Any]:
    """What the file says, {} when there is none. Raises Problem, without a word of what is in it, when it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise Problem(f"{path} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise Problem(f"{path} cannot be read: it is not UTF-8 text.") from None
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Problem(f"{path} cannot be read: it is not TOML ({_place(error)}).") from None


def _place(error: Exception) -> str:
    """Where in the file it is wrong. The rest of the message could quote the file, which may hold a key."""
    _, found, place = str(error).rpartition("(at ")
    return f"look at {place.rstrip(')')}" if found else "it is nested too deeply"
