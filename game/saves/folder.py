"""Owns where saves are, and which names a save may have."""

import os
import re
import tomllib
from pathlib import Path
from unicodedata import normalize

from platformdirs import user_data_path

from game.problem import Problem

SUFFIX = ".town"
_CHECKOUT = Path(__file__).resolve().parents[2]
_NAME = re.compile(r"[^\W_]([\w -]{0,58}[\w-])?")
_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)\d", re.IGNORECASE)
"""Names Windows keeps for devices, whatever ending they have."""


def saves_folder() -> Path:
    """SMALLVILLE_SAVES if set, else `saves/` in a checkout, else the user's data folder. It may not exist yet."""
    chosen = os.environ.get("SMALLVILLE_SAVES")
    if chosen:
        return Path(chosen).expanduser()
    if _is_checkout(_CHECKOUT):
        return _CHECKOUT / "saves"
    return user_data_path("smallville", appauthor=False) / "saves"


def checked_name(name: str) -> str:
    """The name, spelt one way, if it can be a save's; raises Problem otherwise."""
    spelt = normalize("NFC", name)
    if not _NAME.fullmatch(spelt) or _RESERVED.fullmatch(spelt):
        raise Problem(
            f'"{name}" cannot be the name of a save: use up to 60 letters, digits, spaces, "-" and "_", '
            "beginning with a letter or digit."
        )
    return spelt


def _is_checkout(folder: Path) -> bool:
    """Whether the folder is this project's own source, not somebody's project that has `game` beside its files."""
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8")).get("project", {})
    except (OSError, ValueError):
        return False
    return isinstance(project, dict) and project.get("name") == "smallville"
