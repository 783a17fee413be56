"""Owns how people talk with each other, in numbers: how often they are courteous, and how often they say yes (section 7.2)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from game.ai.commitments import refused
from game.ai.knowledge import knowledge
from game.ai.memory import Kind, Memory
from game.study.records import Records, SaidLine


@dataclass(frozen=True, slots=True)
class Manners:
    """`lines` said by residents, `polite` those with a courteous word; `yes` promises made in talks, `no` refusals made there."""

    lines: int
    polite: int
    yes: int
    no: int

    @property
    def politeness(self) -> float | None:
        """The share of lines that are courteous, 0-1; None where nobody spoke."""
        return self.polite / self.lines if self.lines else None

    @property
    def agreement(self) -> float | None:
        """The share of yes among what was promised or refused, 0-1; None where nothing was."""
        return self.yes / (self.yes + self.no) if self.yes + self.no else None


def manners(records: Records) -> dict[int, Manners]:
    """Everybody's manners, by resident. Promises and refusals are counted by their own records of a talk, whatever the mind."""
    said: dict[int, list[SaidLine]] = {who: [] for who in records.names}
    for lines in records.talks.values():
        for line in lines:
            if line.speaker in said:
                said[line.speaker].append(line)
    return {who: _manners(records, who, lines) for who, lines in said.items()}


def all_together(found: dict[int, Manners]) -> Manners:
    """The sum over everybody."""
    each = found.values()
    return Manners(
        sum(one.lines for one in each), sum(one.polite for one in each), sum(one.yes for one in each), sum(one.no for one in each)
    )


def _manners(records: Records, who: int, lines: list[SaidLine]) -> Manners:
    kept = [memory for memory in records.streams[who] if memory.content.talk is not None]
    yes = sum(memory.content.kind is Kind.PLAN for memory in kept)
    no = sum(1 for _ in _refusals(records.names[who], kept))
    return Manners(len(lines), sum(is_polite(line.text) for line in lines), yes, no)


def _refusals(name: str, kept: list[Memory]) -> Iterator[Memory]:
    return (memory for memory in kept if memory.content.kind is not Kind.PLAN and refused(name, memory.text))


def is_polite(text: str) -> bool:
    """Whether a line has a courteous word or turn of phrase in it (`courtesy` in `assets/knowledge/manners.toml`)."""
    return _courtesy().search(text) is not None


@cache
def _courtesy() -> re.Pattern[str]:
    turns: list[str] = knowledge("manners")["courtesy"]
    return re.compile(rf"\b(?:{'|'.join(turns)})", re.IGNORECASE)
