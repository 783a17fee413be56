"""Owns what sort of occasion something is, by its noun: a party, a meal, something to listen to, a meeting, a contest."""

from game.ai.knowledge import knowledge
from game.ai.persona import Occasion

OTHER = "other"
FESTIVE = ("party", "meal")


def sort_of(occasion: Occasion) -> str:
    """The table of `events.toml` that its words name first."""
    words = [word.lower().strip(".,'").removesuffix("s") for word in (*occasion.text.split()[::-1], occasion.noun)]
    found = (sort for word in words for sort, table in knowledge("events").items() if word in table["nouns"])
    return next(found, OTHER)


def guest_script(occasion: Occasion) -> str:
    """Which script of an event a guest follows."""
    sort = sort_of(occasion)
    return "core" if sort == OTHER else sort


def host_script(occasion: Occasion) -> str:
    """Which script of an event its host follows."""
    return "host" if sort_of(occasion) in FESTIVE else "lead"


def ready_script(occasion: Occasion) -> str:
    """Which script of getting a place ready serves it."""
    return "decorate" if sort_of(occasion) in FESTIVE else "chairs"


def getting_ready(occasion: Occasion) -> str:
    """What there is to do beforehand: "decorations"."""
    return str(knowledge("events")[sort_of(occasion)]["ready"])
