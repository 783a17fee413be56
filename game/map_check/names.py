"""Owns faults of names: the same twice, and names that differ only by what nobody sees."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from game.map_check.fault import Fault, Where, warning
from game.map_check.subject import Placed, Subject
from game.map_check.words import listed, on, plain
from game.world.areas import read_names

_DIFFER = "have names that differ only by a space, a capital or a sign."


def check_names(subject: Subject) -> Iterator[Fault]:
    """Faults of names."""
    sectors = [area for area in subject.areas if area.thing.kind == "sector"]
    yield from _twice(sectors, "sectors", "the town")
    yield from _alike(sectors, "sectors")
    arenas = [area for area in subject.areas if area.thing.kind == "arena" and area.id in subject.town.arenas]
    for sector in subject.town.sectors.values():
        within = [arena for arena in arenas if subject.town.arenas[arena.id].sector == sector.id]
        yield from _twice(within, "arenas", repr(sector.name))
        yield from _alike(within, "arenas")
    yield from _padded([*sectors, *arenas, *subject.objects])
    for spawn in subject.spawns:
        yield from _padded_resident(spawn)
    yield from _kinds(subject)
    yield from _people(subject)


def _twice(places: list[Placed], kind: str, scope: str) -> Iterator[Fault]:
    counts = Counter(place.thing.name for place in places)
    for name in sorted(name for name, count in counts.items() if name and count > 1):
        same = [place for place in places if place.thing.name == name]
        ids = listed([f"{place.id}{place.place}" for place in same])
        said = f"{on(same[0].layer)}{len(same)} {kind} of {scope} are called {name!r}: {ids}."
        yield warning("name-twice", said, "Give each its own name: nobody can say which one is meant.", _all(same))


def _alike(places: list[Placed], kind: str) -> Iterator[Fault]:
    for names in _groups(place.thing.name for place in places):
        same = [place for place in places if place.thing.name in names]
        which = listed([f"{place.thing.name!r} ({place.id}){place.place}" for place in same])
        said = f"{on(same[0].layer)}the {kind} {which} {_DIFFER}"
        yield warning("names-alike", said, "Give them names one can tell apart.", _all(same))


def _padded(places: Iterable[Placed]) -> Iterator[Fault]:
    """A space before or behind a name, or two in it, which Tiled does not show."""
    for place in places:
        name = place.thing.name
        if name.strip() and name != _tidy(name):
            said = f"{on(place.layer)}the name {name!r} ({place.id}){place.place} has a space too many."
            yield warning("names-alike", said, f"Write {_tidy(name)!r}.", place.at)


def _padded_resident(spawn: Placed) -> Iterator[Fault]:
    name = str(spawn.thing.properties.get("resident") or "")
    if name.strip() and name != _tidy(name):
        said = f"{on(spawn.layer)}{spawn.said}{spawn.place} has resident {name!r}, with a space too many."
        yield warning("names-alike", said, f"Write {_tidy(name)!r}.", spawn.at)


def _kinds(subject: Subject) -> Iterator[Fault]:
    """Kinds of things: "coffee machine" here, "Coffee-machine" there."""
    counts = Counter(_tidy(thing.name) for thing in subject.objects)
    for names in _groups(counts):
        usual = max(names, key=lambda name: (counts[name], name))
        odd = [thing for thing in subject.objects if _tidy(thing.name) in names and _tidy(thing.name) != usual]
        which = listed([f"{thing.name!r} ({thing.id}){thing.place}" for thing in odd])
        said = f"{on(odd[0].layer)}the kinds {listed([repr(name) for name in names])} {_DIFFER} The rarer: {which}."
        yield warning("names-alike", said, f"Call them all {usual!r}.", _all(odd))


def _people(subject: Subject) -> Iterator[Fault]:
    """Residents' names, on whatever they are written."""
    named = [(name, place) for place, text in _owners(subject) for name in read_names(text)]
    counts = Counter(name for name, _ in named)
    for names in _groups(counts):
        usual = max(names, key=lambda name: (counts[name], name))
        odd = [place for name, place in named if name in names and name != usual]
        which = listed([f"{place.said}{place.place}" for place in odd])
        said = f"The residents {listed([repr(name) for name in names])} {_DIFFER} The rarer stands at {which}."
        yield warning("names-alike", said, f"If one person is meant, write {usual!r} everywhere.", _all(odd))


def _owners(subject: Subject) -> Iterator[tuple[Placed, object]]:
    for place in (*subject.areas, *subject.objects):
        yield place, place.thing.properties.get("private_to")
    for spawn in subject.spawns:
        yield spawn, spawn.thing.properties.get("resident")


def _groups(names: Iterable[str]) -> Iterator[list[str]]:
    """Different names that are equal but for what nobody sees."""
    groups: dict[str, list[str]] = {}
    for name in sorted(set(names)):
        if plain(name):
            groups.setdefault(plain(name), []).append(name)
    yield from (group for group in groups.values() if len(group) > 1)


def _tidy(name: str) -> str:
    return " ".join(name.split())


def _all(places: Sequence[Placed]) -> Where:
    """Where to look for several at once."""
    tiles = tuple(tile for place in places for tile in place.tiles[:1])
    return Where(places[0].layer, tuple(place.id for place in places), tiles)
