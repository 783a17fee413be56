"""Owns what somebody wants to ask of another: a friend's help with what they host, and a beloved's company."""

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


def _help(persona: Persona, memories: Sequence[Memory], occasion: Occasion, names: set[str], now: date) -> Want | None:
    """Ask the closest friend who has not been asked yet, unless somebody has said yes or is still to be asked."""
    if occasion.start is None or not now <= date.fromisoformat(occasion.date) <= now + timedelta(days=DAYS_BEFORE):
        return None
    asked = [memory for memory in memories if memory.text.startswith(f"{persona.name} wants to ask ") and "to help with" in memory.text]
    asked = [memory for memory in asked if names_it(memory.text, occasion)]
    friends = [each for each in _friends(persona) if each.name in names]
    for friend in friends:
        if not any(f"ask {friend.name} to" in memory.text for memory in asked):
            break
        if not _refused_by(friend.name, persona.name, occasion, memories):
            return None
    else:
        return None
    begin = occasion.start - HELP_MINUTES
    where = f" at {occasion.place}" if occasion.place else ""
    what = f"the {getting_ready(occasion)} for the {occasion.text}{where} on {spoken_day(occasion.date)} {spoken_hours(begin, occasion.start)}"
    return Want(f"{persona.name} wants to ask {friend.name} to help with {what}.", friend.name)


def _company(
    persona: Persona, memories: Sequence[Memory], loved: Relation, names: set[str], clock: Clock, now: date
) -> Want | None:
    """Ask somebody one is in love with along to the next thing that one has heard of and can go to."""
    if loved.name not in names:
        return None
    for memory in memories:
        occasion = _coming(persona, memory, clock, now)
        if occasion is None:
            continue
        of_it = [each for each in memories if names_it(each.text, occasion)]
        settled = any(
            each.text.startswith((f"{persona.name} wants to ask {loved.name} ", f"{loved.name} promised {persona.name} "))
            or "will not" in each.text
            for each in of_it
        )
        if not settled:
            return Want(f"{persona.name} wants to ask {loved.name} to come to {described(occasion)} together.", loved.name, (memory.number,))
    return None


def _coming(persona: Persona, memory: Memory, clock: Clock, now: date) -> Occasion | None:
    """What a record of something heard or promised says is to come, and is not theirs to give."""
    told = memory.content.kind is Kind.CHAT or (memory.content.kind is Kind.PLAN and " promised " in memory.text)
    found = heard_of(memory.text, clock.moment(memory.created).date()) if told else None
    if found is None or found.date < now.isoformat() or "to help with" in memory.text:
        return None
    return found


def _friends(persona: Persona) -> list[Relation]:
    """Those to ask for help, the closest first."""
    close = [each for each in persona.relations if each.met and each.closeness >= LEAST_CLOSENESS and each.feeling > 0]
    return sorted(close, key=lambda each: (-each.closeness, -each.feeling, each.name))


def _loved(persona: Persona) -> list[Relation]:
    return [each for each in persona.relations if each.crush and each.met]


def _refused_by(friend: str, name: str, occasion: Occasion, memories: Sequence[Memory]) -> bool:
    return any(
        memory.text.startswith(f"{friend} ") and "not help" in memory.text and names_it(memory.text, occasion) for memory in memories
    )
