"""Owns questions that put them into a situation, and those that fit no other kind."""

from typing import Any

from game.ai.knowledge import knowledge
from game.ai.mind import InterviewAnswer
from game.ai.offline.interview.interviewee import Interviewee
from game.ai.offline.interview.records import on, stating


def react(me: Interviewee, asked: str) -> InterviewAnswer:
    """What anyone would do, coloured by who they are; else what they remember that says what was asked about."""
    situation = _situation(asked)
    if situation is not None:
        return me.answer(_done(me, situation), ())
    found = stating(me.memories, asked, me.names.values()) or on(me.memories, asked)
    return me.answer(me.sentence(found[0]), found[:1]) if found else me.unknown("matter")


def _situation(asked: str) -> dict[str, Any] | None:
    known: list[dict[str, Any]] = knowledge("interview")["situation"]
    return next((each for each in known if any(cue in asked.lower() for cue in each["cues"])), None)


def _done(me: Interviewee, situation: dict[str, Any]) -> str:
    said = me.dice("react").choice(situation["act"])
    colour = next((situation["colour"][mood] for mood in me.moods if mood in situation["colour"]), "")
    return f"{said} {colour}".strip()
