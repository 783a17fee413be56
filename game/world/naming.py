"""Owns what places are called in a sentence."""

from game.world.places import BYGONE, OUTDOORS, Town


def whereabouts(town: Town, arena: int) -> str:
    """ "in Hobbs Cafe", "in the kitchen of the Moreno family's house", "outdoors"."""
    return "outdoors" if arena == OUTDOORS else f"in {place_name(town, arena)}"


def towards(town: Town, arena: int) -> str:
    """ "to the kitchen of ..."."""
    return "along the street" if arena == OUTDOORS else f"to {place_name(town, arena)}"


def place_name(town: Town, arena: int) -> str:
    """A room with its house, or the house alone where it has but one room. It may have been there only earlier."""
    if arena not in town.arenas:
        return BYGONE
    room, sector = town.arenas[arena], town.sector_of(arena)
    rooms = sum(other.sector == sector.id for other in town.arenas.values())
    if rooms < 2 or room.name.lower() in sector.name.lower():
        return house_name(sector.name)
    return f"{with_article(room.name)} of {house_name(sector.name)}"


def with_article(name: str) -> str:
    """ "the kitchen", but "Mei Lin's room"."""
    return name if "'s " in name or name.lower().startswith("the ") else f"the {name}"


def house_name(name: str) -> str:
    """A house's name as one says it: "the Lin family's house", but "Adam Smith's house" and "Hobbs Cafe"."""
    return f"the {name}" if " family's " in name else name
