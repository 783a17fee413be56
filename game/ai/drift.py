"""Owns measuring how far somebody has drifted from who they were: two self-summaries, days apart."""

from game.ai.embedding import Embeds


def self_likeness(first: str, later: str, embedder: Embeds) -> float:
    """The cosine of two self-summaries, -1 to 1: near 1 for somebody who is still the same; 0 when either says nothing."""
    one, other = embedder.embed([first, later])
    return float(round(float(one @ other), 6))
