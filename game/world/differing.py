"""Owns how two drawings of a town differ, thing by thing and place by place, in words."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from game.world.naming import place_name, whereabouts
from game.world.places import OUTDOORS, Arena, Sector, Tile, Town, WorldObject

MOST_TOLD = 4
"""Changes of one sort that are told one by one; more are counted."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is other than it was: its `sort` ("gone", "new", "moved", "renamed", "kept otherwise", "the town"), the
    sentence without its full stop, and where whoever is near can see it: an arena of the new town and a tile; None where
    nobody can. `thing` is the id of the object it is about.
    """

    sort: str
    text: str
    arena: int | None = None
    tile: Tile | None = None
    thing: int | None = None


def differences(old: Town, new: Town) -> tuple[str, ...]:
    """What a designer would say has changed, the weightiest first; nothing where people would notice nothing."""
    return told(compared(old, new))


def told(found: Sequence[Difference]) -> tuple[str, ...]:
    """The same of what was found already."""
    sentences: list[str] = []
    for sort in ("the town", "gone", "new", "moved", "renamed", "kept otherwise"):
        texts = list(dict.fromkeys(_begun(each.text) for each in found if each.sort == sort))
        sentences += texts if len(texts) <= MOST_TOLD else [*texts[: MOST_TOLD - 1], _and_more(len(texts) - MOST_TOLD + 1, sort)]
    return tuple(sentences)


def compared(old: Town, new: Town) -> tuple[Difference, ...]:
    """Every difference: of the town, its places, its things."""
    return (*_of_town(old, new), *_of_places(old, new), *_of_things(old, new))


def is_same(one: WorldObject, other: WorldObject) -> bool:
    """Whether two things of one id are the same thing, moved or renamed perhaps; Tiled gives free ids to others."""
    return one.kind == other.kind or (one.tiles == other.tiles and one.picture == other.picture)


def heirs(old: Town, new: Town) -> dict[int, WorldObject]:
    """What the things of one drawing are in another, by id: themselves, or their like on the same tiles; no others."""
    alike = {(thing.kind, thing.tiles): thing for thing in new.objects.values()}
    found: dict[int, WorldObject] = {}
    for thing in old.objects.values():
        after = new.objects.get(thing.id)
        heir = after if after is not None and is_same(thing, after) else alike.get((thing.kind, thing.tiles))
        if heir is not None:
            found[thing.id] = heir
    return found


def _and_more(count: int, sort: str) -> str:
    things = "change" if count == 1 else "changes"
    ends = {"gone": "more are gone", "new": "more are new", "moved": "more moved", "renamed": "more have another name"}
    return f"{count} {ends[sort]}" if sort in ends else f"{count} more {things}"


# the town as a whole


def _of_town(old: Town, new: Town) -> Iterator[Difference]:
    if old.name != new.name:
        yield Difference("the town", f"{old.name} is called {new.name} now")
    if (old.width, old.height) != (new.width, new.height):
        yield Difference("the town", f"{new.name} is {new.width} x {new.height} tiles now, not {old.width} x {old.height}")
    elif (text := _of_ground(old, new)) is not None:
        yield Difference("the town", text)
    if (old.spawns, old.free_spawns) != (new.spawns, new.free_spawns):
        yield Difference("the town", "where people begin has changed")


def _of_ground(old: Town, new: Town) -> str | None:
    """What of the walls has changed, leaving aside the tiles that things stand on or stood on."""
    things = {tile for town in (old, new) for thing in town.objects.values() for tile in thing.tiles}
    columns = [column for column, _ in things]
    rows = [row for _, row in things]
    walled, opened = new.blocked & ~old.blocked, old.blocked & ~new.blocked
    for grid in (walled, opened):
        grid[rows, columns] = False
    parts = [f"{_tiles(grid.sum())} {what}" for grid, what in ((walled, "walled up"), (opened, "opened")) if np.any(grid)]
    return " and ".join(parts) or None


def _tiles(count: int) -> str:
    return "1 tile is" if count == 1 else f"{count} tiles are"


# places


def _of_places(old: Town, new: Town) -> Iterator[Difference]:
    yield from _of_kind(old, new, old.sectors, new.sectors)
    sectors_told = {each for each in (*old.sectors, *new.sectors) if (each in old.sectors) != (each in new.sectors)}
    before = {each: room for each, room in old.arenas.items() if room.sector not in sectors_told}
    after = {each: room for each, room in new.arenas.items() if room.sector not in sectors_told}
    yield from _of_kind(old, new, before, after)


def _of_kind(
    old: Town, new: Town, before: dict[int, Sector] | dict[int, Arena], after: dict[int, Sector] | dict[int, Arena]
) -> Iterator[Difference]:
    namesakes = {_called(old, each) for each in before.values()} & {_called(new, each) for each in after.values()}
    for place in before.values():
        if place.id not in after and _called(old, place) not in namesakes:
            yield Difference("gone", f"{_called(old, place)} is gone", *_seen_at(new, place))
    for place in after.values():
        if place.id in before:
            yield from _of_place(old, new, before[place.id], place)
        elif _called(new, place) not in namesakes:
            yield Difference("new", f"{_called(new, place)} is new", *_seen_at(new, place))


def _of_place(old: Town, new: Town, before: Sector | Arena, after: Sector | Arena) -> Iterator[Difference]:
    if before.id == OUTDOORS or (before.name, before.norms, before.tiles) == (after.name, after.norms, after.tiles):
        return
    where = _seen_at(new, after)
    if before.name != after.name:
        yield Difference("renamed", f"{_called(old, before)} is called {after.name} now", *where)
    if before.norms != after.norms:
        yield Difference("kept otherwise", f"{_called(new, after)} has other hours or rules now", *where)
    elif before.tiles != after.tiles and isinstance(after, Arena):
        yield Difference("kept otherwise", f"{_called(new, after)} has another shape now", *where)


def _called(town: Town, place: Sector | Arena) -> str:
    """A sector by its name, a room with its house."""
    if isinstance(place, Arena) and place.id != place.sector:
        return place_name(town, place.id)
    return f"the {place.name}" if " family's " in place.name else place.name


def _seen_at(new: Town, place: Sector | Arena) -> tuple[int | None, Tile | None]:
    """Where one would stand to see it: the middle of its tiles, as far as they are on the map."""
    tiles = [tile for tile in place.tiles if tile[0] < new.width and tile[1] < new.height]
    if not tiles:
        return None, None
    tile = tiles[len(tiles) // 2]
    return new.arena_at(tile).id, tile


# things


def _of_things(old: Town, new: Town) -> Iterator[Difference]:
    found = heirs(old, new)
    for thing in old.objects.values():
        after = found.get(thing.id)
        if after is None:
            yield Difference("gone", f"the {thing.kind} {_where(old, thing)} is gone", *_place_of(old, new, thing), thing.id)
        else:
            yield from _of_thing(old, new, thing, after)
    inherited = {each.id for each in found.values()}
    for thing in new.objects.values():
        if thing.id not in inherited:
            text = f"there is {_a(thing.kind)} {_where(new, thing)} now"
            yield Difference("new", text, thing.arena, thing.tiles[0], thing.id)


def _of_thing(old: Town, new: Town, before: WorldObject, after: WorldObject) -> Iterator[Difference]:
    if before == after and old.arenas[before.arena].name == new.arenas[after.arena].name:
        return
    where, there, here = (after.arena, after.tiles[0], after.id), _where(old, before), _where(new, after)
    if before.kind != after.kind:
        yield Difference("renamed", f"the {before.kind} {here} is called {after.kind} now", *where)
    if there != here:
        yield Difference("moved", f"the {after.kind} {there} is {here} now", *where)
        yield Difference("moved", f"the {after.kind} {there} is {here} now", *_place_of(old, new, before), after.id)
    elif before.tiles != after.tiles:
        yield Difference("moved", f"the {after.kind} {here} was moved", *where)
    elif _use_of(before) != _use_of(after):
        yield Difference("kept otherwise", f"the {after.kind} {here} is used otherwise now", *where)


def _use_of(thing: WorldObject) -> tuple[object, ...]:
    return thing.capacity, thing.private_to, thing.state


def _place_of(old: Town, new: Town, thing: WorldObject) -> tuple[int | None, Tile | None]:
    """Where one sees that it is there no more: in its room if that is still there, else in what is now in its place."""
    column, row = tile = thing.tiles[0]
    if not (column < new.width and row < new.height):
        return None, None
    return (thing.arena if thing.arena in new.arenas else new.arena_at(tile).id), tile


def _where(town: Town, thing: WorldObject) -> str:
    return whereabouts(town, thing.arena)


def _a(kind: str) -> str:
    first = kind[:1].lower()
    return kind if kind.split()[0] in ("behind", "beside", "under") else f"{'an' if first in 'aeiou' else 'a'} {kind}"


def in_one_sentence(changes: Iterable[Difference]) -> str:
    """Several at one place as one sentence."""
    texts = list(dict.fromkeys(each.text for each in changes))
    told = texts if len(texts) <= MOST_TOLD else [*texts[: MOST_TOLD - 1], f"{len(texts) - MOST_TOLD + 1} more things changed"]
    whole = told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"
    return _begun(whole)


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
