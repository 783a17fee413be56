"""Owns the inverse of the inner forms: the JSON a model would have written for a typed answer, by kind of question."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.mind import (
    AnswerInterview,
    AskReflection,
    DrawInsights,
    Heeding,
    HeedVoice,
    Insight,
    InterviewAnswer,
    RateImportance,
    React,
    Reaction,
    SummariseSelf,
)
from game.ai.model.forms import interview, rating, reacting, reflection, summary
from game.ai.offline.importance import importance

Json = dict[str, Any]


def rate_importance(answer: tuple[int, ...], question: RateImportance) -> Json:
    """The ratings of those texts that are asked about."""
    rated = dict(zip(question.texts, answer, strict=True))
    return {"ratings": [rated[text] for text in rating.asked(question)]}


def react(answer: Reaction, question: React) -> Json:
    """The first step is what is done; a thing that is put right is what it is done at."""
    ids = [each.id for each in reacting.at_hand(question)]
    step = next((each for each in answer.steps if each.target in ids), next(iter(answer.steps), None))
    return {
        "choice": answer.choice,
        "reason": answer.reason,
        "do": step.text if step else "",
        "at": step.target if step and step.target in ids else 0,
        "then": (step.state or "") if step else "",
        "importance": answer.importance or importance(question.now.persona, question.observation),
    }


def heed(answer: Heeding, question: HeedVoice) -> Json:
    """A decision, a refusal with its reason, or a thought that only stays."""
    choice = "decide" if answer.decided else "refuse" if answer.because else "thought"
    to = answer.decided.removeprefix("to ")
    return {"choice": choice, "to": to, "because": answer.because, "importance": answer.importance}


def ask_reflection(answer: tuple[str, ...], question: AskReflection) -> Json:
    """The three questions that are asked for."""
    return {"questions": list(answer[: reflection.QUESTIONS])}


def draw_insights(answer: tuple[tuple[Insight, ...], ...], questions: tuple[DrawInsights, ...]) -> Json:
    """Every insight with the number of its question, and the numbers its evidence has in the prompt."""
    numbers = {memory.number: number for number, memory in reflection.numbered(questions).items()}
    return {
        "insights": [
            {
                "q": index,
                "text": insight.text,
                "because": [numbers[each] for each in insight.evidence if each in numbers],
                "importance": insight.importance,
            }
            for index, insights in enumerate(answer, 1)
            for insight in insights
        ]
    }


def summarise_self(answer: str, question: SummariseSelf) -> Json:
    """What follows the sentence that opens every summary."""
    return {"summary": answer.removeprefix(summary.opening(question)).strip()}


def answer_interview(answer: InterviewAnswer, question: AnswerInterview) -> Json:
    """What is said, and the numbers its memories have in the prompt."""
    numbers = {memory.number: number for number, memory in interview.numbered(question).items()}
    return {"text": answer.text, "cites": [numbers[each] for each in answer.cites if each in numbers], "known": answer.known}


WRITERS: Mapping[str, Callable[[Any, Any], Json]] = {
    "rate_importance": rate_importance,
    "react": react,
    "heed": heed,
    "ask_reflection": ask_reflection,
    "draw_insights": draw_insights,
    "summarise_self": summarise_self,
    "answer_interview": answer_interview,
}


def write(kind: str, answer: Any, question: Any) -> Json:
    """What a model would have written that means this answer to a question of this kind."""
    return WRITERS[kind](answer, question)
