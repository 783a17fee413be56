"""The bar at the bottom says as much as there is room for, and never more."""

from typing import Any, cast

import pytest
from lists.paper import Paper

from game.ui.avatar.dock import Dock, Offer
from game.ui.lists.chips import Chip

CHIPS = (Chip("talk", "Talk with Isabella (T)"), Chip("use", "Sit here: dining chair (E)"), Chip("come", "You (V)"))


@pytest.mark.parametrize(
    ("room", "said"),
    [(1000, "Talk with Isabella (T)"), (540, "Talk with Isabella"), (330, "Talk")],
)
def test_buttons_are_shorter_where_there_is_less_room(room: float, said: str) -> None:
    dock, paper = Dock(), Paper()
    dock.offer = Offer("visitor_1", "Vera", CHIPS)
    dock.lie(0, room, 600)
    dock.draw(cast(Any, paper), (-1, -1))
    assert said in paper.written
    place = dock.place_of("come")
    assert place is not None and place[0] + place[2] <= dock.place[0] + dock.place[2]
    assert dock.place[0] >= 0 and dock.place[0] + dock.place[2] <= room
