"""Owns what can be wrong with somebody in a residents file, as one finding."""

from dataclasses import asdict, dataclass
from typing import Any

SEVERITIES = ("error", "warning", "note")
"""The worst first: an error contradicts itself, a warning is not as the writer will have meant it."""


@dataclass(frozen=True, slots=True)
class PersonFault:
    """One finding: how bad, of which kind ("times", "relation", ...), about whom (a name), and a sentence."""

    severity: str
    kind: str
    who: str
    text: str

    @property
    def as_data(self) -> dict[str, Any]:
        """The finding for a program to read."""
        return asdict(self)


def worst_first(faults: list[PersonFault]) -> tuple[PersonFault, ...]:
    """Each once, the worst first, otherwise in the order they were found."""
    return tuple(sorted(dict.fromkeys(faults), key=lambda each: SEVERITIES.index(each.severity)))
