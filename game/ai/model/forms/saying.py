"""Owns the next line said to a visitor by a model: from what comes to mind, and by the rules of conduct."""

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict, Field

from game.ai.conduct import keeps_to_it
from game.ai.cues import cued
from game.ai.mind import DialogueLine, Mind, SayLine
from game.ai.model.form import Form
from game.ai.model.lines import MOST_CITES, Numbers, cited, line, meant
from game.ai.model.prompt import Unusable
from game.ai.model.tellable import Tellable, of_record, told_alone
from game.ai.model.values import Words
from game.world.bodies import Line

_CUED = 5
"""How many memories come to mind by the words of the visitor alone."""
_LINES = 12
"""How many of the latest lines are in the prompt."""
_ROOM = 1600
"""Characters of memories, where there is room."""
_PLANS, _SEEN, _LITTLE = 8, 4, 100
"""How many hours of their plans, and sights of people, are in a prompt that has room for so many tokens of memories."""
_STRANGER = "a visitor"


class WrittenAnswer(BaseModel):
    """What they say, the numbers of the memories it tells, and what it answers to a request or thinks of news."""

    model_config = ConfigDict(extra="ignore", populate_by_name=True)
    say: Words = ""
    rests: Numbers = Field(default=[], alias="from", json_schema_extra={"maxItems": MOST_CITES})
    means: Words = ""


def _facts(question: SayLine, room: int) -> Mapping[str, object]:
    names = dict(question.speaker.names)
    me = question.speaker.now.resident
    spoken = [(names.get(each.speaker, _STRANGER), each.speaker == me, each.text) for each in question.lines[-_LINES:]]
    return {
        "memories": _in_mind(question, min(_ROOM, 4 * room)),
        "lines": spoken,
        "plans": [each.text for each in question.plans[:_PLANS]] if room >= _LITTLE else [],
        "seen": [each.text for each in question.seen[-_SEEN:]] if room >= _LITTLE else [],
    }


def _in_mind(question: SayLine, room: int) -> tuple[Tellable, ...]:
    """What the visitor's words bring back first, then what was recalled for the talk."""
    asked, speaker = _asked(question), question.speaker
    brought = cued(speaker.records, asked.text, _CUED) if asked is not None else ()
    known = {memory.number: of_record(memory, speaker, ()) for memory in brought}
    used = sum(len(each.text) for each in known.values())
    return tuple((known | {each.number: each for each in told_alone(speaker, max(0, room - used))}).values())


def _asked(question: SayLine) -> Line | None:
    """The visitor's last line."""
    return next((each for each in reversed(question.lines) if each.speaker != question.speaker.now.resident), None)


def _read(answer: WrittenAnswer, question: SayLine, offline: Mind) -> DialogueLine:
    now, asked = question.speaker.now, _asked(question)
    told = cited(answer.rests, {each.number: each for each in _in_mind(question, _ROOM)})
    names = [now.persona.name, *(name for number, name in question.speaker.names if asked and number == asked.speaker)]
    said = line(now.persona, now.resident, answer.say, told, names)
    if said is None:
        raise Unusable('"say" must hold only the words that are said aloud, as one plain sentence or two')
    if any(each.speaker == now.resident and each.text == said.text for each in question.lines):
        raise Unusable('"say" must not be what the resident has said before')
    if asked is not None and not keeps_to_it(asked.text, said.text, now.persona.language):
        return offline.say_line(question)
    return meant(said, answer.means, now.persona, heard=[asked.text] if asked else ())


SAY_LINE = Form(
    kind="say_line",
    size="large",
    answer=WrittenAnswer,
    now=lambda question: question.speaker.now,
    facts=_facts,
    limit=lambda question: 200,
    read=_read,
)
