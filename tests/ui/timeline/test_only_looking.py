"""The past can be looked at and no more, looks like what it is, and costs nothing while nothing changes."""

import pytest
from arcade import key
from timeline_hand import CAME, VERA, PastHand
from world.tiny_town import ADA

from game.ui.panels import Panels
from game.world.clock import TICKS_PER_HOUR

pytestmark = pytest.mark.window


@pytest.mark.parametrize("symbol", [key.T, key.Q, key.E, key.V, key.O, key.C, key.M])
def test_whatever_would_be_done_is_refused_with_a_reason(hand: PastHand, symbol: int) -> None:
    hand.view.go(CAME + 50)
    hand.press(symbol)
    assert "This is the past" in hand.view.notice.sentence
    assert hand.view.session.simulation.now == CAME + 50
    assert VERA in hand.view.session.simulation.bodies


def test_whoever_types_into_a_field_travels_nowhere(hand: PastHand) -> None:
    view, here = hand.view, hand.view.now
    done: list[str] = []
    view.leave_to = lambda: done.append("left")
    view.select(ADA)
    view.panels.inspector.choose(1)
    hand.frame()
    hand.press(key.F, key.MOD_CTRL)
    for symbol in (key.B, key.G, key.COMMA, key.LEFT, key.HOME, key.T, key.SPACE):
        hand.press(symbol)
    hand.frame()
    assert view.input.focus.entry is not None
    assert (view.now, view.pace.speed, view.notice.sentence, done) == (here, "pause", "", [])


def test_the_inspector_offers_neither_talk_nor_whisper(hand: PastHand) -> None:
    hand.view.select(ADA)
    hand.frame()
    assert set(hand.view.panels.inspector._head._buttons) == {"close", "follow"}


def test_the_past_looks_faded_and_says_what_it_is(hand: PastHand) -> None:
    past = hand.picture()[300:500, 400:900].astype(float)
    hand.view.screen.picture.past = False
    try:
        present = hand.picture()[300:500, 400:900].astype(float)
    finally:
        hand.view.screen.picture.past = True

    def colourful(picture: object) -> float:
        spread = picture.max(axis=2) - picture.min(axis=2) - abs(picture[..., 0] - picture[..., 2])  # type: ignore[attr-defined]
        return float(abs(spread).mean())

    assert (past[..., 0] > past[..., 2]).mean() > 0.95, "all of it is brownish"
    assert colourful(past) < colourful(present)


def test_the_strip_and_the_panels_never_overlap_whatever_the_size(hand: PastHand) -> None:
    view = hand.view
    view.select(ADA)
    hand.press(key.L)
    hand.frame()
    top = view.strip._ground.place[1]
    places = [view.panels.roster.place, view.panels.inspector.place, view.panels.wide.place]
    assert all(place[1] + place[3] <= top for place in places)


def test_nothing_is_laid_out_anew_while_nothing_changes(hand: PastHand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.view.select(ADA)
    hand.settle()
    drawn: list[str] = []
    before = Panels._drawn

    def noting(self: Panels, kept: object, draw: object, touched: object, news: object) -> object:
        drawn.append(str(draw))
        return before(self, kept, draw, touched, news)  # type: ignore[arg-type]

    monkeypatch.setattr(Panels, "_drawn", noting)
    for _ in range(10):
        hand.frame()
    assert drawn == []


def test_a_run_of_seconds_can_be_looked_back_at(looking: PastHand) -> None:
    view = looking.view
    first, last = view.scale.first, view.scale.last
    view.scale.first, view.scale.last = 0, 3
    try:
        view.scale.zoom(-40, 0)
        assert view.scale.right == TICKS_PER_HOUR
        looking.frame()
    finally:
        view.scale.first, view.scale.last = first, last
        view.scale.zoom(-40, 0)
