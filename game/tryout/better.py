"""Owns advice to a writer: how a clause that was not understood could be said so that it is."""

import re

from game.ai.persona import Persona
from game.ai.reading.times import clock_time

LONG = 25
"""Words of a clause from which on it says more than one thing."""


def better(clause: str, persona: Persona) -> str:
    """One sentence of advice for one clause."""
    words = clause.split()
    who = {"she": "she", "he": "he"}.get(persona.pronouns[0], persona.first_name)
    if len(words) > LONG:
        return "Split it: one fact to a clause, with a semicolon or a full stop between them."
    if len(words) < 3:
        return f"Say it as a whole clause, such as “{who} is a baker” or “{who} likes old maps”."
    if clock_time(clause) is not None:
        return f"Say what happens then as a habit: “{who} walks by the water at 5pm”."
    if _about_others(clause, persona):
        return f"Say who that is to {who if who == persona.first_name else 'them'}: “Ann Bell is an old friend”."
    habit, wish = f"“{who} … every evening”", f"“{who} wants to …”"
    return f"It is remembered, but nothing comes of it; for that, say it as a habit ({habit}) or as a wish ({wish})."


def _about_others(clause: str, persona: Persona) -> bool:
    """Whether it begins with somebody else's name."""
    first = clause.split()[0].strip(",'")
    begins = re.match(r"[A-Z][\w-]+ [A-Z][\w-]+", clause) is not None
    return begins and first not in persona.name.split()
