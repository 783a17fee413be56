"""Owns answers to invitations: whether somebody will come, by liking, interest and what else they have to do, and why not."""

import random
import re
from dataclasses import dataclass

from game.ai.offline.talk.happenings import Happening, happening
from game.ai.offline.talk.past import Past
from game.ai.offline.talk.topics import content_words
from game.ai.offline.talk.verbs import grammar
from game.ai.persona import Persona
from game.ai.relations import impression

YES, PERHAPS = 0.24, 0.08
"""Scores from which on somebody comes, or perhaps comes."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`act`: "accept", "perhaps" or "decline"; `reason` says in a sentence without its subject why not ("works at that time")."""

    act: str
    reason: str = ""


def answer(
    event: Happening, host: str, guest: Persona, manner: frozenset[str], past: Past, weekday: int, draw: random.Random
) -> Answer:
    """What a guest says to an event of `host`; `weekday` is the event's, Monday 0."""
    relation = impression(guest, host)
    feeling = relation.feeling if relation is not None else 0.0
    close = relation.closeness if relation is not None and relation.met else 0.1
    if feeling <= -0.3:
        return Answer("decline", f"does not get on with {host}")
    busy = _conflict(event, guest, past, weekday)
    if busy:
        return Answer("decline", busy)
    score = 0.12 + 0.5 * feeling + 0.35 * close + 0.3 * _interested(event, guest) + 0.14 * _sociable(manner)
    score += 0.14 * draw.gauss(0.0, 1.0)
    if score >= YES:
        return Answer("accept")
    if score >= PERHAPS:
        return Answer("perhaps")
    return Answer("decline", _lukewarm(event, host, relation is not None, manner))


def _conflict(event: Happening, guest: Persona, past: Past, weekday: int) -> str:
    """What else they have to do for most of the event; "" when they are free, or work at the very place."""
    for job in guest.occupations:
        hours = job.hours
        if job.status != "working" or hours is None or (weekday > 4 and hours[1] <= 18 * 60):
            continue
        if _overlap(hours, event) > 0.5 and (not job.place or job.place != event.place):
            return f"works {_at(job.place)}at that time"
    for memory in past.promised():
        other = happening(memory.text, event.date)
        if other is None or other.date != event.date or content_words(other.what) & content_words(event.what):
            continue
        if _overlap((other.start, other.end), event) > 0.3:
            return f"promised to come to the {other.what} at that time"
    return ""


def _overlap(hours: tuple[int, int], event: Happening) -> float:
    """The share of the event that lies within some hours."""
    shared = min(hours[1], event.end) - max(hours[0], event.start)
    return max(0, shared) / max(1, event.end - event.start)


def _at(place: str) -> str:
    return "" if not place or place == "home" else f"at {place} "


def _interested(event: Happening, guest: Persona) -> float:
    """1 when the sort of thing is one of theirs, -1 when they dislike it, else 0."""
    words = content_words(event.what) | {event.noun}
    if any(words & content_words(each) for each in guest.dislikes):
        return -1.0
    likes = (*(each.text for each in guest.interests), *(each.thing for each in guest.projects), *guest.goals)
    stems = {word.rstrip("s").removesuffix("ing") for word in words}
    found = any(stems & {word.rstrip("s").removesuffix("ing") for word in content_words(each)} for each in likes)
    return 1.0 if found else 0.0


def _sociable(manner: frozenset[str]) -> float:
    liking = {"chatty": 1.0, "cheer": 0.8, "warm": 0.4, "curious": 0.4, "shy": -1.0, "gloomy": -0.6, "formal": -0.2}
    return max(-1.0, min(1.0, sum(liking.get(word, 0.0) for word in sorted(manner))))


def _lukewarm(event: Happening, host: str, known: bool, manner: frozenset[str]) -> str:
    if not known:
        return f"hardly knows {host}"
    if "shy" in manner:
        return "does not feel at ease among many people"
    kind = event.noun if event.noun in grammar("gatherings") else event.what
    return f"does not care much for {re.sub(r'y$', 'ie', kind)}s" if kind == event.noun else f"does not care much for the {kind}"
