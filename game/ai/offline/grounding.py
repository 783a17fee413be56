"""Owns finding another place for a step that could not be done where it was meant."""

import re
from dataclasses import replace

from game.ai.known_places import KnownObject
from game.ai.offline.atlas import Venue
from game.ai.offline.today import Today
from game.ai.plans import WAIT, Step

ONE_AT_A_TIME = frozenset(
    ("shower", "bathroom_sink", "toilet", "mirror", "stove", "oven", "toaster", "refrigerator", "kitchen_sink", "closet")
)
WORTH_WAITING = frozenset(("shower", "bathroom_sink", "toilet"))
"""What is done after all when it was taken at first; of the rest one does not make so much."""
PATIENCE = 5
"""Minutes of waiting before one tries again."""
LONGEST_WAIT = 15
"""The same where one came too early, and waits for half of the time that is left."""
OPENS = re.compile(r"\bclosed until (\d\d):(\d\d)\b")
SHUT = re.compile(r"\b(?:closed|shut|private|locked|not open|opens)\b", re.I)


def ground(today: Today, step: Step, because: str, avoid: tuple[int, ...], arena: int) -> Step:
    """The same thing at another object that serves; else waiting for it, or at a seat; something at home when a place is shut."""
    early = _too_early(step, because)
    if early is not None:
        wait = _waiting(today, step, arena)
        return replace(wait, arena=arena, end=min(step.end, step.start + max(PATIENCE, min(LONGEST_WAIT, early // 2))))
    here = _sector_of(today, step.arena) or _sector_of(today, arena)
    avoided = avoid if step.target is None else (*avoid, step.target)
    avoided = (*avoided, *_in_full_room(today, step))
    if here is not None and not SHUT.search(because):
        same = today.atlas.find(step.wanted or "any", here, _turn(today, step), avoid=avoided) if step.wanted else None
        if same is not None:
            return replace(step, arena=same.arena, target=same.id)
        if step.wanted in ONE_AT_A_TIME:
            return _waiting(today, step, arena)
        seat = _seat(today, here, avoided, step)
        if seat is not None:
            return replace(step, arena=seat.arena, target=seat.id, state=None, wanted="seat", asleep=False)
    return _elsewhere(today, step, avoided, arena)


def _too_early(step: Step, because: str) -> int | None:
    """The minutes by which they came too early, where a place opens before their time for it is over."""
    found = OPENS.search(because)
    opens = int(found[1]) * 60 + int(found[2]) if found else -1
    return opens - step.start if step.start <= opens < step.end else None


def _in_full_room(today: Today, step: Step) -> tuple[int, ...]:
    """Everything in the room of a step when it is for few at once: it is the room that was taken."""
    rooms = [room for sector in today.atlas.sectors for room in today.atlas.rooms(sector) if room.id == step.arena]
    return tuple(thing.id for room in rooms if room.norms.capacity is not None for thing in room.objects)


def _waiting(today: Today, step: Step, arena: int) -> Step:
    """Stand by: in its room, or, when that is for few at once, where they are. For a bath only some minutes, to try again."""
    here = arena if _in_full_room(today, step) else step.arena
    text = f"wait for a moment to {step.text}"
    end = min(step.end, step.start + PATIENCE) if step.wanted in WORTH_WAITING else step.end
    return replace(
        step, text=text, end=end, emoji="⏳", arena=here, target=None, state=None, activity=WAIT, wanted="", asleep=False
    )


def _elsewhere(today: Today, step: Step, avoided: tuple[int, ...], arena: int) -> Step:
    """Home, else a bench outdoors, else just where they are."""
    home = today.atlas.home
    for venue in ((home,) if home else ()) + today.atlas.of_kind("park"):
        seat = _seat(today, venue, avoided, step) if today.atlas.is_open(venue, step.start, step.end) else None
        if seat is not None:
            text = "go back home and think what to do instead" if venue == home else "sit outside and think what to do instead"
            return replace(
                step,
                text=text,
                emoji="🤔",
                arena=seat.arena,
                target=seat.id,
                state=None,
                activity="rest",
                wanted="seat",
                asleep=False,
            )
    return replace(
        step,
        text="look about for something else to do",
        emoji="🤔",
        arena=arena,
        target=None,
        state=None,
        activity="rest",
        wanted="",
        asleep=False,
    )


def _seat(today: Today, venue: Venue, avoided: tuple[int, ...], step: Step) -> KnownObject | None:
    kinds = ("seat", "meal_seat", "bed") if venue == today.atlas.home else ("seat", "meal_seat")
    found = (today.atlas.find(kind, venue, _turn(today, step), avoid=avoided) for kind in kinds)
    return next((thing for thing in found if thing is not None), None)


def _turn(today: Today, step: Step) -> int:
    return today.turn(f"ground {step.start} {step.text}")


def _sector_of(today: Today, arena: int) -> Venue | None:
    for sector in today.atlas.sectors.values():
        if any(room.id == arena for room in today.atlas.rooms(sector.id)):
            return today.atlas.home if sector.id == today.atlas.known.home else Venue(sector.name, sector.id, arena)
    return None
