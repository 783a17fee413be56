"""Owns faults of homes and rooms: what a day needs and is not there, and rooms that hold more than they may."""

from collections.abc import Iterator

from game.ai.homes import is_bed, workplaces
from game.ai.offline.objects import NOT_AT_ALL, rank, words_of
from game.map_check.fault import Fault, warning, where
from game.map_check.kinds import meant_kind
from game.map_check.subject import Subject
from game.map_check.words import at, listed
from game.world.places import OUTDOORS, Arena, Sector, WorldObject

NEEDS = {
    "sleep": ("bed",),
    "wash": ("shower", "bathroom_sink", "toilet", "water"),
    "eat": ("stove", "refrigerator", "worktop", "meal_seat"),
    "sit": ("seat", "meal_seat"),
}
"""What everybody does every day -> what it is done at, as keys of `assets/knowledge/objects.toml`."""
_AT_HOME = ("wash", "eat")
"""What nobody should have to leave the house for."""
_ADVICE = {
    "sleep": "a bed",
    "wash": "a toilet, a bathroom sink or a shower",
    "eat": "a stove, a refrigerator or a table",
    "sit": "a chair or a bench",
}
_FOR_ONE = ("toilet", "urinal", "shower", "bathtub", "bath", "sink", "washbasin")
"""Things that one person uses behind a closed door."""


def check_homes(subject: Subject) -> Iterator[Fault]:
    """Faults of homes and rooms."""
    things = subject.town.objects.values()
    lacking = [need for need in NEEDS if not any(_serves(thing, need) for thing in things)]
    if subject.town.objects:
        yield from (_town_lacks(need) for need in lacking)
    for sector in subject.town.sectors.values():
        inside = [thing for thing in subject.town.objects.values() if subject.town.arenas[thing.arena].sector == sector.id]
        if sector.id == OUTDOORS:
            continue
        if any(is_bed(thing) for thing in inside):
            yield from _home(subject, sector, inside, lacking)
        elif sector.norms.private_to and "home" in words_of(sector.norms.purpose) and "sleep" not in lacking:
            said = f"Layer 'areas': {sector.name!r} ({sector.id}) {at(sector.tiles[0])} is somebody's home, but has no bed."
            yield warning(
                "home-lacks", said, "Place a bed on the layer 'objects'.", where("areas", [sector.id], sector.tiles[:1])
            )
    for arena in subject.town.arenas.values():
        if arena.norms.capacity is not None:
            yield from _room(subject, arena, arena.norms.capacity)


def _serves(thing: WorldObject, need: str) -> bool:
    return any(rank(wanted, meant_kind(thing.kind)) < NOT_AT_ALL for wanted in NEEDS[need])


def _town_lacks(need: str) -> Fault:
    return warning(
        "town-lacks", f"Nobody in this town can {need}: nothing on the map is for it.", f"Place {_ADVICE[need]} in each home."
    )


def _home(subject: Subject, sector: Sector, inside: list[WorldObject], lacking: list[str]) -> Iterator[Fault]:
    """A place with beds, where one cannot wash or eat; and one that closes on whoever sleeps there."""
    missing = [need for need in _AT_HOME if need not in lacking and not any(_serves(thing, need) for thing in inside)]
    beds = [thing for thing in inside if is_bed(thing)]
    name, tile = f"{sector.name!r} ({sector.id})", sector.tiles[0] if sector.tiles else beds[0].tiles[0]
    if missing:
        said = f"Layer 'areas': {name} {at(tile)} has beds, but nobody can {listed(missing).replace(' and ', ' or ')} in it."
        advice = f"Place {'; and '.join(_ADVICE[need] for need in missing)} on the layer 'objects'."
        yield warning("home-lacks", said, advice, where("areas", [sector.id], [tile]))
    closes = sector.norms.hours not in (None, (0, 24 * 60))
    if closes and not sector.norms.private_to and not _staff_sleeps_there(subject, sector, beds):
        said = f"Layer 'areas': {name} {at(tile)} has beds and opening hours: at other times its own people are shut out."
        advice = "Write whose home it is in private_to (its hours do not bind them), or draw the home as a sector of its own."
        yield warning("shut-in", said, advice, where("areas", [sector.id, *(bed.id for bed in beds)], [tile]))


def _staff_sleeps_there(subject: Subject, sector: Sector, beds: list[WorldObject]) -> bool:
    """Whether the beds are those of people who work there, whom hours do not bind."""
    staff = workplaces(subject.town, subject.people or ()).get(sector.id, ())
    owners = [bed.private_to or subject.town.arenas[bed.arena].norms.private_to for bed in beds]
    return all(names and set(names) <= set(staff) for names in owners)


def _room(subject: Subject, arena: Arena, capacity: int) -> Iterator[Fault]:
    """More beds, toilets or baths than there may be people."""
    things = [thing for thing in subject.town.objects.values() if thing.arena == arena.id]
    beds = [thing for thing in things if is_bed(thing)]
    groups = {"beds": beds} | {f"{word}s": [thing for thing in things if word in words_of(thing.kind)] for word in _FOR_ONE}
    for name, group in groups.items():
        places = sum(thing.capacity for thing in group) if group is beds else len(group)
        if group and places > capacity:
            which = listed([f"{thing.kind} ({thing.id}) {at(thing.tiles[0])}" for thing in group])
            people = "one person" if capacity == 1 else f"{capacity} people"
            has = f"{places} places to sleep" if group is beds else f"{places} {name if not name.startswith('bath') else 'baths'}"
            said = (
                f"Layer 'areas': {subject.town.arena_address(arena.id)!r} ({arena.id}) is for {people}, but has {has}: {which}."
            )
            advice = f"Write capacity {places}, or take the rest away."
            ids = [arena.id, *(thing.id for thing in group)]
            yield warning("one-person-room", said, advice, where("areas", ids, [thing.tiles[0] for thing in group]))
