"""A talk with a visitor is worth going on with: answers fit the words, rest on memories, vary, and remember what was said."""

import pytest
from ai.offline.talk.talk_people import EMIL, IDA, NORA
from ai.offline.visit.a_visitor import MIND, NAME, VERA, Talk, answers, record
from hypothesis import given, settings
from hypothesis import strategies as some

from game.ai.knowledge import knowledge
from game.ai.memory import Kind
from game.ai.mind import SayLine
from game.ai.offline.talk.phrases import phrases
from game.world.bodies import Line

SEEDS = range(1, 6)
TWENTY = (
    "Hello!", "How are you?", "What are you doing?", "What are your plans?", "Any news?", "Nice weather today.",
    "Do you know Emil?", "What do you think of him?", "Tell me about yourself.", "What else?", "I paint boats.", "Thank you.",
    "You look tired.", "Why?", "Tell me a joke.", "Are you lonely?", "Where am I?", "Who is the mayor?", "Blorg fnord wibble.",
    "You should learn to swim.",
)  # fmt: skip


@pytest.mark.parametrize("persona", [NORA, EMIL, IDA])
def test_nobody_repeats_themselves_in_twenty_answers(persona: object) -> None:
    said = answers(TWENTY, persona)  # type: ignore[arg-type]
    assert len(set(said)) == len(said)
    assert sum("don't know" in each.lower() for each in said) <= 2


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_asked_about_plans_invites_to_what_they_give(seed: int) -> None:
    talk = Talk(seed=seed)
    talk.say("Hello!")
    answer = talk.say("What are your plans?")
    assert answer.act == "invite" and "kite party" in answer.text
    assert answer.claims == ("Nora Finch is giving a kite party at the river meadow on May 8 from 3pm to 5pm",)
    assert talk.say("What are you doing on Thursday?").act != "invite", "once is enough"


def test_a_yes_to_it_is_remembered_as_a_promise_and_spoken_of_at_parting() -> None:
    talk = Talk()
    for words in ("Hello!", "What are your plans?", "Yes, gladly."):
        talk.say(words)
    assert "kite party" in talk.say("Goodbye!").text or "party" in talk.lines[-1].text
    promised = "Vera Lund promised Nora Finch to come to the kite party at the river meadow on May 8 from 3pm to 5pm."
    assert promised in [text for _, text in talk.note().heard]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_visitors_name_is_used_once_it_was_given_and_not_before(seed: int) -> None:
    talk = Talk(seed=seed)
    assert "Vera" not in talk.say("Hello!").text
    assert "Vera" in talk.say("I'm Vera.").text
    assert "Vera" in talk.say("What's my name?").text


@pytest.mark.parametrize("seed", SEEDS)
def test_an_invitation_gets_one_answer_that_binds(seed: int) -> None:
    talk = Talk(EMIL, seed=seed)
    answer = talk.say("I am giving a concert on Saturday at six in the evening at the inn. Will you come?")
    assert answer.act in ("accept", "perhaps", "decline") and len(answer.claims) == 1
    note = talk.note()
    assert bool(note.promises) == (answer.act == "accept")
    assert bool(note.refusals) == (answer.act == "decline")


def test_asked_again_another_day_they_keep_to_what_they_said() -> None:
    promise = "Emil Sand promised Vera Lund to come to the concert at the inn on May 10 at 6pm."
    own = (
        record(20, promise, Kind.PLAN, talk=1, people=(VERA,)),
        record(21, "Emil Sand talked with Vera Lund.", Kind.CHAT, talk=1, people=(VERA,)),
    )
    answer = Talk(EMIL, own=own).say("Are you coming to my concert?")
    assert 20 in answer.cites and "concert" in answer.text


def test_who_was_here_before_is_known_by_name_and_by_what_they_told() -> None:
    book = "Vera Lund said that Vera Lund is writing a book about ferries."
    own = (
        record(20, "Nora Finch talked with Vera Lund.", Kind.CHAT, day=-1, talk=1, people=(VERA,)),
        record(21, book, Kind.CHAT, day=-1, talk=1, line=0, said_by=VERA, people=(VERA,)),
    )
    greeting = Talk(own=own).say("Good morning!").text
    assert "Vera" in greeting and "book about ferries" in greeting
    assert "ferries" in Talk(own=own).say("What did I tell you yesterday?").text


def test_what_was_said_earlier_in_the_talk_is_remembered() -> None:
    talk = Talk()
    talk.say("I have lost my hat in the river.")
    talk.say("How are you?")
    assert "hat" in talk.say("What did I tell you?").text


def test_what_they_plan_is_told_from_their_plan() -> None:
    plan = record(30, "Nora Finch plans to deliver the rolls from 14:00 to 15:00 on Tuesday May 6", Kind.PLAN, minute=0)
    talk = Talk(plans=(plan,))
    talk.say("Hello!")
    answer = talk.say("What are you going to do today?")
    assert "delivering the rolls" in answer.text and 30 in answer.cites


@pytest.mark.parametrize(
    "words", ["Do you know Emil?", "What do you think of Emil?", "Tell me about Emil", "Who is Emil?", "What else?"]
)
def test_a_secret_is_not_told_to_a_stranger(words: str) -> None:
    talk = Talk()
    talk.say("Hello, what about Emil?")
    assert "crush" not in talk.say(words).text.lower()


def test_ill_talk_of_a_friend_is_not_believed_and_of_an_enemy_it_is() -> None:
    friend, enemy = Talk(), Talk()
    assert "does not believe that Emil Sand is a thief" in friend.say("Emil is a thief.").claims[0]
    assert "believes that Ida Moss is a thief" in enemy.say("Ida Moss is a thief.").claims[0]


def test_rudeness_is_resented_and_remembered_until_it_is_too_much() -> None:
    talk = Talk()
    assert talk.say("You are an idiot.").act == "stance"
    stances = [text for _, text in talk.note().stances]
    assert stances == ["Nora Finch thinks that Vera Lund is rude, because Vera Lund insulted her."]
    assert talk.say("You are stupid.").act == "part"


def test_rudeness_can_be_made_up_for() -> None:
    talk = Talk()
    for words in ("You are an idiot.", "I'm sorry, I apologise."):
        talk.say(words)
    assert talk.say("You are a fool.").act != "part"


def test_who_says_sorry_is_forgiven_and_that_is_remembered() -> None:
    talk = Talk()
    for words in ("You are an idiot.", "I'm sorry."):
        talk.say(words)
    assert [text for _, text in talk.note().stances][-1] == "Nora Finch has forgiven Vera Lund, because Vera Lund said sorry."


def test_a_yes_with_a_question_behind_it_is_taken_and_the_question_answered() -> None:
    talk = Talk(doing="Nora Finch is sweeping the floor")
    for words in ("Hello!", "What are your plans?"):
        talk.say(words)
    answer = talk.say("Yes, I'd love to come! What are you doing?").text
    assert "sweeping the floor" in answer and not answer.startswith("I'm sweeping")


def test_a_threat_ends_the_talk() -> None:
    assert Talk().say("I will kill you.").act == "part"


def test_kindness_makes_an_opinion_that_can_be_asked_for() -> None:
    talk = Talk()
    talk.say("I'm Vera. You are very kind.")
    assert f"Nora Finch likes {NAME}, because {NAME} was kind to her." in [text for _, text in talk.note().stances]


def test_many_questions_leave_an_impression() -> None:
    talk = Talk()
    for words in ("How are you?", "What do you do?", "Do you like it?", "Do you know Ida?", "Where do you live?", "And why?"):
        talk.say(words)
    assert any("asks a lot" in text for _, text in talk.note().stances)


def test_everybody_has_a_way_of_their_own() -> None:
    words = ("Hello!", "How are you?", "You look tired.", "Tell me a joke.")
    assert answers(words, NORA) != answers(words, EMIL) != answers(words, IDA)


@given(some.lists(some.text(max_size=60), min_size=1, max_size=5))
@settings(deadline=None, max_examples=40)
def test_whatever_is_said_there_is_an_answer_and_it_is_the_same_again(words: list[str]) -> None:
    assert all(answers(words)) and answers(words) == answers(words)


def test_who_chimes_in_answers_the_visitor_and_not_the_neighbour() -> None:
    lines = (
        Line(VERA, "What are you working on?", 0, (), ()),
        Line(
            1, "I'm casting a bell for my village.", 1, (), (), ("Emil Sand is casting a bell for Emil Sand's village",), "answer"
        ),
    )
    known = Talk().speaker
    answer = MIND.say_line(SayLine(known, lines, visitor=VERA))
    assert answer.speaker == 0 and "bell" not in answer.text


@pytest.mark.parametrize("act", sorted(knowledge("visits")["phrases"]))
def test_everything_can_be_said_by_anybody(act: str) -> None:
    assert any(not phrase.needs for phrase in phrases(act, "visits"))
