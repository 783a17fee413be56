"""From a running town into its past and back, from the title into a replay, and on from there, by mouse and keys."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from arcade import key
from journey_hand import FakeTowns, PageHand, saved
from timeline_hand import END, live_a_morning, past_of
from window_hand import Hand

from game.preferences.screen import Preferences
from game.problem import Problem
from game.saves import SaveInfo, Store
from game.session.ground import Ground
from game.ui.journey import Journey
from game.ui.player import Player
from game.ui.timeline.past import Past
from game.ui.timeline.past_view import PastView
from game.ui.title.towns import Opened
from game.world.clock import tick_at

pytestmark = pytest.mark.window
Lived = tuple[Store, Ground]


class TownsWithAPast(FakeTowns):
    """Towns of which one has been lived; the past of the others is the same."""

    def __init__(self, lived: Lived) -> None:
        super().__init__()
        self._lived = lived
        self.unforkable: Problem | None = None

    def replay(self, name: str) -> Past:
        if self.failing is not None:
            raise self.failing
        return past_of(*self._lived)

    def fork(self, name: str, new: str = "", at: int | None = None) -> str:
        if self.unforkable is not None:
            raise self.unforkable
        return super().fork(name, new, at)

    def _opened(self, name: str, hour: int) -> Opened:
        opened = super()._opened(name, hour)
        return Opened(opened.name, opened.session, opened.finish, lambda: past_of(*self._lived))


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Lived:
    return live_a_morning(tmp_path_factory.mktemp("lived"))


@pytest.fixture
def journey(opened: Hand, lived: Lived, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Journey]:
    """A journey on its title page, which is not drawn before a town is open: its picture takes seconds."""
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path))
    journey = Journey(opened.window, TownsWithAPast(lived), Player(Preferences(hints_read=True)))
    yield journey
    journey._finish()
    opened.window.show_view(opened.view)


@pytest.fixture
def page(journey: Journey) -> PageHand:
    return PageHand(journey._window)


@pytest.fixture
def playing(journey: Journey, page: PageHand) -> Journey:
    """A running town, at noon."""
    journey.straight_in(lambda: journey.towns.go_on("my town"))
    page.frame()
    return journey


def towns(journey: Journey) -> TownsWithAPast:
    assert isinstance(journey.towns, TownsWithAPast)
    return journey.towns


def past(journey: Journey) -> PastView:
    assert journey.retrospect is not None and journey.retrospect.shown
    return journey.retrospect.view.town


def look_back(journey: Journey, page: PageHand) -> PastView:
    page.press(key.B)
    page.until(lambda: journey.retrospect is not None and journey._window.current_view is journey.retrospect.view)
    page.frame()
    return past(journey)


def test_a_key_opens_the_past_at_its_end_while_the_town_is_held(playing: Journey, page: PageHand) -> None:
    now = towns(playing).towns[0].simulation.now
    view = look_back(playing, page)
    assert view.now == END
    for _ in range(40):
        page.frame(0.1)
    assert towns(playing).towns[0].simulation.now == now


@pytest.mark.parametrize("symbol", [key.ESCAPE, key.B])
def test_one_returns_to_the_town_exactly_as_it_was_left(playing: Journey, page: PageHand, symbol: int) -> None:
    assert playing.played is not None
    town = playing.played.town
    town.select(1)
    page.frame(0.0)
    before = (town.screen.camera.x, town.screen.camera.y, town.screen.camera.zoom, town.panels.inspector.number, town.pace.speed)
    now = town.session.simulation.now
    view = look_back(playing, page)
    view.go(100)
    view.select(None)
    page.press(symbol)
    assert playing._window.current_view is playing.played
    after = (town.screen.camera.x, town.screen.camera.y, town.screen.camera.zoom, town.panels.inspector.number, town.pace.speed)
    assert after == before
    assert town.session.simulation.now - now <= 1


def test_escape_closes_what_is_open_in_the_past_first(playing: Journey, page: PageHand) -> None:
    view = look_back(playing, page)
    page.press(key.L)
    page.press(key.ESCAPE)
    assert not view.panels.wide.open
    assert playing._window.current_view is not playing.played
    page.press(key.ESCAPE)
    assert playing._window.current_view is playing.played


def test_looking_back_again_needs_no_opening_and_begins_at_the_end(playing: Journey, page: PageHand) -> None:
    view = look_back(playing, page)
    view.go(100)
    page.press(key.ESCAPE)
    page.press(key.B)
    assert past(playing) is view
    assert view.now == END


def test_the_menu_and_the_bar_at_the_bottom_lead_to_the_past_too(playing: Journey, page: PageHand) -> None:
    page.press(key.ESCAPE)
    page.push("Look back in time")
    page.until(lambda: playing.retrospect is not None)
    assert past(playing).running
    page.press(key.ESCAPE)
    assert playing.played is not None
    place = playing.played.town.visit.dock.place_of("past")
    page.frame()
    assert place is not None
    at = (round(place[0] + 8), playing._window.height - round(place[1] + 8))
    page._send("on_mouse_press", *at, 1, 0)
    page._send("on_mouse_release", *at, 1, 0)
    assert playing.retrospect is not None and playing.retrospect.shown


def test_a_past_that_cannot_be_opened_says_why_and_the_town_goes_on(playing: Journey, page: PageHand) -> None:
    def broken() -> Past:
        raise Problem("Nothing has been written yet.")

    assert playing.opened is not None
    playing.opened = Opened("my town", playing.opened.session, playing.opened.finish, broken)
    page.press(key.B)
    page.until(lambda: "Nothing has been written yet." in page.said())
    page.press(key.ESCAPE)
    assert playing._window.current_view is playing.played


def test_the_past_shows_what_was_looked_at(playing: Journey, page: PageHand) -> None:
    assert playing.played is not None
    playing.played.town.select(2)
    playing.played.town.panels.inspector.choose(1)
    view = look_back(playing, page)
    assert view.panels.inspector.number == 2
    assert view.panels.inspector.tab == 1
    assert view.anybody_in_sight


def test_one_continues_from_a_moment_under_a_name_that_says_which(playing: Journey, page: PageHand) -> None:
    view = look_back(playing, page)
    view.go(500)
    page.press(key.G)
    assert "never shows in the other" in page.said()
    page.push("Continue from here")
    page.until(lambda: towns(playing).gone_on == ["my town", "lived at Mon 01-23"])
    page.until(lambda: playing.played is not None and playing._window.current_view is playing.played)
    assert towns(playing).forked == [("lived", "lived at Mon 01-23", 500)]
    assert towns(playing).finished == ["my town"], "the town before is saved, once the other is open"
    assert playing.retrospect is None


@pytest.mark.parametrize(("name", "said"), [("my town", "already"), ("a/b", "cannot be the name")])
def test_a_name_that_cannot_be_is_refused(playing: Journey, page: PageHand, name: str, said: str) -> None:
    towns(playing).listed = (saved("my town"),)
    look_back(playing, page)
    page.press(key.G)
    page.press(key.A, key.MOD_CTRL)
    page.type(name)
    page.push("Continue from here")
    assert said in page.said()
    assert towns(playing).forked == []


def test_where_no_copy_can_be_made_everything_is_as_it_was(playing: Journey, page: PageHand) -> None:
    view = look_back(playing, page)
    view.go(500)
    towns(playing).unforkable = Problem("The disk is full.")
    page.press(key.G)
    page.push("Continue from here")
    page.until(lambda: "The disk is full." in page.said())
    page.press(key.ESCAPE)
    assert past(playing).now == 500
    page.press(key.ESCAPE)
    assert playing._window.current_view is playing.played
    assert towns(playing).finished == []


# from the title


def test_a_replay_is_opened_from_the_title_and_left_for_it(journey: Journey, page: PageHand) -> None:
    towns(journey).listed = (saved("lived", END),)
    journey.title()
    page.push("Watch a replay")
    page.push("lived")
    page.until(lambda: journey.retrospect is not None)
    page.frame()
    view = past(journey)
    assert (view.now, view.running) == (END, False), "it has not come to seven o'clock"
    page.press(key.ESCAPE)
    page.push("Watch on")
    page.frame()
    page.press(key.ESCAPE)
    page.push("Go to the title")
    assert journey.retrospect is None
    assert page.view.page.banner


def test_a_replay_begins_at_the_time_that_was_asked_for(journey: Journey, page: PageHand) -> None:
    journey.watch("lived", END // 2)
    page.until(lambda: journey.retrospect is not None)
    page.frame()
    view = past(journey)
    assert (view.now, view.running) == (END // 2, False)
    assert view.anybody_in_sight


def test_the_latest_saves_come_first_and_what_cannot_be_replayed_says_why(
    journey: Journey, page: PageHand, tmp_path: Path
) -> None:
    listed = []
    for number, name in enumerate(("old", "new", "older")):
        path = tmp_path / f"{name}.town"
        path.touch()
        os.utime(path, (1000 + (5, 9, 1)[number],) * 2)
        listed.append(SaveInfo(name, path, 1000, tick_at(1, 0), {}))
    towns(journey).listed = (*listed, saved("broken", problem="It is damaged."))
    towns(journey).failing = Problem("It cannot be replayed: nothing was kept.")
    journey.title()
    page.push("Watch a replay")
    labels = [getattr(control, "label", "") for control in page.view.page.controls]
    assert [label for label in labels if label in ("old", "new", "older")] == ["new", "old", "older"]
    assert "It is damaged." in page.said()
    page.push("old")
    page.until(lambda: "nothing was kept" in page.said())
    page.press(key.ESCAPE)
    assert page.view.page.title == "Watch a replay"


def test_what_is_left_of_a_damaged_save_is_opened_as_a_copy(
    journey: Journey, page: PageHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SaveInfo, "good_until", tick_at(0, 14 * 60 + 20))
    towns(journey).listed = (saved("broken", problem="It is damaged."),)
    journey.title()
    page.push("Load a town")
    page.push("Is anything of it left?")
    page.until(lambda: "It was whole until Monday 13 February 2023, 14:20" in page.said())
    page.push("Open a copy as it was at 14:20")
    page.until(lambda: journey.played is not None)
    assert towns(journey).gone_on == ["broken rescued"]


def test_a_save_of_which_nothing_is_left_says_so(journey: Journey, page: PageHand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SaveInfo, "good_until", None)
    towns(journey).listed = (saved("broken", problem="It is damaged."),)
    journey.title()
    page.push("Load a town")
    page.push("Is anything of it left?")
    page.until(lambda: "Nothing of it is left" in page.said())
    page.press(key.ESCAPE)
    assert page.view.page.banner
