"""Owns reflecting by a model: the questions of a reflection, and insights for all of them in one call, with evidence."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from game.ai.memory import Kind, Memory
from game.ai.mind import AskReflection, DrawInsights, Insight, Mind
from game.ai.model.form import Form
from game.ai.model.forms.happenings import lately
from game.ai.model.forms.recalled import fitting, in_turn, is_step
from game.ai.model.forms.sentences import about, plain
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import ROOM
from game.ai.model.values import Whole, Words

QUESTIONS, INSIGHTS = 3, 5
"""How many questions are asked for, and how many insights for each are taken (section 4.2)."""
RECORDS, EVIDENCE = 1.4, 1.5
"""How much more room than usual what was lived through gets, and what insights are drawn from: one looks back wider."""
LONGEST = 240
"""Characters of a question or an insight."""
PLAIN = 5
"""Importance of an insight that was given none."""


class Questions(BaseModel):
    """What there is to ask oneself."""

    model_config = ConfigDict(extra="ignore")
    questions: list[Words] = Field(max_length=8)


class Drawn(BaseModel):
    """One insight: for which question, in words, the numbers of the memories it rests on, how much it touches them."""

    model_config = ConfigDict(extra="ignore")
    q: Whole = 1
    text: Words = ""
    because: list[Whole] = Field(default_factory=list, max_length=12)
    importance: Whole = PLAIN


class DrawnInsights(BaseModel):
    """Insights for all questions, in any order."""

    model_config = ConfigDict(extra="ignore")
    insights: list[Drawn] = Field(max_length=20)


def _ask_facts(question: AskReflection, room: int) -> Mapping[str, object]:
    return {"records": lately(question.now.memories, round(RECORDS * room)), "count": QUESTIONS}


def _ask_read(answer: Questions, question: AskReflection, offline: Mind) -> tuple[str, ...]:
    cleaned = (plain(each)[:LONGEST].rstrip(" .") for each in answer.questions)
    asked = tuple(dict.fromkeys(each if each.endswith("?") else f"{each}?" for each in cleaned if each))
    if not asked:
        raise Unusable('"questions" must hold questions about these memories')
    return asked


def numbered(questions: tuple[DrawInsights, ...], room: int = ROOM) -> dict[int, Memory]:
    """The memories that are shown, by their numbers in the prompt: of each question's the best, in turn, each once.

    Less room shows fewer of them, under the same numbers.
    """
    groups = [(*each.held, *(memory for memory in each.now.memories if not is_step(memory))) for each in questions]
    return dict(enumerate(fitting(in_turn(groups), round(EVIDENCE * room)), 1))


def _draw_facts(questions: tuple[DrawInsights, ...], room: int) -> Mapping[str, object]:
    shown = numbered(questions, room)
    held = {number for number, memory in shown.items() if memory.content.kind is Kind.REFLECTION}
    return {"shown": shown, "held": held, "questions": [each.question for each in questions], "most": INSIGHTS}


def _draw_read(answer: DrawnInsights, questions: tuple[DrawInsights, ...], offline: Mind) -> tuple[tuple[Insight, ...], ...]:
    shown, known = numbered(questions), _known(questions)
    found: tuple[dict[str, Insight], ...] = tuple({} for _ in questions)
    for drawn in answer.insights:
        insight = _insight(drawn, questions[0], shown)
        if insight is not None and 1 <= drawn.q <= len(questions) and insight.text.lower() not in known:
            found[drawn.q - 1].setdefault(insight.text.lower(), insight)
    if not any(found):
        raise Unusable(
            'there must be at least one new insight: a sentence in the third person in "text", '
            'in "because" the numbers of the memories it rests on, in "q" the number of its question'
        )
    return tuple(tuple(each.values())[:INSIGHTS] for each in found)


def _insight(drawn: Drawn, question: DrawInsights, shown: Mapping[int, Memory]) -> Insight | None:
    """An insight that is a sentence and rests on memories that were shown; else None."""
    text = about(question.now.persona, drawn.text)
    evidence = tuple(dict.fromkeys(shown[each].number for each in drawn.because if each in shown))
    if not text or len(text) > LONGEST or not evidence:
        return None
    return Insight(text, evidence, max(1, min(10, drawn.importance)))


def _known(questions: tuple[DrawInsights, ...]) -> frozenset[str]:
    """What they know in these words: a memory said again is no insight."""
    memories = (memory for each in questions for memory in (*each.held, *each.now.memories))
    return frozenset(memory.text.rstrip(" .").lower() for memory in memories)


ASK_REFLECTION: Form[AskReflection, Questions, tuple[str, ...]] = Form(
    kind="ask_reflection",
    size="large",
    answer=Questions,
    now=lambda question: question.now,
    facts=_ask_facts,
    limit=lambda question: 240,
    read=_ask_read,
)
DRAW_INSIGHTS: Form[tuple[DrawInsights, ...], DrawnInsights, Any] = Form(
    kind="draw_insights",
    size="large",
    answer=DrawnInsights,
    now=lambda questions: questions[0].now,
    facts=_draw_facts,
    limit=lambda questions: 200 + 240 * len(questions),
    read=_draw_read,
)
