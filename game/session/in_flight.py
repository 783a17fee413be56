"""Owns the requests in flight: what was asked and with what, and when it is due."""

from game.ai.residents import Resident
from game.ai.thought import LANES, Asked, Snapshot, Thought
from game.bridge import Bridge


class InFlight:
    """All that minds are busy with. `snapshots` is by request id, in order of asking: what each thought is made from.

    Without a bridge nobody is asked: the thoughts come from elsewhere, until `begin`.
    """

    def __init__(self, bridge: Bridge | None = None) -> None:
        self.snapshots: dict[int, Snapshot] = {}
        self.next_id = 1
        self._bridge = bridge

    @property
    def asked(self) -> tuple[Asked, ...]:
        """Every request in flight, in order of asking."""
        return tuple(each.asked for each in self.snapshots.values())

    def submit(self, snapshot: Snapshot, residents: dict[int, Resident]) -> None:
        """Ask a mind; the lanes of those concerned are taken until the thought is committed."""
        asked = snapshot.asked
        self.next_id = asked.id + 1
        for member in asked.members:
            residents[member].lanes[LANES[asked.kind]] = asked.id
        self._send(snapshot)

    def due(self, tick: int) -> list[Asked]:
        """What takes effect at a tick, in the fixed order of (due tick, resident, request number)."""
        due = [each for each in self.asked if each.due <= tick]
        return sorted(due, key=lambda each: (each.due, each.resident, each.id))

    def ready(self, asked: Asked) -> bool:
        """Whether its thought is there."""
        return self._bridge is not None and self._bridge.ready(asked.id)

    def take(self, asked: Asked, residents: dict[int, Resident]) -> tuple[Snapshot, Thought]:
        """Its thought, waiting if need be, with what it was made from; the lanes are free again."""
        assert self._bridge is not None, "nobody was asked"
        return self.let_go(asked.id, residents), self._bridge.take(asked.id)

    def let_go(self, request: int, residents: dict[int, Resident]) -> Snapshot:
        """What a request was asked with; it is awaited no more, and its lanes are free again. Raises KeyError if it is none."""
        snapshot = self.snapshots.pop(request)
        for member in snapshot.asked.members:
            residents[member].lanes.pop(LANES[snapshot.asked.kind], None)
        return snapshot

    def begin(self, bridge: Bridge) -> None:
        """From now on minds are asked, all that is in flight first."""
        self._bridge = bridge
        for snapshot in self.snapshots.values():
            bridge.submit(snapshot)

    def restore(self, snapshots: tuple[Snapshot, ...], next_id: int) -> None:
        """What was in flight when a state was saved, and nothing else, is so again; the lanes come with the residents."""
        self.snapshots.clear()
        for snapshot in snapshots:
            self._send(snapshot)
        self.next_id = next_id

    def close(self) -> None:
        """Let go of the workers."""
        if self._bridge is not None:
            self._bridge.close()

    def _send(self, snapshot: Snapshot) -> None:
        self.snapshots[snapshot.asked.id] = snapshot
        if self._bridge is not None:
            self._bridge.submit(snapshot)
