"""Owns asking what comes to mind: questions are put to retrieval in a thread of their own, so that no frame waits."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace

import numpy as np

from game.ai.embedding import Embeds
from game.ai.memory import Memory
from game.ai.query import Query
from game.ai.retrieval import Retrieved, retrieve
from game.ai.stream import StreamView
from game.problem import Problem
from game.session.decisions import Grounds
from game.session.why import Recalled, why
from game.settings import Cognition
from game.ui.reckoner import Reckoner

MOST = 40
"""How many memories are shown for a question."""
_DEEP = 400
"""How far down evidence is looked for among all that could have come to mind."""
_EVERYTHING = 10**9
"""Tokens: the screen has room for more than a mind."""

Answer = tuple[Recalled, ...]


class Recall:
    """The latest question and its answer. `found` keeps the answer before until the next is there.

    `problem` says why there is none. `embedder` is what the town remembers by.
    """

    def __init__(self, embedder: Embeds) -> None:
        self._embedder = embedder
        self._reckoner: Reckoner[Answer] = Reckoner("recall")
        self.asked: object = None
        self.found: Answer = ()
        self.problem = ""

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._reckoner.reckoning

    def begin(self) -> None:
        """Forget the question."""
        self.asked, self.found, self.problem = None, (), ""
        self._reckoner.put(None)

    def ask(self, key: object, view: StreamView, query: Query, tick: int, settings: Cognition) -> None:
        """What comes to mind for words; `key` names the question, and one that was put already is not put again."""
        self._put(key, lambda: (Recalled(query, _retrieved(view, self._embedder, query.text, tick, settings)),))

    def ask_nearest(self, key: object, view: StreamView, memory: Memory, resident: int, settings: Cognition) -> None:
        """What of all somebody knew before a memory was nearest to it when it was made."""
        self._put(key, lambda: (Recalled(Query(resident, memory.text), reasons(view, memory, settings)),))

    def ask_why(self, key: object, grounds: Grounds, streams: dict[int, StreamView], settings: Cognition) -> None:
        """What was recalled for a decision; `streams` are those of whoever was asked, as they are now."""
        self._put(key, lambda: why(grounds, streams, self._embedder, settings))

    def poll(self) -> None:
        """Take an answer that has come."""
        done = self._reckoner.poll()
        if done is not None and self.asked is not None:
            self._take(done)

    def _take(self, done: Future[Answer]) -> None:
        try:
            self.found, self.problem = done.result(), ""
        except Problem as problem:
            self.found, self.problem = (), str(problem)

    def _put(self, key: object, question: Callable[[], Answer]) -> None:
        if key != self.asked:
            self.asked = key
            self._reckoner.put(question)
        self.poll()


def _retrieved(view: StreamView, embedder: Embeds, query: str, tick: int, settings: Cognition) -> tuple[Retrieved, ...]:
    return retrieve(view, embedder.embed([query])[0], tick, settings, _EVERYTHING, MOST) if len(view) else ()


def reasons(view: StreamView, memory: Memory, settings: Cognition) -> tuple[Retrieved, ...]:
    """The memories nearest to one among those before it, at its tick: first those it rests on, then the best others."""
    before = range(memory.number)
    if not before:
        return ()
    then = replace(view, last_access=np.minimum(view.last_access, memory.created))
    found = retrieve(then, view.vectors[memory.number], memory.created, settings, _EVERYTHING, _DEEP, only=before)
    rests_on = memory.content.evidence
    first = [each for each in found if each.number in rests_on]
    return (*first, *[each for each in found[:MOST] if each.number not in rests_on])[:MOST]
