"""The pages on which a player comes to town and leaves it, by keys and mouse."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from arcade import key
from journey_hand import FakeTowns, PageHand
from lively_town import LivelyTown, lively_town
from window_hand import Hand

from game.preferences.screen import Preferences
from game.ui.avatar.visit import Visit
from game.ui.journey import Journey
from game.ui.pages.page_view import PageView
from game.ui.player import Player
from game.ui.title.towns import Opened

pytestmark = pytest.mark.window


@pytest.fixture
def journey(opened: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Journey]:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path))
    journey = Journey(opened.window, FakeTowns(), Player(Preferences(hints_read=True)))
    journey.enter(Opened("here", lively_town(), lambda: None))
    yield journey
    opened.window.show_view(opened.view)


@pytest.fixture
def page(journey: Journey) -> PageHand:
    hand = PageHand(journey._window)
    hand.frame()
    return hand


def visit(journey: Journey) -> Visit:
    assert journey.played is not None
    return journey.played.town.visit


def town(journey: Journey) -> LivelyTown:
    assert journey.opened is not None and isinstance(journey.opened.session, LivelyTown)
    return journey.opened.session


def come(journey: Journey, page: PageHand, name: str, about: str = "") -> None:
    page.press(key.V)
    page.type("v")
    page.press(key.A, key.MOD_CTRL)
    page.type(name)
    page.press(key.TAB)
    page.press(key.A, key.MOD_CTRL)
    page.type(about or " ")
    page.press(key.TAB)
    page.press(key.RIGHT)
    page.push("Walk into town")
    for _ in range(20):
        page.frame()


def test_one_comes_in_under_a_name_with_a_role_and_a_look(journey: Journey, page: PageHand) -> None:
    come(journey, page, "Vera Lund", "a reporter")
    number = visit(journey).avatar.number
    assert number is not None and journey._window.current_view is journey.played
    who = town(journey).residents[number]
    assert (who.name, who.about, who.look) == ("Vera Lund", "a reporter", "visitor_2")
    assert visit(journey).screen.picture.looks[number] == "visitor_2"


@pytest.mark.parametrize(("name", "said"), [("", "what you are called"), ("visitor 5", "lives here already"), ("x" * 60, "")])
def test_a_name_that_cannot_be_is_said_on_the_page(journey: Journey, page: PageHand, name: str, said: str) -> None:
    come(journey, page, name)
    if said:
        assert isinstance(journey._window.current_view, PageView) and said in page.said()
        assert visit(journey).avatar.number is None
        page.press(key.ESCAPE)
    else:
        assert len(town(journey).residents[visit(journey).avatar.number or 0].name) == 40


def test_nobody_in_town_has_a_look_a_player_may_choose(journey: Journey) -> None:
    artwork = visit(journey).screen.picture.artwork
    assert len(artwork.visitors) >= 6
    assert not [key for key in artwork.sheets if key not in artwork.visitors and key.startswith("visitor")]


def test_the_same_key_leaves_town_and_one_comes_back_as_the_same(journey: Journey, page: PageHand) -> None:
    come(journey, page, "Vera Lund", "a reporter")
    number = visit(journey).avatar.number
    page.press(key.V)
    page.type("v")
    page.push("Leave town")
    for _ in range(20):
        page.frame()
    assert visit(journey).avatar.number is None and number in town(journey).simulation.gone
    page.press(key.V)
    page.type("v")
    page.push("Walk into town")
    for _ in range(20):
        page.frame()
    assert visit(journey).avatar.number == number


def test_a_town_opened_again_has_the_player_still_in_it(journey: Journey, page: PageHand) -> None:
    come(journey, page, "Vera Lund")
    number, there = visit(journey).avatar.number, town(journey)
    journey.enter(Opened("here", there, lambda: None))
    assert visit(journey).avatar.number == number


def test_a_key_of_the_players_own_choice_is_the_one_that_is_told(opened: Hand, journey: Journey) -> None:
    journey.player.bindings.bind(next(each for each in actions() if each.name == "come"), key.J)
    assert journey.played is not None
    journey.played.on_update(0.02)
    assert [chip.label for chip in visit(journey).dock.offer.chips] == ["Walk into town (J)", "Look back (B)"]


def actions() -> tuple[object, ...]:
    from game.ui.bindings import ACTIONS

    return ACTIONS
