"""Owns what a save is made of: rows, batches, JSON in one spelling, and digests of it."""

import json
import lzma
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from pydantic_core import from_json

from game.ai.embedding import Vectors
from game.ai.memory import Kind, Memory, NewMemory
from game.problem import Problem

Json = Any
"""What json can say: None, booleans, numbers, strings, lists and dicts (tuples become lists)."""

_LARGEST_SNAPSHOT = 64 * 1024 * 1024
"""Bytes a snapshot may unpack to: a file from a stranger must not fill the memory of whoever opens it."""
_PRESET = 1
"""How hard snapshots are packed: half the bytes of zlib, because residents know much the same, in the same time."""
_ZLIB = b"\x78"
"""How snapshots of earlier versions begin."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One line of the log: what (`kind`: "command", "thought", ...) at which tick, with its data."""

    tick: int
    kind: str
    data: Json


@dataclass(frozen=True, slots=True)
class Remembered:
    """A memory of a resident with its vector (one row of 256)."""

    resident: int
    memory: Memory
    vector: Vectors


@dataclass(frozen=True, slots=True)
class Batch:
    """What a game minute adds to a save. `touches` are (tick, resident, memory number): memories that were used.

    With it everything before the tick `until` is written down; 0 says nothing of the kind.
    It is written later, by another thread: nothing in it may change after it was handed over.
    """

    rows: tuple[LogRow, ...] = ()
    memories: tuple[Remembered, ...] = ()
    touches: tuple[tuple[int, int, int], ...] = ()
    until: int = 0


def canonical(data: Json) -> str:
    """JSON in the one spelling that hashes are made of: keys sorted, no blanks, ASCII, no NaN."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)


def digest(parts: Iterable[Json]) -> str:
    """Names the parts in their order: 32 hex digits, the same in every process and on every machine."""
    hashed = blake2b(digest_size=16)
    for part in parts:
        hashed.update(canonical(part).encode())
        hashed.update(b"\n")
    return hashed.hexdigest()


def content_hash(content: str | bytes) -> str:
    """Names a text or a file's bytes by what is in it: 32 hex digits."""
    return blake2b(content.encode() if isinstance(content, str) else content, digest_size=16).hexdigest()


def pack(data: Json) -> bytes:
    """JSON, compressed, for a snapshot."""
    return compressed(canonical(data).encode())


def compressed(text: bytes) -> bytes:
    """JSON that has been written already, compressed."""
    return lzma.compress(text, preset=_PRESET)


def unpack(packed: bytes) -> Json:
    """What `pack` packed. Raises Problem when it is not that, or suspiciously large."""
    try:
        return parsed(decompressed(packed))
    except (lzma.LZMAError, zlib.error, ValueError, RecursionError, TypeError):
        raise Problem("A snapshot in this save cannot be read: the save is damaged.") from None


def parsed(text: str | bytes) -> Json:
    """What a JSON text says. Raises ValueError for what is none: NaN, what nests without end, numbers without end."""
    return from_json(text, allow_inf_nan=False)


def decompressed(packed: bytes) -> bytes:
    """The JSON text that `compressed` compressed. Raises LZMAError, zlib.error or ValueError."""
    if not isinstance(packed, bytes):
        raise ValueError("it is not packed")
    old = packed.startswith(_ZLIB)
    unpacking = zlib.decompressobj() if old else lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_LARGEST_SNAPSHOT)
    text = unpacking.decompress(packed, _LARGEST_SNAPSHOT)
    if not unpacking.eof:
        raise ValueError("cut short or too large")
    return text


def memory_row(memory: Memory) -> tuple[int, int, str, int, str, int | None, int | None, int | None, int | None, int | None]:
    """A memory as the columns of the table `memories`, without resident and text. `about` holds evidence and people.

    A memory that supersedes another has that one's number as a third item of `about`; what is innate has true there.
    """
    content = memory.content
    corrects = () if content.supersedes is None else (content.supersedes,)
    innate = (True,) if content.innate else ()
    about = canonical([content.evidence, content.people, *corrects, *innate])
    told = (content.said_by, content.talk, content.line, content.retells)
    return (memory.number, memory.created, content.kind.value, content.importance, about, content.place, *told)


def memory_from(text: str, row: tuple[Any, ...]) -> Memory:
    """A memory from the columns that `memory_row` made. Raises ValueError or TypeError when they are not such."""
    number, created, kind, importance, about, place, *told = row
    evidence, people, *corrects = parsed(about)
    innate = bool(corrects) and corrects[-1] is True
    corrects = corrects[:-1] if innate else corrects
    if corrects and [type(each) for each in corrects] != [int]:
        raise ValueError("a memory corrects what is no memory")
    if not isinstance(text, str):
        raise ValueError("a memory is no sentence")
    if not all(type(each) is int for each in (number, created, importance, *evidence, *people)):
        raise ValueError("a memory has no number, time or people")
    if number < 0 or created < 0:
        raise ValueError("a memory is from before the beginning")
    if not all(each is None or type(each) is int for each in (place, *told)):
        raise ValueError("a memory is of no place or talk")
    supersedes = corrects[0] if corrects else None
    said_by, talk, line, retells = told
    about_whom = (tuple(evidence), tuple(people), place)
    content = NewMemory(Kind(kind), text, importance, *about_whom, said_by, talk, line, retells, supersedes, innate)
    return Memory(number, created, content)
