"""Owns closing what is left free between two entries of a plan."""

from game.ai.offline.timeline import Timeline

SMALL_GAP = 15


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
