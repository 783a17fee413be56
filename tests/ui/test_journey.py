"""From the title into a town and back, by real mouse and key events in one window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from arcade import key
from journey_hand import FakeTowns, PageHand, saved
from window_hand import Hand

from game.preferences.screen import Preferences, load_preferences
from game.problem import Problem
from game.sprites.camera import ZOOMS
from game.ui.journey import Journey
from game.ui.player import Player
from game.ui.title.front import SIMULATED
from game.ui.title.ready_made import TownCards
from game.world.clock import tick_at

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path))
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "SMALLVILLE_SERVER", "SMALLVILLE_MODEL"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def shared(opened: Hand) -> Iterator[Journey]:
    """One journey for all tests: its picture of the town takes seconds to draw first."""
    journey = Journey(opened.window, FakeTowns(), Player(Preferences()))
    yield journey
    opened.window.show_view(opened.view)


@pytest.fixture
def journey(shared: Journey, monkeypatch: pytest.MonkeyPatch) -> Journey:
    backdrop = shared._backdrop
    fresh = Journey(shared._window, FakeTowns(), Player(Preferences()))
    fresh._backdrop = backdrop
    fresh.title()
    shared._backdrop = fresh._backdrop
    return fresh


@pytest.fixture
def page(journey: Journey) -> PageHand:
    hand = PageHand(journey._window)
    hand.frame()
    return hand


def towns(journey: Journey) -> FakeTowns:
    assert isinstance(journey.towns, FakeTowns)
    return journey.towns


def cards(page: PageHand) -> TownCards:
    return next(control for control in page.view.page.controls if isinstance(control, TownCards))


def come_in(journey: Journey, page: PageHand) -> None:
    page.push("New town")
    page.push("Begin")
    page.until(lambda: journey.played is not None)
    page.frame()


def test_the_title_says_that_the_residents_are_simulated_and_offers_nothing_that_is_not_there(page: PageHand) -> None:
    assert page.view.page.footer == SIMULATED
    with pytest.raises(AssertionError):
        page.find("Continue")
    with pytest.raises(AssertionError):
        page.find("Load a town")


def test_a_new_town_is_begun_as_chosen_by_keyboard_alone(journey: Journey, page: PageHand) -> None:
    page.press(key.TAB)
    page.press(key.ENTER)
    page.press(key.TAB)
    page.press(key.TAB)
    page.press(key.A, key.MOD_CTRL)
    page.type("harbour 李")
    page.press(key.TAB)
    page.press(key.LEFT)
    page.press(key.TAB)
    page.press(key.TAB)
    page.press(key.A, key.MOD_CTRL)
    page.type("42")
    page.press(key.TAB)
    page.press(key.ENTER)
    page.until(lambda: journey.played is not None)
    begun = towns(journey).begun[0]
    assert (begun.name, begun.start, begun.seed, begun.model, begun.map_path) == ("harbour 李", 0, 42, False, None)


def test_the_ready_made_towns_are_the_whole_one_and_a_small_one_on_the_same_map(journey: Journey, page: PageHand) -> None:
    page.push("New town")
    assert [town.count for town in cards(page).towns] == ["25 people", "3 people", "8 people", ""]
    page.press(key.TAB)
    page.press(key.RIGHT)
    page.push("Begin")
    page.until(lambda: journey.played is not None)
    begun = towns(journey).begun[0]
    assert begun.map_path is None
    assert begun.residents is not None and begun.residents.name == "three.toml"


def test_the_harbour_is_begun_on_its_own_map_with_its_own_people(journey: Journey, page: PageHand) -> None:
    page.push("New town")
    page.press(key.TAB)
    page.press(key.RIGHT)
    page.press(key.RIGHT)
    page.push("Begin")
    page.until(lambda: journey.played is not None)
    begun = towns(journey).begun[0]
    assert begun.map_path is not None and begun.map_path.name == "skerrow.tmx"
    assert begun.residents is not None and begun.residents.name == "skerrow.toml"


def test_one_comes_in_at_the_hour_chosen_and_the_town_has_lived_till_then(journey: Journey, page: PageHand) -> None:
    come_in(journey, page)
    assert towns(journey).begun[0].start == 7 * 60
    assert towns(journey).towns[0].simulation.now >= tick_at(0, 7 * 60)


@pytest.mark.parametrize(
    ("label", "text", "said"),
    [("Name", "a/b", "cannot be the name"), ("Seed", "one", "not a whole number"), ("Name", "taken", "already")],
)
def test_what_cannot_be_is_said_on_the_page(journey: Journey, page: PageHand, label: str, text: str, said: str) -> None:
    towns(journey).listed = (saved("taken"),)
    page.push("New town")
    page.push(label)
    page.press(key.A, key.MOD_CTRL)
    page.type(text)
    page.push("Begin")
    assert said in page.said()
    assert towns(journey).begun == []


def test_a_map_of_ones_own_is_named_by_its_path(journey: Journey, page: PageHand, tmp_path: Path) -> None:
    page.push("New town")
    cards(page).step(-1)
    page.frame()
    page.find("Map")[0].step(-1)
    page.push("Begin")
    assert "Say where your file is" in page.said()
    path = tmp_path / "my map.tmx"
    path.write_text("")
    field = next(each for each in page.view.page.controls if each.entry is not None and "Tiled" in each.entry.placeholder)
    page.view.focus.give(field.entry)
    page.type(str(path))
    page.push("Begin")
    page.until(lambda: bool(towns(journey).begun))
    assert towns(journey).begun[0].map_path == path
    page.until(lambda: journey.played is not None)


def test_the_town_played_last_is_gone_on_with(journey: Journey, page: PageHand) -> None:
    towns(journey).listed = (saved("a"), saved("b", tick_at(1, 60)), saved("broken", problem="It is damaged."))
    journey.player.change(last_played="b")
    journey.title()
    page.push("Continue")
    page.until(lambda: journey.played is not None)
    assert towns(journey).gone_on == ["b"]
    assert load_preferences()[0].last_played == "b"


def test_saved_towns_are_listed_and_a_broken_one_says_why_and_cannot_be_opened(journey: Journey, page: PageHand) -> None:
    towns(journey).listed = (saved("fine", tick_at(1, 60)), saved("broken", problem="It is damaged."))
    journey.title()
    page.push("Load a town")
    details = {control.label: control.detail for control in page.view.page.controls if hasattr(control, "detail")}
    assert "It is damaged." in page.said()
    assert "Tuesday 14 February 2023, 01:00" in details["fine"] and "3 people" in details["fine"]
    page.push("broken")
    assert towns(journey).gone_on == []
    page.push("fine")
    page.until(lambda: journey.played is not None)
    assert towns(journey).gone_on == ["fine"]


def test_a_fork_is_played_under_a_name_of_its_own(journey: Journey, page: PageHand) -> None:
    towns(journey).listed = (saved("fine", tick_at(1, 60)),)
    journey.title()
    page.push("Fork a town")
    assert "never shows in the other" in page.said()
    page.push("fine")
    page.until(lambda: journey.played is not None)
    assert towns(journey).gone_on == ["fine 2"]


def test_a_town_that_cannot_be_opened_says_why_and_leads_back(journey: Journey, page: PageHand) -> None:
    towns(journey).failing = Problem("The disk is full.")
    page.push("New town")
    page.push("Begin")
    page.until(lambda: "The disk is full." in page.said())
    page.press(key.ESCAPE)
    assert page.view.page.title == "A new town"


def test_escape_opens_the_menu_time_stands_still_and_escape_goes_on(journey: Journey, page: PageHand) -> None:
    come_in(journey, page)
    page.press(key.ESCAPE)  # the hints
    page.press(key.ESCAPE)
    now = towns(journey).towns[0].simulation.now
    for _ in range(30):
        page.frame(0.1)
    assert towns(journey).towns[0].simulation.now == now
    page.press(key.ESCAPE)
    assert journey._window.current_view is journey.played


def test_from_the_menu_the_town_is_saved_and_left_for_the_title(journey: Journey, page: PageHand) -> None:
    come_in(journey, page)
    page.press(key.ESCAPE)
    page.press(key.ESCAPE)
    page.push("Save and go to the title")
    assert towns(journey).finished == ["my town"]
    assert page.view.page.banner


def test_hints_are_shown_once(journey: Journey, page: PageHand) -> None:
    come_in(journey, page)
    assert journey.played is not None and journey.played.hints.shown
    for _ in range(5):
        page.press(key.ENTER)
    assert not journey.played.hints.shown
    assert load_preferences()[0].hints_read
    journey.to_title()
    come_in(journey, page)
    assert journey.played is not None and not journey.played.hints.shown


@pytest.mark.parametrize("symbol", [key.F1, key.H])
def test_one_key_shows_all_keys(journey: Journey, page: PageHand, symbol: int) -> None:
    come_in(journey, page)
    page.press(symbol)
    assert page.view.page.title == "Keys"
    page.press(key.ESCAPE)
    assert journey._window.current_view is journey.played


def test_a_key_can_be_chosen_by_pressing_it_and_works_at_once(journey: Journey, page: PageHand) -> None:
    come_in(journey, page)
    page.press(key.ESCAPE)
    page.press(key.ESCAPE)
    page.push("Settings")
    page.push("Keys")
    row = next(each for each in page.view.page.controls if each.signature()[0] == "pause")
    row.enter()
    page.press(key.KEY_1)
    assert "taken already" in page.said()
    row.enter()
    page.press(key.P)
    page.press(key.ESCAPE)
    page.press(key.ESCAPE)
    assert journey.played is not None
    page.press(key.SPACE)
    assert journey.played.town.pace.speed == "1x"
    page.press(key.P)
    assert journey.played.town.pace.speed == "pause"
    assert load_preferences()[0].keys == {"pause": "P"}


def test_larger_text_leaves_fewer_points_and_the_town_as_near_as_it_was(journey: Journey, page: PageHand) -> None:
    come_in(journey, page)
    played = journey.played
    assert played is not None
    journey.player.change(text_size=1.15)
    played.apply()
    assert played.scaled.width == pytest.approx(1280 / 1.15)
    camera = played.town.screen.camera
    assert camera.zoom * 1.15 == pytest.approx(2.0)
    assert [zoom * 1.15 for zoom in camera.zooms] == pytest.approx(ZOOMS)


def test_a_click_lands_where_it_is_seen_whatever_the_text_size(journey: Journey, page: PageHand) -> None:
    journey.player.change(text_size=0.85)
    come_in(journey, page)
    played = journey.played
    assert played is not None
    played.hints.skip()
    page.frame()
    hud = played.town.panels.hud
    x, y, width, height = hud.place
    at = next(x + step for step in range(0, int(width), 4) if hud.button_at(x + step, y + height / 2) == "5x")
    point = (round((at + 6) * 0.85), played.window.height - round((y + height / 2) * 0.85))
    page._send("on_mouse_motion", *point, 0, 0)
    page._send("on_mouse_press", *point, 1, 0)
    page._send("on_mouse_release", *point, 1, 0)
    assert played.town.pace.speed == "5x"


def test_nothing_is_laid_out_anew_while_nothing_changes(page: PageHand, monkeypatch: pytest.MonkeyPatch) -> None:
    page.push("New town")
    for _ in range(3):
        page.frame()
    drawn: list[int] = []
    monkeypatch.setattr(page.view, "_draw", lambda canvas: drawn.append(1))
    for _ in range(5):
        page.frame()
    assert drawn == []


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.3])
@pytest.mark.parametrize("name", ["New town", "Settings", "front"])
def test_every_control_of_a_page_lies_inside_the_window_and_none_over_another(
    journey: Journey, page: PageHand, scale: float, name: str
) -> None:
    page.view.scale = scale
    page.frame()
    if name != "front":
        page.push(name)
    page.frame()
    places = [page.view.place_of(control) for control in page.view.page.controls]
    shown = [place for place in places if place[2]]
    assert shown
    for number, (x, y, width, height) in enumerate(shown):
        assert x >= 0 and y >= 0 and x + width <= 1280 and y + height <= 800
        assert all(y + height <= other[1] + 0.01 for other in shown[number + 1 :])
