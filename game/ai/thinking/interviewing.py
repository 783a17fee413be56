"""Owns interviews: a question from outside the run, answered from what comes to mind, leaving no trace in it (section 6)."""

import re
from collections.abc import Sequence
from dataclasses import replace

from game.ai.cues import cued
from game.ai.memory import Kind, Memory
from game.ai.mind import AnswerInterview, InterviewAnswer
from game.ai.thinking.ablating import FULL, Condition, ablated
from game.ai.thinking.means import Means
from game.ai.thought import Snapshot

CUED = 40
"""How many memories come to mind by the words of the question alone."""
PLANS = 40
"""How many entries of the latest plans are at hand: two days' hours."""
LATELY = 200
"""How many of the latest memories that have to do with others are at hand."""
BUDGET = 3
"""An interview leaves time to think: so many times the tokens of an ordinary retrieval."""


def interview(snapshot: Snapshot, means: Means, question: str, asker: str = "", condition: Condition = FULL) -> InterviewAnswer:
    """What the resident of a snapshot answers. Pure: nothing is remembered, nothing counts as used.

    Under another condition than the full one they answer with what that leaves them.
    """
    memories = recalled(snapshot, means, question, condition.kinds)
    me = ablated(snapshot.me, condition)
    return means.mind.answer_interview(AnswerInterview(means.circumstances(snapshot, me, memories), question, asker, me.names))


def recalled(snapshot: Snapshot, means: Means, question: str, kinds: tuple[Kind, ...] | None = None) -> tuple[Memory, ...]:
    """What comes to mind: by retrieval as ever, by the words of the question, the plans, whom they met, who they are.

    The best of retrieval come first; each memory comes once. Only those of some `kinds` where these are given.
    """
    if kinds == ():
        return ()
    me = snapshot.me
    everything = tuple(each for each in me.stream.standing() if kinds is None or each.content.kind in kinds)
    retrieved = _at_leisure(means).recall(me, question, snapshot.asked.asked, kinds)
    told = tuple(each for each in everything if not _is_entry(each))
    parts = (retrieved, cued(told, question, CUED), _plans(everything), _of_others(everything, me.id), _seeds(everything))
    return tuple({memory.number: memory for part in parts for memory in part}.values())


def _at_leisure(means: Means) -> Means:
    """Retrieval for an interview: there is time, and what happened a minute ago is no more to the point than last week."""
    settings = means.settings
    return replace(means, settings=replace(settings, retrieval_tokens=BUDGET * settings.retrieval_tokens, recency_weight=0.0))


def _is_entry(memory: Memory) -> bool:
    """Whether it is an entry of a plan, rather than something promised."""
    return memory.content.kind is Kind.PLAN and memory.content.talk is None


def _plans(everything: Sequence[Memory]) -> tuple[Memory, ...]:
    """Days and hours as last planned, the latest first; single steps are too small to speak of."""
    entries = [each for each in everything if _is_entry(each) and not _is_step(each.text)]
    return tuple(reversed(entries[-PLANS:]))


def _is_step(text: str) -> bool:
    return " minutes from " in text or re.search(r" from \d\d:\d\d until \d\d:\d\d$", text) is not None


def _of_others(everything: Sequence[Memory], own: int) -> tuple[Memory, ...]:
    """The latest that have to do with other people."""
    return tuple([each for each in everything if any(who != own for who in each.content.people)][-LATELY:])


def _seeds(everything: Sequence[Memory]) -> tuple[Memory, ...]:
    """Who they have always been."""
    return tuple(each for each in everything if each.is_seed)
