"""Owns how an inner voice is taken without a language model: what it asks for is decided on, unless it would do harm."""

import re
from functools import cache

from game.ai.knowledge import knowledge
from game.ai.mind import Heeding, HeedVoice
from game.ai.offline.emoji import emoji_for
from game.ai.offline.today import Today
from game.ai.persona import Persona
from game.ai.plans import Step
from game.ai.reading.words import is_base_verb

VISIT = 30
"""Minutes spent where the voice sends somebody."""
GRAVE, PLAIN, PASSING = 8, 5, 4
"""Importance of a decision, of one that is carried out at once, and of a thought that is only had."""


def heed(question: HeedVoice) -> Heeding:
    """What they decide: to do as they are told, not to, or nothing at all."""
    words = " ".join(question.words.replace("\u2019", "'").split()).rstrip(" .!")
    if is_harmful(words):
        return Heeding(because=str(knowledge("whispers")["because"]).format(them=question.now.persona.pronouns[1]))
    asked = asked_of(words)
    if asked is None:
        return Heeding(importance=PASSING)
    phrase, wanted = asked
    phrase = _of_them(_named(phrase, question), question.now.persona)
    if not wanted:
        return Heeding(f"not to {phrase}", importance=GRAVE)
    steps = _at_once(phrase, question)
    return Heeding(f"to {phrase}", steps=steps, importance=PLAIN if steps else GRAVE)


def is_harmful(words: str) -> bool:
    """Whether words would have somebody come to harm."""
    return re.search(rf"\b(?:{_any('harm')})\b", words, re.IGNORECASE) is not None


def asked_of(words: str) -> tuple[str, bool] | None:
    """The verb phrase that the voice wants done (or, with False, left undone); None when it asks for nothing."""
    for key, wanted in (("refuses", False), ("asks", True)):
        match = re.match(rf"(?:{_any(key)})\s+(.+)$", words, re.IGNORECASE)
        if match is not None:
            rest = asked_of(match[1]) if wanted else None
            return rest or (match[1], wanted)
    first = words.split()[0].lower() if words else ""
    return (words[:1].lower() + words[1:], True) if is_base_verb(first) else None


def _named(phrase: str, question: HeedVoice) -> str:
    """First names in full, where one person alone has them."""
    for _, name in question.names:
        first = name.split()[0]
        alone = sum(other.split()[0] == first for _, other in question.names) == 1
        if alone and name not in phrase:
            phrase = re.sub(rf"\b{re.escape(first)}\b(?! [A-Z])", lambda _, full=name: full, phrase)  # type: ignore[misc]
    return phrase


def _of_them(phrase: str, persona: Persona) -> str:
    """What is said to "you", and what one says of "me", told of them."""
    _, them, their = persona.pronouns
    oneself = {"him": "himself", "her": "herself"}.get(them, "themselves")
    for pattern, word in (("yourself|myself", oneself), ("your|my", their), ("you|me", them)):
        phrase = re.sub(rf"\b(?:{pattern})\b", lambda _, said=word: said, phrase, flags=re.IGNORECASE)  # type: ignore[misc]
    return phrase


def _at_once(phrase: str, question: HeedVoice) -> tuple[Step, ...]:
    """Going to a place they know is done straight away."""
    match = re.match(rf"(?:{_any('goes')})\s+(.+?)(?: now| at once| right away| straight away)?$", phrase, re.IGNORECASE)
    today = Today.of(question.now)
    venue = today.atlas.named(match[1]) if match is not None else None
    if venue is None:
        return ()
    rooms = [venue.arena] if venue.arena is not None else [room.id for room in today.atlas.rooms(venue.sector)]
    return (Step(phrase, 0, VISIT, rooms[0], emoji=emoji_for(phrase, "🚶"), importance=PLAIN, activity="walk"),) if rooms else ()


@cache
def _any(key: str) -> str:
    patterns: list[str] = knowledge("whispers")[key]
    return "|".join(patterns)
