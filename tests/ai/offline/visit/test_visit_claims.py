"""What a visitor states is kept as said by them; what they ask, or say to be polite, claims nothing."""

import pytest
from ai.offline.talk.talk_people import NORA, TODAY
from ai.offline.visit.a_visitor import NAME, Talk
from hypothesis import given
from hypothesis import strategies as some

from game.ai.offline.visit import Spoken, meant
from game.world.bodies import Line

NAMES = ("Nora Finch", "Emil Sand", "Ida Moss", NAME)
PLACES = ("Mill Park", "Harbour Inn")
INVITED = Line(
    0, "Come!", 0, (), (), ("Nora Finch is giving a kite party at the river meadow on May 8 from 3pm to 5pm",), "invite"
)


def claims(text: str, *before: Line) -> tuple[str, ...]:
    return meant(text, Spoken(NAME, NORA.name, NAMES, TODAY, PLACES, before)).claims


@pytest.mark.parametrize(
    ("said", "claim"),
    [
        ("I am giving a concert on Friday at six in the park", "Vera Lund is giving a concert in Mill Park on May 9 at 6pm"),
        ("we're having a picnic tonight at 8 in the park!", "Vera Lund is having a picnic in Mill Park on May 6 at 8pm"),
        ("I'd like to invite you to a dance tomorrow at 9pm", "Vera Lund is giving a dance on May 7 at 9pm"),
        ("Emil is a thief.", "Emil Sand is a thief"),
        ("well, I heard that emil is leaving town", "Emil Sand is leaving town"),
        ("Did you know that Ida Moss is selling the ferry?", "Ida Moss is selling the ferry"),
        ("Hello! My name is Vera Lund, I am a reporter.", "Vera Lund is a reporter"),
        ("I\u2019m writing an article about your bakery.", "Vera Lund is writing an article about Nora Finch's bakery"),
        ("My sister is ill.", "Vera Lund's sister is ill"),
        ("There is a fire in the library!", "there is a fire in the library"),
        ("I promise to bring you flowers tomorrow.", "Vera Lund promised Nora Finch to bring Nora Finch flowers on May 7"),
    ],
)
def test_what_is_stated_is_a_claim_with_names_days_and_places_in_full(said: str, claim: str) -> None:
    assert claims(said) == (claim,)


@pytest.mark.parametrize(
    "said",
    [
        "Hello!", "How are you today?", "Who is running for mayor?", "Thank you, that is kind.", "I have to go now. Goodbye!",
        "You are an idiot.", "I would like a coffee", "Will you come?", "I don't know.", "Is it true that Emil is a thief?",
        "Ha ha!", "Blorg fnord wibble.", "I love you.", "Nice weather today.", "", "?!", "I see.", "I'm tired.",
        "Remember when you promised me your house?",
    ],
)  # fmt: skip
def test_questions_courtesies_and_nonsense_claim_nothing(said: str) -> None:
    assert claims(said) == ()


def test_a_yes_to_an_invitation_is_a_promise_and_a_no_is_none() -> None:
    yes = meant("Yes, I'd love to!", Spoken(NAME, NORA.name, NAMES, TODAY, PLACES, (INVITED,)))
    no = meant("No, I can't.", Spoken(NAME, NORA.name, NAMES, TODAY, PLACES, (INVITED,)))
    assert yes.act == "accept" and no.act == "decline"
    assert yes.claims == ("Vera Lund promised Nora Finch to come to the kite party at the river meadow on May 8 from 3pm to 5pm",)
    assert not any(" promised " in claim for claim in no.claims)


def test_among_several_a_yes_is_to_who_invited() -> None:
    yes = meant("Yes, gladly.", Spoken(NAME, "Emil Sand", NAMES, TODAY, PLACES, (INVITED,)))
    assert yes.claims[0].startswith("Vera Lund promised Nora Finch to come")


def test_a_yes_to_anything_else_promises_nothing() -> None:
    assert claims("Yes, I'd love to!", Line(0, "Nice day, isn't it?", 0, (), (), (), "ask")) == ()


@given(some.text(max_size=120))
def test_anything_can_be_said(text: str) -> None:
    assert all(claim.strip() for claim in claims(text))


def test_what_a_visitor_told_is_remembered_as_said_by_them_and_what_they_asked_is_not() -> None:
    talk = Talk()
    talk.say("Good day! How are you?")
    talk.say("Emil is selling the bell foundry.")
    assert [text for _, text in talk.note().heard] == ["Vera Lund said that Emil Sand is selling the bell foundry."]
