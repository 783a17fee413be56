"""Owns telling what kind of question it is, and who of this package answers it."""

import re
from collections.abc import Callable
from functools import cache

from game.ai.knowledge import knowledge
from game.ai.mind import AnswerInterview, InterviewAnswer
from game.ai.offline.interview import feelings, knowing, oneself, plans, what_if
from game.ai.offline.interview.interviewee import Interviewee

Answer = Callable[[Interviewee, str], InterviewAnswer]
"""Answers one kind of question, about what its pattern caught (a name, a claim, a matter)."""

_ANSWERS: dict[str, Answer] = {
    "nature": lambda me, _: me.unknown("nature"),
    "devotion": lambda me, _: me.unknown("devotion"),
    "remember": knowing.remember,
    "introduce": oneself.introduce,
    "typical_day": oneself.typical_day,
    "occupation": oneself.occupation,
    "lives_with": oneself.lives_with,
    "interests": oneself.interests,
    "hour_with": feelings.hour_with,
    "looks_forward": feelings.looks_forward,
    "inspires": feelings.inspires,
    "learned_lately": feelings.learned_lately,
    "view": knowing.view,
    "did_you_know": knowing.did_you_know,
    "know_of": knowing.know_of,
    "who_is": knowing.who_is,
    "who_does": knowing.who_does,
    "at_an_hour": plans.at_an_hour,
    "of_a_day": plans.of_a_day,
}


def answer_interview(question: AnswerInterview) -> InterviewAnswer:
    """What they say: from the memories given, or that they do not know."""
    asked = " ".join(question.question.split()).rstrip(" ?!.")
    me = Interviewee(question)
    for name, pattern in _kinds():
        match = pattern.search(asked)
        if match:
            return _ANSWERS[name](me, match[1].strip() if pattern.groups else "")
    return what_if.react(me, asked)


@cache
def _kinds() -> tuple[tuple[str, re.Pattern[str]], ...]:
    kinds = knowledge("interview")["kind"]
    return tuple((kind["name"], re.compile(asks, re.IGNORECASE)) for kind in kinds for asks in kind["asks"])
