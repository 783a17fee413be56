"""Owns the requests in flight: what was asked, when it is due, and thoughts collected before their time."""

from game.ai.residents import Resident
from game.ai.thought import LANES, Asked, Snapshot, Thought
from game.bridge import Bridge


class InFlight:
    """All that minds are busy with. `asked` is by request id, in order of asking."""

    def __init__(self, bridge: Bridge) -> None:
        self.asked: dict[int, Asked] = {}
        self.next_id = 1
        self._bridge = bridge
        self._early: dict[int, Thought] = {}

    def submit(self, snapshot: Snapshot, residents: dict[int, Resident]) -> None:
        """Ask a mind; the lanes of those concerned are taken until the thought is committed."""
        asked = snapshot.asked
        self.asked[asked.id] = asked
        self.next_id = asked.id + 1
        for member in asked.members:
            residents[member].lanes[LANES[asked.kind]] = asked.id
        self._bridge.submit(snapshot)

    def due(self, tick: int) -> list[Asked]:
        """What takes effect at a tick, in the fixed order of (due tick, resident, request number)."""
        due = [each for each in self.asked.values() if each.due <= tick]
        return sorted(due, key=lambda each: (each.due, each.resident, each.id))

    def ready(self, asked: Asked) -> bool:
        """Whether its thought is there."""
        return asked.id in self._early or self._bridge.ready(asked.id)

    def take(self, asked: Asked, residents: dict[int, Resident]) -> Thought:
        """Its thought, waiting if need be; the lanes are free again."""
        del self.asked[asked.id]
        for member in asked.members:
            residents[member].lanes.pop(LANES[asked.kind], None)
        return self._early.pop(asked.id) if asked.id in self._early else self._bridge.take(asked.id)

    def all_ready(self) -> bool:
        """Whether nothing is still being thought."""
        return all(self.ready(each) for each in self.asked.values())

    def collected(self) -> tuple[Thought, ...]:
        """Every thought in flight, finished (waiting for it), without committing any: what a snapshot saves."""
        for asked in self.asked.values():
            if asked.id not in self._early:
                self._early[asked.id] = self._bridge.take(asked.id)
        return tuple(self._early[asked.id] for asked in self.asked.values())

    def restore(self, thoughts: tuple[Thought, ...], next_id: int) -> None:
        """Take back what a snapshot saved."""
        self.asked = {thought.asked.id: thought.asked for thought in thoughts}
        self._early = {thought.asked.id: thought for thought in thoughts}
        self.next_id = next_id

    def close(self) -> None:
        """Let go of the workers."""
        self._bridge.close()
