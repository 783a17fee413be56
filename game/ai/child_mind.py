"""Owns thinking long thoughts in a process of its own, so that the one that draws keeps its frame rate.

Busy threads take the interpreter from the thread that draws at every OpenGL call; a process with low priority does
not. Only questions that take long are worth the trip; the answers are the same either way.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Lock, Thread
from typing import Any

from game.ai.mind import (
    AnswerInterview,
    AskReflection,
    BreakDownHour,
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
from game.ai.plans import DayPlan, Step

NICENESS = 10
_minds: list[Mind] = []
"""The child's own mind, made once when it starts."""


class ChildMind:
    """A mind like the one `make` makes, whose long answers come from a child process.

    When the child cannot be had (or dies), questions are answered here: slower to draw, but nothing is lost.
    """

    def __init__(self, make: Callable[[], Mind]) -> None:
        self._near = make()
        self._make = make
        self._lock = Lock()
        self._child: ProcessPoolExecutor | None = _start(make)

    @property
    def name(self) -> str:
        """The name of the mind that answers."""
        return self._near.name

    def plan_day(self, question: PlanDay) -> DayPlan:
        """In the child: a day takes several frames' time."""
        answer: DayPlan = self._far("plan_day", question)
        return answer

    def replan_day(self, question: ReplanDay) -> DayPlan:
        """In the child."""
        answer: DayPlan = self._far("replan_day", question)
        return answer

    def break_down_hour(self, question: BreakDownHour) -> tuple[Step, ...]:
        """In the child."""
        answer: tuple[Step, ...] = self._far("break_down_hour", question)
        return answer

    def write_dialogue(self, question: WriteDialogue) -> tuple[DialogueLine, ...]:
        """In the child."""
        answer: tuple[DialogueLine, ...] = self._far("write_dialogue", question)
        return answer

    def ground(self, question: Ground) -> Step:
        """Here: it is short, and urgent."""
        return self._near.ground(question)

    def react(self, question: React) -> Reaction:
        """Here: it is short, and urgent."""
        return self._near.react(question)

    def heed(self, question: HeedVoice) -> Heeding:
        """Here: it is short, and urgent."""
        return self._near.heed(question)

    def rate_importance(self, question: RateImportance) -> tuple[int, ...]:
        """Here: it is short."""
        return self._near.rate_importance(question)

    def say_line(self, question: SayLine) -> DialogueLine:
        """Here: somebody waits for it."""
        return self._near.say_line(question)

    def note_talk(self, question: NoteTalk) -> TalkNote:
        """Here: it is short."""
        return self._near.note_talk(question)

    def ask_reflection(self, question: AskReflection) -> tuple[str, ...]:
        """In the child."""
        answer: tuple[str, ...] = self._far("ask_reflection", question)
        return answer

    def draw_insights(self, questions: tuple[DrawInsights, ...]) -> tuple[tuple[Insight, ...], ...]:
        """In the child: it reads many records."""
        answer: tuple[tuple[Insight, ...], ...] = self._far("draw_insights", questions)
        return answer

    def summarise_self(self, question: SummariseSelf) -> str:
        """Here: it is short."""
        return self._near.summarise_self(question)

    def answer_interview(self, question: AnswerInterview) -> InterviewAnswer:
        """In the child: it reads many records."""
        answer: InterviewAnswer = self._far("answer_interview", question)
        return answer

    def close(self) -> None:
        """End the child."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            child.shutdown(wait=False, cancel_futures=True)

    def _far(self, method: str, question: Any) -> Any:
        child = self._child
        if child is not None:
            try:
                return child.submit(_answer, method, question).result()
            except (BrokenProcessPool, CancelledError, RuntimeError, OSError):
                self.close()
        return getattr(self._near, method)(question)


def _start(make: Callable[[], Mind]) -> ProcessPoolExecutor | None:
    try:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(make,))
    except OSError:
        return None


def _begin(make: Callable[[], Mind]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one who plays; the child ends with them
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Thread(target=_end_with_parent, name="end with the game", daemon=True).start()
    _minds.append(make())


def _end_with_parent() -> None:
    """A game that is killed tells nobody; its child would wait for questions for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _answer(method: str, question: Any) -> Any:
    return getattr(_minds[0], method)(question)
