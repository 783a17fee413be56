"""How a remembered sentence becomes speech."""

import pytest
from talk_people import EMIL, IDA, NORA, TODAY

from game.ai.offline.talk.speech import Voice, about, spoken
from game.ai.offline.talk.times import say_clock, say_day, write_times
from game.ai.offline.talk.verbs import base, doing, gerund, third

TO_EMIL = Voice(NORA, EMIL, TODAY)
TO_NORA = Voice(EMIL, NORA, TODAY)


@pytest.mark.parametrize(
    ("remembered", "speech"),
    [
        ("Nora Finch is building a kite", "I'm building a kite"),
        ("SELF is mending SELF's boat", "I'm mending my boat"),
        (
            "she gets up at 6:30am, feeds the ducks and goes to bed at 10pm",
            "I get up at half past six, feed the ducks and go to bed at ten",
        ),
        ("Nora has not told her mother", "I haven't told my mother"),
        ("she thinks that she is late", "I think that I'm late"),
        ("Nora Finch has known Emil Sand for years", "I've known you for years"),
        ("Emil Sand is casting his own bell", "You're casting your own bell"),
        ("she knows a man who carries her bags and never asks", "I know a man who carries my bags and never asks"),
        ("yesterday she burnt herself", "Yesterday I burnt myself"),
        ("she is busy on May 7th", "I'm busy tomorrow"),
    ],
)
def test_a_memory_of_oneself_is_said_in_the_first_person(remembered: str, speech: str) -> None:
    assert spoken(remembered, TO_EMIL) == speech


def test_a_memory_of_somebody_else_is_not_said_as_ones_own() -> None:
    assert spoken("Ida Moss runs the ferry", TO_EMIL) == ""
    assert about("Ida Moss is calling Emil Sand", TO_EMIL) == "Ida Moss is calling you"


def test_what_belongs_to_somebody_is_theirs_before_a_thing_and_by_itself() -> None:
    assert about("The boat is not Nora Finch's alone any more", TO_EMIL) == "The boat isn't mine alone any more"
    assert about("Ida Moss says the boat is Emil Sand's.", TO_EMIL) == "Ida Moss says the boat is yours"
    assert about("Ida Moss found Nora Finch's hat", TO_EMIL) == "Ida Moss found my hat"


def test_they_may_be_one_person() -> None:
    assert spoken("they are painting their ferry", Voice(IDA, EMIL, TODAY)) == "I'm painting my ferry"


def test_an_activity_is_named_however_it_was_written() -> None:
    assert doing("wash the floor and sit on the step") == "washing the floor and sitting on the step"
    assert doing("is reading a book") == doing("reads a book") == doing("read a book") == "reading a book"
    assert doing("") == ""


@pytest.mark.parametrize(
    ("plain", "ing", "she"),
    [
        ("carry", "carrying", "carries"),
        ("lie", "lying", "lies"),
        ("stop", "stopping", "stops"),
        ("write", "writing", "writes"),
        ("watch", "watching", "watches"),
    ],
)
def test_verbs_have_their_forms(plain: str, ing: str, she: str) -> None:
    assert gerund(plain) == ing
    assert third(plain) == she
    assert base(she) == plain or plain == "lie"


def test_times_are_said_as_people_say_them() -> None:
    assert say_clock(6 * 60 + 30) == "half past six"
    assert say_clock(9 * 60 + 45, exact=True) == "quarter to ten in the morning"
    assert say_day("2031-05-06", TODAY, 19 * 60) == "tonight"
    assert say_day("2031-05-10", TODAY) == "on Saturday"
    assert say_day("2031-05-01", TODAY) == ""


def test_what_is_noted_stays_true_next_week() -> None:
    assert write_times("a party tomorrow from five to seven", TODAY) == "a party on May 7 from 5pm to 7pm"
    assert write_times("a walk on Monday at ten in the morning", TODAY) == "a walk on May 12 at 10am"
