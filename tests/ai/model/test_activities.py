"""What a model writes of a plan in its own words is understood well enough for the offline mind to go on with it."""

import pytest
from ai.offline.offline_places import now, person, worker

from game.ai.knowledge import knowledge
from game.ai.model.activities import activity_for, doing_in, is_sleep
from game.ai.offline.breaking_down import SHIFTS
from game.ai.offline.today import Today
from game.ai.persona import Interest, Occupation, Persona, Project

READER = person(
    interests=(Interest("sea charts", "collect", "collect sea charts"),), projects=(Project("build", "build", "a boat"),)
)
CLERK = worker("shop clerk", "clerk", "Corner Shop", (540, 1020))
PUPIL = person(occupations=(Occupation("student", "student", "Mill School"),))
SEEKER = person(occupations=(Occupation("baker", "baker", status="seeking"),))


@pytest.mark.parametrize(
    ("text", "where", "who", "activity", "detail"),
    [
        ("wake up", "home", READER, "wake", "|"),
        ("wake up and complete the morning routine", "home", READER, "wash", "|"),
        ("get ready for bed", "home", READER, "bed", "|"),
        ("take a nap", "home", READER, "nap", "|"),
        ("have breakfast", "home", READER, "breakfast", "core|"),
        ("eat lunch with a friend", "The Blue Jug Café", READER, "lunch", "out|"),
        ("eat lunch", "Corner Shop", CLERK, "lunch", "work|"),
        ("work at the counter", "Corner Shop", CLERK, "work", "clerk|shop clerk"),
        ("restock the shelves", "Corner Shop", CLERK, "work", "clerk|shop clerk"),
        ("attend classes", "Mill School", PUPIL, "class", "student|"),
        ("study for the exam", "home", PUPIL, "study", "student|"),
        ("look for a job", "home", SEEKER, "work", "seeker|baker"),
        ("work on a boat", "home", READER, "project", "|a boat"),
        ("sort sea charts", "home", READER, "collect", "|sea charts"),
        ("stroll along the water", "Mill Park", READER, "walk", None),
        ("meet friends", "The Lantern", READER, "pub", None),
        ("frobnicate the quux", "home", READER, "", "|"),
    ],
)
def test_a_text_is_an_activity(text: str, where: str, who: Persona, activity: str, detail: str | None) -> None:
    today = Today.of(now(who))
    venue = today.atlas.labelled(where)
    assert venue is not None
    found = activity_for(today, text, venue, 60 if activity == "wash" else 10)
    assert found[0] == activity
    assert detail is None or found[1] == detail
    assert activity == "" or activity in SHIFTS or activity in knowledge("activities")


def test_a_meal_is_cooked_eaten_and_cleared_away() -> None:
    texts = ("fry an egg", "eat the egg", "wash the plate", "look out of the window")
    assert [doing_in(text, "breakfast") for text in texts] == ["cook", "eat", "clean", "breakfast"]
    assert doing_in("eat dinner", "read") == "eat"
    assert doing_in("have a look round", "work") == "work"
    assert doing_in("hum", "") == "habit"


def test_sleep_is_told_from_bedtime() -> None:
    assert is_sleep("sleep")
    assert is_sleep("go to sleep")
    assert not is_sleep("get ready for bed")
