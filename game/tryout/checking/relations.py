"""Owns faults between people: what one says of another and the other does not, and ages that do not fit what they are."""

from collections.abc import Iterator, Sequence

from game.ai.persona import Persona, Relation
from game.ai.relations import impression
from game.tryout.checking.fault import PersonFault

_COUPLE = ("wife", "husband", "spouse", "partner", "fiance", "fiancee", "girlfriend", "boyfriend")
_SIBLINGS = ("brother", "sister", "sibling", "twin", "half-brother", "half-sister", "stepbrother", "stepsister")
_CHILDREN = ("son", "daughter", "child", "stepson", "stepdaughter", "baby")
_PARENTS = ("mother", "father", "parent", "mum", "mom", "dad", "stepmother", "stepfather")
_GRANDCHILDREN = ("grandson", "granddaughter", "grandchild")
_GRANDPARENTS = ("grandmother", "grandfather", "grandparent", "grandma", "grandpa")
_NEPHEWS = ("nephew", "niece")
_UNCLES = ("uncle", "aunt")
_COUSINS = ("cousin",)
_ANSWERS = {
    **dict.fromkeys(_COUPLE, _COUPLE),
    **dict.fromkeys(_SIBLINGS, _SIBLINGS),
    **dict.fromkeys(_CHILDREN, _PARENTS),
    **dict.fromkeys(_PARENTS, _CHILDREN),
    **dict.fromkeys(_GRANDCHILDREN, _GRANDPARENTS),
    **dict.fromkeys(_GRANDPARENTS, _GRANDCHILDREN),
    **dict.fromkeys(_NEPHEWS, _UNCLES),
    **dict.fromkeys(_UNCLES, _NEPHEWS),
    **dict.fromkeys(_COUSINS, _COUSINS),
}
"""What somebody must be to whom they call their "wife", "son", ...: kinship goes both ways."""
_YOUNGER = {**dict.fromkeys(_CHILDREN, 14), **dict.fromkeys(_GRANDCHILDREN, 30)}
"""By how many years at least whom one calls so is younger."""
_GROWN = 16
"""Years from which on one can be somebody's wife or husband."""
_LEARNERS = ("pupil", "student")
_OLD_ENOUGH = 45


def faults_between(people: Sequence[Persona]) -> Iterator[PersonFault]:
    """For each pair what does not go together; each pair once."""
    for index, one in enumerate(people):
        for other in people[index + 1 :]:
            mine, theirs = impression(one, other.name), impression(other, one.name)
            yield from _kinship(one, other, mine, theirs)
            yield from _one_sided(one, other, mine, theirs)
            yield from _ages(one, other, mine)
            yield from _ages(other, one, theirs)


def faults_of_age(person: Persona) -> Iterator[PersonFault]:
    """An age that does not go with what somebody is."""
    if person.age is None:
        return
    for job in person.occupations:
        if person.age < 14 and job.status == "working" and job.archetype not in _LEARNERS:
            text = f"{person.name} is {person.age} and works as {job.title}; raise the age, or make it something they like to do."
            yield PersonFault("warning", "age", person.name, text)
        if person.age < _OLD_ENOUGH and job.status == "retired":
            text = f"{person.name} is retired at {person.age}; check the age."
            yield PersonFault("warning", "age", person.name, text)


def _kinship(one: Persona, other: Persona, mine: Relation | None, theirs: Relation | None) -> Iterator[PersonFault]:
    if mine is None or theirs is None or not mine.kind or not theirs.kind:
        return
    fits = theirs.kind in _ANSWERS.get(mine.kind, (theirs.kind,)) and mine.kind in _ANSWERS.get(theirs.kind, (mine.kind,))
    if not fits:
        text = (
            f"{one.name} calls {other.name} their {mine.kind}, and {other.name} calls {one.name} their {theirs.kind}; "
            "let them say the same of each other."
        )
        yield PersonFault("error", "relation", one.name, text)


def _one_sided(one: Persona, other: Persona, mine: Relation | None, theirs: Relation | None) -> Iterator[PersonFault]:
    for first, second, said, answer in ((one, other, mine, theirs), (other, one, theirs, mine)):
        if said is None or answer is not None or not said.met:
            continue
        if said.kind in _ANSWERS or said.shares_home:
            what = f"their {said.kind}" if said.kind else "somebody they live with"
            text = f"{first.name} says that {second.name} is {what}, and {second.name} does not mention them; add it there."
            yield PersonFault("warning", "relation", second.name, text)
        else:
            text = f"{first.name} knows {second.name}, who does not mention them: it is known to one side only."
            yield PersonFault("note", "relation", second.name, text)


def _ages(one: Persona, other: Persona, mine: Relation | None) -> Iterator[PersonFault]:
    if mine is None or one.age is None or other.age is None:
        return
    apart = _YOUNGER.get(mine.kind)
    if apart is not None and one.age - other.age < apart:
        text = f"{one.name} is {one.age}, and {other.name}, said to be their {mine.kind}, is {other.age}; one age is wrong."
        yield PersonFault("error", "age", other.name, text)
    if mine.kind in _COUPLE[:3] and min(one.age, other.age) < _GROWN:
        text = f"{other.name} is said to be the {mine.kind} of {one.name}, and one of them is under {_GROWN}; check the ages."
        yield PersonFault("error", "age", other.name, text)
