"""Owns what lies between two entries of a plan: closing what is left free there, and time for the way."""

from game.ai.offline.timeline import Entry, Timeline

SMALL_GAP = 15
WAY = 15
"""Minutes by which a meal or a habit may last longer when what follows is elsewhere: the way comes out of them."""
LONG_ENOUGH = 45
"""What lasts so long may begin so much later."""


def close_gaps(timeline: Timeline, longest: int) -> None:
    """Give a gap that is too short for anything to the entry before it; work begins a little early rather than late."""
    for start, end in timeline.gaps():
        if end - start >= longest:
            continue
        before, after = timeline.before(start), timeline.at(end)
        if after is not None and after.kind == "work":
            after.start = start
        elif (before is not None and before.kind not in ("meal", "event")) or after is None:
            if before is not None:
                before.end = end
        else:
            after.start = start


def leave_time_for_ways(timeline: Timeline) -> None:
    """Let what is short and dear end later when something long follows elsewhere that nobody waits for."""
    for entry in timeline.entries:
        after = timeline.at(entry.end)
        if after is not None and _is_dear(entry) and _can_wait(after) and after.venue.sector != entry.venue.sector:
            entry.end, after.start = entry.end + WAY, after.start + WAY


def _is_dear(entry: Entry) -> bool:
    return entry.kind == "meal" or (bool(entry.habit) and entry.end - entry.start < LONG_ENOUGH)


def _can_wait(entry: Entry) -> bool:
    fixed = entry.habit or entry.kind in ("work", "event", "meal", "routine", "obligation")
    return not fixed and entry.end - entry.start >= LONG_ENOUGH
