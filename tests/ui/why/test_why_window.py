"""Asking why in the window, by real mouse and key events: from what somebody does, from the log, and from what was said."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from arcade import key
from why_towns import two_sittings, wait_until
from window_hand import Hand
from world.tiny_town import ADA, BO

from game.ui.inspector.talk_items import SaidItem
from game.ui.lists.goals import ToMemory, ToTheirs, ToWhy
from game.ui.lists.scroll_list import ScrollList
from game.ui.town_view import TownView
from game.ui.why.items import LinkRow

pytestmark = pytest.mark.window
NOW, MEMORY, REFLECTIONS, PEOPLE, TALKS = range(5)


@pytest.fixture(scope="module")
def asked(opened: Hand, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hand]:
    """A window on a saved town that stands still."""
    folder: Path = tmp_path_factory.mktemp("asked")
    with two_sittings(folder) as session:
        view = TownView(opened.window, session)
        opened.window.show_view(view)
        yield Hand(opened.window, view)
        opened.window.show_view(opened.view)


@pytest.fixture
def hand(asked: Hand) -> Hand:
    """Nobody chosen, nothing open, the clock at rest."""
    asked.reset()
    asked.view.pace.speed = "pause"
    asked.settle()
    return asked


def click_row(hand: Hand, rows: ScrollList, index: int) -> None:
    hand.settle()
    place = next(where for number, where in rows._shown if number == index)
    hand.click(place[0] + 60, place[1] + 8)


def until_answered(hand: Hand) -> None:
    def done() -> bool:
        said = hand.view.panels.wide.page.said_all() if hand.view.panels.wide.open else hand.view.panels.inspector.said_all()
        return "What it came of" in said

    wait_until(done, hand.frame)
    hand.settle()


def test_what_somebody_does_leads_to_why_and_on_to_a_memory_and_back(hand: Hand) -> None:
    inspector = hand.view.panels.inspector
    hand.view.select(BO)
    inspector.choose(NOW)
    click_row(hand, inspector.tabs[NOW].list, 0)
    assert isinstance(inspector.page, ToWhy)
    until_answered(hand)
    items = inspector.items()
    assert items[0].said == "## Why?" and "Bo" in items[1].said
    at = next(n for n, each in enumerate(items) if isinstance(each.goal, ToTheirs) and isinstance(each.goal.page, ToMemory))
    for _ in range(at + 1):
        hand.press(key.DOWN)
        hand.frame()
    hand.press(key.ENTER)
    assert inspector.tab == MEMORY and inspector.page == items[at].goal.page  # type: ignore[union-attr]
    hand.press(key.ESCAPE)
    assert inspector.tab == NOW and isinstance(inspector.page, ToWhy)
    assert [each.said for each in inspector.items()] == [each.said for each in items]
    hand.press(key.ESCAPE)
    assert inspector.page is None and inspector.shown


def test_an_entry_of_the_log_leads_to_why_and_somebody_elses_memory_opens_their_inspector(hand: Hand) -> None:
    wide = hand.view.panels.wide
    hand.press(key.L)
    hand.settle()
    for symbol in (key.DOWN, key.DOWN, key.ENTER):
        hand.press(symbol)
        hand.frame()
    until_answered(hand)
    items = wide.page.items()
    assert items[0].said == "## Why?" and any(isinstance(each, LinkRow) for each in items)
    goal = next(each.goal for each in items if isinstance(each.goal, ToTheirs) and isinstance(each.goal.page, ToMemory))
    hand.view.input._go(goal)
    assert hand.view.panels.inspector.number == goal.resident and hand.view.panels.inspector.page == goal.page
    hand.view.input.active = "wide"
    hand.press(key.ESCAPE)
    assert wide.open and "Why?" not in wide.page.said_all()
    hand.press(key.ESCAPE)
    assert not wide.open


def test_a_line_that_was_said_leads_to_why_it_was(hand: Hand) -> None:
    inspector = hand.view.panels.inspector
    hand.view.select(ADA)
    inspector.choose(TALKS)
    click_row(hand, inspector.tabs[TALKS].list, 0)
    hand.settle()
    line = next(number for number, each in enumerate(inspector.items()) if isinstance(each, SaidItem))
    click_row(hand, inspector.tabs[TALKS].list, line)
    until_answered(hand)
    assert " said \u201c" in inspector.items()[1].said
    hand.press(key.BACKSPACE)
    assert inspector.tab == TALKS and isinstance(inspector.items()[line], SaidItem)


def test_a_page_of_why_is_laid_out_once_and_then_costs_nothing(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    inspector, drawn = hand.view.panels.inspector, []
    hand.view.select(ADA)
    inspector.choose(NOW)
    click_row(hand, inspector.tabs[NOW].list, 0)
    until_answered(hand)
    items, draw = inspector.items(), inspector.draw
    monkeypatch.setattr(inspector, "draw", lambda *about: (drawn.append(1), draw(*about)))
    for _ in range(30):
        hand.frame(0.5)
    assert drawn == [] and inspector.items() is items
