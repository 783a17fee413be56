"""Owns how others' words are shown in a terminal: as words, never as commands to it."""

import re
import unicodedata

_ESCAPES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f]).*?(?:\x07|\x1b\\|\x9c|$)|\x1b[@-_]?|\x9b[0-?]*[ -/]*[@-~]?",
    re.S,
)
"""Whole sequences, so that their parameters do not stay behind as gibberish: colours, cursor, titles, links, clipboard."""
_SECRETS = re.compile(r"\b(?:sk|rk|gsk)-[A-Za-z0-9_-]{12,}|\b[Bb]earer\s+[^\s\"'\\]{8,}")
"""What keys look like. None should be in a log; should a server have quoted one, it goes no further."""
_FEW_LINES = "\n"


def plain(text: str) -> str:
    """The text with its line breaks, without what could steer the terminal, hide or turn text, or open a door."""
    unescaped = _ESCAPES.sub("", text.replace("\r\n", _FEW_LINES).replace("\t", " "))
    shown = "".join(letter for letter in unescaped if letter == _FEW_LINES or not _steers(letter))
    return without_keys(shown)


def one_line(text: str) -> str:
    """The same on one line."""
    return " ".join(plain(text).split())


def without_keys(text: str) -> str:
    """The text with whatever looks like a key crossed out."""
    return _SECRETS.sub("[key]", text)


def _steers(letter: str) -> bool:
    """Control characters and those that turn the direction of text; what joins letters and emoji may stay."""
    kind = unicodedata.category(letter)
    return kind in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") or (kind == "Cf" and letter not in "\u200c\u200d")
