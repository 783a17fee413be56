"""Owns the typed questions a mind is asked and the answers it gives: swapping minds happens here, nowhere else.

A mind is a pure function of its questions: it holds no world, writes no memory, and may be called from any thread.
"""

from game.ai.mind.circumstances import Circumstances
from game.ai.mind.heeding import Heeding, HeedVoice
from game.ai.mind.planning import BreakDownHour, DescribeState, Ground, PlanDay, ReplanDay
from game.ai.mind.protocol import Mind
from game.ai.mind.reacting import RateImportance, React, Reaction
from game.ai.mind.reflecting import AnswerInterview, AskReflection, DrawInsights, Insight, InterviewAnswer, SummariseSelf
from game.ai.mind.talking import DialogueLine, NoteTalk, SayLine, Speaker, TalkNote, WriteDialogue

__all__ = [
    "AnswerInterview",
    "AskReflection",
    "BreakDownHour",
    "Circumstances",
    "DescribeState",
    "DialogueLine",
    "DrawInsights",
    "Ground",
    "HeedVoice",
    "Heeding",
    "Insight",
    "InterviewAnswer",
    "Mind",
    "NoteTalk",
    "PlanDay",
    "RateImportance",
    "React",
    "Reaction",
    "ReplanDay",
    "SayLine",
    "Speaker",
    "SummariseSelf",
    "TalkNote",
    "WriteDialogue",
]
