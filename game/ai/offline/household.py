"""Owns what a family that lives together shares without a word: when dinner is, what there is, and whose turn it is to cook."""

from game.ai.offline.today import Today
from game.world.chance import chance

FAMILY = (
    "wife",
    "husband",
    "partner",
    "spouse",
    "son",
    "daughter",
    "mother",
    "father",
    "parent",
    "child",
    "sister",
    "brother",
    "family",
)


def family(today: Today) -> tuple[str, ...]:
    """The names of those of a family who live together, their own among them, in alphabetical order."""
    others = [
        each.name for each in today.persona.relations if each.shares_home and any(kin in each.kind.lower() for kin in FAMILY)
    ]
    return tuple(sorted({today.persona.name, *others}))


def cooks(today: Today) -> bool:
    """Whether it is their turn to cook dinner; whoever lives without family always cooks."""
    names = family(today)
    return names[today.day % len(names)] == today.persona.name


def shared_turn(today: Today, what: str, number: int) -> int:
    """A number of the day's from 0 on, the same for everybody of a family that lives together."""
    names = family(today)
    who = 0 if len(names) > 1 else today.resident
    return chance(today.seed, today.day, who, f"household {' and '.join(names)} {what}").randrange(number)
