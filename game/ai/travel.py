"""Owns the time it takes to get somewhere: whoever has to be elsewhere leaves in time, and what was planned before ends."""

from collections.abc import Callable
from dataclasses import replace
from math import ceil

from game.ai.plans import Step
from game.world.clock import TICKS_PER_MINUTE
from game.world.places import Tile, Town

DETOUR = 1.3
"""How much longer a way is than its columns and rows: around houses, to doors."""
LEAST = 5
"""Game minutes below which what is left of a step is not worth beginning."""
STRETCHED = 15
"""Game minutes to which a step is stretched when the one after it has fallen away."""
FIRM = 10
"""Game minutes that something firm is given at least, however late that makes what follows."""
SHORT = 3
"""A way of so few game minutes (to the next room) is not left early for."""

Way = Callable[[Step, Step], int]
"""Game minutes from where one step is done to where the next is."""


def way_in(town: Town) -> Way:
    """How long ways take in a town, as somebody who knows it would guess (a tile a tick)."""

    def minutes(one: Step, other: Step) -> int:
        here, there = _place(town, one), _place(town, other)
        if one.arena == other.arena or here is None or there is None:
            return 0
        (column, row), (to_column, to_row) = here, there
        way = ceil((abs(column - to_column) + abs(row - to_row)) * DETOUR / TICKS_PER_MINUTE)
        return way if way > SHORT else 0

    return minutes


def leave_in_time(before: tuple[Step, ...], steps: tuple[Step, ...], way: Way, since: int) -> tuple[Step, ...]:
    """All the steps: each of `steps` begun early enough to get there, what comes before it ending that much sooner.

    What would be left too short falls away, unless it is firm: then what follows begins late, and what of that is over
    before they are there falls away. Of what has begun before minute `since` nothing but its end is changed. There are no
    holes. `before` are steps that this was done to already.
    """
    kept = list(before)
    for index, step in enumerate(steps):
        longer = _make_way(kept, step, way, since)
        last = index == len(steps) - 1
        kept = longer if last or not _is_over(longer, step, way) else longer[:-1]
    return tuple(kept)


def _is_over(kept: list[Step], step: Step, way: Way) -> bool:
    """Whether a step that begins late ends before they can be there."""
    if len(kept) < 2 or kept[-2].asleep or step.firm:
        return False
    there = kept[-1].start + way(kept[-2], step)
    return there > step.start and there + LEAST > step.end


def _make_way(before: list[Step], step: Step, way: Way, since: int) -> list[Step]:
    """Cut the steps before so that there is time to walk from the last that remains."""
    kept = list(before)
    while kept:
        last = kept[-1]
        leave = step.start - way(last, step)
        if last.asleep:
            return [*kept, _from(step, last.end)]
        if leave >= last.end:
            end = max(last.end, min(leave, last.start + last.way + STRETCHED))
            return [*kept[:-1], replace(last, end=end), _from(step, end)]
        least = last.start + last.way + (FIRM if last.firm else LEAST)
        if leave >= least or last.firm or last.start < since or len(kept) == 1:
            end = max(leave, min(last.end, max(least, since)))
            return [*kept[:-1], replace(last, end=end), _from(step, end)]
        kept.pop()
    return [step]


def _from(step: Step, minute: int) -> Step:
    """The step with the time before it for getting there."""
    return replace(step, start=minute, way=max(0, step.start - minute))


def _place(town: Town, step: Step) -> Tile | None:
    """Where it is done; None for a place that is on the map no more, of which they do not know yet."""
    if step.target is not None and step.target in town.objects:
        thing = town.objects[step.target]
        return thing.spots[0].entry if thing.spots else thing.tiles[0]
    tiles = town.arenas[step.arena].tiles if step.arena in town.arenas else ()
    return tiles[len(tiles) // 2] if tiles else None
