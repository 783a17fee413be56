"""Differences between two saved towns, read from their records: since when, and in what they have become different."""

from game.study.difference.comparing import Difference, Side, compare

__all__ = ["Difference", "Side", "compare"]
