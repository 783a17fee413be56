"""Owns what a sentence says somebody is at work on, hopes for or is troubled by, as words that others can hold."""

import re

from game.ai.offline.reflect.records import Record
from game.ai.offline.reflect.words import table

_WORKING = re.compile(r"^is (?:still |now |also )?((?:[a-z]+ing) .+)$")
_ENDS = re.compile(r"(?:,| and | but | because | although | which | who | with | from spare ).*$")
_FURTHER = re.compile(r", (?:which|who|and|but)\b| more than | and (?:has|does|is|will)\b|;")
_LONGEST = 70


def purpose(record: Record) -> str:
    """What they are at work on, as a gerund phrase ("writing a paper on rent"); "" when it is not that kind of sentence."""
    match = _WORKING.match(record.what)
    if match is None:
        return ""
    verb = match[1].split()[0]
    phrase = _ENDS.sub("", match[1])
    words = match[1].split()
    made = verb in table("words")["making"].split() and words[1] not in ("down", "out", "up", "off", "in", "back")
    return phrase if made and len(phrase.split()) >= 3 and len(phrase) <= _LONGEST else ""


def trouble(record: Record) -> str:
    """What weighs on them ("whether the best picture is behind him"); "" when nothing does."""
    for pattern, shape in table("words")["trouble"]:
        match = re.match(pattern, record.what)
        if match is not None:
            thing = shape.format(_FURTHER.split(match[1])[0].strip(" ."))
            return thing if len(thing) <= _LONGEST else ""
    return ""
