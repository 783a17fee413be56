"""A step that could not be done finds another place by a model's choice, of places and things they know; or it waits."""

import pytest
from ai.offline.offline_places import BED, CAFE, HOME, now, person

from game.ai.mind import DescribeState, Ground
from game.ai.model.forms.describing import DESCRIBE_STATE, State
from game.ai.model.forms.grounding import GROUND, Place, offered
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.plans import WAIT, Step

OFFLINE = OfflineMind()
KITCHEN = HOME * 10 + 2
STOVE = next(thing.id for thing in now(person()).known.of_kind("stove") if thing.arena == KITCHEN)
COOK = Step("cook an omelette", 480, 495, KITCHEN, STOVE, "cooking an omelette", "🍳", 1, "cook", "stove")
SLEEP = Step("sleep", 0, 420, HOME * 10, BED, "slept in", "😴", 1, "sleep", "bed", True)


def asked(step: Step = COOK, because: str = "the stove is taken") -> Ground:
    return Ground(now(person()), step, because, (STOVE,))


def key(question: Ground, kind: str) -> str:
    return next(each.key for room in offered(question) for each in room.kinds if each.name == kind)


def answered(question: Ground, at: str = "", wait: object = 0, do: str = "") -> Step:
    return GROUND.read(Place.model_validate({"at": at, "wait": wait, "do": do}), question, OFFLINE)


def test_the_same_is_done_at_another_thing() -> None:
    question = asked()
    step = answered(question, key(question, "toaster"))
    assert (step.text, step.start, step.end, step.emoji) == (COOK.text, 480, 495, "🍳")
    assert question.now.known.object(step.target or 0).kind == "toaster"  # type: ignore[union-attr]


def test_what_does_not_serve_is_not_offered() -> None:
    question = asked()
    assert STOVE not in [thing.id for room in offered(question) for kind in room.kinds for thing in kind.things]


def test_something_else_is_done_at_another_place() -> None:
    question = asked()
    step = answered(question, "The Blue Jug Café", 0, "Having breakfast out")
    assert question.now.known.arena(step.arena).sector == CAFE  # type: ignore[union-attr]
    assert (step.text, step.target, step.state) == ("have breakfast out", None, None)


def test_places_that_are_closed_then_are_not_offered() -> None:
    names = [room.name for room in offered(asked())]
    assert "The Blue Jug Café" in names
    assert "The Lantern" not in names
    assert "Somebody's house: room" not in names


def test_waiting_is_short_and_then_it_is_tried_again() -> None:
    step = answered(asked(), wait="5 minutes")
    assert (step.text, step.activity, step.end) == ("wait for a moment to cook an omelette", WAIT, 485)
    assert (step.target, step.state, step.firm, step.asleep) == (None, None, False, False)
    again = answered(asked(step), wait=500)
    assert again.text == step.text
    assert again.end == step.end


def test_a_place_nobody_offered_is_sent_back_with_those_that_are() -> None:
    for at in ("", "Z9", "the moon", "A77"):
        with pytest.raises(Unusable, match='"at" must be one of A, A1'):
            answered(asked(), at)


def test_whoever_finds_no_bed_sleeps_on_the_sofa_but_not_at_the_desk() -> None:
    question = asked(SLEEP, "the bed is burning")
    assert answered(question, key(question, "sofa")).asleep
    assert not answered(question, key(question, "desk")).asleep


def test_the_prompt_says_what_was_meant_and_why_it_was_not_to_be() -> None:
    text = rendered(GROUND, asked(), OFFLINE, 4096).messages[1].text
    assert 'They meant to "cook an omelette" at the "stove". Why not: "the stove is taken".' in text


def test_a_state_is_said_in_few_words() -> None:
    question = DescribeState(now(person()), "brew coffee", "coffee machine")
    read = DESCRIBE_STATE.read
    assert read(State(state="The coffee machine is brewing coffee."), question, OFFLINE) == "brewing coffee"
    assert read(State(state="{}"), question, OFFLINE) == OFFLINE.describe_state(question)
    assert read(State(), question, OFFLINE) == OFFLINE.describe_state(question)
    assert "coffee machine" in rendered(DESCRIBE_STATE, question, OFFLINE, 4096).messages[1].text
