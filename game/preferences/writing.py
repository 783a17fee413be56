"""Owns writing a player's own files: what else stands in them, comments too, is left as it is."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from game.preferences.folder import settings_folder
from game.preferences.keys import keys_file
from game.preferences.sources import FILE as MIND_FILE
from game.problem import Problem

_PRIVATE = 0o600


def write_toml(path: Path, values: Mapping[str, Any], table: str = "", private: bool = False) -> None:
    """Set values in a file (in one of its tables); None removes one. Raises Problem when that cannot be done.

    The file is replaced whole or not at all. A `private` one can be read by its owner alone.
    """
    try:
        document = tomlkit.parse(path.read_text("utf-8-sig")) if path.is_file() else tomlkit.document()
    except (OSError, ValueError, TOMLKitError):
        # what cannot be read is put aside rather than lost
        document = tomlkit.document()
        _put_aside(path)
    place: Any = document.setdefault(table, tomlkit.table()) if table else document
    for name, value in values.items():
        place.pop(name, None) if value is None else place.update({name: value})
    _replace(path, tomlkit.dumps(document), private)


def remember_mind(values: Mapping[str, Any]) -> None:
    """Write the mind chosen into the player's settings file; None forgets a setting. Raises Problem."""
    write_toml(settings_folder() / MIND_FILE, values, "mind")


def remember_key(server: str, key: str) -> None:
    """Write a server's key into the player's file of keys, which nobody else can read. Raises Problem."""
    write_toml(keys_file(), {server: key or None}, private=True)


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_suffix(".broken.toml"))
    except OSError as error:
        raise Problem(f"{path} cannot be written: {error.strerror or error}.") from None


def _replace(path: Path, text: str, private: bool) -> None:
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE if private else 0o644)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        beside.replace(path)
    except OSError as error:
        raise Problem(f"{path} cannot be written: {error.strerror or error}.") from None
