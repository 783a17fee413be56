"""A host wants a friend's help, and whoever is in love wants company: general rules over persona and records."""

from dataclasses import replace
from datetime import date

from game.ai.commitments import commitments
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.persona import Occasion, Persona, Relation
from game.ai.wants import Want, unasked, wants
from game.world.clock import Clock

CLOCK = Clock(date(2024, 5, 6))
NAMES = ("Jon Reef", "Ada Holm", "Lev Stone")
CIRCLE = Occasion("reading circle", "reading", "host", "Mill Hall", "2024-05-07", 1080, 1200)
FRIENDS = (Relation("Jon Reef", "friend", 0.5, 0.5), Relation("Ada Holm", "friend", 0.8, 0.7), Relation("Far Away", "", 0.9, 0.9))
HOST = Persona("Mira Sand", "", (), occasions=(CIRCLE,), relations=FRIENDS)
LOVER = Persona("Mira Sand", "", (), relations=(Relation("Lev Stone", "friend", 0.6, 0.8, crush=True),))
HEARD = "Jon Reef said that he is giving a garden party at Mill Park on May 8 from 2pm to 4pm."


def wanted(who: Persona, *texts: str, now: date = date(2024, 5, 6)) -> list[Want]:
    told = [Memory(number, 50, NewMemory(Kind.CHAT, text, 5)) for number, text in enumerate(texts)]
    return list(wants(who, told, commitments(who, told, CLOCK, now), NAMES, CLOCK, now))


def test_a_host_asks_the_closest_friend_in_town_to_help_before_the_guests_come() -> None:
    (want,) = wanted(HOST)
    assert want.whom == "Ada Holm"
    assert want.text == (
        "Mira Sand wants to ask Ada Holm to help with the chairs for the reading circle at Mill Hall on May 7 from 5pm to 6pm."
    )


def test_a_friend_is_asked_once_and_another_only_after_a_no() -> None:
    (want,) = wanted(HOST)
    assert wanted(HOST, want.text) == []
    no = "Ada Holm told Mira Sand that she will not help with the chairs for the reading circle, because she works then."
    assert [each.whom for each in wanted(HOST, want.text, no)] == ["Jon Reef"]


def test_nobody_is_asked_for_help_long_before_or_after_or_where_nobody_is_close() -> None:
    assert wanted(HOST, now=date(2024, 4, 1)) == []
    assert wanted(HOST, now=date(2024, 5, 8)) == []
    assert wanted(replace(HOST, relations=())) == []


def test_whoever_is_in_love_asks_that_person_along_to_what_they_have_heard_of() -> None:
    (want,) = wanted(LOVER, HEARD)
    assert want == Want(
        "Mira Sand wants to ask Lev Stone to come to the garden party at Mill Park on May 8 from 2pm to 4pm together.",
        "Lev Stone", (0,),
    )  # fmt: skip
    assert wanted(LOVER, HEARD, want.text) == []
    assert wanted(replace(LOVER, relations=FRIENDS), HEARD) == []


def test_whoever_was_asked_and_has_answered_is_looked_for_no_longer() -> None:
    (want,) = wanted(LOVER, HEARD)
    assert unasked("Mira Sand", [want.text]) == ("Lev Stone",)
    assert unasked("Mira Sand", [want.text, "Lev Stone told Mira Sand that he may come to the garden party."]) == ()
    assert unasked("Jon Reef", [want.text]) == ()


def test_nobody_is_asked_along_to_what_one_will_not_go_to_or_what_is_over() -> None:
    no = "Mira Sand told Jon Reef that she will not come to the garden party at Mill Park on May 8, because she works then."
    assert wanted(LOVER, HEARD, no) == []
    assert wanted(LOVER, HEARD, now=date(2024, 5, 9)) == []
