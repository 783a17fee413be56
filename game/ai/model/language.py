"""Owns how a prompt asks for a language, and the words that people part with in it."""

import re
import tomllib
from functools import cache
from typing import Any

from game.ai.model.quoting import quoted
from game.assets import asset

_WITHOUT_SPACES = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
"""Scripts in which a word need not stand between blanks."""


def asked_for(language: str) -> str:
    """The sentence that asks for a language, with its own words for it where they are known; "" for English."""
    if language == "English":
        return ""
    native: str = _languages().get(language, {}).get("write", "")
    name = language if native else quoted(language)
    return f"Write every text of your answer in {name}. {native}".strip()


def is_goodbye(text: str, language: str) -> bool:
    """Whether somebody parts with these words; only a short line, or the end of one, is a goodbye."""
    return _goodbyes(language).search(text[-60:]) is not None


@cache
def _goodbyes(language: str) -> re.Pattern[str]:
    languages = _languages()
    words = dict.fromkeys([*languages["English"]["bye"], *languages.get(language, {}).get("bye", [])])
    found = [re.escape(word) if _WITHOUT_SPACES.search(word) else rf"\b{re.escape(word)}\b" for word in words]
    return re.compile("|".join(found), re.IGNORECASE)


@cache
def _languages() -> dict[str, Any]:
    return tomllib.loads(asset("prompts/languages.toml").read_text(encoding="utf-8"))
