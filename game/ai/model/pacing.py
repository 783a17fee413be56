"""Owns how the minutes a model gave its steps become minutes of a plan: none too short or too long, and no gaps."""

from collections.abc import Sequence

from game.ai.offline.minutes import GRID, Grain, shared_out

NEARLY = 0.75
"""From this share of a stretch on, an answer is taken to mean all of it, and is stretched; a shorter one was cut off."""


def paced(wished: Sequence[int], length: int, grain: Grain) -> list[tuple[int, int]]:
    """(index of the step, minutes) one after another within `length` minutes; a step that is too long comes several times.

    They add up to `length` unless the answer was cut off, or cannot fill it: then what is left is the offline mind's.
    """
    pieces = [(index, minutes) for index, wish in enumerate(wished) for minutes in _pieces(wish, grain)]
    total = sum(minutes for _, minutes in pieces)
    if total < NEARLY * length:
        return pieces
    shared = shared_out([minutes for _, minutes in pieces], length, grain)
    return [(index, minutes) for (index, _), minutes in zip(pieces, shared, strict=True) if minutes]


def _pieces(wish: int, grain: Grain) -> list[int]:
    """A wish on the grid, in as many equal parts as it takes."""
    minutes = max(grain.shortest, round(min(wish, 24 * 60) / GRID) * GRID)
    parts = -(-minutes // grain.longest)
    return [max(grain.shortest, minutes // parts)] * parts
