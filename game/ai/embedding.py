"""Owns turning sentences into vectors: a small static model that comes with the `wordllama` package, no network."""

import logging
import os
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from game.problem import Problem

Vectors = NDArray[np.float32]
"""One unit vector a row."""

DIMENSIONS = 256
MODEL = "wordllama/l2_supercat/256"
"""Name under which vectors are saved: others' vectors mean nothing beside these."""

_DECIMALS = 6


class _Model(Protocol):
    """The part of wordllama's model that is used here."""

    def embed(self, texts: list[str]) -> Vectors: ...


class Embeds(Protocol):
    """What turns texts into vectors that can be compared with each other, and with no other model's."""

    @property
    def model(self) -> str:
        """Name under which its vectors are saved."""
        ...

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors of the texts, shape (n, 256); zeros (like nothing) for a text that has none."""
        ...


def has_words(text: str) -> bool:
    """Whether there is anything in a text to be embedded: a letter or a digit."""
    return any(character.isalnum() for character in text)


class Embedder:
    """Embeds texts, remembering the latest `cached` of them. Safe to share between threads.

    A text's vector depends on nothing but the text: not on the batch it came in, nor on the cache.
    """

    model = MODEL

    def __init__(self, cached: int = 8192) -> None:
        self._cached = cached
        self._rows: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = Lock()

    def __reduce__(self) -> tuple[type["Embedder"], tuple[int]]:
        """In another process it begins with nothing remembered, and gives the same vectors."""
        return Embedder, (self._cached,)

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors of the texts, shape (n, 256). A text without a single known word gets zeros (like nothing)."""
        with self._lock:
            missing = [text for text in dict.fromkeys(texts) if text not in self._rows]
            fresh = dict(zip(missing, _unit_vectors(missing), strict=True))
            rows = [fresh[text] if text in fresh else self._rows[text] for text in texts]
            self._keep(zip(missing, fresh.values(), strict=True))
        return np.array(rows, np.float32).reshape(len(texts), DIMENSIONS)

    def _keep(self, rows: Iterable[tuple[str, Vectors]]) -> None:
        self._rows.update(rows)
        while len(self._rows) > self._cached:
            self._rows.popitem(last=False)


_loading = Lock()
_loaded: list[_Model] = []


def _unit_vectors(texts: list[str]) -> Vectors:
    if not texts:
        return np.zeros((0, DIMENSIONS), np.float32)
    vectors = _model().embed(texts)
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.round(vectors / np.where(lengths > 0, lengths, 1), _DECIMALS)


def _model() -> _Model:
    """The model, loaded once per process (0.8 s) when the first text is embedded."""
    with _loading:
        if not _loaded:
            _loaded.append(_load())
        return _loaded[0]


def _load() -> _Model:
    found = find_spec("wordllama")
    if found is None or found.origin is None:
        raise Problem("The package wordllama, which memories are found with, is missing; install Smallville again.")
    os.environ.setdefault("HF_HUB_OFFLINE", "1")
    with _quiet_logging():
        from wordllama import WordLlama
    try:
        model: _Model = WordLlama.load(cache_dir=Path(found.origin).parent, disable_download=True)
    except FileNotFoundError:
        raise Problem("The package wordllama came without its model; install Smallville again.") from None
    return model


@contextmanager
def _quiet_logging() -> Iterator[None]:
    """Importing wordllama gives the root logger a handler; a library must not do that to a program, so take it back."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
