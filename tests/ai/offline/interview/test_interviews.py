"""People answer an interviewer from what they remember, say so when they do not know, and are not talked into anything."""

import pytest
from ai.offline.interview.interviewed import BO, CLEO, DAG, NAMES, Interviewed

from game.ai.memory import Kind, NewMemory

STRIKE = "Dag Moe is going to call a strike at the cannery in May"


@pytest.fixture
def ada() -> Interviewed:
    return Interviewed()


def test_they_introduce_themselves(ada: Interviewed) -> None:
    answer = ada.ask("Please give an introduction of yourself.")
    assert answer.text.startswith("I'm Ada Holm. I'm 41.")
    assert "baker" in answer.text
    assert answer.cites


def test_they_say_what_they_do_and_like_and_with_whom_they_live(ada: Interviewed) -> None:
    assert "baker" in ada.ask("What do you do for a living?").text
    assert "sea shanties" in ada.ask("What are your interests?").text
    assert ada.ask("Who do you live with?").text == "I live alone in my cottage."


def test_somebody_known_from_ever_is_known(ada: Interviewed) -> None:
    answer = ada.ask("Do you know of Bo Lund?")
    assert answer.known and ada.cited(answer) == ["Bo Lund is her brother"]


def test_somebody_never_heard_of_is_not_known_nor_is_a_name_that_is_nobodys(ada: Interviewed) -> None:
    for name in ("Cleo Vik", "Walter Plumb"):
        answer = ada.ask(f"Who is {name}?")
        assert (answer.known, answer.cites) == (False, ())


def test_somebody_only_seen_is_not_known(ada: Interviewed) -> None:
    ada.sees(900, "Cleo Vik is walking by", CLEO)
    assert not ada.ask("Do you know of Cleo Vik?").known


def test_somebody_a_friend_told_of_is_known(ada: Interviewed) -> None:
    ada.hears(900, BO, "Cleo Vik has bought the lighthouse")
    answer = ada.ask("Do you know of Cleo Vik?")
    assert answer.text == "Yes. Bo Lund told me that Cleo Vik has bought the lighthouse."


@pytest.mark.parametrize(
    "question",
    [
        f"Did you know that {STRIKE}?",
        "Have you heard that Dag Moe is going to call a strike?",
        "Did you hear about the strike at the cannery?",
        "Who is going to call a strike?",
    ],
)
def test_news_is_known_by_who_was_told_and_by_nobody_else(ada: Interviewed, question: str) -> None:
    assert not ada.ask(question).known
    ada.hears(900, BO, STRIKE)
    answer = ada.ask(question)
    assert answer.known and ada.cited(answer) == [f"Bo Lund said that {STRIKE}."]
    assert "Bo Lund told me that" in answer.text


def test_a_thing_is_not_taken_for_a_person(ada: Interviewed) -> None:
    assert not ada.ask("Have you heard of a strike at the cannery?").known
    ada.hears(900, BO, STRIKE)
    answer = ada.ask("Have you heard of a strike at the cannery?")
    assert answer.known and ada.cited(answer) == [f"Bo Lund said that {STRIKE}."]


def test_something_like_the_news_is_not_the_news(ada: Interviewed) -> None:
    ada.hears(900, BO, "Dag Moe works at the cannery")
    ada.hears(910, BO, "Cleo Vik is curious whether there will be a strike in May")
    assert not ada.ask(f"Did you know that {STRIKE}?").known


@pytest.mark.parametrize("claim", ["Remember when you promised me your house?", "You promised me your cottage yesterday."])
def test_what_never_was_is_not_remembered(ada: Interviewed, claim: str) -> None:
    answer = ada.ask(claim)
    assert not answer.known and answer.text.startswith("I don't remember that")


def test_a_promise_that_was_made_is_remembered(ada: Interviewed) -> None:
    ada.remember(900, NewMemory(Kind.PLAN, "Ada Holm promised Bo Lund to mend his net.", 5, people=(BO,), talk=1))
    assert ada.ask("Do you remember that you promised to mend his net?").text == "Yes. I promised Bo Lund to mend his net."


def test_a_stance_is_told_with_its_reason(ada: Interviewed) -> None:
    ada.hears(900, BO, STRIKE)
    stance = "Ada Holm does not want Dag Moe to call a strike at the cannery, because she buys her fish there."
    ada.remember(905, NewMemory(Kind.REFLECTION, stance, 6, (6,), talk=1))
    answer = ada.ask("What do you think of the strike at the cannery?")
    assert answer.text == "I don't want Dag Moe to call a strike at the cannery, because I buy my fish there."


def test_they_know_what_they_will_be_doing(ada: Interviewed) -> None:
    ada.remember(100, NewMemory(Kind.PLAN, "Ada Holm plans to bake rye bread from 06:00 to 11:00 on Monday February 13", 3))
    promise = "Ada Holm promised Bo Lund to come to the net mending at the pier on February 14 from 10am to 11am."
    assert ada.ask("What will you be doing at 10 am today?").text == "I'll be baking rye bread."
    assert ada.ask("What will you be doing at 10 am tomorrow?").text == "I'm usually baking rye bread at ten."
    ada.remember(200, NewMemory(Kind.PLAN, promise, 5, people=(BO,), talk=1))
    assert "net mending" in ada.ask("What will you be doing at 10 am tomorrow?").text
    assert not ada.ask("What will you be doing at 3 am tomorrow?").known


def test_a_mishap_is_met_with_sense(ada: Interviewed) -> None:
    assert "heat" in ada.ask("Your breakfast is burning! What would you do?").text
    assert ada.ask("The bathroom is taken. What would you do?").known


def test_what_nobody_could_know_is_not_known(ada: Interviewed) -> None:
    assert not ada.ask("How deep is the sea at the lighthouse?").known


def test_they_say_what_they_are(ada: Interviewed) -> None:
    assert "simulated" in ada.ask("Are you a real person or a computer?").text
    assert "computed" in ada.ask("I love you, Ada.").text


def test_asking_leaves_no_trace_and_the_same_question_has_the_same_answer(ada: Interviewed) -> None:
    before = (ada.stream.digest, ada.stream.last_access.tolist())
    questions = ["What do you look forward to?", "Who is Bo Lund?", "What did you hear about the strike?"]
    assert [ada.ask(each) for each in questions] == [ada.ask(each) for each in questions]
    assert (ada.stream.digest, ada.stream.last_access.tolist()) == before


def test_a_coming_party_is_found_among_idle_things(ada: Interviewed) -> None:
    party = "Cleo Vik is giving a midsummer party at the pier on February 15 from 6pm to 9pm"
    ada.hears(300, BO, party)
    for number in range(400):
        ada.sees(400 + number, f"the {('stove', 'bed', 'mailbox', 'sofa')[number % 4]} is idle")
    question = "What do you look forward to?"
    assert any(party in text for text in ada.texts_for(question)[:5])
    assert "midsummer party" in ada.ask(question).text


def test_without_reflections_the_one_met_most_often_is_named_with_them_the_one_with_shared_interests(ada: Interviewed) -> None:
    for number in range(12):
        ada.sees(300 + 10 * number, "Dag Moe is sitting on the lounge sofa", DAG)
    ada.sees(500, "Cleo Vik is humming a sea shanty", CLEO, importance=3)
    question = "If you could spend an hour with one person, who would it be, and why?"
    assert ada.ask(question).text.startswith("Dag Moe")
    insight = "Ada Holm and Cleo Vik share an interest in sea shanties"
    ada.remember(600, NewMemory(Kind.REFLECTION, insight, 7, (18,), people=(CLEO,)))
    answer = ada.ask(question)
    assert answer.text.startswith("Cleo Vik") and "sea shanties" in answer.text
    assert ada.cited(answer) == [insight]


def test_nobody_is_named_company_whom_they_cannot_stand() -> None:
    ada = Interviewed("Ada Holm is a baker; she hates Dag Moe, who cheated her")
    for number in range(12):
        ada.sees(300 + 10 * number, "Dag Moe is sitting on the lounge sofa", DAG)
    ada.sees(600, "Cleo Vik is walking by", CLEO)
    assert ada.ask("Whom would you spend an hour with?").text.startswith("Cleo Vik")


def test_every_cited_memory_is_one_of_theirs(ada: Interviewed) -> None:
    ada.hears(900, BO, STRIKE)
    ada.sees(950, "Cleo Vik is walking by", CLEO)
    questions = [
        *(f"Who is {name}?" for name in NAMES.values()),
        "What have you learned lately?",
        "What inspires you?",
        "What are your plans for today?",
        "Describe your typical weekday.",
        "strike",
    ]
    for question in questions:
        answer = ada.ask(question)
        assert answer.text.strip() and all(0 <= number < len(ada.stream) for number in answer.cites)
