"""Owns where what is written down of a run goes: into its save, or beside what the save has already, to be compared."""

from collections.abc import Callable
from typing import Protocol

from game.saves import Batch, Save
from game.saves.checks import batch_digest, bytes_digest
from game.world.clock import TICKS_PER_MINUTE

SNAPSHOT_TICKS = 10 * TICKS_PER_MINUTE
"""How often the whole state is saved."""


class Sink(Protocol):
    """Takes what a session writes down. `now` is the tick that comes next: everything before it has been lived."""

    def minute_due(self, now: int) -> bool:
        """Whether what has gathered is to be written."""
        ...

    def state_due(self, now: int) -> bool:
        """Whether the whole state is."""
        ...

    def minute(self, batch: Batch, model: str) -> None:
        """Everything since the last one; its vectors come from the embedding model of that name."""
        ...

    def state(self, tick: int, text: Callable[[], bytes]) -> None:
        """The whole state at a tick, as JSON text that is put together when it is called for."""
        ...


class IntoSave:
    """Writes a minute each game minute, the state every ten of them."""

    def __init__(self, save: Save) -> None:
        self._save = save

    def minute_due(self, now: int) -> bool:
        """Each game minute."""
        return now % TICKS_PER_MINUTE == 0

    def state_due(self, now: int) -> bool:
        """Every ten game minutes."""
        return now % SNAPSHOT_TICKS == 0

    def minute(self, batch: Batch, model: str) -> None:
        """Hand it to the save's writer."""
        self._save.append_minute(batch, model)

    def state(self, tick: int, text: Callable[[], bytes]) -> None:
        """The same."""
        self._save.put_snapshot(tick, text)


class Compared:
    """Compares what is lived again with what a save has: as often as that was written, from a tick on.

    `differing` are the ticks at which something was not as it was written, `minutes` and `states` count what was compared.
    """

    def __init__(self, save: Save, since: int, until: int) -> None:
        self._minutes = {each.until: each.digest for each in save.checks(since) if each.since >= since and each.until <= until}
        self._states = {tick: digest for tick, digest in save.snapshots() if since < tick <= until and digest is not None}
        self.minutes, self.states = 0, 0
        self.differing: list[int] = []

    def minute_due(self, now: int) -> bool:
        """When the save has a check of it."""
        return now in self._minutes

    def state_due(self, now: int) -> bool:
        """When the save has a snapshot of it."""
        return now in self._states

    def minute(self, batch: Batch, model: str) -> None:
        """Compare a minute."""
        self.minutes += 1
        self._compare(batch.until, batch_digest(batch) == self._minutes[batch.until])

    def state(self, tick: int, text: Callable[[], bytes]) -> None:
        """Compare a state."""
        self.states += 1
        self._compare(tick, bytes_digest(text()) == self._states[tick])

    def _compare(self, tick: int, equal: bool) -> None:
        if not equal and tick not in self.differing:
            self.differing.append(tick)
