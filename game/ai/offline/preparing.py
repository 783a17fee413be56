"""Owns the days before something they host: lists, cards, and buying what is needed while the shops are open."""

from datetime import date

from game.ai.offline.appointments import bound_shift
from game.ai.offline.atlas import Venue
from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.today import Today
from game.ai.offline.venues import venue_for
from game.ai.offline.wording import placed, the
from game.ai.offline.working import workplace
from game.ai.persona import Occasion

DAYS_BEFORE = 7
ERRAND = 35
"""Minutes that buying takes."""
BEST_TIME = 900
SHOPS = ("market", "supply", "shop")


def plan_preparations(today: Today, timeline: Timeline, hosted: tuple[Occasion, ...]) -> None:
    """In the week before something they host, give it some of the day; the day before, they go and buy for it."""
    for occasion in hosted:
        days = (date.fromisoformat(occasion.date) - date.fromisoformat(today.date)).days
        if 0 < days <= DAYS_BEFORE:
            _make_lists(today, timeline, occasion)
        if days == 1 or (days == 0 and today.day == 0):
            _go_and_buy(today, timeline, occasion)


def _make_lists(today: Today, timeline: Timeline, occasion: Occasion) -> None:
    start = today.dice(f"prepare {occasion.noun}").choice((600, 900, 960, 1140))
    venue = venue_for(today, "prepare", start, start + 40)
    if venue:
        what = the(occasion.text)
        timeline.put(Entry("prepare", start, start + 40, f"prepare {what}", venue, what), slack=300)


def _go_and_buy(today: Today, timeline: Timeline, occasion: Occasion) -> None:
    """At the time nearest to the middle of the afternoon that is free, or that they can leave their own work for."""
    shops = [venue for kind in SHOPS for venue in today.atlas.of_kind(kind)]
    for start in sorted(range(timeline.wake, timeline.bed, 15), key=lambda minute: (abs(minute - BEST_TIME), minute)):
        for shop in shops:
            if today.atlas.is_open(shop, start, start + ERRAND) and _makes_room(today, timeline, occasion, shop, start):
                what = the(occasion.text)
                text = placed(f"buy what is needed for {what}", shop)
                timeline.add(Entry("prepare", start, start + ERRAND, text, shop, what, "buy"))
                return


def _makes_room(today: Today, timeline: Timeline, occasion: Occasion, shop: Venue, start: int) -> bool:
    """Whether the time is free now; work is interrupted for it by those who host where they work, or whom it does not bind."""
    end = start + ERRAND
    if timeline.is_free(start, end):
        return True
    entry = timeline.at(start)
    if entry is None or entry.activity != "work" or entry.end < end or entry.venue == shop:
        return False
    own = today.job is not None and bool(occasion.place) and today.atlas.named(occasion.place) == workplace(today, today.job)
    if bound_shift(today) is not None and not own:
        return False
    timeline.cut_open(entry, start, end)
    return True
