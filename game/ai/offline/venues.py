"""Owns grounding before choosing: where an activity could be done, given what stands there and when it is open."""

from typing import Any

from game.ai.knowledge import knowledge
from game.ai.offline.atlas import Venue
from game.ai.offline.chains import chain
from game.ai.offline.objects import words_of
from game.ai.offline.today import Today

FLOOR = "floor"
"""What a step wants that is done standing, anywhere in the room."""
DAYLIGHT = (6 * 60 + 30, 19 * 60)
"""When anybody who is not used to it still goes to sit or walk outdoors, minutes of the day."""


def venue_for(today: Today, activity: str, start: int, end: int, said: str = "", text: str = "") -> Venue | None:
    """A place for an activity from `start` to `end`: the one that was said, else a usual one; None when there is none."""
    named = today.atlas.named(said) if said else None
    if named:
        named = today.atlas.room_in(named, text)
        return (
            named
            if suits(today, activity, named) and (today.atlas.is_open(named, start, end) or _works_at(today, named))
            else None
        )
    options = usual_venues(today, activity, start, end)
    options = [venue for venue in options if _has_what_is_named(today, venue, text)] or options
    return today.rotate(options, f"where {activity}") if options else open_air_for(today, activity)


def usual_venues(today: Today, activity: str, start: int, end: int) -> list[Venue]:
    """Where the activity is usually done, of the places they know that are open then and have what it takes."""
    kinds = str(activity_table(activity).get("place", "home")).split(", ")
    options = [venue for kind in kinds for venue in today.atlas.of_kind(kind)]
    if not options and (open_air := open_air_for(today, activity)) and start >= DAYLIGHT[0] and end <= DAYLIGHT[1]:
        return [open_air]
    if start < DAYLIGHT[0] or end > DAYLIGHT[1]:
        outside = today.atlas.of_kind("park")
        options = [venue for venue in options if venue not in outside]
    return [venue for venue in dict.fromkeys(options) if today.atlas.is_open(venue, start, end) and suits(today, activity, venue)]


def open_air_for(today: Today, activity: str) -> Venue | None:
    """The town's own ground, for what is done out of doors where there is no park and no beach: the lanes will do."""
    kinds = str(activity_table(activity).get("place", "home")).split(", ")
    there = any(today.atlas.of_kind(kind) for kind in kinds)
    return today.atlas.outside if "outdoors" in kinds and not there else None


def suits(today: Today, activity: str, venue: Venue) -> bool:
    """Whether a script of the activity can be played there: what its steps want stands there."""
    table = activity_table(activity)
    wanted = [str(table.get("object", "any"))]
    wanted += [idea.wanted for text in table.get("core", [])[:1] for idea in chain(text) if idea.wanted]
    found = [each == FLOOR or today.atlas.find(each, venue) is not None for each in dict.fromkeys(wanted)]
    return sum(found) * 2 > len(found) if found[0] else False


def activity_table(activity: str) -> dict[str, Any]:
    """What is known of an activity; of one nobody has written down, what holds for any habit."""
    activities = knowledge("activities")
    return dict(activities.get(activity) or activities["habit"])


def _has_what_is_named(today: Today, venue: Venue, text: str) -> bool:
    """Whether something stands there that a text speaks of: the pond of "walk by the pond"."""
    kinds = {thing.kind for room in today.atlas.rooms(venue.sector) for thing in room.objects}
    return any(words_of(kind) <= words_of(text) for kind in sorted(kinds))


def _works_at(today: Today, venue: Venue) -> bool:
    return today.job is not None and bool(today.job.place) and today.atlas.named(today.job.place) == venue
