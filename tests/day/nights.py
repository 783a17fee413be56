"""Owns what is known of everybody's nights: when they should get up and go to bed, and when they really sleep."""

from lived import LivedDay, Moment

from game.world.places import WorldObject

# Read out of assets/residents/smallville.toml by hand: (gets up, goes to bed), minutes of the day.
NIGHTS = {
    "Isabella Rodriguez": (6 * 60, 22 * 60 + 30),
    "Maria Lopez": (7 * 60 + 30, 24 * 60),
    "Klaus Mueller": (7 * 60, 23 * 60),
    "Ayesha Khan": (7 * 60, 23 * 60),
    "Wolfgang Schulz": (6 * 60, 22 * 60),
    "John Lin": (6 * 60, 22 * 60 + 30),
    "Mei Lin": (7 * 60, 23 * 60),
    "Eddy Lin": (8 * 60, 24 * 60),
    "Tom Moreno": (6 * 60 + 30, 23 * 60),
    "Jane Moreno": (6 * 60, 22 * 60),
    "Sam Moore": (6 * 60, 21 * 60 + 30),
    "Jennifer Moore": (7 * 60, 22 * 60),
    "Tamara Taylor": (7 * 60, 22 * 60 + 30),
    "Carmen Ortiz": (6 * 60 + 30, 22 * 60 + 30),
    "Adam Smith": (7 * 60, 23 * 60 + 30),
    "Yuriko Yamamoto": (6 * 60, 22 * 60 + 30),
    "Arthur Burton": (9 * 60, 25 * 60),
    "Ryan Park": (8 * 60, 24 * 60),
    "Giorgio Rossi": (6 * 60 + 30, 22 * 60),
    "Carlos Gomez": (9 * 60 + 30, 25 * 60),
    "Latoya Williams": (7 * 60, 23 * 60),
    "Rajiv Patel": (8 * 60, 23 * 60 + 30),
    "Abigail Chen": (8 * 60 + 30, 24 * 60 + 30),
    "Francisco Lopez": (9 * 60, 24 * 60 + 30),
    "Hailey Johnson": (7 * 60 + 30, 23 * 60 + 30),
}


def beds(day: LivedDay, name: str) -> list[WorldObject]:
    """The beds of the room that is theirs; where no room is, of the home that is theirs."""
    found = [thing for thing in day.town.objects.values() if thing.kind == "bed"]
    rooms = [bed for bed in found if name in day.town.arenas[bed.arena].norms.private_to]
    return rooms or [bed for bed in found if name in day.town.sector_of(bed.arena).norms.private_to]


def sleeps(day: LivedDay, name: str, moment: Moment) -> bool:
    """Whether somebody lies in their own bed and sleeps."""
    in_bed = any(moment.tile in bed.tiles for bed in beds(day, name))
    return in_bed and moment.settled and moment.doing is not None and moment.doing.text == "sleeping" and moment.doing.asleep


def got_up(day: LivedDay, name: str) -> int:
    """The first minute in which somebody sleeps no more."""
    return next(minute for minute, moment in enumerate(day.minutes(name)) if not sleeps(day, name, moment))
