"""Owns LanguageModelMind: every typed question put to a model, and to the offline mind where the model has no answer."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from game.ai.mind import (
    AnswerInterview,
    AskReflection,
    BreakDownHour,
    DescribeState,
    DialogueLine,
    DrawInsights,
    Ground,
    Heeding,
    HeedVoice,
    Insight,
    InterviewAnswer,
    Mind,
    NoteTalk,
    PlanDay,
    RateImportance,
    React,
    Reaction,
    ReplanDay,
    SayLine,
    SummariseSelf,
    TalkNote,
    WriteDialogue,
)
from game.ai.model import forms
from game.ai.model.form import Form
from game.ai.model.prompt import NoAnswer, Prompt
from game.ai.model.rendering import rendered
from game.ai.plans import DayPlan, Step

Question = TypeVar("Question")
Typed = TypeVar("Typed")


class Caller(Protocol):
    """What gets an answer to a prompt out of a server, or does not."""

    def ask(self, prompt: Prompt[Typed]) -> Typed:
        """The typed answer. Raises NoAnswer, within a bounded time, when there is none."""
        ...

    def spared(self, kind: str) -> None:
        """A question of this kind did not need a model."""
        ...


class LanguageModelMind:
    """A mind of the same shape as the offline one. Every method returns: what the model does not answer, `offline` does.

    `name` is how the game shows it; `context` how many tokens the model reads and writes at once.
    """

    def __init__(self, name: str, caller: Caller, offline: Mind, context: int) -> None:
        self.name = name
        self._caller = caller
        self._offline = offline
        self._context = context

    def plan_day(self, question: PlanDay) -> DayPlan:
        """The day from waking to bed; what was promised is in it."""
        return self._answer(forms.PLAN_DAY, question, self._offline.plan_day)

    def replan_day(self, question: ReplanDay) -> DayPlan:
        """The rest of the day, changed for what was promised or refused."""
        return self._answer(forms.REPLAN_DAY, question, self._offline.replan_day)

    def break_down_hour(self, question: BreakDownHour) -> tuple[Step, ...]:
        """Steps of five to fifteen minutes with place, object, its state, emoji and importance."""
        return self._answer(forms.BREAK_DOWN_HOUR, question, self._offline.break_down_hour)

    def ground(self, question: Ground) -> Step:
        """Another place for a step that could not be done."""
        return self._answer(forms.GROUND, question, self._offline.ground)

    def describe_state(self, question: DescribeState) -> str:
        """What becomes of an object."""
        return self._answer(forms.DESCRIBE_STATE, question, lambda _: "in use")

    def rate_importance(self, question: RateImportance) -> tuple[int, ...]:
        """Ratings of what could matter; the rest by rule."""
        return self._answer(forms.RATE_IMPORTANCE, question, self._offline.rate_importance)

    def react(self, question: React) -> Reaction:
        """Go on, wait, act or talk."""
        return self._answer(forms.REACT, question, self._offline.react)

    def heed(self, question: HeedVoice) -> Heeding:
        """What comes of a thought in their own inner voice."""
        return self._answer(forms.HEED, question, self._offline.heed)

    def write_dialogue(self, question: WriteDialogue) -> tuple[DialogueLine, ...]:
        """A whole short talk in one call."""
        return self._answer(forms.WRITE_DIALOGUE, question, self._offline.write_dialogue)

    def say_line(self, question: SayLine) -> DialogueLine:
        """The next line to a player."""
        return self._answer(forms.SAY_LINE, question, self._offline.say_line)

    def note_talk(self, question: NoteTalk) -> TalkNote:
        """What stays of a talk."""
        return self._answer(forms.NOTE_TALK, question, self._offline.note_talk)

    def ask_reflection(self, question: AskReflection) -> tuple[str, ...]:
        """The most salient questions."""
        return self._answer(forms.ASK_REFLECTION, question, self._offline.ask_reflection)

    def draw_insights(self, questions: tuple[DrawInsights, ...]) -> tuple[tuple[Insight, ...], ...]:
        """Insights for each question, all of a reflection's in one call."""
        return self._answer(forms.DRAW_INSIGHTS, questions, self._offline.draw_insights)

    def summarise_self(self, question: SummariseSelf) -> str:
        """Who they are in their own eyes."""
        return self._answer(forms.SUMMARISE_SELF, question, self._offline.summarise_self)

    def answer_interview(self, question: AnswerInterview) -> InterviewAnswer:
        """What they answer an interviewer."""
        return self._answer(forms.ANSWER_INTERVIEW, question, self._offline.answer_interview)

    def _answer(self, form: Form[Question, Any, Typed], question: Question, offline: Callable[[Question], Typed]) -> Typed:
        if form.spared(question):
            self._caller.spared(form.kind)
            return offline(question)
        try:
            return self._caller.ask(rendered(form, question, self._offline, self._context))
        except NoAnswer:
            return offline(question)
