"""Owns reading the memories of a released persona: `nodes.json`, with all the shapes that `filling` has."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from game.imports.released.files import Number, read_json
from game.problem import Problem

MOST_NODES = 200_000
LONGEST_TEXT = 4000
"""Characters of a description; what is longer is cut."""
EVENT, THOUGHT, CHAT = "event", "thought", "chat"
_WHEN = "%Y-%m-%d %H:%M:%S"


@dataclass(frozen=True, slots=True)
class Node:
    """One memory. `evidence` are ids of the nodes it rests on, `lines` (speaker, words) of a talk; one of them, or neither.

    `importance` is the number in the file, rounded; `used` when it was last recalled, where the file says so.
    """

    id: str
    kind: str
    created: datetime
    used: datetime
    subject: str
    predicate: str
    object: str
    text: str
    importance: int
    evidence: tuple[str, ...] = ()
    lines: tuple[tuple[str, str], ...] = ()


_Line = Annotated[list[str], Field(min_length=2, max_length=2)]


@dataclass(frozen=True, slots=True)
class _Node:
    """As the file has it: `filling` is null, empty, a node's id, ids, or pairs of speaker and line."""

    type: str
    created: str
    description: str | None = None
    node_count: int = 0
    subject: str | None = None
    predicate: str | None = None
    object: str | None = None
    poignancy: Number = 1
    last_accessed: str | None = None
    filling: str | list[str] | list[_Line] | None = None


_NODES = TypeAdapter(Annotated[dict[str, _Node], Field(max_length=MOST_NODES)])


def read_nodes(path: Path) -> tuple[Node, ...]:
    """The memories in the order in which they were made. Raises Problem when the file is none of such."""
    found = [_node(key, raw, path) for key, raw in read_json(path, _NODES).items()]
    found.sort(key=lambda pair: (pair[1].created, pair[0]))
    return tuple(node for _, node in found)


def _node(key: str, raw: _Node, path: Path) -> tuple[int, Node]:
    """(place in order, memory)"""
    if raw.type not in (EVENT, THOUGHT, CHAT):
        raise Problem(f"{path}: {key[:40]} is of type {raw.type[:40]!r}; a memory is an event, a thought or a chat.")
    created = _when(raw.created, key, path)
    return raw.node_count, Node(
        id=key,
        kind=raw.type,
        created=created,
        used=_when(raw.last_accessed, key, path) if raw.last_accessed else created,
        subject=_plain(raw.subject),
        predicate=_plain(raw.predicate),
        object=_plain(raw.object),
        text=_plain(raw.description) or _sentence(raw),
        importance=round(raw.poignancy),
        evidence=_ids(raw.filling),
        lines=_lines(raw.filling),
    )


def _ids(filling: str | list[str] | list[list[str]] | None) -> tuple[str, ...]:
    """A thought rests on one node or on several; an event of a talk on the talk's."""
    if isinstance(filling, str):
        return (filling,) if filling else ()
    return tuple(each for each in filling or () if isinstance(each, str))


def _lines(filling: str | list[str] | list[list[str]] | None) -> tuple[tuple[str, str], ...]:
    pairs = () if filling is None or isinstance(filling, str) else filling
    return tuple((_plain(pair[0]), _plain(pair[1])) for pair in pairs if not isinstance(pair, str))


def _sentence(raw: _Node) -> str:
    """What it is about, where nothing describes it: "stove is burning"."""
    subject = _plain(raw.subject).rpartition(":")[2]
    return " ".join(part for part in (subject, _plain(raw.predicate), _plain(raw.object)) if part) or "something happened"


def _plain(text: str | None) -> str:
    """A text on one line, without what cannot be shown."""
    shown = "".join(each if each.isprintable() else " " for each in (text or "")[:LONGEST_TEXT])
    return " ".join(shown.split())


def _when(text: str, key: str, path: Path) -> datetime:
    try:
        return datetime.strptime(text.strip(), _WHEN)
    except ValueError:
        raise Problem(f"{path}: {key[:40]} was made at {text[:40]!r}, which is no date and time.") from None
