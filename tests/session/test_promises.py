"""What was promised is planned and done: in a village of other people, with another kind of occasion than our town's."""

from pathlib import Path

import pytest
from session.harbour import READING, begin, keeps, live_to, place, remembers

from game.session import Session

NOON, FIVE = 720, 1020


@pytest.fixture(scope="module")
def two_days(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """Two days: Ada and Jon say yes on the first, Lev at the latest on the second; stopped in the middle of the reading."""
    session = live_to(begin(tmp_path_factory.mktemp("harbour")), 0, NOON)
    keeps(session, "Ada Holm", f"Ada Holm promised Mira Sand to come to {READING}.")
    keeps(session, "Jon Reef", f"Jon Reef promised Mira Sand to come to {READING}.")
    live_to(session, 1, NOON)
    keeps(session, "Lev Stone", f"Lev Stone promised Ada Holm to come to {READING}.")
    return live_to(session, 1, FIVE + 60)


def test_an_invitation_that_was_accepted_is_in_tomorrows_plan(two_days: Session) -> None:
    assert remembers(two_days, "Ada Holm", "plans to go to the reading") == [
        "Ada Holm plans to go to the reading at Mill Hall from 17:00 to 19:00 on Tuesday February 14"
    ]


def test_a_bartender_does_not_come_and_says_why(two_days: Session) -> None:
    (why,) = remembers(two_days, "Jon Reef", "will not come")
    said = why.lower()
    assert said.startswith("jon reef")
    assert f"will not come to {READING}, because he works at the old anchor pub".lower() in said
    assert not remembers(two_days, "Jon Reef", "plans to go to the reading")


def test_the_host_buys_what_is_needed_and_gets_the_place_ready_before_the_guests_come(two_days: Session) -> None:
    assert remembers(two_days, "Mira Sand", "plans to buy what is needed for the reading at Corner Shop")
    done = remembers(two_days, "Mira Sand", "Mira Sand is ")
    ready = next(index for index, text in enumerate(done) if "into rows" in text or "sounds from the back" in text)
    greets = next(index for index, text in enumerate(done) if "greeting everybody" in text)
    assert ready < greets


def test_the_host_wants_a_friends_help_and_who_has_a_crush_wants_to_ask_that_person_along(two_days: Session) -> None:
    assert remembers(two_days, "Mira Sand", "wants to ask") == [
        "Mira Sand wants to ask Ada Holm to help with the chairs for the reading at Mill Hall on February 14 from 4pm to 5pm."
    ]
    assert remembers(two_days, "Ada Holm", "wants to ask") == [f"Ada Holm wants to ask Lev Stone to come to {READING} together."]


def test_those_who_said_they_would_are_there_and_do_what_one_does_there(two_days: Session) -> None:
    there = {name: place(two_days, name) for name in ("Mira Sand", "Ada Holm", "Lev Stone", "Jon Reef")}
    assert there == {
        "Mira Sand": "Mill Hall",
        "Ada Holm": "Mill Hall",
        "Lev Stone": "Mill Hall",
        "Jon Reef": "The Old Anchor Pub",
    }
    assert remembers(two_days, "Lev Stone", "Lev Stone is arriving at the reading")


def test_the_day_before_is_summed_up_when_a_day_is_planned(two_days: Session) -> None:
    for resident in two_days.residents.values():
        summed_up = [memory for memory in resident.stream.records if memory.text.startswith("On Monday February 13 ")]
        assert len(summed_up) == 1 and summed_up[0].content.evidence


def test_all_levels_of_a_plan_are_in_the_stream(two_days: Session) -> None:
    for level in ("means to wake up at", "'s plan for Tuesday", " on Tuesday February 14", "minutes from"):
        assert remembers(two_days, "Ada Holm", level)


def test_an_invitation_accepted_at_noon_for_five_o_clock_is_in_todays_plan_until_it_is_called_off(tmp_path: Path) -> None:
    session = live_to(begin(tmp_path), 0, NOON)
    keeps(session, "Ada Holm", "Ada Holm promised Lev Stone to come to the quiz at Mill Hall on February 13 from 5pm to 7pm.")
    live_to(session, 0, NOON + 60)
    assert remembers(session, "Ada Holm", "now plans to go to the quiz") == [
        "Ada Holm now plans to go to the quiz at Mill Hall from 17:00 to 19:00 on Monday February 13,"
        " because she promised Lev Stone to come"
    ]
    keeps(session, "Ada Holm", "Lev Stone said that the quiz at Mill Hall is cancelled.")
    live_to(session, 0, NOON + 120)
    assert not any("the quiz" in block.text for block in session.residents[3].plan.blocks)  # type: ignore[union-attr]
    assert remembers(session, "Ada Holm", "no longer plans to go to the quiz")
