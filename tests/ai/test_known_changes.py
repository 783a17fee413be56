"""An earlier place tree is told from a later one by the rooms that changed."""

import small_town as town
from hypothesis import given
from hypothesis import strategies as st
from test_known_places import TOWN, ada, state_of

from game.ai.known_changes import Earlier, as_it_was, earlier
from game.ai.seeing import see

SEEN = (
    state_of(town.STOVE, "burning", town.KITCHEN, tick=9, number=2),
    state_of(town.STOVE, "hot", town.KITCHEN, tick=12, number=3),
    state_of(town.COUNTER, "crowded", town.CAFE_ROOM, tick=20, number=4),
)


def test_a_tree_in_which_nothing_changed_is_told_by_nothing() -> None:
    assert earlier(ada(), ada()) == Earlier()


@given(first=st.lists(st.sampled_from(SEEN)), then=st.lists(st.sampled_from(SEEN)), public=st.booleans())
def test_what_was_known_before_is_found_again_from_what_is_known_now(first: list, then: list, public: bool) -> None:
    before = see(ada(public=public), TOWN, first, 30)
    now = see(before, TOWN, then, 60)
    assert as_it_was(now, earlier(before, now)) == before


def test_a_place_not_known_yet_is_not_known_then() -> None:
    before = ada(public=False)
    now = see(before, TOWN, [SEEN[2]], 60)
    assert earlier(before, now).no_sectors
    assert as_it_was(now, earlier(before, now)).sector(now.sectors[0].id) == before.sector(now.sectors[0].id)
