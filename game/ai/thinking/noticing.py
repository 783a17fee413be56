"""Owns what becomes of percepts: observations in the stream, and the place tree as last seen (paper, section 4.1)."""

from dataclasses import replace

from game.ai.homes import works_in
from game.ai.known_differences import Whose, seen_changes
from game.ai.known_places import KnownPlaces
from game.ai.memory import Kind, NewMemory
from game.ai.outward import outward
from game.ai.perceive import noticed, observations
from game.ai.phrases import going_on
from game.ai.seeing import see
from game.ai.thinking.means import Means
from game.ai.thought import Portrait, Snapshot, Thought
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE
from game.world.events import Percept
from game.world.faults import fault
from game.world.places import Town

FAMILY = 5
"""In a home of more people nothing in particular is anybody's."""
CHANGED, OWN = 5, 7
"""How poignant it is at least that a place is other than it was, and that one's own home is."""


def notice(snapshot: Snapshot, means: Means) -> Thought:
    """Turn what reached the senses since the last time into records, each with its importance."""
    me, asked = snapshot.me, snapshot.asked
    taken = noticed(asked.percepts, me.id, me.recent, means.settings, me.talks, _usual(asked.percepts, me.known, means.town))
    felt = [_with_thought(percept, me) for percept in taken]
    known = see(me.known, means.town, asked.percepts, asked.asked)
    changed = _changed(snapshot, known, means.town) if snapshot.redrawn else ()
    drafts = (*observations(felt, me.id, dict(me.names), dict(me.pronouns)), *changed)
    now = means.circumstances(snapshot, me)
    ratings = means.importance(now, [draft.text for draft in drafts], _planned(me, drafts))
    rated = zip(drafts, ratings, strict=True)
    memories = tuple(replace(draft, importance=max(rating, draft.importance)) for draft, rating in rated)
    recent = (*me.recent, *(percept.event.text for percept in taken))[-means.settings.retention :]
    return Thought(asked, memories, means.embeddings(memories), known=known, recent=recent)


def _own_houses(me: Portrait, town: Town) -> tuple[int, ...]:
    """Where things are theirs: at work, and in a home that is not a hostel."""
    home = town.sectors.get(me.known.home) if me.known.home is not None else None
    private = home is not None and me.persona.name in home.norms.private_to and len(home.norms.private_to) <= FAMILY
    return (*works_in(town, me.persona), *((home.id,) if home is not None and private else ()))


def _changed(snapshot: Snapshot, known: KnownPlaces, town: Town) -> tuple[NewMemory, ...]:
    """What they see to be other than they knew it, when the town has been drawn otherwise: worth telling people of."""
    me = snapshot.me
    if known is me.known:
        return ()
    events = (percept.event for percept in snapshot.asked.percepts)
    new = {event.object for event in events if event.kind == "change" and event.object is not None}
    seen = seen_changes(me.known, known, new, Whose(me.persona.name, _own_houses(me, town)))
    return tuple(NewMemory(Kind.OBSERVATION, each.text, OWN if each.own else CHANGED, place=each.arena) for each in seen)


def _planned(me: Portrait, drafts: tuple[NewMemory, ...]) -> list[int]:
    """How poignant each was expected to be by the plan that has it; 0 for what is in no plan of theirs."""
    steps = me.plan.steps if me.plan is not None else ()
    expected = {_sentence(me, step.text): step.importance for step in steps}
    return [expected.get(draft.text, 0) for draft in drafts]


def _sentence(me: Portrait, deed: str) -> str:
    return f"{me.persona.name} is {going_on(deed, me.persona.language)}"


def _with_thought(percept: Percept, me: Portrait) -> Percept:
    """What they do themselves, with what they think meanwhile: that nobody else can see."""
    event = percept.event
    if event.kind != "doing" or event.resident != me.id or me.plan is None:
        return percept
    minute = (event.tick - me.plan.day * TICKS_PER_DAY) // TICKS_PER_MINUTE
    step = next((each for each in me.plan.steps if each.start <= minute < each.end), None)
    if step is None or event.text != _sentence(me, outward(step.text)):
        return percept
    return replace(percept, event=replace(event, text=_sentence(me, step.text)))


def _usual(percepts: tuple[Percept, ...], known: KnownPlaces, town: Town) -> dict[int, str]:
    """The usual states of the things the percepts are about; not where something was wrong: that it is over matters."""
    states = [(event.object, event.state) for event in (percept.event for percept in percepts) if event.object in town.objects]
    before = [(each, known.object(each)) for each, _ in states if each is not None]
    wrong = {each for each, state in states if _is_wrong(town, each, state)}
    wrong |= {each for each, seen in before if seen is not None and _is_wrong(town, each, seen.state)}
    return {each: town.objects[each].state for each, _ in before if each not in wrong}


def _is_wrong(town: Town, thing: int | None, state: str | None) -> bool:
    if thing is None or state is None or thing not in town.objects or state == town.objects[thing].state:
        return False
    return fault(town.objects[thing].kind, state) is not None
