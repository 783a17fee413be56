"""Owns times in words: minutes of the day, spans, weekdays, parts of the day and dates."""

import re
from calendar import day_name, month_name
from datetime import date, timedelta

from game.ai.reading.words import number, numbers

DAYS = tuple(name.lower() for name in day_name)
_MONTHS = tuple(name.lower() for name in month_name if name)
_NAMED = {
    "noon": 720,
    "midday": 720,
    "midnight": 1440,
    "dawn": 330,
    "daybreak": 330,
    "first light": 360,
    "sunrise": 375,
    "sunset": 1065,
    "dusk": 1080,
}
_MINUTES = {"five": 5, "ten": 10, "quarter": 15, "a quarter": 15, "twenty": 20, "twenty-five": 25, "half": 30}
_HOUR_WORDS = "|".join(list(numbers())[1:13])
_MARKED = r"(?: ?[ap]m\b| o'clock)?(?: sharp)?(?:,? in the (?:morning|evening|afternoon)| at night)?"
_CLOCK = (
    rf"(?:half (?:past \w+|(?:{_HOUR_WORDS})\b)|quarter (?:past|to) (?:\w+)|\d{{1,2}}(?:[:.]\d\d)?|{'|'.join(_NAMED)}|"
    rf"(?:{_HOUR_WORDS})(?:[- ](?:thirty|fifteen|forty-five))?){_MARKED}"
)
_SAID = rf"(?:{_HOUR_WORDS}|\d{{1,2}})(?:[- ]thirty)? (?:in the (?:morning|evening|afternoon)|at night)"
"""An hour that says of which half of the day it is."""
_TO = r"(?: ?(?:-|\u2013|\u2014) ?| (?:to|until|till|til|and|-|through to) )"
_ABOUT = r"(?:about |around |roughly )?"
_FIGURES = rf"\d{{1,2}}(?:[:.]\d\d)?{_MARKED}"
_SPAN = re.compile(
    rf"\b(?:from|between) {_ABOUT}({_CLOCK}){_TO}{_ABOUT}({_CLOCK})"
    rf"|(?<![\w.:])({_FIGURES}) ?(?:-|\u2013|\u2014| to | until | till ) ?({_FIGURES})(?![\w:]|[.]\d| [a-z]+s (?:of|in)\b)"
    rf"|\b({_CLOCK}) (?:until|till|til) {_ABOUT}({_CLOCK})"
    rf"|\b(noon|midday|midnight|dawn|sunrise|dusk|sunset) to ({_CLOCK})"
    rf"|(?<!\bpast )\b({_SAID}) (?:to|through to) ({_CLOCK})"
    rf"|(?<!\bat )(?<!\bby )\b((?:{_HOUR_WORDS}))[- ]to[- ]((?:{_HOUR_WORDS}))\b(?! (?!this\b)[a-z]+s\b)",
    re.I,
)
_SURE = re.compile(
    rf"\d ?[ap]m\b|morning|afternoon|evening|night|noon|midday|\b(?:{'|'.join(_NAMED)})\b|\b(?:1[3-9]|2[0-4])[:.]\d\d", re.I
)
"""What leaves no doubt whether a time is before or after noon."""
_NOT_A_TIME = (
    r"(?! (?:years|months|weeks|days|minutes|people|percent|children|hours|streets|of|other|others|"
    r"sisters|brothers|small|young|times"
    r"|more|or|men|women|pages|books|friends|dogs|cats|tables)\b)(?![\w'])"
)
_AT = re.compile(
    rf"\b(?:at|around|about|by|before|after|past|since|until|till|from) (?:about |around |exactly )?({_CLOCK}){_NOT_A_TIME}", re.I
)
_TO_THE_HOUR = re.compile(
    rf"\b(?:at|by|around|about) ((?:{'|'.join(_MINUTES)}) (?:past|to) (?:{_HOUR_WORDS}|\d{{1,2}})\b{_MARKED})", re.I
)
_PARTS = (
    ("early in the morning", "morning"),
    ("before dawn", "morning"),
    ("at dawn", "morning"),
    ("before breakfast", "morning"),
    ("before work", "morning"),
    ("afternoon", "afternoon"),
    ("after lunch", "afternoon"),
    ("after school", "afternoon"),
    ("after class", "afternoon"),
    ("late at night", "night"),
    ("before bed", "night"),
    ("after closing", "night"),
    ("after dinner", "evening"),
    ("after supper", "evening"),
    ("after work", "evening"),
    ("evening", "evening"),
    ("at sunset", "evening"),
    ("at dusk", "evening"),
    ("at lunch", "lunch"),
    ("lunchtime", "lunch"),
    ("midday", "lunch"),
    ("morning", "morning"),
    ("night", "night"),
    ("late drink", "night"),
)


def minutes(text: str, afternoon: bool = False) -> int | None:
    """A time in words as minutes of the day; midnight is 1440. `afternoon` when the context says pm."""
    text = text.lower().strip()
    for name, value in _NAMED.items():
        if re.search(rf"\b{name}\b", text):
            return value
    hour, minute = _hour_and_minute(text)
    if hour is None or hour > 24 or minute > 59:
        return None
    if re.search(r"pm\b|in the (?:afternoon|evening)|at night", text) or (afternoon and not re.search(r"am\b|morning", text)):
        hour = hour + 12 if hour < 12 else 24 if "night" in text else hour
    elif re.search(r"\dam\b| am\b", text) and hour == 12:
        hour = 24
    return hour * 60 + minute


def _hour_and_minute(text: str) -> tuple[int | None, int]:
    """The figures of a time."""
    spoken = re.search(
        r"\b(half|quarter|five|ten|twenty|twenty-five) (past|to) (\w+)",
        re.sub(rf"\bhalf (?=(?:{_HOUR_WORDS})\b)", "half past ", text),
    )
    if spoken:
        hour = number(spoken[3])
        if hour is None:
            return None, 0
        past = _MINUTES[spoken[1]]
        return (hour, past) if spoken[2] == "past" else (hour - 1, 60 - past)
    digits = re.search(r"(\d{1,2})(?:[:.](\d\d))?", text)
    if digits:
        return int(digits[1]), int(digits[2] or 0)
    word = re.search(rf"\b({_HOUR_WORDS})\b(?:[- ](thirty|fifteen|forty-five))?", text)
    return (numbers()[word[1]], {"thirty": 30, "fifteen": 15, "forty-five": 45}.get(word[2] or "", 0)) if word else (None, 0)


_LATER = re.compile(r"^(?!.*\bmorning)(?:.*\b(?:afternoon|evening)s?\b)", re.I)
"""Words that put hours which may be of the morning behind noon."""


def span(text: str) -> tuple[int, int] | None:
    """ "from 9am to 5pm" as minutes; the end lies beyond 1440 when it is the next day."""
    return next(iter(spans(text)), None)


def spans(text: str) -> tuple[tuple[int, int], ...]:
    """Every stretch of time a text names, each later than the one before it where that can be."""
    found: list[tuple[int, int]] = []
    for match in _SPAN.finditer(text):
        first, second = (group for group in match.groups() if group is not None)
        both = _between(first, second)
        if both and found and both[0] < found[-1][1] <= both[0] + 720 and not is_sure(first):
            both = (both[0] + 720, both[1] + 720)
        if both and both[1] <= 720 and not is_sure(f"{first} {second}") and _LATER.search(text):
            both = (both[0] + 720, both[1] + 720)
        if both:
            found.append(both)
    return tuple(found)


def span_is_sure(text: str) -> bool:
    """Whether the first stretch of time of a text says whether it is of the morning or the evening."""
    match = _SPAN.search(text)
    return match is not None and (is_sure(match[0]) or "morning" in text or _LATER.search(text) is not None)


def is_sure(text: str) -> bool:
    """Whether a time says whether it is before or after noon."""
    return bool(_SURE.search(text))


def _between(first: str, second: str) -> tuple[int, int] | None:
    """Two times as a stretch; of what could be before or after noon, what makes the shorter one of waking hours."""
    start, end = minutes(first), minutes(second)
    if start is None or end is None:
        return None
    if start >= 1440:
        start -= 1440
    if is_sure(second) and not is_sure(first):
        return max((each for each in (start, start + 720) if each < end), default=start), end if end > start else end + 1440
    if start >= end:
        sure = is_sure(second) or end + 720 <= start
        end += 1440 if sure else 720
    elif not is_sure(f"{first} {second}") and end <= 300:
        start, end = start + 720, end + 720
    return start, end


def clock_time(text: str) -> int | None:
    """The first "at 7pm" of a text; an hour that says neither am nor pm is taken as it stands."""
    match = _TO_THE_HOUR.search(text) or _AT.search(text)
    return minutes(match[1]) if match else None


def part_of_day(text: str) -> str:
    """ "morning", "lunch", "afternoon", "evening", "night" or ""."""
    low = re.sub(r"\b[A-Z]\w+", "", text).lower()  # the Evening Courier is a name
    return next((part for words, part in _PARTS if words in low), "")


def weekdays(text: str) -> tuple[int, ...]:
    """The weekdays (Monday 0) on which something is done again and again; () when the text names none."""
    low = text.lower()
    day = "|".join(DAYS)
    named: set[int] = set()
    for match in re.finditer(
        rf"\b(every |each |on )?(?:other )?((?:(?:{day})s?)(?:(?:, | and | or |"
        rf", and )(?:{day})s?)*)( (?:morning|evening|night|afternoon)s?)?\b",
        low,
    ):
        several = re.findall(rf"({day})(s?)", match[2])
        if (match[1] or "").strip() in ("every", "each") or len(several) > 1 or any(plural for _, plural in several) or match[3]:
            named |= {DAYS.index(name) for name, _ in several}
    for first, last in re.findall(rf"\b({day})s? ?(?:to|through|till|until|-|\u2013) ?({day})", low):
        start, end = DAYS.index(first), DAYS.index(last)
        named |= {each % 7 for each in range(start, end + 1 if end >= start else end + 8)}
    if "weekend" in low:
        named |= {5, 6}
    if "weekday" in low:
        named |= {0, 1, 2, 3, 4}
    return tuple(sorted(named))


def names_a_date(text: str) -> bool:
    """Whether a text says a day of a month."""
    return bool(
        re.search(rf"\b(?:{'|'.join(_MONTHS)}) (?:the )?\d|\d(?:st|nd|rd|th)?(?: of)? (?:{'|'.join(_MONTHS)})\b", text.lower())
    )


def date_in(text: str, start: date) -> date | None:
    """The day a text names, seen from `start` (the first day); weekdays mean the next such day."""
    low = text.lower()
    months = "|".join(_MONTHS)
    match = re.search(
        rf"\b({months}) (?:the )?(\d{{1,2}})(?:st|nd|rd|th)?\b|\b(?:the )?(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? ({months})\b", low
    )
    if match:
        return _calendar_day(_MONTHS.index(match[1] or match[4]) + 1, int(match[2] or match[3]), start)
    if "tomorrow" in low:
        return start + timedelta(2 if "day after tomorrow" in low else 1)
    if re.search(r"\btonight\b|\btoday\b|\bthis (?:evening|afternoon|morning)\b", low):
        return start
    match = re.search(
        rf"\b(?:on|next|this|coming) (?:the )?({'|'.join(DAYS)})\b(?! (?:evening|morning|afternoon|"
        rf"night)s)(?!,? and (?:{'|'.join(DAYS)}))",
        low,
    )
    if match:
        return start + timedelta((DAYS.index(match[1]) - start.weekday()) % 7 or 7)
    return _day_within(low, start)


def _day_within(low: str, start: date) -> date | None:
    """ "in three days", "next week"."""
    match = re.search(r"\bin (a|\w+) (day|week)s?\b", low)
    if match:
        count = 1 if match[1] == "a" else number(match[1])
        return start + timedelta(count * (7 if match[2] == "week" else 1)) if count is not None and count < 5000 else None
    return start + timedelta(7) if "next week" in low else None


def _calendar_day(month: int, day: int, start: date) -> date | None:
    """A day of the year of `start`, or of the next one when it is long past; None for a day there is not."""
    try:
        found = date(start.year, month, day)
        return found if found >= start - timedelta(60) else found.replace(year=start.year + 1)
    except ValueError:
        return None


def without_times(text: str) -> str:
    """The text without the words that say when: "walk in the park every morning at 8" -> "walk in the park"."""
    text = _SPAN.sub("", text)
    text = re.sub(_AT.pattern.replace("before|after|past|since|", ""), "", text, flags=re.I)
    days = "|".join(DAYS)
    text = re.sub(
        rf",? ?\b(?:(?:every|each|most|on|in the|on most) )?(?:(?:other|long|early) )?(?:(?:{days})s?(?:,? "
        rf"(?:and|or) )?)+(?: (?:mornings?|afternoons?|evenings?|nights?))?"
        r"|,? ?\b(?:every|each|most|in the|on) (?:single )?(?:day|morning|afternoon|evening|night|weekday|"
        r"weekend)s?\b|\bon weekdays\b",
        "",
        text,
        flags=re.I,
    )
    return re.sub(r"\s+([,.])", r"\1", " ".join(text.split())).strip(" ,")
