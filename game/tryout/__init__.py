"""Trying somebody out: what a paragraph would be understood as in a town, and the day its person would have there."""

from game.tryout.trial import Point, Stretch, Trial
from game.tryout.trying import try_person

__all__ = ["Point", "Stretch", "Trial", "try_person"]
