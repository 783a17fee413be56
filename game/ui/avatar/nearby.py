"""Owns what is meant when a player just presses a key: whom they would talk with, what they would sit down on."""

from game.sprites.artwork import Artwork
from game.sprites.scene import World
from game.ui.avatar.places import apart, within_talk
from game.ui.things.hit import Hit, steps_to
from game.ui.things.presets import use_of
from game.world.bodies import Body
from game.world.commands import Command, Do, Walk

AT_HAND = 2
"""Steps within which a thing is used by a key alone."""


def person_near(world: World, me: Body, meant: int | None) -> int | None:
    """Who is near enough to talk with and awake: the one `meant`, if they are, else the nearest."""
    near = [body for body in world.bodies.values() if body.id != me.id and not body.asleep and within_talk(world, me, body)]
    return min(near, key=lambda body: (body.id != meant, apart(body.tile, me.tile), body.id)).id if near else None


def thing_near(world: World, me: Body, hit: Hit, artwork: Artwork) -> int | None:
    """What is at hand to be used, seats first."""
    for seats in (True, False):
        for number in hit.near(me.tile):
            thing = world.town.objects[number]
            if steps_to(thing, me.tile) > AT_HAND:
                break
            use = use_of(thing, artwork)
            if use is not None and (use[0] != "Use") == seats and not _full(world, number):
                return number
    return None


def using(world: World, me: Body, number: int, artwork: Artwork) -> Command | None:
    """To use a thing, for as long as one likes; to get up where one uses it already."""
    if me.using == number and me.arrived:
        return getting_up(me)
    thing, use = world.town.objects[number], use_of(world.town.objects[number], artwork)
    return Do(me.id, use[1], use[2], thing.arena, number) if use is not None else None


def getting_up(me: Body) -> Command | None:
    """To leave the seat, or the thing one is at."""
    return Walk(me.id, me.spot.entry) if me.spot is not None else None


def _full(world: World, number: int) -> bool:
    return len(world.occupants(number)) >= world.town.objects[number].capacity
