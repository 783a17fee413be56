"""Owns saying in words what somebody is doing, and where."""

from collections.abc import Sequence

from game.world.bodies import Body
from game.world.clock import MINUTES_PER_DAY, day_number, minute_of_day
from game.world.places import OUTDOORS, Town, is_a_place


def doing_sentence(body: Body, town: Town, company: Sequence[str] = ()) -> str:
    """"Isabella is making coffee at the coffee machine in Hobbs Cafe." `company` are those they talk with."""
    first = body.name.split()[0]
    if body.conversation is not None:
        others = f" with {' and '.join(company)}" if company else ""
        return f"{first} is talking{others} {whereabouts(town, town.arena_at(body.tile).id)}."
    if body.doing is None:
        return f"{first} is thinking about what to do {whereabouts(town, town.arena_at(body.tile).id)}."
    arena = body.doing.arena
    thing = town.objects.get(body.doing.target) if body.doing.target is not None else None
    if thing is not None:
        arena = thing.arena
    if not body.arrived:
        return f"{first} is on the way {towards(town, arena)}. Next: {body.doing.text}."
    at = ""
    if thing is not None and thing.kind.lower() not in body.doing.text.lower():
        at = " in bed" if body.asleep else f" {thing.kind}" if is_a_place(thing.kind) else f" at the {thing.kind}"
    return f"{first} is {body.doing.text}{at} {whereabouts(town, arena)}."


def whereabouts(town: Town, arena: int) -> str:
    """"in Hobbs Cafe", "in the kitchen of the Moreno family's house", "outdoors"."""
    return "outdoors" if arena == OUTDOORS else f"in {place_name(town, arena)}"


def towards(town: Town, arena: int) -> str:
    """"to the kitchen of ..."."""
    return "along the street" if arena == OUTDOORS else f"to {place_name(town, arena)}"


def place_name(town: Town, arena: int) -> str:
    """A room with its house, or the house alone where it has but one room."""
    room, sector = town.arenas[arena], town.sector_of(arena)
    rooms = sum(other.sector == sector.id for other in town.arenas.values())
    if rooms < 2 or room.name.lower() in sector.name.lower():
        return _house(sector.name)
    return f"{_with_article(room.name)} of {_house(sector.name)}"


def _with_article(name: str) -> str:
    return name if "'s " in name or name.lower().startswith("the ") else f"the {name}"


def _house(name: str) -> str:
    """A house's name as one says it: "the Lin family's house", but "Adam Smith's house" and "Hobbs Cafe"."""
    return f"the {name}" if " family's " in name else name


def minute_of_plan(tick: int, plan_day: int) -> int:
    """The minute of a plan's own day that a tick is; beyond 1440 after its midnight."""
    return minute_of_day(tick) + (day_number(tick) - plan_day) * MINUTES_PER_DAY
