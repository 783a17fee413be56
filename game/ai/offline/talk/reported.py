"""Owns reported speech: "I'm mending my coat" becomes "she is mending her coat", as somebody who heard it keeps it."""

import re

from game.ai.offline.talk.verbs import MODALS, is_verb, third

_LONG = (
    (r"\bI'm\b", "I am"),
    (r"\b(I|[Yy]ou|[Ww]e|[Tt]hey)'ve\b", r"\1 have"),
    (r"\bI'd\b", "I would"),
    (r"\bI'll\b", "I will"),
    (r"\bwon't\b", "will not"),
    (r"\bcan't\b", "cannot"),
    (r"(\w+)n't\b", r"\1 not"),
)
_ADVERB = r"(?:also|still|often|always|usually|never|really|sometimes|just|now|only|hardly|\w+ly)"
_OWN = {"she": "herself", "he": "himself"}


Pronouns = tuple[str, str, str]


def reported(claim: str, pronouns: Pronouns, hearer: str) -> str:
    """What somebody said of themselves, in the third person; "you" becomes the hearer's name."""
    subject, object_, possessive = pronouns
    own = _OWN.get(subject, "themselves")
    for short, long in _LONG:
        claim = re.sub(short, long, claim)
    claim = re.sub(r"^[Yy]esterday,? I (.+)$", rf"{subject} \1 the day before", claim)
    claim = re.sub(r"^[Tt]he other day,? I (.+)$", rf"{subject} \1 the other day", claim)
    claim = re.sub(r"^(?:[Tt]his (\w+)|[Ee]arlier),? I (.+)$", _that_day, claim)
    claim = _agreeing(claim, subject)
    for mine, theirs in (("myself", own), ("my", possessive), ("mine", possessive), ("me", object_)):
        claim = re.sub(rf"\b{mine}\b", theirs, claim)
    return re.sub(r"\byou\b", lambda _: hearer, re.sub(r"\byour\b", lambda _: f"{hearer}'s", claim))


def claim_of(said: str, name: str, pronouns: Pronouns, hearer: str) -> str:
    """What somebody said of themselves as a claim that names them: "I'm mending my coat" -> "Ann Lee is mending her coat".

    Somebody who goes by "they" is spoken of in the singular where they are named.
    """
    if pronouns[0] == "they":
        return re.sub(r"^(?:she|he)\b", lambda _: name, reported(said, ("she", "them", "their"), hearer))
    return re.sub(rf"^{pronouns[0]}\b", lambda _: name, reported(said, pronouns, hearer))


def _that_day(match: re.Match[str]) -> str:
    return f"I {match[2]} {f'that {match[1]}' if match[1] else 'earlier that day'}"


def _agreeing(claim: str, subject: str) -> str:
    """Every "I" with its verb, made to agree with "she", "he" or "they"."""
    plural = subject == "they"
    words = {"am": "are" if plural else "is", "have": "have" if plural else "has", "do": "do" if plural else "does"}
    if plural:
        words["was"] = "were"
    present = re.match(rf"I (?:{_ADVERB} )*([a-z]+)", claim)
    joins = present is not None and (is_verb(present[1]) or present[1] in words) and present[1] != "was"

    def turned(match: re.Match[str]) -> str:
        verb = match[3]
        if verb in MODALS or not (verb in words or is_verb(verb)):
            return f"{match[1]}{match[2]}{verb}".replace("I ", f"{subject} ")
        formed = words.get(verb, verb if plural else third(verb))
        return f"{match[1]}{match[2]}{formed}".replace("I ", f"{subject} ")

    claim = re.sub(rf"\b(I )((?:{_ADVERB} )*)([a-z]+)\b", turned, claim)
    again = rf"(,? and | but |, )((?:{_ADVERB} )*)([a-z]+)\b(?= \w)"
    if joins:
        return re.sub(again, turned, claim)
    return claim if plural else re.sub(r"\b(and|but) have\b", r"\1 has", claim)
