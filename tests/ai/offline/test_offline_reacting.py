"""What somebody without a language model does about what comes up: sensible things, with things that are at hand."""

from dataclasses import replace

import pytest
from ai.offline.offline_places import CAFE, GUESTS, HOME, NAME, PARK, SHOP, STRANGER, now, person, village, worker

from game.ai.known_places import KnownArena, KnownObject, KnownPlaces
from game.ai.mind import React, Reaction
from game.ai.offline.reacting import react
from game.ai.persona import Persona, Relation
from game.ai.plans import Step

OTHER = 9
NAMES = ((3, NAME), (OTHER, "Ole Moe"))


def thing(kind: str, sector: int = HOME) -> KnownObject:
    known = village().sector(sector)
    assert known is not None
    return next(each for arena in known.arenas for each in arena.objects if each.kind == kind)


def at(kind: str, activity: str, sector: int = HOME, asleep: bool = False) -> Step:
    place = thing(kind, sector)
    return Step(f"use the {kind}", 420, 435, place.arena, place.id, activity=activity, asleep=asleep)


def to(
    kind: str,
    state: str,
    sector: int = HOME,
    who: Persona | None = None,
    step: Step | None = None,
    up_to: tuple[str, ...] = (),
    known: KnownPlaces | None = None,
) -> Reaction:
    """How they react to a thing that has come to be in a state, at seven in the morning."""
    found = thing(kind, sector)
    when = replace(now(who or person(), known=known), minute=420)
    return react(React(when, f"the {kind} is {state}", target=found.id, state=state, step=step, up_to=up_to, names=NAMES))


def texts(reaction: Reaction) -> list[str]:
    return [step.text for step in reaction.steps]


def test_a_burning_stove_is_turned_off_and_what_was_cooked_is_cooked_again() -> None:
    reaction = to("stove", "burning", step=at("stove", "cook"))
    assert reaction.choice == "act" and reaction.redo
    assert reaction.reason == "decided to turn it off and to make breakfast again"
    (off,) = reaction.steps
    assert off.text.startswith("turn off the stove") and off.target == thing("stove").id and off.state == "off"


def test_what_was_being_eaten_is_made_again_first() -> None:
    reaction = to("stove", "burning", step=at("kitchen table", "eat"))
    assert texts(reaction)[1:] == ["make breakfast again"] and reaction.redo
    assert reaction.steps[1].state == "cooking breakfast"


@pytest.mark.parametrize("step", [None, at("sofa", "read"), at("kitchen sink", "clean")])
def test_who_was_at_no_meal_only_turns_it_off(step: Step | None) -> None:
    reaction = to("stove", "burning", step=step)
    assert len(reaction.steps) == 1 and not reaction.redo


def test_a_leaking_shower_is_mended_with_tools_from_the_likeliest_place() -> None:
    reaction = to("shower", "leaking")
    assert reaction.choice == "act"
    assert reaction.reason == "decided to fetch tools from the bedroom and try to mend it"
    fetch, mend, look = reaction.steps
    assert fetch.target == thing("closet").id and mend.target == look.target == thing("shower").id
    assert mend.state is None and look.state == "off"


def test_without_anything_to_look_in_one_tries_with_what_one_has() -> None:
    def emptied(room: KnownArena) -> KnownArena:
        return replace(room, objects=tuple(each for each in room.objects if each.kind not in ("closet", "bookshelf")))

    places = village()
    sectors = tuple(replace(each, arenas=tuple(emptied(room) for room in each.arenas)) for each in places.sectors)
    reaction = to("shower", "leaking", known=replace(places, sectors=sectors))
    assert reaction.reason == "decided to try to mend it without any tools"
    assert [step.target for step in reaction.steps] == [thing("shower").id] * 2


@pytest.mark.parametrize(
    ("kind", "state"),
    [("bed", "on fire"), ("toaster", "smoking"), ("guitar", "broken"), ("sofa", "knocked over"), ("toilet", "overflowing")],
)
def test_every_kind_of_trouble_at_home_has_an_answer(kind: str, state: str) -> None:
    reaction = to(kind, state)
    assert reaction.choice == "act" and reaction.reason.startswith("decided to ")
    assert reaction.steps[-1].target == thing(kind).id
    assert any(step.state for step in reaction.steps if step.target == thing(kind).id)
    assert all(step.end > step.start and step.emoji for step in reaction.steps)
    assert "{" not in "".join(texts(reaction)) + reaction.reason


def test_one_of_several_acts_and_the_others_leave_it_to_them() -> None:
    reaction = to("stove", "burning", up_to=("Ole Moe",))
    assert (reaction.choice, reaction.reason, reaction.steps) == ("continue", "left it to Ole Moe", ())


def test_who_is_woken_by_a_fire_gets_up_even_if_another_puts_it_out() -> None:
    reaction = to("bed", "burning", step=at("bed", "sleep", asleep=True), up_to=("Ole Moe",))
    assert reaction.choice == "act" and not reaction.steps[0].asleep


def test_anybody_puts_out_a_fire() -> None:
    assert to("stove", "burning", sector=STRANGER).choice == "act"


def test_what_is_wrong_in_a_strangers_home_is_told_but_a_friend_helps() -> None:
    assert to("desk", "broken", sector=STRANGER).reason == "decided to tell Somebody Else about it"
    friend = person(relations=(Relation("Somebody Else", "friend", closeness=0.8),))
    assert to("desk", "broken", sector=STRANGER, who=friend).choice == "act"


def test_a_guest_tells_the_staff_and_who_works_there_sees_to_it() -> None:
    guest = to(GUESTS[0], "broken", sector=CAFE)
    assert guest.choice == "act" and texts(guest) == [f"go and tell the people who work here that the {GUESTS[0]} is broken"]
    assert guest.steps[0].target == thing("cafe counter", CAFE).id
    keeper = to("grocery shelf", "broken", sector=SHOP, who=worker("shopkeeper", "shopkeeper", "Corner Shop", (540, 1020)))
    assert keeper.steps[-1].target == thing("grocery shelf", SHOP).id


def test_in_the_park_only_the_helpful_mend_a_bench() -> None:
    assert to("park bench", "broken", sector=PARK).choice == "continue"
    assert to("park bench", "broken", sector=PARK, who=person(traits=("kind",))).choice == "act"


@pytest.mark.parametrize("state", ["singing", "on the moon"])
def test_a_strange_thing_is_looked_at_and_wondered_about(state: str) -> None:
    reaction = to("stove", state)
    assert texts(reaction) == [f"look at the stove and wonder why it is {state}"]
    assert reaction.reason and not reaction.redo
    assert to("stove", state, up_to=("Ole Moe",)).choice == "continue"


def test_an_everyday_state_surprises_nobody() -> None:
    assert to("refrigerator", "open") == Reaction("continue")


def test_in_front_of_a_full_room_one_waits() -> None:
    reaction = react(React(now(person()), "the bathroom is taken", step=at("shower", "wash")))
    assert reaction.choice == "wait" and not reaction.steps


def test_whom_one_meets_one_talks_to_unless_there_is_a_grudge_or_it_is_no_time_for_it() -> None:
    def meeting(who: Persona, step: Step | None = None) -> str:
        return react(React(now(who), "Ole Moe is reading", person=OTHER, step=step, names=NAMES)).choice

    assert meeting(person()) == "talk"
    assert meeting(person(relations=(Relation("Ole Moe", feeling=-0.9),))) == "continue"
    assert meeting(person(), at("shower", "wash")) == "continue"
