"""A whole day's answers of the offline mind, written as a model would have written them, mean the same when they are read."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from ai.model.forms.writing_inner import WRITERS

from game.ai.mind import Insight, Reaction
from game.ai.model import forms
from game.ai.model.form import Form
from game.ai.model.forms.reflection import numbered
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.tokens import estimate_tokens
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import TICKS_PER_DAY

FORMS: dict[str, Form[Any, Any, Any]] = {form.kind: form for form in (getattr(forms, name) for name in forms.__all__)}
OFFLINE = OfflineMind()
AIMS = {"rate_importance": 270, "react": 470, "ask_reflection": 920, "draw_insights": 1120, "summarise_self": 460}
"""Tokens of an average prompt, at most."""


class Overheard:
    """The offline mind, and every question it was asked with its answer."""

    name = "offline"

    def __init__(self) -> None:
        self.answers: dict[str, list[tuple[Any, Any]]] = {}

    def __getattr__(self, kind: str) -> Callable[[Any], Any]:
        def ask(question: Any) -> Any:
            answer = getattr(OFFLINE, kind)(question)
            self.answers.setdefault(kind, []).append((question, answer))
            return answer

        return ask


@pytest.fixture(scope="module")
def day() -> Overheard:
    mind = Overheard()
    session = found(lay_ground(None, None, RunSettings(seed=7)), Thinking(mind, 0))
    while session.now < TICKS_PER_DAY:
        session.advance(wait=True)
    session.close()
    return mind


def wanted(kind: str, question: Any, answer: Any) -> Any:
    """What of an answer goes over the wire: three questions, evidence that was shown, an importance with every reaction."""
    if kind == "ask_reflection":
        return answer[:3]
    if kind == "draw_insights":
        shown = {memory.number for memory in numbered(question).values()}
        kept = (tuple(_resting(each, shown) for each in insights) for insights in answer)
        return tuple(tuple(each for each in insights if each.evidence) for insights in kept)
    if kind == "rate_importance" and question.planned:
        return tuple(planned or rating for planned, rating in zip(question.planned, answer, strict=True))
    return answer


def _resting(insight: Insight, shown: set[int]) -> Insight:
    return replace(insight, evidence=tuple(each for each in insight.evidence if each in shown))


def came(answer: Any) -> Any:
    return replace(answer, importance=0) if isinstance(answer, Reaction) else answer


@pytest.mark.heavy
@pytest.mark.parametrize("kind", AIMS)
def test_a_days_answers_survive_the_wire_and_their_prompts_are_small(day: Overheard, kind: str) -> None:
    form, sizes = FORMS[kind], []
    for question, answer in day.answers[kind]:
        if form.spared(question):
            continue
        prompt = rendered(form, question, OFFLINE, 4096)
        sizes.append(sum(estimate_tokens(each.text) for each in prompt.messages))
        read = prompt.read(form.answer.model_validate(WRITERS[kind](answer, question)))
        assert _plain(came(read)) == _plain(wanted(kind, question, answer))
    assert sizes and sum(sizes) / len(sizes) <= AIMS[kind]


def _plain(answer: Any) -> Any:
    """Evidence in no order: that of the offline mind is in the order of its own."""
    if isinstance(answer, tuple) and answer and isinstance(answer[0], tuple):
        return [[(each.text, sorted(each.evidence), each.importance) for each in insights] for insights in answer]
    return answer
