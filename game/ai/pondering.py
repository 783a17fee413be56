"""Owns when somebody reflects: what of each record counts, and how much is enough (paper, section 4.2)."""

from game.ai.memory import Kind, Memory
from game.settings import Cognition

FELT = (Kind.OBSERVATION, Kind.CHAT)
"""Kinds of memory that call for reflection when enough of them have gathered: what happened and what was said.
Plans and insights are one's own thoughts already."""


def weight(memory: Memory, own: int, settings: Cognition) -> int:
    """The points a record adds towards the next reflection of resident `own`: its importance, or less if only witnessed."""
    if memory.content.kind not in FELT or memory.content.innate:
        return 0
    return memory.content.importance // (settings.witnessed_divisor if _is_witnessed(memory, own) else 1)


def has_enough(unreflected: int, settings: Cognition) -> bool:
    """Whether the points gathered since the last reflection call for one."""
    if settings.reflect_at == "zero":
        return settings.reflection_threshold - unreflected <= 0
    return unreflected > settings.reflection_threshold


def _is_witnessed(memory: Memory, own: int) -> bool:
    """A sight that is not of one's own doing, or words of a talk one had no part in: no line of it was kept as told."""
    content = memory.content
    if content.kind is Kind.CHAT:
        return content.said_by is not None and content.line is None
    return own not in content.people
