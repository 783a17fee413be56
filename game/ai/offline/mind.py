"""Owns OfflineMind: every question of the Mind protocol answered from everyday knowledge, without a language model."""

from game.ai.mind import (
    AnswerInterview,
    AskReflection,
    BreakDownHour,
    DescribeState,
    DialogueLine,
    DrawInsights,
    Ground,
    Heeding,
    HeedVoice,
    Insight,
    InterviewAnswer,
    NoteTalk,
    PlanDay,
    RateImportance,
    React,
    Reaction,
    ReplanDay,
    SayLine,
    SummariseSelf,
    TalkNote,
    WriteDialogue,
)
from game.ai.offline import interview, reflect, talk
from game.ai.offline.breaking_down import break_down
from game.ai.offline.grounding import ground
from game.ai.offline.importance import importance
from game.ai.offline.minutes import Grain
from game.ai.offline.planning import plan
from game.ai.offline.promises import occasions_of
from game.ai.offline.reacting import react
from game.ai.offline.replanning import replan
from game.ai.offline.saying import say_line
from game.ai.offline.states import state_while
from game.ai.offline.today import Today
from game.ai.offline.whispered import heed
from game.ai.plans import DayPlan, Step


class OfflineMind:
    """A mind that is no language model and says so. Equal questions get equal answers, in any thread, in any order."""

    name = "offline"

    def plan_day(self, question: PlanDay) -> DayPlan:
        """The day in strokes and blocks, the night included; what was promised for today is in it."""
        return plan(Today.of(question.now), question.promises, question.dropped, question.yesterday)

    def replan_day(self, question: ReplanDay) -> DayPlan:
        """The rest of the day with what was promised meanwhile, without what was dropped."""
        today = Today.of(question.now, question.plan.day)
        occasions = occasions_of(today, question.promises, question.dropped)
        return replan(today, question.plan, question.since, occasions, question.dropped)

    def break_down_hour(self, question: BreakDownHour) -> tuple[Step, ...]:
        """The steps that cover [start, end) of the plan's day."""
        today = Today.of(question.now, question.plan.day)
        grain = Grain(question.shortest, question.longest)
        return break_down(today, question.plan.blocks, question.start, question.end, question.now.arena, grain)

    def ground(self, question: Ground) -> Step:
        """Another place for a step, or something else to do meanwhile."""
        now = question.now
        return ground(Today.of(now), question.step, question.because, question.avoid, now.arena)

    def react(self, question: React) -> Reaction:
        """Go on, wait, act or talk."""
        return react(question)

    def heed(self, question: HeedVoice) -> Heeding:
        """What they make of an inner voice."""
        return heed(question)

    def rate_importance(self, question: RateImportance) -> tuple[int, ...]:
        """How poignant each text is to this person, 1 to 10."""
        return tuple(importance(question.now.persona, text) for text in question.texts)

    def describe_state(self, question: DescribeState) -> str:
        """What becomes of an object while somebody does something at it."""
        return state_while(question.action, question.object)

    def write_dialogue(self, question: WriteDialogue) -> tuple[DialogueLine, ...]:
        """A short talk between those who meet."""
        return talk.write_dialogue(question)

    def say_line(self, question: SayLine) -> DialogueLine:
        """The next line to somebody who is not of this mind."""
        return say_line(question)

    def note_talk(self, question: NoteTalk) -> TalkNote:
        """A talk as one of its members remembers it."""
        return talk.note_talk(question)

    def ask_reflection(self, question: AskReflection) -> tuple[str, ...]:
        """The most salient questions the latest memories raise."""
        return reflect.ask(question)

    def draw_insights(self, questions: tuple[DrawInsights, ...]) -> tuple[tuple[Insight, ...], ...]:
        """What the memories let one see for each question, each insight with the numbers it rests on."""
        return tuple(reflect.draw(question) for question in questions)

    def summarise_self(self, question: SummariseSelf) -> str:
        """Who they are in their own eyes."""
        return reflect.summarise(question)

    def answer_interview(self, question: AnswerInterview) -> InterviewAnswer:
        """What they say to an interviewer, from what they remember, or that they do not know."""
        return interview.answer_interview(question)
