"""Owns what the date brings as entries of a plan: being at what binds them, and getting the place ready for guests."""

from dataclasses import replace

from game.ai.offline.appointments import Appointment
from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.wording import placed, the
from game.ai.sorts import guest_script, host_script, ready_script

READY_BEFORE = 60
"""So many minutes before the guests come, their host gets the place ready."""


def plan_occasions(timeline: Timeline, appointments: tuple[Appointment, ...]) -> None:
    """Put in everything they will be at, and before what they host the getting ready."""
    for appointment in appointments:
        for entry in entries_for(appointment):
            timeline.put(entry, 30 if entry.activity == "prepare" and appointment.occasion.role == "host" else 0)


def entries_for(appointment: Appointment) -> tuple[Entry, ...]:
    """What an appointment is in a plan: the occasion first, then what comes before it."""
    occasion, venue = appointment.occasion, appointment.venue
    what = the(occasion.text)
    text, x, script = {
        "host": (f"host {what}", what, host_script(occasion)),
        "perform": (f"go to {what}", what, "perform"),
        "help": (f"help with {what}", _matter(what), ready_script(occasion)),
        "do": (occasion.text, occasion.text, "deed"),
    }.get(occasion.role, (f"go to {what}", what, guest_script(occasion)))
    activity = "prepare" if occasion.role == "help" else "event"
    entry = Entry(activity, appointment.start, appointment.end, placed(text, venue), venue, x, script, kind="event")
    if occasion.role != "host":
        return (entry,)
    ready = replace(entry, activity="prepare", start=entry.start - READY_BEFORE, end=entry.start, role=ready_script(occasion))
    return entry, replace(ready, text=placed(f"get everything ready for {what}", venue))


def _matter(what: str) -> str:
    """What is helped with, as what it is for: "the decorations for the fair" -> "the fair"."""
    return what.partition(" for ")[2] or what
