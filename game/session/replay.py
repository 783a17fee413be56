"""Owns replaying: a saved run played back from its log, at any tick of it, without a mind and without writing anything."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.ai.embedding import Embedder
from game.ai.offline.mind import OfflineMind
from game.ai.stream import StreamView
from game.problem import Problem
from game.saves import Save
from game.session.founding import Thinking, new_session
from game.session.going_on import remember_seeds
from game.session.ground import Ground
from game.session.newcomers import settle
from game.session.restoring import Streams, restore, saved_state
from game.session.retold import Retold
from game.session.sinks import Compared


class Replay:
    """A saved run that can be looked at as it was at any tick from `first` to `last`; also one that is just being lived.

    `session` is what the screen shows; it stays the same, wherever one travels. Its `advance()` plays the next tick, and
    says False at the end. `streams` are those of a running town, where there is one: they need not be read then.
    Raises Problem for a save that does not tell enough.
    """

    def __init__(self, save: Save, ground: Ground, streams: Mapping[int, StreamView] | None = None) -> None:
        self.name = save.name
        self._save = save
        told = [tick for tick, digest in save.snapshots() if digest is not None]
        if not told:
            raise Problem(f'The save "{save.name}" cannot be replayed: nothing was lived in it since saves keep thoughts.')
        self.first = told[0]
        self.last = self.first
        self.session = new_session(ground, settle(ground), Thinking(OfflineMind(), 0, Embedder()), None)
        self.session.mind_name = "replay"
        self.refresh(streams)
        self.travel(self.first)

    def __enter__(self) -> "Replay":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def refresh(self, streams: Mapping[int, StreamView] | None = None) -> None:
        """Learn how far the run has come meanwhile."""
        self._streams = Streams(self._save, self.session.record.embedder, known=streams)
        self.last = self._save.whole_until or self.first
        if self.session.retold is not None:
            self.session.retold = Retold(self._save, self.last, self._streams)

    def travel(self, tick: int) -> None:
        """Be at a tick, in place. Raises Problem for one that is not of the run, or where the save is damaged."""
        if not self.first <= tick <= self.last:
            clock = self.session.clock
            told = f"{clock.label(self.first)} to {clock.label(self.last)}"
            raise Problem(f'The run "{self.name}" can be looked at from {told}; choose a time of these.')
        state = saved_state(self._save, tick)
        assert state is not None, "the first tick has a state"
        restore(self.session, state, self._save, self._streams)
        self.session.retold = Retold(self._save, self.last, self._streams)
        while self.session.now < tick:
            self.session.advance()

    def close(self) -> None:
        """Let go of the save."""
        self.session.close()
        self._save.close()


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of living a run again: how many minutes and states were compared, and the ticks that differ."""

    first: int
    last: int
    minutes: int
    states: int
    differing: tuple[int, ...]


def check(save: Save, ground: Ground, tell: Callable[[int], None] = lambda tick: None) -> Checked:
    """Replay a whole run and compare every digest in its save; `tell` hears each tick. Stops where it differs first.

    Raises Problem where the save tells of something that cannot have been.
    """
    replay = Replay(save, ground)
    compared = Compared(save, replay.first, replay.last)
    replay.session.record.sink = compared
    remember_seeds(replay.session)
    while not compared.differing and replay.session.advance():
        tell(replay.session.now)
    return Checked(replay.first, replay.last, compared.minutes, compared.states, tuple(compared.differing))
