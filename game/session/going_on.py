"""Owns a saved run's going on: from its latest state, through what the log tells of the time after it, to living on."""

from dataclasses import replace

from game.problem import Problem
from game.saves import Save
from game.saves.maps import packed_map
from game.session.founding import Thinking, begun, bridge, means_of, new_session
from game.session.ground import Ground
from game.session.newcomers import settle
from game.session.restoring import Streams, restore, saved_state
from game.session.retold import Retold
from game.session.session import Session
from game.session.sinks import Compared, IntoSave
from game.session.state import RunState
from game.world.map_data import map_data


def go_on(save: Save, ground: Ground, thinking: Thinking) -> Session:
    """Go on with a saved run where its log ends, which is a game minute before it was cut off at most.

    Where what was written cannot be lived again alike (by another version, say), what came after the latest state is lived
    anew.
    """
    state = saved_state(save)
    if state is None:
        save.rewind(-1)
        return begun(ground, settle(ground), thinking, save)
    session, streams = _restored(save, ground, thinking, state, save)
    try:
        _live_again(session, save, state, streams, _end(save, state))
    except Problem:
        session.record.forget()
        restore(session, state, save, streams)
    seeds = {each.id: len(each.stream) for each in session.residents.values()} if session.now == 0 else None
    save.rewind(session.now - 1, seeds)
    session.record.sink = IntoSave(save)
    if not ground.map_hash:
        save.put_map(packed_map(map_data(ground.map_file)), first=True)
    _think(session, ground, thinking)
    return session


def look_back(save: Save, ground: Ground, thinking: Thinking, tick: int) -> Session:
    """A saved run as it was at a tick, lived again from the state before; nothing of it is written."""
    state = saved_state(save, tick)
    if state is None:
        session = begun(ground, settle(ground), thinking, None)
    else:
        session, streams = _restored(save, ground, thinking, state, None)
        _live_again(session, save, state, streams, min(tick, _end(save, state)))
        _think(session, ground, thinking)
    while session.now < tick:
        session.advance(wait=True)
    return session


def _restored(save: Save, ground: Ground, thinking: Thinking, state: RunState, into: Save | None) -> tuple[Session, Streams]:
    if thinking.model is not None:
        thinking.model.resume(save.answers(), save.spent)
    session = new_session(ground, settle(ground), thinking, into)
    streams = Streams(save, thinking.embedder, renew=into is not None)
    restore(session, state, save, streams)
    return session, streams


def _end(save: Save, state: RunState) -> int:
    """The tick before which everything is written; the state's own where the save does not say."""
    return max(save.whole_until, state.tick)


def _live_again(session: Session, save: Save, state: RunState, streams: Streams, until: int) -> None:
    """Raises Problem where that is not what was written."""
    compared = Compared(save, state.tick, until)
    session.record.sink, session.retold = compared, Retold(save, until, streams)
    if until > state.tick:
        remember_seeds(session)
    while session.advance():
        if compared.differing:
            raise Problem(f'The run "{save.name}" cannot be lived again as it was written.')
    session.record.sink = session.retold = None


def remember_seeds(session: Session) -> None:
    """What everybody remembers at the start is written down with the first minute; before another it is written already."""
    if session.now > 0:
        return
    for resident in session.residents.values():
        view = resident.stream.view()
        session.record.memories(resident.id, tuple(view), view.vectors)


def _think(session: Session, ground: Ground, thinking: Thinking) -> None:
    means = replace(means_of(ground, thinking), town=session.simulation.town)
    session.in_flight.begin(bridge(means, thinking))
