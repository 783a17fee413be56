"""Owns what somebody does because they always do: habits as entries of the plan, at their time and place."""

import re

from game.ai.knowledge import knowledge
from game.ai.offline.atlas import HOME, OUTSIDE, Venue
from game.ai.offline.meals import meal_of
from game.ai.offline.objects import words_of
from game.ai.offline.shift_hours import hours_today, work_hours
from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.today import Today
from game.ai.offline.venues import activity_table, suits, venue_for
from game.ai.offline.wording import base, infinitive, object_of, placed, the
from game.ai.offline.working import workplace
from game.ai.persona import Habit, Occupation
from game.ai.reading.words import word_set
from game.ai.working_hours import occupation_table

PARTS = {
    "morning": (600, 150),
    "lunch": (780, 60),
    "noon": (780, 60),
    "afternoon": (930, 120),
    "evening": (1170, 120),
    "night": (1260, 90),
}
"""The parts of a day: (about when, give or take), minutes."""
SHORT = 25
"""Minutes to which a habit shrinks when its place closes soon after."""
BEFORE_WORK = 75
WITH_THE_WAY = 30
"""Minutes that a habit with an hour of its own takes at least when it is elsewhere."""
AT_WORK_ELSEWHERE = r"\b(?:work|works|laptop|edit|edits|rehearse|rehearses|revise|revises|think|thinks)\b"
STUDYING = r"\b(?:study|studies|revise for)\b"


def plan_habits(today: Today, timeline: Timeline, timed: bool) -> None:
    """Put in the habits with an hour of their own (`timed`), or those without."""
    for habit in sorted(today.persona.habits, key=lambda each: (each.start is None, each.start or 0, not each.days)):
        if (
            (habit.start is not None or _before_breakfast(habit) or _comes_before_work(today, habit)) == timed
            and _happens(today, habit)
            and not _done(today, timeline, habit)
        ):
            _plan_habit(today, timeline, habit)


def _before_breakfast(habit: Habit) -> bool:
    return "before breakfast" in habit.text


def _comes_before_work(today: Today, habit: Habit) -> bool:
    """Whether it has its part of the working day, and nobody says from when to when they work."""
    return habit.part in ("morning", "afternoon") and any(job.hours is None for job in today.jobs)


def _happens(today: Today, habit: Habit) -> bool:
    if meal_of(habit) or (habit.days and today.weekday not in habit.days):
        return False
    if not (habit.activity or habit.start is not None or habit.part or habit.place or habit.days):
        return False
    if today.job and today.job.hours and (habit.start, habit.end) == today.job.hours:
        return False
    return bool(habit.days) or habit.start is not None or today.dice(f"habit {habit.text}").random() < habit.frequency


def _done(today: Today, timeline: Timeline, habit: Habit) -> bool:
    """Whether it has been planned as often as they do it: the dog may be walked twice a day."""
    planned = sum(entry.habit == habit.text for entry in timeline.entries)
    alike = [each for each in today.persona.habits if each.text == habit.text and _is_today(today, each)]
    return planned > (alike.index(habit) if habit in alike else 0)


def _is_today(today: Today, habit: Habit) -> bool:
    return not habit.days or today.weekday in habit.days


def _plan_habit(today: Today, timeline: Timeline, habit: Habit) -> None:
    start, length, slack = _when(today, timeline, habit)
    activity, role = _what(today, habit)
    found = _placed_habit(today, habit, activity, start, length)
    if found is None:
        return
    activity, venue, length = found
    away = habit.start is not None and venue.label != HOME and today.atlas.is_open(venue, start, start + WITH_THE_WAY)
    if away and _free(timeline, start, WITH_THE_WAY, slack):
        length = max(length, WITH_THE_WAY)
    text = placed(infinitive(habit.text, today), venue)
    if not role and "out" in activity_table(activity) and venue.label != HOME:
        role = "out"
    entry = Entry(activity, start, start + length, text, venue, _thing(today, habit, activity), role, habit.text)
    timeline.put(entry, slack)


def _placed_habit(today: Today, habit: Habit, activity: str, start: int, length: int) -> tuple[str, Venue, int] | None:
    """(activity, place, length): as what and where it can be done; for a shorter while where a place closes soon."""
    if activity == "habit" and (open_air := _in_the_open(today, habit)):
        return activity, open_air, length
    for minutes in dict.fromkeys((length, min(length, SHORT))):
        for name in dict.fromkeys((activity, "habit")):
            venue = _where(today, habit, name, start, start + minutes)
            if venue is not None:
                return name, venue, minutes
    said = bool(habit.place and today.atlas.named(habit.place))
    return _somewhere(today, habit, start, length) if habit.days or habit.start is not None or (habit.part and said) else None


def _in_the_open(today: Today, habit: Habit) -> Venue | None:
    """Where what speaks of goats, boats or a pram is done when no place is said that there is: out of doors."""
    if (habit.place and today.atlas.named(habit.place)) or not words_of(habit.text) & word_set("out_of_doors"):
        return None
    return next(iter(today.atlas.of_kind(OUTSIDE)), today.atlas.outside)


def _somewhere(today: Today, habit: Habit, start: int, length: int) -> tuple[str, Venue, int] | None:
    """What has its day or its hour is not left out for want of the right things: where they say, if it is open, or at home."""
    said = today.atlas.named(habit.place) if habit.place else None
    venue = said if said and today.atlas.is_open(said, start, start + length) else today.atlas.home
    return ("habit", venue, length) if venue else None


def _free(timeline: Timeline, start: int, length: int, slack: int) -> bool:
    return any(timeline.is_free(at, at + length) for at in range(start - slack, start + slack + 1, 5))


def _when(today: Today, timeline: Timeline, habit: Habit) -> tuple[int, int, int]:
    """(start, length, slack) in minutes."""
    low, high = activity_table(habit.activity).get("mins", (30, 50))
    length = today.dice(f"length {habit.text}").randrange(low, min(high, 90) + 1, 5)
    if habit.start is not None:
        start = habit.start + (1440 if habit.start < timeline.wake - 240 else 0)
        return start, habit.end - habit.start if habit.end and habit.end > habit.start else length, 30
    if _before_breakfast(habit):
        return timeline.wake + 30, min(length, 30), 30
    after = re.search(r"\bafter (breakfast|lunch|dinner|supper)\b", habit.text)
    meal = next((entry for entry in timeline.entries if after and entry.activity == after[1].replace("supper", "dinner")), None)
    if meal is not None:
        return meal.end, min(length, 35), 60
    works = hours_today(today)
    if works and re.search(r"\bbefore work\b", habit.text):
        return works[0][0] - BEFORE_WORK, min(length, 40), 60
    if re.search(r"\bbefore (?:going to )?bed\b", habit.text):
        return timeline.bed - 45, min(length, 25), 60
    about, slack = PARTS.get(habit.part, (1000, 240))
    return about, length, slack


def _what(today: Today, habit: Habit) -> tuple[str, str]:
    """(activity, script): their own work taken elsewhere is work."""
    job = today.calling
    if job and job.archetype == "student" and (re.search(STUDYING, habit.text) or habit.activity.startswith("study")):
        return "study", job.archetype
    long = habit.start is not None and habit.end is not None and habit.end - habit.start >= 90
    if job and job.status == "working" and ((long and re.search(AT_WORK_ELSEWHERE, habit.text)) or _is_their_trade(job, habit)):
        return "work", job.archetype
    return _activity(habit), ""


def _is_their_trade(job: Occupation, habit: Habit) -> bool:
    """Whether what they do at a time is what they do for a living: the lectures of a professor."""
    trade = knowledge("cues")["jobs"]["of_verbs"].get(habit.text.split()[0].lower() if habit.text else "")
    return bool(trade == job.archetype and habit.start is not None and habit.days)


def _activity(habit: Habit) -> str:
    """The activity a habit begins with ("stream games"), else the one it was read as, else one whose key it holds."""
    first = habit.text.split()[0].lower() if habit.text else ""
    phrases = [
        (len(key), name)
        for name, table in knowledge("activities").items()
        for key in table.get("key", ())
        if _begins(habit.text, key)
    ]
    if phrases:
        return str(max(phrases)[1])
    if first == "visit":
        return habit.activity or "habit"  # somebody, or somewhere: not for a chat with whoever is there
    if first in knowledge("activities") or habit.activity:
        return first if first in knowledge("activities") else habit.activity
    keys = [(key, name) for name, table in knowledge("activities").items() for key in table.get("key", ()) if base(key) == first]
    return str(keys[0][1]) if keys else "habit"


def _begins(text: str, key: str) -> bool:
    """Whether a habit begins with a key of several words: "buy paint at the store" with "buys paint"."""
    verb, _, rest = key.partition(" ")
    return bool(rest) and f"{text.lower()} ".startswith(f"{base(verb)} {rest} ")


def _where(today: Today, habit: Habit, activity: str, start: int, end: int) -> Venue | None:
    job = today.job
    if not habit.place and job and habit.start is not None:
        hours, place = work_hours(today, job), workplace(today, job)
        kind = str(occupation_table(job.archetype).get("place"))
        belongs = kind != HOME and kind in str(activity_table(activity).get("place", "")).split(", ")
        at_work = hours is not None and (belongs or hours[0] <= habit.start < hours[1])
        if at_work and place and suits(today, activity, place):
            return place
    if activity in ("work", "study") and habit.place:
        named = today.atlas.named(habit.place)
        named = today.atlas.room_in(named, habit.text) if named else None
        return named if named and today.atlas.is_open(named, start, end) else None
    return venue_for(today, activity, start, end, habit.place, habit.text)


def _thing(today: Today, habit: Habit, activity: str) -> str:
    """What it is about: as it says itself, else what is liked of that kind; a habit of its own kind is itself."""
    text = infinitive(habit.text, today)
    if activity == "habit":
        return text
    return object_of(text) or thing_for(today, activity)


def thing_for(today: Today, activity: str) -> str:
    """What they would read, play or listen to: out of their interests, else something usual."""
    liked = [each.thing for each in today.persona.projects if each.activity == activity]
    liked += [each.text for each in today.persona.interests if each.activity == activity and each.text]
    table = activity_table(activity)
    usual = table.get("x_child" if today.persona.stage == "child" else "x", table.get("x", []))
    if liked:
        return one_of(activity, today.rotate(liked, f"x {activity}"))
    return str(today.rotate(usual, f"x {activity}")) if usual else ""


def one_of(activity: str, thing: str) -> str:
    """One of what they like: "a book of fairy tales" for somebody who likes to read "fairy tales"."""
    thing = re.sub(r"^(?:anything|everything) (?=with |that |from |about |of )", "things ", thing)
    said = str(activity_table(activity).get("one", ""))
    head = re.split(r" (?:in|at|on|of|about|with|from|for|by) ", thing)[0]
    if not head.endswith("s"):
        return thing
    return f"{said} {thing}" if said and the(thing) != thing else thing
