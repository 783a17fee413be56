"""Owns what somebody would say has changed in places they know, once they have seen it."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.world.naming import house_name, with_article

MOST_NAMED = 3
"""Things that are named in one sentence; of more it is said how many."""


@dataclass(frozen=True, slots=True)
class SeenChange:
    """One sentence, the arena it is about (None where that is gone), and whether it is about their own home, bed or work."""

    text: str
    arena: int | None
    own: bool


@dataclass(frozen=True, slots=True)
class Whose:
    """Who looks, and the ids of the houses in which things are theirs: their own home, the place they work at.

    Of one's own things one speaks as such, and they are what one tells people of.
    """

    name: str = ""
    houses: Collection[int] = ()


NOBODYS = Whose()


def seen_changes(
    before: KnownPlaces, after: KnownPlaces, new: Collection[int] = (), whose: Whose = NOBODYS
) -> tuple[SeenChange, ...]:
    """What somebody notices of how places have changed; places first looked into are not other than they were.

    Outdoors, where one does not know everything, only things with one of the `new` ids are.
    """
    if before is after:
        return ()
    return (*_of_places(before, after), *_of_things(before, after, new, whose))


def _of_places(before: KnownPlaces, after: KnownPlaces) -> Iterator[SeenChange]:
    names = {sector.name for sector in after.sectors}
    for sector in before.sectors:
        now = after.sector(sector.id)
        if now is None and sector.name not in names:
            yield SeenChange(_begun(f"{house_name(sector.name)} is gone"), None, sector.id == before.home)
        elif now is not None and now is not sector:
            yield from _of_house(sector, now, before, after)


def _of_house(old: KnownSector, new: KnownSector, before: KnownPlaces, after: KnownPlaces) -> Iterator[SeenChange]:
    own = old.id == before.home
    if old.name != new.name:
        yield SeenChange(_begun(f"{house_name(old.name)} is called {new.name} now"), None, own)
    rooms = {room.name for room in new.arenas}
    for room in old.arenas:
        now = after.arena(room.id)
        if now is None and room.name not in rooms:
            yield SeenChange(_begun(f"{_place(room, old, own)} is gone"), None, own)
        elif now is not None and now.name != room.name and (room.id != old.id or old.name == new.name):
            yield SeenChange(_begun(f"{_place(room, old, own)} is called {now.name} now"), room.id, own)


def _of_things(before: KnownPlaces, after: KnownPlaces, new: Collection[int], whose: Whose) -> Iterator[SeenChange]:
    for sector in after.sectors:
        for room in sector.arenas:
            old = before.arena(room.id)
            if old is not None and old.objects and old.objects is not room.objects:
                now = replace(room, objects=tuple(each for each in room.objects if _counts(each, old, room, new)))
                owner = whose.name if sector.id in whose.houses else ""
                yield from _of_room(old, now, sector, before, after, owner)


def _counts(thing: KnownObject, old: KnownArena, room: KnownArena, new: Collection[int]) -> bool:
    return not room.outdoors or thing.id in new or any(each.id == thing.id for each in old.objects)


def _of_room(
    old: KnownArena, new: KnownArena, sector: KnownSector, before: KnownPlaces, after: KnownPlaces, owner: str
) -> Iterator[SeenChange]:
    place = "outdoors" if new.outdoors else f"in {_place(new, sector, sector.id == before.home)}"
    own = sector.id == before.home or bool(owner)
    known, there = {each.id for each in old.objects}, {each.id for each in new.objects}
    gone = [each for each in old.objects if each.id not in there and after.object(each.id) is None]
    came = [each for each in new.objects if each.id not in known]
    moved = [each for each in came if (was := before.object(each.id)) is not None and was.kind == each.kind]
    gone, fresh = _unlike(gone, [each for each in came if each not in moved])
    if gone:
        yield SeenChange(_begun(f"{_lost(gone, owner)} {place} {_are(gone)} gone"), new.id, own)
    if moved:
        yield SeenChange(_begun(f"{_listed(map(_called, moved))} {_are(moved)} {place} now"), new.id, own)
    if fresh:
        has = f"{owner} has" if owner else f"There {_are(fresh)}"
        yield SeenChange(f"{has} {_listed(f'a new {each.kind}' for each in fresh)} {place}", new.id, own)
    for each in new.objects:
        was = before.object(each.id)
        if each.id in known and was is not None and was.kind != each.kind:
            yield SeenChange(_begun(f"the {was.kind} {place} is {_a(each.kind)} now"), new.id, own)


def _unlike(gone: Sequence[KnownObject], came: Sequence[KnownObject]) -> tuple[list[KnownObject], list[KnownObject]]:
    """Without those in whose place there is one of their kind: nobody can tell them apart."""
    replaced = Counter(each.kind for each in gone) & Counter(each.kind for each in came)
    return _but(gone, Counter(replaced)), _but(came, Counter(replaced))


def _but(things: Sequence[KnownObject], less: Counter[str]) -> list[KnownObject]:
    left = []
    for each in things:
        if less[each.kind] > 0:
            less[each.kind] -= 1
        else:
            left.append(each)
    return left


def _called(thing: KnownObject) -> str:
    """With whose it is, if it is somebody's."""
    return f"{thing.private_to[0]}'s {thing.kind}" if len(thing.private_to) == 1 else f"the {thing.kind}"


def _lost(things: Sequence[KnownObject], owner: str) -> str:
    """The things, as theirs where nobody else's name is on one of them."""
    if owner and all(each.private_to in ((), (owner,)) for each in things):
        return f"{owner}'s {_listed(each.kind for each in things)}"
    return _listed(map(_called, things))


def _place(room: KnownArena, sector: KnownSector, own: bool) -> str:
    """At home one says "the kitchen", elsewhere whose."""
    if room.name.lower() in sector.name.lower() or (len(sector.arenas) < 2 and not own):
        return house_name(sector.name)
    return with_article(room.name) if own else f"{with_article(room.name)} of {house_name(sector.name)}"


def _listed(names: Iterable[str]) -> str:
    """As one says it; what comes more than once, and what is too much to name, is counted."""
    every = list(names)
    found = list(dict.fromkeys(every))[: MOST_NAMED - (len(every) > MOST_NAMED)]
    if len(found) < len(every):
        left = len(every) - len(found)
        found = [*found, "one more thing" if left == 1 else f"{left} more things"]
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}"


def _are(things: Sequence[KnownObject]) -> str:
    return "is" if len(things) == 1 else "are"


def _a(kind: str) -> str:
    return f"{'an' if kind[:1].lower() in 'aeiou' else 'a'} {kind}"


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
