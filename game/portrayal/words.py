"""Owns the words that say how somebody looks, and the parts of a look they mean: `assets/sprites/looks.toml`, read once."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.assets import asset
from game.problem import Problem

Parts = Mapping[str, Any]
"""Fields of a look and what they are to be."""


@dataclass(frozen=True)
class Words:
    """Each table maps a word to a part's name; `garments` and `trades` to several parts."""

    hair: Mapping[str, str]
    hair_colours: Mapping[str, str]
    skins: Mapping[str, str]
    eyes: Mapping[str, str]
    beards: Mapping[str, str]
    builds: Mapping[str, str]
    colours: Mapping[str, str]
    phrases: Mapping[str, str]
    garments: Mapping[str, Parts]
    trades: Mapping[str, Parts]


@lru_cache(maxsize=1)
def look_words() -> Words:
    """All the words. Raises Problem when their file is missing or broken."""
    path = asset("sprites/looks.toml")
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        trades = {word: trade for trade in tables["trade"] for word in trade["words"]}
        return Words(
            hair=tables["hair"],
            hair_colours=tables["hair_colour"],
            skins=tables["skin"],
            eyes=tables["eyes"],
            beards=tables["beard"],
            builds=tables["build"],
            colours=tables["colour"],
            phrases=tables["phrase"],
            garments=tables["garment"],
            trades=trades,
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Problem(f"The words for looks in {path} cannot be read ({error}); install Smallville again.") from error


SLOTS = {"top": "top_colour", "bottom": "bottom_colour", "hat": "hat_colour", "shoes": "shoes_colour", "extras": "accent"}
"""Which colour a garment's own part takes."""


def garment_parts(name: str, colour: str = "") -> dict[str, Any]:
    """The parts of a garment by its word, in a colour of the palette ("" for its usual one)."""
    parts = dict(look_words().garments[name])
    slot = next((SLOTS[part] for part in SLOTS if part in parts), "")
    if colour and slot:
        if "bottom_colour" in parts and parts["bottom_colour"] == parts.get("top_colour"):
            parts["bottom_colour"] = colour
        parts[slot] = colour
    return parts


def worn(parts: dict[str, Any], more: Parts) -> None:
    """Put something more on: what is carried is added, all else takes the place of what was there."""
    for part, value in more.items():
        kept = [each for each in parts.get("extras", ()) if each not in value] if part == "extras" else []
        parts[part] = [*kept, *value] if part == "extras" else value
