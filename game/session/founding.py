"""Owns the beginning of a run and its going on: from what it stands on to a session ready to advance."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from pydantic import TypeAdapter

from game.ai.embedding import Embedder, Embeds, Vectors
from game.ai.memory import NewMemory
from game.ai.mind import Mind
from game.ai.residents import Resident
from game.ai.thinking import Means, think
from game.bridge import thread_bridge
from game.problem import Problem
from game.saves import EVER, Save, Store
from game.session.at_work import Model
from game.session.decisions import KEPT
from game.session.ground import Ground
from game.session.in_flight import InFlight
from game.session.newcomers import Settled, first_sleep, seeds, settle
from game.session.pending import asked_again
from game.session.record import Record
from game.session.session import LOG_KEPT, Session
from game.session.state import RunState, from_json, take_back
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE, day_number
from game.world.commands import Arrive
from game.world.events import Event

_EVENT = TypeAdapter(Event)
LATEST = 15 * TICKS_PER_MINUTE
"""How late a language model's thought may land where nobody waits for it; beyond that the clock waits for it after all."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How a session thinks: with which mind, in how many threads (0: in the caller's own), by which vectors it remembers.

    `model` is the language model at work, if one is: its calls are written down with the run.
    """

    mind: Mind
    threads: int = 4
    embedder: Embeds = field(default_factory=Embedder)
    model: Model | None = None


def found(ground: Ground, thinking: Thinking) -> Session:
    """Begin a run at midnight of its first day: everybody asleep, remembering what their paragraph says."""
    return _begun(ground, settle(ground), thinking, None)


def found_new(store: Store, name: str, ground: Ground, thinking: Thinking) -> Session:
    """Begin a run that is saved under a name. Raises Problem when there is such a save, or none can be written.

    The save is made last: where nobody can live, none is left behind.
    """
    settled = settle(ground)
    return _begun(ground, settled, thinking, store.create(name, ground.header))


def go_on(save: Save, ground: Ground, thinking: Thinking) -> Session:
    """Go on with a saved run at its latest snapshot; what was written after that is lived anew."""
    state = _snapshot(save)
    if state is None:
        save.rewind(-1)
        return _begun(ground, settle(ground), thinking, save)
    save.rewind(state.tick - 1)
    return _restored(save, ground, thinking, state, save)


def look_back(save: Save, ground: Ground, thinking: Thinking, tick: int) -> Session:
    """A saved run as it was at a tick, lived again from the snapshot before; nothing of it is written."""
    state = _snapshot(save, tick)
    session = found(ground, thinking) if state is None else _restored(save, ground, thinking, state, None)
    while session.now < tick:
        session.advance(wait=True)
    return session


def _begun(ground: Ground, settled: Settled, thinking: Thinking, save: Save | None) -> Session:
    means = _means(ground, thinking)
    session = _session(ground, settled, thinking, means, save)
    for resident, (new, vectors) in zip(settled.residents.values(), _seeds(ground, settled, thinking, means), strict=True):
        session.record.memories(resident.id, resident.stream.commit(new, vectors, 0), vectors)
        session.order(first_sleep(resident))
    return session


def _seeds(ground: Ground, settled: Settled, thinking: Thinking, means: Means) -> list[tuple[tuple[NewMemory, ...], Vectors]]:
    """What everybody remembers at the start, with its vectors: all at once, since a model may be asked what matters to them."""

    def of(resident: Resident) -> tuple[tuple[NewMemory, ...], Vectors]:
        new = tuple(seeds(resident, settled.entries[resident.id], settled, means, ground.settings.seed))
        return new, means.embeddings(new)

    if thinking.model is None:
        return [of(each) for each in settled.residents.values()]
    with ThreadPoolExecutor(max(1, thinking.threads)) as pool:
        return list(pool.map(of, settled.residents.values()))


def _snapshot(save: Save, until: int = EVER) -> RunState | None:
    """The latest state not after a tick; None where nothing was lived before it, so that it begins at the beginning."""
    kept = save.latest_snapshot(until)
    state = None if kept is None else from_json(kept[1])
    return state if state and state.tick > 0 else None


def _restored(save: Save, ground: Ground, thinking: Thinking, state: RunState, into: Save | None) -> Session:
    settled, means = settle(ground), _means(ground, thinking)
    if thinking.model is not None:
        thinking.model.resume(save.answers(), save.spent)
    session = _session(ground, settled, thinking, means, into)
    _restore(session, state, save, means)
    return session


def _means(ground: Ground, thinking: Thinking) -> Means:
    return Means(thinking.mind, thinking.embedder, ground.town, ground.clock, ground.settings.cognition)


def _session(ground: Ground, settled: Settled, thinking: Thinking, means: Means, save: Save | None) -> Session:
    in_flight = InFlight(thread_bridge(partial(think, means=means), thinking.threads))
    record = Record(save, means.embedder, thinking.model)
    session = Session(ground.settings, ground.map_file, settled.simulation, settled.residents, in_flight, record)
    session.mind_name, session.model = thinking.mind.name, thinking.model
    session.latest_landing = LATEST if thinking.model is not None else 0
    return session


def _restore(session: Session, state: RunState, save: Save, means: Means) -> None:
    """Raises Problem when the state is not one of this town: anybody may have written a save."""
    try:
        _take_back(session, state, save, means)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Problem(f'The state in the save "{save.name}" is damaged ({error!r}); open an older copy of the file.') from error


def _take_back(session: Session, state: RunState, save: Save, means: Means) -> None:
    session.simulation.restore(state.simulation)
    for each in state.visitors:
        session.welcome(Arrive(each.id, each.name, (0, 0), each.about, each.look))
    for saved in state.residents:
        resident = session.residents[saved.id]
        take_back(resident, saved)
        resident.stream = save.stream(saved.id, means.embedder, until=state.tick - 1, renew=True)
    again = tuple(asked_again(each, session.residents, session.settings.seed, save) for each in state.requests)
    session.in_flight.restore(again, state.next_request)
    session.talks.restore(state.scripts, len(session.simulation.conversations))
    session.thoughts = state.committed
    _recollect(session, save, state.tick)


def _recollect(session: Session, save: Save, now: int) -> None:
    """What the screen tells of the time before: the day's events, and by what its thoughts recalled memories."""
    midnight = day_number(now) * TICKS_PER_DAY
    events = save.latest("event", LOG_KEPT, midnight, now - 1)
    session.log.extend(_EVENT.validate_python(row.data) for row in events)
    session.decisions.restore(save.latest("thought", KEPT, now - TICKS_PER_DAY, now - 1), save.path)
