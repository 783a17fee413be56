"""Owns saying in words what somebody is doing, and where."""

from collections.abc import Sequence

from game.world.bodies import Body
from game.world.clock import MINUTES_PER_DAY, day_number, minute_of_day
from game.world.naming import towards, whereabouts
from game.world.places import Town, is_a_place


def doing_sentence(body: Body, town: Town, company: Sequence[str] = ()) -> str:
    """ "Isabella is making coffee at the coffee machine in Hobbs Cafe." `company` are those they talk with."""
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


def minute_of_plan(tick: int, plan_day: int) -> int:
    """The minute of a plan's own day that a tick is; beyond 1440 after its midnight."""
    return minute_of_day(tick) + (day_number(tick) - plan_day) * MINUTES_PER_DAY
