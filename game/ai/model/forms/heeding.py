"""Owns heeding an inner voice by a model: whether it is taken up, as what decision, and what is done about it at once."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from pydantic import BaseModel, ConfigDict

from game.ai.memory import Memory
from game.ai.mind import Heeding, HeedVoice, Mind
from game.ai.model.form import Form
from game.ai.model.forms.recalled import fitting, matters
from game.ai.model.forms.sentences import lowered, plain
from game.ai.model.prompt import Unusable
from game.ai.model.values import Whole, Words
from game.ai.offline.importance import importance
from game.ai.offline.whispered import asked_of, is_harmful

LONGEST_PHRASE = 160
"""Characters of a decision, or of a reason."""
SHARE = 0.2
"""Part of the room for memories that what they recall of it gets."""
_SUBJECTS = ("I", "and", "to")


class HeedAnswer(BaseModel):
    """`to` is what they decide to do, or for "refuse" not to do; `because` the reason, "" for none."""

    model_config = ConfigDict(extra="ignore")
    choice: Literal["decide", "refuse", "thought"]
    to: Words = ""
    because: Words = ""
    importance: Whole = 0


def _facts(question: HeedVoice, room: int) -> Mapping[str, object]:
    about: list[Memory] = [each for each in question.about if matters(each)]
    return {"words": question.words, "memories": [each.text for each in fitting(about, round(SHARE * room))]}


def _read(answer: HeedAnswer, question: HeedVoice, offline: Mind) -> Heeding:
    because = _phrase(answer.because, question)
    weight = max(1, min(10, answer.importance or importance(question.now.persona, question.words)))
    if answer.choice == "thought":
        return Heeding(importance=weight)
    if answer.choice == "refuse":
        if not because:
            raise Unusable('"because" must say why they refuse')
        return Heeding(because=because, importance=weight)
    return _decided(_phrase(answer.to, question), because, weight, question, offline)


def _decided(to: str, because: str, weight: int, question: HeedVoice, offline: Mind) -> Heeding:
    """A decision; where it is to go somewhere they know, they set out as everyday knowledge has it."""
    if not to:
        raise Unusable('"to" must say what they decide to do, such as "learn to swim"')
    if is_harmful(to):
        raise Unusable('nobody is to come to harm: "choice" must be "refuse"')
    if to.startswith("not to "):
        return Heeding(to, because, importance=weight)
    asked = asked_of(f"you should {to}")
    steps = offline.heed(replace(question, words=f"you should {to}")).steps if asked is not None else ()
    return Heeding(f"to {to}", because, steps, weight)


def _phrase(text: str, question: HeedVoice) -> str:
    """Words that go on a sentence about them: "To learn to swim." -> "learn to swim"; "" for no such words."""
    me = question.now.persona
    said = plain(text).rstrip(" .!,;")[:LONGEST_PHRASE]
    for opening in (me.name, me.first_name, *_SUBJECTS):
        for each in (opening, opening.capitalize()):
            said = said.removeprefix(f"{each} ").lstrip(" ,")
    said = said.removeprefix("because ").removeprefix("Because ")
    named = any(name.split()[:1] == said.split()[:1] for _, name in question.names)
    return said if named or not said else lowered(said)


HEED = Form(
    kind="heed",
    size="small",
    answer=HeedAnswer,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 120,
    read=_read,
    spared=lambda question: is_harmful(question.words),
)
