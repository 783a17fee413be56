"""Owns reading a released save as a whole, and what of it becomes ours: people, movement, memories, places."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.imports.addresses import Addresses
from game.imports.entries import residents_file
from game.imports.led import Led, led
from game.imports.portrait import entry_of
from game.imports.released.layout import Layout, Meta, layout_of
from game.imports.released.movement import Moved, read_movement
from game.imports.released.nodes import Node, read_nodes
from game.imports.released.persona import Scratch, Tree, read_places, read_scratch
from game.imports.remembered import Remembrance, Whose, remembrances
from game.world.clock import TICK_SECONDS
from game.world.places import Town


@dataclass(frozen=True, slots=True)
class ReleasedPerson:
    """Somebody as their files have them."""

    name: str
    scratch: Scratch
    places: Tree
    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class ReleasedSave:
    """A released save as it was read. `steps` are those of the movement, which tells what `changes` at each."""

    folder: Path
    meta: Meta
    people: tuple[ReleasedPerson, ...]
    changes: tuple[Moved, ...]
    steps: int

    @property
    def ids(self) -> dict[str, int]:
        """The residents' ids by name, in the order of the save."""
        return {person.name: number for number, person in enumerate(self.people, 1)}

    def tick(self, moment: datetime) -> int:
        """The tick of a date and time; below 0 before the start."""
        return int((moment - self.meta.start).total_seconds()) // TICK_SECONDS


def read_released_save(folder: Path) -> ReleasedSave:
    """Read everything. Raises Problem, in one sentence, for whatever is missing or not as it should be."""
    layout = layout_of(folder)
    changes, steps = read_movement(layout)
    people = tuple(_person(name, path) for name, path in zip(layout.meta.names, layout.people, strict=True))
    return ReleasedSave(layout.folder, layout.meta, people, changes or _where_they_are(layout, people), steps)


def _person(name: str, folder: Path) -> ReleasedPerson:
    return ReleasedPerson(
        name,
        read_scratch(folder / "scratch.json"),
        read_places(folder / "spatial_memory.json"),
        read_nodes(folder / "associative_memory" / "nodes.json"),
    )


def _where_they_are(layout: Layout, people: tuple[ReleasedPerson, ...]) -> tuple[Moved, ...]:
    """Of a save without movement, where nothing has been lived yet: everybody where their scratch puts them."""
    there = ((person.name, person.scratch) for person in people)
    return tuple(Moved(0, name, scratch.tile, "", scratch.living_area, "") for name, scratch in there if scratch.tile is not None)


def residents_text(save: ReleasedSave, town: Town) -> str:
    """The people of a save as a residents file."""
    addresses = Addresses(town)
    entries = tuple(
        entry_of(each.name, each.scratch, each.nodes, _home(each.scratch, addresses), save.meta.now) for each in save.people
    )
    return residents_file(entries, "# The people of a save of the released code.\n")


def _home(scratch: Scratch, addresses: Addresses) -> str:
    """The name on the map of the sector they live in; "" where there is none."""
    arena = addresses.arena(scratch.living_area)
    return addresses.town.sectors[arena.sector].name if arena is not None else ""


def movement(save: ReleasedSave, town: Town) -> Led:
    """What everybody does, tick by tick. Raises Problem where that cannot be on this map."""
    return led(save.changes, save.steps, save.meta, save.ids, Addresses(town))


def memories(save: ReleasedSave, town: Town, end: int) -> tuple[dict[int, tuple[Remembrance, ...]], int]:
    """(each resident's memories, all before the tick `end`; how many links to evidence lead nowhere)."""
    names = {number: name for name, number in save.ids.items()}
    addresses = Addresses(town)
    found, lost = {}, 0
    for number, person in enumerate(save.people, 1):
        given, dangling = remembrances(person.nodes, Whose(number, names, addresses), save.tick, end)
        found[number], lost = given, lost + dangling
    return found, lost
