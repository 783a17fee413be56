"""Owns how people say times: "at 8pm" becomes "at eight", a date becomes "tomorrow", and back again for what is noted."""

import re
from datetime import date, timedelta

_HOURS = ("twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
_QUARTERS = {0: "{}", 15: "quarter past {}", 30: "half past {}", 45: "quarter to {}"}
_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_CLOCK = re.compile(r"\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?|\b(\d{1,2}):(\d\d)\b", re.IGNORECASE)
_DATE = re.compile(rf"\b(?:on )?({'|'.join(_MONTHS)}) (\d{{1,2}})(?:st|nd|rd|th)?(?:,? (\d{{4}}))?\b")
_SAID_DAY = re.compile(rf"\b(?:today|tonight|tomorrow|(?:on |next )({'|'.join(_DAYS)}))\b")

_SAID_HOUR = re.compile(
    rf"\b(at|from|to|around) (?:(half past|quarter past|quarter to) )?({'|'.join(_HOURS)})( in the morning)?"
    r"(?= (?:to|at|on|in)\b|[,.]|$)"
)


def say_clock(minute: int, exact: bool = False) -> str:
    """A minute of the day as people say it; `exact` adds "in the morning" before noon."""
    minute %= 1440
    if minute in (0, 720):
        return "midnight" if minute == 0 else "noon"
    hour, rest = divmod(minute, 60)
    words = _QUARTERS.get(rest, "about {}").format(_HOURS[(hour + (rest >= 45)) % 12])
    return f"{words} in the morning" if exact and hour < 12 else words


def say_day(iso: str, today: str, minute: int = 0) -> str:
    """An ISO date seen from `today`: "tonight", "tomorrow", "on Friday", "on 3 March"; "" for no date or one gone by."""
    try:
        days = (date.fromisoformat(iso) - date.fromisoformat(today)).days
    except ValueError:
        return ""
    then = date.fromisoformat(iso)
    if days < 0:
        return ""
    if days < 2:
        return ("tonight" if minute >= 18 * 60 else "today", "tomorrow")[days]
    return f"on {_DAYS[then.weekday()]}" if days < 7 else f"on {then.day} {_MONTHS[then.month - 1]}"


def say_times(text: str, today: str) -> str:
    """A text with its clock times and dates put as people say them."""
    return _CLOCK.sub(_said_clock, _DATE.sub(lambda match: _said_date(match, today), text))


def write_times(text: str, today: str) -> str:
    """What was said with its days and hours made plain, so that it still means the same next week."""
    return _SAID_HOUR.sub(_written_hour, _SAID_DAY.sub(lambda match: _written_day(match, today), text))


def _said_clock(match: re.Match[str]) -> str:
    hour, minute = int(match[1] or match[4]), int(match[2] or match[5] or 0)
    if hour > 24 or minute > 59:
        return match[0]
    half = (match[3] or "").lower()
    hour = hour % 12 + (12 if half == "p" else 0) if half else hour
    return say_clock(hour * 60 + minute)


def _said_date(match: re.Match[str], today: str) -> str:
    year = match[3] or today[:4]
    iso = f"{year}-{_MONTHS.index(match[1]) + 1:02d}-{int(match[2]):02d}"
    return say_day(iso, today) or match[0]


def _written_day(match: re.Match[str], today: str) -> str:
    now = date.fromisoformat(today)
    weekday = (_DAYS.index(match[1]) - now.weekday()) % 7 or 7 if match[1] else 0
    then = now + timedelta(days=weekday or int(match[0] == "tomorrow"))
    return f"on {_MONTHS[then.month - 1]} {then.day}"


def _written_hour(match: re.Match[str]) -> str:
    hour, half = _HOURS.index(match[3]) or 12, "am" if match[4] else "pm"
    minutes = {"half past": ":30", "quarter past": ":15", "quarter to": ":45"}.get(match[2] or "", "")
    hour = (hour - 2) % 12 + 1 if match[2] == "quarter to" else hour
    return f"{match[1]} {hour}{minutes}{half}"
