"""Owns cleaning sentences that a model wrote to be remembered: in the third person, on one line, without what frames them."""

import re

from game.ai.conduct import ENFORCED_IN
from game.ai.model.speech import speech
from game.ai.persona import Persona

_FIRST_PERSON = re.compile(r"\b(?:I|I'm|I've|I'd|I'll|my|me|mine|myself)\b")
_NO_END = r"(?<!\b[A-Z]\.\s)(?<!\b(?:Mr|Ms|Dr|St)\.\s)(?<!\bMrs\.\s)"
"""Full stops of initials and titles end no sentence."""
_ENDS = re.compile(rf"(?:(?<=[.!?])|(?<=[.!?][\"\u201d]))\s+(?=[\"\u201c]|[^\W\d_a-z]){_NO_END}")


def plain(text: str) -> str:
    """The text on one line, without mark-up and quotation marks around it; "" for what no person would say."""
    return speech(text) or ""


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text, as cleaned as they were."""
    return tuple(each for part in _ENDS.split(text) if (each := part.strip()))


def about(persona: Persona, text: str) -> str:
    """One sentence about somebody as a memory of theirs has it: the first, without its full stop, with their whole name.

    "" for a text that is none: empty, or in the first person.
    """
    first = next(iter(sentences(plain(text))), "").rstrip(" .")
    if not first or is_first_person(persona, first):
        return ""
    return first[0].upper() + named_in_full(persona, first)[1:] if first[0].islower() else named_in_full(persona, first)


def is_first_person(persona: Persona, text: str) -> bool:
    """Whether it says "I" or "my" outside of what is quoted. In other languages than English those are other words."""
    own_words = re.sub(r"[\"\u201c][^\"\u201d]*[\"\u201d]", "", text)
    return persona.language == ENFORCED_IN and _FIRST_PERSON.search(own_words) is not None


def named_in_full(persona: Persona, text: str) -> str:
    """The text with the person's whole name where it begins with their first name alone."""
    first, last = persona.first_name, persona.name[len(persona.first_name) :].strip()
    if not last:
        return text
    return re.sub(rf"^{re.escape(first)}\b(?! {re.escape(last.split()[0])}\b)", persona.name, text)


def lowered(text: str) -> str:
    """A phrase as it stands in the middle of a sentence, when its first letter is a capital for being first."""
    first = text.split(" ", 1)[0]
    return text if not first[1:].islower() or first == "I" else text[0].lower() + text[1:]
