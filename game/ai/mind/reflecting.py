"""Owns the questions about oneself: reflections, the self-summary, interviews."""

from dataclasses import dataclass

from game.ai.memory import Memory
from game.ai.mind.circumstances import Circumstances


@dataclass(frozen=True, slots=True)
class AskReflection:
    """What are the three most salient questions one can answer about the subjects of these (100 latest) memories?"""

    now: Circumstances


@dataclass(frozen=True, slots=True)
class DrawInsights:
    """Draw up to five insights from the memories, each with the numbers of the memories it rests on.

    `held` are insights they have already that the question brings back: not to be drawn again, but to build on.
    """

    now: Circumstances
    question: str
    held: tuple[Memory, ...] = ()


@dataclass(frozen=True, slots=True)
class Insight:
    """One insight and its evidence: numbers of memories."""

    text: str
    evidence: tuple[int, ...]
    importance: int


@dataclass(frozen=True, slots=True)
class SummariseSelf:
    """Who they are just now, from three retrievals (appendix A). Name, age and traits are pinned: they open the summary.

    `core`: core characteristics; `occupation`: current daily occupation; `progress`: feeling about recent progress.
    """

    now: Circumstances
    core: tuple[Memory, ...] = ()
    occupation: tuple[Memory, ...] = ()
    progress: tuple[Memory, ...] = ()


@dataclass(frozen=True, slots=True)
class AnswerInterview:
    """Answer a question put to them from outside the run, from `now.memories`, retrieved for it; `asker` is a role.

    `names` are of everybody in town, by id: whom the memories' `people` and `said_by` mean.
    """

    now: Circumstances
    question: str
    asker: str = ""
    names: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class InterviewAnswer:
    """What they say, and the numbers of the memories it rests on; `known` is False when they say they do not know."""

    text: str
    cites: tuple[int, ...] = ()
    known: bool = True
