"""Owns what the date brings: occasions of the day as entries of the plan, and getting ready for those one hosts."""

from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.today import Today
from game.ai.offline.venues import venue_for
from game.ai.offline.wording import placed, the
from game.ai.persona import Occasion

OCCASION_START = {"party": 1080, "dinner": 1140, "concert": 1170, "exam": 600, "interview": 630, "wedding": 840, "market": 540}
"""When an occasion begins if nobody says so, minutes of the day."""
USUAL_LENGTH = 90
READY_BEFORE = 60


def plan_occasions(today: Today, timeline: Timeline) -> None:
    """Put in what has today's date, and the getting ready for what they host or perform."""
    for occasion in today.persona.occasions:
        if occasion.date == today.date and occasion.role != "news":
            _attend(today, timeline, occasion)


def _attend(today: Today, timeline: Timeline, occasion: Occasion) -> None:
    start = occasion.start if occasion.start is not None else OCCASION_START.get(occasion.noun, 1140)
    end = occasion.end or start + USUAL_LENGTH
    venue = today.atlas.named(occasion.place) if occasion.place else today.atlas.home
    if venue is None:
        return
    what, hosts = the(occasion.text), occasion.role == "host"
    text = placed(f"{'host' if hosts else 'go to'} {what}", venue)
    entry = timeline.put(Entry("event", start, end, text, venue, what, occasion.role, kind="event"), 30)
    if entry is not None and hosts:
        begin = entry.start - READY_BEFORE
        timeline.put(Entry("prepare", begin, entry.start, f"get everything ready for {what}", venue, what), 30)


def plan_preparations(today: Today, timeline: Timeline) -> None:
    """In the week before something they host, give it some of the day."""
    for occasion in today.persona.occasions:
        if occasion.role == "host" and occasion.date > today.date:
            start = today.dice(f"prepare {occasion.noun}").choice((600, 900, 960, 1140))
            venue = venue_for(today, "prepare", start, start + 40)
            if venue:
                what = the(occasion.text)
                timeline.put(Entry("prepare", start, start + 40, f"prepare {what}", venue, what), slack=300)
