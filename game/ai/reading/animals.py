"""Owns the animals of a paragraph: which they keep, and what they are called."""

import re
from dataclasses import replace

from game.ai.reading.draft import Draft

_PETS = (
    r"\w*dogs?|puppy|terrier|\w*hounds?|collie|cat|cats|kitten|parrots?|canary|hamster|rabbits?|goldfish|"
    "tortoise|chickens|hens|pigeons|turtle|ferret|goats|horse"
    "|pony|beehives|bees"
)


def read_pets(clause: str, draft: Draft) -> bool:
    """Animals they keep: "a one-eyed cat called Admiral", "keeps pigeons". Their names are nobody's from then on."""
    match = re.search(
        rf"\b((?:a|an|the|two|three|four|five|SELF's) (?:[\w-]+ )?(?:{_PETS}))\b(?:,? (?:called|named) ([A-Z]\w+)| ([A-Z]\w+))?",
        clause,
    ) or re.search(rf"\b(?<=keeps )((?:[\w-]+ )?(?:{_PETS}))\b()()", clause)
    if not match:
        return False
    keeps = re.search(
        rf"\bSELF (?:also |still )?(?:has|owns|keeps|feeds|walks|adopted|lives)\b|SELF's (?:[\w-]+ )?(?:{_PETS})\b", clause
    )
    name = match[2] or match[3] or ""
    if not (match[2] or keeps) or re.search(r"\bwants? to\b|would like", clause):
        return False
    if name:
        draft.names = replace(draft.names, people=tuple(person for person in draft.names.people if person != name))
        draft.relations.pop(name, None)
    return draft.note("pets", f"{name}, {match[1]}" if name else match[1])
