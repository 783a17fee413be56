"""What somebody is seen doing is said in English, whatever the plan called it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.phrases import gerund_of, progressive


@pytest.mark.parametrize(
    ("step", "seen"),
    [
        ("sleep", "sleeping"),
        ("wipe the bar and hum", "wiping the bar and humming"),
        ("lie in the dark and think of home", "lying in the dark and thinking of home"),
        ("begin again on a clean sheet, looser", "beginning again on a clean sheet, looser"),
        ("wipe the board and begin the next class", "wiping the board and beginning the next class"),
        ("unwrap a parcel", "unwrapping a parcel"),
        ("rewrite the page", "rewriting the page"),
        ("quietly close the door", "quietly closing the door"),
        ("talk with a friend", "talking with a friend"),
        ("sitting by the fire", "sitting by the fire"),
        ("sing", "singing"),
    ],
)
def test_a_verb_is_said_as_it_goes_on(step: str, seen: str) -> None:
    assert progressive(step) == seen


@pytest.mark.parametrize(
    ("step", "seen"),
    [
        ("count out a rhythm and clap it, then play it", "counting out a rhythm and clapping it, then playing it"),
        ("pour, mix and serve without losing count", "pouring, mixing and serving without losing count"),
        ("step back, squint, and darken one corner", "stepping back, squinting, and darkening one corner"),
        ("look at the board and order dinner", "looking at the board and ordering dinner"),
        ("wait for the build and stretch", "waiting for the build and stretching"),
        ("write a reply and do not send it", "writing a reply and not sending it"),
        ("walk along the rows and water the beds", "walking along the rows and watering the beds"),
        ("measure and chop everything", "measuring and chopping everything"),
    ],
)
def test_every_deed_of_several_is_said_so(step: str, seen: str) -> None:
    assert progressive(step) == seen


@pytest.mark.parametrize(
    ("step", "seen"),
    [
        ("learn a page by heart, line by line", "learning a page by heart, line by line"),
        ("stitch on, row after row", "stitching on, row after row"),
        ("weigh flour, salt and water for the dough", "weighing flour, salt and water for the dough"),
        ("check every figure and date in it", "checking every figure and date in it"),
        ("turn a picture black and white and back again", "turning a picture black and white and back again"),
        ("watch people come and go", "watching people come and go"),
        ("listen to someone who has lost faith or sleep", "listening to someone who has lost faith or sleep"),
        ("eat bread, ham and pickles", "eating bread, ham and pickles"),
        ("have tea and toast", "having tea and toast"),
        ("ask for a moment's silence", "asking for a moment's silence"),
    ],
)
def test_what_is_a_thing_stays_one(step: str, seen: str) -> None:
    assert progressive(step) == seen


@pytest.mark.parametrize(
    ("verb", "form"),
    [("begin", "beginning"), ("prefer", "preferring"), ("open", "opening"), ("visit", "visiting"), ("die", "dying"),
     ("see", "seeing"), ("be", "being"), ("stop", "stopping"), ("fix", "fixing"), ("play", "playing"), ("read", "reading"),
     ("redo", "redoing"), ("overhear", "overhearing"), ("unpin", "unpinning"), ("rest", "resting"), ("repair", "repairing")],
)  # fmt: skip
def test_spelling(verb: str, form: str) -> None:
    assert gerund_of(verb) == form


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz ,.'{}", max_size=60))
def test_any_phrase_can_be_said_and_keeps_its_length_in_words(phrase: str) -> None:
    if "do not" not in phrase:
        assert len(progressive(phrase).split(" ")) == len(phrase.split(" "))
