"""Owns keys: where one is looked for, and that none is ever shown."""

import os
import stat
from pathlib import Path
from urllib.parse import urlsplit

from game.ai.model.presets import Preset, is_local, preset_at
from game.preferences.folder import read_toml, settings_folder
from game.problem import Problem

FILE = "keys.toml"
ANY_SERVER = "OPENAI_API_KEY"
"""The variable of the key for a server that is not known by name."""


class Key(str):
    """A key: text to a client, and nothing to whoever looks at it while mending the program."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Key(hidden)" if self else "Key()"


def variable_of(preset: Preset | None) -> str:
    """The environment variable a server's key is taken from."""
    return preset.key if preset else ANY_SERVER


def keys_file() -> Path:
    """The player's file of keys; it may not exist."""
    return settings_folder() / FILE


def key_for(base_url: str, preset: Preset | None, ours: bool) -> Key:
    """The key for a server: from the environment, else from the file of keys; empty when there is none.

    `ours` is False when a file that may be somebody else's named the address: then a key goes only to this computer or to
    where its own server is, unless the file of keys names that very host. Raises Problem for a file others can read.
    """
    own = preset is not None and preset_at(base_url) == preset
    variable = variable_of(preset)
    if (ours or own or is_local(base_url)) and os.environ.get(variable, "").strip():
        return _proper(os.environ[variable], variable)
    names = [urlsplit(base_url).netloc, urlsplit(base_url).hostname or ""]
    if preset and (ours or own):
        names.append(preset.name)
    return _from_file(keys_file(), names)


def _from_file(path: Path, names: list[str]) -> Key:
    if not path.is_file():
        return Key()
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        raise Problem(f"{path} holds keys and can be read by others on this computer; run `chmod 600 {path}`.")
    keys = read_toml(path)
    for name, value in keys.items():
        if not isinstance(value, str):
            raise Problem(f'{path}: the key of "{name}" must be text in quotes.')
    found = next((name for name in names if keys.get(name)), None)
    return _proper(keys[found], f'"{found}" in {path}') if found else Key()


def _proper(value: str, where: str) -> Key:
    """The key without blanks around it. Raises Problem for what would break a request."""
    key = value.strip()
    if not key.isascii() or not key.isprintable() or " " in key:
        raise Problem(f"The key of {where} holds a blank, a line break or a letter that no key has; copy it again.")
    return Key(key)
