"""Owns making steps fill a stretch of time: five to fifteen minutes each, or as the settings say, to the minute."""

from collections.abc import Sequence
from dataclasses import dataclass

GRID = 5
"""Steps grow and shrink by so many minutes."""


@dataclass(frozen=True, slots=True)
class Grain:
    """How fine plans are: the minutes a step takes, at least and at most."""

    shortest: int = 5
    longest: int = 15


USUAL = Grain()


def shared_out(wished: Sequence[int], total: int, grain: Grain = USUAL) -> list[int]:
    """Minutes for steps that wish for so many, adding up to `total`; steps at the end that do not fit get none.

    A stretch that the steps cannot fill, even at their longest, is left over for more of them.
    """
    minutes = [max(grain.shortest, min(grain.longest, wish)) for wish in wished]
    while minutes and sum(minutes) > total and len(minutes) > 1 and len(minutes) * grain.shortest > total:
        minutes.pop()
    _shrink(minutes, total, grain.shortest)
    _grow(minutes, total, grain.longest)
    return minutes + [0] * (len(wished) - len(minutes))


def _shrink(minutes: list[int], total: int, shortest: int) -> None:
    while sum(minutes) > total and max(minutes) > shortest:
        longest = minutes.index(max(minutes))
        minutes[longest] -= min(GRID, minutes[longest] - shortest, sum(minutes) - total)
    if minutes and sum(minutes) > total:
        minutes[-1] = max(1, minutes[-1] - (sum(minutes) - total))


def _grow(minutes: list[int], total: int, longest: int) -> None:
    while sum(minutes) < total and min(minutes, default=longest) < longest:
        shortest = minutes.index(min(minutes))
        minutes[shortest] += min(GRID, longest - minutes[shortest], total - sum(minutes))
