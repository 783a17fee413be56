"""Owns the hours that are usual for an occupation by day and by night, as the everyday knowledge has them."""

from typing import Any

from game.ai.knowledge import knowledge

ROUND_THE_CLOCK = "round the clock"
"""The shift of those who are on duty for a day and a night, and then off for two."""
ON_DUTY = (480, 1350)
"""The waking part of such a shift, minutes of the day."""
NIGHT_HOURS = "22:00-06:00"
"""A night shift of an occupation of which nothing is said of nights."""
LATE = 1500
"""Work that ends after this minute of the day is a night shift."""


def occupation_table(archetype: str) -> dict[str, Any]:
    """What is known of an occupation; of one nobody has written down, what holds for any worker."""
    return dict(knowledge("occupations").get(archetype) or knowledge("occupations")["worker"])


def usual_hours(archetype: str, shift: str = "") -> tuple[int, int] | None:
    """From when to when, minutes of the day (beyond 1440 for the next morning); None for those who have no hours."""
    if shift == ROUND_THE_CLOCK:
        return ON_DUTY
    table = occupation_table(archetype)
    text = str(table.get("night_hours", NIGHT_HOURS) if shift == "night" else table.get("hours", ""))
    if not text:
        return None
    start, end = (int(part[:2]) * 60 + int(part[3:]) for part in text.split("-"))
    return start, end if end > start else end + 1440
