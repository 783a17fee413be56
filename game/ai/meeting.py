"""Owns who starts a talk with whom: a rule over who is near, how close they are, and when they last spoke."""

from game.ai.relations import closeness
from game.ai.residents import Resident
from game.world.bodies import Body
from game.world.chance import chance
from game.world.clock import TICKS_PER_HOUR, TICKS_PER_MINUTE
from game.world.simulation import Simulation

NEAR = 3
"""Tiles within which two people greet each other."""
QUIET_ALONE = 45 * TICKS_PER_MINUTE
"""After a talk a resident starts no other for so long."""
QUIET_PAIR = 4 * TICKS_PER_HOUR
"""Two who talked do not talk again for so long."""
EAGERNESS = 0.02
"""Chance per game minute that strangers side by side begin to talk; closeness adds to it."""


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
    liking = max(closeness(one.persona, other.name), closeness(other.persona, one.name))
    return chance(seed, tick, one.id * 100_003 + other.id, "meet").random() < EAGERNESS + 0.15 * liking
