"""Owns how known places stand in a prompt: rooms by a letter, the kinds of things in them by a number, and back again."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from game.ai.knowledge import knowledge
from game.ai.known_places import KnownObject
from game.ai.offline.atlas import HOME, Atlas, Venue
from game.ai.offline.objects import NOT_AT_ALL, rank, words_of
from game.ai.offline.today import Today
from game.world.chance import chance
from game.world.clock import MINUTES_PER_DAY, clock_face
from game.world.places import Norms

_KEY = re.compile(r"\s*\W?([A-Za-z])\W?(\d{1,2})?(?!\w)(.*)", re.S)


@dataclass(frozen=True, slots=True)
class Kind:
    """Things of one kind in a room: any of them serves, so the model is shown one. `key` is "A2"."""

    key: str
    name: str
    things: tuple[KnownObject, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """A room as a prompt shows it: `key` "A", its name as they say it ("home: kitchen"), what stands in it."""

    key: str
    name: str
    arena: int
    sector: int
    kinds: tuple[Kind, ...]

    @property
    def words(self) -> str:
        """The room on one line: "home: kitchen: A1 stove, A2 kitchen sink"."""
        things = ", ".join(f"{kind.key} {kind.name}" for kind in self.kinds)
        return f"{self.name}: {things}" if things else self.name


@dataclass(frozen=True, slots=True)
class Spot:
    """What an answer chose: a room, and a kind of thing in it or none. `sure` is False for a guess at what was meant."""

    room: Room
    kind: Kind | None
    sure: bool = True


def rooms(atlas: Atlas, sectors: Iterable[int], avoid: tuple[int, ...] = (), bare: Iterable[int] = ()) -> tuple[Room, ...]:
    """The rooms they may enter in some sectors, with what stands there, home first; then the main room alone of `bare` ones."""
    wanted = sorted(dict.fromkeys(each for each in sectors if each in atlas.sectors), key=lambda each: each != atlas.known.home)
    found = [(arena, arena.objects) for sector in wanted for arena in atlas.rooms(sector)]
    alone = [atlas.rooms(each) for each in dict.fromkeys(bare) if each in atlas.sectors and each not in wanted]
    found += [(max(each, key=lambda arena: (len(arena.objects), -arena.id)), ()) for each in alone if each]
    return tuple(
        Room(
            key, atlas.venue(atlas.sectors[arena.sector], arena).label, arena.id, arena.sector, _kinds(atlas, key, things, avoid)
        )
        for key, (arena, things) in zip(ascii_uppercase, found, strict=False)
    )


def named(atlas: Atlas) -> tuple[str, ...]:
    """The places they know and may go to, with their rooms or their hours: "Corner Cafe (08:00-20:00)"."""
    return tuple(_named(atlas, sector) for sector in sorted(atlas.sectors, key=lambda each: (each != atlas.known.home, each)))


def chosen(offered: Sequence[Room], said: str) -> Spot | None:
    """The room and thing that "A2", "A" or "the stove in the kitchen" means; None for what is not offered."""
    key = _KEY.match(said)
    room = next((each for each in offered if key and each.key == key[1].upper()), None)
    if key and room:
        if key[2]:
            kind = next((each for each in room.kinds if each.key == f"{room.key}{int(key[2])}"), None)
            return Spot(room, kind, kind is not None)
        return Spot(room, _by_words((room,), key[3])[1])
    by_words, kind = _by_words(offered, said)
    return Spot(by_words, kind) if by_words else None


def taken(today: Today, spot: Spot) -> KnownObject | None:
    """Which thing of the kind is theirs: their own, else one that is not the next person's, the same all day."""
    if spot.kind is None:
        return None
    own = [each for each in spot.kind.things if each.id == today.atlas.known.bed or today.persona.name in each.private_to]
    free = own or list(spot.kind.things)
    place = HOME if spot.room.sector == today.atlas.known.home else today.atlas.sectors[spot.room.sector].name
    turn = today.resident + chance(today.seed, today.day, 0, f"seat {place}").randrange(1 << 16)
    return free[turn % len(free)]


def serving(kind: str, meant: str = "") -> str:
    """What one wants who goes to a thing of this kind: what was meant if it serves that, else what it serves best."""
    wishes, own = knowledge("objects")["serves"], kind.replace(" ", "_")
    if meant in wishes and rank(meant, kind) < NOT_AT_ALL:
        return meant
    best = min((rank(wish, kind), place, wish) for place, wish in enumerate(wishes))
    return own if own in wishes or best[0] == NOT_AT_ALL else best[2]


def placed_at(today: Today, said: str, doing: str) -> Venue | None:
    """The place of an entry of a plan by its name, or the room of it that the text speaks of; None for a place unknown."""
    venue = today.atlas.named(said.partition("(")[0]) if said.strip() else None
    return today.atlas.room_in(venue, doing) if venue else None


def _kinds(atlas: Atlas, key: str, things: Iterable[KnownObject], avoid: tuple[int, ...]) -> tuple[Kind, ...]:
    found: dict[str, list[KnownObject]] = {}
    for thing in things:
        if thing.id not in avoid and (not thing.private_to or atlas.name in thing.private_to):
            found.setdefault(thing.kind, []).append(thing)
    return tuple(Kind(f"{key}{number}", kind, tuple(each)) for number, (kind, each) in enumerate(found.items(), 1))


def _named(atlas: Atlas, sector: int) -> str:
    place, own = atlas.sectors[sector], atlas.rooms(sector)
    name = HOME if sector == atlas.known.home else place.name
    inside = [arena.name for arena in own] if len(own) > 1 else []
    notes = [*inside, *_hours(atlas.norms(Venue(name, sector)))]
    return f"{name} ({', '.join(notes)})" if notes else name


def _hours(norms: Iterable[Norms]) -> list[str]:
    spans = [each.hours for each in norms if each.hours and each.hours != (0, MINUTES_PER_DAY)]
    return [f"{clock_face(start)}-{clock_face(end)}" for start, end in dict.fromkeys(spans)]


def _by_words(offered: Sequence[Room], said: str) -> tuple[Room | None, Kind | None]:
    """The room, and the thing in it, whose names stand in a text; things before rooms, the longest name first."""
    words = words_of(said)
    kinds = [(room, kind) for room in offered for kind in room.kinds if words_of(kind.name) <= words]
    named_rooms = [room for room in offered if words_of(room.name.rpartition(": ")[2]) <= words]
    inside = [pair for pair in kinds if pair[0] in named_rooms] or kinds
    if inside:
        return max(inside, key=lambda pair: len(words_of(pair[1].name)))
    return (named_rooms[0], None) if named_rooms else (None, None)
