"""Owns finding the place that words mean: "the Willows" is The Willows Market and Pharmacy."""

import re
from collections.abc import Iterator
from unicodedata import combining, normalize

from game.world.places import OUTDOORS, Town

_SMALL = frozenset(["a", "an", "and", "at", "by", "for", "from", "in", "near", "of", "on", "the", "to"])
_WORD = re.compile(r"\w+")
_POSSESSIVE = re.compile(r"['\u2019]s?\b")


def sector_named(town: Town, text: str) -> int | None:
    """The sector that a name in somebody's own words means, by its own name or by a room only it has; None if none.

    Case, accents, "the" and possessives do not matter. The name that says least besides is taken, then the lowest id.
    """
    wanted = _words(text)
    matches = sorted((cost, sector) for cost, sector in _costs(town, wanted)) if wanted else []
    return matches[0][1] if matches else None


def same_place(one: str, other: str) -> bool:
    """Whether two names are one but for case, accents, small words and possessives."""
    return _words(one) == _words(other) != frozenset()


def _costs(town: Town, wanted: frozenset[str]) -> Iterator[tuple[int, int]]:
    """(words that do not match, sector) for each sector that could be meant."""
    rooms = _rooms(town)
    for sector in town.sectors.values():
        name = _words(sector.name)
        if sector.id == OUTDOORS or not name:
            continue
        if wanted <= name or name <= wanted:
            yield len(wanted ^ name), sector.id
        for room in rooms.get(sector.id, ()):
            if wanted <= name | room and wanted & name:
                yield len((name | room) - wanted), sector.id
    yield from _only_room(rooms, wanted)


def _only_room(rooms: dict[int, tuple[frozenset[str], ...]], wanted: frozenset[str]) -> Iterator[tuple[int, int]]:
    """A room that a single sector has ("the library") stands for that sector."""
    having = [sector for sector, names in rooms.items() if wanted in names]
    if len(having) == 1:
        yield len(wanted), having[0]


def _rooms(town: Town) -> dict[int, tuple[frozenset[str], ...]]:
    rooms: dict[int, tuple[frozenset[str], ...]] = {}
    for arena in town.arenas.values():
        rooms[arena.sector] = (*rooms.get(arena.sector, ()), _words(arena.name))
    return rooms


def _words(text: str) -> frozenset[str]:
    plain = "".join(letter for letter in normalize("NFKD", text) if not combining(letter)).casefold()
    return frozenset(_WORD.findall(_POSSESSIVE.sub("", plain))) - _SMALL
