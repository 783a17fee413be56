"""Owns faults of distances: ways from a bed to the rest of the town that take longer than was asked for."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from game.ai.homes import is_bed
from game.map_check.fault import Fault, warning, where
from game.map_check.subject import Subject
from game.map_check.words import at, listed
from game.world.clock import TICKS_PER_MINUTE
from game.world.footprints import beside
from game.world.places import OUTDOORS, Sector, Tile

GENEROUS = 60.0
"""Game minutes a way may take when nobody says."""


def check_distances(subject: Subject) -> Iterator[Fault]:
    """Ways that take longer than wanted: one sentence for each home. Somebody walks a tile a tick."""
    longest = GENEROUS if subject.longest is None else subject.longest
    places = [sector for sector in subject.town.sectors.values() if sector.id != OUTDOORS and sector.tiles]
    for home in places:
        start = _bed(subject, home)
        if start is None:
            continue
        steps = _steps_from(start, subject)
        far = [(minutes, place) for place in places if place is not home and (minutes := _minutes(steps, place)) > longest]
        if far:
            yield _too_far(home, start, longest, sorted(far, key=lambda one: (-one[0], one[1].id)))


def _bed(subject: Subject, home: Sector) -> Tile | None:
    """Where somebody gets up."""
    beds = (thing for thing in subject.town.objects.values() if is_bed(thing) and thing.spots)
    found = (bed for bed in beds if subject.town.arenas[bed.arena].sector == home.id)
    return next((bed.spots[0].entry for bed in found if subject.is_reached(bed.spots[0].entry)), None)


def _steps_from(start: Tile, subject: Subject) -> NDArray[np.int32]:
    """Steps to every tile, [row, column]; -1 where there is no way."""
    steps = np.full(subject.town.blocked.shape, -1, np.int32)
    steps[start[1], start[0]] = 0
    queue = [start]
    for here in queue:
        for column, row in beside(here, subject.town.blocked):
            if steps[row, column] < 0:
                steps[row, column] = steps[here[1], here[0]] + 1
                queue.append((column, row))
    return steps


def _minutes(steps: NDArray[np.int32], place: Sector) -> float:
    """Game minutes to the nearest tile of a place; 0 where there is no way, which another fault says."""
    taken = [int(steps[row, column]) for column, row in place.tiles if steps[row, column] >= 0]
    return min(taken, default=0) / TICKS_PER_MINUTE


def _too_far(home: Sector, start: Tile, longest: float, far: list[tuple[float, Sector]]) -> Fault:
    ways = listed([f"{minutes:.{minutes < 10:d}f} minutes to {place.name!r} ({place.id})" for minutes, place in far], 3)
    said = f"From the bed in {home.name!r} ({home.id}) {at(start)} it is {ways}, on foot; more than {longest:g} minutes."
    ids = [home.id, *(place.id for _, place in far)]
    return warning("far", said, "Open a shorter way, or move them nearer to each other.", where("areas", ids, [start]))
