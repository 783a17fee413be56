"""Owns the next line said to somebody who is not of this mind: asked something, one answers from what one remembers."""

import re
from dataclasses import replace

from game.ai.mind import AnswerInterview, DialogueLine, SayLine, Speaker
from game.ai.offline.interview import answer_interview
from game.ai.offline.talk.bonds import manner
from game.ai.offline.talk.phrases import choose
from game.ai.persona import Persona
from game.world.bodies import Line
from game.world.chance import chance

_ASKS = re.compile(r"\?|\b(?:remember|tell me|what|who|where|when|why|how)\b", re.IGNORECASE)
_LEAVES = re.compile(r"\b(?:good ?bye|bye|see you|farewell|so long)\b", re.IGNORECASE)


def say_line(question: SayLine) -> DialogueLine:
    """What they say next: a greeting, an answer resting on memories, a word of attention, a farewell."""
    me = question.speaker.now
    last = next((line for line in reversed(question.lines) if line.speaker != me.resident), None)
    spoken = any(line.speaker == me.resident for line in question.lines)
    if last is None or not (spoken or _ASKS.search(last.text)):
        return _courtesy("greet", "greet", question)
    if _LEAVES.search(last.text):
        return _courtesy("farewell", "part", question)
    if _ASKS.search(last.text):
        return _answer(question.speaker, last)
    return _courtesy("attend", "say", question)


def _answer(speaker: Speaker, asked: Line) -> DialogueLine:
    """An answer from their records; nothing is granted that is not in them, however it is put."""
    recalled = {memory.number: memory for memory in (*speaker.now.memories, *speaker.of_other, *speaker.records)}
    now = replace(speaker.now, memories=tuple(recalled[number] for number in sorted(recalled)))
    given = answer_interview(AnswerInterview(now, asked.text))
    return DialogueLine(now.resident, given.text, given.cites, act="answer")


def _courtesy(phrases: str, act: str, question: SayLine) -> DialogueLine:
    now = question.speaker.now
    other = Persona(_name_of_other(question) or "you", "", ())
    slots = {"me": now.persona.first_name, "mefull": now.persona.name, "you": other.first_name}
    used = {line.text for line in question.lines}
    draw = chance(now.seed, now.tick, now.resident, f"line {len(question.lines)}")
    words = manner(question.speaker, other) - {"smitten", "near"}
    return DialogueLine(now.resident, choose(phrases, words, slots, used, draw), act=act)


def _name_of_other(question: SayLine) -> str:
    names = dict(question.speaker.names)
    others = (line.speaker for line in question.lines if line.speaker != question.speaker.now.resident)
    return next((names[speaker] for speaker in others if speaker in names), "")
