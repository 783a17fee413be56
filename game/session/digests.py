"""Owns the digest of a run: everything that matters in its state, and nothing of its name or of how it was lived."""

from collections.abc import Iterable
from typing import Any

from game.ai.memory import Memory
from game.ai.stream import digest_of as digest_of_records
from game.problem import Problem
from game.saves import Save, digest
from game.session.record import state_of
from game.session.session import Session
from game.session.state import RunState, as_json, from_json

WHAT_IT_STANDS_ON = ("start", "seed", "cognition", "map_hash", "residents")

Remembered = list[Any]
"""What a resident's memory adds: their id, the digest of their records, and when each was last used."""


def digest_of(session: Session, header: dict[str, Any]) -> str:
    """The digest of a living run. It waits for no thought and changes nothing."""
    streams = ((each.id, each.stream) for each in session.residents.values())
    return _digest(header, state_of(session), [[who, stream.digest, stream.last_access.tolist()] for who, stream in streams])


def digest_of_save(save: Save) -> str:
    """The digest of a saved run, as of its latest snapshot."""
    kept = save.latest_snapshot()
    if kept is None:
        raise Problem(f'The save "{save.name}" ends before its first minute; it has no digest.')
    state = from_json(kept[1])
    lived = max(0, state.tick - 1)
    streams = [_remembered(each.id, save.memories(each.id, lived), save.uses(each.id, lived)) for each in state.residents]
    try:
        return _digest(save.header, state, streams)
    except (KeyError, ValueError):
        raise Problem(f'The save "{save.name}" does not say what it was begun with; it has no digest.') from None


def _remembered(resident: int, records: tuple[Memory, ...], uses: Iterable[tuple[int, int]]) -> Remembered:
    last_access = [memory.created for memory in records]
    for number, tick in uses:
        if not 0 <= number < len(records):
            raise Problem(f"Resident {resident} has no memory {number} that was used: the save is damaged.")
        last_access[number] = max(last_access[number], tick)
    return [resident, digest_of_records(records), last_access]


def _digest(header: dict[str, Any], state: RunState, memories: list[Remembered]) -> str:
    ground = {key: header[key] for key in WHAT_IT_STANDS_ON}
    plain = as_json(state)
    plain["requests"] = [request["asked"] for request in plain["requests"]]
    return digest([ground, plain, sorted(memories, key=lambda each: int(each[0]))])
