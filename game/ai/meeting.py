"""Owns who starts a talk with whom: a rule over who is near, how close they are, what they have to tell, and who spoke when."""

from game.ai.relations import impression
from game.ai.residents import Resident
from game.world.bodies import Body
from game.world.chance import chance
from game.world.clock import TICKS_PER_HOUR, TICKS_PER_MINUTE
from game.world.simulation import Simulation

NEAR = 3
"""Tiles within which two people greet each other."""
QUIET_ALONE = 15 * TICKS_PER_MINUTE
"""After a talk a resident starts no other for so long."""
QUIET_PAIR = 5 * TICKS_PER_HOUR
"""Two who talked do not talk again for so long."""
STRANGERS = 0.09
"""Chance per game minute that strangers side by side begin to talk."""
ACQUAINTED, CLOSE = 0.05, 0.08
"""The same for people who know each other, and what full closeness adds."""
AT_ODDS = 0.35
"""How much of that is left between people who cannot stand each other."""
SOCIABLE = ("outgoing", "sociable", "talkative", "chatty", "friendly", "warm", "hospitable", "curious", "enthusiastic", "loud")
RESERVED = ("shy", "reserved", "solitary", "quiet", "timid", "intense")


def meetings(residents: dict[int, Resident], simulation: Simulation, seed: int) -> list[tuple[int, int]]:
    """The pairs who begin a talk at this tick, each resident in at most one, in order of id."""
    tick, bodies = simulation.now, simulation.bodies
    free = [each for each in residents.values() if _open_to_talk(each, bodies[each.id], tick)]
    taken: set[int] = set()
    pairs: list[tuple[int, int]] = []
    for index, one in enumerate(free):
        for other in free[index + 1 :]:
            if one.id in taken or other.id in taken or not _near(bodies[one.id], bodies[other.id], simulation):
                continue
            if _would_talk(one, other, seed, tick):
                taken.update((one.id, other.id))
                pairs.append((one.id, other.id))
    return pairs


def _open_to_talk(resident: Resident, body: Body, tick: int) -> bool:
    if body.asleep or body.conversation is not None or "voice" in resident.lanes:
        return False
    last = max(resident.talked.values(), default=-QUIET_ALONE)
    return tick - last >= QUIET_ALONE and not (body.doing is not None and body.doing.asleep)


def _near(one: Body, other: Body, simulation: Simulation) -> bool:
    if max(abs(one.tile[0] - other.tile[0]), abs(one.tile[1] - other.tile[1])) > NEAR:
        return False
    return simulation.town.arena_at(one.tile).id == simulation.town.arena_at(other.tile).id


def _would_talk(one: Resident, other: Resident, seed: int, tick: int) -> bool:
    last = max(one.talked.get(other.id, -QUIET_PAIR), other.talked.get(one.id, -QUIET_PAIR))
    if tick - last < QUIET_PAIR:
        return False
    chances = _eagerness(one, other), _eagerness(other, one)
    return chance(seed, tick, one.id * 100_003 + other.id, "meet").random() < sum(chances) / 2


def _eagerness(one: Resident, other: Resident) -> float:
    """How likely `one` is to speak to `other` in a minute side by side."""
    relation = impression(one.persona, other.name)
    known = relation is not None and relation.met
    wish = ACQUAINTED + CLOSE * relation.closeness if relation is not None and known else STRANGERS
    if relation is not None and relation.feeling < -0.4:
        wish *= AT_ODDS
    traits = one.persona.traits
    return (
        wish
        * (1.5 if any(each in SOCIABLE for each in traits) else 1.0)
        * (0.6 if any(each in RESERVED for each in traits) else 1.0)
    )
