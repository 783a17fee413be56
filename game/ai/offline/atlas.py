"""Owns one resident's own view of the places they know: where they may be, when, and which object there serves."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.ai.knowledge import knowledge
from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.ai.offline.objects import NOT_AT_ALL, rank, words_of
from game.world.places import OUTDOORS, Norms

EVENING = 17 * 60
"""From when a place meant for evenings is visited, minutes of the day."""
HOME = "home"
OUTSIDE = "outdoors"
"""How the town's own ground is called, which is no place of its own."""
NOT_FOR = {"she": words_of("man men gentlemen boys"), "he": words_of("woman women ladies lady girls")}
"""Words of rooms that are for others only, such as "men's bathroom", by the pronoun of who would go in."""
SMALL_WORDS = words_of("the a an of in at on to his her their my is for and near by from with")


@dataclass(frozen=True, slots=True)
class Venue:
    """Where an entry of the plan takes place; `label` is how they say it: "home", "Corner Cafe", "College: library"."""

    label: str
    sector: int
    arena: int | None = None


class Atlas:
    """The places one person knows and may enter. It forgets states on purpose: plans must not hang on a glance."""

    def __init__(self, known: KnownPlaces, name: str, pronoun: str) -> None:
        self.known = known
        self.name = name
        self._others = NOT_FOR.get(pronoun, frozenset())
        self.sectors = {sector.id: sector for sector in known.sectors if self._welcome(sector)}
        self._rooms = {each.id: [arena for arena in each.arenas if self._allowed(arena)] for each in self.sectors.values()}
        self._served: dict[tuple[str, int], list[tuple[int, KnownObject]]] = {}
        self._turned: dict[str, tuple[Venue, ...]] = {}
        home = known.home if known.home in self.sectors else None
        self.home = Venue(HOME, home) if home is not None else None
        self.outside = Venue(OUTSIDE, OUTDOORS) if OUTDOORS in self.sectors else None

    def _welcome(self, sector: KnownSector) -> bool:
        if sector.id == self.known.home:
            return True
        return self._may_enter(sector.norms) and "home" not in words_of(sector.norms.purpose)

    def _may_enter(self, norms: Norms) -> bool:
        return not norms.private_to or self.name in norms.private_to

    def rooms(self, sector: int) -> list[KnownArena]:
        """The arenas of a sector they may enter."""
        return self._rooms.get(sector, [])

    def _allowed(self, arena: KnownArena) -> bool:
        return (self._may_enter(arena.norms) or arena.id == self.known.home_arena) and not self._others & words_of(arena.name)

    def of_kind(self, word: str) -> tuple[Venue, ...]:
        """The places they know of a kind of `places.toml` ("cafe", "park"), their home, or a part of it ("own garden")."""
        if word == HOME:
            return (self.home,) if self.home else ()
        if word not in self._turned:
            kind = word.removeprefix("own ")
            needed = [words_of(each) for each in knowledge("places").get(kind, [kind])]
            found = tuple(self._matching(needed))
            self._turned[word] = found if kind == word else tuple(each for each in found if each.sector == self.known.home)
        return self._turned[word]

    def _matching(self, needed: list[frozenset[str]]) -> Iterable[Venue]:
        for sector in self.sectors.values():
            rooms = [arena for arena in self.rooms(sector.id) if _hit(needed, arena.name)]
            if sector.id == self.known.home:
                yield from (self.venue(sector, arena) for arena in rooms[:1])
            elif _hit(needed, sector.name):
                yield self.venue(sector)
            elif rooms:
                yield self.venue(sector, rooms[0])
            elif any(_hit(needed, thing.kind) for arena in self.rooms(sector.id) for thing in arena.objects):
                yield self.venue(sector)

    def venue(self, sector: KnownSector, arena: KnownArena | None = None) -> Venue:
        """A sector, or one room of it, as a place to go to."""
        name = HOME if sector.id == self.known.home else sector.name
        if arena is None or len(sector.arenas) == 1:
            return Venue(name, sector.id)
        return Venue(f"{name}: {arena.name}", sector.id, arena.id)

    def named(self, text: str) -> Venue | None:
        """The place meant by words such as "Corner Cafe", "the college library" or "home: garden"; None when unknown."""
        words = words_of(text) - SMALL_WORDS
        if not words or words <= words_of("home house apartment room flat place"):
            return self.home if words else None
        scored = [
            (self._likeness(words, venue), len(words & words_of(venue.label)), -order, venue)
            for order, venue in enumerate(self._everywhere())
        ]  # in a town called Saltby, "Saltby School" is the school
        best = max(scored, default=(0, 0, 0, None), key=lambda entry: entry[:3])
        if best[0] > 0:
            return best[3]
        kinds = [key for key, said in knowledge("places").items() if key in words or any(each in words for each in said)]
        return next((venue for key in kinds for venue in self.of_kind(key)), None)

    def labelled(self, label: str) -> Venue | None:
        """The place of a plan's block: by its label, else by what its words mean, else home."""
        if label == OUTSIDE and self.outside is not None:
            return self.outside
        exact = next((venue for venue in self._everywhere() if venue.label == label), None)
        return exact or self.named(label) or self.home

    def room_in(self, venue: Venue, text: str) -> Venue:
        """The room of a place that a text names ("read in the library"), else the place itself."""
        sector, words = self.sectors.get(venue.sector), words_of(text)
        if sector is None or venue.arena is not None or len(sector.arenas) < 2:
            return venue
        named = [arena for arena in self.rooms(venue.sector) if words_of(arena.name) - SMALL_WORDS <= words]
        return self.venue(sector, named[0]) if named else venue

    def _everywhere(self) -> Iterable[Venue]:
        for sector in self.sectors.values():
            if sector.id == OUTDOORS != self.known.home:
                continue  # a town called Mill is no mill
            yield self.venue(sector)
            yield from (self.venue(sector, arena) for arena in self.rooms(sector.id) if len(sector.arenas) > 1)

    def _likeness(self, words: frozenset[str], venue: Venue) -> float:
        sector = self.sectors[venue.sector]
        own = venue.sector == self.known.home
        sector_words = (words_of(sector.name) | (words_of(HOME) if own else frozenset())) - SMALL_WORDS
        of_sector = len(words & sector_words) / max(1, len(sector_words))
        if venue.arena is None:
            return of_sector if of_sector >= 0.5 or (own and "home" in words) else 0.0
        arena_words = words_of(next(arena.name for arena in sector.arenas if arena.id == venue.arena)) - SMALL_WORDS
        whole = arena_words <= words and not (arena_words & sector_words)
        return (1.1 + of_sector if own else 0.6 + of_sector) if whole and (own or of_sector or len(words) == 1) else 0.0

    def norms(self, venue: Venue) -> list[Norms]:
        """The norms that hold there, the sector's first."""
        sector = self.sectors.get(venue.sector)
        rooms = [arena.norms for arena in self.rooms(venue.sector) if venue.arena in (None, arena.id)]
        return ([sector.norms] if sector else []) + (rooms if venue.arena is not None or len(rooms) == 1 else [])

    def is_open(self, venue: Venue, start: int, end: int) -> bool:
        """Whether a visitor may be there from `start` to `end` (minutes of the day), and would want to."""
        if venue.sector == self.known.home:
            return True
        start, end = start % 1440, start % 1440 + end - start
        if self.for_evenings(venue) and start < EVENING:
            return False
        return all(norms.hours[0] <= start and end <= norms.hours[1] for norms in self.norms(venue) if norms.hours)

    def for_evenings(self, venue: Venue) -> bool:
        """Whether the place says that it is meant for evenings."""
        words = frozenset[str]().union(*(words_of(norms.purpose) for norms in self.norms(venue)))
        return bool(words & words_of("evening evenings night nights"))

    def find(
        self, wanted: str, venue: Venue, turn: int = 0, prefer: frozenset[str] = frozenset(), avoid: tuple[int, ...] = ()
    ) -> KnownObject | None:
        """The object there that serves best; among equals the one whose `turn` it is. Their own bed is their own."""
        if wanted == "bed" and venue.sector == self.known.home and self.known.bed is not None:
            return next((thing for _, thing in self._serving("bed", venue.sector) if thing.id == self.known.bed), None)
        scored = [
            (fit, -len(prefer & words_of(thing.kind)), self._nearness(thing, venue), thing)
            for fit, thing in self._serving(wanted, venue.sector)
            if thing.id not in avoid
        ]
        if not scored:
            return None
        best = min(entry[:3] for entry in scored)
        equal = [entry[3] for entry in scored if entry[:3] == best]
        return equal[turn % len(equal)]

    def _nearness(self, thing: KnownObject, venue: Venue) -> int:
        if thing.arena == venue.arena:
            return 0
        return 1 if thing.arena == self.known.home_arena else 2

    def _serving(self, wanted: str, sector: int) -> list[tuple[int, KnownObject]]:
        key = (wanted, sector)
        if key not in self._served:
            mine = [thing for arena in self.rooms(sector) for thing in arena.objects]
            own = self.known.bed
            mine = [thing for thing in mine if not thing.private_to or self.name in thing.private_to or thing.id == own]
            ranked = [(rank(wanted, thing.kind), thing) for thing in mine]
            self._served[key] = [entry for entry in ranked if entry[0] < NOT_AT_ALL]
        return self._served[key]


def _hit(needed: list[frozenset[str]], text: str) -> bool:
    words = words_of(text)
    return any(each <= words for each in needed)


_Shape = tuple[object, ...]


def atlas_of(known: KnownPlaces, name: str, pronoun: str = "they") -> Atlas:
    """The atlas of what is known, made anew only when places or objects were added, not when states changed."""
    return _atlas(_Key(_shape(known), known), name, pronoun)


class _Key:
    """Compares what is known by its shape: an object's state and when it was seen do not matter here."""

    def __init__(self, shape: _Shape, known: KnownPlaces) -> None:
        self.shape = shape
        self.known = known

    def __hash__(self) -> int:
        return hash(self.shape)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.shape == other.shape


@lru_cache(maxsize=128)
def _atlas(key: _Key, name: str, pronoun: str) -> Atlas:
    return Atlas(key.known, name, pronoun)


def _shape(known: KnownPlaces) -> _Shape:
    return (known.home, known.bed, known.home_arena, *(_sector_shape(sector) for sector in known.sectors))


def _sector_shape(sector: KnownSector) -> _Shape:
    return (sector.id, sector.name, sector.norms, *(_arena_shape(arena) for arena in sector.arenas))


def _arena_shape(arena: KnownArena) -> _Shape:
    return (arena.id, arena.name, arena.norms, *((thing.id, thing.kind, thing.private_to) for thing in arena.objects))
