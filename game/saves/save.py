"""Owns one open save: what is appended to it, and what is read back from it."""

import sqlite3
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from lzma import LZMAError
from pathlib import Path

from game.ai.embedding import MODEL, Embeds
from game.ai.memory import Memory
from game.ai.model.call import Call
from game.ai.stream import MemoryStream
from game.problem import Problem
from game.saves.calls import append_calls, read_answers, read_calls, read_spent
from game.saves.checks import Check, bytes_digest, check_from
from game.saves.damage import Damaged
from game.saves.files import connect, explained
from game.saves.lock import SaveLock
from game.saves.looking import looking_for
from game.saves.maps import Packed, put_map, read_map
from game.saves.rescue import offering
from game.saves.rows import append_batch, forget_after, packed_snapshot, renew_vectors
from game.saves.schema import Batch, Json, LogRow, decompressed, memory_from, parsed, unpack
from game.saves.shape import shown
from game.saves.vectors import read_vectors
from game.saves.writer import Job, Writer

EVER = 2**62
"""A tick later than any."""
MOST_PACKING = 2
"""So many snapshots may be being packed: each takes up to a tenth of a second, and a game minute at full speed less."""

_MEMORIES = """SELECT texts.text, texts.model, texts.vector,
    number, created, kind, importance, about, place, said_by, talk, line, retells
    FROM memories JOIN texts ON texts.id = memories.text WHERE resident = ? AND created <= ? ORDER BY number"""
_LAST_USES = "SELECT number, max(tick) FROM touches WHERE resident = ? AND tick <= ? GROUP BY number ORDER BY number"
_LOG = "SELECT tick, kind, data FROM log WHERE tick >= ? AND (kind = ? OR ? IS NULL) ORDER BY id"
_LATEST = """SELECT tick, kind, json_remove(data, ?) FROM log WHERE tick >= ? AND tick <= ? AND kind = ?
    ORDER BY id DESC LIMIT ?"""
_SPAN = "SELECT tick, kind, data FROM log WHERE tick >= ? AND tick < ? AND kind IN ({kinds}) ORDER BY id"
_ENDED_TALKS = "SELECT data FROM log WHERE kind = 'talk' AND tick < ? ORDER BY id"
_LAST_TICK = """SELECT max(coalesce((SELECT max(tick) FROM log), 0), coalesce((SELECT max(tick) FROM snapshots), 0),
    coalesce((SELECT max(until) FROM checks), 0))"""
_NOT_UNDERSTOOD = (ValueError, TypeError, OverflowError, IndexError, LZMAError, zlib.error, RecursionError)
_SNAPSHOT = "SELECT tick, data, digest FROM snapshots WHERE tick <= ? ORDER BY tick DESC LIMIT 1"


class Save:
    """An open save. With a lock it can be written; what was appended is on disk after `flush` or `close`.

    The file stays as it is until something is written: one that turns out to be damaged is not changed. Appending returns
    at once; a failure to write surfaces as a Problem at the next call. Reading waits for what was appended before. Use it
    from one thread.
    """

    def __init__(self, path: Path, lock: SaveLock | None = None) -> None:
        self.path = path
        self.name = path.stem
        self._lock = lock
        self._reader = connect(path, write=False)
        self._writing: sqlite3.Connection | None = None
        self._writer: Writer | None = None

    def __enter__(self) -> "Save":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def behind(self) -> int:
        """How many batches wait for the disk, and snapshots to be packed, but for the latest; let the clock wait for them."""
        return self._writer.waiting + max(0, self._writer.preparing - MOST_PACKING) if self._writer else 0

    def append_minute(self, batch: Batch, model: str = MODEL) -> None:
        """Have a batch written, whole or not at all. Its vectors come from the embedding model of that name."""
        self._submit(append_batch(batch, model))

    def put_snapshot(self, tick: int, data: Json) -> None:
        """Have a snapshot written. `data` must not change afterwards; streams stay out of it.

        It may be a function that returns the JSON text as bytes: it is called in a thread of the writer's. What is appended
        meanwhile does not wait for it.
        """
        self._writing_or_problem().prepare(partial(packed_snapshot, tick, data))

    def put_map(self, packed: Packed, first: bool = False) -> None:
        """Have a map written; it stays when the run is rewound. `first`: the run began with it, where nothing says with which."""
        self._submit(put_map(packed, first))

    def map(self, hash: str) -> Json:
        """The data of a map by the hash of its content; None where it is not there."""
        with self._reading() as reader:
            return read_map(reader, hash)

    def append_calls(self, calls: tuple[Call, ...]) -> None:
        """Have calls to a model written down. What was paid for stays, also when the run is rewound."""
        self._submit(append_calls(calls))

    def calls(
        self,
        resident: int | None = None,
        kind: str | None = None,
        outcome: str | None = None,
        since: int = 0,
        until: int = EVER,
    ) -> Iterator[tuple[int, Call]]:
        """(id, call) of the audit log, in the order the calls ended; `since` and `until` are ticks of asking."""
        with self._reading() as reader:
            yield from read_calls(reader, resident, kind, outcome, since, until)

    def answers(self) -> tuple[tuple[str, str], ...]:
        """(key of the request, answer) of every valid answer of a model: none is paid for twice."""
        with self._reading() as reader:
            return tuple(read_answers(reader))

    @property
    def spent(self) -> float:
        """What calls to models have cost so far, in the currency of the prices."""
        with self._reading() as reader:
            return read_spent(reader)

    def rewind(self, tick: int, kept: Mapping[int, int] | None = None) -> None:
        """Remove everything after a tick, to go on from a snapshot of it.

        `kept` says how many memories of each resident stay, where their dates do not: at the beginning.
        """
        self.flush()
        self._submit(forget_after(tick, kept))

    def flush(self) -> None:
        """Wait until all of it is on disk."""
        if self._writer:
            self._writer.flush()

    def catch_up(self) -> None:
        """Wait until all batches are on disk; a snapshot may come later."""
        if self._writer:
            self._writer.flush(prepared_too=self._writer.preparing > MOST_PACKING)

    def close(self) -> None:
        """Write what is left, leave one file behind, let others write. Raises Problem when something was not written."""
        try:
            self.flush()
        finally:
            self._reader.close()
            if self._writing and self._writer:
                self._writer.stop()
                with suppress(sqlite3.Error):  # an empty transaction first: else a save only read from keeps its WAL beside it
                    self._writing.execute("BEGIN IMMEDIATE")
                    self._writing.commit()
                    self._writing.execute("PRAGMA journal_mode = DELETE")
                self._writing.close()
            if self._lock:
                self._lock.release()

    @property
    def header(self) -> dict[str, Json]:
        """What the run was started with, as given when the save was made."""
        with self._reading() as reader:
            return {key: parsed(value) for key, value in reader.execute("SELECT key, value FROM header ORDER BY key")}

    @property
    def last_tick(self) -> int:
        """The latest tick anything is logged or kept of, 0 in a new save."""
        self.flush()
        with self._reading() as reader:
            return int(reader.execute(_LAST_TICK).fetchone()[0])

    def latest_snapshot(self, until: int = EVER) -> tuple[int, Json] | None:
        """(tick, data) of the newest snapshot not after `until`, if there is one. Raises Problem for a damaged one."""
        self.flush()
        with self._reading() as reader:
            row = reader.execute(_SNAPSHOT, (until,)).fetchone()
            if row is None:
                return None
            tick, packed, digest = row
            if digest is None:
                return int(tick), unpack(packed)
            text = decompressed(packed)
            if bytes_digest(text) != digest:
                raise ValueError(f"its state of tick {tick} is not as it was written")
            return int(tick), parsed(text)

    def snapshots(self) -> tuple[tuple[int, bytes | None], ...]:
        """(tick, digest) of every snapshot, oldest first; those of earlier versions have no digest."""
        self.flush()
        with self._reading() as reader:
            rows = reader.execute("SELECT tick, digest FROM snapshots ORDER BY tick")
            return tuple((int(tick), digest) for tick, digest in rows)

    def checks(self, since: int = 0) -> tuple[Check, ...]:
        """The stretches of ticks that are written whole, from a tick on; none in saves of earlier versions."""
        with self._reading() as reader:
            rows = reader.execute("SELECT since, until, digest FROM checks WHERE until > ? ORDER BY until", (since,))
            return tuple(check_from(*row) for row in rows)

    @property
    def whole_until(self) -> int:
        """The tick before which everything is written whole; 0 where no check says so, as in saves of earlier versions."""
        with self._reading() as reader:
            return int(reader.execute("SELECT coalesce(max(until), 0) FROM checks").fetchone()[0])

    def span(self, kinds: tuple[str, ...], since: int, until: int) -> tuple[LogRow, ...]:
        """The rows of some kinds of the ticks from `since` until before `until`, in the order they were written."""
        with self._reading() as reader:
            rows = reader.execute(_SPAN.format(kinds=", ".join("?" * len(kinds))), (since, until, *kinds))
            return tuple(LogRow(int(tick), str(kind), parsed(data)) for tick, kind, data in rows)

    def ended_talks(self, until: int = EVER) -> dict[int, Json]:
        """Every talk that had ended before a tick, by number, with its members and lines. A state has the others."""
        with self._reading() as reader:
            talks = (parsed(row[0]) for row in reader.execute(_ENDED_TALKS, (until,)))
            return {int(talk["id"]): talk for talk in talks}

    def touches(self, since: int, until: int) -> tuple[tuple[int, int, int], ...]:
        """(tick, resident, number) of the memories used at the ticks from `since` until before `until`."""
        with self._reading() as reader:
            rows = reader.execute("SELECT tick, resident, number FROM touches WHERE tick >= ? AND tick < ?", (since, until))
            return tuple((int(tick), int(resident), int(number)) for tick, resident, number in rows)

    def log(self, kind: str | None = None, since: int = 0) -> tuple[LogRow, ...]:
        """The log from a tick on, in the order it was written; all kinds if None."""
        with self._reading() as reader:
            rows = reader.execute(_LOG, (since, kind, kind))
            return tuple(LogRow(int(tick), str(kind), parsed(data)) for tick, kind, data in rows)

    def latest(self, kind: str, most: int, since: int, until: int = EVER, but: str = "") -> tuple[LogRow, ...]:
        """The last rows of a kind between two ticks, at most so many, in the order they were written.

        The field `but` is left out of each: reading it costs more than all the rest.
        """
        with self._reading() as reader:
            rows = reader.execute(_LATEST, (f'$."{but}"', since, until, kind, most)).fetchall()
            return tuple(LogRow(int(tick), str(kind), parsed(data)) for tick, kind, data in reversed(rows))

    def found(self, kind: str, where: Mapping[str, Json], since: int, until: int, most: int) -> tuple[LogRow, ...]:
        """The last rows of a kind between two ticks whose data has these values (a tuple: any of them), the latest first."""
        with self._reading() as reader:
            rows = reader.execute(*looking_for(kind, where, since, until, most))
            return tuple(LogRow(int(tick), str(kind), parsed(data)) for tick, kind, data in rows)

    def memories(self, resident: int, until: int = EVER) -> tuple[Memory, ...]:
        """A resident's memories as of a tick, oldest first."""
        with self._reading() as reader:
            return tuple(memory_from(row[0], row[3:]) for row in reader.execute(_MEMORIES, (resident, until)))

    def stream(self, resident: int, embedder: Embeds, until: int = EVER, renew: bool = False) -> MemoryStream:
        """A resident's memory stream as of a tick, last access too.

        Vectors of another model, and those that were not to be had, are made anew; `renew` keeps the new ones in the save,
        if it may be written, so that it is done once.
        """
        stream = MemoryStream()
        with self._reading() as reader:
            rows = reader.execute(_MEMORIES, (resident, until)).fetchall()
            found = read_vectors([row[:3] for row in rows], embedder)
            stream.extend([memory_from(row[0], row[3:]) for row in rows], found.vectors)
            for number, tick in reader.execute(_LAST_USES, (resident, until)):
                stream.touch([number], tick)
        if renew and found.renewed and self._lock:
            self._submit(renew_vectors(found.renewed, embedder.model))
        return stream

    def uses(self, resident: int, until: int = EVER) -> tuple[tuple[int, int], ...]:
        """(number, tick) of each memory's latest use as of a tick; those never used are left out."""
        with self._reading() as reader:
            return tuple((int(number), int(tick)) for number, tick in reader.execute(_LAST_USES, (resident, until)))

    def _submit(self, job: Job) -> None:
        self._writing_or_problem().submit(job)

    def _writing_or_problem(self) -> Writer:
        if self._lock is None:
            raise Problem(f'The save "{self.name}" was opened for reading only.')
        if self._writer is None:
            looked_through = self._reader
            self._writing = connect(self.path, write=True)
            self._reader = connect(self.path, write=False)  # the one before may have read a copy of an older save
            self._writer = Writer(self._writing, self.path)
            looked_through.close()
        return self._writer

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """The connection to read with. What cannot be understood is a Problem: anybody may have written this file."""
        self.catch_up()
        try:
            with explained(self.path):
                yield self._reader
        except _NOT_UNDERSTOOD as error:
            raise offering(Damaged(self.path, shown(error))) from error
        except Damaged as damaged:
            raise offering(damaged) from damaged
