"""Owns the freezing: from the living state of residents and world to what a worker may see."""

from game.ai.residents import Resident
from game.ai.thought import Asked, Portrait, Snapshot
from game.world.bodies import Line
from game.world.events import Percept
from game.world.simulation import Simulation


def snapshot(
    asked: Asked, others: tuple[int, ...], residents: dict[int, Resident], simulation: Simulation, seed: int
) -> Snapshot:
    """What a request is thought from: its members, and `others` who matter to it, as they are now."""
    people = dict.fromkeys((asked.resident, *asked.members, *others))
    minds = tuple(_portrait(residents[each], residents, simulation, asked.percepts) for each in people)
    lines: tuple[Line, ...] = ()
    if asked.conversation is not None:
        lines = tuple(simulation.conversations[asked.conversation].lines)
    return Snapshot(asked, seed, minds, lines, simulation.town, simulation.redrawn)


def _portrait(
    resident: Resident, residents: dict[int, Resident], simulation: Simulation, percepts: tuple[Percept, ...]
) -> Portrait:
    body = simulation.body(resident.id)
    return Portrait(
        id=resident.id,
        persona=resident.persona,
        known=resident.known,
        plan=resident.plan,
        stream=resident.stream.view(),
        arena=simulation.town.arena_at(body.tile).id,
        doing=body.doing.text if body.doing else "",
        recent=resident.recent,
        names=simulation.known_names(),
        pronouns=tuple((each.id, each.persona.pronouns[0]) for each in residents.values()),
        talks=_own_talks(resident.id, simulation, percepts),
        following=resident.following,
        summary=resident.summary,
    )


def _own_talks(resident: int, simulation: Simulation, percepts: tuple[Percept, ...]) -> tuple[int, ...]:
    heard = dict.fromkeys(percept.event.conversation for percept in percepts if percept.event.conversation is not None)
    return tuple(number for number in heard if resident in simulation.conversations[number].members)
