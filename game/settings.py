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
    plan_lead_minutes: int = 30
    """How long before the present steps end the next ones are asked for, game minutes: time to think of them (11), and
    then to walk across town to the first of them."""
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


@dataclass(frozen=True, slots=True)
class Prices:
    """What a model costs, in the currency its makers ask for, per million tokens; `cached` for prompt tokens read again."""

    prompt: float = 0.0
    completion: float = 0.0
    cached: float | None = None


@dataclass(frozen=True, slots=True)
class MindSettings:
    """Which model thinks, and within what bounds. Nothing of it is part of a run's digest, and no key is in it."""

    base_url: str = ""
    """Where the server is; "" for the offline mind."""
    model: str = ""
    """The model for plans, talk and insights; with the same server also for the rest unless `small_model` is named."""
    small_model: str = ""
    """The model for choices and ratings; "" for the same."""
    embeddings: str = ""
    """The server's embedding model; "" for the one that comes with the game (wordllama)."""
    budget: float | None = None
    """What a run may cost, in the currency of the prices; None for no bound. The offline mind takes over when it is spent."""
    context: int = 4096
    """Tokens the model reads and writes at once; prompts are cut to fit."""
    in_flight: int = 24
    """Calls at once, at most."""
    timeout: float = 60.0
    """Seconds until a call counts as lost."""
    first_timeout: float = 300.0
    """The same for the first call: a local server loads its model then."""
    temperature: float | None = 0.8
    """How freely words are chosen; None for the server's own choice."""
    prices: Prices | None = None
    """Prices of the player's own; None to look the model up in assets/models/prices.toml."""

    @property
    def offline(self) -> bool:
        """Whether no model is asked at all."""
        return not self.base_url or not self.model
