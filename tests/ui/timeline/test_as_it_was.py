"""Whatever is looked at in the past is as it was then: memories, talks, people, the log, the news, who is where."""

import pytest
from arcade import key
from session.three_people import LIVELY
from timeline_hand import BURNT, CAME, END, LEFT, VERA, PastHand
from world.tiny_town import ADA, BO

from game.ui.inspector.people import PeopleTab
from game.ui.lists.goals import ToMemory

pytestmark = pytest.mark.window
NOW, MEMORY, REFLECTIONS, PEOPLE, TALKS = range(5)


def test_the_memory_stream_is_as_of_then_and_what_came_later_is_not_in_it(hand: PastHand) -> None:
    view = hand.view
    view.go(END)
    view.select(ADA)
    view.panels.inspector.choose(MEMORY)
    hand.settle()
    later = len(view.panels.inspector.items())
    assert later == len(view.session.residents[ADA].stream)
    view.go(LIVELY)
    hand.frame()
    sooner = len(view.panels.inspector.items())
    assert sooner == len(view.session.residents[ADA].stream) < later
    assert all(memory.created < LIVELY for memory in view.session.residents[ADA].stream.view())
    view.go(END)
    hand.frame()
    assert len(view.panels.inspector.items()) == later


def test_the_page_of_a_memory_that_is_still_to_come_says_so(hand: PastHand) -> None:
    view = hand.view
    view.go(END)
    view.select(ADA)
    view.panels.inspector.choose(MEMORY)
    latest = len(view.session.residents[ADA].stream) - 1
    view.panels.inspector.tabs[MEMORY].takes(ToMemory(latest))
    hand.settle()
    view.go(0)
    hand.settle()
    assert "Not yet remembered" in view.panels.inspector.said_all()
    view.go(END)
    hand.settle()
    assert f"number {latest}" in view.panels.inspector.said_all()


def test_talks_and_what_is_known_of_people_are_as_of_then(hand: PastHand) -> None:
    view = hand.view

    def told(tab: int) -> str:
        view.panels.inspector.choose(tab)
        for _ in range(4):
            hand.frame()
        return view.panels.inspector.said_all()

    view.go(END)
    view.select(BO)
    talks, people = told(TALKS), told(PEOPLE)
    assert "No talk yet" not in talks
    view.go(0)
    assert "No talk yet" in told(TALKS)
    assert "no talk yet" in told(PEOPLE)
    bonds = view.panels.inspector.tabs[PEOPLE]
    assert isinstance(bonds, PeopleTab)
    assert all(not bond.talks for bond in bonds.bonds.by_person.values())
    view.go(END)
    assert (told(TALKS), told(PEOPLE)) == (talks, people)


def test_a_visitor_who_has_not_come_yet_is_in_no_list_and_their_inspector_closes(hand: PastHand) -> None:
    view = hand.view
    view.go(CAME + 20)
    assert VERA in [entry.number for entry in view.panels.roster.entries()]
    view.follow(VERA)
    hand.settle()
    view.go(CAME - 20)
    hand.frame()
    assert view.panels.inspector.number is None
    assert not view.panels.inspector.following
    assert VERA not in [entry.number for entry in view.panels.roster.entries()]
    view.go(LEFT + 20)
    assert VERA not in [entry.number for entry in view.panels.roster.entries()]


def test_the_log_tells_nothing_of_later(hand: PastHand) -> None:
    view = hand.view
    hand.press(key.L)
    view.go(END)
    hand.frame()
    assert "Vera Lund" in view.panels.wide.page.said_all()
    view.go(CAME - 20)
    hand.frame()
    assert "Vera Lund" not in view.panels.wide.page.said_all()
    assert "ada" in view.panels.wide.page.said_all().lower()


def test_news_is_read_anew_and_nothing_of_later_is_known(hand: PastHand) -> None:
    view = hand.view
    hand.press(key.N)
    view.go(END)
    for _ in range(400):
        hand.frame()
        if not view.panels.wide._pages["news"]._reading.busy:  # type: ignore[attr-defined]
            break
    view.go(0)
    hand.frame()
    assert view.panels.wide._pages["news"]._reading.read_at == 0  # type: ignore[attr-defined]
    assert view.panels.wide._pages["news"]._reading.pieces == ()  # type: ignore[attr-defined]


def test_nobody_glides_through_time_and_who_is_followed_stays_in_the_middle(hand: PastHand) -> None:
    view = hand.view
    view.go(END)
    view.follow(ADA)
    hand.settle()
    for tick in (40, LIVELY, 1000):
        view.go(tick)
        hand.frame(0.0)
        body, figure = view.session.simulation.bodies[ADA], view.screen.picture.figures[ADA]
        assert abs(figure.x - (body.tile[0] + 0.5) * 32) <= 32 and abs(figure.y - (body.tile[1] + 1) * 32) <= 48
        assert view.panels.inspector.following
        before = (view.screen.camera.x, view.screen.camera.y)
        hand.settle()
        assert (view.screen.camera.x, view.screen.camera.y) == pytest.approx(before, abs=1.0)


def test_playing_on_from_a_moment_is_the_same_as_travelling_there(hand: PastHand) -> None:
    view = hand.view
    view.go(BURNT - 20)
    for _ in range(90):
        view.session.advance()
    played = {number: (body.tile, body.doing) for number, body in view.session.simulation.bodies.items()}
    view.go(BURNT + 70 + 61)
    view.go(BURNT + 70)
    assert {number: (body.tile, body.doing) for number, body in view.session.simulation.bodies.items()} == played
