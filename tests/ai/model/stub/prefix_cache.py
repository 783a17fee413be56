"""Owns what a server's prefix cache would reuse of each prompt.

The rule is vLLM's automatic prefix caching without eviction: a prompt is its messages rendered one after another, cut into
blocks of 16 tokens from its beginning. A block is reused when an earlier prompt to the same model began with the same
blocks up to and including it; an unfinished block never is, nor a prompt's last token (the answer starts from it).
"""

from array import array
from collections.abc import Sequence
from hashlib import blake2b
from threading import Lock

BLOCK = 16


class PrefixCache:
    """Remembers how prompts began, for one model or several. May be asked from any thread."""

    def __init__(self) -> None:
        self._seen: set[bytes] = set()
        self._lock = Lock()

    def reused(self, model: str, tokens: Sequence[int]) -> int:
        """How many tokens of a prompt need not be read again; from now on they are known."""
        chain, chains = model.encode(), []
        for start in range(0, len(tokens) - BLOCK, BLOCK):
            chain = blake2b(chain + array("Q", tokens[start : start + BLOCK]).tobytes(), digest_size=16).digest()
            chains.append(chain)
        with self._lock:
            known = next((index for index, each in enumerate(chains) if each not in self._seen), len(chains))
            self._seen.update(chains)
        return known * BLOCK
