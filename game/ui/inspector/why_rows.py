"""Owns the rows that tell why somebody came to a memory: what was recalled for its thought, query by query."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.memory import Kind, Memory
from game.ai.query import Query
from game.ai.retrieval import Retrieved
from game.session.decisions import KEPT, Decision, Grounds
from game.session.why import Recalled
from game.ui.inspector.subject import Subject
from game.ui.lists.items import Heading, Item, Paragraph

_NEAR = 10
_EXACTLY = "What was recalled for it then, query by query, with the three parts of each score."
_NOTHING = "No memory had to be recalled for it."
_LONG_AGO = f"From which thought it came is no longer known: only the last {KEPT:,} thoughts in town are."
_NEAREST = "With the three parts of each score, reckoned for the words of this memory at the time it was made."
_CALLED = {
    "notice": "noticing what went on around",
    "plan_day": "planning the day",
    "replan": "changing the plan of the day",
    "break_down": "going through the next part of the plan step by step",
    "ground": "looking for another place for what could not be done",
    "dialogue": "talking",
    "say_line": "answering",
    "note_talk": "thinking over a talk",
    "reflect": "reflecting",
    "react": "deciding about something noticed",
    "meet": "coming near somebody",
    "heed": "hearing an inner voice",
    "settle": "moving to town",
}
_KINDS = {Kind.OBSERVATION: "what was seen", Kind.REFLECTION: "insights", Kind.PLAN: "plans", Kind.CHAT: "talk"}

Shown = Item | Retrieved | int
"""A row, or a memory (by its number, where no score is known) that a row is made of once it comes in sight."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of why: the thought a memory came from, if any is, and what was recalled for it (or near it, if none).

    `thinking` while that is being reckoned; `problem` says why it cannot be.
    """

    grounds: Grounds | None = None
    recalled: tuple[Recalled, ...] = ()
    thinking: bool = False
    problem: str = ""


def why_rows(subject: Subject, memory: Memory, told: Told) -> Iterator[Shown]:
    """Why, or in plain words that it is not known."""
    if memory.is_seed:
        return
    yield Heading("Why")
    if told.grounds is not None:
        yield from _thought(subject, told.grounds.decision, told)
    elif memory.content.supersedes is not None:
        yield Paragraph("Somebody from outside the town put it in the place of what was held before.")
    else:
        yield from _unknown(memory, told)


def thought_rows(subject: Subject, told: Told) -> Iterator[Shown]:
    """What was recalled for a thought that is asked about by itself."""
    yield Heading("Why")
    if told.grounds is None:
        yield Paragraph(_LONG_AGO)
    else:
        yield from _thought(subject, told.grounds.decision, told)


def _thought(subject: Subject, decision: Decision, told: Told) -> Iterator[Shown]:
    yield Paragraph(f"It came of {_CALLED.get(decision.kind, decision.kind)}, begun {subject.dated(decision.asked)}.")
    if told.problem:
        yield Paragraph(f"What was recalled for it cannot be told. {told.problem}", faint=True)
    elif told.thinking:
        yield Paragraph("Looking back\u2026", faint=True)
    else:
        yield Paragraph(_EXACTLY if decision.queries else _NOTHING, faint=True)
        for each in (each for each in told.recalled if each.query.resident == subject.number):
            yield Paragraph(_asked(each.query), bold=True)
            yield from each.found or [Paragraph("Nothing came to mind.", faint=True)]


def _asked(query: Query) -> str:
    limits = [_KINDS[kind] for kind in query.kinds or ()]
    among = "what was known from the start" if query.seeds is not None else " and ".join(limits)
    return f"\u201c{query.text}\u201d{f' among {among}' if among else ''}"


def _unknown(memory: Memory, told: Told) -> Iterator[Shown]:
    yield Paragraph(_LONG_AGO)
    others = [each for near in told.recalled for each in near.found if each.number not in memory.content.evidence]
    if others:
        yield Heading("What was nearest to it then")
        yield Paragraph(_NEAREST, faint=True)
        yield from others[:_NEAR]
