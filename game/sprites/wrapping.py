"""Owns making texts fit: cutting a line at an ellipsis, breaking a text into lines, in whole letters of any script."""

from collections.abc import Callable
from functools import lru_cache

import regex

from game.sprites.clusters import clusters, one_line
from game.sprites.lettering import length

ELLIPSIS = "…"
_FREE = r"[\p{Han}\p{Hiragana}\p{Katakana}]"
_PART = regex.compile(rf"{_FREE}[\p{{M}}\p{{Pe}}\p{{Pf}}\p{{Po}}ー]*|(?:(?!{_FREE}).)+")
"""What a line is broken between: Chinese and Japanese signs (with what ends them); all else only at spaces."""
_SLACK = 1.0
"""Pixels that a line measured word by word may be narrower than it is as a whole."""


@lru_cache(maxsize=8192)
def measured(text: str, pixels: int, bold: bool) -> float:
    """How wide a line is, in pixels."""
    return length(text, pixels, bold)


@lru_cache(maxsize=2048)
def fitted(text: str, pixels: int, width: float, bold: bool) -> str:
    """The text as one line, cut and ended with an ellipsis where it is wider than `width` pixels."""
    text = one_line(text)
    whole = measured(text, pixels, bold)
    if whole <= width:
        return text
    letters = clusters(text)
    return _cut(letters, _most(letters, lambda count: measured(_cut(letters, count), pixels, bold) <= width, width / whole))


@lru_cache(maxsize=1024)
def wrapped(text: str, pixels: int, width: float, most: int, bold: bool) -> tuple[str, ...]:
    """The text in lines no wider than `width` pixels, at most so many: a word longer than a line goes on in the next."""
    lines: list[str] = []
    wide = 0.0
    for gap, part in _parts(one_line(text)):
        longer = f"{lines[-1]}{gap}{part}" if lines else part
        # word by word, for the same words come again and again, and each is measured but once
        wide += measured(f"{gap}{part}", pixels, bold)
        if lines and wide <= width - _SLACK:
            lines[-1] = longer
        elif lines and len(lines) == most:
            return (*lines[:-1], fitted(longer, pixels, width, bold))
        else:
            lines.extend(_broken(part, pixels, width, most - len(lines), bold))
            wide = measured(lines[-1], pixels, bold)
    return tuple(lines)


def _parts(text: str) -> list[tuple[str, str]]:
    """The text where it may be broken, each part with the gap before it."""
    return [
        (" " if place == 0 and number else "", part)
        for number, word in enumerate(text.split())
        for place, part in enumerate(_PART.findall(word))
    ]


def _broken(word: str, pixels: int, width: float, most: int, bold: bool) -> list[str]:
    """A word in as many lines as it needs and there may be. Nearly every word is one."""
    lines: list[str] = []
    rest = word
    while len(lines) + 1 < most and measured(rest, pixels, bold) > width:
        first = _beginning(rest, pixels, width, bold)
        lines.append(first)
        rest = rest[len(first) :]
    return [*lines, fitted(rest, pixels, width, bold)]


def _beginning(word: str, pixels: int, width: float, bold: bool) -> str:
    """As many letters of a word as fit, one at least."""
    letters = clusters(word)
    share = width / measured(word, pixels, bold)
    count = _most(letters, lambda count: measured("".join(letters[:count]), pixels, bold) <= width, share)
    return "".join(letters[: max(1, count)])


def _cut(letters: tuple[str, ...], count: int) -> str:
    return "".join(letters[:count]).rstrip() + ELLIPSIS


def _most(letters: tuple[str, ...], fits: Callable[[int], bool], share: float) -> int:
    """How many letters fit. Measuring is what costs: the search begins around the `share` of them that probably do."""
    guess = int(len(letters) * share)
    low, high = max(0, guess - 6), min(len(letters), guess + 4)
    if not fits(low):
        low = 0
    while low < high:
        middle = (low + high + 1) // 2
        if fits(middle):
            low = middle
        else:
            high = middle - 1
    return low
