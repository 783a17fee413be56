"""A model's server that goes away in the middle of a day: the town goes on, the player is told, and it is used again later."""

import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING

import pytest
from ai.model.stub.connected import Wired, wired
from ai.model.stub.faults import always, sound
from ai.model.stub.server import StubServer

from game.session import Session
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import MindSettings, RunSettings
from game.world.clock import TICKS_PER_HOUR, TICKS_PER_MINUTE, tick_at

if TYPE_CHECKING:
    from window_hand import Hand

    from game.ui.town_view import TownView

MORNING, HALF_AN_HOUR = tick_at(0, 8 * 60), TICKS_PER_HOUR // 2
THREADS = 16
SLOWER = 1.6
"""How much longer a frame may take in the middle without a server: these machines are shared."""


def shown(view: "TownView", until: Callable[[], bool], most: int = 3000) -> list[float]:
    """Draw frames until something is so; processor seconds of the main thread in each."""
    costs = []
    while not until():
        assert len(costs) < most, "it never came to be"
        began = time.thread_time()
        view.on_update(1 / 60)
        view.on_draw()
        costs.append(time.thread_time() - began)
        time.sleep(0.002)
    return costs


def lived(session: Session, ticks: int) -> Callable[[], bool]:
    goal = session.now + ticks
    return lambda: session.now >= goal


def answered(mind: Wired) -> int:
    return sum(number for (_, outcome), number in mind.connected.meter().outcomes if outcome in ("answered", "repaired"))


@pytest.mark.window
@pytest.mark.heavy
def test_a_server_that_is_unplugged_stops_neither_the_town_nor_the_frames_and_is_used_again(opened: "Hand") -> None:
    from game.ui.town_view import TownView

    before = opened.view
    with StubServer(0.05) as server, wired(server, MindSettings(in_flight=THREADS, timeout=5.0), hurried=True) as mind:
        session = found(lay_ground(None, None, RunSettings(seed=7)), Thinking(mind.mind, THREADS, model=mind.connected))
        while session.now < MORNING:
            session.advance(wait=True)
        view = TownView(opened.window, session)
        opened.window.show_view(view)
        try:
            view.pace.choose("5x")
            plugged = shown(view, lived(session, HALF_AN_HOUR))
            assert answered(mind) and not view.panels.banner.sentence()

            server.faults = always("reset")
            unplugged = shown(view, lambda: bool(view.panels.banner.sentence()))
            assert session.model is not None and session.model.status.state == "away"
            assert "think offline until it answers again" in view.panels.banner.sentence()
            unplugged += shown(view, lived(session, HALF_AN_HOUR))
            assert median(unplugged) < SLOWER * median(plugged)
            going = [each for each in session.residents.values() if each.step_at(each.plan_minute(session.now)) is not None]
            assert len(going) == len(session.residents), "somebody stands about without a plan"

            server.faults, had = sound, answered(mind)
            shown(view, lambda: answered(mind) > had + 3)
            shown(view, lived(session, TICKS_PER_MINUTE))
            assert session.model.status.state == "fine" and not view.panels.banner.sentence()
        finally:
            opened.window.show_view(before)
            session.close()
