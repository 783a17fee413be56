"""Owns talk about people who are not there: what somebody says of a third person, and what the other knows of them."""

import random
import re

from game.ai.offline.talk.beats import Move, Side
from game.ai.offline.talk.bonds import COOL, NEAR
from game.ai.offline.talk.speech import about, spoken
from game.ai.offline.talk.verbs import grammar
from game.ai.relations import impression


def gossip(teller: Side, listener: Side, draw: random.Random) -> list[Move]:
    """Say something about a third person, of whom the listener has an impression too, or asks who that is."""
    told = teller.past.told(next((n for n, name in teller.past.names.items() if name == listener.persona.name), -1))
    known = [memory for memory in teller.past.records if memory.is_seed and memory.number not in told]
    fresh = [memory for memory in known if teller.past.tellings((memory.number,)) < 2]
    speakable = [(memory, who) for memory in fresh if (who := _portrayed(memory.text, teller, listener))]
    if not speakable:
        return []
    memory, who = draw.choice(speakable)
    relation = impression(listener.persona, who)
    familiar = relation is not None or listener.past.names_of(who)
    claim = about(memory.text, teller.voice) if memory.text.startswith(who) else spoken(memory.text, teller.voice)
    claim = claim.replace(who, who.split()[0]) if familiar else claim
    slots = {"claim": claim, "who": who.split()[0]}
    fact = memory.text.rstrip(".")
    moves = [Move(teller.index, "gossip", slots, (memory.number,), claims=(fact,))]
    if relation is not None and relation.met:
        side = "like" if relation.feeling > COOL else "dislike"
        return [*moves, Move(listener.index, f"gossip_{side}", {"who": who.split()[0]})]
    heard_of = "heard" if familiar else "unknown"
    return [*moves, Move(listener.index, f"gossip_{heard_of}", {"who": who.split()[0]})]


def _portrayed(text: str, teller: Side, listener: Side) -> str:
    """Whom a memory is about, if it can be said of them to anybody: somebody else of the town, nothing secret, no ill will."""
    words = f" {text} "
    if any(cue in words.lower() for cue in grammar("private")) or listener.persona.name in text or len(text.split()) > 24:
        return ""
    for name in teller.past.names.values():
        if name == teller.persona.name or name not in text:
            continue
        relation = impression(teller.persona, name)
        kind = relation.feeling if relation is not None else 0.0
        of_them = re.match(rf"{re.escape(name)} is an? (?:(?!his|her|their)[\w'-]+ )+who ", text) is not None
        of_me = spoken(text, teller.voice).startswith(("I admire", "I like", "I know", "I think", "I find", "I trust"))
        mine = rf"\b(?:{teller.persona.pronouns[0]}|{teller.persona.pronouns[2]})\b"
        of_them = of_them and re.search(mine, text) is None
        his = re.search(r"\b(?:him|himself|herself)\b|\bher\b(?! \w)", text) is not None
        ill = kind <= COOL and teller.near < NEAR
        both = re.search(r"\b(?:they|their|them|each other)\b", text) is not None
        dear = relation is not None and relation.crush
        return name if (of_them or of_me) and not (ill or his or both or dear) else ""
    return ""
