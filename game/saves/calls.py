"""Owns the audit log in a save: how a call to a language model is written, and read back."""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, get_args

from game.ai.model.call import Call, Outcome
from game.ai.model.prompt import Message, Role
from game.saves.schema import pack, unpack
from game.saves.writer import Job

_COLUMNS = """resident, tick, kind, model, key, messages, text, outcome, reason, rung, attempts, prompt_tokens,
    completion_tokens, cached_tokens, seconds, cost, request"""
_READ = f"""SELECT id, {_COLUMNS} FROM calls WHERE (resident = ? OR ? IS NULL) AND (kind = ? OR ? IS NULL)
    AND (outcome = ? OR ? IS NULL) AND tick >= ? AND tick <= ? ORDER BY id"""
_ANSWERS = "SELECT key, text FROM calls WHERE outcome IN ('answered', 'repaired', 'partial') ORDER BY id"
_SPENT = "SELECT coalesce(sum(cost), 0) FROM calls"


def append_calls(calls: Iterable[Call]) -> Job:
    """Write calls down, in the order they ended."""

    def job(connection: sqlite3.Connection) -> None:
        connection.executemany(f"INSERT INTO calls ({_COLUMNS}) VALUES ({', '.join('?' * 17)})", map(_row, calls))

    return job


def read_calls(
    reader: sqlite3.Connection, resident: int | None, kind: str | None, outcome: str | None, since: int, until: int
) -> Iterator[tuple[int, Call]]:
    """(id, call) of those that fit. Raises ValueError or TypeError for rows that are no calls."""
    for number, *row in reader.execute(_READ, (resident, resident, kind, kind, outcome, outcome, since, until)):
        yield int(number), _call(row)


def read_answers(reader: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """(key of the request, answer) of every answer that was valid."""
    for key, text in reader.execute(_ANSWERS):
        yield str(key), str(text)


def read_spent(reader: sqlite3.Connection) -> float:
    """What all calls have cost."""
    return float(reader.execute(_SPENT).fetchone()[0])


def _row(call: Call) -> tuple[object, ...]:
    messages = pack([[message.role, message.text] for message in call.messages])
    tokens = (call.prompt_tokens, call.completion_tokens, call.cached_tokens)
    about = (call.resident, call.tick, call.kind, call.model, call.key, messages)
    return (
        *about,
        call.text,
        call.outcome,
        call.reason,
        call.rung,
        call.attempts,
        *tokens,
        call.seconds,
        call.cost,
        call.request,
    )


def _call(row: list[object]) -> Call:
    resident, tick, kind, model, key, messages, *rest = row
    if not isinstance(messages, bytes):
        raise ValueError("a prompt is not one")
    said = tuple(_message(each) for each in unpack(messages))
    call = Call(resident, tick, kind, model, key, said, *rest)  # type: ignore[arg-type]
    if call.outcome not in get_args(Outcome):
        raise ValueError(f"there is no outcome {call.outcome!r}")
    return call


def _message(pair: Any) -> Message:
    role, text = pair
    if role not in get_args(Role) or not isinstance(text, str):
        raise ValueError("a message is not one")
    return Message(role, text)
