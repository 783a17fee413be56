"""A past to look back at: one view of it for all tests of a file, as one finds it at a lively moment."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from timeline_hand import PastHand
    from window_hand import Hand


@pytest.fixture(scope="module")
def looking(opened: "Hand", tmp_path_factory: pytest.TempPathFactory) -> Iterator["PastHand"]:
    from timeline_hand import PastHand, live_a_morning, past_of

    from game.ui.timeline.past_view import PastView

    store, ground = live_a_morning(tmp_path_factory.mktemp("past"))
    view = PastView(opened.window, past_of(store, ground), running=True)
    opened.window.show_view(view)
    hand = PastHand(opened.window, view)
    hand.until_read()
    yield hand
    view.close()
    opened.window.show_view(opened.view)


@pytest.fixture
def hand(looking: "PastHand") -> "PastHand":
    """The past at a lively moment, standing still, nobody chosen."""
    from session.three_people import LIVELY

    view = looking.view
    view.select(None)
    view.panels.wide.close()
    view.input.leave()
    view.panels.inspector.choose(0)
    view.pace.speed = "pause"
    view.notice.sentence = ""
    view.scale.zoom(-40, 0)
    view.travels.wanted = None
    view.go(LIVELY)
    looking.move(600, 300)
    looking.frame()
    return looking
