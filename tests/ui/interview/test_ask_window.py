"""Interviews in the window, by mouse and by keyboard, now and in the past: answers, what they rest on, and no trace."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from arcade import key
from session.three_people import LIVELY, thinking
from ui.journey_hand import FakeTowns
from ui.timeline.timeline_hand import live_a_morning, past_of
from ui.why.why_towns import live_two_sittings, wait_until
from ui.window_hand import Hand
from world.tiny_town import ADA, BO

from game.ai.thinking.ablating import FULL, NOTHING
from game.preferences.screen import Preferences
from game.saves import Store
from game.session import Session
from game.session.asking import Interviewer
from game.session.digests import digest_of
from game.session.ground import Ground
from game.session.replay import Replay
from game.ui.inspector.memory_items import MemoryRow
from game.ui.interview.rows import EarlierRow, QuestionRow
from game.ui.interview.tab import AskTab
from game.ui.journey import Journey
from game.ui.lists.goals import ToAnswer, ToMemory
from game.ui.player import Player
from game.ui.timeline.past_view import PastView
from game.ui.title.towns import Opened
from game.ui.town_view import TownView

pytestmark = [pytest.mark.window, pytest.mark.heavy]
MEMORY, ASK = 1, 5
Lived = tuple[Session, Store, Ground]


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lived]:
    found = live_two_sittings(tmp_path_factory.mktemp("interviewed"))
    yield found
    found[0].close()


@pytest.fixture(scope="module")
def sitting(opened: Hand, lived: Lived) -> Iterator[Hand]:
    """A window on a saved town that stands still, whose people can be asked."""
    view = TownView(opened.window, lived[0])
    view.panels.inspector.ask.interviewer = Interviewer(lived[0], thinking())
    opened.window.show_view(view)
    yield Hand(opened.window, view)
    opened.window.show_view(opened.view)


@pytest.fixture
def hand(sitting: Hand) -> Hand:
    """Bo is looked at, at the tab "ask"; nobody has been asked anything."""
    sitting.window.show_view(sitting.view)
    sitting.reset()
    sitting.view.pace.speed = "pause"
    inspector = sitting.view.panels.inspector
    asks, fresh = inspector.ask.interviewer, AskTab(sitting.view.session)
    fresh.interviewer, inspector.ask = asks, fresh
    inspector.tabs = (*inspector.tabs[:ASK], fresh)
    sitting.view.select(BO)
    inspector.choose(ASK)
    wait_until(lambda: bool(fresh._questions.found), sitting.frame)
    sitting.settle()
    return sitting


def tab_of(hand: Hand) -> AskTab:
    return hand.view.panels.inspector.ask


def until_answered(hand: Hand) -> None:
    tab, number = tab_of(hand), hand.view.panels.inspector.number or 0
    wait_until(lambda: bool(tab._sittings.given(number)) and not tab._sittings.coming(number), hand.frame)
    hand.settle()


def click_row(hand: Hand, index: int) -> None:
    hand.settle()
    place = next(where for number, where in tab_of(hand).list._shown if number == index)
    hand.click(place[0] + 60, place[1] + 8)


def press_chip(hand: Hand, name: str) -> None:
    hand.settle()
    place = hand.view.panels.inspector._board.chips.place_of(name)
    assert place is not None, name
    hand.click(place[0] + 12, place[1] + 12)
    hand.frame()


def first(hand: Hand, kind: type[object]) -> int:
    return next(number for number, each in enumerate(hand.view.panels.inspector.items()) if isinstance(each, kind))


def ask(hand: Hand, question: str) -> None:
    hand.press(key.F, key.MOD_CTRL)
    hand.type(question)
    hand.press(key.ENTER)
    until_answered(hand)


def test_a_question_typed_is_answered_on_enter_and_its_memories_lead_on_and_back(hand: Hand) -> None:
    inspector = hand.view.panels.inspector
    ask(hand, "Who is Ada Reed?")
    assert inspector.tab == ASK and tab_of(hand)._field.text == ""
    (given,) = tab_of(hand)._sittings.given(BO)
    assert given.posed.question == "Who is Ada Reed?" and "Ada" in given.said and given.cites
    hand.press(key.ESCAPE)
    click_row(hand, first(hand, MemoryRow))
    assert inspector.tab == MEMORY and inspector.page == ToMemory(given.cites[0].number)
    hand.press(key.ESCAPE)
    assert inspector.tab == ASK and inspector.shown and given.said in inspector.said_all()


def test_a_click_on_a_question_puts_it_and_earlier_answers_stay_above_the_questions_newest_first(hand: Hand) -> None:
    inspector = hand.view.panels.inspector
    for _ in range(2):
        click_row(hand, first(hand, QuestionRow))
        until_answered(hand)
    ask(hand, "What do you do all day?")
    earlier = [each for each in inspector.items() if isinstance(each, EarlierRow)]
    given = tab_of(hand)._sittings.given(BO)
    assert [each.posed.category for each in given] == ["self-knowledge", "self-knowledge", ""]
    assert [each.goal for each in earlier] == [ToAnswer(given[1].posed.number), ToAnswer(given[0].posed.number)]
    assert first(hand, EarlierRow) < first(hand, QuestionRow)
    hand.press(key.ESCAPE)
    inspector.open(earlier[0].goal)  # type: ignore[arg-type]
    assert given[1].said in "".join(each.said for each in inspector.items())
    hand.press(key.BACKSPACE)
    assert inspector.page is None


def test_the_questions_are_about_this_town_and_this_resident(hand: Hand) -> None:
    asked = [each.text for each in hand.view.panels.inspector.items() if isinstance(each, QuestionRow)]
    assert len(asked) == 25 and {"Who is Ada Reed?", "Who is Cy Hall?"} & set(asked)
    hand.view.select(ADA)
    hand.frame()
    wait_until(lambda: bool(tab_of(hand)._questions.found), hand.frame)
    theirs = [each.text for each in hand.view.panels.inspector.items() if isinstance(each, QuestionRow)]
    assert len(theirs) == 25 and not any("Who is Ada" in each for each in theirs)


def test_under_nothing_they_answer_from_no_memory_at_all(hand: Hand) -> None:
    press_chip(hand, f"condition {NOTHING.name}")
    ask(hand, "Who is Ada Reed?")
    (given,) = tab_of(hand)._sittings.given(BO)
    assert given.posed.condition == NOTHING and given.cites == ()
    assert any("knowing nothing but a name" in each.said for each in hand.view.panels.inspector.items())


def test_all_questions_are_asked_with_one_press_leave_no_trace_and_can_be_saved(
    hand: Hand, lived: Lived, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _, ground = lived
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path))
    before, rows, thoughts = digest_of(session, ground.header), session.lately, session.thoughts
    press_chip(hand, "all")
    until_answered(hand)
    assert len(tab_of(hand)._sittings.given(BO)) == 25
    assert (digest_of(session, ground.header), session.lately, session.thoughts) == (before, rows, thoughts)
    press_chip(hand, "save")
    (path,) = tmp_path.glob("*.json")
    assert len(json.loads(path.read_text("utf-8"))["answers"]) == 25
    assert str(path) in tab_of(hand)._told
    hand.press(key.E, key.MOD_CTRL)
    (path,) = tmp_path.glob("*.md")
    written = path.read_text("utf-8")
    assert all(each.said in " ".join(written.split()) for each in tab_of(hand)._sittings.given(BO)[:3])


def test_whoever_reads_the_questions_stays_there_when_answers_come_in_above(hand: Hand) -> None:
    tab = tab_of(hand)
    ask(hand, "Who is Ada Reed?")
    press_chip(hand, "below")
    hand.settle()
    seen = hand.view.panels.inspector.items()[tab.list.top].said
    tab._sittings.put(tab.interviewer.sitting(BO), [("", "Who are you?")], (BO, 0, FULL, tab._subject.view))  # type: ignore[union-attr]
    until_answered(hand)
    assert hand.view.panels.inspector.items()[tab.list.top].said == seen


def test_asking_all_can_be_stopped(hand: Hand) -> None:
    tab = tab_of(hand)
    tab.press_chip("all")
    assert any(each.key == "stop" for each in tab.chips(tab._subject))  # type: ignore[arg-type]
    tab.press_chip("stop")
    wait_until(lambda: not tab._sittings.coming(BO), hand.frame)
    assert len(tab._sittings.given(BO)) < 25


def test_who_was_asked_before_still_has_said_it_when_one_comes_back(hand: Hand) -> None:
    inspector = hand.view.panels.inspector
    ask(hand, "Who are you?")
    said = tab_of(hand)._sittings.given(BO)[0].said
    hand.view.select(ADA)
    hand.settle()
    assert said not in inspector.said_all()
    hand.view.select(BO)
    hand.settle()
    assert said in inspector.said_all()


def test_enter_opens_the_row_one_has_walked_to_and_not_what_was_typed(hand: Hand) -> None:
    hand.press(key.F, key.MOD_CTRL)
    hand.type("half a question")
    at = first(hand, QuestionRow)
    for _ in range(at + 1):
        hand.press(key.DOWN)
        hand.frame()
    hand.press(key.ENTER)
    until_answered(hand)
    (given,) = tab_of(hand)._sittings.given(BO)
    assert given.posed.category == "self-knowledge"


@pytest.mark.parametrize("text_size", [0.85, 1.0, 1.15, 1.3])
def test_a_town_that_is_played_can_be_asked_at_any_size_of_text(
    opened: Hand, lived: Lived, text_size: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path))
    journey = Journey(opened.window, FakeTowns(), Player(Preferences(hints_read=True, text_size=text_size)))
    asks = Interviewer(lived[0], thinking())
    journey.enter(Opened("asked", lived[0], lambda: None, interviewer=asks))
    assert journey.played is not None
    inspector = journey.played.town.panels.inspector
    journey.played.town.pace.speed = "pause"
    journey.played.town.select(BO)
    inspector.choose(ASK)
    for _ in range(4):
        journey.played.on_update(0.5)
        journey.played.on_draw()
    assert inspector.ask.interviewer is asks and inspector.entry is not None
    assert len({inspector._tab_chips.place_of(str(number))[1] for number in range(ASK + 1)}) == 1  # type: ignore[index]
    opened.window.show_view(opened.view)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
def test_all_tabs_lie_in_one_row_and_the_rows_stay_inside(hand: Hand, size: tuple[int, int]) -> None:
    ask(hand, "Who is Ada Reed?")
    hand.view.on_resize(*size)
    hand.frame()
    inspector = hand.view.panels.inspector
    places = [inspector._tab_chips.place_of(str(number)) for number in range(ASK + 1)]
    assert len({place[1] for place in places if place}) == 1
    x, y, width, height = inspector.place
    assert all(place[0] + place[2] <= x + width - 8 for place in places if place)
    rows = tab_of(hand).list
    assert all(where[1] + where[3] <= y + height for _, where in rows._shown)
    hand.view.on_resize(hand.window.width, hand.window.height)


def test_in_the_past_they_answer_as_they_were_and_nothing_is_written(opened: Hand, tmp_path: Path) -> None:
    store, ground = live_a_morning(tmp_path)
    past = past_of(store, ground)
    assert isinstance(past.play, Replay)
    past = replace(past, interviewer=Interviewer(past.play.session, thinking()))
    view = PastView(opened.window, past, running=False)
    inspector = view.panels.inspector
    view.go(LIVELY)
    view.select(ADA)
    inspector.choose(ASK)
    digest = digest_of(past.play.session, ground.header)

    def frame() -> None:
        view.on_update(1 / 60)
        view.on_draw()

    frame()
    inspector.ask.press_chip(f"condition {FULL.name}")
    inspector.ask._field.insert("What happened today?")
    assert inspector.submit()
    wait_until(lambda: bool(inspector.ask._sittings.given(ADA)), frame)
    (given,) = inspector.ask._sittings.given(ADA)
    assert given.posed.tick == LIVELY and all(memory.created < LIVELY for memory in given.cites)
    view.go(0)
    frame()
    assert given.said in inspector.said_all()
    view.go(LIVELY)
    assert digest_of(past.play.session, ground.header) == digest
    view.close()
    opened.window.show_view(opened.view)
