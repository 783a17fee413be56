"""What a visitor says in town is remembered as said by them, told on, thought about, and binds those who say yes to it."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from session.a_visit import VERA, beside, come, gone, talk_with
from session.three_people import PEOPLE, live, people_file, thinking, three_people
from world.tiny_town import ADA, BO, CY, STOVE, write_town

from game.ai.memory import Kind
from game.session import Session
from game.session.founding import found
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR
from game.world.commands import Depart, Say, SetState, StartTalk

NOON = 12 * TICKS_PER_HOUR


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture
def session(ground: Ground) -> Iterator[Session]:
    living = live(found(ground, thinking()), NOON)
    yield living
    living.close()


def test_what_a_visitor_states_is_kept_as_said_by_them(session: Session) -> None:
    talk = talk_with(session, ADA, "I am giving a concert tomorrow at six.")
    assert "Vera Lund is giving a concert on February 14 at 6pm" in talk.lines[0].claims
    gone(session)
    kept = [
        each for each in session.residents[ADA].stream.records if each.content.said_by == VERA and each.content.talk == talk.id
    ]
    assert any("is giving a concert on February 14 at 6pm" in each.text for each in kept)


def test_what_a_visitor_is_becomes_known_with_their_first_words_and_once(session: Session) -> None:
    talk = talk_with(session, ADA, "Hello!", "How are you?")
    assert talk.lines[0].claims == ("Vera Lund is a reporter",)
    assert talk.lines[2].claims == ()


def test_questions_leave_nothing_behind(session: Session) -> None:
    talk = talk_with(session, ADA, "Hello!", "How are you today?", "Who is running for mayor?")
    gone(session)
    kept = [
        each.text
        for each in session.residents[ADA].stream.records
        if each.content.said_by == VERA and each.content.talk == talk.id
    ]
    assert kept == ["Vera Lund said that Vera Lund is a reporter."]


def test_what_a_visitor_tells_one_reaches_another_by_talk_within_two_days(tmp_path: Path) -> None:
    music = PEOPLE.replace("she likes Cy Hall", "she likes Cy Hall; she loves music")
    ground = lay_ground(write_town(tmp_path), people_file(tmp_path, music), RunSettings(seed=3))
    session = live(found(ground, thinking()), NOON)
    talk_with(session, ADA, "I have lost my violin.", "I have bought a piano.", "I have decided to open a music school.")
    gone(session)
    live(session, NOON + 2 * TICKS_PER_DAY)
    others = [each for who in (BO, CY) for each in session.residents[who].stream.records]
    told = [each for each in others if "Vera Lund has " in each.text and each.content.said_by in (ADA, BO, CY)]
    assert told and all(each.content.talk is not None for each in told)
    session.close()


def test_an_invitation_by_a_visitor_is_answered_and_a_yes_is_in_the_plan_of_that_day(session: Session) -> None:
    talk = talk_with(session, ADA, "I am giving a concert tomorrow at six in the evening at the Corner Shop. Will you come?")
    answer = talk.lines[-1]
    assert answer.act in ("accept", "perhaps", "decline")
    gone(session)
    promised = [
        each for each in session.residents[ADA].stream.records if each.content.kind is Kind.PLAN and each.content.talk == talk.id
    ]
    assert bool(promised) == (answer.act == "accept")


def test_an_opinion_of_a_visitor_can_be_read_afterwards(session: Session) -> None:
    talk_with(session, ADA, "You are an idiot.")
    gone(session)
    views = [
        each
        for each in session.residents[ADA].stream.records
        if each.content.kind is Kind.REFLECTION and VERA in each.content.people
    ]
    assert [each.text for each in views] == ["Ada Reed thinks that Vera Lund is rude, because Vera Lund insulted her."]


def test_who_comes_back_the_next_day_is_known(session: Session) -> None:
    talk_with(session, ADA, "I'm Vera. I am writing a book about ferries.")
    gone(session)
    live(session, NOON + TICKS_PER_DAY)
    talk = talk_with(session, ADA, "Good day!")
    assert "Vera" in talk.lines[1].text and "ferries" in talk.lines[1].text


def test_a_resident_who_speaks_first_says_hello_and_asks_or_invites(session: Session) -> None:
    come(session)
    beside(session, ADA)
    session.order(StartTalk(ADA, VERA))
    live(session, session.now + 6)
    talk = session.simulation.conversations[session.simulation.bodies[ADA].conversation or 0]
    assert [line.speaker for line in talk.lines] == [ADA] and talk.lines[0].act in ("greet", "ask", "invite")


def test_a_visitor_is_not_swarmed(session: Session) -> None:
    come(session)
    for _ in range(8):
        beside(session, BO)
        live(session, session.now + TICKS_PER_HOUR // 2)
    talks = [each for each in session.simulation.conversations.values() if VERA in each.members]
    begins = [each.began for each in talks]
    assert len(talks) <= 5 and all(later - earlier > 12 for earlier, later in pairwise(begins))


@pytest.mark.parametrize("by", [None, VERA])
def test_a_fire_is_seen_to_whoever_set_it(session: Session, by: int | None) -> None:
    come(session)
    thing = session.simulation.town.objects[STOVE]
    session.simulation.bodies[BO].tile = thing.spots[0].tile
    session.simulation.bodies[BO].path = ()
    session.order(SetState(STOVE, "burning", by))
    live(session, session.now + 120)
    assert session.simulation.states[STOVE] != "burning"


def test_who_still_thinks_of_another_talk_answers_a_visitor_at_once(session: Session) -> None:
    talk_with(session, ADA, "Hello!")
    gone_at = session.now
    session.order(Depart(VERA))
    session.advance(wait=True)
    talk = talk_with(session, ADA)
    session.order(Say(VERA, talk.id, "What time is it?"))
    live(session, session.now + 6)
    assert [line.speaker for line in talk.lines] == [VERA, ADA] and session.now - gone_at < 48
