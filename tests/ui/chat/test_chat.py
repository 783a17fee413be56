"""Talking in the window: opened by T or by whoever comes up, typed in, scrolled back, joined, left. By real events."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from arcade import key
from lively_town import WALKER, LivelyTown
from visiting_hand import ticks, walk_in, walk_out
from window_hand import Hand

from game.ui.pace import ANSWERING, LISTENING, STILL
from game.world.bodies import Body
from game.world.commands import Say, StartTalk

pytestmark = pytest.mark.window
OTHER = WALKER + 1


@pytest.fixture
def vera(hand: Hand, town: LivelyTown) -> Iterator[Body]:
    walker = town.simulation.bodies[WALKER]
    number = walk_in(hand, (walker.tile[0] + 1, walker.tile[1]))
    yield town.simulation.bodies[number]
    walk_out(hand, town)
    town.in_flight = SimpleNamespace(asked=())


@pytest.fixture
def talk(hand: Hand, town: LivelyTown, vera: Body) -> int:
    hand.press(key.T)
    ticks(hand, 2)
    hand.frame()
    assert vera.conversation is not None
    return vera.conversation


def answer(town: LivelyTown, hand: Hand, talk: int, text: str, who: int = WALKER) -> None:
    town.order(Say(who, talk, text))
    ticks(hand, 1)
    hand.frame()


def test_t_begins_a_talk_with_who_is_near_and_one_can_type_at_once(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    assert WALKER in town.simulation.conversations[talk].members
    assert hand.view.visit.chat.shown and hand.view.input.focus.entry is hand.view.visit.chat.entry
    hand.type("Good day to you.")
    hand.press(key.ENTER)
    ticks(hand, 1)
    assert [line.text for line in town.simulation.conversations[talk].lines] == ["Good day to you."]
    assert hand.view.visit.chat.entry.text == ""


def test_no_letter_typed_is_a_key_of_the_game(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    start, zoom = vera.tile, hand.view.screen.camera.zoom_goal
    for symbol in (key.W, key.A, key.S, key.D, key.M, key.N, key.PLUS, key.SPACE):
        hand.press(symbol)
    assert vera.tile == start and hand.view.pace.speed == "1x" and not hand.view.panels.wide.open
    assert hand.view.screen.camera.zoom_goal == zoom


def test_time_stands_still_while_one_types_and_is_slow_while_one_listens(
    hand: Hand, town: LivelyTown, vera: Body, talk: int
) -> None:
    ticks(hand, 2)
    hand.frame()
    assert hand.view.pace.limit == LISTENING
    hand.type("Well")
    hand.frame()
    assert hand.view.pace.limit == STILL
    now = town.simulation.now
    for _ in range(60):
        hand.frame(0.1)
    assert town.simulation.now == now


def test_who_thinks_of_an_answer_is_seen_to(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    town.in_flight = SimpleNamespace(asked=(SimpleNamespace(kind="say_line", resident=WALKER, conversation=talk),))
    hand.frame()
    assert hand.view.screen.thinking == (WALKER,) and hand.view.pace.limit == ANSWERING
    name = town.residents[WALKER].name
    assert any(f"{name} is thinking" in row.said for row in hand.view.visit.chat.talk.rows())
    town.in_flight = SimpleNamespace(asked=())


def test_what_was_said_is_a_scroll_back_away_and_comes_back_in_sight(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    for number in range(30):
        town.order(Say(WALKER, talk, f"Line {number}: and so it goes on, as it always does in a town like ours."))
    ticks(hand, 1)
    for _ in range(20):
        hand.frame(0.05)
    chat = hand.view.visit.chat
    assert chat.list.at_end
    hand.press(key.PAGEUP)
    hand.frame()
    top = chat.list.top
    assert not chat.list.at_end
    answer(town, hand, talk, "One more.")
    for _ in range(20):
        hand.frame(0.05)
    assert chat.list.top == top, "who reads back is not pulled away"
    x, y, width, height = chat.place
    hand.scroll(x + width / 2, y + height / 2, 5)
    hand.frame()
    assert chat.list.top < top
    for _ in range(20):
        hand.press(key.PAGEDOWN)
        hand.frame()
    assert chat.list.at_end


def test_escape_leaves_in_mid_sentence(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    hand.type("What I wanted to say is")
    hand.press(key.ESCAPE)
    ticks(hand, 2)
    hand.frame()
    assert vera.conversation is None and not hand.view.visit.chat.shown
    assert hand.view.input.focus.entry is None and town.simulation.conversations[talk].lines == []


def test_walking_away_is_leaving(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    hand.view.input.leave()
    hand._send("on_key_press", key.S, 0)
    ticks(hand, 2)
    hand._send("on_key_release", key.S, 0)
    assert vera.conversation is None


def test_who_comes_up_opens_the_panel_and_takes_nobodys_keys(hand: Hand, town: LivelyTown, vera: Body) -> None:
    town.order(StartTalk(WALKER, vera.id))
    ticks(hand, 1)
    hand.frame()
    visit = hand.view.visit
    assert visit.chat.shown and hand.view.input.focus.entry is None
    assert "turns to you" in visit.notice.sentence
    hand.frame()
    assert hand.view.pace.limit == ANSWERING, "who does not mind it is not held up for long"
    hand.press(key.T)
    hand.view.on_text("t")
    assert hand.view.input.focus.entry is visit.chat.entry and visit.chat.entry.text == ""


def test_somebody_near_is_asked_to_join(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    other = town.simulation.bodies[OTHER]
    other.tile = other.came_from = (vera.tile[0], vera.tile[1] + 1)
    hand.frame()
    hand.frame(0.3)
    chat = hand.view.visit.chat
    place = chat.place_of(f"join:{OTHER}")
    assert place is not None
    hand.click(place[0] + 4, place[1] + 4)
    ticks(hand, 2)
    assert set(chat.talk.members()) == {WALKER, OTHER}


def test_one_joins_the_talk_of_others(hand: Hand, town: LivelyTown, vera: Body) -> None:
    other, walker = town.simulation.bodies[OTHER], town.simulation.bodies[WALKER]
    other.tile = other.came_from = (walker.tile[0], walker.tile[1] + 1)
    town.order(StartTalk(WALKER, OTHER))
    ticks(hand, 1)
    hand.press(key.T)
    ticks(hand, 2)
    assert vera.conversation == walker.conversation is not None


def test_the_role_one_took_is_in_the_heading(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    title = hand.view.visit.chat.talk.title()
    assert title.startswith(town.residents[WALKER].name) and title.endswith(" and you, a reporter")


def test_an_earlier_talk_with_the_same_person_is_above(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    answer(town, hand, talk, "Until tomorrow.")
    hand.press(key.ESCAPE)
    ticks(hand, 2)
    hand.press(key.T)
    ticks(hand, 2)
    hand.frame()
    said = [row.said for row in hand.view.visit.chat.talk.rows()]
    assert any("Until tomorrow." in each for each in said) and said[0].startswith("_Earlier")


def test_nothing_is_laid_out_again_while_nothing_is_said(hand: Hand, town: LivelyTown, vera: Body, talk: int) -> None:
    answer(town, hand, talk, "שלום, and 👩‍👩‍👧 to you.")
    for _ in range(20):
        hand.frame(0.05)
    kept = hand.view.panels._kept["chat"]
    hand.view.pace.speed = "pause"
    for _ in range(20):
        hand.frame(0.05)
    assert hand.view.panels._kept["chat"] is kept
