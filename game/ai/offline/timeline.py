"""Owns a day while it is being planned: entries that never overlap, and the gaps between them."""

from dataclasses import dataclass, replace

from game.ai.knowledge import knowledge
from game.ai.offline.atlas import Venue
from game.ai.plans import Block

GRID = 5
"""Plans are made in steps of so many minutes."""


@dataclass(slots=True)
class Entry:
    """An entry of a plan in the making. `x` is the thing or matter it is about, `role` which script of its activity."""

    activity: str
    start: int
    end: int
    text: str
    venue: Venue
    x: str = ""
    role: str = ""
    habit: str = ""
    kind: str = ""

    def __post_init__(self) -> None:
        self.kind = self.kind or str(knowledge("activities").get(self.activity, {}).get("kind", "leisure"))

    def block(self) -> Block:
        """The entry as others see it."""
        detail = f"{self.role.replace('|', '/')}|{self.x.replace('|', '/')}"
        return Block(self.text, self.start, self.end, self.venue.label, self.activity, detail)


def unpack(detail: str) -> tuple[str, str]:
    """(role, x) of a block's detail, as `Entry.block` wrote them."""
    role, _, x = detail.partition("|")
    return role, x


class Timeline:
    """Entries between waking and bed, minutes of the day; always in order."""

    def __init__(self, wake: int, bed: int) -> None:
        self.wake = wake
        self.bed = bed
        self.entries: list[Entry] = []

    def is_free(self, start: int, end: int) -> bool:
        """Whether nothing is planned for the time, and it lies in the day."""
        inside = self.wake <= start and end <= self.bed
        return inside and not any(entry.start < end and start < entry.end for entry in self.entries)

    def add(self, entry: Entry) -> Entry:
        """Take an entry in where it stands; the caller has seen that the time is free."""
        self.entries.append(entry)
        self.entries.sort(key=lambda each: each.start)
        return entry

    def put(self, entry: Entry, slack: int = 0, earliest: int = 0) -> Entry | None:
        """Take an entry in at its time or, within `slack` minutes, at the free time nearest to it; None when there is none."""
        start, length = on_grid(entry.start), max(GRID, on_grid(entry.end - entry.start))
        for shift in sorted(range(-slack, slack + 1, GRID), key=lambda minutes: (abs(minutes), minutes)):
            at = start + shift
            if at >= earliest and self.is_free(at, at + length):
                return self.add(replace(entry, start=at, end=at + length))
        return None

    def gaps(self, shortest: int = GRID) -> list[tuple[int, int]]:
        """The free stretches of the day, in order."""
        edges = [self.wake, *(edge for entry in self.entries for edge in (entry.start, entry.end)), self.bed]
        return [(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a >= shortest]

    def free_parts(self, start: int, end: int, shortest: int) -> list[tuple[int, int]]:
        """What is free of a stretch of time."""
        parts = [(max(a, start), min(b, end)) for a, b in self.gaps()]
        return [(a, b) for a, b in parts if b - a >= shortest]

    def at(self, minute: int) -> Entry | None:
        """What is planned for a minute."""
        return next((entry for entry in self.entries if entry.start <= minute < entry.end), None)

    def before(self, minute: int) -> Entry | None:
        """What ends last before or at a minute."""
        return next((entry for entry in reversed(self.entries) if entry.end <= minute), None)

    def cut_open(self, entry: Entry, start: int, end: int) -> None:
        """Make room within an entry: what is left on both sides stays, if it is worth it."""
        self.entries.remove(entry)
        for a, b in ((entry.start, start), (end, entry.end)):
            if b - a >= 15:
                self.add(replace(entry, start=a, end=b))


def on_grid(minute: float) -> int:
    """To the nearest five minutes."""
    return round(minute / GRID) * GRID
