"""Owns an interview as data: what was asked and answered, when, under which condition, and what it rests on."""

import json
from collections.abc import Sequence
from typing import Any

from game.ui.interview.sittings import Given
from game.world.clock import Clock


def transcript(name: str, asker: str, clock: Clock, given: Sequence[Given]) -> str:
    """The answers of one resident as a JSON object, the oldest first; named as `smallville interview --json` names them."""
    return json.dumps({"resident": name, "asker": asker, "answers": [_answer(clock, each) for each in given]}, indent=2)


def _answer(clock: Clock, given: Given) -> dict[str, Any]:
    posed = given.posed
    return {
        "at": clock.label(posed.tick),
        "condition": posed.condition.name,
        "category": posed.category,
        "question": posed.question,
        "answer": given.said,
        "known": given.answer.known,
        "cites": [{"number": each.number, "kind": each.content.kind, "text": each.text} for each in given.cites],
    }
