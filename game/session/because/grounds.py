"""Owns what an hour of somebody's plan rests on: what they had promised, and who they are from the start."""

from dataclasses import replace

import numpy as np

from game.ai.commitments import Commitment, commitments, names_it
from game.ai.memory import superseded
from game.ai.persona import Persona
from game.ai.plans import Block
from game.ai.stream import seeds_in
from game.session.because.links import Link
from game.session.because.memories import memory_link
from game.session.because.telling import Telling, Thought
from game.session.because.wording import sentence
from game.world.clock import TICKS_PER_DAY

NEAR, NEAREST = 0.25, 0.55
"""From this cosine on, what somebody knew from the start is said to be what an hour is for: where the hour speaks of something
that was read out of it (a habit, a project, their work), and where nothing says so but the words themselves."""
_FEWEST = 3
"""Words of an hour that can say by themselves what it is for: "have lunch" cannot."""
_AT_WORK = ("work", "class")
"""Activities that are for somebody's occupation, in whatever words."""


def binding(telling: Telling, resident: int, block: Block, thought: Thought, day: int) -> tuple[Link, ...]:
    """The promises, invitations accepted and own occasions that an hour is for, of those its plan was made with."""
    persona, view = telling.persona(resident), telling.view(resident)
    if persona is None or view is None or block.activity == "sleep":
        return ()
    date = telling.clock.moment(day * TICKS_PER_DAY).date()
    known = [memory for memory in view if memory.created <= thought.decision.asked]
    old = superseded(known)
    held = commitments(persona, (memory for memory in known if memory.number not in old), telling.clock, date)
    of_the_day = [each for each in held if each.occasion.date == date.isoformat() and names_it(block.text, each.occasion)]
    return tuple(link for each in of_the_day if (link := _bound_link(telling, resident, each)) is not None)


def known_from_the_start(telling: Telling, resident: int, block: Block) -> tuple[Link, ...]:
    """What their paragraph says of them that an hour is for; plans are made by who they are. Nothing for daily routine."""
    view, persona = telling.view(resident), telling.persona(resident)
    seeds = seeds_in(view) if view is not None else range(0)
    if view is None or persona is None or not seeds:
        return ()
    phrase = _read_out(persona, block)
    words = phrase or block.text.partition(" at ")[0]
    if len(words.split()) < _FEWEST and not phrase:
        return ()
    nearness = view.vectors[seeds.start : seeds.stop] @ telling.embedder.embed([words])[0]
    spoken_of = [row for row, number in enumerate(seeds) if phrase and phrase.casefold() in view[number].text.casefold()]
    best = spoken_of[0] if spoken_of else int(np.argmax(np.round(nearness, 5)))
    link = memory_link(telling, resident, seeds[best]) if nearness[best] >= (NEAR if phrase else NEAREST) else None
    return () if link is None else (link,)


def _read_out(persona: Persona, block: Block) -> str:
    """What an hour speaks of that was read out of somebody's paragraph: a habit, a project, an interest, their work."""
    said = f"{block.text} {block.detail}".casefold()
    known = (
        *(each.text for each in persona.habits),
        *(each.thing for each in persona.projects),
        *(each.text for each in persona.interests),
        *(each.title for each in persona.occupations),
    )
    found = next((each for each in known if each and each.casefold() in said), "")
    if not found and block.activity in _AT_WORK:
        return " ".join(each.title for each in persona.occupations)
    return found


def _bound_link(telling: Telling, resident: int, bound: Commitment) -> Link | None:
    if bound.number is None:
        return Link("bound", sentence(bound.sentence), None, (), resident)
    memory = memory_link(telling, resident, bound.number)
    if memory is None:
        return None
    return replace(memory, sort="bound", said=sentence(bound.sentence))
