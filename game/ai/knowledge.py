"""Owns reading `assets/knowledge/*.toml`: everyday knowledge as data, which names nobody and no place of any town."""

import tomllib
from functools import cache
from typing import Any

from game.assets import asset
from game.problem import Problem


@cache
def knowledge(name: str) -> dict[str, Any]:
    """The tables of one file, such as "activities"; read once, never to be changed.

    Raises Problem when the file is missing or is not TOML.
    """
    path = asset(f"knowledge/{name}.toml")
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Problem(f"The knowledge file {path} is missing; install Smallville again.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Problem(f"The knowledge file {path} cannot be read: {error}.") from None
