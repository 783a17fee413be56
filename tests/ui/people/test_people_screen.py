"""Writing somebody in the window: read as one types, dressed by buttons, saved to a file, moved into a running town."""

from collections.abc import Iterator
from pathlib import Path

import arcade
import numpy as np
import pytest
from arcade import key
from journey_hand import FakeTowns, PageHand
from window_hand import Hand

from game.ai.offline.mind import OfflineMind
from game.ai.residents_file import load_residents
from game.assets import asset
from game.preferences.screen import Preferences
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.session.session import Session
from game.settings import RunSettings
from game.ui.journey import Journey
from game.ui.people.screen import LEAVE_UNSAVED, PeopleScreen
from game.ui.player import Player
from game.ui.title.ready_made import TownCards
from game.ui.title.towns import Opened

pytestmark = [pytest.mark.window, pytest.mark.heavy]
NIGHTS = "Ruth Okafor is a baker; she gets up at 3am; she loves chess; she has red hair and wears a yellow raincoat"


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CONFIG", "PEOPLE", "CACHE"):
        monkeypatch.setenv(f"SMALLVILLE_{name}", str(tmp_path / name.lower()))


@pytest.fixture(scope="module")
def shared(opened: Hand) -> Iterator[Journey]:
    journey = Journey(opened.window, FakeTowns(), Player(Preferences(hints_read=True)))
    yield journey
    opened.window.show_view(opened.view)


@pytest.fixture
def writer(shared: Journey) -> "Writer":
    """The people screen as it opens from the page of a new town."""
    fresh = Journey(shared._window, FakeTowns(), Player(Preferences(hints_read=True)))
    fresh._backdrop = shared._backdrop
    fresh.title()
    shared._backdrop = fresh._backdrop
    hand = Writer(fresh)
    hand.push("New town")
    cards = next(each for each in hand.view.page.controls if isinstance(each, TownCards))
    cards._choose(len(cards.towns) - 1)
    hand.push("Write people")
    return hand


class Writer(PageHand):
    """Writes on the people screen."""

    def __init__(self, journey: Journey) -> None:
        super().__init__(journey._window)
        self.journey = journey

    @property
    def screen(self) -> PeopleScreen:
        view = self.view
        assert isinstance(view, PeopleScreen)
        return view

    def click(self, name: str, across: float = 0.5, down: float = 0.5) -> None:
        """Click something of the screen by its name."""
        self.frame()
        x, y, width, height = self.screen.place_named(name)
        at = (round(x + width * across), self.window.height - round(y + height * down))
        self._send("on_mouse_motion", *at, 0, 0)
        self._send("on_mouse_press", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self._send("on_mouse_release", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self.frame()

    def write(self, paragraph: str, name: str = "Ruth Okafor") -> None:
        """Type a name and a paragraph, and wait until they are read."""
        self.click("name", 0.6)
        self.type(name)
        self.click("paragraph")
        self.type(paragraph)
        self.read()

    def read(self) -> None:
        self.until(lambda: not self.screen.desk.reading and self.screen.desk.tried is not None)
        self.frame()

    def understood(self) -> dict[str, str]:
        tried = self.screen.desk.tried
        assert tried is not None and tried.trial is not None
        return {point.label: point.text for point in tried.trial.understood}


def test_what_is_typed_is_read_and_the_day_follows_it(writer: Writer) -> None:
    writer.write(NIGHTS)
    before = writer.screen.controls.strip.day
    assert "baker" in writer.understood()["work"]
    assert before[0].begin == 0 and len(before) > 4
    writer.type("; she goes to bed at 7pm")
    writer.read()
    assert writer.screen.controls.strip.day != before
    assert writer.screen.controls.area.marks


def test_pointing_at_a_line_lights_its_clause_and_pressing_it_selects_it(writer: Writer) -> None:
    writer.write(NIGHTS)
    findings = writer.screen.controls.findings
    index = next(n for n, row in enumerate(findings._rows) if "chess" in getattr(getattr(row, "point", None), "quote", ""))
    x, y, width, height = dict(findings._list._shown)[index]
    at = (round(x + width / 2), writer.window.height - round(y + height / 2))
    writer._send("on_mouse_motion", *at, 0, 0)
    writer.frame()
    assert "chess" in findings.pointed
    writer._send("on_mouse_press", *at, arcade.MOUSE_BUTTON_LEFT, 0)
    writer.frame()
    assert "chess" in writer.screen.controls.area.selected


def test_the_paragraph_dresses_them_and_buttons_and_dice_go_on_from_there(writer: Writer) -> None:
    writer.write(NIGHTS)
    look = writer.screen.controls.likeness.look
    assert (look.hair_colour, look.top, look.top_colour) == ("ginger", "raincoat", "gold")
    picture = writer.picture()
    writer.click("looks")
    writer.read()
    assert writer.screen.desk.draft.look == {"seed": 1}
    assert not np.array_equal(writer.picture(), picture)
    writer.click("skin", 0.98)
    writer.read()
    assert writer.screen.desk.draft.look["skin"] == writer.screen.controls.parts["skin"].chosen
    assert writer.screen.controls.likeness.look.skin == "porcelain"
    writer.click("plain")
    writer.read()
    assert writer.screen.desk.draft.look == {} and writer.screen.controls.likeness.look == look


def test_by_keyboard_alone_one_goes_through_everything(writer: Writer) -> None:
    seen = []
    for _ in range(len(writer.screen.page.controls)):
        writer._send("on_key_press", key.TAB, 0)
        seen.append(writer.screen.controls.names[writer.screen.page.at])
    assert {"people", "name", "age", "paragraph", "hair", "looks", "strip", "file", "buttons"} <= set(seen)


def test_people_are_saved_to_a_file_and_chosen_for_the_new_town(writer: Writer) -> None:
    writer.write(NIGHTS)
    writer.click("people buttons", 0.2)
    writer.write("Bo Ek is a farmer", "Bo Ek")
    writer.click("file", 0.7)
    writer.press(key.A, key.MOD_CTRL)
    writer.type("harbour folk")
    writer.click("buttons", 0.75)
    assert "Saved as harbour folk" in writer.screen.controls.note.text
    writer.click("buttons", 0.2)
    assert not isinstance(writer.view, PeopleScreen)
    writer.push("Begin")
    writer.until(lambda: writer.journey.played is not None)
    begun = writer.journey.towns.begun[0]  # type: ignore[attr-defined]
    assert [each.name for each in load_residents(begun.residents)] == ["Ruth Okafor", "Bo Ek"]


def test_what_is_wrong_is_said_and_nothing_is_saved(writer: Writer, tmp_path: Path) -> None:
    writer.click("paragraph")
    writer.type("somebody without a name")
    writer.click("buttons", 0.75)
    assert writer.screen.controls.note.bad and "name" in writer.screen.controls.note.text
    assert not (tmp_path / "people").exists()
    writer.click("age", 0.7)
    writer.type("old")
    writer.read()
    assert writer.screen.desk.draft.age == "old"


def test_leaving_with_something_unsaved_is_asked_once_and_it_is_still_there(writer: Writer) -> None:
    writer.write(NIGHTS)
    writer._send("on_key_press", key.ESCAPE, 0)
    assert writer.screen.controls.note.text == LEAVE_UNSAVED
    writer._send("on_key_press", key.ESCAPE, 0)
    writer.frame()
    assert not isinstance(writer.view, PeopleScreen)
    writer.push("Write people")
    assert writer.screen.controls.area.text == NIGHTS


def test_a_paragraph_of_ten_thousand_letters_can_be_typed_into(writer: Writer) -> None:
    writer.write("She walks by the harbour in the evening; " * 250)
    area = writer.screen.controls.area
    assert len(area.text) > 10_000 and area.top > 0
    writer.type("x")
    writer._send("on_text_motion", key.MOTION_UP)
    writer.frame()
    assert area.caret < len(area.text)


@pytest.fixture
def session() -> Session:
    return found(lay_ground(None, asset("residents") / "three.toml", RunSettings()), Thinking(OfflineMind(), 0))


def test_somebody_moves_into_a_running_town_and_out_of_it(shared: Journey, session: Session) -> None:
    journey = Journey(shared._window, FakeTowns(), Player(Preferences(hints_read=True)))
    journey.enter(Opened("three", session, lambda: None))
    assert journey.played is not None
    writer, residents = Writer(journey), dict(session.residents)
    writer._send("on_key_press", key.U, 0)
    assert {draft.resident for draft in writer.screen.desk.drafts} == set(residents)
    writer.click("people buttons", 0.8)
    assert "move out" in writer.screen.controls.note.text and len(writer.screen.desk.drafts) == 3
    writer.click("people buttons", 0.2)
    writer.write(NIGHTS)
    writer.click("buttons", 0.9)
    assert "moves in" in writer.screen.controls.note.text
    writer._send("on_key_press", key.ESCAPE, 0)
    assert writer.window.current_view is journey.played
    session.advance()
    newcomer = next(number for number in session.residents if number not in residents)
    assert session.residents[newcomer].name == "Ruth Okafor"
    picture = journey.played.town.screen.picture
    writer.until(lambda: picture.looks[newcomer].startswith("look_"))
    writer._send("on_key_press", key.U, 0)
    screen = writer.screen
    screen.controls.people.choose(next(n for n, draft in enumerate(screen.desk.drafts) if draft.resident == newcomer))
    writer.click("buttons", 0.9)
    assert "leaves town" in writer.screen.controls.note.text
    writer._send("on_key_press", key.ESCAPE, 0)
    session.advance()
    assert newcomer not in session.simulation.bodies
    journey._finish()
