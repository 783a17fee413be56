"""Owns finding the clause that a fact was read from: the one that says it when read alone, else the one that shares its words."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any

from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.reading.times import span
from game.world.clock import Clock

ENOUGH = 0.5
"""Share of a fact's words that a clause must have to be what it was read from."""
_WORD = re.compile(r"[^\W_]+")
_SMALL = frozenset([
    "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "has", "have", "he", "her", "his", "i", "in", "is",
    "it", "its", "me", "my", "of", "on", "or", "our", "s", "she", "so", "that", "the", "their", "them", "they", "this",
    "to", "was", "we", "who", "will", "with", "you", "your",
])  # fmt: skip

Fact = Callable[[Persona], Any]
"""Takes a fact out of what was read; nothing (None, "", ()) where it is not there."""


class Quotes:
    """The clauses of one person, each also read alone."""

    def __init__(self, persona: Persona, clock: Clock) -> None:
        self._persona, self._clock = persona, clock

    def saying(self, fact: Fact, words: str = "") -> str:
        """The first clause that alone says the same as all of them; else the one nearest in words to the fact; else ""."""
        wanted = fact(self._persona)
        alone = next((clause for clause, read in self._alone if wanted and fact(read) == wanted), "")
        return alone or self.sharing(words)

    def timed(self, hours: tuple[int, int] | None) -> str:
        """The first clause that says these hours; "" for none."""
        return next((clause for clause in self._persona.clauses if hours is not None and span(clause) == hours), "")

    def sharing(self, words: str) -> str:
        """The clause that has most of some words, if it has enough of them; of equal ones the shortest."""
        wanted = _words(words)
        if not wanted:
            return ""
        ranked = [(len(wanted & _words(clause)) / len(wanted), -len(clause), clause) for clause in self._persona.clauses]
        best = max(ranked, default=(0.0, 0, ""))
        return best[2] if best[0] >= ENOUGH else ""

    @cached_property
    def _alone(self) -> tuple[tuple[str, Persona], ...]:
        """Each clause after an opening that says nothing but whom it is about, so that "she" is understood."""
        person, he = self._persona, self._persona.pronouns[0]
        opening = f"{person.name} is {person.name}; {he} {'are' if he == 'they' else 'is'} {he}; "
        entries = [replace(person, paragraph=f"{opening}{clause}", age=None, traits=()) for clause in person.clauses]
        reads = (read_paragraph(each, self._clock.start) for each in entries)
        return tuple(zip(person.clauses, reads, strict=True))


def _words(text: str) -> frozenset[str]:
    """The words that carry a text, without their endings."""
    return frozenset(word[:5] for word in _WORD.findall(text.lower()) if word not in _SMALL)
