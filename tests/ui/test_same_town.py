"""A town watched in the window is the same town."""

from typing import TYPE_CHECKING

import pytest

from game.ai.child_mind import ChildMind
from game.ai.offline.mind import OfflineMind
from game.session.digests import digest_of
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import tick_at

if TYPE_CHECKING:
    from window_hand import Hand

HALF_PAST_SEVEN = tick_at(0, 7 * 60 + 30)


@pytest.mark.window
@pytest.mark.slow
def test_the_digest_of_a_town_played_in_the_window_is_that_of_one_nobody_watched(opened: "Hand") -> None:
    from game.ui.town_view import TownView

    ground, mind = lay_ground(None, None, RunSettings(seed=7)), ChildMind(OfflineMind)
    before = opened.view
    played = found(ground, Thinking(mind, threads=2))
    try:
        view = TownView(opened.window, played)
        opened.window.show_view(view)
        view.pace.choose("fast")
        frames = 0
        while played.now < HALF_PAST_SEVEN:
            view.on_update(1 / 60)
            if frames % 50 == 0:
                view.on_draw()
            frames += 1
        unwatched = found(ground, Thinking(OfflineMind(), threads=0))
        while unwatched.now < played.now:
            unwatched.advance(wait=True)
        assert digest_of(played, ground.header) == digest_of(unwatched, ground.header)
    finally:
        opened.window.show_view(before)
        played.in_flight.close()
        mind.close()
