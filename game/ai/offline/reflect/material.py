"""Owns what an insight is drawn from: records as read, who asks, what they hold already; and drafts of insights."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from game.ai.mind import Circumstances, DrawInsights
from game.ai.offline.reflect.records import INSIGHT, KNOWN, SEEN, Record, about, people_of, read_all
from game.ai.offline.reflect.words import Known, understood
from game.world.clock import TICKS_PER_HOUR

MOST_CITED = 6
"""An insight cites no more than so many memories, the weightiest."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An insight before it has words. `kind` is a table of the knowledge; `who` it is about, `thing` what.

    `weight` ranks it among the others; `slots` are further words for its shape.
    """

    kind: str
    who: str
    evidence: tuple[int, ...]
    thing: str = ""
    weight: float = 1.0
    slots: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Material:
    """All that one question may be answered from."""

    now: Circumstances
    records: tuple[Record, ...]
    insights: tuple[tuple[Record, Known], ...] = field(default=())

    @staticmethod
    def of(question: DrawInsights) -> "Material":
        """The memories retrieved and the insights held, as read."""
        records = read_all((*question.now.memories, *question.held))
        known = ((each, understood(each.text)) for each in records if each.how == INSIGHT)
        insights = tuple((each, found) for each, found in known if found is not None)
        return Material(question.now, tuple(each for each in records if each.how != INSIGHT), insights)

    @property
    def me(self) -> str:
        """Whose thoughts these are, by whole name."""
        return self.now.persona.name

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The others who appear."""
        return people_of(self.records, self.now)

    def of_person(self, name: str) -> tuple[Record, ...]:
        """The records that speak of somebody."""
        return about(name, self.records)

    def deeds(self, name: str) -> tuple[Record, ...]:
        """What somebody was seen doing: "is writing a letter" without its "is"; comings and goings are none."""
        seen = [each for each in self.records if each.how == SEEN and each.who == name and each.what.startswith("is ")]
        return tuple(each for each in seen if not each.what.startswith(("is walking", "is sleeping")))

    def from_the_start(self, name: str) -> tuple[Record, ...]:
        """What was known of somebody before the first day."""
        return tuple(each for each in self.records if each.how == KNOWN and each.who == name)


def weightiest(records: Iterable[Record]) -> tuple[int, ...]:
    """Numbers of the most important records, the later first among equals, in rising order."""
    ranked = sorted(records, key=lambda each: (-each.memory.content.importance, -each.number))
    return tuple(sorted(dict.fromkeys(each.number for each in ranked[:MOST_CITED])))


def spread(records: Iterable[Record], hours: float = 1.0) -> tuple[Record, ...]:
    """Records at least so many hours apart: the same thing at different times, not one long moment of it."""
    taken: list[Record] = []
    for each in records:
        if not taken or each.memory.created - taken[-1].memory.created >= hours * TICKS_PER_HOUR:
            taken.append(each)
    return tuple(taken)
