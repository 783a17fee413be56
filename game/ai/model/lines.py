"""Owns turning what a model wrote for somebody to say into a line: what it rests on, claims, and does by being said."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from pydantic import BeforeValidator

from game.ai.mind import DialogueLine
from game.ai.model.speech import speech
from game.ai.model.tellable import Tellable
from game.ai.model.values import Whole
from game.ai.model.word_given import declined, promised, undecided, view_of
from game.ai.offline.talk.topics import content_words
from game.ai.persona import Persona

MOST_CITES = 3
_YES = re.compile(r"\s*(?:yes|accept|true)", re.IGNORECASE)
_NO = re.compile(r"\s*(?:no|decline[sd]?)\b(?! answer| invitation| request)[\s,.:;-]*", re.IGNORECASE)
_MAYBE = re.compile(r"\s*(?:maybe|perhaps)", re.IGNORECASE)
_ANSWERS = (("accept", _YES), ("decline", _NO), ("perhaps", _MAYBE))
_ASKS = re.compile(r"[?\uff1f؟]\W*$")


def _numbers(value: Any) -> Any:
    """A list of what has a number in it, whether the model wrote a list, one number, or nothing."""
    listed = value if isinstance(value, list) else [] if value is None or value == "" else [value]
    return [each for each in listed if isinstance(each, int) or (isinstance(each, str) and re.search(r"\d", each))]


Numbers = Annotated[list[Whole], BeforeValidator(_numbers)]
"""Numbers of memories."""


def line(who: Persona, resident: int, said: str, told: Sequence[Tellable], names: Iterable[str]) -> DialogueLine | None:
    """What they say, resting on what they tell with it; None where the words are not speech. Names are all speakers'."""
    text = speech(said, names)
    if text is None:
        return None
    cites = tuple(dict.fromkeys(number for each in told for number in each.cites))
    claims = tuple(dict.fromkeys(claim for each in told for claim in _claimed(each, text, who.language)))
    return DialogueLine(resident, text, cites, claims, _act(who, text, told))


def cited(numbers: Iterable[int], known: Mapping[int, Tellable]) -> tuple[Tellable, ...]:
    """The records that the numbers stand for, of those that were shown, each once."""
    by_any = {number: each for each in list(known.values())[::-1] for number in each.cites}
    found = [by_any[number] for number in numbers if number in by_any]
    return tuple({each.number: each for each in found}.values())[:MOST_CITES]


def meant(
    said: DialogueLine, means: str, who: Persona, offers: Sequence[tuple[str, Tellable]] = (), heard: Sequence[str] = ()
) -> DialogueLine:
    """The line as a yes or no to the latest of what others offered, or as a view of something; as it is when it is neither.

    `offers` are (name of who asked, what they asked), `heard` the claims of others. A yes to what nobody can tell is marked,
    and claims nothing. Whoever tells news with a view of it tells it: the view is in the words.
    """
    act = next((act for act, pattern in _ANSWERS if pattern.match(means)), "")
    if not act:
        view = view_of(who, means) if set(said.claims) <= set(heard) and (heard or said.cites) else ""
        return replace(said, claims=(view,), act="stance") if view else said
    asker, offer = next(((name, each) for name, each in reversed(offers) if each.host != who.name), ("", None))
    if offer is None:
        return said if said.claims else replace(said, act=act)
    no = _NO.match(means)
    words = {"accept": promised, "perhaps": undecided}
    claim = declined(who, asker, offer.deed, means[no.end() :]) if no else words[act](who, asker, offer.deed)
    return replace(said, claims=(claim,), act=act)


def _claimed(told: Tellable, text: str, language: str) -> tuple[str, ...]:
    """What telling something in these words claims: its second half only where a word of it is said, as far as one can tell."""
    if not told.tail or (language == "English" and not content_words(told.tail) & content_words(text)):
        return told.claims
    return told.whole


def _act(who: Persona, text: str, told: Sequence[Tellable]) -> str:
    if any(each.deed and each.host == who.name for each in told):
        return "invite"
    if _ASKS.search(text):
        return "ask"
    return "tell" if told else ""
