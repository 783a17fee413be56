"""Owns looking over the parts of a save: the file, its header, values, vectors, calls, minutes and states."""

import sqlite3
from collections.abc import Callable, Iterator

import numpy as np

from game.ai.embedding import DIMENSIONS, MODEL, Embedder
from game.problem import Problem
from game.saves.calls import read_calls
from game.saves.checks import stored_digest
from game.saves.glance import clock_of, header_of
from game.saves.maps import wrong_maps
from game.saves.schema import Json
from game.saves.shape import TABLES, shown
from game.saves.standing import unpacked

Understand = Callable[[Json], object]
Wrong = Iterator[tuple[int | None, str]]
"""(tick if it is of one, what is wrong)."""

_NEEDED = ("start", "seed", "cognition", "map_name", "map_hash", "residents")
_CHECKS = "SELECT since, until, digest FROM checks ORDER BY until"
_OWN_VECTORS = "SELECT text, vector FROM texts WHERE model = ? AND length(vector) = ?"
_MOST_ERRORS = 100
_AT_ONCE = 1000
"""Texts whose vectors are made at once."""
_NEAR = 1e-3
"""How far a number of a vector may be from what another processor made of the same text."""
_EVER = 2**62


class LookingOver:
    """One look over a save through a connection that changes nothing. `minutes` and `compared` count digests compared."""

    def __init__(self, connection: sqlite3.Connection, understand: Understand, tell: Callable[[float], None]) -> None:
        self.connection = connection
        self.minutes, self.compared = 0, 0
        self._understand, self._tell = understand, tell

    def file(self) -> Wrong:
        """Pages and indices, as SQLite sees them."""
        errors = [str(row[0]) for row in self.connection.execute(f"PRAGMA integrity_check({_MOST_ERRORS})")]
        if errors != ["ok"]:
            yield None, f"SQLite finds {len(errors)} or more faults in the file, first: {shown(errors[0])}"

    def header(self) -> Wrong:
        """What the run was begun with."""
        header = header_of(self.connection)
        missing = [key for key in _NEEDED if key not in header]
        if missing:
            yield None, f"it does not say its {', '.join(missing)}"
        clock_of(header)

    def values(self) -> Wrong:
        """Values of another kind than their columns have."""
        for table in TABLES:
            count = self.connection.execute(f"SELECT count(*) FROM {table.name} WHERE {table.misfits}").fetchone()[0]
            if count:
                yield None, f"{count} rows of the table {table.name} hold values that cannot be in them"

    def maps(self) -> Wrong:
        """The maps the town was drawn by are there, each as it was written, and maps."""
        yield from ((None, what) for what in wrong_maps(self.connection, header_of(self.connection)))

    def vectors(self) -> Wrong:
        """The vector of each text has its size, and is made of numbers."""
        wrong = 0
        for (vector,) in self.connection.execute("SELECT vector FROM texts"):
            wrong += len(vector) != 4 * DIMENSIONS or not np.isfinite(np.frombuffer(vector, "<f4")).all()
        if wrong:
            yield None, f"{wrong} texts have vectors that are none"

    def meanings(self) -> Wrong:
        """Each vector of the model that comes with the game is the one it makes of its text; they have no digest."""
        wrong, embedder = 0, Embedder(cached=1)
        rows = self.connection.execute(_OWN_VECTORS, (MODEL, 4 * DIMENSIONS))
        while part := rows.fetchmany(_AT_ONCE):
            stored = np.frombuffer(b"".join(vector for _, vector in part), "<f4").reshape(len(part), DIMENSIONS)
            apart = np.abs(stored - embedder.embed([text for text, _ in part])).max(axis=1)
            wrong += int((stored.any(axis=1) & ~(apart < _NEAR)).sum())
        if wrong:
            yield None, f"{wrong} texts have vectors that are not theirs"

    def calls(self) -> Wrong:
        """The audit log can be read."""
        read = sum(1 for _ in read_calls(self.connection, None, None, None, 0, _EVER))
        count = self.connection.execute("SELECT count(*) FROM calls").fetchone()[0]
        if read != count:
            yield None, f"{count - read} of them were asked at no time"

    def log(self) -> Wrong:
        """Every minute is as it was written, and they follow each other."""
        rows = self.connection.execute(_CHECKS).fetchall()
        reached = 0
        for number, (since, until, digest) in enumerate(rows):
            self._tell(number / len(rows) / 2)
            if since != reached:
                yield reached, "what happened then is not there"
            reached = until
            self.minutes += 1
            if stored_digest(self.connection, since, until) != digest:
                yield since, "what happened then is not as it was written"

    def states(self) -> Wrong:
        """Every state is as it was written, and is one of a town."""
        ticks = [tick for (tick,) in self.connection.execute("SELECT tick FROM snapshots ORDER BY tick")]
        for number, tick in enumerate(ticks):
            self._tell((1 + number / len(ticks)) / 2)
            yield from ((tick, what) for what in self._state(tick))

    def _state(self, tick: int) -> Iterator[str]:
        data, digest = self.connection.execute("SELECT data, digest FROM snapshots WHERE tick = ?", (tick,)).fetchone()
        self.compared += digest is not None
        state = unpacked(data, digest)
        if state is None:
            yield "the state is not as it was written"
            return
        try:
            self._understand(state)
        except Problem as problem:
            yield shown(problem)
