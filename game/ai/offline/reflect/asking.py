"""Owns the questions of a reflection: what the latest records let one ask about the people and purposes in them."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.mind import AskReflection, Circumstances
from game.ai.offline.reflect.matters import saying, spoken_of
from game.ai.offline.reflect.records import PLAN, TALK, TOLD, Record, about, people_of, read_all
from game.ai.offline.reflect.words import filled, table
from game.ai.relations import impression
from game.world.chance import chance

QUESTIONS = 5
"""How many are offered, the most salient first; who reflects takes as many of them as the settings say."""
MOST_PEOPLE = 2
"""No more of the first questions than so many are about single persons."""
TALKED, TOLD_ME, MATTERS = 6, 5, 8
"""What a talk, something told, and strong feelings add to the salience of a person."""
OWN, TOGETHER = 0.35, 22.0
"""What each point of one's own doings adds to a question about oneself; the salience of one about everybody together."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    kind: str
    salience: float
    text: str


def ask(question: AskReflection) -> tuple[str, ...]:
    """The most salient questions, most salient first. Which of equals comes first differs from time to time."""
    now = question.now
    records = read_all(now.memories)
    candidates = [*_on_people(records, now), *_on_oneself(records, now), *_on_matters(records, now)]
    ranked = sorted(candidates, key=lambda each: (-each.salience, each.text))
    return tuple(each.text for each in _mixed(ranked)[:QUESTIONS])


def _mixed(ranked: list[_Candidate]) -> list[_Candidate]:
    """At most two about single persons before the others, so that no reflection is about one's neighbours only."""
    people = [each for each in ranked if each.kind == "person"]
    first = [each for each in ranked if each.kind != "person" or each in people[:MOST_PEOPLE]]
    return [*first, *people[MOST_PEOPLE:]]


def _on_people(records: tuple[Record, ...], now: Circumstances) -> Iterator[_Candidate]:
    for who in people_of(records, now):
        of_them = about(who, records)
        if of_them:
            yield _Candidate("person", _salience(who, of_them, now) * _whim(now, who), _worded("person", now, who=who))


def _salience(who: str, records: tuple[Record, ...], now: Circumstances) -> float:
    relation = impression(now.persona, who)
    felt = abs(relation.feeling) + relation.crush if relation is not None else 0.0
    said = sum(TALKED if each.how == TALK else TOLD_ME if each.how == TOLD else 0 for each in records)
    return said + sum(each.memory.content.importance - 1 for each in records) + MATTERS * felt


def _on_oneself(records: tuple[Record, ...], now: Circumstances) -> Iterator[_Candidate]:
    own = [each for each in records if each.who == now.persona.name and each.how != PLAN]
    points = sum(each.memory.content.importance for each in own)
    yield _Candidate("self", OWN * points * _whim(now, "self"), _worded("self", now))
    yield _Candidate("together", TOGETHER * _whim(now, "together"), _worded("together", now))


def _on_matters(records: tuple[Record, ...], now: Circumstances) -> Iterator[_Candidate]:
    for group in spoken_of(records, now.persona.name)[:1]:
        salience = sum(each.memory.content.importance + TOLD_ME for each in group)
        yield _Candidate("matter", salience * 1.0, _worded("matter", now, thing=saying(group[0])))


def _worded(kind: str, now: Circumstances, **slots: str) -> str:
    shapes: list[str] = table("question")[kind]
    shape = chance(now.seed, now.tick, now.resident, f"ask {kind} {sorted(slots.items())}").choice(shapes)
    return filled(shape, {"me": now.persona.name, "their": now.persona.pronouns[2], "them": now.persona.pronouns[1], **slots})


def _whim(now: Circumstances, about_whom: str) -> float:
    """Whom one happens to think of: between half and one and a half."""
    return 0.5 + chance(now.seed, now.tick, now.resident, f"thinks of {about_whom}").random()
