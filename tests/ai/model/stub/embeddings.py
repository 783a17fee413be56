"""Owns the stub's embeddings: equal texts get equal vectors, and texts that share words get similar ones."""

import base64
import re
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

SIZE = 64


def embedding_body(body: dict[str, Any]) -> dict[str, Any]:
    """What /v1/embeddings answers."""
    given = body.get("input", [])
    texts = [given] if isinstance(given, str) else list(given)
    as_base64 = body.get("encoding_format") == "base64"
    data = [
        {"object": "embedding", "index": index, "embedding": _encoded(_vector(text)) if as_base64 else _vector(text).tolist()}
        for index, text in enumerate(texts)
    ]
    tokens = sum(len(text) // 4 + 1 for text in texts)
    usage = {"prompt_tokens": tokens, "total_tokens": tokens}
    return {"object": "list", "model": body.get("model", ""), "data": data, "usage": usage}


def _vector(text: str) -> NDArray[np.float32]:
    total = np.zeros(SIZE, np.float32)
    for word in re.findall(r"\w+", text.lower()) or ["nothing"]:
        seed = int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big")
        total += np.random.default_rng(seed).standard_normal(SIZE).astype(np.float32)
    return total / np.linalg.norm(total)


def _encoded(vector: NDArray[np.float32]) -> str:
    return base64.b64encode(vector.tobytes()).decode()
