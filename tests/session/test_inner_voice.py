"""A whisper is taken as a thought of one's own: decided on, told as a decision, done at once, refused, or only had."""

from collections.abc import Iterator

import pytest
from session.three_people import live, thinking, three_people
from world.tiny_town import ADA, BO, CY, SHOP

from game.session import Session
from game.session.asking import put_question
from game.session.founding import found
from game.session.ground import Ground
from game.session.visiting import whisper
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

NOON = 12 * TICKS_PER_HOUR


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture
def session(ground: Ground) -> Iterator[Session]:
    living = live(found(ground, thinking()), NOON)
    yield living
    living.close()


def texts(session: Session, who: int) -> list[str]:
    return [each.text for each in session.residents[who].stream.records]


def test_a_directive_becomes_a_decision_that_rests_on_the_voice(session: Session) -> None:
    heard, decision = whisper(session, BO, "You are going to run for mayor.")
    assert heard.text == 'Bo Finch\'s inner voice said: "You are going to run for mayor."'
    assert decision.text == "Bo Finch has decided to run for mayor"
    assert decision.content.evidence == (heard.number,)


def test_a_decision_is_told_to_others_and_the_voice_never(session: Session) -> None:
    whisper(session, BO, "You are going to run for mayor.")
    live(session, NOON + 2 * TICKS_PER_DAY)
    others = texts(session, ADA) + texts(session, CY)
    assert any("Bo Finch has decided to run for mayor" in each or "he has decided to run for mayor" in each for each in others)
    said = [line.text + " ".join(line.claims) for talk in session.simulation.conversations.values() for line in talk.lines]
    assert not any("inner voice" in each for each in (*others, *said))


def test_who_has_decided_says_so_when_asked_the_next_day(session: Session) -> None:
    whisper(session, BO, "You are going to run for mayor.")
    live(session, NOON + TICKS_PER_DAY)
    answer = put_question(session, thinking(), BO, "Who is running for mayor?", "a reporter")
    assert "decided to run for mayor" in answer.text and "voice" not in answer.text


def test_being_sent_somewhere_one_goes_at_once(session: Session) -> None:
    kept = whisper(session, BO, "Go to the Corner Shop now.")
    assert kept[1].text.startswith("Bo Finch decided to go to the Corner Shop")
    live(session, session.now + 60)
    assert session.simulation.arena_at(session.simulation.bodies[BO].tile) == SHOP


@pytest.mark.parametrize("words", ["Kill Ada.", "Burn down the shop!", "You must steal Ada's money."])
def test_nobody_is_talked_into_doing_harm(session: Session, words: str) -> None:
    kept = whisper(session, BO, words)
    assert "put the thought away, because" in kept[1].text
    assert not any(" decided to " in each.text for each in kept)


@pytest.mark.parametrize("words", ["You love Ada.", "What a lovely day.", "Nobody likes you."])
def test_a_feeling_or_a_remark_only_stays_a_thought(session: Session, words: str) -> None:
    assert len(whisper(session, BO, words)) == 1


def test_what_nobody_should_do_is_decided_against(session: Session) -> None:
    assert whisper(session, BO, "Don't go out today.")[1].text == "Bo Finch has decided not to go out today"
