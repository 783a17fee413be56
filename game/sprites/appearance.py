"""Owns how things said in plain words look: a state's picture, an activity's pose, a face's mood. Rules are data."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.assets import asset
from game.problem import Problem
from game.sprites.artwork import Prop


@dataclass(frozen=True, slots=True)
class Rule:
    """`words` begin a word of the sentence, or one of `emoji` is shown; then it is one of `results`."""

    words: re.Pattern[str]
    emoji: frozenset[str]
    results: tuple[str, ...]
    unless: re.Pattern[str] | None = None

    def fits(self, text: str, emoji: str = "") -> bool:
        """Whether it holds for a sentence and its emoji."""
        if self.unless is not None and self.unless.search(text):
            return False
        return bool(self.words.search(text)) or (emoji[:1] != "" and emoji[0] in self.emoji)


@dataclass(frozen=True, slots=True)
class Shining:
    """A light: its colour, the pool on the ground (radii, strength, px above the foot), the bloom (radius, strength)."""

    colour: tuple[float, float, float]
    pool: tuple[float, float, float, float]
    bloom: tuple[float, float]
    state: str


@dataclass(frozen=True)
class Appearance:
    """All rules, read once."""

    states: tuple[Rule, ...]
    poses: tuple[Rule, ...]
    moods: tuple[Rule, ...]
    dark: dict[str, str]
    lights: dict[str, Shining]
    _known: dict[tuple[str, str, str], str | None] = field(default_factory=dict, compare=False, repr=False)
    """Answers given before: sentences come again many times a second."""

    def picture_state(self, prop: Prop, state: str) -> str:
        """Which of a prop's picture states shows a state said in words ("brewing coffee" -> "brewing")."""
        if len(prop.states) == 1:
            return prop.first
        words = state.lower()
        for name in prop.states:
            if words == name:
                return name
        for rule in self.states:
            shown = next((result for result in rule.results if result in prop.states), None)
            if shown is not None and rule.fits(words):
                return shown
        return prop.first

    def pose(self, text: str, emoji: str) -> str | None:
        """The pose that shows an activity ("reading a novel" -> "read"), None when any will do."""
        return self._first("pose", self.poses, text, emoji)

    def mood(self, text: str, emoji: str) -> str:
        """The mood a face shows meanwhile."""
        return self._first("mood", self.moods, text, emoji) or "neutral"

    def _first(self, about: str, rules: tuple[Rule, ...], text: str, emoji: str) -> str | None:
        key = (about, text, emoji)
        if key not in self._known:
            words = text.lower()
            self._known[key] = next((rule.results[0] for rule in rules if rule.fits(words, emoji)), None)
        return self._known[key]


def read_appearance(path: Path | None = None) -> Appearance:
    """Read `appearance.toml`. Raises Problem when it is missing or broken."""
    path = path or asset("sprites/appearance.toml")
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return Appearance(
            states=tuple(_rule(entry, entry["picture"]) for entry in data["state"]),
            poses=tuple(_rule(entry, [entry["pose"]]) for entry in data["pose"]),
            moods=tuple(_rule(entry, [entry["mood"]]) for entry in data["mood"]),
            dark=dict(data["dark"]),
            lights={entry["kind"]: _light(entry) for entry in data["light"]},
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Problem(f"The rules of appearance in {path} cannot be read ({error}); install Smallville again.") from error


def _rule(entry: dict[str, Any], results: list[str]) -> Rule:
    unless = entry.get("unless")
    return Rule(_any(entry["words"]), frozenset(entry.get("emoji", "")), tuple(results), _any(unless) if unless else None)


def _any(words: list[str]) -> re.Pattern[str]:
    """Any of the words; one that ends in "-" is the beginning of a word, every other a whole one."""
    parts = (re.escape(word[:-1]) if word.endswith("-") else re.escape(word) + r"\b" for word in words)
    return re.compile(r"\b(?:" + "|".join(parts) + ")")


def _light(entry: dict[str, Any]) -> Shining:
    red, green, blue = entry["colour"]
    x, y, strength, above = entry["pool"]
    radius, haze = entry["bloom"]
    return Shining((red, green, blue), (x, y, strength, above), (radius, haze), entry["state"])
