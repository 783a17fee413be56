"""Owns what may be said aloud: one line of plain speech out of whatever a model wrote, or nothing."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from game.ai.knowledge import knowledge

LONGEST = 400
"""Characters of one spoken line; more is cut where a sentence ends."""
_LEAST_CUT = 40
"""A cut that would leave less than this is made between words."""
_MARKS = "\u200c\u200d"
"""Joiners that some scripts and emoji need; all other invisible characters go."""
_QUOTES = "\"'“”„‟«»\u2039\u203a「」『』`"
_STAGE = (
    re.compile(r"\*\*(?P<kept>[^*]+)\*\*|__(?P<kept2>[^_]+)__"),
    re.compile(r"\*[^*]*\*|\([^()]*\)|\[[^\[\]]*\]|\uff08[^\uff08\uff09]*\uff09|【[^【】]*】"),
)
_LEADING = re.compile(r"^(?:#{1,6}\s+|[-•>]\s+|\d{1,2}[.)]\s+)+")
_EMOJI = "\U0001f000-\U0001faff\u2600-\u27bf\ufe0f\U000e0020-\U000e007f"
_EMOJI_RUN = re.compile(rf"(?:[{_EMOJI}]\u200d?\s*){{2,}}")
_ENDS = re.compile(r"[.!?…。\uff01\uff1f؟।](?:[\"'”\u2019»」』)]|(?=\s)|$)")


def speech(text: str, names: Iterable[str] = ()) -> str | None:
    """What is said, without name, quotation marks, stage directions and mark-up; None where it is no speech.

    `names` are of those in the talk: a line that goes on in somebody's name is cut before it. Scripts that run from right to
    left are kept, the signs that turn the direction of other text are not.
    """
    known = tuple(each for name in names for each in dict.fromkeys((name, name.split()[0] if name.split() else name)) if each)
    if _is_machine(_visible(text)):
        return None
    said = _unlabelled(_unquoted(_visible(_one_voice(text.strip(), known))), known)
    said = _tidy(_without_stage(_unquoted(said)))
    if _is_machine(said) or not any(character.isalnum() for character in said):
        return None
    return _cut(said)


def _visible(text: str) -> str:
    """The text on one line, without control characters and what hides or turns text."""
    spaced = " ".join(text.split())
    kept = (each for each in spaced if each in _MARKS or unicodedata.category(each) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join("".join(kept).split())


def _unquoted(text: str) -> str:
    """Without the quotation marks around all of it."""
    while len(text) > 1 and text[0] in _QUOTES and text[-1] in _QUOTES and (text[0] != "'" or text[-1] == "'"):
        text = text[1:-1].strip()
    return text


def _unlabelled(text: str, names: tuple[str, ...]) -> str:
    """Without a name before what is said."""
    label = re.match(rf"(?:{_label(names)})\s*:\s*", text) if names else None
    return _unquoted(text[label.end() :]) if label else text


def _one_voice(text: str, names: tuple[str, ...]) -> str:
    """Only what comes before another line in somebody's name, which begins after a sentence or on a line of its own."""
    label = re.search(rf"(?<=[\"”.!?…\n])\s*(?:{_label(names)})\s*:(?=\s|\"|$)", text) if names else None
    return text[: label.start()].strip() if label else text


def _label(names: tuple[str, ...]) -> str:
    ordered = sorted(names, key=lambda name: (-len(name), name))
    return "|".join(rf"\**{re.escape(name)}\**(?: \([^()]{{1,30}}\))?" for name in ordered)


def _without_stage(text: str) -> str:
    """Without stage directions; words set in bold type are still said."""
    text = _LEADING.sub("", _STAGE[0].sub(lambda match: match["kept"] or match["kept2"], text))
    before = ""
    while before != text:
        before, text = text, _STAGE[1].sub(" ", text)
    text = re.sub(r"[*`]+|~~|(?<!\w)_|_(?!\w)", "", text)
    return _EMOJI_RUN.sub(lambda run: run[0].split()[0][:1] + " ", text)


def _tidy(text: str) -> str:
    text = re.sub(r"\s+([,.?!;:])", r"\1", " ".join(text.split()))
    return _unquoted(text.strip(" -\u2013—|"))


def _is_machine(text: str) -> bool:
    """Whether this is text of a machine: code, JSON, an address, words about prompts, a refusal of a model."""
    return _machine().search(text) is not None


@cache
def _machine() -> re.Pattern[str]:
    patterns: list[str] = knowledge("conduct")["machine"]["patterns"]
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)


def _cut(text: str) -> str:
    """A very long line only to the end of a sentence, or else of a word."""
    if len(text) <= LONGEST:
        return text
    ends = [match.end() for match in _ENDS.finditer(text[:LONGEST])]
    if ends and ends[-1] >= _LEAST_CUT:
        return text[: ends[-1]].rstrip()
    return f"{text[: LONGEST - 1].rsplit(' ', 1)[0].rstrip(' ,;:')}…"
