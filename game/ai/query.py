"""Owns what a memory stream is asked for a thought, so that the same can be asked again later, and is answered alike."""

from dataclasses import dataclass

from game.ai.embedding import Embeds
from game.ai.memory import Kind
from game.ai.retrieval import Retrieved, retrieve
from game.ai.stream import StreamView, seeds_in
from game.settings import Cognition


@dataclass(frozen=True, slots=True)
class Query:
    """A text by which memories of a resident were recalled. `kinds` are those asked for, None any.

    `tokens` is the budget they fill, None the settings'. Where `seeds` is a number, only so many of what they knew from the
    start are recalled, however long.
    """

    resident: int
    text: str
    kinds: tuple[Kind, ...] | None = None
    tokens: int | None = None
    seeds: int | None = None


def answered(query: Query, view: StreamView, embedder: Embeds, tick: int, settings: Cognition) -> tuple[Retrieved, ...]:
    """What comes to mind for a query at a tick, best first, each with the three parts of its score."""
    vector = embedder.embed([query.text])[0]
    if query.seeds is None:
        return retrieve(view, vector, tick, settings, query.tokens, kinds=query.kinds)
    return retrieve(view, vector, tick, settings, limit=max(0, query.seeds), only=seeds_in(view))
