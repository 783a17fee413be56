"""Owns links to thoughts: what somebody thought and when, what came to mind for it, and what a model was asked and answered."""

from collections.abc import Iterator

import numpy as np

from game.ai.model.call import Call
from game.ai.retrieval import Retrieved
from game.ai.thinking.summing_up import CORE, OCCUPATION, PROGRESS
from game.problem import Problem
from game.session.because.links import Link
from game.session.because.memories import memory_link
from game.session.because.telling import Telling, Thought
from game.session.because.wording import quoted, sentence, thought_words
from game.session.why import Recalled

OF_A_QUERY = 4
"""Memories shown of what came to mind for one query; the best ones."""
OF_NOTE = 2
"""Memories that bear most on what is asked about, of all that came to mind."""
BEARS = 0.3
"""From this cosine on a memory is said to bear on it."""


def thought_link(telling: Telling, thought: Thought, said: str = "", about: str = "", whose: int | None = None) -> Link:
    """A thought. Below: what came to mind for it that bears most on the words `about`, the queries, and the calls to a model.

    `said` is the sentence, where it is not the kind's; `whose` memories are shown where several were asked for theirs.
    """
    decision = thought.decision
    words = sentence(said or thought_words(telling, decision.kind, decision.resident))
    owner = decision.resident if whose is None else whose
    below = (*_came_to_mind(telling, thought, owner, about), *call_links(telling, thought))
    return Link("thought", words, decision.landed, below, decision.resident, thought=decision.id)


def call_links(telling: Telling, thought: Thought) -> Iterator[Link]:
    """Each question to a model that was asked for a thought, and how it was answered."""
    calls = telling.calls(thought.decision)
    for number, call in calls:
        yield Link("call", _call_words(call), call.tick, resident=call.resident, call=number)
    if not calls and telling.has_calls:
        yield Link("call", "No model was asked for it: the offline mind answers what needs none.")


def _came_to_mind(telling: Telling, thought: Thought, whose: int, about: str) -> Iterator[Link]:
    if not thought.decision.queries:
        return
    try:
        queries = [each for each in telling.recalled(thought.decision) if each.query.resident == whose]
    except Problem as problem:
        yield Link("rule", f"What came to mind for it cannot be told: {problem}")
        return
    yield from _of_note(telling, whose, queries, about)
    of_self = [each for each in queries if _sums_up(telling, whose, each)]
    yield from _query_links(telling, thought, whose, [each for each in queries if each not in of_self])
    if of_self:
        first = telling.first_name(whose)
        below = tuple(_query_links(telling, thought, whose, of_self))
        yield Link(
            "query", f"{first} also took stock of who {telling.pronouns(whose)[0]} is.", thought.decision.asked, below, whose
        )


def _sums_up(telling: Telling, whose: int, each: Recalled) -> bool:
    """Whether a query is one of those for the self-summary, which goes with a new day and with reflecting."""
    return each.query.text in [text.format(name=telling.name(whose)) for text in (CORE, OCCUPATION, PROGRESS)]


def _query_links(telling: Telling, thought: Thought, whose: int, queries: list[Recalled]) -> Iterator[Link]:
    for each in queries:
        found = (memory_link(telling, whose, one.number, one) for one in each.found[:OF_A_QUERY])
        below = tuple(link for link in found if link is not None)
        best = "" if len(each.found) == len(below) else f" (the best {len(below)} of {len(each.found)})"
        said = (
            f"This came to mind for {quoted(each.query.text)}{best}:"
            if below
            else f"Nothing came to mind for {quoted(each.query.text)}."
        )
        yield Link("query", said, thought.decision.asked, below, whose)


def _of_note(telling: Telling, whose: int, queries: list[Recalled], about: str) -> Iterator[Link]:
    """The memories, of all that came to mind, that are nearest to the words."""
    view = telling.view(whose)
    best: dict[int, Retrieved] = {}
    for one in (one for each in queries for one in each.found):
        if one.number not in best or best[one.number].score < one.score:
            best[one.number] = one
    if not about or view is None or not best:
        return
    numbers = list(best)
    nearness = view.vectors[np.asarray(numbers, np.intp)] @ telling.embedder.embed([about])[0]
    ranked = sorted(zip(numbers, nearness.tolist(), strict=True), key=lambda pair: (-round(pair[1], 5), pair[0]))
    for number, near in ranked[:OF_NOTE]:
        link = memory_link(telling, whose, number, best[number]) if near >= BEARS else None
        if link is not None:
            yield link


def _call_words(call: Call) -> str:
    question = call.kind.replace("_", " ")
    if call.outcome == "offline":
        return sentence(f"The offline mind stood in for {call.model} ({question}), because {call.reason or 'it gave no answer'}")
    took = f"{call.prompt_tokens:,}+{call.completion_tokens:,} tokens, cost {call.cost:.5f}"
    how = {"repaired": " after it was asked to mend it", "partial": " in part", "cached": ", as before to the same words,"}
    return f"{call.model}, asked to {question}, answered{how.get(call.outcome, '')} ({took}): {quoted(call.text)}"
