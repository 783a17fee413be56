"""Owns what the why page shows: the answer first, then the chain link by link, each leading to what it is about."""

from collections.abc import Sequence
from textwrap import wrap

from game.ai.model.call import Call
from game.session.because import Because, Link
from game.sprites.scene import Scene
from game.ui.lists.goals import Goal, ToMemory, ToPrompt, ToResident, ToTalk, ToTheirs, ToThought
from game.ui.lists.items import Fact, Heading, Item, Paragraph
from game.ui.times import short_time
from game.ui.why.items import LinkRow

LONGEST = 400
"""Characters of a prompt in one row."""
MOST_ROWS = 400
"""Links shown of a chain."""


def because_rows(because: Because, scene: Scene) -> Sequence[Item]:
    """The action, the short answer, and the chain."""
    action = because.chain
    items: list[Item] = [Heading("Why?"), Paragraph(action.said, bold=True), Paragraph(because.answer)]
    items.append(Heading("What it came of"))
    rows: list[LinkRow] = []
    for each in action.below:
        _add(rows, each, scene, 0)
    return [*items, *rows[:MOST_ROWS]]


def call_rows(call: Call) -> Sequence[Item]:
    """A question to a model, whole: every message, the answer, and what it took."""
    tokens = f"{call.prompt_tokens:,} asked, {call.completion_tokens:,} answered, {call.cached_tokens:,} read before"
    items: list[Item] = [
        Heading("What the model was asked"),
        Fact("Model", call.model),
        Fact("Question", call.kind.replace("_", " ")),
        Fact("Outcome", f"{call.outcome}: {call.reason}" if call.reason else call.outcome),
        Fact("Tokens", tokens),
        Fact("Took", f"{call.seconds:.1f} s, {call.attempts} sent, cost {call.cost:.5f}"),
    ]
    for message in call.messages:
        items += [Heading(message.role.capitalize()), *_lines(message.text)]
    return [*items, Heading("Answer"), *(_lines(call.text) if call.text else [Paragraph("No answer.", faint=True)])]


def _lines(text: str) -> list[Item]:
    """A long text as rows, a paragraph each, so that only those in sight are laid out."""
    return [Paragraph(piece) for line in text.splitlines() for piece in wrap(line, LONGEST, drop_whitespace=False)]


def _add(rows: list[LinkRow], link: Link, scene: Scene, depth: int) -> None:
    rows.append(_row(link, scene, depth))
    if not (link.sort == "query" and any(each.sort == "query" for each in link.below)):
        for each in link.below:
            _add(rows, each, scene, depth + 1)


def _row(link: Link, scene: Scene, depth: int) -> LinkRow:
    when = "" if link.tick is None else short_time(scene.clock, link.tick, scene.simulation.now)
    strong = link.sort in ("bound", "order", "rule")
    return LinkRow(link.said, when, depth, _goal(link, scene), str(link.kind or ""), link.score, strong)


def _goal(link: Link, scene: Scene) -> Goal | None:
    """Where a link leads: a prompt, a memory, a talk, a thought, or whoever it is about."""
    if link.call is not None and link.resident is not None and link.tick is not None:
        return ToPrompt(link.call, link.resident, link.tick)
    if link.resident is None or link.resident not in scene.residents:
        return None
    if link.memory is not None:
        return ToTheirs(link.resident, ToMemory(link.memory))
    if link.talk is not None:
        return ToTheirs(link.resident, ToTalk(link.talk))
    if link.thought is not None:
        return ToTheirs(link.resident, ToThought(link.thought))
    return ToResident(link.resident) if link.sort in ("action", "origin", "rule") else None
