"""Owns faults of what is expected in places: hours, capacity."""

from collections.abc import Iterator

from game.map_check.fault import Fault, Where, error, warning
from game.map_check.subject import AREA_CLASSES, Placed, Subject
from game.map_check.words import on
from game.world.areas import read_count, read_hours, read_time
from game.world.norms import is_open
from game.world.places import OUTDOORS, Norms

_DAY = range(24 * 60)


def check_norms(subject: Subject) -> Iterator[Fault]:
    """Faults of hours and capacities."""
    for place in (*subject.areas, *subject.objects):
        if place.thing.kind in AREA_CLASSES:
            yield from _hours(place)
        yield from _capacity(place)
    for area in subject.areas:
        yield from _fits(subject, area)
    yield from _never_both(subject)


def _hours(area: Placed) -> Iterator[Fault]:
    value = area.thing.properties.get("hours")
    if value in (None, "") or read_hours(str(value)) is not None:
        return
    said = f"{on(area.layer)}{area.said}{area.place} has hours {str(value)!r}"
    ends = [read_time(part) for part in str(value).replace("\u2013", "-").split("-")]
    if len(ends) == 2 and ends[0] is not None and ends[0] == ends[1]:
        yield warning("never-open", f"{said}: it would never open.", "Write when it opens and when it closes.", area.at)
    else:
        advice = "Write them like 08:00-17:00, one time of opening a day; without the property it is always open."
        yield warning("hours", f"{said}, which cannot be read.", advice, area.at)


def _capacity(place: Placed) -> Iterator[Fault]:
    value = place.thing.properties.get("capacity")
    if value in (None, "") or read_count(value) is not None:
        return
    nobody = str(value).strip() in ("0", "0.0")
    why = "so that nobody may use it" if nobody else "which is no number of people"
    said = f"{on(place.layer)}{place.said}{place.place} has capacity {value!r}, {why}."
    yield error("capacity", said, "Write a whole number from 1; without the property there is no limit.", place.at)


def _fits(subject: Subject, area: Placed) -> Iterator[Fault]:
    """More people than there are tiles to stand on, seats and beds counted."""
    made = subject.town.arenas.get(area.id) or subject.town.sectors.get(area.id)
    count = read_count(area.thing.properties.get("capacity"))
    if made is None or count is None or not area.tiles:
        return
    inside = set(made.tiles)
    tiles = {tile for tile in made.tiles if not subject.is_blocked(tile)}
    spots = (spot for thing in subject.town.objects.values() for spot in thing.spots if spot.on)
    tiles |= {spot.tile for spot in spots if spot.tile in inside}
    if tiles and count > len(tiles):
        said = f"{on(area.layer)}{area.said}{area.place} has capacity {count}, but only {len(tiles)} tiles to be on."
        yield warning("capacity", said, "Write a smaller number, or make it larger.", area.at)


def _never_both(subject: Subject) -> Iterator[Fault]:
    """A room that is open only while its building is closed."""
    for area in subject.areas:
        arena = subject.town.arenas.get(area.id)
        if arena is None or arena.sector in (OUTDOORS, area.id) or arena.norms.hours is None:
            continue
        sector = subject.town.sectors[arena.sector]
        if not any(_both(arena.norms, sector.norms, minute) for minute in _DAY):
            said = f"{on(area.layer)}{area.said}{area.place} is open only while {sector.name!r} ({sector.id}) is closed."
            where = Where(area.layer, (area.id, sector.id), area.tiles[:1])
            yield warning("never-open", said, "Let their hours share some time.", where)


def _both(one: Norms, other: Norms, minute: int) -> bool:
    return is_open(one, minute) and is_open(other, minute)
