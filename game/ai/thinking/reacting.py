"""Owns reacting: what came up is put to the mind with the paper's four blocks, and the answer becomes a Thought (4.3.1)."""

from dataclasses import replace

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import React, Reaction
from game.ai.perceive import observations
from game.ai.plans import MEND, Step
from game.ai.seeing import see
from game.ai.thinking.means import Means
from game.ai.thinking.plan_records import step_records
from game.ai.thought import Snapshot, Thought
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE
from game.world.events import Event


def react(snapshot: Snapshot, means: Means) -> Thought:
    """Decide about one thing that was noticed (the first percept), or about somebody near (the second of the minds)."""
    me, asked = snapshot.me, snapshot.asked
    question = _question(snapshot, means)
    reaction = means.mind.react(question)
    seen = () if not asked.percepts else observations(asked.percepts[:1], me.id, dict(me.names))
    steps = tuple(_grounded(step, question, means) for step in reaction.steps)
    drafts = (*seen, *_decision(snapshot, question, reaction, bool(seen)))
    texts = [draft.text for draft in drafts]
    ratings = (reaction.importance,) * len(texts) if reaction.importance else means.importance(question.now, texts)
    rated = tuple(replace(draft, importance=rating) for draft, rating in zip(drafts, ratings, strict=True))
    memories = (*rated, *step_records(me, timed(steps, snapshot)))
    return Thought(
        asked,
        memories,
        means.embeddings(memories),
        touched=tuple((me.id, memory.number) for memory in _distinct(question)),
        steps=steps,
        redo=_again(question.step) if reaction.redo and steps else None,
        talk_to=_partner(snapshot) if reaction.choice == "talk" else None,
    )


def _question(snapshot: Snapshot, means: Means) -> React:
    """The four blocks: who they are, when and at what, what was observed, and what they recall of it by two queries."""
    me, asked = snapshot.me, snapshot.asked
    event = asked.percepts[0].event if asked.percepts else None
    subject, observation = _subject(snapshot, means, event)
    names = dict(me.names)
    now = means.circumstances(snapshot, me)
    return React(
        now=replace(now, known=see(me.known, means.town, asked.percepts, asked.asked)),
        observation=observation,
        relationship=means.recall(me, f"What is {me.persona.name}'s relationship with {subject}?", asked.asked),
        about=means.recall(me, observation, asked.asked),
        target=event.object if event else None,
        state=event.state if event else None,
        person=asked.person,
        step=asked.step,
        up_to=tuple(names[each] for each in asked.up_to if each in names),
        names=me.names,
    )


def _subject(snapshot: Snapshot, means: Means, event: Event | None) -> tuple[str, str]:
    """What it is about, and what was observed of that, as one would say it in the middle of a sentence."""
    if event is None:
        other = snapshot.minds[1]
        return other.persona.name, f"{other.persona.name} is {other.doing or 'standing there'}"
    thing = means.town.objects.get(event.object) if event.object is not None else None
    text = event.text[:4].lower() + event.text[4:] if event.text.startswith("The ") else event.text
    room = means.town.arenas.get(event.arena)
    return f"the {thing.kind}" if thing else f"the {room.name if room else 'place'}", text


def _grounded(step: Step, question: React, means: Means) -> Step:
    """A step at the thing itself is about what is wrong with it; one at a thing that is not there is done on the spot."""
    if step.target is not None and step.target not in means.town.objects:
        return replace(step, arena=question.now.arena, target=None, state=None)
    about = step.target is not None and step.target == question.target and step.activity != "cook"
    return replace(step, activity=MEND) if about else step


def _decision(snapshot: Snapshot, question: React, reaction: Reaction, seen: bool) -> tuple[NewMemory, ...]:
    """What was decided and why. That they decided to talk is told by the talk itself."""
    if not reaction.reason or reaction.choice == "talk":
        return ()
    name = snapshot.me.persona.name
    text = f"{name} saw that {question.observation} and {reaction.reason}"
    people = () if question.person is None else (question.person,)
    return (NewMemory(Kind.OBSERVATION, text, 1, evidence=(-1,) if seen else (), people=people, place=question.now.arena),)


def timed(steps: tuple[Step, ...], snapshot: Snapshot) -> tuple[Step, ...]:
    """The steps as they will be in the plan when the thought takes effect: one after another from then on."""
    day = snapshot.me.plan.day if snapshot.me.plan else 0
    start, found = (snapshot.asked.due - day * TICKS_PER_DAY) // TICKS_PER_MINUTE, []
    for step in steps:
        found.append(replace(step, start=start, end=start + step.end - step.start))
        start = found[-1].end
    return tuple(found)


def _again(step: Step | None) -> Step | None:
    return None if step is None else replace(step, text=f"{step.text} again")


def _partner(snapshot: Snapshot) -> int | None:
    """Whom to talk to: the one it is about, else the first of those it is up to."""
    asked = snapshot.asked
    return asked.person if asked.person is not None else next(iter(asked.up_to), None)


def _distinct(question: React) -> tuple[Memory, ...]:
    return tuple({memory.number: memory for memory in (*question.relationship, *question.about)}.values())
