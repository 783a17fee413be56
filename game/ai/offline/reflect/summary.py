"""Owns the self-summary in words: name, age and traits first, then who they are, what they do, how they feel about it."""

import re
from collections.abc import Iterable

from game.ai.memory import Kind, Memory
from game.ai.mind import SummariseSelf
from game.ai.offline.reflect.pursuits import telling_words
from game.ai.offline.reflect.records import KNOWN, PLAN, SEEN, Record, read_all
from game.ai.offline.reflect.words import understood
from game.ai.persona import Persona

CORE, PROGRESS = 3, 2
"""How many sentences each part has at most."""
_ROUTINE = re.compile(r"^(?:gets? up|goes to bed|wakes)\b|\b(?:\d|noon|midnight)|^lives? ")
"""When somebody gets up and where they live is no part of who they are."""
_DECIDES = re.compile(r"(?:is|has been) (?:going to|determined to|about to)|(?:has )?(?:decided|made up)|means to|intends to")
_UNSURE = re.compile(r"\bdoes not know\b")
_PASSING = ("stays", "deed", "own_haunt")
_DEEP = ("devoted", "worry", "kindred", "company", "turns_to", "drawn", "finds_rest", "guests", "earnest", "burdens")


def summarise(question: SummariseSelf) -> str:
    """A few sentences. What others said in a talk is no part of it: politeness rewrites nobody."""
    persona = question.now.persona
    core = _core(read_all(question.core), persona)
    occupation = _occupation(read_all(question.occupation), persona)
    feelings = _feelings(question.progress, persona.name)
    sentences = dict.fromkeys((*occupation, *core, *feelings))
    return " ".join([pinned(persona), *(f"{sentence}." for sentence in sentences)])


def pinned(persona: Persona) -> str:
    """What never changes by living: "Ann Lee is 34, warm and quick."""
    traits = [str(persona.age)] if persona.age is not None else []
    traits += persona.traits
    if not traits:
        return f"{persona.name}."
    said = traits[0] if len(traits) == 1 else f"{', '.join(traits[:-1])} and {traits[-1]}"
    return f"{persona.name} is {said}."


def _core(records: Iterable[Record], persona: Persona) -> list[str]:
    """What they have known of themselves from the start, what they are named for first."""
    own = [each for each in records if each.how == KNOWN and each.who == persona.name]
    dear = [telling_words(each.text) for each in persona.interests] + [telling_words(each.thing) for each in persona.projects]
    telling = [each for each in own if not _ROUTINE.search(each.what) and not each.text.startswith("Yesterday")]
    ranked = sorted(telling, key=lambda each: (not any(words & telling_words(each.what) for words in dear), each.number))
    return [each.text for each in ranked[:CORE]]


def _occupation(records: Iterable[Record], persona: Persona) -> list[str]:
    """Their work as they know it, and the latest thing they decided themselves: that may change what they are at."""
    listed = list(records)
    jobs = [telling_words(each.title) for each in persona.occupations]
    work = [each.text for each in listed if each.how == KNOWN and any(job & telling_words(each.what) for job in jobs)]
    decided = [
        each.text for each in listed if each.how in (SEEN, PLAN) and each.who == persona.name and _DECIDES.match(each.what)
    ]
    return [*work[:1], *decided[-1:]]


def _feelings(memories: Iterable[Memory], name: str) -> list[str]:
    """The latest of what they came to see about themselves, the weightiest first."""
    own = [each for each in memories if each.content.kind is Kind.REFLECTION and _is_own(each, name)]
    ranked = sorted(own, key=lambda each: (-each.content.importance, -each.number))
    distinct: dict[str, str] = {}
    for each in ranked:
        known = understood(each.text)
        distinct.setdefault(each.text if known is None else known.kind, each.text.rstrip("."))
    return list(distinct.values())[:PROGRESS]


def _is_own(memory: Memory, name: str) -> bool:
    known = understood(memory.text)
    if known is None:
        return memory.text.startswith(name) and not _UNSURE.search(memory.text)
    return name in memory.text and known.kind not in _PASSING and (known.who == name or known.kind in _DEEP)
