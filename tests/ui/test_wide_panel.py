"""News and town log in the window."""

import pytest
from arcade import key
from lively_town import COOK, SITTER, LivelyTown
from window_hand import Hand

from game.study.chains import Chain, Hop, Root
from game.study.news import News
from game.ui.log.today import Today
from game.ui.news.page import NewsPage
from game.world.clock import tick_at
from game.world.events import Event

pytestmark = pytest.mark.window


@pytest.fixture
def logged(hand: Hand, town: LivelyTown) -> Hand:
    """Two things have happened today: the cook began to cook, and somebody spoke far away."""
    cook, speaker = town.simulation.bodies[COOK], town.simulation.bodies[SITTER]
    now = town.simulation.now
    town.log.clear()
    log = hand.view.panels.wide.log
    log._today, log._wanted, log._sort, log._only, log._sector = Today(town), None, "", False, None
    where = town.simulation.town.arena_at(cook.tile).id
    town.log.append(Event(10**6, now, "doing", f"{cook.name} is cooking", cook.tile, where, COOK))
    town.log.append(Event(10**6 + 1, now, "speech", "Good morning!", speaker.tile, 0, SITTER))
    hand.press(key.SPACE)
    return hand


def rows(hand: Hand) -> list[str]:
    hand.settle()
    return [item.said for item in hand.view.panels.wide.page.items()]  # type: ignore[attr-defined]


def test_l_and_n_open_and_close_and_escape_closes(hand: Hand) -> None:
    wide = hand.view.panels.wide
    hand.press(key.L)
    assert wide.open == "log"
    hand.press(key.N)
    assert wide.open == "news"
    hand.press(key.N)
    assert wide.open is None
    hand.press(key.L)
    hand.press(key.ESCAPE)
    assert wide.open is None


def test_the_cross_closes_it_and_the_town_behind_it_feels_nothing(hand: Hand) -> None:
    hand.press(key.L)
    hand.settle()
    wide, camera = hand.view.panels.wide, hand.view.screen.camera
    x, y, width, height = wide.place
    before = camera.zoom_goal
    hand.scroll(x + width / 2, y + height / 2, 1)
    hand.drag(x + width / 2, y + height / 2, 30, 10)
    assert camera.zoom_goal == before and hand.view.panels.inspector.number is None
    at = next((x + dx, y + 24) for dx in range(int(width)) if wide.button_at(x + dx, y + 24) == "close")
    hand.click(*at)
    assert wide.open is None


def test_the_log_is_filtered_by_name_and_place_and_from_an_entry_one_goes_there(logged: Hand, town: LivelyTown) -> None:
    hand = logged
    hand.press(key.L)
    assert len(rows(hand)) == 2
    page = hand.view.panels.wide.page
    x, y, width, height = page.entry.place
    hand.click(x + width / 2, y + height / 2)
    hand.type(town.simulation.bodies[COOK].name.split()[0].lower())
    assert len(rows(hand)) == 1
    hand.press(key.ENTER)
    hand.press(key.ESCAPE)
    hand.view.screen.camera.look_at(100, 100)
    shown = hand.view.panels.wide.log._list.place
    hand.click(shown[0] + 120, shown[1] + 12)
    hand.click(*middle_of_chip(hand, "there"))
    assert hand.view.panels.inspector.number == COOK
    hand.settle()
    at = hand.view.screen.camera.to_window(*hand.view.screen.place_of(COOK))
    assert not hand.view.panels.covers(*at)
    page.entry.text = ""


def test_only_what_somebody_did_is_shown_when_they_are_chosen(logged: Hand) -> None:
    hand = logged
    hand.view.select(SITTER)
    hand.press(key.L)
    hand.settle()
    log = hand.view.panels.wide.log
    log.follow_up(log.press(*middle_of_chip(hand, "person")))  # type: ignore[arg-type]
    assert len(rows(hand)) == 1 and "Good morning!" in rows(hand)[0]
    log.follow_up(log.press(*middle_of_chip(hand, "person")))  # type: ignore[arg-type]


def test_only_what_happened_in_one_place_is_shown_when_that_is_asked_for(logged: Hand) -> None:
    hand = logged
    hand.view.select(COOK)
    hand.press(key.L)
    hand.settle()
    log = hand.view.panels.wide.log
    log.follow_up(log.press(*middle_of_chip(hand, "place")))  # type: ignore[arg-type]
    assert len(rows(hand)) == 1 and "is cooking" in rows(hand)[0]
    hand.view.select(None)
    assert len(rows(hand)) == 1
    log.follow_up(log.press(*middle_of_chip(hand, "place")))  # type: ignore[arg-type]
    assert len(rows(hand)) == 2


def middle_of_chip(hand: Hand, wanted: str) -> tuple[float, float]:
    hand.settle()
    place = hand.view.panels.wide.log._board.chips.place_of(wanted)
    assert place is not None
    return place[0] + place[2] / 2, place[1] + place[3] / 2


def test_a_face_in_the_chain_of_a_piece_of_news_leads_to_that_person(hand: Hand, town: LivelyTown) -> None:
    hand.press(key.SPACE)
    hand.press(key.N)
    hand.settle()
    page = hand.view.panels.wide.page
    assert isinstance(page, NewsPage)
    root = Root(COOK, 0)
    told = {SITTER: Chain(root, (Hop(SITTER, COOK, tick_at(0, 500), None, None),))}
    page._reading.pieces = (News("there is soup", root, told),)
    page._chosen = (COOK, 0)
    hand.settle()
    assert [item.said for item in page.items()][1].startswith(f"  - **{town.simulation.bodies[SITTER].name}**: 08:20, from")
    for symbol in (key.RIGHT, key.DOWN, key.DOWN):
        hand.press(symbol)
        hand.frame()
    hand.press(key.ENTER)
    assert hand.view.panels.inspector.number == SITTER
    hand.view.select(None)
    hand.settle()
    x, y, _, _ = page._chain.place
    hand.click(x + 70, y + 80)
    assert hand.view.panels.inspector.number == SITTER
    page._chosen = None


def test_what_is_typed_is_asked_about_with_enter(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    hand.press(key.N)
    hand.settle()
    page = hand.view.panels.wide.page
    assert isinstance(page, NewsPage)
    monkeypatch.setattr(page._reading, "ask", asked.append)
    hand.press(key.F, key.MOD_CTRL)
    hand.type("there is soup")
    hand.press(key.ENTER)
    assert asked == ["there is soup"]
    page.entry.text = ""
