"""A player is one of the people: met, spoken with line by line, remembered, and saved with the run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from session.a_visit import STREET, VERA, beside, come, talk_with
from session.three_people import live, live_until, thinking, three_people
from world.tiny_town import ADA, BO

from game.saves import Store
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import found, found_new
from game.session.going_on import go_on
from game.session.ground import Ground
from game.session.visitors import LONGEST_WAIT, sentence_about
from game.world.bodies import Conversation
from game.world.clock import TICKS_PER_HOUR
from game.world.commands import Arrive, Depart, JoinTalk, Say, StartTalk, Walk

NOON = 12 * TICKS_PER_HOUR


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture
def session(ground: Ground) -> Iterator[Session]:
    living = live(found(ground, thinking()), NOON)
    yield living
    living.close()


def say(session: Session, talk: Conversation, words: str) -> None:
    session.order(Say(VERA, talk.id, words))
    session.advance(wait=True)


def test_who_comes_is_somebody_no_mind_thinks_for(session: Session) -> None:
    come(session)
    vera = session.residents[VERA]
    assert vera.visitor and vera.persona.occupations
    live(session, session.now + 100)
    assert not any(VERA in each.members for each in session.in_flight.asked)
    assert vera.plan is None and len(vera.stream) == 0


@pytest.mark.parametrize(
    ("about", "sentence"),
    [("a reporter", "Vera is a reporter"), ("", "Vera is a visitor in town"), ("I paint boats.", "I paint boats.")],
)
def test_what_one_says_of_oneself_is_a_sentence(about: str, sentence: str) -> None:
    assert sentence_about("Vera", about) == sentence


def test_a_line_is_answered_and_then_it_is_the_visitors_turn(session: Session) -> None:
    talk = talk_with(session, ADA)
    assert talk.lines == [], "whoever begins has the word"
    say(session, talk, "Good day! What are you doing today?")
    live_until(session, lambda: len(talk.lines) >= 2)
    assert [line.speaker for line in talk.lines] == [VERA, ADA] and talk.lines[1].text
    live(session, session.now + 10)
    assert len(talk.lines) == 2


def test_who_is_called_by_name_answers(session: Session) -> None:
    come(session)
    beside(session, ADA, BO)
    talk = talk_with(session, ADA)
    session.order(JoinTalk(BO, talk.id))
    session.advance(wait=True)
    say(session, talk, "And you, Bo? What do you think?")
    live_until(session, lambda: len(talk.lines) >= 2)
    assert talk.lines[1].speaker == BO


def test_the_talk_is_remembered_as_a_talk_with_the_visitor(session: Session) -> None:
    talk = talk_with(session, ADA)
    say(session, talk, "I am writing about the harbour.")
    live_until(session, lambda: len(talk.lines) >= 2)
    session.order(Walk(VERA, STREET))
    live(session, session.now + 80)
    notes = [each for each in session.residents[ADA].stream.records if each.content.talk == talk.id]
    assert notes and any("Vera Lund" in each.text and VERA in each.content.people for each in notes)


def test_a_visitor_who_says_nothing_is_left_standing(session: Session) -> None:
    talk = talk_with(session, ADA)
    live(session, session.now + LONGEST_WAIT + 2)
    assert talk.state == "ended"


def test_joining_a_written_talk_makes_it_a_talk_by_turns(session: Session) -> None:
    come(session)
    beside(session, ADA)
    beside(session, ADA, BO)
    session.order(StartTalk(ADA, BO))
    session.advance(wait=True)
    talk = list(session.simulation.conversations.values())[-1]
    live_until(session, lambda: len(talk.lines) >= 2)
    session.order(JoinTalk(VERA, talk.id))
    session.advance(wait=True)
    said = len(talk.lines)
    live(session, session.now + 20)
    assert VERA in talk.members and len(talk.lines) <= said + 1, "the rest of what was written is let go"


def test_a_run_with_a_visitor_goes_on_as_it_would_have(ground: Ground, tmp_path: Path) -> None:
    def with_visitor(session: Session) -> Session:
        live(session, NOON)
        talk = talk_with(session, ADA)
        say(session, talk, "Good day! What are you doing today?")
        return session

    whole = live(with_visitor(found(ground, thinking())), NOON + 300)
    store = Store(tmp_path)
    with_visitor(found_new(store, "visit", ground, thinking())).close()
    again = live(go_on(store.open("visit"), ground, thinking()), NOON + 300)
    assert digest_of(again, ground.header) == digest_of(whole, ground.header)
    assert again.residents[VERA].visitor and again.residents[VERA].about == "a reporter"
    again.close()


def test_who_has_left_is_remembered_and_saved_too(ground: Ground, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = live(found_new(store, "gone", ground, thinking()), NOON)
    talk = talk_with(session, ADA)
    say(session, talk, "Good day!")
    live_until(session, lambda: len(talk.lines) >= 2)
    session.order(Depart(VERA))
    live(session, session.now + 60).close()
    again = live(go_on(store.open("gone"), ground, thinking()), session.now + 60)
    assert VERA not in again.simulation.bodies
    assert any("Vera Lund" in each.text for each in again.residents[ADA].stream.records)
    again.order(Arrive(VERA, "Vera Lund", STREET))
    again.advance(wait=True)
    assert VERA in again.simulation.bodies
    again.close()
