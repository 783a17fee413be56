"""Owns heeding an inner voice: what it said is remembered as such, and what came of it as a decision of one's own (3.1.2)."""

from game.ai.claims import people_in
from game.ai.memory import Kind, NewMemory
from game.ai.mind import Heeding, HeedVoice
from game.ai.perceive import observations
from game.ai.thinking.means import Means
from game.ai.thinking.reacting import timed
from game.ai.thought import Snapshot, Thought


def heed(snapshot: Snapshot, means: Means) -> Thought:
    """Take up what an inner voice has just said (the first percept)."""
    me, asked = snapshot.me, snapshot.asked
    event = asked.percepts[0].event
    words = event.claims[0] if event.claims else event.text
    about = means.recall(me, words, asked.asked)
    heeding = means.mind.heed(HeedVoice(means.circumstances(snapshot, me), words, about, me.names))
    heard = NewMemory(Kind.OBSERVATION, observations(asked.percepts[:1], me.id)[0].text, heeding.importance, place=me.arena)
    memories = (heard, *_decision(snapshot, heeding))
    touched = tuple((me.id, memory.number) for memory in about)
    return Thought(asked, memories, means.embeddings(memories), touched, steps=timed(heeding.steps, snapshot))


def _decision(snapshot: Snapshot, heeding: Heeding) -> tuple[NewMemory, ...]:
    """Resting on the voice: what they have made up their mind to, which is news, unless it is done on the spot."""
    me = snapshot.me
    name, because = me.persona.name, f", because {heeding.because}" if heeding.because else ""
    if heeding.decided:
        text = f"{name} {'' if heeding.steps else 'has '}decided {heeding.decided}{because}"
    elif because:
        text = f"{name} put the thought away{because}"
    else:
        return ()
    people = tuple(each for each in people_in(text, dict(me.names)) if each != me.id)
    return (NewMemory(Kind.OBSERVATION, text, heeding.importance, (-1,), people, me.arena),)
