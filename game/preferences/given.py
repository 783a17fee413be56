"""Owns what was said on the command line about the mind."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Given:
    """The options of a command; None for one that was left out. `budget` is in the currency of the prices."""

    server: str | None = None
    base_url: str | None = None
    model: str | None = None
    small_model: str | None = None
    budget: float | None = None


NOTHING_GIVEN = Given()
"""A command without any of these options."""
