"""Travelling along the time line, by real mouse and key events."""

import pytest
from arcade import key
from session.three_people import LIVELY
from timeline_hand import BURNT, CAME, END, PastHand

from game.problem import Problem

pytestmark = pytest.mark.window


def travelled(hand: PastHand, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Where one travels to from now on."""
    gone: list[int] = []
    travel = hand.view.past.play.travel

    def noting(tick: int) -> None:
        gone.append(tick)
        travel(tick)

    monkeypatch.setattr(hand.view.past.play, "travel", noting)
    return gone


def test_while_the_hand_is_dragged_the_clock_follows_at_once_and_the_town_when_it_rests(
    hand: PastHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = travelled(hand, monkeypatch)
    hand.press_at(LIVELY)
    for tick in range(LIVELY, 40, -50):
        hand.drag_to(tick)
        hand.frame()
        assert abs(hand.view.strip.told.tick - tick) < 3
    assert gone == []
    assert hand.view.now == LIVELY
    for _ in range(8):
        hand.frame()
    assert len(gone) == 1
    assert hand.view.now == gone[0] < 90
    hand.let_go(80)


def test_where_it_is_let_go_one_is_in_the_next_frame(hand: PastHand) -> None:
    hand.press_at(LIVELY)
    hand.drag_to(1000)
    hand.let_go(1000)
    hand.frame()
    assert abs(hand.view.now - 1000) < 3
    assert hand.view.session.simulation.now == hand.view.now


def test_the_line_ends_where_the_run_does(hand: PastHand) -> None:
    hand.press_at(LIVELY)
    hand.drag_to(END + 400)
    hand.let_go(END + 400)
    hand.frame()
    assert hand.view.now == END


@pytest.mark.parametrize(
    ("symbol", "modifiers", "to"),
    [
        (key.RIGHT, 0, LIVELY + 6),
        (key.LEFT, 0, LIVELY - 6),
        (key.PERIOD, 0, LIVELY + 6),
        (key.COMMA, 0, LIVELY - 6),
        (key.RIGHT, key.MOD_SHIFT, 720),
        (key.LEFT, key.MOD_SHIFT, 360),
        (key.HOME, 0, 0),
        (key.END, 0, END),
    ],
)
def test_keys_go_by_a_minute_by_an_hour_and_to_the_ends(hand: PastHand, symbol: int, modifiers: int, to: int) -> None:
    hand.press(symbol, modifiers)
    hand.frame()
    assert hand.view.now == to


def test_a_key_that_is_held_goes_on_stepping_and_the_town_follows_when_it_is_let_go(
    hand: PastHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = travelled(hand, monkeypatch)
    hand.hold(key.LEFT, 1.45)
    hand.frame()
    assert hand.view.now % 6 == 0
    assert hand.view.now < LIVELY - 60
    assert gone[-1] == hand.view.now
    assert len(gone) <= 2, "the first step, and where it was let go"


def test_a_few_minutes_on_are_played_and_not_travelled(hand: PastHand, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = travelled(hand, monkeypatch)
    hand.press(key.RIGHT)
    hand.frame()
    assert hand.view.now == LIVELY + 6
    assert gone == []


def test_it_plays_on_and_stands_still_at_the_end(hand: PastHand) -> None:
    hand.view.go(END - 30)
    hand.press(key.SPACE)
    for _ in range(30):
        hand.frame(0.1)
    hand.press(key.KEY_3)
    for _ in range(30):
        hand.frame(0.1)
    assert hand.view.now == END
    assert hand.view.pace.speed == "pause"
    assert not hand.view.strip.told.plays


def test_buttons_play_step_leave_and_continue(hand: PastHand) -> None:
    done: list[object] = []
    hand.view.leave_to = lambda: done.append("left")
    hand.view.branch_at = lambda tick, typed: done.append((tick, typed))
    hand.push("later")
    assert hand.view.now == LIVELY + 6
    hand.push("5x")
    assert hand.view.pace.speed == "5x"
    hand.push("pause")
    assert hand.view.pace.speed == "pause"
    here = hand.view.now
    hand.push("continue")
    hand.push("back")
    hand.press(key.G)
    hand.press(key.B)
    assert done == [(here, ""), "left", (here, "g"), "left"]


def test_the_wheel_shows_a_shorter_stretch_around_the_mouse(hand: PastHand) -> None:
    before = hand.at(600)[0]
    hand.scroll(600, 1)
    assert hand.view.scale.right - hand.view.scale.left < END
    assert abs(hand.at(600)[0] - before) < 2
    hand.press(key.HOME)
    assert hand.view.scale.left == 0, "where one goes is shown"


def test_a_click_on_a_mark_leads_to_what_happened_there(hand: PastHand) -> None:
    hand.go(BURNT)
    assert hand.view.now == BURNT + 1
    stove = next(thing for thing in hand.view.session.simulation.town.objects.values() if thing.kind == "stove")
    assert hand.view.session.simulation.states[stove.id] == "burning"
    hand.settle()
    x, y = hand.view.screen.camera.to_window((stove.tiles[0][0] + 0.5) * 32, (stove.tiles[0][1] + 0.5) * 32)
    assert 0 < x < 1280 and 0 < y < 680


def test_what_is_under_the_mouse_is_told_in_words(hand: PastHand) -> None:
    hand.move(*hand.at(BURNT))
    hand.frame()
    assert "is burning" in hand.view.strip.told.words
    hand.move(*hand.at(CAME))
    hand.frame()
    assert hand.view.strip.told.words.startswith("Vera Lund came into")


def test_what_cannot_be_shown_is_told_and_nothing_plays_on(hand: PastHand, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(tick: int) -> None:
        raise Problem("The save is damaged.")

    told: list[str] = []
    monkeypatch.setattr(hand.view, "trouble", lambda problem: told.append(str(problem)))
    monkeypatch.setattr(hand.view.past.play, "travel", broken)
    hand.go(100)
    assert told == ["The save is damaged."]
    assert hand.view.failed is None
