"""Owns the vectors of a save when it is read: those that mean something beside the embedder's own, and new ones for the rest."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from game.ai.embedding import DIMENSIONS, Embeds, Vectors, has_words

_LARGEST = 1e3
"""No model gives vectors longer than a few units; what is far beyond comes from a damaged or a hostile file."""

TextRow = tuple[str, str, bytes]
"""A remembered text, the model its vector came from, and the vector."""


@dataclass(frozen=True, slots=True, eq=False)
class Read:
    """A vector for each row, and by text those that had to be made anew (and could be): they are worth keeping."""

    vectors: Vectors
    renewed: dict[str, Vectors]


def read_vectors(rows: Sequence[TextRow], embedder: Embeds) -> Read:
    """The vectors of some rows. New ones where they come from another model, or could not be had when they were saved.

    Raises ValueError when a vector of the embedder's own model has not its size.
    """
    model, vectors = embedder.model, np.zeros((len(rows), DIMENSIONS), np.float32)
    own = [index for index, row in enumerate(rows) if row[1] == model]
    vectors[own] = np.frombuffer(b"".join(rows[index][2] for index in own), "<f4").reshape(len(own), DIMENSIONS)
    vectors[~(np.abs(vectors) <= _LARGEST).all(axis=1)] = 0  # what is no number is not smaller than any
    missing = [index for index in np.flatnonzero(~vectors.any(axis=1)).tolist() if has_words(rows[index][0])]
    texts = [rows[index][0] for index in missing]
    if texts:
        vectors[missing] = embedder.embed(texts)
    return Read(vectors, {text: vectors[index] for text, index in zip(texts, missing, strict=True) if vectors[index].any()})
