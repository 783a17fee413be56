"""Owns finding another place for a step by a model: sector, arena and object in one choice, or waiting for the first."""

from collections.abc import Mapping
from dataclasses import replace

from pydantic import BaseModel, ConfigDict

from game.ai.mind import Ground, Mind
from game.ai.model.activities import doing_in
from game.ai.model.deeds import deed, emoji_of, state_of
from game.ai.model.form import Form
from game.ai.model.places import Room, Spot, chosen, rooms, serving, taken
from game.ai.model.prompt import Unusable
from game.ai.model.values import Whole, Words
from game.ai.offline.atlas import Venue
from game.ai.offline.grounding import ground
from game.ai.offline.objects import NOT_AT_ALL, rank
from game.ai.offline.scene import EATING
from game.ai.offline.today import Today
from game.ai.plans import WAIT, Step

WAITING = "wait for a moment to "
LEAST_WAIT, LONGEST_WAIT = 1, 15


class Place(BaseModel):
    """Where instead, or how many minutes to wait; and what is done there, when that is something else."""

    model_config = ConfigDict(extra="ignore")
    at: Words = ""
    wait: Whole = 0
    do: Words = ""


def offered(question: Ground) -> tuple[Room, ...]:
    """What may be chosen: the things where the step was meant and where they are, without those that do not serve; then
    other places they know that are open, by their main room."""
    atlas, step = Today.of(question.now).atlas, question.step
    near = [arena.sector for each in (step.arena, question.now.arena) if (arena := question.now.known.arena(each))]
    gone = question.avoid if step.target is None else (*question.avoid, step.target)
    open_then = [each for each in atlas.sectors if atlas.is_open(Venue("", each), step.start, step.end)]
    return rooms(atlas, near, gone, bare=sorted(open_then, key=lambda each: (each != atlas.known.home, each)))


def _facts(question: Ground, room: int) -> Mapping[str, object]:
    step, known = question.step, question.now.known
    thing = known.object(step.target) if step.target is not None else None
    return {
        "rooms": offered(question),
        "step": step,
        "thing": thing.kind if thing else "",
        "because": question.because,
        "left": max(1, step.end - max(step.start, question.now.minute)),
    }


def _read(answer: Place, question: Ground, offline: Mind) -> Step:
    if answer.wait > 0:
        return _waiting(question, answer.wait)
    offer = offered(question)
    spot = chosen(offer, answer.at)
    if spot is None or not spot.sure:
        allowed = ", ".join(key for room in offer for key in (room.key, *(kind.key for kind in room.kinds)))
        raise Unusable(f'"at" must be one of {allowed}, or "wait" a number of minutes')
    return _moved(question, spot, deed(answer.do, question.now.persona))


def _waiting(question: Ground, minutes: int) -> Step:
    """Stand by in its room, or, when that is for few at once, where they are; then it is tried again."""
    step, room = question.step, question.now.known.arena(question.step.arena)
    waiting = WAITING if question.now.persona.language == "English" else ""
    return replace(
        step,
        text=step.text if step.text.startswith(WAITING) else f"{waiting}{step.text}",
        end=min(step.end, step.start + max(LEAST_WAIT, min(LONGEST_WAIT, minutes))),
        emoji="⏳",
        arena=step.arena if room is not None and room.norms.capacity is None else question.now.arena,
        target=None,
        state=None,
        activity=WAIT,
        wanted="",
        asleep=False,
        firm=False,
    )


def _moved(question: Ground, spot: Spot, instead: str) -> Step:
    """The step at another thing or in another room; something else there, when the answer says so."""
    step, thing = question.step, taken(Today.of(question.now), spot)
    kind = thing.kind if thing else ""
    moved = replace(step, arena=spot.room.arena, target=thing.id if thing else None, asleep=step.asleep and _is_lain_on(kind))
    if instead and instead.lower() != step.text.lower():
        activity = doing_in(instead, "rest")
        moved = replace(
            moved, text=instead, emoji=emoji_of("", instead), activity=activity, asleep=False, firm=activity == EATING
        )
    elif thing is None:
        return replace(moved, state=None, wanted="")
    elif step.wanted and rank(step.wanted, kind) < NOT_AT_ALL:
        return moved
    state = state_of(kind, "", moved.text) if thing else None
    return replace(moved, state=state, wanted=serving(kind) if thing else "")


def _is_lain_on(kind: str) -> bool:
    return min(rank("bed", kind), rank("sofa", kind)) < NOT_AT_ALL


def _another_serves(question: Ground) -> bool:
    """Whether the same can be done at another thing that serves as well: everybody would go there, no model is needed."""
    step = question.step
    found = ground(Today.of(question.now), step, question.because, question.avoid, question.now.arena)
    return found.target not in (None, step.target) and found.text == step.text


GROUND = Form(
    kind="ground",
    size="small",
    answer=Place,
    now=lambda question: question.now,
    facts=_facts,
    limit=lambda question: 100,
    read=_read,
    spared=_another_serves,
)
