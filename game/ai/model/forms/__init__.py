"""The forms, one for each kind of question a mind is asked."""

from game.ai.model.forms.breaking_down import BREAK_DOWN_HOUR
from game.ai.model.forms.describing import DESCRIBE_STATE
from game.ai.model.forms.dialogue import WRITE_DIALOGUE
from game.ai.model.forms.grounding import GROUND
from game.ai.model.forms.heeding import HEED
from game.ai.model.forms.interview import ANSWER_INTERVIEW
from game.ai.model.forms.note import NOTE_TALK
from game.ai.model.forms.planning import PLAN_DAY
from game.ai.model.forms.rating import RATE_IMPORTANCE
from game.ai.model.forms.reacting import REACT
from game.ai.model.forms.reflection import ASK_REFLECTION, DRAW_INSIGHTS
from game.ai.model.forms.replanning import REPLAN_DAY
from game.ai.model.forms.saying import SAY_LINE
from game.ai.model.forms.summary import SUMMARISE_SELF

__all__ = [
    "ANSWER_INTERVIEW",
    "ASK_REFLECTION",
    "BREAK_DOWN_HOUR",
    "DESCRIBE_STATE",
    "DRAW_INSIGHTS",
    "GROUND",
    "HEED",
    "NOTE_TALK",
    "PLAN_DAY",
    "RATE_IMPORTANCE",
    "REACT",
    "REPLAN_DAY",
    "SAY_LINE",
    "SUMMARISE_SELF",
    "WRITE_DIALOGUE",
]
