"""Owns what somebody without a language model does about what comes up: put it right, leave it to others, wait, wonder, talk."""

from dataclasses import dataclass, replace
from typing import Any

from game.ai.knowledge import knowledge
from game.ai.known_places import KnownArena, KnownObject, KnownSector
from game.ai.mind import React, Reaction
from game.ai.offline.chains import Idea, chain
from game.ai.offline.emoji import emoji_for
from game.ai.offline.objects import state_in_use, words_of
from game.ai.offline.today import Today
from game.ai.offline.wording import fill
from game.ai.plans import Step
from game.ai.relations import closeness, impression
from game.world.faults import fault

CLOSE = 0.5
"""From this closeness on somebody sees to another's things as to their own."""
LOOK = 5
"""Minutes spent on looking at something strange, or on keeping clear of a fire."""
GRAVE, PLAIN = 6, 4
"""Importance of what is done about a fire, and about anything else."""


@dataclass(frozen=True, slots=True)
class _Scene:
    """What a question is about: the object that has come to be in a `state`, where it stands, and what is wrong with it."""

    today: Today
    question: React
    thing: KnownObject
    sector: KnownSector
    arena: KnownArena
    state: str
    wrong: str

    @property
    def urgent(self) -> bool:
        return self.wrong in knowledge("reactions")["urgent"]


def react(question: React) -> Reaction:
    """Go on, wait, act or talk (paper, section 4.3.1)."""
    if question.person is not None:
        return _to_person(question)
    scene = _scene(question)
    if scene is not None:
        return _to_fault(scene) if scene.wrong else _to_oddity(scene)
    return _to_obstacle(question)


def put_right(question: React) -> Reaction | None:
    """What anybody does who has decided to see to the thing, whoever's it is; None when nothing is wrong with it."""
    scene = _scene(question)
    return _put_right(scene) if scene is not None and scene.wrong else None


def is_urgent(question: React) -> bool:
    """Whether the thing is in a state that cannot be left so: on fire, say."""
    scene = _scene(question)
    return scene is not None and scene.urgent


def _is_no_time_for(question: React) -> bool:
    """Whether they are at something during which nobody begins to talk."""
    return question.step is not None and question.step.activity in knowledge("reactions")["people"]["busy"]


def _scene(question: React) -> _Scene | None:
    now = question.now
    thing = now.known.object(question.target) if question.target is not None else None
    arena = now.known.arena(thing.arena) if thing is not None else None
    sector = now.known.sector(arena.sector) if arena is not None else None
    if thing is None or arena is None or sector is None or question.state is None:
        return None
    found = fault(thing.kind, question.state)
    return _Scene(Today.of(now), question, thing, sector, arena, question.state, found.name if found else "")


def _to_person(question: React) -> Reaction:
    """Whom they meet they talk to, unless it is no time for it or they would rather not."""
    people = knowledge("reactions")["people"]
    name = dict(question.names).get(question.person or 0, "")
    known = impression(question.now.persona, name)
    if _is_no_time_for(question):
        return Reaction("continue")
    if known is not None and known.feeling <= people["grudge"]:
        return Reaction("continue", f"preferred not to talk to {name}")
    return Reaction("talk", f"decided to talk to {name}")


def _to_obstacle(question: React) -> Reaction:
    """In front of a full room one waits; what one knows nothing of is nothing to react to."""
    return Reaction("wait", "decided to wait a little") if question.target is None else Reaction("continue")


def _to_oddity(scene: _Scene) -> Reaction:
    """Something strange is looked at and wondered about; then life goes on."""
    usual = (*knowledge("reactions")["everyday"]["states"], state_in_use(scene.thing.kind))
    if scene.state in usual:
        return Reaction("continue")
    if scene.question.up_to or _asleep(scene):
        return Reaction("continue", "wondered about it for a moment")
    look = _plain_step(scene, f"look at the {scene.thing.kind} and wonder why it is {scene.state}", "🤔")
    return Reaction("act", "wondered how that could be and took a closer look", (look,))


def _to_fault(scene: _Scene) -> Reaction:
    first = next(iter(scene.question.up_to), None)
    if first is not None:
        return _left_to(scene, first)
    if scene.urgent or _theirs(scene) or _would_help(scene):
        return _put_right(scene)
    owners = scene.thing.private_to or scene.arena.norms.private_to or scene.sector.norms.private_to
    if owners:
        return Reaction("continue", f"decided to tell {owners[0]} about it")
    return _tell_staff(scene)


def _left_to(scene: _Scene, name: str) -> Reaction:
    if scene.urgent and _asleep(scene):
        clear = _plain_step(scene, "get up and keep clear of the danger", "😨")
        return Reaction("act", f"jumped up, and left it to {name}", (replace(clear, importance=GRAVE),))
    return Reaction("continue", f"left it to {name}")


def _put_right(scene: _Scene) -> Reaction:
    """The steps of the first entry of the knowledge that fits, and the spoilt meal once more."""
    entry = _entry(scene)
    steps, where, missing = [], "", False
    for idea in chain(str(entry["does"])):
        place = _fetched(scene, idea) if idea.wanted else scene.thing
        if place is None:
            missing = True
            continue
        room = scene.today.atlas.known.arena(place.arena)
        where = room.name if idea.wanted and room else where
        steps.append(_step(scene, idea, place, where))
    decided = str(entry["bare"] if missing and "bare" in entry else entry["decided"])
    reason = "decided to " + fill(decided, {"thing": scene.thing.kind, "where": where})
    meal = _meal(scene) if entry.get("spoils") and _theirs(scene) else ""
    if not meal:
        return Reaction("act", reason, tuple(steps))
    return Reaction("act", f"{reason} and to make {meal} again", (*steps, *_cooked_again(scene, meal)), redo=True)


def _entry(scene: _Scene) -> dict[str, Any]:
    entries: list[dict[str, Any]] = knowledge("reactions")[scene.wrong]
    words = words_of(scene.thing.kind)
    return next(each for each in entries if not each["things"] or any(words_of(name) <= words for name in each["things"]))


def _fetched(scene: _Scene, idea: Idea) -> KnownObject | None:
    """Where what is needed is: in the building, or else at home."""
    atlas = scene.today.atlas
    venue = atlas.home if scene.sector.id == atlas.known.home else atlas.venue(scene.sector)
    for each in (venue, atlas.home):
        found = atlas.find(idea.wanted, each, avoid=(scene.thing.id,)) if each is not None else None
        if found is not None:
            return found
    return None


def _step(scene: _Scene, idea: Idea, place: KnownObject, where: str) -> Step:
    text = fill(idea.text, {"thing": scene.thing.kind, "where": where})
    importance = GRAVE if scene.urgent else PLAIN
    activity = idea.doing or "fetch"
    emoji = emoji_for(text, "🧯" if scene.wrong in ("fire", "smoke") else "🔧")
    return Step(text, 0, idea.minutes, place.arena, place.id, idea.state or None, emoji, importance, activity)


def _meal(scene: _Scene) -> str:
    """The meal they were at, if the fault spoils it; "" when they were at something else."""
    step = scene.question.step
    if step is None or step.activity not in ("cook", "eat") or step.arena != scene.thing.arena:
        return ""
    minute = scene.question.now.minute
    return "breakfast" if minute < 660 else "lunch" if minute < 960 else "dinner"


def _cooked_again(scene: _Scene, meal: str) -> tuple[Step, ...]:
    """What was eaten has to be made again first; what was being made is done again by itself."""
    if scene.question.step is None or scene.question.step.activity == "cook":
        return ()
    thing = scene.thing
    return (Step(f"make {meal} again", 0, 10, thing.arena, thing.id, f"cooking {meal}", "🍳", 2, "cook", "stove"),)


def _theirs(scene: _Scene) -> bool:
    """Whether the place is their home or their workplace, or the thing is theirs."""
    name, known = scene.today.persona.name, scene.question.now.known
    if scene.sector.id == known.home or name in scene.thing.private_to:
        return True
    if name in scene.arena.norms.private_to or name in scene.sector.norms.private_to:
        return True
    jobs = [job for job in scene.today.persona.occupations if job.place and job.status == "working"]
    places = [scene.today.atlas.named(job.place) for job in jobs]
    return any(place is not None and place.sector == scene.sector.id for place in places)


def _would_help(scene: _Scene) -> bool:
    """Friends of the house help, and so do those who cannot help helping."""
    owners = scene.thing.private_to or scene.arena.norms.private_to or scene.sector.norms.private_to
    persona = scene.today.persona
    if any(closeness(persona, owner) >= CLOSE for owner in owners):
        return True
    helpful = knowledge("reactions")["people"]["helpful"]
    return any(trait.lower() in helpful for trait in persona.traits) and not _staffed(scene)


def _staffed(scene: _Scene) -> KnownObject | None:
    """Where one finds the people who work there: whoever is in a shop tells them rather than mend its things."""
    atlas = scene.today.atlas
    return atlas.find("till", atlas.venue(scene.sector)) if scene.sector.id in atlas.sectors else None


def _tell_staff(scene: _Scene) -> Reaction:
    counter = _staffed(scene)
    if counter is None:
        return Reaction("continue", "wondered who would see to it")
    text = f"go and tell the people who work here that the {scene.thing.kind} is {scene.state}"
    tell = Step(text, 0, LOOK, counter.arena, counter.id, None, "🗣️", PLAIN, "errand", "till")
    return Reaction("act", "decided to tell the people who work there", (tell,))


def _plain_step(scene: _Scene, text: str, emoji: str) -> Step:
    """Something done in the room, at no object."""
    return Step(text, 0, LOOK, scene.thing.arena, None, None, emoji, PLAIN, "look")


def _asleep(scene: _Scene) -> bool:
    return scene.question.step is not None and scene.question.step.asleep
