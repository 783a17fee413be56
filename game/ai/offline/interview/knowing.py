"""Owns questions about others and about news: who somebody is, what was heard, what is thought of it, what is claimed."""

import re

from game.ai.memory import Kind, Memory
from game.ai.mind import InterviewAnswer
from game.ai.offline.interview.interviewee import Interviewee
from game.ai.offline.interview.records import is_entry, is_seed, is_sight, naming, on, stating
from game.ai.relations import impression

_STANCE = re.compile(r"\b(?:wants?|hopes?|thinks?|believes?|favours?|supports?|against|opinion|votes?|does not like)\b")
_UNKNOWN = re.compile(r"\b(?:who (?:will|is going|might|could)|whether|curious)\b")
SURELY = 0.8
"""Share of a claim's words that a record must have for the claim to be granted: nobody is talked into a memory."""
FEW = 3
"""So many things are told of somebody at most."""


def know_of(me: Interviewee, name: str) -> InterviewAnswer:
    """Whether they know somebody: from ever, by talk or by hearsay; who was only seen is not known. A thing is no name."""
    if not name[:1].isupper():
        return did_you_know(me, name)
    name = _whole(me, name)
    found = naming(me.memories, name)
    told = [each for each in found if _lets_know(each) and _tells_of(each, name)]
    if told:
        best = min(told, key=lambda each: (not is_seed(each), -each.content.importance, each.number))
        return me.answer(f"Yes. {me.sentence(best)}", [best])
    return me.unknown("seen", name) if found else me.unknown("person", name)


def who_is(me: Interviewee, name: str) -> InterviewAnswer:
    """What they can tell of somebody."""
    name = _whole(me, name)
    if name == me.persona.name:
        return me.answer("That's me.", [each for each in me.memories if is_seed(each)][:1])
    found = naming(me.memories, name)
    told = [each for each in found if not is_sight(each) and _tells_of(each, name)]
    if not any(_lets_know(each) for each in told):
        return me.unknown("seen", name) if found else me.unknown("person", name)
    chosen = sorted(told, key=lambda each: (not is_seed(each), -each.content.importance, -each.number))[:FEW]
    relation = impression(me.persona, name)
    feeling = "" if relation is None else _feeling(relation.feeling)
    return me.answer(" ".join([*(me.sentence(each) for each in chosen), feeling]), chosen)


def did_you_know(me: Interviewee, claim: str) -> InterviewAnswer:
    """Whether they know what a claim says; a bare name asks for the person."""
    if claim in me.names.values():
        return know_of(me, claim)
    found = stating(me.memories, claim, me.names.values())
    if not found:
        return me.unknown("news")
    return me.answer(f"Yes. {me.sentence(found[0])}", found[:1])


def who_does(me: Interviewee, matter: str) -> InterviewAnswer:
    """Who does something, as far as they know."""
    said = [each for each in on(me.memories, matter) if not _UNKNOWN.search(each.text)]
    found = [each for each in said if any(name in each.text for name in me.names.values())]
    return me.answer(me.sentence(found[0]), found[:1]) if found else me.unknown("matter")


def remember(me: Interviewee, claim: str) -> InterviewAnswer:
    """What somebody says has been: only what is in their records is granted."""
    said = re.sub(r"^you\b", lambda _: me.persona.name, claim, flags=re.IGNORECASE)
    said = re.sub(r"\byou\b", lambda _: me.persona.name, re.sub(r"\byour\b", lambda _: f"{me.persona.name}'s", said))
    own = [each for each in me.memories if not is_entry(each)]
    found = stating(own, said, me.names.values(), SURELY)
    return me.answer(f"Yes. {me.sentence(found[0])}", found[:1]) if found else me.unknown("claim")


def view(me: Interviewee, matter: str) -> InterviewAnswer:
    """What they think of something, with the reason they remember having; of a person, what they know of them."""
    held = [each for each in me.memories if _is_stance(me, each)]
    person = _whole(me, matter)
    if person in me.names.values() and person != me.persona.name:
        named = sorted(naming(held, person), key=lambda each: (-each.content.importance, -each.number))
        return me.answer(me.sentence(named[0]), named[:1]) if named else who_is(me, person)
    found = stating(held, matter, me.names.values()) or on(held, matter)
    if found:
        return me.answer(me.sentence(found[0]), found[:1])
    heard_of = stating(me.memories, matter, me.names.values())
    if heard_of:
        return me.answer(f"{me.sentence(heard_of[0])} I haven't made up my mind about it.", heard_of[:1])
    return me.unknown("view")


def _is_stance(me: Interviewee, memory: Memory) -> bool:
    """Whether a memory says what they themselves think."""
    if is_sight(memory) or is_entry(memory) or memory.content.said_by not in (None, me.question.now.resident):
        return False
    return memory.content.kind is Kind.REFLECTION or _STANCE.search(memory.text) is not None


def _lets_know(memory: Memory) -> bool:
    """Whether a record is one of knowing somebody: from ever, or from talk; thoughts about a stranger are not."""
    return is_seed(memory) or (memory.content.kind is Kind.CHAT and not is_sight(memory))


def _tells_of(memory: Memory, name: str) -> bool:
    """Whether it is of the person, rather than of their house or of something called after them."""
    return re.search(rf"{re.escape(name.split()[0])}(?: [A-Z][\w-]+)?'s? (?:house|home|apartment|room)\b", memory.text) is None


def _whole(me: Interviewee, name: str) -> str:
    """The whole name of somebody in town who is called so; a name that could be two people's stays as it is."""
    name = name.strip(" ?.!")
    called = [each for each in me.names.values() if name in (each, each.split()[0])]
    return called[0] if len(called) == 1 else name


def _feeling(feeling: float) -> str:
    return "I'm very fond of them." if feeling >= 0.7 else "We don't get on." if feeling <= -0.3 else ""
