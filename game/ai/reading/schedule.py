"""Owns when somebody works: hours, pauses, days and nights, said with the job or of the shift, the shop, the first boat."""

import re

from game.ai.reading import times
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft
from game.ai.reading.jobs import job_of
from game.ai.reading.words import cues, number, sign

_WORKS = re.compile(rf"^(?:(?:{sign('adverbs')}) )*(?:{sign('works')})\b")
_HOURS = re.compile(rf"\b(?:{sign('hours')})\b")
_NIGHTS = re.compile(rf"\b(?:{sign('nights')})\b")
_BEGINS = re.compile(rf"\b(?:{sign('begins_work')})\b")
_MAY_BEGIN = re.compile(rf"\b(?:{sign('may_begin_work')})\b")
_ENDS = re.compile(rf"\b(?:{sign('ends_work')})\b")
_DAY = "|".join(times.DAYS)
_DAYS = rf"(?:weekends?|(?:on )?(?:{_DAY})s?(?:(?:, | and |, and | or |/)(?:on )?(?:{_DAY})s?)*)"
_OFF = re.compile(
    rf"\b({_DAYS}) (?:are |is )?(?:off|free)\b|\boff (?:on )?({_DAYS})|\bfree on ({_DAYS})"
    rf"|\b(?:closed|shut|rests?|no work|does not work|doesn't work|does not open|never works) (?:on )?({_DAYS})"
    rf"|\bon ({_DAYS}) (?:it |the \w+ |SELF )?(?:is|stays|remains|keeps) (?:closed|shut)"
    rf"|\b(?:except|but not|but never|apart from|save|other than|every day but) (?:on |for )?({_DAYS})",
    re.I,
)
_SO_MANY = re.compile(r"\b(\w+) (day|morning|afternoon|evening|night)s? (?:a|each|every|per) week\b")
_WEEK = {1: (5,), 2: (1, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5), 7: (0, 1, 2, 3, 4, 5, 6)}
_SPREAD = {
    "evening": _WEEK | {2: (4, 5), 3: (3, 4, 5), 4: (2, 3, 4, 5), 5: (1, 2, 3, 4, 5)},
    "night": _WEEK | {2: (3, 6), 3: (0, 2, 6), 4: (0, 1, 3, 6), 5: (0, 1, 2, 3, 6), 6: (0, 1, 2, 3, 4, 6)},
}
"""Which weekdays so many a week are, when nobody says: evenings tend to the weekend, and nights lead into working days."""
_ONLY = re.compile(
    r"\b(?:only (?:in the |on )?|(?:works?|working|part-time|duty)(?: \w+)?(?: in the)? )(morning|afternoon|"
    r"evening)s?\b(?! (?:paper|courier|post))"
    r"|\b(morning|afternoon|evening)s only\b|^is (?:on )?(early|late) shifts?\b"
)
_OF_PART = {"morning": (480, 720), "afternoon": (780, 1020), "evening": (1020, 1320), "early": (360, 840), "late": (840, 1320)}
_MUST_BE = re.compile(r"^(?:must|has to|needs to) be\b")
_LUNCH_BREAK = re.compile(r"\b(?:clos\w+|shut\w*|breaks?|rests?|off|pause)\b[^,;]{0,24}\b(?:between|from)\b")
LONGEST_PAUSE = 230
"""What lies further apart, minutes, is not the same work."""
SHORTEST = 90
"""Minutes from which a stretch of time may be somebody's hours of work."""
A_DAY = 480
"""Minutes of work when only its beginning is said."""


def read_schedule(part: Part, draft: Draft, is_job: bool) -> bool:
    """Take what one part says of when (and where) they work; `is_job` when it names the job. True when it said something."""
    if part.subject and not part.of_self:
        return False
    text = part.text
    works = part.of_self and bool(_WORKS.match(text))
    about = is_job or works or bool(_HOURS.search(text) or _NIGHTS.search(text) or _MUST_BE.search(text)) or "hours" in text
    found = _read_days_off(part, draft, about)
    if about or part.of_self:
        found = _read_shift(part, draft, is_job or works) or found
    if times.date_in(text, draft.start):
        return found
    return _read_hours(part, draft, about) or _read_edges(part, draft) or _read_place(part, draft, works) or found


def tells_of_work(part: Part) -> bool:
    """Whether a part says that they work at all, so that hours said elsewhere are hours of work."""
    if part.of_self and (part.verb in cues()["jobs"]["of_verbs"] or re.match(r"(?:runs|owns|manages|keeps|opens)\b", part.text)):
        return True
    title = re.match(r"(?:\w+ly |now )?(?:is|works as) (?:an?|the) ([\w' -]+)", part.text)
    if title and (job := job_of(re.split(r" (?:who|at|in|and|of|with|for|on)\b", title[1])[0])) and job.status == "working":
        return True
    return part.of_self and bool(_WORKS.match(part.text) or re.search(r"\bSELF's (?:shop|shift|work|round)\b", part.clause))


def _read_hours(part: Part, draft: Draft, about: bool) -> bool:
    """Stretches of time: the first to the last are the hours, what lies between two is a pause."""
    stretches, days = times.spans(part.text), times.weekdays(_OFF.sub("", part.text))
    resting = bool(draft.work_hours and _LUNCH_BREAK.search(part.text))
    if not stretches or not (about or resting or (draft.employed and part.of_self and len(stretches) > 1)):
        return False
    if resting:
        return _pause(stretches[0], draft)
    if len(stretches) > 1 and stretches[1][0] - stretches[0][1] > LONGEST_PAUSE:
        stretches = stretches[:1]
    start, end = stretches[0][0], stretches[-1][1]
    if end - start < SHORTEST or draft.work_hours is not None:
        return False
    draft.work_hours = (start, end)
    draft.sure_of_hours = times.span_is_sure(part.text) or start >= 720
    draft.work_place = draft.work_place or draft.place_in(part.text)
    draft.work_days = draft.work_days or days
    if len(stretches) > 1 and stretches[1][0] > stretches[0][1]:
        draft.work_pause = (stretches[0][1], stretches[1][0])
    return True


def _pause(stretch: tuple[int, int], draft: Draft) -> bool:
    """A break within the hours, before or after noon as it fits in."""
    assert draft.work_hours is not None
    for shift in (0, 720, -720):
        start, end = stretch[0] + shift, stretch[1] + shift
        if draft.work_hours[0] < start < end < draft.work_hours[1]:
            draft.work_pause = (start, end)
            return True
    return False


def _read_edges(part: Part, draft: Draft) -> bool:
    """ "starts work at six", "and finishes at two", "the bar opens at noon": until an end is said, eight hours."""
    time = times.clock_time(part.text)
    if time is None:
        return False
    begins = _BEGINS.search(part.text) or (draft.employed and _MAY_BEGIN.search(part.text))
    if draft.work_hours is None and begins:
        draft.work_hours, draft.open_ended = (time, time + A_DAY), True
        draft.sure_of_hours = times.is_sure(part.text)
        draft.work_days = draft.work_days or times.weekdays(part.text)
        draft.work_place = draft.work_place or _opened(part.text)
        ending = _ENDS.search(part.text, begins.end())
        return ending is None or _end(times.clock_time(part.text[ending.start() :]), part, draft) or True
    if draft.work_hours and draft.open_ended and _ENDS.search(part.text):
        return _end(time, part, draft)
    if (
        draft.employed
        and part.of_self
        and not times.weekdays(part.text)
        and re.match(r"(?:is|gets|comes) (?:home|back)\b", part.text)
    ):
        draft.work_ends = time
        return True
    if (
        draft.employed
        and draft.work_hours is None
        and re.search(r"\b(?:shift|work|day)\b", part.text)
        and _ENDS.search(part.text)
    ):
        draft.work_ends = time
        return True
    return False


def _opened(text: str) -> str:
    """ "opens the town hall at eight": the place."""
    match = re.match(r"(?:\w+ly )?opens (?:up )?(the [a-z ]+?) (?:at|by|around)\b", text)
    return match[1] if match and not re.search(r"\b(?:doors?|shutters|gates?|windows?)\b", match[1]) else ""


def _end(time: int | None, part: Part, draft: Draft) -> bool:
    """The end of hours of which the beginning is known."""
    if time is None or draft.work_hours is None:
        return False
    start = draft.work_hours[0]
    later = (time, time + 720, time + 1440) if not times.is_sure(part.text) else (time, time + 1440)
    draft.work_hours, draft.open_ended = (start, next((end for end in later if end >= start + SHORTEST), start + A_DAY)), False
    return True


def _read_place(part: Part, draft: Draft, works: bool) -> bool:
    """ "works at the bakery"."""
    at_work = works and re.search(r"\b(?:work|employed|intern|teach|job)", part.text)
    if at_work and (place := draft.place_in(part.text)):
        draft.work_place = draft.work_place or place
        return True
    return False


def _read_shift(part: Part, draft: Draft, works: bool) -> bool:
    """Nights, whole days, mornings only; days counted or named with the work."""
    text, before = part.text, (draft.shift, draft.work_hours, draft.work_days)
    if re.search(r"\b(?:24|twenty-four)[- ]hour shifts?\b|\bshifts? of (?:24|twenty-four) hours\b", text):
        draft.shift = "round the clock"
    elif _NIGHTS.search(text):
        draft.shift = draft.shift or "night"
    only = _ONLY.search(text)
    if only and not times.spans(text) and draft.work_hours is None and (works or draft.employed):
        draft.work_hours = _OF_PART[next(group for group in only.groups() if group)]
    many = _SO_MANY.search(text)
    at_it = works or part.verb in cues()["jobs"]["of_verbs"] or bool(_ENDS.search(text) or _BEGINS.search(text))
    count = number(many[1]) if many and at_it else None
    if many and count in _WEEK and not draft.work_days:
        draft.work_days = _SPREAD.get(many[2], _WEEK)[count]
    elif works and not draft.work_days and not times.spans(text) and re.match(r"(?:\w+ly )?works?\b", text):
        draft.work_days = times.weekdays(text)
    return before != (draft.shift, draft.work_hours, draft.work_days)


def _read_days_off(part: Part, draft: Draft, about: bool) -> bool:
    """ "has Mondays off", "on Sundays it stays closed", "every day except Wednesdays"."""
    match = _OFF.search(part.text)
    excepting = match and re.match(r"except|but|apart|save|other|every", match[0], re.I)
    if not match or (excepting and not about and not times.spans(part.text)):
        return False
    named = next(group for group in match.groups() if group)
    days = {index for index, day in enumerate(times.DAYS) if day in named.lower()} | ({5, 6} if "weekend" in named else set())
    draft.days_off = tuple(sorted({*draft.days_off, *days}))
    return True
