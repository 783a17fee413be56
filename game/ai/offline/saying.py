"""Owns the next line said to somebody who is not of this mind: answered from what one remembers, or by courtesy."""

from game.ai.mind import DialogueLine, SayLine
from game.ai.offline.visit import reply


def say_line(question: SayLine) -> DialogueLine:
    """What they say next: an answer resting on memories, a greeting, a word of attention, an invitation, a farewell."""
    return reply(question)
