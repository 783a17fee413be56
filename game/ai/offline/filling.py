"""Owns what fills the rest of a day: projects, likes, chores, errands, going out, and rest, weighed against each other."""

import re
from dataclasses import dataclass
from typing import Any

from game.ai.knowledge import knowledge
from game.ai.offline.atlas import HOME, SMALL_WORDS, Venue
from game.ai.offline.habits import one_of, thing_for
from game.ai.offline.objects import words_of
from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.today import Today
from game.ai.offline.venues import activity_table, usual_venues, venue_for
from game.ai.offline.wording import Slots, at, fill, placed
from game.ai.persona import Habit, Interest, Project

SHORTEST = 15
HOMEWORK_AGE = 7
"""Years from which school gives something to do at home."""
ANY_OTHER_DAY = 0.15
"""How much less somebody is drawn to an everyday thing when it is not its day."""


@dataclass(slots=True)
class Wish:
    """Something they might do: `weight` says how much, `x` what it is about, `text` how the plan says it, `said` where."""

    activity: str
    weight: float
    x: str = ""
    text: str = ""
    said: str = ""


def fill_day(today: Today, timeline: Timeline, slots: Slots, yesterday: str = "") -> None:
    """Fill every gap, from the morning on, each with what is wished for most just then; what `yesterday` left goes on."""
    wishes = _wishes(today, yesterday)
    for _ in range(48):
        gaps = timeline.gaps(SHORTEST)
        if not gaps:
            break
        start, end = gaps[0]
        entry = _best(today, timeline, wishes, start, end, slots) or _rest(today, start, end)
        if entry is None or timeline.put(entry) is None:
            break


def _wishes(today: Today, yesterday: str) -> list[Wish]:
    persona = today.persona
    wishes = [_work_on(each, yesterday) for each in persona.projects[:3]]
    wishes += [_liking(like) for like in persona.interests if not _is_a_thought(like)]
    wishes += [Wish(habit.activity, 1.3 * habit.frequency, said=habit.place) for habit in persona.habits if _is_loose(habit)]
    wishes += [Wish("dog" if "dog" in pet.lower() else "cat", 2.5, pet.partition(",")[0]) for pet in persona.pets]
    wishes += [Wish("childcare", 2.0, who) for who in persona.dependants]
    if persona.stage == "elder":
        wishes.append(Wish("nap", 1.4))
    if today.calling and today.calling.status == "retired":
        wishes.append(Wish("retired", 2.4))
    if persona.stage == "child":
        wishes += _of_a_child(today)
    return wishes + _everyday(today)


def _of_a_child(today: Today) -> list[Wish]:
    """Play, and what comes with being small or with going to school."""
    if today.is_small_child:
        return [Wish("kidplay", 3.0), Wish("young_play", 2.8), Wish("nap", 4.0), Wish("rest", 0.8)]
    return [
        Wish("kidplay", 2.6),
        Wish("young_play", 2.4),
        Wish("board_games", 0.5, "snakes and ladders"),
        *([Wish("homework", 2.4)] if today.weekday < 5 and today.years >= HOMEWORK_AGE else []),
    ]


def _work_on(project: Project, yesterday: str) -> Wish:
    """A piece of work of their own: wished for more when it was on their mind the day before."""
    words = words_of(project.thing) - SMALL_WORDS
    again = bool(words) and words <= words_of(yesterday)
    text = f"go on with {project.thing}" if again else _project(project.verb, project.thing)
    return Wish(project.activity or "project", 4.5 if again else 3.2, project.thing, text, project.place)


def _everyday(today: Today) -> list[Wish]:
    """What anybody does now and then: each thing on its own days."""
    found = []
    for order, (activity, table) in enumerate(sorted(knowledge("activities").items())):
        its_day = (today.day + today.resident * 7 + order) % int(table.get("every", 1)) == 0
        if today.years < int(table.get("from", 0)):
            continue
        if "often" in table and (activity != "mates" or any(each.shares_home for each in today.persona.relations)):
            found.append(Wish(activity, float(table["often"]) * (1.0 if its_day else ANY_OTHER_DAY)))
    return found


def _is_loose(habit: Habit) -> bool:
    """Whether a habit has no time of its own, so that it may come at any."""
    kind = activity_table(habit.activity).get("kind") if habit.activity else "rest"
    return kind not in ("rest", "meal") and habit.start is None and not habit.days and not habit.part


def _liking(like: Interest) -> Wish:
    x = re.sub(r"^(?:to )?(?:talk|talking|argue|arguing|chat) about ", "", like.text)
    talks = x != like.text
    weight = 2.0 * like.weight if like.activity else 0.5
    phrase = "" if talks else like.phrase
    return Wish(like.activity or "hobby", weight, one_of(like.activity, x), phrase, like.place)


def _is_a_thought(like: Interest) -> bool:
    """Whether it is something to think about rather than to do: a question, a taste, an animal that is not theirs."""
    care = activity_table(like.activity).get("kind") == "care" if like.activity else False
    vague = like.activity in ("", "hobby") and (not like.phrase or re.match(r"(?:his|her|their)\b", like.text))
    return bool(care or vague or re.match(r"(?:who|what|whether|how|why|where)\b", like.text))


def _project(verb: str, thing: str) -> str:
    return f"{verb} {thing}" if verb in ("write", "paint", "build", "plan") else f"work on {thing}"


def _best(today: Today, timeline: Timeline, wishes: list[Wish], start: int, end: int, slots: Slots) -> Entry | None:
    scored = [(_score(today, timeline, wish, start, end, order), order) for order, wish in enumerate(wishes)]
    for score, order in sorted(scored, key=lambda entry: (-entry[0], entry[1])):
        if score <= 0:
            return None
        entry = _entry(today, timeline, wishes[order], start, end, slots)
        if entry is not None:
            wishes[order].weight *= 0.3
            return entry
    return None


def _score(today: Today, timeline: Timeline, wish: Wish, start: int, end: int, order: int) -> float:
    table = activity_table(wish.activity)
    if end - start < int(table.get("mins", (30, 60))[0]) * 0.75 or not _allowed(table, start):
        return 0.0
    times = sum(1 for entry in timeline.entries if entry.activity == wish.activity)
    before = timeline.before(start)
    if before is not None and before.activity == wish.activity:
        return 0.0
    if times >= int(table.get("most", 1)) or (wish.x and any(entry.x == wish.x for entry in timeline.entries) and times):
        return 0.0
    fits = 1.0 if part_of_day(start) in str(table.get("when", "mae")) else 0.2
    return wish.weight * fits * today.dice(f"wish {order} {start // 90}").uniform(0.5, 1.4)


def _allowed(table: dict[str, Any], start: int) -> bool:
    first, last = table.get("hours", (0, 2880))
    return bool(first <= start and start + 20 <= last)


def part_of_day(minute: int) -> str:
    """The letter of `when` in the knowledge: m(orning), a(fternoon), e(vening), n(ight)."""
    return "m" if minute < 720 else "a" if minute < 1050 else "e" if minute < 1260 else "n"


def _entry(today: Today, timeline: Timeline, wish: Wish, start: int, end: int, slots: Slots) -> Entry | None:
    table = activity_table(wish.activity)
    low, high = table.get("mins", (30, 60))
    length = min(end - start, today.dice(f"fill {wish.activity} {start}").randrange(low, high + 1, 5))
    length = end - start if end - start - length < 20 else length
    venue = _venue(today, timeline, wish, start, start + length)
    if venue is None:
        return None
    x = wish.x or thing_for(today, wish.activity)
    said = wish.text or str(table.get("say", wish.activity))
    text = fill(said, slots | {"x": x or "it", "place": at(venue).partition(" ")[2]})
    role = "out" if "out" in table and venue.label != HOME else ""
    return Entry(wish.activity, start, start + length, placed(text, venue), venue, x, role)


def _venue(today: Today, timeline: Timeline, wish: Wish, start: int, end: int) -> Venue | None:
    """The place that was said, else a usual one; where they already are counts for more, so that nobody zigzags."""
    if wish.said:
        found = venue_for(today, wish.activity, start, end, wish.said)
        if found:
            return found
    options = usual_venues(today, wish.activity, start, end)
    beside = [entry.venue for entry in (timeline.before(start), timeline.at(end)) if entry is not None]
    near = next((venue for venue in beside if venue in options), None)
    if near is not None and (end - start < 50 or today.dice(f"stay {start}").random() < 0.5):
        return near
    return today.rotate(options, f"where {wish.activity} {start // 240}") if options else None


def _rest(today: Today, start: int, end: int) -> Entry | None:
    home = today.atlas.home
    length = min(end - start, 45) if end - start >= 65 else end - start
    activity = "evening" if start >= 1140 and length >= 30 else "rest"
    text = "spend a quiet hour at home" if activity == "evening" else "rest a while"
    return Entry(activity, start, start + length, text, home) if home else None
