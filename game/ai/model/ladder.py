"""Owns the ladder: how a server and model are asked for an answer's shape, and what was learned of what they take."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Literal

from pydantic import BaseModel

from game.ai.model.completion import Completion
from game.ai.model.schema import BOUNDS, strict_schema

Rung = Literal["json_schema", "json_object", "prompt"]
RUNGS: tuple[Rung, ...] = ("json_schema", "json_object", "prompt")
"""From the one that leaves a model least room to go wrong to the one that any server takes."""
LIMITS = ("max_tokens", "max_completion_tokens")
"""The names of the limit of an answer: servers know the one, or the other, or both."""
PATIENCE = 3
"""So many answers in a row without the shape that was asked for: this server does not look at it."""
_REFUSALS = (400, 422, 500, 501)
_ABOUT_SHAPE = re.compile(r"response_format|json_schema|json_object|structured output|\bschema\b|grammar", re.IGNORECASE)
_ABOUT_BOUNDS = re.compile("|".join(BOUNDS))
_ABOUT_SIZE = re.compile(r"too (large|high|big)|at most|less than|exceed|maximum|between", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Way:
    """One way to ask: the rung, the limit's name, and which other parameters are left out."""

    rung: Rung
    limit: str
    without: frozenset[str] = frozenset()

    def parameters(self, answer: type[BaseModel], limit: int, temperature: float | None) -> Mapping[str, object]:
        """What is sent beside model and messages."""
        wanted: dict[str, Any] = {self.limit: limit, "temperature": temperature, "response_format": self._shape(answer)}
        return {name: value for name, value in wanted.items() if value is not None and name not in self.without}

    def _shape(self, answer: type[BaseModel]) -> Mapping[str, object] | None:
        if self.rung == "json_schema":
            schema = strict_schema(answer, bounds="bounds" not in self.without)
            return {"type": "json_schema", "json_schema": {"name": answer.__name__, "strict": True, "schema": schema}}
        return {"type": "json_object"} if self.rung == "json_object" else None


@dataclass(slots=True)
class Ladder:
    """What was learned of one model on one server; shared by all threads, so that each lesson costs one refusal."""

    first_limit: str = "max_tokens"
    _lock: Lock = field(default_factory=Lock, repr=False)
    _way: Way = field(init=False)
    _trusted: Way = field(init=False)
    _misses: int = 0
    _limits_tried: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._way = self._trusted = Way("json_schema", self.first_limit)

    def way(self) -> Way:
        """How to ask now."""
        with self._lock:
            return self._way

    def refused(self, way: Way, status: int, text: str) -> bool:
        """Learn from a refusal of a request that went this way. False when no other way is left to try."""
        with self._lock:
            if way != self._way:
                return True  # another thread met it first, and has learned
            changed = self._changed(way, status, text)
            # At the bottom, and refused still: it was not the way of asking, so nothing was learned.
            self._way = changed or self._trusted
            return changed is not None

    def kept(self, way: Way, limit: int, completion: Completion) -> None:
        """An answer of the right shape came this way."""
        with self._lock:
            if way == self._way:
                self._misses = 0
            self._answered(way, limit, completion)

    def missed(self, way: Way, limit: int, completion: Completion) -> None:
        """An answer came this way, of another shape than was asked for."""
        with self._lock:
            self._answered(way, limit, completion)
            if way.rung != self._way.rung or completion.finish_reason == "length":
                return
            self._misses += 1
            if self._misses >= PATIENCE:
                self._misses = 0
                self._way = self._trusted = _stepped(self._way) or self._way

    def _answered(self, way: Way, limit: int, completion: Completion) -> None:
        """What answers is a way to keep; one that lets the limit pass is not, as long as the other name is untried."""
        if way != self._way:
            return
        self._trusted = way
        self._limits_tried.add(way.limit)
        ran_over = (completion.completion_tokens or 0) > limit + max(16, limit // 4)
        others = [name for name in LIMITS if name not in self._limits_tried and name not in way.without]
        if ran_over and not completion.reasoned and others:
            self._way = self._trusted = Way(way.rung, others[0], way.without)

    def _changed(self, way: Way, status: int, text: str) -> Way | None:
        """Another way after a refusal: without what it names, or else one rung down."""
        about_shape = names_shape(text)
        if status not in _REFUSALS and not about_shape:
            return None
        if not about_shape and way.limit not in way.without and way.limit in text and not _ABOUT_SIZE.search(text):
            return _other_limit(way)
        if not about_shape and "temperature" in text and "temperature" not in way.without:
            return Way(way.rung, way.limit, way.without | {"temperature"})
        if way.rung == "json_schema" and "bounds" not in way.without and _ABOUT_BOUNDS.search(text):
            return Way(way.rung, way.limit, way.without | {"bounds"})
        return _stepped(way) or _bared(way)


def _other_limit(way: Way) -> Way:
    """The limit by its other name; by neither when both were refused (the answer's length is bounded on our side then)."""
    without = way.without | {way.limit}
    return Way(way.rung, next((name for name in LIMITS if name not in without), way.limit), without)


def _stepped(way: Way) -> Way | None:
    below = RUNGS.index(way.rung) + 1
    return Way(RUNGS[below], way.limit, way.without) if below < len(RUNGS) else None


def _bared(way: Way) -> Way | None:
    """Below the ladder, for servers that do not say what they refuse: one parameter less."""
    if "temperature" not in way.without:
        return Way(way.rung, way.limit, way.without | {"temperature"})
    return _other_limit(way) if way.limit not in way.without else None


def names_shape(text: str) -> bool:
    """Whether a refusal is about how the shape of the answer was asked for."""
    return _ABOUT_SHAPE.search(text) is not None


def first_limit(host: str) -> str:
    """The name a server most likely knows: OpenAI's own has dropped the old one, the others grew up with it."""
    return "max_completion_tokens" if host == "api.openai.com" else "max_tokens"
