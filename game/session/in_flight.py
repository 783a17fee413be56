"""Owns the requests in flight: what was asked and with what, and when it is due."""

from game.ai.residents import Resident
from game.ai.thought import LANES, Asked, Snapshot, Thought
from game.bridge import Bridge


class InFlight:
    """All that minds are busy with. `snapshots` is by request id, in order of asking: what each thought is made from."""

    def __init__(self, bridge: Bridge) -> None:
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
        return self._bridge.ready(asked.id)

    def take(self, asked: Asked, residents: dict[int, Resident]) -> Thought:
        """Its thought, waiting if need be; the lanes are free again."""
        del self.snapshots[asked.id]
        for member in asked.members:
            residents[member].lanes.pop(LANES[asked.kind], None)
        return self._bridge.take(asked.id)

    def restore(self, snapshots: tuple[Snapshot, ...], next_id: int) -> None:
        """Ask again what was in flight when a state was saved; the lanes are restored with the residents."""
        for snapshot in snapshots:
            self._send(snapshot)
        self.next_id = next_id

    def close(self) -> None:
        """Let go of the workers."""
        self._bridge.close()

    def _send(self, snapshot: Snapshot) -> None:
        self.snapshots[snapshot.asked.id] = snapshot
        self._bridge.submit(snapshot)
