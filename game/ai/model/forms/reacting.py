"""Owns reacting by a model: the paper's four blocks in little room, and a choice that becomes steps to be done at once."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Literal

from pydantic import BaseModel, ConfigDict

from game.ai.known_places import KnownObject
from game.ai.memory import Memory
from game.ai.mind import Mind, React, Reaction
from game.ai.model.form import Form
from game.ai.model.forms.recalled import fitting, matters
from game.ai.model.forms.sentences import lowered, plain
from game.ai.model.prompt import Unusable
from game.ai.model.values import Whole, Words
from game.ai.offline.emoji import emoji_for
from game.ai.offline.importance import importance
from game.ai.offline.reacting import LOOK, is_urgent, put_right
from game.ai.plans import Step

OBJECTS = 6
"""How many things at hand are named, the one it is about first."""
LONGEST_PHRASE = 160
"""Characters of a reason, or of what is done."""
SHARE = 0.1
"""Part of the room for memories that each of the two queries gets: what comes up is urgent."""


class ReactionAnswer(BaseModel):
    """`do`, `at` and `then` are for "act": what is done, at which object (0: none), and the state that leaves it in."""

    model_config = ConfigDict(extra="ignore")
    choice: Literal["continue", "wait", "act", "talk"]
    reason: Words = ""
    do: Words = ""
    at: Whole = 0
    then: Words = ""
    importance: Whole = 0


def _facts(question: React, room: int) -> Mapping[str, object]:
    tokens, partner = round(SHARE * room), _partner(question)
    between = fitting(_telling(question.relationship, partner), tokens)
    about = fitting((each for each in _telling(question.about, partner) if each not in between), tokens)
    return {
        "observation": question.observation,
        "memories": [each.text for each in (*between, *about)],
        "objects": at_hand(question),
        "choices": _choices(question),
        "partner": partner,
        "up_to": question.up_to,
    }


def _telling(memories: Iterable[Memory], partner: str) -> list[Memory]:
    """Memories that matter, those that name the other one first."""
    return sorted(filter(matters, memories), key=lambda each: bool(partner) and partner not in each.text)


def at_hand(question: React) -> tuple[KnownObject, ...]:
    """What it is about, and what stands around, one of a kind."""
    target = _target(question)
    room = question.now.known.arena(target.arena) if target is not None else None
    if target is None:
        return ()
    kinds = {each.kind: each for each in reversed(room.objects)} if room is not None else {}
    return (target, *(each for each in reversed(kinds.values()) if each.kind != target.kind))[:OBJECTS]


def _target(question: React) -> KnownObject | None:
    return question.now.known.object(question.target) if question.target is not None else None


def _partner(question: React) -> str:
    """Whom they may talk to: whom it is about, else the first of those it is up to."""
    name = dict(question.names).get(question.person, "") if question.person is not None else ""
    return name or next(iter(question.up_to), "")


def _choices(question: React) -> tuple[str, ...]:
    """What makes sense here: there is nothing to wait for in a burning stove, nothing to do about somebody but to talk."""
    if question.person is not None:
        return ("continue", "talk")
    deed = ("act",) if _target(question) is not None else ("wait",)
    return ("continue", *deed, *(("talk",) if question.up_to else ()))


def _read(answer: ReactionAnswer, question: React, offline: Mind) -> Reaction:
    reason = _phrase(answer.reason, question)
    weight = max(1, min(10, answer.importance or importance(question.now.persona, question.observation)))
    if answer.choice == "act" and _target(question) is not None:
        return replace(_acting(answer, question, reason, weight), importance=weight)
    if is_urgent(question) and not question.up_to:
        raise Unusable('this cannot be left as it is and nobody else sees to it: "choice" must be "act"')
    if answer.choice == "talk" and _partner(question):
        return Reaction("talk", reason or f"decided to talk to {_partner(question)}", importance=weight)
    if answer.choice == "wait":
        return Reaction("wait", reason or "decided to wait a little", importance=weight)
    return Reaction("continue", reason if answer.choice == "continue" else "", importance=weight)


def _acting(answer: ReactionAnswer, question: React, reason: str, weight: int) -> Reaction:
    """A fault is put right as everyday knowledge has it (tools are elsewhere); anything else is done in the model's words."""
    ids = [each.id for each in at_hand(question)]
    if answer.at and answer.at not in ids:
        raise Unusable(f'"at" must be 0 or one of {", ".join(map(str, ids))}')
    mending = put_right(question) if not question.up_to else None
    if mending is not None and answer.at in (0, question.target):
        return replace(mending, reason=reason or mending.reason)
    own = _own_step(answer, question, reason, weight)
    after = () if mending is None or _begins_there(mending, answer.at) else mending.steps
    if mending is not None and not after:
        return replace(mending, reason=reason or mending.reason)
    return Reaction("act", reason or f"decided to {own.text}", (own, *after), redo=mending is not None and mending.redo)


def _begins_there(mending: Reaction, at: int) -> bool:
    return any(step.target == at for step in mending.steps)


def _own_step(answer: ReactionAnswer, question: React, reason: str, weight: int) -> Step:
    """What the model says is done, for some minutes, on the spot or at a thing. Raises Unusable when it does not say."""
    text = _phrase(answer.do, question).removeprefix("to ") or reason.removeprefix("decided to ")
    if not text:
        raise Unusable('"do" must say what is done, such as "open the window"')
    emoji = emoji_for(text, "👀")
    thing, target = question.now.known.object(answer.at), _target(question)
    if thing is not None:
        state = _phrase(answer.then, question) or None
        return Step(text, 0, LOOK, thing.arena, thing.id, state, emoji, weight, "look")
    arena = target.arena if target is not None else question.now.arena
    return Step(text, 0, LOOK, arena, None, None, emoji, weight, "look")


def _phrase(text: str, question: React) -> str:
    """Words that go on a sentence about them: "She decided to wait." -> "decided to wait"; "" for no such words."""
    me = question.now.persona
    said = plain(text).rstrip(" .!,;")[:LONGEST_PHRASE]
    for opening in (me.name, me.first_name, me.pronouns[0], "I", "and"):
        for each in (opening, opening.capitalize()):
            said = said.removeprefix(f"{each} ").lstrip(" ,")
    named = any(name.split()[:1] == said.split()[:1] for _, name in question.names)
    return said if named or not said else lowered(said)


def _is_about_somebody_near(question: React) -> bool:
    """Whether it is about somebody near: that they stop and turn to each other is a rule, the words follow.

    Whether they talk at all is asked with the words (`write_dialogue` may have none), so that nobody stands about for two
    answers one after the other; at some things nobody is spoken to, and that is a rule too.
    """
    return question.person is not None


REACT = Form(
    kind="react",
    size="small",
    answer=ReactionAnswer,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 160,
    read=_read,
    spared=_is_about_somebody_near,
)
