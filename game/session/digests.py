"""Owns the digest of a run: everything that matters in its state, and nothing of its name or of how it was lived."""

from typing import Any

from game.ai.embedding import Embedder
from game.ai.stream import MemoryStream
from game.problem import Problem
from game.saves import Save, digest
from game.session.record import state_of
from game.session.session import Session
from game.session.state import RunState, as_json, from_json

WHAT_IT_STANDS_ON = ("start", "seed", "cognition", "map_hash", "residents")


def digest_of(session: Session, header: dict[str, Any]) -> str:
    """The digest of a living run. Waits for what is being thought, and changes nothing."""
    streams = {each.id: each.stream for each in session.residents.values()}
    return _digest(header, state_of(session), streams)


def digest_of_save(save: Save) -> str:
    """The digest of a saved run, as of its latest snapshot."""
    kept = save.latest_snapshot()
    if kept is None:
        raise Problem(f'The save "{save.name}" ends before its first minute; it has no digest.')
    state = from_json(kept[1])
    embedder = Embedder()
    lived = max(0, state.tick - 1)
    streams = {each.id: save.stream(each.id, embedder, until=lived) for each in state.residents}
    return _digest(save.header, state, streams)


def _digest(header: dict[str, Any], state: RunState, streams: dict[int, MemoryStream]) -> str:
    ground = {key: header[key] for key in WHAT_IT_STANDS_ON}
    plain = as_json(state)
    plain["thoughts"] = [thought["asked"] for thought in plain["thoughts"]]
    memories = [[number, stream.digest, stream.last_access.tolist()] for number, stream in sorted(streams.items())]
    return digest([ground, plain, memories])
