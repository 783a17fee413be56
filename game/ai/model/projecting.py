"""Owns making a server's vectors as wide as memory streams keep them, whatever their own width is."""

from functools import lru_cache
from hashlib import shake_128

import numpy as np
from numpy.typing import NDArray

from game.ai.embedding import DIMENSIONS, Vectors

_DECIMALS = 6
_SEED = b"smallville embeddings "


def to_width(vectors: NDArray[np.float64]) -> Vectors:
    """Unit vectors of 256 numbers: wider ones are projected, narrower ones get zeros at the end.

    The projection is the same everywhere and always, so that vectors of one model stay comparable: random directions at
    right angles to each other, one set for each width, in which angles come out nearly as they were.
    """
    width = vectors.shape[1]
    if width > DIMENSIONS:
        vectors = vectors @ _directions(width)
    elif width < DIMENSIONS:
        vectors = np.pad(vectors, ((0, 0), (0, DIMENSIONS - width)))
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.round(vectors / np.where(lengths > 0, lengths, 1), _DECIMALS).astype(np.float32)


@lru_cache(maxsize=4)
def _directions(width: int) -> NDArray[np.float64]:
    """256 columns at right angles, made from the bits of a hash: no library's idea of chance is in them."""
    bits = np.frombuffer(shake_128(_SEED + str(width).encode()).digest(width * DIMENSIONS // 8), np.uint8)
    signs = np.unpackbits(bits).reshape(width, DIMENSIONS) * 2.0 - 1.0
    columns, corner = np.linalg.qr(signs)
    return np.asarray(columns * np.sign(np.diag(corner)))
