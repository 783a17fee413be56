"""Owns every constant and every choice: what a run depends on, what a mind costs, what a player prefers."""

from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True)
class Cognition:
    """The constants of the architecture, as the paper gives them (sections in brackets)."""

    recency_decay: float = 0.995
    """Per game hour since a memory was last used (4.1): a memory is half as present after 138 hours."""
    recency_by: Literal["hours", "order"] = "hours"
    """What recency decays with: "hours" since last use (4.1); or "order", the place in time order, the oldest first, as
    the released code had it: there the older score higher. That is what ran, so the preset keeps it."""
    skip_idle: bool = False
    """Whether records that say "idle" never come to mind (released code); the paper has them among the candidates."""
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
    plan_stretch_minutes: int = 60
    """How much of a day is broken down into steps at once, game minutes (4.3: just in time)."""
    step_shortest: int = 5
    step_longest: int = 15
    """How long a step of a plan is, game minutes (4.3: 5 to 15)."""
    reflection_threshold: int = 150
    """Importance points gathered since the last reflection that call for the next (4.2): two or three times a day."""
    witnessed_divisor: int = 3
    """What one merely sees or overhears counts one point in so many; what one does, and what is said to one, counts whole.
    This town writes down far more sights than the paper's did (a tap turned off is a record): counted whole they would
    have people reflect six times a day, and eleven times where there is company (measured)."""
    reflect_at: Literal["above", "zero"] = "above"
    """"above": when the sum exceeds the threshold (4.2). "zero": a counter runs from it down to zero (released code)."""
    reflection_records: int = 100
    """How many of the latest records the questions of a reflection are asked about (4.2)."""
    reflection_questions: int = 3
    """How many questions a reflection asks: the most salient (4.2)."""
    reflection_tokens: int = 1200
    """Token budget of what each question of a reflection brings to mind: one looks back wider than one glances (600)."""
    insights_per_question: int = 5
    """How many insights are drawn from what is retrieved for one question, at most (4.2)."""


PAPER = Cognition()
"""What the paper says; the settings of a run unless others are chosen."""
RELEASED_CODE = Cognition(
    recency_decay=0.99,
    recency_by="order",
    skip_idle=True,
    recency_weight=0.5,
    relevance_weight=3.0,
    importance_weight=2.0,
    witnessed_divisor=1,
    reflect_at="zero",
)
"""What ran where the released code differs from the paper."""
PRESETS = {"paper": PAPER, "released_code": RELEASED_CODE}
"""Whole sets of constants by name."""


@dataclass(frozen=True, slots=True)
class RunSettings:
    """What a run's course depends on: saved with it and part of its digest."""

    seed: int = 1
    cognition: Cognition = field(default_factory=Cognition)
