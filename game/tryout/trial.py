"""Owns what trying somebody out brings to light: plain data for a page or a screen."""

from dataclasses import dataclass

NOT_UNDERSTOOD = "not understood"
"""Label of the clauses nothing was made of; the text of such a point says how to put it better."""


@dataclass(frozen=True, slots=True)
class Point:
    """One thing that was understood. `quote` is the clause it was read from, word for word; "" where it was inferred."""

    label: str
    text: str
    quote: str = ""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of the planned day in minutes of it (beyond 1440 after midnight): what, and where as an address in words."""

    begin: int
    end: int
    text: str
    place: str
    emoji: str


@dataclass(frozen=True, slots=True)
class Trial:
    """Somebody tried out: what was `understood`, what they would say of themselves, their day without a gap.

    `notes` are for the writer, a sentence each: what this town lacks for them, and what was taken for granted.
    """

    name: str
    understood: tuple[Point, ...]
    says: tuple[str, ...]
    day: tuple[Stretch, ...]
    notes: tuple[str, ...]
