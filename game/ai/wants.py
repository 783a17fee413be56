"""Owns what somebody wants to ask of another: a friend's help with what they host, and a beloved's company."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from game.ai.commitments import Commitment, described, heard_of, names_it, spoken_day, spoken_hours
from game.ai.memory import Kind, Memory
from game.ai.persona import Occasion, Persona, Relation
from game.ai.sorts import getting_ready
from game.world.clock import Clock

DAYS_BEFORE = 7
HELP_MINUTES = 60
"""Help is asked for the hour before the guests come."""
_WANTS = re.compile(r"wants to ask (?P<whom>.+?) to ")
LEAST_CLOSENESS = 0.4
"""How close one is to those one asks for help."""


@dataclass(frozen=True, slots=True)
class Want:
    """`text` says what they want of the person named `whom`; `evidence` are the records it rests on."""

    text: str
    whom: str
    evidence: tuple[int, ...] = ()


def wants(
    persona: Persona,
    memories: Sequence[Memory],
    bound: Iterable[Commitment],
    others: Iterable[str],
    clock: Clock,
    now: date,
) -> tuple[Want, ...]:
    """What they want to ask, and have not wanted before; `others` are the names of those who live in town.

    `bound` is what binds them from now on.
    """
    names, held = set(others), list(bound)
    found = [_help(persona, memories, each.occasion, names, now) for each in held if each.occasion.role == "host"]
    found += [_company(persona, memories, each, names, clock, now) for each in _loved(persona)]
    return tuple(want for want in found if want is not None)


def unasked(name: str, texts: Iterable[str]) -> tuple[str, ...]:
    """Whom they want to ask something and have no answer from yet, from the texts of their records, oldest first."""
    still: dict[str, None] = {}
    for text in texts:
        want = _WANTS.match(text.removeprefix(f"{name} ")) if text.startswith(f"{name} wants to ask ") else None
        if want is not None:
            still[want["whom"]] = None
        for whom in [each for each in still if text.startswith((f"{each} promised {name} to ", f"{each} told {name} that "))]:
            del still[whom]
    return tuple(still)


def _help(persona: Persona, memories: Sequence[Memory], occasion: Occasion, names: set[str], now: date) -> Want | None:
    """Ask the closest friend who has not been asked yet, unless somebody has said yes or is still to be asked."""
    if occasion.start is None or not now <= date.fromisoformat(occasion.date) <= now + timedelta(days=DAYS_BEFORE):
        return None
    asked = [each for each in memories if each.text.startswith(f"{persona.name} wants to ask ") and names_it(each.text, occasion)]
    for friend in _friends(persona):
        if friend.name not in names or _refused_by(friend.name, occasion, memories):
            continue
        if any(f"ask {friend.name} to help with" in each.text for each in asked):
            return None
        return Want(f"{persona.name} wants to ask {friend.name} to help with {_before(occasion)}.", friend.name)
    return None


def _before(occasion: Occasion) -> str:
    """What there is to help with, with place and time."""
    assert occasion.start is not None, "help is for a certain hour"
    where = f" at {occasion.place}" if occasion.place else ""
    hour = spoken_hours(occasion.start - HELP_MINUTES, occasion.start)
    return f"the {getting_ready(occasion)} for the {occasion.text}{where} on {spoken_day(occasion.date)} {hour}"


def _company(
    persona: Persona, memories: Sequence[Memory], loved: Relation, names: set[str], clock: Clock, now: date
) -> Want | None:
    """Ask somebody one is in love with along to the next thing that one has heard of and can go to."""
    if loved.name not in names:
        return None
    for memory in memories:
        occasion = _coming(memory, clock, now)
        if occasion is not None and not _settled(persona.name, loved.name, occasion, memories):
            text = f"{persona.name} wants to ask {loved.name} to come to {described(occasion)} together."
            return Want(text, loved.name, (memory.number,))
    return None


def _settled(name: str, loved: str, occasion: Occasion, memories: Sequence[Memory]) -> bool:
    """Whether they have wanted to ask already, are going together, or one of the two will not go."""
    openings = (f"{name} wants to ask {loved} ", f"{loved} promised {name} ")
    refusals = (f"{name} told ", f"{name} will not ", f"{loved} told ", f"{loved} will not ")
    of_it = (each.text for each in memories if names_it(each.text, occasion))
    return any(text.startswith(openings) or (text.startswith(refusals) and "will not" in text) for text in of_it)


def _coming(memory: Memory, clock: Clock, now: date) -> Occasion | None:
    """What a record of something heard or promised says is to come, and is not theirs to give."""
    told = memory.content.kind is Kind.CHAT or (memory.content.kind is Kind.PLAN and " promised " in memory.text)
    found = heard_of(memory.text, clock.moment(memory.created).date()) if told else None
    if found is None or found.date < now.isoformat() or " help with " in memory.text or " wants to ask " in memory.text:
        return None
    return found


def _friends(persona: Persona) -> list[Relation]:
    """Those to ask for help, the closest first."""
    close = [each for each in persona.relations if each.met and each.closeness >= LEAST_CLOSENESS and each.feeling > 0]
    return sorted(close, key=lambda each: (-each.closeness, -each.feeling, each.name))


def _loved(persona: Persona) -> list[Relation]:
    return [each for each in persona.relations if each.crush and each.met]


def _refused_by(friend: str, occasion: Occasion, memories: Sequence[Memory]) -> bool:
    refusals = (each.text for each in memories if each.text.startswith(f"{friend} ") and "not help" in each.text)
    return any(names_it(text, occasion) for text in refusals)
