"""Owns how a talk ends: whoever leaves names what they are off to, and the other wishes them well with their own."""

import re

from game.ai.offline.talk.beats import Move, Side, pace, your
from game.ai.offline.talk.lines import turns
from game.ai.offline.talk.speech import spoken


def ending(first: Side, second: Side, moves: list[Move]) -> list[Move]:
    """Whoever had the last word takes their leave, naming what they are off to; the other wishes them well with their own."""
    leaver, other = (first, second) if moves[-1].side == 0 else (second, first)
    if turns(moves) < 3:
        leaver, other = other, leaver
    told = [number for move in moves for number in move.cites if move.side == leaver.index]
    projects = [topic for topic in leaver.topics if topic.kind == "project" and not topic.private]
    projects = [topic for topic in projects if topic.gist and topic.cites[0] in told]
    coming = next((move for move in moves if move.act == "accept"), None)
    slots = {"gist": your(projects[0].gist) if projects else "", "noun": coming.slots["noun"] if coming else ""}
    met = ("met",) if moves[0].act == "greet_stranger" else ()
    subjects = (*met, *(("coming",) if coming else ()), *pace(leaver.doing))
    part = Move(leaver.index, "part", way_out(leaver), subjects=subjects)
    return [part, Move(other.index, "farewell", slots, subjects=subjects)]


def way_out(leaver: Side) -> dict[str, str]:
    """What the leaver goes back to, or is on the way to."""
    said = spoken(f"SELF is {leaver.doing}", leaver.voice).removeprefix("I'm ") if leaver.doing else ""
    walking = re.match(r"(?:walking|going|heading|running) (?:over |back )?(?:to|home)\b", said)
    if walking:
        return {"off": re.sub(r"^\w+ (?:over |back )?(?:to )?", "", said)}
    return {"mine": said if 2 <= len(said.split()) <= 6 and "," not in said and " and " not in said else ""}
