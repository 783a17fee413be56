"""Owns making steps fill a stretch of time: five to fifteen minutes each, to the minute."""

from collections.abc import Sequence

SHORTEST = 5
LONGEST = 15


def shared_out(wished: Sequence[int], total: int) -> list[int]:
    """Minutes for steps that wish for so many, adding up to `total`; steps at the end that do not fit get none.

    A stretch that the steps cannot fill, even at their longest, is left over for more of them.
    """
    minutes = [max(SHORTEST, min(LONGEST, wish)) for wish in wished]
    while minutes and sum(minutes) > total and len(minutes) > 1 and len(minutes) * SHORTEST > total:
        minutes.pop()
    _shrink(minutes, total)
    _grow(minutes, total)
    return minutes + [0] * (len(wished) - len(minutes))


def _shrink(minutes: list[int], total: int) -> None:
    while sum(minutes) > total and max(minutes) > SHORTEST:
        longest = minutes.index(max(minutes))
        minutes[longest] -= min(SHORTEST, minutes[longest] - SHORTEST, sum(minutes) - total)
    if minutes and sum(minutes) > total:
        minutes[-1] = max(1, minutes[-1] - (sum(minutes) - total))


def _grow(minutes: list[int], total: int) -> None:
    while sum(minutes) < total and min(minutes, default=LONGEST) < LONGEST:
        shortest = minutes.index(min(minutes))
        minutes[shortest] += min(SHORTEST, LONGEST - minutes[shortest], total - sum(minutes))
