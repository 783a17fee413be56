"""Owns the latest thoughts of a run as they can be asked about afterwards: by what they recalled memories, and from what.

They are no part of a run's state: nothing that lives depends on them.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from game.ai.embedding import Embeds
from game.ai.memory import Memory
from game.ai.query import Query
from game.ai.stream import StreamView
from game.ai.thought import Snapshot, Thought
from game.saves import LogRow

KEPT = 3000
"""Thoughts that can be asked about: about two days of a town of 25. Nine of ten recall nothing and hold next to nothing."""

SPEAKING = ("dialogue", "say_line")
"""Kinds of thought by which somebody speaks."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A thought that was committed, `resident`'s own.

    `asked` and `landed` are ticks, `memories` the numbers of those it made. `known` says how many memories each
    whose stream was asked had then: (resident, count). `talk` is the talk it belongs to, if any.
    """

    id: int
    kind: str
    resident: int
    members: tuple[int, ...]
    asked: int
    landed: int
    queries: tuple[Query, ...] = ()
    memories: tuple[int, ...] = ()
    known: tuple[tuple[int, int], ...] = ()
    talk: int | None = None


_SAVED = TypeAdapter(Decision)


@dataclass(frozen=True, slots=True, eq=False)
class Grounds:
    """What a decision was made from: the streams as they were, by resident, or the save that can tell."""

    decision: Decision
    streams: tuple[tuple[int, StreamView], ...] = ()
    save: Path | None = None


class Decisions:
    """The latest of a run, the newest last. `embedder` is what the run remembers by, `save` tells of those before."""

    def __init__(self, embedder: Embeds, save: Path | None = None) -> None:
        self.embedder, self.save = embedder, save
        self._kept: deque[Grounds] = deque(maxlen=KEPT)

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, decision: Decision, snapshot: Snapshot) -> None:
        """Keep one, with the streams that were asked for it: they share all but last access with the living ones."""
        whose = {query.resident for query in decision.queries}
        self._kept.append(Grounds(decision, tuple((each.id, each.stream) for each in snapshot.minds if each.id in whose)))

    def restore(self, rows: Iterable[LogRow], save: Path) -> None:
        """Have those that a save tells of, and no others; those of a version that did not note queries are unknown.

        Raises ValueError where a row is none.
        """
        self._kept.clear()
        self.save = save
        told = (row for row in rows if "queries" in row.data)
        self._kept.extend(Grounds(_SAVED.validate_python({**row.data, "landed": row.tick}), save=save) for row in told)

    def latest(self, count: int) -> tuple[Grounds, ...]:
        """The last so many, the newest first."""
        return tuple(islice(reversed(self._kept), count))

    def of(self, resident: int, memory: int) -> Grounds | None:
        """Where a memory came from; None when that was too long ago, or it was no thought's."""
        own = (each for each in reversed(self._kept) if each.decision.resident == resident)
        return next((each for each in own if memory in each.decision.memories), None)

    def of_talk(self, resident: int, talk: int) -> list[Decision]:
        """Those by which somebody spoke in a talk, the oldest first."""
        spoke = (each.decision for each in self._kept if each.decision.talk == talk and each.decision.kind in SPEAKING)
        return [each for each in spoke if resident in each.members]

    def numbered(self, request: int) -> Grounds | None:
        """The thought of a request; None when that was too long ago."""
        return next((each for each in reversed(self._kept) if each.decision.id == request), None)


def decided(snapshot: Snapshot, thought: Thought, memories: tuple[Memory, ...], tick: int) -> Decision:
    """The decision that a committed thought is."""
    asked, whose = thought.asked, {query.resident for query in thought.queries}
    known = tuple((each.id, len(each.stream)) for each in snapshot.minds if each.id in whose)
    numbers = tuple(memory.number for memory in memories)
    about = (asked.id, asked.kind, asked.resident, asked.members, asked.asked, tick)
    return Decision(*about, thought.queries, numbers, known, asked.conversation)


def decision_row(decision: Decision, due: int, change: dict[str, Any]) -> LogRow:
    """A decision as the log has it, with what else it changed; of a query only what is said of it."""
    data: dict[str, Any] = {**asdict(decision), "due": due, "change": change}
    data["queries"] = [{key: value for key, value in query.items() if value is not None} for query in data["queries"]]
    return LogRow(data.pop("landed"), "thought", data)
