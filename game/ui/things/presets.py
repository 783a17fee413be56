"""Owns what a player is offered to make of a thing, and what using it is called. What fits what is data."""

import tomllib
from functools import cache

from game.assets import asset
from game.problem import Problem
from game.sprites.artwork import Artwork
from game.world.places import WorldObject

MOST = 5
"""States offered for one thing."""
_ANY = "any"


def presets(thing: WorldObject, state: str) -> tuple[str, ...]:
    """States that make sense for a thing which is in another one now; its own comes last, where it is not in it."""
    words = f" {thing.kind.lower()} {thing.picture.replace('_', ' ')} "
    fitting = next(states for kinds, states in _table() if kinds == (_ANY,) or any(f" {kind}" in words for kind in kinds))
    offered = dict.fromkeys((*fitting, thing.state))
    return tuple(each for each in offered if each and each != state)[:MOST]


def use_of(thing: WorldObject, artwork: Artwork) -> tuple[str, str, str] | None:
    """What using a thing is called: (the button, "sitting on the bench", an emoji); None for one nobody can use."""
    if not thing.spots:
        return None
    prop = artwork.props.get(thing.picture)
    if prop is not None and prop.sleepers and thing.spots[0].on:
        return ("Lie down", f"resting on the {thing.kind}", "\U0001f6cf")
    if prop is not None and prop.seat is not None and thing.spots[0].on:
        return ("Sit here", f"sitting on the {thing.kind}", "\U0001fa91")
    return ("Use", f"using the {thing.kind}", "\u270b")


@cache
def _table() -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    path = asset("knowledge/presets.toml")
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))["thing"]
        return (*((tuple(entry["kinds"]), tuple(entry["states"])) for entry in table), ((_ANY,), ("on fire", "broken")))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Problem(f"The knowledge file {path} cannot be read ({error}); install Smallville again.") from error
