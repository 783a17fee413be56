"""Owns the people whose pictures are among the game's files: those of our own residents file, and visitors."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from game.assets import asset
from game.portrayal.look import Look
from game.problem import Problem

RESIDENTS_FILE = "residents.toml"
VISITORS_FILE = "visitors.toml"
_YEARS = 8
"""How much older or younger somebody of the same name may be and still be the one who was drawn."""


@dataclass(frozen=True, slots=True)
class DrawnPerson:
    """Somebody whose pictures were drawn beforehand. `personality` is what the drawing was meant to show."""

    name: str
    age: int
    personality: str
    look: Look


@lru_cache(maxsize=1)
def drawn_people() -> Mapping[str, DrawnPerson]:
    """Everybody with pictures of their own, by the key of these. Raises Problem when the file is broken."""
    return {**read_people(RESIDENTS_FILE), **read_people(VISITORS_FILE)}


def drawn_as(name: str, age: int | None) -> str:
    """The key of the pictures that somebody of a name and an age has already; "" where that is nobody, or somebody else."""
    key = name.lower().replace(" ", "_")
    person = drawn_people().get(key)
    same = person is not None and (age is None or abs(age - person.age) <= _YEARS)
    return key if same else ""


def read_people(file: str) -> dict[str, DrawnPerson]:
    """The people of one of the two files, in its order. Raises Problem when it is broken."""
    path = asset("sprites/drawing/people") / file
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return {key: _person(table) for key, table in tables.items()}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Problem(f"The looks of our people in {path} cannot be read ({error}); install Smallville again.") from error


def _person(table: Mapping[str, Any]) -> DrawnPerson:
    known = {field.name for field in fields(Look)}
    look = {key: tuple(value) if isinstance(value, list) else value for key, value in table["look"].items()}
    unknown = sorted(look.keys() - known)
    if unknown:
        raise ValueError(f"a look has no {', '.join(unknown)}")
    return DrawnPerson(table["name"], table["age"], table["personality"], Look(**look))  # type: ignore[arg-type]
