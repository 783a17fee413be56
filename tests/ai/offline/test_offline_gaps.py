"""Time for the way: what is short and dear lasts longer when something follows elsewhere that can wait."""

import pytest

from game.ai.offline.atlas import HOME, Venue
from game.ai.offline.gaps import WAY, leave_time_for_ways
from game.ai.offline.timeline import Entry, Timeline

AT_HOME, IN_PARK = Venue(HOME, 1, None), Venue("Mill Park", 2, None)


def boundary(after: Entry) -> int:
    """When breakfast ends that was to end at minute 450."""
    day = Timeline(400, 1300)
    breakfast = day.add(Entry("breakfast", 420, 450, "have breakfast", AT_HOME))
    day.add(after)
    leave_time_for_ways(day)
    assert after.start == breakfast.end and after.end == 520
    return breakfast.end


def test_a_walk_elsewhere_begins_later_so_that_breakfast_is_eaten() -> None:
    assert boundary(Entry("walk", 450, 520, "take a walk", IN_PARK)) == 450 + WAY


@pytest.mark.parametrize(
    "after",
    [
        Entry("work", 450, 520, "work", IN_PARK, kind="work"),
        Entry("walk", 450, 520, "walk the dog", IN_PARK, habit="walks the dog at half past seven"),
        Entry("walk", 450, 520, "walk about", AT_HOME),
    ],
)
def test_what_cannot_wait_or_is_done_where_they_are_begins_when_it_was_to(after: Entry) -> None:
    assert boundary(after) == 450
