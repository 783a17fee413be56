"""Owns the beginning of a run: from what it stands on to a session ready to advance."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial

from game.ai.embedding import Embedder, Embeds, Vectors
from game.ai.memory import NewMemory
from game.ai.mind import Mind
from game.ai.residents import Resident
from game.ai.thinking import Means, think
from game.bridge import Bridge, thread_bridge
from game.saves import Save, Store
from game.saves.maps import FIRST, packed_map
from game.session.at_work import Model
from game.session.drawings import Drawings
from game.session.first_midnight import first_deed
from game.session.ground import Ground
from game.session.in_flight import InFlight
from game.session.newcomers import Settled, seeds, settle
from game.session.record import Record
from game.session.session import Session
from game.world.clock import TICKS_PER_MINUTE
from game.world.map_data import map_data

LATEST = 15 * TICKS_PER_MINUTE
"""How late a language model's thought may land where nobody waits for it; beyond that the clock waits for it after all."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How a session thinks: with which mind, in how many threads (0: in the caller's own), by which vectors it remembers.

    `model` is the language model at work, if one is: its calls are written down with the run. `elsewhere` makes a bridge to
    other machines, where thoughts are to be thought there.
    """

    mind: Mind
    threads: int = 4
    embedder: Embeds = field(default_factory=Embedder)
    model: Model | None = None
    elsewhere: Callable[[Means], Bridge] | None = None


def found(ground: Ground, thinking: Thinking) -> Session:
    """Begin a run at midnight of its first day: everybody asleep, remembering what their paragraph says."""
    return begun(ground, settle(ground), thinking, None)


def found_new(store: Store, name: str, ground: Ground, thinking: Thinking) -> Session:
    """Begin a run that is saved under a name. Raises Problem when there is such a save, or none can be written.

    The save is made last: where nobody can live, none is left behind.
    """
    settled = settle(ground)
    ground, save = new_save(store, name, ground)
    return begun(ground, settled, thinking, save)


def new_save(store: Store, name: str, ground: Ground) -> tuple[Ground, Save]:
    """A save with nothing in it but what a run stands on, its map included. Raises Problem when none can be made."""
    packed = packed_map(map_data(ground.map_file))
    save = store.create(name, ground.header | {FIRST: packed[0]}, [packed])
    return replace(ground, map_hash=packed[0]), save


def begun(ground: Ground, settled: Settled, thinking: Thinking, save: Save | None) -> Session:
    """A session at its first tick, whose people have just been laid into their beds.

    A run that was lived elsewhere at first begins with nothing in it: what they do and remember then comes from there.
    """
    means = means_of(ground, thinking)
    session = new_session(ground, settled, thinking, save)
    if not ground.led_until:
        _lie_down(session, settled, _seeds(ground, settled, thinking, means))
    session.record.all_of_it(session)
    session.in_flight.begin(bridge(means, thinking))
    return session


def _lie_down(session: Session, settled: Settled, seeded: list[tuple[tuple[NewMemory, ...], Vectors]]) -> None:
    for resident, (new, vectors) in zip(settled.residents.values(), seeded, strict=True):
        session.record.memories(resident.id, resident.stream.commit(new, vectors, 0), vectors)
        session.order(first_deed(resident, session.clock, session.settings.seed))


def _seeds(ground: Ground, settled: Settled, thinking: Thinking, means: Means) -> list[tuple[tuple[NewMemory, ...], Vectors]]:
    """What everybody remembers at the start, with its vectors: all at once, since a model may be asked what matters to them."""

    def of(resident: Resident) -> tuple[tuple[NewMemory, ...], Vectors]:
        new = tuple(seeds(resident, settled.entries[resident.id], settled, means, ground.settings.seed))
        return new, means.embeddings(new)

    if thinking.model is None:
        return [of(each) for each in settled.residents.values()]
    with ThreadPoolExecutor(max(1, thinking.threads)) as pool:
        return list(pool.map(of, settled.residents.values()))


def means_of(ground: Ground, thinking: Thinking) -> Means:
    """What a thought is made with."""
    return Means(thinking.mind, thinking.embedder, ground.town, ground.clock, ground.settings.cognition)


def bridge(means: Means, thinking: Thinking) -> Bridge:
    """What takes thoughts to where they are thought."""
    if thinking.elsewhere is not None:
        return thinking.elsewhere(means)
    return thread_bridge(partial(think, means=means), thinking.threads)


def new_session(ground: Ground, settled: Settled, thinking: Thinking, save: Save | None) -> Session:
    """A session that asks no mind yet."""
    record = Record(save, thinking.embedder, thinking.model)
    session = Session(ground.settings, ground.map_file, settled.simulation, settled.residents, InFlight(), record)
    session.drawings = Drawings(ground.map_file, ground.map_hash, save)
    session.mind_name, session.model = thinking.mind.name, thinking.model
    session.latest_landing = LATEST if thinking.model is not None else 0
    session.led_until = session.simulation.led_until = ground.led_until
    return session
