"""Owns seed memories: each clause of the paragraph as a sentence about its person, in the third person, by whole name."""

import re

from game.ai.reading.about import pronouns_of, voice_of
from game.ai.reading.clauses import split_clauses
from game.ai.reading.read import Entry
from game.ai.reading.statements import whole
from game.ai.reading.voice import ONESELF, SELF, normal_form
from game.ai.reading.words import is_adverb, is_finite

LONGEST_NOTE = 4
"""Items of a note that still make a sentence."""
_FORMS = {"she": ("she", "her", "her", "herself"), "he": ("he", "him", "his", "himself")}


def seed_memories(entry: Entry) -> tuple[str, ...]:
    """One sentence a clause: "Ann Bell owns the Anchor Inn and stands behind its bar"."""
    clauses = split_clauses(entry.paragraph)
    voice = voice_of(entry.name, entry.paragraph)
    normal = tuple(_whole_sentence(normal_form(clause, voice)) for clause in clauses)
    pronoun = pronouns_of(voice, normal)
    return tuple(named(text, entry.name, pronoun) for text in normal)


def _whole_sentence(clause: str) -> str:
    """A note ("night porter, up till two") as somebody would say it of them: "SELF is a night porter and up till two"."""
    if SELF in clause or re.match("yesterday|nobody|there ", clause, re.I):
        return clause
    made = whole(clause)
    if made == (clause,) or not all(each.startswith(f"{SELF} ") for each in made) or len(made) > LONGEST_NOTE:
        return clause
    *first, last = (each.removeprefix(f"{SELF} ") for each in made)
    return f"{SELF} {', '.join(first)} and {last}" if first else f"{SELF} {last}"


def yesterday(entry: Entry) -> str:
    """What the paragraph says of the day before the first, as one text; "" when it says nothing."""
    return " ".join(f"{memory}." for memory in seed_memories(entry) if memory.startswith("Yesterday"))


def named(text: str, name: str, pronoun: str) -> str:
    """A clause in normal form as a sentence: the first SELF as the whole name, later ones as pronouns.

    Who goes by "they" is called by the first name instead.
    """
    first = name.split()[0]
    subject, object_form, possessive, reflexive = _FORMS.get(pronoun, (first, first, f"{first}'s", "themselves"))
    words = re.sub(r"\b(SELF('s)?)\b", r"\1", text).split()
    named = False
    for index, word in enumerate(words):
        core = word.strip(",.()\"'")
        if word.startswith(ONESELF):
            words[index] = word.replace(ONESELF, reflexive)
        elif word.startswith(SELF) or core.startswith(SELF):
            if not named:
                words[index], named = word.replace(SELF, name), True
            elif "SELF's" in word:
                words[index] = word.replace("SELF's", possessive)
            else:
                behind = next((later for later in words[index + 1 :] if not is_adverb(later)), "")
                acts = is_finite(behind) or words[index - 1] in ("because", "although", "though")
                words[index] = word.replace(
                    SELF, subject if acts and words[index - 1] not in ("to", "of", "with", "for") else object_form
                )
    sentence = " ".join(words)
    return sentence[:1].upper() + sentence[1:]
