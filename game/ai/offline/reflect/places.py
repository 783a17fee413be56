"""Owns where somebody is to be found: public places at which they were seen at several different hours."""

from game.ai.known_places import KnownArena
from game.ai.offline.reflect.material import Material, spread
from game.ai.offline.reflect.records import KNOWN, SEEN, Record
from game.world.clock import minute_of_day

OFTEN = 3
_PARTS = ((0, 12, " in the mornings"), (12, 17, " of an afternoon"), (17, 24, " of an evening"))


def haunt(who: str, material: Material) -> tuple[str, tuple[Record, ...]]:
    """Such a place as it is said ("in the pub of an evening") with the sightings, the most frequented; or ("", ())."""
    found: dict[int, list[Record]] = {}
    for each in material.records:
        place = each.memory.content.place
        if each.how == SEEN and each.who == who and place is not None:
            found.setdefault(place, []).append(each)
    often = {place: spread(records, 2) for place, records in found.items()}
    for place in sorted(often, key=lambda place: (-len(often[place]), place)):
        named = _said(place, material)
        if len(often[place]) >= OFTEN and named and not _is_known(named, material):
            return named + _part(often[place]), often[place]
    return "", ()


def _is_known(named: str, material: Material) -> bool:
    """Whether the place is in what one has known from the start: to be found there is no discovery."""
    return any(named.removeprefix("at ").removeprefix("the ") in each.text for each in material.records if each.how == KNOWN)


def _said(place: int, material: Material) -> str:
    """A public place as one says where somebody is; "" for a home, or the open."""
    for sector in material.now.known.sectors:
        for arena in sector.arenas:
            if arena.id == place and not _is_home(arena, sector.norms.purpose, sector.norms.private_to):
                return f"at {sector.name}".replace("at The ", "at the ")
    return ""


def _is_home(arena: KnownArena, purpose: str, private: tuple[str, ...]) -> bool:
    return bool(private or arena.norms.private_to) or "home" in purpose or arena.name == "outdoors"


def _part(records: tuple[Record, ...]) -> str:
    """When, if it is always the same part of the day."""
    hours = [minute_of_day(each.memory.created) // 60 for each in records]
    return next((words for first, end, words in _PARTS if all(first <= hour < end for hour in hours)), "")
