"""Owns what can be told of a save at a look: how much of what is in it, who thought for it, and what of it can be replayed."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.saves.damage import damage_of
from game.saves.ending import end_of
from game.saves.files import connect, explained
from game.saves.glance import header_of
from game.saves.schema import Json

_MODELS = """SELECT model, count(*), sum(prompt_tokens), sum(completion_tokens), sum(cost), sum(outcome = 'offline') FROM calls
    GROUP BY model ORDER BY count(*) DESC, model"""
_TALKS = """SELECT count(DISTINCT json_extract(data, '$.conversation')) FROM log
    WHERE kind = 'event' AND json_extract(data, '$.kind') = 'speech'"""
_BYTES = {
    "states": "SELECT sum(length(data)) FROM snapshots",
    "log": "SELECT sum(length(data) + length(kind)) FROM log",
    "memories": "SELECT sum(length(about)) FROM memories",
    "texts": "SELECT sum(length(text)) FROM texts",
    "vectors": "SELECT sum(length(vector)) FROM texts",
    "maps": "SELECT sum(length(data)) FROM maps",
    "calls": "SELECT sum(length(messages) + length(text) + length(key)) FROM calls",
}


@dataclass(frozen=True, slots=True)
class ModelUse:
    """What one language model was asked: how often, tokens, cost in the currency of its prices.

    `offline` is how many of the questions the offline mind answered in its place.
    """

    model: str
    calls: int
    prompt_tokens: int
    completion_tokens: int
    cost: float
    offline: int


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a save. `end` is the tick it has come to; `replay` the ticks between which it can be looked at, if at all.

    `memories` are counted by resident's id, `bytes` by part as they are kept; without what SQLite needs to find them.
    """

    header: dict[str, Json]
    end: int
    models: tuple[ModelUse, ...]
    memories: dict[int, int]
    talks: int
    thoughts: int
    states: int
    bytes: dict[str, int]
    replay: tuple[int, int] | None


def contents(path: Path) -> Contents:
    """Look into a save. Raises Problem where it cannot be read."""
    with closing(connect(path, write=False)) as connection, explained(path), damage_of(path):
        return Contents(
            header=header_of(connection),
            end=end_of(connection),
            models=tuple(ModelUse(*row) for row in connection.execute(_MODELS)),
            memories=dict(connection.execute("SELECT resident, count(*) FROM memories GROUP BY resident ORDER BY resident")),
            talks=_number(connection, _TALKS),
            thoughts=_number(connection, "SELECT count(*) FROM log WHERE kind = 'thought'"),
            states=_number(connection, "SELECT count(*) FROM snapshots"),
            bytes={part: _number(connection, statement) for part, statement in _BYTES.items()},
            replay=_replay(connection),
        )


def _replay(connection: sqlite3.Connection) -> tuple[int, int] | None:
    """From the first state that has a digest: before that, thoughts were not kept whole."""
    first, last = connection.execute(
        "SELECT (SELECT min(tick) FROM snapshots WHERE digest IS NOT NULL), (SELECT max(until) FROM checks)"
    ).fetchone()
    return None if first is None else (int(first), max(int(first), int(last or 0)))


def _number(connection: sqlite3.Connection, statement: str) -> int:
    found: Any = connection.execute(statement).fetchone()[0]
    return int(found or 0)
