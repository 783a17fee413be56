"""Owns what a speaker's records say of earlier talks: who has been told what, who told them what, whom they have met."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.ai.memory import Kind, Memory
from game.ai.mind import Speaker


@dataclass(frozen=True, slots=True)
class Past:
    """One speaker's records, asked about talk. `own` is their id, `names` everybody's by id."""

    own: int
    records: tuple[Memory, ...]
    names: Mapping[int, str]

    @staticmethod
    def of(speaker: Speaker) -> "Past":
        """The past of a speaker; without `records`, what was recalled for this talk is all there is."""
        recalled = {memory.number: memory for memory in (*speaker.now.memories, *speaker.of_other, *speaker.records)}
        ordered = tuple(recalled[number] for number in sorted(recalled))
        return Past(speaker.now.resident, ordered, dict(speaker.names))

    def talks_with(self, other: int) -> tuple[Memory, ...]:
        """The records that sum up talks with somebody."""
        return tuple(memory for memory in self._summaries() if other in memory.content.people)

    def told(self, other: int) -> frozenset[int]:
        """Numbers of the memories that somebody has been told: what the talks with them rested on."""
        return frozenset(number for talk in self.talks_with(other) for number in talk.content.evidence)

    def tellings(self, numbers: tuple[int, ...]) -> int:
        """In how many talks any of these memories was told."""
        return sum(bool(set(numbers) & set(talk.content.evidence)) for talk in self._summaries())

    def heard_from(self, other: int) -> tuple[Memory, ...]:
        """What somebody said, whether to them or overheard."""
        return tuple(memory for memory in self.records if memory.content.said_by == other)

    def promised(self) -> tuple[Memory, ...]:
        """What they promised."""
        return tuple(memory for memory in self.records if memory.content.kind is Kind.PLAN and memory.content.talk is not None)

    def names_of(self, name: str) -> bool:
        """Whether any record names somebody."""
        return any(name in memory.text for memory in self.records)

    def _summaries(self) -> tuple[Memory, ...]:
        return tuple(
            memory
            for memory in self.records
            if memory.content.kind is Kind.CHAT
            and memory.content.talk is not None
            and memory.content.said_by is None
            and memory.content.line is None
        )
