"""Owns who starts a talk with whom: a rule over who is near, how close they are, what they have to tell, and who spoke when."""

import re

from game.ai.persona import Persona
from game.ai.relations import impression
from game.ai.residents import Resident
from game.world.bodies import Body
from game.world.chance import chance
from game.world.clock import TICKS_PER_HOUR, TICKS_PER_MINUTE
from game.world.simulation import Simulation

NEAR = 3
"""Tiles within which two people greet each other."""
CALLS_OVER = 5
"""Tiles from which somebody who has something to tell speaks to another."""
GOES_OVER = 9
"""Tiles from which somebody goes over to one whom they want to ask something."""
LOOKED_FOR = 0.5
"""How much readier they are to talk to that one, per game minute."""
QUIET_ALONE = 12 * TICKS_PER_MINUTE
"""After a talk a resident starts no other for so long."""
QUIET_PAIR = 5 * TICKS_PER_HOUR
"""Two who talked do not talk again for so long."""
STRANGERS = 0.11
"""Chance per game minute that strangers side by side begin to talk."""
ACQUAINTED, CLOSE = 0.05, 0.14
"""The same for people who know each other, and what full closeness adds."""
AT_ODDS = 0.35
"""How much of that is left between people who cannot stand each other."""
COMPANY = 2.0
"""How much readier somebody near is to join a talk than to begin one."""
_HAS_TO_TELL = re.compile(r"\b(?:invite|tell|announce)\b")
SOCIABLE = ("outgoing", "sociable", "talkative", "chatty", "friendly", "warm", "hospitable", "curious", "enthusiastic", "loud")
RESERVED = ("shy", "reserved", "solitary", "quiet", "timid", "intense")


def meetings(residents: dict[int, Resident], simulation: Simulation, seed: int) -> list[tuple[int, int]]:
    """The pairs who begin a talk at this tick, each resident in at most one, in order of id."""
    tick, bodies = simulation.now, simulation.bodies
    here = [each for each in residents.values() if each.id in bodies]
    free = [each for each in here if _open_to_talk(each, bodies[each.id], tick)]
    taken: set[int] = set()
    pairs: list[tuple[int, int]] = []
    for index, one in enumerate(free):
        for other in free[index + 1 :]:
            if one.visitor:
                break  # a player begins talks of their own accord
            if one.id in taken or other.id in taken or not _within_reach(one, other, simulation):
                continue
            if _would_talk(one, other, seed, tick):
                taken.update((one.id, other.id))
                pairs.append((one.id, other.id))
    return pairs


def company(pair: tuple[int, int], residents: dict[int, Resident], simulation: Simulation, seed: int) -> tuple[int, ...]:
    """Who joins in when these two begin to talk: at most one, near both, and free."""
    tick, bodies = simulation.now, simulation.bodies
    one, other = residents[pair[0]], residents[pair[1]]
    for third in residents.values():
        if third.visitor or third.id in pair or third.id not in bodies or not _open_to_talk(third, bodies[third.id], tick):
            continue
        near = all(_within_reach(third, each, simulation) for each in (one, other))
        fresh = all(_rested(third, each, tick) for each in (one, other))
        wish = (_eagerness(third, one) + _eagerness(third, other)) * COMPANY
        if near and fresh and chance(seed, tick, third.id, "join").random() < wish:
            return (third.id,)
    return ()


def _open_to_talk(resident: Resident, body: Body, tick: int) -> bool:
    if body.asleep or body.conversation is not None or "voice" in resident.lanes:
        return False
    last = max(resident.talked.values(), default=-QUIET_ALONE)
    return tick - last >= QUIET_ALONE and not (body.doing is not None and body.doing.asleep)


def _within_reach(one: Resident, other: Resident, simulation: Simulation) -> bool:
    """Whether they are side by side, in one room; whoever has something to tell calls over from a little farther."""
    here, there = simulation.bodies[one.id].tile, simulation.bodies[other.id].tile
    reach = CALLS_OVER if _has_to_tell(one) or _has_to_tell(other) else NEAR
    reach = GOES_OVER if _looks_for(one, other) or _looks_for(other, one) else reach
    if max(abs(here[0] - there[0]), abs(here[1] - there[1])) > reach:
        return False
    return simulation.town.arena_at(here).id == simulation.town.arena_at(there).id


def _looks_for(one: Resident, other: Resident) -> bool:
    """Whether somebody wants to ask the other something."""
    return one.plan is not None and other.id in one.plan.asks


def _would_talk(one: Resident, other: Resident, seed: int, tick: int) -> bool:
    if not _rested(one, other, tick):
        return False
    chances = _eagerness(one, other), _eagerness(other, one)
    return chance(seed, tick, one.id * 100_003 + other.id, "meet").random() < sum(chances) / 2


def _rested(one: Resident, other: Resident, tick: int) -> bool:
    """Whether it is long enough since these two last talked."""
    last = max(one.talked.get(other.id, -QUIET_PAIR), other.talked.get(one.id, -QUIET_PAIR))
    looked_for = _looks_for(one, other) or _looks_for(other, one)
    return tick - last >= (QUIET_PAIR // 2 if looked_for else QUIET_PAIR)


def _eagerness(one: Resident, other: Resident) -> float:
    """How likely `one` is to speak to `other` in a minute side by side."""
    relation = impression(one.persona, other.name)
    known = relation is not None and relation.met
    wish = ACQUAINTED + CLOSE * relation.closeness if relation is not None and known else STRANGERS
    if relation is not None and relation.feeling < -0.4:
        wish *= AT_ODDS
    traits = one.persona.traits
    wish *= 1.5 if any(trait in SOCIABLE for trait in traits) else 1.0
    wish *= 0.6 if any(trait in RESERVED for trait in traits) else 1.0
    wish *= 1.6 if _has_to_tell(one) else 1.0
    return wish + (LOOKED_FOR if _looks_for(one, other) else 0.0)


def to_tell(persona: Persona) -> str:
    """What they want to invite people to or tell them, by their own goals ("wants to invite every guest"); "" for nothing."""
    return next((goal for goal in persona.goals if _HAS_TO_TELL.search(goal)), "")


def _has_to_tell(one: Resident) -> bool:
    return bool(to_tell(one.persona))
