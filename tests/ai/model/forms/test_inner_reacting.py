"""What a model decides about something observed becomes what can be done here, or goes back with a sentence why not."""

from dataclasses import replace

import pytest
from ai.model.forms.writing_inner import write
from ai.offline.offline_places import HOME, NAME, STRANGER, now, person, village

from game.ai.known_places import KnownObject
from game.ai.mind import React, Reaction
from game.ai.model import forms
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.plans import Step
from game.ai.tokens import estimate_tokens

FORM, OFFLINE = forms.REACT, OfflineMind()
OTHER, OLE = 9, "Ole Moe"
NAMES = ((3, NAME), (OTHER, OLE))
SHE = ("she", "her", "her")


def thing(kind: str, sector: int = HOME) -> KnownObject:
    known = village().sector(sector)
    assert known is not None
    return next(each for arena in known.arenas for each in arena.objects if each.kind == kind)


def about(kind: str, state: str, sector: int = HOME, up_to: tuple[str, ...] = (), step: Step | None = None) -> React:
    when = replace(now(person(pronouns=SHE)), minute=420, summary="She keeps her things in order.")
    place = thing(kind, sector).id
    return React(when, f"the {kind} is {state}", target=place, state=state, up_to=up_to, step=step, names=NAMES)


def meeting(step: Step | None = None) -> React:
    return React(now(person(pronouns=SHE)), f"{OLE} is feeding the ducks", person=OTHER, step=step, names=NAMES)


def read(question: React, **fields: object) -> Reaction:
    return FORM.read(FORM.answer.model_validate(fields), question, OFFLINE)


def test_a_leak_is_mended_with_tools_from_elsewhere_whatever_the_model_knows_of_tools() -> None:
    question = about("shower", "leaking")
    reaction = read(question, choice="act", reason="decided to see to it", do="stop the leak", at=question.target, importance=6)
    assert reaction.steps == OFFLINE.react(question).steps and len(reaction.steps) == 3
    assert (reaction.reason, reaction.importance) == ("decided to see to it", 6)


def test_something_else_may_be_done_first_at_a_thing_at_hand() -> None:
    question = about("stove", "burning")
    reaction = read(question, choice="act", reason="decided to put it out", do="wet a towel", at=thing("kitchen sink").id)
    assert [step.target for step in reaction.steps] == [thing("kitchen sink").id, thing("stove").id]
    assert reaction.steps[0].text == "wet a towel"


def test_who_sees_to_a_strangers_things_by_their_own_choice_can() -> None:
    question = about("desk", "broken", STRANGER)
    assert OFFLINE.react(question).choice == "continue"
    assert read(question, choice="act", do="mend the desk", at=question.target).steps[-1].target == question.target


def test_a_fire_nobody_else_sees_to_cannot_be_left_but_one_in_good_hands_can() -> None:
    with pytest.raises(Unusable, match='"act"'):
        read(about("stove", "burning"), choice="continue", reason="was in a hurry")
    left = read(about("stove", "burning", up_to=(OLE,)), choice="continue", reason="left it to Ole Moe")
    assert (left.choice, left.reason, left.steps) == ("continue", "left it to Ole Moe", ())


def test_something_odd_is_dealt_with_in_the_models_own_words() -> None:
    question = about("guitar", "humming by itself")
    reaction = read(question, choice="act", do="To lay the guitar down.", at=question.target, then="silent")
    (step,) = reaction.steps
    assert (step.text, step.target, step.state, step.emoji != "") == ("lay the guitar down", question.target, "silent", True)
    assert reaction.reason == "decided to lay the guitar down"


def test_things_that_are_not_at_hand_are_sent_back_with_those_that_are() -> None:
    with pytest.raises(Unusable, match=str(thing("guitar").id)):
        read(about("guitar", "humming by itself"), choice="act", do="hide", at=424242)
    with pytest.raises(Unusable, match='"do"'):
        read(about("guitar", "humming by itself"), choice="act")


def test_talk_needs_somebody_to_talk_to() -> None:
    assert read(meeting(), choice="talk").choice == "talk"
    assert read(about("guitar", "broken", up_to=(OLE,)), choice="talk").choice == "talk"
    assert read(about("guitar", "broken"), choice="talk") == Reaction("continue", importance=6)


def test_deeds_about_a_person_are_left_undone() -> None:
    assert read(meeting(), choice="act", do="push him into the pond", importance=3) == Reaction("continue", importance=3)


def test_waiting_is_no_step() -> None:
    reaction = read(React(now(person()), "The Lantern is full"), choice="wait", importance=2)
    assert reaction == Reaction("wait", "decided to wait a little", importance=2)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("She decided to ask him.", "decided to ask him"),
        (f'"{NAME} wanted to hurry"', "wanted to hurry"),
        ("and thought of\nhome", "thought of home"),
        ('{"reason": "hm"}', ""),
        (f"{OLE} looked sad", f"{OLE} looked sad"),
    ],
)
def test_a_reason_goes_on_a_sentence_about_them(said: str, kept: str) -> None:
    assert read(meeting(), choice="continue", reason=said).reason == kept


def test_whether_to_talk_is_asked_with_the_words_and_not_before() -> None:
    assert FORM.spared(meeting()) and not FORM.spared(about("stove", "burning"))


def test_a_prompt_offers_what_makes_sense_here_and_stays_small() -> None:
    fire = rendered(FORM, about("stove", "burning"), OFFLINE, 4096)
    assert "Choices: continue, act" in fire.messages[1].text and f"{thing('stove').id} " in fire.messages[1].text
    assert f'Choices: continue, talk (with "{OLE}")' in rendered(FORM, meeting(), OFFLINE, 4096).messages[1].text
    assert sum(estimate_tokens(each.text) for each in fire.messages) < 450


@pytest.mark.parametrize(
    ("kind", "state"), [("stove", "burning"), ("shower", "leaking"), ("toaster", "smoking"), ("guitar", "humming by itself")]
)
def test_what_the_offline_mind_does_survives_the_wire(kind: str, state: str) -> None:
    question = about(kind, state)
    meant = OFFLINE.react(question)
    came = read(question, **write("react", meant, question))
    assert (came.choice, came.reason, came.redo) == (meant.choice, meant.reason, meant.redo)
    assert [(each.text, each.target, each.state) for each in came.steps] == [
        (each.text, each.target, each.state) for each in meant.steps
    ]
