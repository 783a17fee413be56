"""Owns summing somebody up by a model: name, age and traits are ours and open the summary, the model writes what follows."""

import re
from collections.abc import Iterable, Mapping

from pydantic import BaseModel, ConfigDict

from game.ai.memory import Memory
from game.ai.mind import Mind, SummariseSelf
from game.ai.model.form import Form
from game.ai.model.forms.recalled import fitting, matters
from game.ai.model.forms.sentences import is_first_person, named_in_full, plain, sentences
from game.ai.model.prompt import Unusable
from game.ai.model.values import Words
from game.ai.offline.reflect.summary import pinned

MOST = 7
"""Sentences that may follow the first; two to four are asked for."""
SHARES = (0.25, 0.1, 0.19)
"""Parts of the room for memories: who they are, what they do, how they feel about it."""
_AGE = re.compile(r"\b(?:\d+|[a-z]+)[- ]years?[- ]old\b|\bis \d{1,3}(?:\.|,|$)|\baged? \d+", re.IGNORECASE)


class Summary(BaseModel):
    """Two to four sentences."""

    model_config = ConfigDict(extra="ignore")
    summary: Words = ""


def opening(question: SummariseSelf) -> str:
    """The sentence that every summary of theirs begins with: what never changes by living."""
    return pinned(question.now.persona)


def _facts(question: SummariseSelf, room: int) -> Mapping[str, object]:
    groups: list[list[str]] = []
    for memories, share in zip((question.core, question.occupation, question.progress), SHARES, strict=True):
        told = [text for group in groups for text in group]
        telling = (each for each in _telling(memories, question.now.persona.name) if each.text not in told)
        groups.append([each.text for each in fitting(telling, round(share * room))])
    return {"opening": opening(question), "groups": groups}


def _telling(memories: Iterable[Memory], name: str) -> list[Memory]:
    """What says who somebody is, no daily round: what they know of themselves from the start first, then what weighs most."""

    def rank(memory: Memory) -> tuple[bool, int]:
        is_own_seed = memory.is_seed and memory.text.startswith(name)
        return not is_own_seed, 0 if is_own_seed else -memory.content.importance

    return sorted(filter(matters, memories), key=rank)


def _read(answer: Summary, question: SummariseSelf, offline: Mind) -> str:
    persona, first = question.now.persona, opening(question)
    written = [each for line in answer.summary.replace(first, " ").splitlines() for each in sentences(line)]
    said = dict.fromkeys(named_in_full(persona, plain(each)) for each in written)
    told = [each for each in said if each and not _AGE.search(each)]
    if not told or is_first_person(persona, " ".join(told)):
        raise Unusable('"summary" must be two to four sentences about the resident, in the third person')
    return " ".join([first, *(each if each[-1] in ".!?…" else f"{each}." for each in told[:MOST])])


SUMMARISE_SELF = Form(
    kind="summarise_self",
    size="large",
    answer=Summary,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 260,
    read=_read,
    spared=lambda question: not any((question.core, question.occupation, question.progress)),
)
