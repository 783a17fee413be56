"""Owns what each source says of the mind: the command line, the environment, a settings file."""

import os
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game.preferences.fields import FIELDS, Wrong, checked, nearest, problem_of
from game.preferences.folder import read_toml, settings_folder
from game.preferences.given import Given
from game.problem import Problem

FILE = "smallville.toml"
_TABLES = ("mind",)
_SECRET = re.compile(r"key|token|secret|passw|auth|bearer", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Said:
    """What one source says, by setting. `ours` is False for a file that may have come with somebody else's folder."""

    values: Mapping[str, Any]
    ours: bool = True


def sources(given: Given) -> tuple[Said, ...]:
    """All of them, what counts most first. Raises Problem for what none may say."""
    return _command_line(given), _environment(), Said(_file(Path(FILE)), ours=False), Said(_file(settings_folder() / FILE))


def _command_line(given: Given) -> Said:
    options = {name: value for name, value in asdict(given).items() if value is not None}
    return Said({name: _checked(f"--{name.replace('_', '-')}", name, value) for name, value in options.items()})


def _environment() -> Said:
    """SMALLVILLE_SERVER is meant for this game alone, so OPENAI_BASE_URL, meant for all programs, does not undo it."""
    named = {"server": "SMALLVILLE_SERVER", "base_url": "OPENAI_BASE_URL", "model": "SMALLVILLE_MODEL"}
    found = {name: variable for name, variable in named.items() if os.environ.get(variable, "").strip()}
    if "server" in found:
        found.pop("base_url", None)
    return Said({name: _checked(variable, name, os.environ[variable]) for name, variable in found.items()})


def _file(path: Path) -> dict[str, Any]:
    """The table [mind] of a settings file."""
    tables = read_toml(path)
    if isinstance(tables.get("resident"), list):
        return {}  # a residents file of the same name, in the folder one happens to be in
    for name in tables:
        _refuse_secret(path, name)
        if name not in _TABLES:
            raise Problem(f'{path}: there is no table "{name}"; {nearest(name, _TABLES, "tables")}')
    table = tables.get("mind", {})
    if not isinstance(table, dict):
        raise Problem(f'{path}: "mind" must be a table; begin it with a line [mind].')
    return {name: _setting(path, name, value) for name, value in table.items()}


def _setting(path: Path, name: str, value: object) -> object:
    _refuse_secret(path, name)
    if name not in FIELDS:
        raise Problem(f'{path}, [mind]: there is no setting "{name}"; {nearest(name, tuple(FIELDS), "settings")}')
    return _checked(f'{path}, [mind]: "{name}"', name, value)


def _refuse_secret(path: Path, name: str) -> None:
    if _SECRET.search(name):
        raise Problem(
            f'{path}: "{name}" does not belong in a settings file, which is easily passed on; set the environment variable '
            f"OPENAI_API_KEY instead, or write the key to {settings_folder() / 'keys.toml'}."
        )


def _checked(where: str, name: str, value: object) -> Any:
    try:
        return checked(name, value)
    except Wrong as wrong:
        raise problem_of(where, wrong) from None
    except Problem as problem:
        raise Problem(f"{where}: {problem}") from None
