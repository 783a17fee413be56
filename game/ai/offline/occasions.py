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
    occasion, venue, start, end = appointment.occasion, appointment.venue, appointment.start, appointment.end
    what = the(occasion.text)
    if occasion.role == "do":
        return (Entry("event", start, end, placed(occasion.text, venue), venue, occasion.text, "deed", kind="event"),)
    if occasion.role == "help":
        return (Entry("prepare", start, end, placed(f"help with {what}", venue), venue, _matter(what), ready_script(occasion), kind="event"),)
    if occasion.role == "perform":
        return (Entry("event", start, end, placed(f"go to {what}", venue), venue, what, "perform", kind="event"),)
    if occasion.role != "host":
        return (Entry("event", start, end, placed(f"go to {what}", venue), venue, what, guest_script(occasion), kind="event"),)
    event = Entry("event", start, end, placed(f"host {what}", venue), venue, what, host_script(occasion), kind="event")
    ready = replace(event, activity="prepare", start=start - READY_BEFORE, end=start, role=ready_script(occasion))
    return event, replace(ready, text=placed(f"get everything ready for {what}", venue))


def _matter(what: str) -> str:
    """What is helped with, as what it is for: "the decorations for the fair" -> "the fair"."""
    return what.partition(" for ")[2] or what
