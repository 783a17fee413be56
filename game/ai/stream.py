"""Owns memory streams: each resident's append-only records, their vectors, and frozen views of them to think with.

A stream belongs to the main loop, which alone commits and touches. Thoughts read a `StreamView`, which later commits
and touches never change: rows once written stay as they are, and only last access, which does change, is copied.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import islice
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from game.ai.embedding import DIMENSIONS, Vectors
from game.ai.memory import Kind, Memory, NewMemory, superseded

SEGMENT_SIZE = 256
"""Records in a sealed segment."""

Ticks = NDArray[np.int32]
_Number = TypeVar("_Number", bound=np.generic)
KIND_CODES = {kind: code for code, kind in enumerate(Kind)}


@dataclass(frozen=True, slots=True)
class Segment:
    """256 records that will never change. `id` hashes these records and all before them, so it names a whole prefix."""

    id: str
    records: tuple[Memory, ...]


@dataclass(frozen=True, slots=True, eq=False)
class StreamView:
    """A stream as it was at one moment. Row n of every array belongs to memory number n; the arrays are read-only.

    `created` and `last_access` are ticks, `kinds` codes of KIND_CODES; `digest` names all records, as the stream's does.
    `superseded` are the numbers, rising, of records that a later one stands in for: nothing comes to mind from them.
    """

    segments: tuple[Segment, ...]
    tail: tuple[Memory, ...]
    vectors: Vectors
    importance: NDArray[np.int8]
    kinds: NDArray[np.int8]
    created: Ticks
    last_access: Ticks
    digest: str
    superseded: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.segments) * SEGMENT_SIZE + len(self.tail)

    def __getitem__(self, number: int) -> Memory:
        if not 0 <= number < len(self):
            raise IndexError(f"no memory number {number} in a stream of {len(self)}")
        segment, row = divmod(number, SEGMENT_SIZE)
        records = self.segments[segment].records if segment < len(self.segments) else self.tail
        return records[row]

    def __iter__(self) -> Iterator[Memory]:
        for segment in self.segments:
            yield from segment.records
        yield from self.tail

    def standing(self) -> Iterator[Memory]:
        """The records that no later one stands in for, oldest first."""
        return (memory for memory in self if memory.number not in self.superseded) if self.superseded else iter(self)

    def latest(self, count: int) -> tuple[Memory, ...]:
        """The last `count` standing records, oldest first."""
        newest = (number for number in reversed(range(len(self))) if number not in self.superseded)
        return tuple(self[number] for number in reversed(tuple(islice(newest, count))))

    def as_of(self, count: int, uses: Iterable[tuple[int, int]]) -> "StreamView":
        """The stream as it was when it had `count` records and the (number, tick) pairs were their latest uses."""
        full = count // SEGMENT_SIZE
        tail = tuple(self[number] for number in range(full * SEGMENT_SIZE, count))
        last_access = self.created[:count].copy()
        for number, tick in uses:
            last_access[number] = max(last_access[number], tick)
        return replace(
            self,
            segments=self.segments[:full],
            tail=tail,
            vectors=self.vectors[:count],
            importance=self.importance[:count],
            kinds=self.kinds[:count],
            created=self.created[:count],
            last_access=read_only(last_access),
            digest=_hash_after(self.segments[:full], tail).hexdigest(),
            superseded=superseded(islice(self, count)) if self.superseded else (),
        )


class MemoryStream:
    """One resident's memories. Numbers count from 0 in order of commit."""

    def __init__(self) -> None:
        self._segments: list[Segment] = []
        self._tail: list[Memory] = []
        self._hash = _hash_after((), ())
        self._columns = _Columns(SEGMENT_SIZE)
        self._superseded: tuple[int, ...] = ()

    @classmethod
    def of(cls, view: StreamView) -> "MemoryStream":
        """A stream of its own that goes on from what a view shows; records are shared, arrays copied."""
        stream, count = cls(), len(view)
        stream._segments, stream._tail = list(view.segments), list(view.tail)
        stream._hash, stream._superseded = _hash_after(view.segments, view.tail), view.superseded
        columns = stream._columns = stream._columns.grown_to(0, count)
        columns.vectors[:count], columns.importance[:count], columns.kinds[:count] = view.vectors, view.importance, view.kinds
        columns.created[:count], columns.last_access[:count] = view.created, view.last_access
        return stream

    def __len__(self) -> int:
        return len(self._segments) * SEGMENT_SIZE + len(self._tail)

    @property
    def records(self) -> tuple[Memory, ...]:
        """All records, oldest first (a copy; to look one up, take a view)."""
        return tuple(self.view())

    @property
    def digest(self) -> str:
        """Names every record in the stream (not last access): equal digests, equal memories."""
        return self._hash.hexdigest()

    @property
    def last_access(self) -> Ticks:
        """The tick each memory was last used at (a copy)."""
        return self._columns.last_access[: len(self)].copy()

    def commit(self, new: Sequence[NewMemory], embeddings: Vectors, tick: int) -> tuple[Memory, ...]:
        """Append memories with one embedding each; they get the next numbers and count as used at `tick`."""
        first = len(self)
        memories = tuple(Memory(first + index, tick, content) for index, content in enumerate(new))
        self.extend(memories, embeddings)
        return memories

    def extend(self, memories: Sequence[Memory], embeddings: Vectors) -> None:
        """Append records that have their numbers already: from a save, or from another process."""
        first = len(self)
        if [memory.number for memory in memories] != list(range(first, first + len(memories))):
            raise ValueError(f"memories to append must be numbered from {first} on")
        if embeddings.shape != (len(memories), DIMENSIONS):
            raise ValueError(f"{len(memories)} memories need embeddings of shape ({len(memories)}, {DIMENSIONS})")
        self._columns = self._columns.grown_to(first, first + len(memories))
        self._columns.write(first, memories, embeddings)
        for memory in memories:
            self._append(memory)
        if old := superseded(memories):
            self._superseded = tuple(sorted({*self._superseded, *old}))

    def touch(self, numbers: Sequence[int], tick: int) -> None:
        """Note that memories were used at `tick`; one used later than that already keeps the later tick."""
        rows = np.asarray(numbers, np.intp)
        if rows.size and not 0 <= rows.min() <= rows.max() < len(self):
            raise IndexError(f"cannot touch memories beyond a stream of {len(self)}")
        used = self._columns.last_access
        used[rows] = np.maximum(used[rows], tick)

    def view(self) -> StreamView:
        """The stream as it is now, for a Thought. Cheap: only last access and the unsealed tail are copied."""
        columns, count = self._columns, len(self)
        return StreamView(
            segments=tuple(self._segments),
            tail=tuple(self._tail),
            vectors=read_only(columns.vectors[:count]),
            importance=read_only(columns.importance[:count]),
            kinds=read_only(columns.kinds[:count]),
            created=read_only(columns.created[:count]),
            last_access=read_only(columns.last_access[:count].copy()),
            digest=self.digest,
            superseded=self._superseded,
        )

    def _append(self, memory: Memory) -> None:
        self._hash.update(_spelt(memory))
        self._tail.append(memory)
        if len(self._tail) == SEGMENT_SIZE:
            self._segments.append(Segment(self._hash.hexdigest(), tuple(self._tail)))
            self._tail.clear()
            self._hash = _hash_after(self._segments, ())


def seeds_in(view: StreamView) -> range:
    """Numbers of what somebody has known all along: they were committed together."""
    first = next((memory.number for memory in view if memory.is_seed), len(view))
    return range(first, next((number for number in range(first, len(view)) if not view[number].is_seed), len(view)))


def digest_of(records: Iterable[Memory]) -> str:
    """Names records, all of a stream's from its first on: equal digests, equal memories."""
    stream = MemoryStream()
    for memory in records:
        stream._append(memory)
    return stream.digest


def _hash_after(segments: Sequence[Segment], tail: Iterable[Memory]) -> blake2b:
    """What names a stream so far. A segment's name stands for all before it, so that only the tail is gone through."""
    hashed = blake2b(segments[-1].id.encode() if segments else b"", digest_size=16)
    for memory in tail:
        hashed.update(_spelt(memory))
    return hashed


def _spelt(memory: Memory) -> bytes:
    """All that a record says, for its digest."""
    content = memory.content
    about = (content.evidence, content.people, content.place, content.supersedes)
    told = (content.said_by, content.talk, content.line, content.retells)
    innate = (True,) if content.innate else ()
    spelt = (memory.number, memory.created, content.kind.value, content.text, content.importance, about, told, *innate)
    return repr(spelt).encode()


class _Columns:
    """The arrays of a stream, with room to grow. Outgrown ones live on in the views that show them."""

    def __init__(self, room: int) -> None:
        self.vectors = np.zeros((room, DIMENSIONS), np.float32)
        self.importance = np.zeros(room, np.int8)
        self.kinds = np.zeros(room, np.int8)
        self.created = np.zeros(room, np.int32)
        self.last_access = np.zeros(room, np.int32)

    def grown_to(self, used: int, wanted: int) -> "_Columns":
        """These columns, or a copy of the first `used` rows with room doubled until `wanted` rows fit."""
        room = len(self.vectors)
        if wanted <= room:
            return self
        while room < wanted:
            room *= 2
        grown = _Columns(room)
        for name, column in vars(self).items():
            getattr(grown, name)[:used] = column[:used]
        return grown

    def write(self, first: int, memories: Sequence[Memory], embeddings: Vectors) -> None:
        """Fill the rows from `first` on."""
        rows = slice(first, first + len(memories))
        self.vectors[rows] = embeddings
        self.importance[rows] = [memory.content.importance for memory in memories]
        self.kinds[rows] = [KIND_CODES[memory.content.kind] for memory in memories]
        self.created[rows] = [memory.created for memory in memories]
        self.last_access[rows] = self.created[rows]


def read_only(array: NDArray[_Number]) -> NDArray[_Number]:
    """The array, closed to writing (a view's rows are shared)."""
    array.flags.writeable = False
    return array
