"""Owns how two people stand to each other and how each of them speaks, as words that phrases may ask for."""

import re

from game.ai.knowledge import knowledge
from game.ai.memory import Memory
from game.ai.mind import Speaker
from game.ai.offline.talk.past import Past
from game.ai.persona import Persona, Relation
from game.ai.relations import impression
from game.world.clock import TICKS_PER_DAY

DISLIKE = -0.45
"""Feeling (-1 to 1) from which on somebody is short with the other."""
COOL = -0.2
"""Feeling from which on nobody is warm."""
NEAR = 0.6
"""Closeness (0 to 1) of those one talks to freely."""


def bond(speaker: Speaker, other: Persona) -> str:
    """Who the other is to the speaker: "spouse", "family", "housemate", "friend", ... "acquaintance" or "stranger"."""
    relation = impression(speaker.now.persona, other.name)
    if relation is None or not relation.met:
        return "acquaintance" if talks(speaker, other) else "stranger"
    words = re.findall(r"[a-z-]+", relation.kind.lower())
    table: dict[str, list[str]] = knowledge("talk")["bonds"]
    for name, kinds in table.items():
        if any(word.removesuffix("-in-law") in kinds for word in words):
            return name
    return "housemate" if relation.shares_home else "friend" if relation.closeness >= NEAR else "acquaintance"


def talks(speaker: Speaker, other: Persona) -> tuple[Memory, ...]:
    """The records of earlier talks with the other; what was merely overheard is no talk."""
    numbers = [number for number, name in speaker.names if name == other.name]
    return Past.of(speaker).talks_with(numbers[0]) if numbers else ()


def nearness(speaker: Speaker, other: Persona) -> float:
    """How close the other is to the speaker, 0 to 1; an earlier talk makes a stranger a little less strange."""
    relation = impression(speaker.now.persona, other.name)
    if relation is not None and relation.met:
        return relation.closeness
    return min(0.4, 0.15 + 0.05 * len(talks(speaker, other))) if talks(speaker, other) else 0.0


def feeling(speaker: Speaker, other: Persona) -> float:
    """What the speaker feels for the other, -1 to 1."""
    relation = impression(speaker.now.persona, other.name)
    return relation.feeling if relation is not None else 0.0


def manner(speaker: Speaker, other: Persona) -> frozenset[str]:
    """Every word a phrase may ask for: who the other is, how the speaker talks, and the hour."""
    who = bond(speaker, other)
    words = {who, *_moods(speaker.now.persona), *_hour(speaker.now.minute)}
    relation = impression(speaker.now.persona, other.name)
    if nearness(speaker, other) >= NEAR or who in ("spouse", "family"):
        words.add("near")
    if relation is not None and relation.feeling <= COOL:
        words -= {"near", "warm", "cheer", "chatty"}
    if relation is not None and relation.feeling <= DISLIKE:
        words.add("rival")
    today = speaker.now.tick - speaker.now.tick % TICKS_PER_DAY
    if any(memory.created >= today for memory in talks(speaker, other)):
        words.add("again")
    if relation is not None and _smitten(relation):
        words.add("smitten")
    return frozenset(words)


def _smitten(relation: Relation) -> bool:
    return relation.crush and relation.feeling > DISLIKE


def _moods(persona: Persona) -> set[str]:
    said = " ".join((*persona.traits, *persona.speech)).lower()
    table: dict[str, list[str]] = knowledge("talk")["moods"]
    return {mood for mood, cues in table.items() if any(re.search(rf"\b{re.escape(cue)}\b", said) for cue in cues)}


def _hour(minute: int) -> set[str]:
    hour = minute // 60 % 24
    until = ((5, "night"), (12, "morning"), (14, "noon"), (18, "afternoon"), (22, "evening"), (24, "night"))
    part = next(name for end, name in until if hour < end)
    return {part, "early"} if 4 <= hour < 8 else {part}
