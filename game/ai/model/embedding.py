"""Owns embeddings from a model's server, in place of those that come with the game."""

from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice
from threading import Lock
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from game.ai.embedding import DIMENSIONS, Vectors, has_words
from game.ai.model.projecting import to_width
from game.ai.model.trouble import Garbled, Refused, Trouble

BATCH = 64
"""Texts of one request, at most."""
SECONDS = 20.0
"""Until a request counts as lost: it is quick where it works, and a thought waits for it."""
LONGEST_PAUSE = 512
"""After failures so many texts go without being asked about, at most, before the server is tried again."""
_NOTHING = np.zeros(DIMENSIONS, np.float32)
_PROBE = "a boat in the harbour"


class EmbeddingServer(Protocol):
    """The part of a server's connection that is used here."""

    def embed(
        self, model: str, texts: Sequence[str], dimensions: int | None = None, seconds: float = 60.0
    ) -> Sequence[Sequence[float]]:
        """A row of numbers for each text, `dimensions` of them where that is given, within so many seconds. Raises Trouble."""
        ...


class ServerEmbedder:
    """Embeds texts by a server's model, remembering the latest `cached` of them. Safe to share between threads.

    The server is asked for vectors of 256 numbers; what it has of another width is projected. While it fails, texts get
    zeros: nothing is known of their relevance, and retrieval goes on by recency and importance. Zeros are not remembered.
    `failed` counts the requests that brought nothing, `trouble` is the last one's sentence, "" once the server answers again.
    """

    def __init__(self, server: EmbeddingServer, model: str, cached: int = 8192) -> None:
        self.failed = 0
        self.trouble = ""
        self._server = server
        self._name = model
        self._cached = cached
        self._rows: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = Lock()
        self._width: int | None = None
        self._dimensions: int | None = DIMENSIONS
        self._in_a_row = 0
        self._pause = 0

    @property
    def model(self) -> str:
        """Name under which vectors are saved, with their own width where that is not 256.

        Before the first vector has come the server is asked for one, so that the name is the right one from the start.
        """
        if self._width is None:
            self.embed([_PROBE])
        width = "" if self._width in (None, DIMENSIONS) else f" of {self._width}"
        return f"server/{self._name}/{DIMENSIONS}{width}"

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors of the texts, shape (n, 256). Zeros for a text without a word, and for all that could not be had."""
        wanted = [text for text in dict.fromkeys(texts) if has_words(text)]
        with self._lock:
            rows = {text: self._rows[text] for text in wanted if text in self._rows}
        missing = iter([text for text in wanted if text not in rows])
        while batch := list(islice(missing, BATCH)):
            rows |= self._fetched(batch)
        return np.array([rows.get(text, _NOTHING) for text in texts], np.float32).reshape(len(texts), DIMENSIONS)

    def _fetched(self, batch: list[str]) -> dict[str, Vectors]:
        """The vectors of some texts, or none."""
        if self._is_paused(len(batch)):
            return {}
        try:
            vectors = self._asked(batch)
        except Trouble as trouble:
            self._note(trouble)
            return {}
        with self._lock:
            self.trouble, self._in_a_row = "", 0
            for text, row in zip(batch, to_width(vectors), strict=True):
                self._rows.setdefault(text, row)
            found = {text: self._rows[text] for text in batch}
            while len(self._rows) > self._cached:
                self._rows.popitem(last=False)
        return found

    def _asked(self, batch: list[str]) -> NDArray[np.float64]:
        """What the server says; without a wish for a width once it has refused one. Raises Trouble."""
        wish = self._dimensions
        try:
            answer = self._server.embed(self._name, batch, wish, SECONDS)
        except Refused:
            if wish is None or self._width is not None:
                raise
            answer = self._server.embed(self._name, batch, None, SECONDS)
            self._dimensions = None
        return self._checked(answer, len(batch))

    def _checked(self, answer: Sequence[Sequence[float]], count: int) -> NDArray[np.float64]:
        """The rows as numbers, as wide as the first ones were. Raises Garbled for anything else."""
        try:
            vectors = np.asarray(answer, np.float64)
        except (TypeError, ValueError):
            raise Garbled("the server's embeddings are no rows of numbers") from None
        if vectors.ndim != 2 or len(vectors) != count or not vectors.shape[1] or not np.isfinite(vectors).all():
            raise Garbled(f"the server gave no embedding for each of {count} texts")
        with self._lock:
            self._width = self._width or vectors.shape[1]
            if vectors.shape[1] != self._width:
                raise Garbled(f"the server's embeddings were {self._width} numbers wide and are {vectors.shape[1]} now")
        return vectors

    def _is_paused(self, count: int) -> bool:
        """Whether the server failed just now, so that nobody waits for it again; it gets twice as long each time."""
        with self._lock:
            paused = self._pause > 0
            self._pause = max(0, self._pause - count)
            return paused

    def _note(self, trouble: Trouble) -> None:
        with self._lock:
            self.failed += 1
            self.trouble = str(trouble)
            self._in_a_row += 1
            self._pause = min(LONGEST_PAUSE, 2**self._in_a_row)
