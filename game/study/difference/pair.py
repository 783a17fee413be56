"""Owns the two towns that are compared: their records side by side, over the stretch of time that both have lived."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from game.study.records import Records

Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two towns as they were at tick `until`; they are the same before tick `since`."""

    a: Records
    b: Records
    since: int
    until: int

    @property
    def both(self) -> tuple[Records, Records]:
        """The two, in their order."""
        return self.a, self.b

    def of_each(self, part: Callable[[Records], Part]) -> tuple[Part, Part]:
        """The same asked of both."""
        return part(self.a), part(self.b)

    @property
    def shared(self) -> tuple[tuple[str, int, int], ...]:
        """(name, id in the one, id in the other) of all who live in both, in the order of the first."""
        there = {name: who for who, name in self.b.names.items()}
        return tuple((name, who, there[name]) for who, name in self.a.names.items() if name in there)
