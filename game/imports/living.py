"""Owns living a released save once more in a save of ours: founded, driven tick by tick to its end, ready to go on from there."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from game.ai.embedding import DIMENSIONS, Vectors
from game.ai.homes import Home
from game.ai.known_places import KnownPlaces
from game.ai.residents import Resident
from game.ai.residents_file import parse_residents
from game.ai.seeing import starting_places
from game.imports.addresses import Addresses, Missing, known_places
from game.imports.led import Led
from game.imports.released_save import ReleasedSave, memories, movement, residents_text
from game.imports.remembered import Remembrance
from game.problem import Problem
from game.saves import Store
from game.saves.files import explained
from game.session import Session
from game.session.founding import Thinking, begun, new_save
from game.session.ground import Ground
from game.session.newcomers import Settled, settle
from game.settings import RunSettings
from game.world.clock import Clock
from game.world.places import OUTDOORS, Town
from game.world.tiled import MapFile
from game.world.town_map import town_from

BATCH = 512
"""Texts that are embedded at once."""


@dataclass(frozen=True, slots=True)
class Lived:
    """What came of it: ticks, memories by name, talks had, and what could not be taken over, in sentences."""

    ticks: int
    memories: dict[str, int]
    talks: int
    left_out: tuple[str, ...]


@dataclass(slots=True)
class _Given:
    """What a resident is still to remember, in order, with vectors; `uses` are numbers of memories by the tick of recall."""

    todo: deque[tuple[Remembrance, Vectors]]
    uses: dict[int, list[int]]


def live_again(
    save: ReleasedSave, map_file: MapFile, store: Store, name: str, thinking: Thinking, tell: Callable[[int, int], None]
) -> Lived:
    """Make a save of ours out of a released one, on a map; `tell` hears the ticks lived and all there are.

    The save is there when all of it is. Raises Problem when it cannot be made, or the name is taken.
    """
    if store.exists(name):
        raise Problem(f'There is a save "{name}" already in {store.folder}; choose another name.')
    town = town_from(map_file)
    plan = movement(save, town)
    ground = _ground(save, map_file, town, plan.end, name)
    remembered, dangling = memories(save, town, plan.end)
    settled = settle(ground)
    missing = _know_places(save, settled, ground)
    streams = {who: _given(each, thinking) for who, each in remembered.items()}
    with _apart(store, name) as unfinished:
        ground, kept = new_save(unfinished, name, ground)
        session = begun(ground, settled, thinking, kept)
        try:
            refused = _drive(session, plan, streams, tell)
        finally:
            session.close()
        store.take_over(unfinished.path(name), name)
    counts = {each.name: len(each.stream) for each in session.residents.values()}
    return Lived(plan.end, counts, len(plan.numbers), _left_out(missing, dangling, refused))


def _ground(save: ReleasedSave, map_file: MapFile, town: Town, end: int, name: str) -> Ground:
    """What the save of ours stands on: led until the tick `end`."""
    text = residents_text(save, town)
    entries = parse_residents(text, f'the people of "{name}"')
    return Ground(map_file, town, entries, text, RunSettings(seed=1), Clock(save.meta.start.date()), end)


@contextmanager
def _apart(store: Store, name: str) -> Iterator[Store]:
    """A place on the same disk for a save that is not whole yet; nothing of it stays. Raises Problem where there is none."""
    with explained(store.path(name)):
        store.folder.mkdir(parents=True, exist_ok=True)
        folder = TemporaryDirectory(prefix=".importing-", dir=store.folder)
    with folder as path:
        yield Store(Path(path))


def _know_places(save: ReleasedSave, settled: Settled, ground: Ground) -> Missing:
    """Everybody knows the places they knew there; of a map that has none of them, what everybody knows here."""
    addresses, lost = Addresses(ground.town), Missing()
    for person, resident in zip(save.people, settled.residents.values(), strict=True):
        known, missing = known_places(person.places, person.scratch.living_area, addresses, _own(resident, ground))
        lost = lost.and_(missing)
        if any(addresses.sector(name) for sectors in person.places.values() for name in sectors):
            resident.known = known
    return lost


def _own(resident: Resident, ground: Ground) -> KnownPlaces:
    """Their home, and what their paragraph names: all that somebody knows of a town without having seen it."""
    known, persona = resident.known, resident.persona
    home = None if known.home is None else Home(known.home, known.bed, known.home_arena or OUTDOORS)
    named = (*persona.places, *(job.place for job in persona.occupations if job.place))
    return starting_places(ground.town, persona.name, home, named, public=False)


def _given(remembered: tuple[Remembrance, ...], thinking: Thinking) -> _Given:
    """The memories of somebody with their vectors: those in the files are another model's, of another size."""
    texts = [each.text for each in remembered]
    vectors = [row for start in range(0, len(texts), BATCH) for row in thinking.embedder.embed(texts[start : start + BATCH])]
    uses: dict[int, list[int]] = {}
    for number, each in enumerate(remembered):
        if each.used > each.tick:
            uses.setdefault(each.used, []).append(number)
    return _Given(deque(zip(remembered, vectors, strict=True)), uses)


def _drive(session: Session, plan: Led, streams: dict[int, _Given], tell: Callable[[int, int], None]) -> int:
    """Live every tick as it was lived there. Returns how many of the orders the world did not carry out."""
    refused = 0
    for tick in range(plan.end):
        for command in plan.orders(tick):
            session.order(command)
        session.advance(wait=True)
        plan.note(tick, session.simulation)
        refused += sum(event.kind == "rejection" for event in session.latest)
        for who, given in streams.items():
            _give(session, who, given, tick, plan)
        tell(tick + 1, plan.end)
    return refused


def _give(session: Session, who: int, given: _Given, tick: int, plan: Led) -> None:
    """What somebody remembers from this tick on, and what they recalled at it."""
    due = []
    while given.todo and given.todo[0][0].tick <= tick:
        due.append(given.todo.popleft())
    used = given.uses.get(tick, [])
    if due or used:
        here = session.simulation.arena_at(session.simulation.bodies[who].tile)
        new = [each.memory(here, plan.number_of(each.lines)) for each, _ in due]
        vectors = np.array([vector for _, vector in due], np.float32).reshape(len(due), DIMENSIONS)
        session.give(who, new, vectors, used)


def _left_out(missing: Missing, dangling: int, refused: int) -> tuple[str, ...]:
    notes = []
    if missing != Missing():
        notes.append(
            f"Of the places they know, {missing.sectors} sectors, {missing.arenas} arenas and {missing.objects} objects are not "
            "on the map, and are left out."
        )
    if dangling:
        notes.append(f"{dangling} links to evidence lead to no earlier memory, and are left out.")
    if refused:
        notes.append(f"{refused} things could not be done or said on this map as they were there.")
    return tuple(notes)
