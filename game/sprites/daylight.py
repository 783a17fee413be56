"""Owns the light of the sky by the minute of the day: its colour, how dark it is, whether lamps burn."""

from bisect import bisect_right
from dataclasses import dataclass

Colour3 = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Sky:
    """`ambient` multiplies what is seen outdoors, `saturation` its colours; `dark` (0-1) how far lamps are lit.

    `sun` (0-1) is how strong sunbeams through windows are.
    """

    ambient: Colour3
    saturation: float
    dark: float
    sun: float


_NIGHT = Sky((0.425, 0.45, 0.605), 0.84, 1.0, 0.0)
_DAY = Sky((1.0, 1.0, 1.0), 1.0, 0.0, 1.0)
_SKY = (
    (0, _NIGHT),
    (310, _NIGHT),
    (365, Sky((0.60, 0.58, 0.76), 0.90, 0.72, 0.0)),
    (410, Sky((0.90, 0.78, 0.78), 0.97, 0.20, 0.3)),
    (455, Sky((1.0, 0.95, 0.88), 1.0, 0.0, 0.9)),
    (520, _DAY),
    (940, _DAY),
    (1000, Sky((1.0, 0.94, 0.84), 1.0, 0.0, 0.8)),
    (1050, Sky((0.97, 0.79, 0.72), 1.0, 0.45, 0.3)),
    (1095, Sky((0.72, 0.61, 0.74), 0.94, 0.85, 0.0)),
    (1150, Sky((0.48, 0.49, 0.68), 0.87, 1.0, 0.0)),
    (1215, _NIGHT),
    (1440, _NIGHT),
)
_STARTS = [minute for minute, _ in _SKY]


def sky_at(minute: float) -> Sky:
    """The sky at a minute of the day (0-1440, fractions allowed), between the two nearest of the table."""
    minute %= 1440
    index = bisect_right(_STARTS, minute) - 1
    (start, before), (end, after) = _SKY[index], _SKY[min(index + 1, len(_SKY) - 1)]
    share = 0.0 if end == start else (minute - start) / (end - start)
    share = share * share * (3 - 2 * share)
    return Sky(
        ambient=(
            _between(before.ambient[0], after.ambient[0], share),
            _between(before.ambient[1], after.ambient[1], share),
            _between(before.ambient[2], after.ambient[2], share),
        ),
        saturation=_between(before.saturation, after.saturation, share),
        dark=_between(before.dark, after.dark, share),
        sun=_between(before.sun, after.sun, share),
    )


def _between(before: float, after: float, share: float) -> float:
    return before + (after - before) * share
