"""Owns what everybody does at the first midnight: asleep in their beds, but for whoever is in the middle of a night shift."""

from collections.abc import Mapping

from game.ai.mind import BreakDownHour, Circumstances, PlanDay
from game.ai.offline.atlas import atlas_of
from game.ai.offline.mind import OfflineMind
from game.ai.offline.shift_hours import night_before
from game.ai.offline.today import Today
from game.ai.plans import Step
from game.ai.residents import Resident
from game.world.clock import TICKS_PER_DAY, Clock
from game.world.commands import Do
from game.world.places import Tile, Town

SHORTLY = 30
"""Minutes of the first night that are looked at."""


def first_deed(resident: Resident, clock: Clock, seed: int) -> Do:
    """What somebody does at the first midnight, until their day is planned."""
    step = _on_shift(resident, clock, seed)
    if step is not None:
        until = TICKS_PER_DAY
        return Do(resident.id, step.text, step.emoji, step.arena, step.target, step.state, until, step.activity)
    arena = resident.known.home_arena or 0
    return Do(resident.id, "sleeping", "💤", arena, resident.known.bed, until=TICKS_PER_DAY, activity="sleep", asleep=True)


def at_work(town: Town, residents: Mapping[int, Resident], clock: Clock, seed: int) -> dict[int, list[Tile]]:
    """Where those who are on a night shift may stand at the first midnight, the best tile first."""
    found = {}
    for number, resident in residents.items():
        step = _on_shift(resident, clock, seed)
        if step is not None and (tiles := _tiles(town, step)):
            found[number] = tiles
    return found


def _on_shift(resident: Resident, clock: Clock, seed: int) -> Step | None:
    """The first step of the night shift that somebody is on at the first midnight; None for who is at home."""
    persona, known, start = resident.persona, resident.known, clock.start
    today = Today(
        persona, resident.id, seed, 0, start.weekday(), start.isoformat(), atlas_of(known, persona.name, persona.pronouns[0])
    )
    if night_before(today) is None:
        return None
    arena = known.home_arena or 0
    now = Circumstances(resident.id, persona, seed, 0, 0, start.isoformat(), start.weekday(), 0, known, arena)
    mind = OfflineMind()
    steps = mind.break_down_hour(BreakDownHour(now, mind.plan_day(PlanDay(now)), 0, SHORTLY))
    return next((step for step in steps if step.activity == "work"), None)


def _tiles(town: Town, step: Step) -> list[Tile]:
    """The places to use its object from, then any free tile of its room."""
    thing = town.objects.get(step.target) if step.target is not None else None
    beside = [spot.tile for spot in thing.spots] if thing else []
    return [*beside, *(tile for tile in town.arenas[step.arena].tiles if not town.blocked[tile[1], tile[0]])]
