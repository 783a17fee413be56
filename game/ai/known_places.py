"""Owns a resident's own place tree: what they know of the town, as they last saw it (paper, section 5.1)."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from game.world.places import Norms


@dataclass(frozen=True, slots=True)
class KnownObject:
    """An object they have seen: its state when they last saw it and the tick of that. `private_to` names of owners."""

    id: int
    kind: str
    arena: int
    state: str
    seen: int
    private_to: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KnownArena:
    """A room they know of, with its norms and the objects in it that they have seen, by id."""

    id: int
    name: str
    sector: int
    norms: Norms
    objects: tuple[KnownObject, ...]
    outdoors: bool = False


@dataclass(frozen=True, slots=True)
class KnownSector:
    """A building or ground they know of."""

    id: int
    name: str
    norms: Norms
    arenas: tuple[KnownArena, ...]


@dataclass(frozen=True)
class KnownPlaces:
    """Their own subtree of the town, frozen; sectors in order of id. `home`, `bed`: ids of a sector and an object."""

    sectors: tuple[KnownSector, ...]
    home: int | None = None
    bed: int | None = None
    home_arena: int | None = None

    def sector(self, id: int) -> KnownSector | None:
        """The sector of that id, if they know of it."""
        return self._sectors.get(id)

    def arena(self, id: int) -> KnownArena | None:
        """The arena of that id, if they know of it."""
        return self._arenas.get(id)

    def object(self, id: int) -> KnownObject | None:
        """The object of that id, if they have seen it."""
        return self._objects.get(id)

    def of_kind(self, kind: str) -> tuple[KnownObject, ...]:
        """The objects of exactly that kind, by sector and arena."""
        return self._kinds.get(kind, ())

    def objects(self) -> Iterator[KnownObject]:
        """Every object they have seen, by sector and arena."""
        return iter(self._objects.values())

    @cached_property
    def _sectors(self) -> dict[int, KnownSector]:
        return {sector.id: sector for sector in self.sectors}

    @cached_property
    def _arenas(self) -> dict[int, KnownArena]:
        return {arena.id: arena for sector in self.sectors for arena in sector.arenas}

    @cached_property
    def _objects(self) -> dict[int, KnownObject]:
        return {thing.id: thing for arena in self._arenas.values() for thing in arena.objects}

    @cached_property
    def _kinds(self) -> dict[str, tuple[KnownObject, ...]]:
        kinds: dict[str, list[KnownObject]] = {}
        for thing in self.objects():
            kinds.setdefault(thing.kind, []).append(thing)
        return {kind: tuple(things) for kind, things in kinds.items()}

    def __getstate__(self) -> dict[str, Any]:
        """The tree alone: another process makes its own index of it."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
