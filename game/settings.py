"""Owns every constant and every choice: what a run depends on, what a mind costs, what a player prefers."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Cognition:
    """The constants of the architecture, as the paper gives them (sections in brackets)."""

    recency_decay: float = 0.995
    """Per game hour since a memory was last used (4.1)."""
    recency_weight: float = 1.0
    relevance_weight: float = 1.0
    importance_weight: float = 1.0
    """Weights of the three parts of a retrieval score after min-max scaling over the candidates (4.1)."""
    retrieval_tokens: int = 600
    """Token budget that retrieved memories fill, best first."""
    vision_tiles: int = 8
    """How far a resident sees, in tiles; walls hide (the saves of the released code: 8)."""
    attention: int = 8
    """How many events at once a resident takes in, nearest first."""
    retention: int = 8
    """An event that is among the last so many noted is not noted again."""
    plan_lead_minutes: int = 20
    """How long before the present steps end the next ones are asked for, game minutes."""


@dataclass(frozen=True, slots=True)
class RunSettings:
    """What a run's course depends on: saved with it and part of its digest."""

    seed: int = 1
    cognition: Cognition = field(default_factory=Cognition)
