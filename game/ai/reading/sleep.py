"""Owns when somebody gets up and goes to bed, as a part of a clause says it, and what that means for who works at night."""

import re

from game.ai.reading import times
from game.ai.reading.draft import Draft
from game.ai.reading.words import sign
from game.ai.working_hours import LATE, usual_hours

_UP = re.compile(rf"\b(?:{sign('up')})\b")
_TO_BED = re.compile(rf"\b(?:{sign('to_bed')})\b")
_BED_TIME = re.compile(r"^bed ?time(?: is|:)?(?: at| around| about)? (.+)", re.I)
_SLEEPS_UNTIL = re.compile(r"\bsleeps?\b(?: [\w']+){0,4}? (?:until|till)\b")
_WITH_THE_SUN = re.compile(r"\bwith the (?:sun|birds?|larks?)\b|\bat cock-?crow\b")
_LONG = re.compile(r"\bsleeps? (?:in\b(?! (?:the|a|SELF)\b)|late\b|as long as)")
_AND_UP = re.compile(r"(?:,| and)(?: is)? up (?=(?:at|by|before|around|again at)\b)")
_SUNRISE = 375
_EARLY, _LATE, _LATE_BED, _EARLY_BED = 345, 600, 1500, 1260
_OWL_BED, _OWL_UP = 1530, 600
TOO_EARLY_TO_RISE = 150
"""Nobody is taken to rise before, minutes of the day, unless it is said to be of the morning."""
MORNING_BED = 360
"""So long after a night shift somebody goes to bed at the latest, minutes."""
SHORTEST_SLEEP = 180


def read_sleep(text: str, draft: Draft) -> bool:
    """Take getting up and going to bed from what SELF does; true when it said something."""
    if _LONG.search(text) and times.clock_time(text) is None:
        draft.wake = draft.wake or _LATE
        return True
    both = _AND_UP.search(text)
    if both and _TO_BED.search(text[: both.start()]):
        in_bed = _read_bed(text[: both.start()], times.clock_time(text[: both.start()]), draft)
        return _read_up(f"is up {text[both.end() :]}", times.clock_time(text[both.end() :]), draft) or in_bed
    time = times.clock_time(text)
    if _UP.search(text) and not re.match(r"is the (?:first|last)", text):
        return _read_up(text, time, draft)
    return _read_bed(text, time, draft) if _TO_BED.search(text) else _read_kind(text, draft)


def read_bed_time(text: str, draft: Draft) -> bool:
    """ "Bedtime is half past eight"."""
    match = _BED_TIME.match(text)
    time = times.minutes(match[1]) if match else None
    return time is not None and _read_bed(f"to bed at {match[1] if match else ''}", time, draft)


def settle_sleep(draft: Draft) -> None:
    """Once all is read: who works at night goes to bed in the morning, and gets up by day, where neither was said for sure."""
    job = next((job for job in draft.occupations if job.status == "working" and job.shift == "night"), None)
    hours = (job.hours or usual_hours(job.archetype, "night")) if job else None
    if hours is None or hours[1] <= 1440 + 120:
        return
    off = hours[1] - 1440
    if draft.bed is not None and "bed" in draft.unsure:
        morning = draft.bed % 720 + (720 if draft.bed % 720 < off else 0)
        draft.bed = morning + 1440 if off <= morning <= off + MORNING_BED else draft.bed
    if draft.wake is not None and "up" in draft.unsure and draft.wake < off + SHORTEST_SLEEP:
        draft.wake += 720


def _read_up(text: str, time: int | None, draft: Draft) -> bool:
    if time is None:
        time = _SUNRISE if _WITH_THE_SUN.search(text) else None
    if time is None:
        time = _EARLY if re.search(r"\bearly\b|at dawn", text) else _LATE if re.search(r"\blate\b", text) else None
    if time is None:
        return False
    sure = times.is_sure(text)
    at_night = draft.shift or (draft.work_hours is not None and draft.work_hours[1] > LATE)
    if time < TOO_EARLY_TO_RISE and not sure and not at_night:
        return False
    draft.unsure = draft.unsure - {"up"} if sure else draft.unsure | {"up"}
    draft.wake = time % 1440 if time < 1000 or "pm" in text else time - 720
    return True


def _read_bed(text: str, time: int | None, draft: Draft) -> bool:
    """ "goes to bed at 9", "sleeps until 3pm"."""
    if _SLEEPS_UNTIL.search(text):
        if time is None:
            return False
        draft.wake = time if time >= 240 else time + 720
        return True
    if time is not None:
        marked = re.search(r"\d ?am\b|\bmorning\b", text)
        draft.unsure = draft.unsure - {"bed"} if times.is_sure(text) else draft.unsure | {"bed"}
        draft.bed = time + 720 if 420 <= time < 720 and not marked else time + 1440 if time < 420 else time
        return True
    if re.search(r"\b(?:bed|sleep|asleep)\b.*\blate\b|\blate\b.*\bbed\b", text):
        draft.bed = _LATE_BED
        return True
    if re.search(r"\b(?:to|in) bed\b.*\bearly\b|\bearly\b.*\b(?:to|in) bed\b", text):
        draft.bed = _EARLY_BED
        return True
    return False


def _read_kind(text: str, draft: Draft) -> bool:
    """A morning person, a night owl."""
    if re.search(r"\bearly (?:riser|bird)\b|\bmorning person\b", text) and not re.search(r"\b(?:not|no|never)\b", text):
        draft.wake = _EARLY
        return True
    if re.search(
        r"\bnight owl\b|\bstays? up late\b|\bup until late\b|\b(?:not|no) (?:a |an )?(?:morning person|early riser)\b", text
    ):
        draft.bed, draft.wake = draft.bed or _OWL_BED, draft.wake or _OWL_UP
        return True
    return False
