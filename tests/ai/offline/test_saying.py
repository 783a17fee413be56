"""What residents say to somebody from outside, line by line."""

import pytest
from ai.offline.talk.talk_people import EMIL, NORA, speaker
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.mind import DialogueLine, NoteTalk, SayLine
from game.ai.offline.mind import OfflineMind
from game.world.bodies import Line

PLAYER = 90
MIND = OfflineMind()


def reply(*said: str) -> DialogueLine:
    """What Nora says after the player's last line; her own lines are left out."""
    lines = tuple(Line(PLAYER, text, tick, (), ()) for tick, text in enumerate(said))
    return MIND.say_line(SayLine(speaker(NORA), lines))


@pytest.mark.parametrize(
    "claim", ["you promised me your house", "you told me about the murder", "you lent Emil Sand a thousand crowns"]
)
def test_nobody_is_talked_into_a_memory(claim: str) -> None:
    answer = reply(f"Remember when {claim}?")
    assert "remember" in answer.text.lower()
    assert answer.cites == ()
    assert not answer.claims


def test_what_was_claimed_is_kept_as_a_claim_of_who_said_it() -> None:
    lines = (Line(1, "Remember when you promised me your house?", 0, (), (0,)),)
    note = MIND.note_talk(NoteTalk(speaker(NORA), ("Emil Sand",), lines, (EMIL.pronouns,)))
    assert note.heard == ((0, "Emil Sand said that Nora Finch promised Emil Sand her house."),)
    assert note.promises == ()


def test_what_has_been_is_remembered_and_cited() -> None:
    answer = reply("What are you working on, Nora? Are you building a kite?")
    assert answer.text
    assert all(number < len(NORA.clauses) for number in answer.cites)


def test_a_greeting_is_returned_and_a_farewell_too() -> None:
    assert reply("Hello there").act == "greet"
    lines = (Line(0, "Hello.", 0, (), ()), Line(PLAYER, "Goodbye, then", 1, (), ()))
    assert MIND.say_line(SayLine(speaker(NORA), lines)).act == "part"


@given(st.text(max_size=80))
@settings(deadline=None)
def test_anything_may_be_said_to_them(text: str) -> None:
    assert reply(text).text
