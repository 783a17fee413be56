"""Reflection without a language model: questions about people and purposes, insights with evidence, the self-summary."""

from game.ai.offline.reflect.asking import ask
from game.ai.offline.reflect.drawing import draw
from game.ai.offline.reflect.summary import summarise

__all__ = ["ask", "draw", "summarise"]
