"""Owns when, where and how somebody eats: two or three times a day and never twice within two hours."""

import re
from dataclasses import dataclass

from game.ai.offline.atlas import HOME, Venue
from game.ai.offline.household import cooks, family, shared_turn
from game.ai.offline.shift_hours import hours_today
from game.ai.offline.timeline import Entry, Timeline, on_grid
from game.ai.offline.today import Today
from game.ai.offline.venues import suits
from game.ai.offline.wording import at, infinitive, object_of, placed
from game.ai.persona import Habit
from game.ai.working_hours import LATE

APART = 150
"""At least so long from the end of a meal to the next, minutes: well over the two hours people notice."""
BEFORE_THE_NIGHT = 110
"""So long before a night shift they eat, minutes."""
LONG_BEFORE_WORK = 600
FAR = range(-180, 211, 5)
"""How far a meal moves when nothing near its time is free, minutes."""
COOKING_AGE = 12
"""Years from which somebody makes their own breakfast and takes a turn at dinner."""
MEALS = ("breakfast", "lunch", "dinner")
_WORDS = {
    "breakfast": r"\bbreakfasts?\b",
    "lunch": r"\blunch(?:es)?\b",
    "dinner": r"\b(?:dinner|supper|eats?)\b|\bcooks? (?!for a living)\w+",
}


@dataclass(frozen=True, slots=True)
class Meal:
    """A meal as wanted: which, when it should begin, how long at most, and the habit it comes from."""

    name: str
    start: int
    length: int
    habit: Habit | None = None


def meal_of(habit: Habit) -> str:
    """Which meal a habit is about, "" when none: "read before dinner" is about reading."""
    if habit.activity in MEALS:
        return habit.activity
    text = re.sub(
        r"\b(?:before|after|until|for) (?:his |her |their |the )?(?:breakfast|lunch|dinner|supper)\b", "", habit.text.lower()
    )
    return next((meal for meal in MEALS if re.search(_WORDS[meal], text)), "")


def plan_meals(today: Today, timeline: Timeline) -> None:
    """Put the day's meals in; work and long pastimes make room for them."""
    for meal in sorted(_wanted(today, timeline), key=lambda each: each.habit is None):
        place_meal(today, timeline, meal)


def _wanted(today: Today, timeline: Timeline) -> list[Meal]:
    wake = timeline.wake
    late = max(0, wake - 480)
    alone = len(family(today)) == 1
    dinner = 1095 + (today.resident * 20 % 120 if alone else 0) + 5 * shared_turn(today, "dinner time", 2)
    usual = {
        "breakfast": wake + 30,
        "lunch": 750 + late * 2 // 3 + today.dice("lunch time").choice((-30, -15, 0, 15, 30)),
        "dinner": dinner + (late // 2 if alone else 0),
    }
    if wake > 720:
        usual = {"breakfast": wake + 40, "lunch": wake + 320, "dinner": wake + 640}
    tonight = [start for start, end in hours_today(today) if end > LATE]
    if tonight:
        usual |= {"lunch": (wake + tonight[0]) // 2, "dinner": tonight[0] - BEFORE_THE_NIGHT}
    lengths = {"breakfast": 30, "lunch": 35, "dinner": 50}
    habits = {meal_of(habit): habit for habit in reversed(today.persona.habits) if _holds(today, habit)}
    names = MEALS if not tonight or tonight[0] - wake > LONG_BEFORE_WORK else ("breakfast", "dinner")
    return [_meal(name, usual[name], lengths[name], habits.get(name)) for name in names]


def _holds(today: Today, habit: Habit) -> bool:
    return not habit.days or today.weekday in habit.days


def _meal(name: str, usual: int, length: int, habit: Habit | None) -> Meal:
    start = habit.start if habit and habit.start is not None else usual
    return Meal(name, on_grid(start), length, habit)


def place_meal(today: Today, timeline: Timeline, meal: Meal, earliest: int = 0) -> None:
    """Where it costs least: near its time, between two things rather than in the middle of one; if need be a short one.

    An evening with guests or as a guest moves it further: what is served there is no meal.
    """
    timed = meal.habit is not None and meal.habit.start is not None
    usual = range(-60, 61, 5) if timed else range(-90, 121, 5)
    for shifts, length in ((usual, meal.length), (usual, 20), (FAR, 20)):
        starts = [meal.start + shift for shift in shifts if _apart(timeline, meal.start + shift, length)]
        starts = [start for start in starts if start >= earliest]
        for start in sorted(starts, key=lambda at: (_cost(timeline, at, length, meal.start), at)):
            if _put(today, timeline, meal, start, length):
                return


def _cost(timeline: Timeline, start: int, length: int, wished: int) -> int:
    within = timeline.at(start)
    if within is not None:
        scraps = sum(60 for part in (start - within.start, within.end - start - length) if 0 < part < 60)
        return abs(start - wished) + scraps
    before, after = timeline.before(start), timeline.at(start + length)
    beside = (before is not None and before.end == start) or after is not None
    return abs(start - wished) - (25 if beside else 0)


def _apart(timeline: Timeline, start: int, length: int) -> bool:
    meals = [entry for entry in timeline.entries if entry.kind == "meal"]
    return all(start - meal.end >= APART or meal.start - start - length >= APART for meal in meals)


def _put(today: Today, timeline: Timeline, meal: Meal, start: int, length: int) -> bool:
    within = timeline.at(start)
    if within is None and not timeline.is_free(start, start + length):
        return False
    if within is not None and (within.kind != "work" or within.activity == "class" or within.end < start + length):
        return False
    found = _venue(today, meal, start, start + length, within)
    if found is None:
        return False
    venue, role = found
    length = min(length, 35) if role == "work" else length
    if within is not None:
        timeline.cut_open(within, start, start + length)
    text = _text(today, meal, venue, role)
    habit = meal.habit.text if meal.habit else ""
    timeline.add(Entry(meal.name, start, start + length, text, venue, _dish(meal), role, habit, "meal"))
    return True


def _text(today: Today, meal: Meal, venue: Venue, role: str) -> str:
    if meal.habit is not None:
        return placed(infinitive(meal.habit.text, today), venue)
    if today.years < COOKING_AGE:
        return f"have {meal.name} {at(venue)}"
    return "cook and eat dinner at home" if meal.name == "dinner" and role == "core" else f"have {meal.name} {at(venue)}"


def _dish(meal: Meal) -> str:
    """What a habit says they cook: "pasta"; "" otherwise."""
    return object_of(meal.habit.text) if meal.habit and meal.habit.text.startswith("cook") else ""


def _venue(today: Today, meal: Meal, start: int, end: int, within: Entry | None) -> tuple[Venue, str] | None:
    """(place, script): where the habit says, else at work or home, else out; lunch is not for places of the evening."""
    atlas, home = today.atlas, today.atlas.home
    said = atlas.named(meal.habit.place) if meal.habit and meal.habit.place else None
    if said and said.sector != (home.sector if home else None) and atlas.is_open(said, start, end):
        return said, "out"
    out = _open_tables(today, start, end)
    if within is not None and within.venue != home and meal.name != "breakfast":
        if suits_eating(today, within.venue) and not (meal.name == "lunch" and atlas.for_evenings(within.venue)):
            return within.venue, "work"
        if out and today.dice(f"out for {meal.name}").random() < 0.5:
            return out[0], "out"
    if meal.name == "lunch" and out and today.dice("lunch out").random() < 0.12:
        return out[0], "out"
    if home:
        return home, "family" if _is_cooked_for(today, meal) else "core"
    return (out[0], "out") if out else None


def _is_cooked_for(today: Today, meal: Meal) -> bool:
    """Whether somebody else makes the meal: dinner by turns, everything for a child."""
    if today.years < COOKING_AGE:
        return True
    return meal.name == "dinner" and not cooks(today) and not _dish(meal)


def _open_tables(today: Today, start: int, end: int) -> list[Venue]:
    options = (*today.atlas.of_kind("cafe"), *today.atlas.of_kind("restaurant"))
    return [venue for venue in options if today.atlas.is_open(venue, start, end) and suits_eating(today, venue)]


def suits_eating(today: Today, venue: Venue) -> bool:
    """Whether one can sit down to a meal there: not in a shop's aisles or a classroom."""
    return venue.label == HOME or (today.atlas.find("guest_seat", venue) is not None and suits(today, "lunch", venue))
