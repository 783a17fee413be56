"""Cognition as a pure function: `think` turns a frozen snapshot into a Thought, in any thread, at any time."""

from game.ai.thinking.means import Means
from game.ai.thinking.think import think

__all__ = ["Means", "think"]
