"""Owns OfflineMind: every question of the Mind protocol answered from everyday knowledge, without a language model."""

from game.ai.mind import (
    BreakDownHour,
    DescribeState,
    DialogueLine,
    Ground,
    NoteTalk,
    PlanDay,
    RateImportance,
    TalkNote,
    WriteDialogue,
)
from game.ai.offline import talk
from game.ai.offline.breaking_down import break_down
from game.ai.offline.grounding import ground
from game.ai.offline.importance import importance
from game.ai.offline.planning import plan
from game.ai.offline.states import state_while
from game.ai.offline.today import Today
from game.ai.plans import DayPlan, Step


class OfflineMind:
    """A mind that is no language model and says so. Equal questions get equal answers, in any thread, in any order."""

    name = "offline"

    def plan_day(self, question: PlanDay) -> DayPlan:
        """The day in strokes and blocks, the night included."""
        return plan(Today.of(question.now))

    def break_down_hour(self, question: BreakDownHour) -> tuple[Step, ...]:
        """The steps that cover [start, end) of the plan's day."""
        today = Today.of(question.now, question.plan.day)
        return break_down(today, question.plan.blocks, question.start, question.end, question.now.arena)

    def ground(self, question: Ground) -> Step:
        """Another place for a step, or something else to do meanwhile."""
        now = question.now
        return ground(Today.of(now), question.step, question.because, question.avoid, now.arena)

    def rate_importance(self, question: RateImportance) -> tuple[int, ...]:
        """How poignant each text is to this person, 1 to 10."""
        return tuple(importance(question.now.persona, text) for text in question.texts)

    def describe_state(self, question: DescribeState) -> str:
        """What becomes of an object while somebody does something at it."""
        return state_while(question.action, question.object)

    def write_dialogue(self, question: WriteDialogue) -> tuple[DialogueLine, ...]:
        """A short talk between two who meet."""
        return talk.write_dialogue(question)

    def note_talk(self, question: NoteTalk) -> TalkNote:
        """A talk as one of its members remembers it."""
        return talk.note_talk(question)
