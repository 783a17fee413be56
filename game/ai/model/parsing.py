"""Owns finding the JSON object in what a model wrote: past its thinking, fences and prose, and as far as it is finished."""

import json
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

import json_repair

from game.ai.model.body import whole

LONGEST = 100_000
"""Characters of an answer that are looked at; no answer that was asked for has a tenth of them."""
_MOST_STARTS = 40
"""How many braces are tried as the start of an object."""
_MOST_MENDED = 4
"""How many broken ones are mended to see what they might be."""
_DEEPEST = 30
"""How deep an answer may be nested; none that is asked for goes beyond four."""
_NAMES = r"(?:think|thinking|thought|thoughts|reasoning|analysis|scratchpad)"
_THOUGHT = re.compile(
    rf"(?P<end></{_NAMES}>|\[/THINK\]|<\|channel\|>final<\|message\|>)|(?:<{_NAMES}>|\[THINK\]|<\|channel\|>analysis)",
    re.IGNORECASE,
)
"""What thinking ends and begins with, in the ways of different models."""
_FENCE = re.compile(r"```[\w-]*\n(.*?)```", re.DOTALL)
_TOKENS = re.compile(r'"(?:[^"\\]|\\.)*+"|"|[{}\[\],]', re.DOTALL)
"""What structure there is in JSON: strings (a quotation mark alone is one that does not end), brackets and commas."""
_START = re.compile(r'\{\s*"')
_DECODER = json.JSONDecoder(parse_constant=lambda _: None)


class Unreadable(Exception):
    """There is no object in an answer; the sentence says so, for the model that is to mend it. `cut` when one breaks off."""

    def __init__(self, sentence: str, cut: bool = False) -> None:
        super().__init__(sentence)
        self.cut = cut


@dataclass(frozen=True, slots=True)
class Parsed:
    """The object in an answer. `cut` says that it broke off, and only what was finished is here."""

    value: dict[str, Any]
    cut: bool = False


def parsed(text: str, fields: Collection[str]) -> Parsed:
    """The object with most of these fields, the last of equals (models draft first). Raises Unreadable.

    A whole object is better than a mended one. A bare list stands for the only field there is. Of the same key twice
    the last counts.
    """
    text = whole(text[:LONGEST]).strip().removeprefix("\ufeff")
    spoken = text if _decoded(text) is not None else _without_thinking(text)
    sound, mended = _objects(spoken, fields)
    best = max(reversed(sound or mended), key=lambda each: _known(each.value, fields), default=None)
    if best is None:
        if "{" not in spoken:
            raise Unreadable("there is no JSON object in it")
        raise Unreadable("there is no JSON object with the fields asked for in it", _finished(spoken[spoken.index("{") :])[1])
    return best


def _without_thinking(text: str) -> str:
    """What is said outside of thinking, which may have begun before the text, or go on to its end."""
    spoken, place, thinking = "", 0, False
    for mark in _THOUGHT.finditer(text):
        if not thinking:
            spoken += text[place : mark.start()]
        if mark["end"] and not thinking:
            spoken = ""
        thinking, place = not mark["end"], mark.end()
    return spoken if thinking else spoken + text[place:]


def _objects(text: str, fields: Collection[str]) -> tuple[list[Parsed], list[Parsed]]:
    """The objects that stand in a text as they should, and, as the last means, those that are broken or break off."""
    sound, mended = [Parsed(each) for each in _bare(text, fields)], []
    place, starts, tries = text.find("{"), 0, 0
    while place >= 0 and starts < _MOST_STARTS:
        value, end = _decoded_at(text, place)
        if _known(value, fields):
            sound.append(Parsed(_clean(value)))
        elif value is None and tries < _MOST_MENDED:
            tries += 1
            finished, cut = _finished(text[place:])
            value = _decoded(finished) or _repaired(finished)
            if _known(value, fields):
                mended.append(Parsed(_clean(value), cut))
            if _START.match(text, place):  # what is inside a broken object is no answer of its own
                end = len(text) if cut else place + len(finished)
        place, starts = text.find("{", end), starts + 1
    return sound, mended


def _bare(text: str, fields: Collection[str]) -> Iterator[dict[str, Any]]:
    """Lists, alone or in a fence, that are all of an answer with one field."""
    if len(fields) == 1:
        for part in (text, *_FENCE.findall(text)):
            value = _decoded(part.strip())
            if isinstance(value, list) and value:
                yield {next(iter(fields)): _clean(value)}


def _known(value: Any, fields: Collection[str]) -> int:
    """How many of the fields it has; 0 for what is no object."""
    return len(value.keys() & set(fields)) if isinstance(value, dict) else 0


def _clean(value: Any) -> Any:
    """The same without halves of characters, which JSON can spell, and without what a model thinks inside its texts."""
    if isinstance(value, str):
        spoken = _without_thinking(value)
        return whole(value if spoken == value else spoken.strip())
    if isinstance(value, list):
        return [_clean(each) for each in value]
    return {whole(key): _clean(each) for key, each in value.items()} if isinstance(value, dict) else value


def _finished(text: str) -> tuple[str, bool]:
    """An object up to its end; when it has none, its finished fields and entries with the brackets closed, and True.

    An entry counts once its own bracket is closed: half an entry is worse than none.
    """
    brackets: list[str] = []
    whole_until, inside = 0, 0  # where it could be broken off, and within how many lists that is
    for match in _TOKENS.finditer(text):
        token, place = match[0], match.start()
        if token == '"':
            break
        if token in "{[":
            brackets.append("}" if token == "{" else "]")
        elif token in "}]" and brackets:
            brackets.pop()
        if not brackets:
            return text[: place + 1], False
        if len(brackets) > _DEEPEST:
            break
        if token in "}]," and "}" not in brackets[1:]:
            whole_until, inside = (place if token == "," else place + 1), len(brackets) - 1
    return (text[:whole_until] + "]" * inside + "}" if whole_until else ""), True


def _decoded(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=lambda _: None)
    except (ValueError, RecursionError):
        return None


def _decoded_at(text: str, place: int) -> tuple[Any, int]:
    try:
        return _DECODER.raw_decode(text, place)
    except (ValueError, RecursionError):
        return None, place + 1


def _repaired(text: str) -> Any:
    try:
        return json_repair.loads(text, skip_json_loads=True) if text else None
    except Exception:  # strangers' text in a forgiving parser: whatever it trips over, there is no object
        return None
