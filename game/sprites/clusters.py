"""Owns what a person takes for one letter: a base with its marks, an emoji joined from parts, a flag."""

from functools import lru_cache
from unicodedata import category

import regex

LONGEST = 16
"""Code points of one letter that are kept; families with skin tones have eleven, heaps of accents have hundreds."""
_CLUSTER = regex.compile(r"\X")
_SHORT = 300
"""Code points of a text whose letters are remembered."""
_JOINERS = "\u200c\u200d"
_TAGS = range(0xE0020, 0xE0080)
"""Invisible letters that spell a flag (Wales, Scotland)."""


def clusters(text: str) -> tuple[str, ...]:
    """A text in letters, none of which may be cut in two."""
    return _known(text) if len(text) <= _SHORT else _cut(text)


@lru_cache(maxsize=4096)
def _known(text: str) -> tuple[str, ...]:
    """Short texts come again and again; long ones are typed, a letter more each time."""
    return _cut(text)


def _cut(text: str) -> tuple[str, ...]:
    return tuple(text) if text.isascii() else tuple(_CLUSTER.findall(text))


def one_line(text: str) -> str:
    """A stranger's text without line breaks, control and direction marks; letters heaped with marks lose some."""
    if text.isascii() and text.isprintable():
        return text
    flat = text.replace("\r\n", "\n")
    kept = "".join(" " if character in "\n\r\t\v\f\u2028\u2029" else character for character in flat if _shown(character))
    return "".join(cluster[:LONGEST] for cluster in clusters(kept))


def _shown(character: str) -> bool:
    kind = category(character)
    if kind == "Cf":
        return character in _JOINERS or ord(character) in _TAGS
    return kind != "Cs" and (kind != "Cc" or character in "\n\r\t\v\f")
