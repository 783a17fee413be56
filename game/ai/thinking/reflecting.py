"""Owns reflection: the latest records, the most salient questions, what is retrieved, insights with evidence (paper, 4.2)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.ai.claims import people_in
from game.ai.memory import Kind, NewMemory
from game.ai.mind import AskReflection, DrawInsights, Insight
from game.ai.thinking.means import Means
from game.ai.thinking.summing_up import CORE, sum_up
from game.ai.thought import Portrait, Snapshot, Thought

OWN_SEEDS = 12
"""How many of what they know of themselves from the start is before them whatever the question."""
HELD_TOKENS = 400
"""Token budget of the earlier insights that a question brings back."""


def reflect(snapshot: Snapshot, means: Means) -> Thought:
    """Draw insights from what happened lately, write them to the stream with their evidence, and sum oneself up anew."""
    me, asked = snapshot.me, snapshot.asked
    latest = me.stream.latest(means.settings.reflection_records)
    questions = means.mind.ask_reflection(AskReflection(means.circumstances(snapshot, me, latest)))
    asking = tuple(_drawing_on(each, snapshot, means) for each in questions[: means.settings.reflection_questions])
    used = dict.fromkeys(memory.number for about in asking for memory in (*about.now.memories, *about.held))
    insights: dict[str, Insight] = {}
    for drawn in means.mind.draw_insights(asking) if asking else ():
        for insight in drawn[: means.settings.insights_per_question]:
            insights.setdefault(insight.text, insight)
    memories = tuple(_new(insights.values(), me, tuple(used)))
    summary = sum_up(snapshot, means, memories)
    touched = dict.fromkeys((*used, *summary.used))
    return Thought(
        asked,
        memories,
        means.embeddings(memories),
        touched=tuple((me.id, number) for number in touched),
        summary=summary.text,
    )


def _drawing_on(question: str, snapshot: Snapshot, means: Means) -> DrawInsights:
    """A question with what it brings to mind, who they are, and what they have already come to see about it."""
    me, tick = snapshot.me, snapshot.asked.asked
    recalled = means.recall(me, question, tick, tokens=means.settings.reflection_tokens)
    own = means.recall_seeds(me, CORE.format(name=me.persona.name), tick, OWN_SEEDS)
    held = means.recall(me, question, tick, kinds=(Kind.REFLECTION,), tokens=HELD_TOKENS)
    distinct = {memory.number: memory for memory in (*recalled, *own)}
    now = replace(means.circumstances(snapshot, me), memories=tuple(distinct.values()))
    return DrawInsights(now, question, held)


def _new(insights: Iterable[Insight], me: Portrait, seen: tuple[int, ...]) -> Iterator[NewMemory]:
    """Those that rest on memories that were before them, and do not say in the same words what is held already."""
    known, names = _held_texts(me), dict(me.names)
    for insight in insights:
        evidence = tuple(number for number in dict.fromkeys(insight.evidence) if number in seen)
        if evidence and insight.text not in known:
            people = tuple(each for each in people_in(insight.text, names) if each != me.id)
            yield NewMemory(Kind.REFLECTION, insight.text, max(1, min(10, insight.importance)), evidence, people)


def _held_texts(me: Portrait) -> frozenset[str]:
    """All that they ever came to see, in its words: what was corrected is not to be drawn again."""
    return frozenset(memory.text for memory in me.stream if memory.content.kind is Kind.REFLECTION)
