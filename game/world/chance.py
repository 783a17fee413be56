"""Owns chance: every draw comes from (run seed, tick, resident, purpose), so that a new draw shifts no other."""

import random
from hashlib import blake2b


def chance(seed: int, tick: int, resident: int, purpose: str) -> random.Random:
    """A generator of its own for one purpose at one tick. Use it once and drop it."""
    key = f"{seed}|{tick}|{resident}|{purpose}".encode()
    return random.Random(int.from_bytes(blake2b(key, digest_size=8).digest(), "big"))
