"""Owns answers that go over the wire and are the offline mind's own: each is taught to the stub server before it is asked for."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ai.model.forms import writing_inner, writing_plans, writing_talk
from ai.model.stub.server import StubServer

from game.ai.mind import Mind
from game.ai.model import forms
from game.ai.model.form import Form
from game.ai.model.mind import LanguageModelMind
from game.ai.model.prompt import NoAnswer
from game.ai.model.rendering import rendered

FORMS: Mapping[str, Form[Any, Any, Any]] = {form.kind: form for form in (getattr(forms, name) for name in forms.__all__)}
WRITERS: Mapping[str, Callable[[Any, Any], dict[str, Any]]] = {
    "plan_day": writing_plans.write_plan_day,
    "replan_day": writing_plans.write_replan_day,
    "break_down_hour": writing_plans.write_break_down_hour,
    "ground": writing_plans.write_ground,
    "describe_state": writing_plans.write_describe_state,
    **writing_inner.WRITERS,
    **writing_talk.WRITERS,
}
"""For each kind of question what turns the typed answer into the JSON a model would have written."""


class Rehearsed:
    """A Mind. It answers what a LanguageModelMind makes of the stub server's answer, which is what the offline mind would say.

    `asked` counts, by kind, the questions put to the model; `unlike` those of them whose answers did not come back as they
    were meant: what the wire does not carry, or what went wrong on it.
    """

    def __init__(self, mind: LanguageModelMind, offline: Mind, server: StubServer, context: int) -> None:
        self.name = mind.name
        self.asked: Counter[str] = Counter()
        self.unlike: Counter[str] = Counter()
        self._mind = mind
        self._offline = offline
        self._server = server
        self._context = context

    def __getattr__(self, kind: str) -> Callable[[Any], Any]:
        """The methods of a mind are the kinds of form there are."""
        if kind not in FORMS:
            raise AttributeError(kind)
        return partial(self._ask, kind)

    def _ask(self, kind: str, question: Any) -> Any:
        if FORMS[kind].spared(question):
            return getattr(self._mind, kind)(question)
        self.asked[kind] += 1
        meant = getattr(self._offline, kind)(question)
        self._rehearse(kind, question, meant)
        answer = getattr(self._mind, kind)(question)
        if answer != meant:
            self.unlike[kind] += 1
        return answer

    def _rehearse(self, kind: str, question: Any, meant: Any) -> None:
        """Teach the server the answer, in a form that must be valid: an invalid one is a mistake in a writer."""
        try:
            prompt = rendered(FORMS[kind], question, self._offline, self._context)
        except NoAnswer:
            return
        text = json.dumps(WRITERS[kind](meant, question), ensure_ascii=False)
        FORMS[kind].answer.model_validate_json(text)
        self._server.teach([(message.role, message.text) for message in prompt.messages], kind, text)
