"""Owns how a thought stands in the log: what it changed besides memories, told by how it differs from what it was made from.

With the memories it made and used, which the save has already, that is the whole thought: it can be committed again
without any mind.
"""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from pydantic import TypeAdapter

from game.ai.embedding import Vectors
from game.ai.known_places import KnownArena, KnownPlaces, KnownSector
from game.ai.memory import NewMemory
from game.ai.mind import DialogueLine
from game.ai.plans import DayPlan, Step
from game.ai.query import Query
from game.ai.thought import Portrait, Snapshot, Thought
from game.world.places import Norms

Data = dict[str, Any]

_PLAN, _STEP, _NORMS = TypeAdapter(DayPlan), TypeAdapter(Step), TypeAdapter(Norms)
_STEPS, _LINES, _ARENA = TypeAdapter(tuple[Step, ...]), TypeAdapter(tuple[DialogueLine, ...]), TypeAdapter(KnownArena)
_WORDS, _QUERIES = TypeAdapter(tuple[str, ...]), TypeAdapter(tuple[Query, ...])


def change_of(thought: Thought, snapshot: Snapshot) -> Data:
    """What a thought changes, as plain data; what it leaves as it is is left out."""
    me = snapshot.me
    change: Data = {}
    if thought.plan is not None:
        change["plan"] = _plan_change(thought.plan, me.plan)
    if thought.known is not None and thought.known is not me.known:
        change["places"] = _places_change(thought.known, me.known)
    elif thought.known is not None:
        change["places"] = {}
    for name, adapter in (("steps", _STEPS), ("lines", _LINES)):
        if getattr(thought, name):
            change[name] = adapter.dump_python(getattr(thought, name), mode="json", exclude_defaults=True)
    for name in ("step", "redo"):
        if (step := getattr(thought, name)) is not None:
            change[name] = _STEP.dump_python(step, mode="json", exclude_defaults=True)
    plain = {"recent": thought.recent, "summary": thought.summary, "talk_to": thought.talk_to}
    change.update({name: value for name, value in plain.items() if value is not None})
    return change


def changed_thought(
    snapshot: Snapshot,
    row: Mapping[str, Any],
    memories: tuple[NewMemory, ...],
    vectors: Vectors,
    touched: tuple[tuple[int, int], ...],
) -> Thought:
    """The thought that a row of the log tells of. Raises ValueError, LookupError or TypeError where it does not."""
    change, me = row["change"], snapshot.me
    step, redo = (_STEP.validate_python(change[name]) if name in change else None for name in ("step", "redo"))
    return Thought(
        snapshot.asked,
        memories,
        vectors,
        touched,
        plan=plan_after(change["plan"], me.plan) if "plan" in change else None,
        known=_places(change["places"], me) if "places" in change else None,
        recent=_WORDS.validate_python(change["recent"]) if "recent" in change else None,
        step=step,
        lines=_LINES.validate_python(change.get("lines", ())),
        summary=None if "summary" not in change else str(change["summary"]),
        talk_to=None if "talk_to" not in change else int(change["talk_to"]),
        steps=_STEPS.validate_python(change.get("steps", ())),
        redo=redo,
        queries=_QUERIES.validate_python(row["queries"]),
    )


def _plan_change(plan: DayPlan, before: DayPlan | None) -> Data:
    """A plan with more steps is told by those alone; any other whole."""
    if before is not None and plan == replace(before, steps=plan.steps, broken_down_until=plan.broken_down_until):
        kept = _in_common(plan.steps, before.steps)
        new = _STEPS.dump_python(plan.steps[kept:], mode="json", exclude_defaults=True)
        return {"kept": kept, "steps": new, "until": plan.broken_down_until}
    whole: Data = _PLAN.dump_python(plan, mode="json", exclude_defaults=True)
    return {"whole": whole}


def _in_common(steps: tuple[Step, ...], before: tuple[Step, ...]) -> int:
    pairs = enumerate(zip(steps, before, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(steps), len(before)))


def plan_after(change: Data, before: DayPlan | None) -> DayPlan:
    """The plan that a thought made of the one it was asked with. Raises ValueError, LookupError or TypeError for no change."""
    if "whole" in change:
        return _PLAN.validate_python(change["whole"])
    if before is None:
        raise ValueError("a plan goes on from none")
    steps = (*before.steps[: int(change["kept"])], *_STEPS.validate_python(change["steps"]))
    return replace(before, steps=steps, broken_down_until=int(change["until"]))


def _places_change(known: KnownPlaces, before: KnownPlaces) -> Data:
    """Sectors by id in their order; of those that changed the rooms by id, and those that changed whole."""
    return {
        "sectors": [_sector_change(sector, before) for sector in known.sectors],
        "own": [known.home, known.bed, known.home_arena],
    }


def _sector_change(sector: KnownSector, before: KnownPlaces) -> Any:
    if before.sector(sector.id) == sector:
        return sector.id
    rooms = [arena.id if before.arena(arena.id) == arena else asdict(arena) for arena in sector.arenas]
    return {"id": sector.id, "name": sector.name, "norms": asdict(sector.norms), "arenas": rooms}


def _places(change: Data, me: Portrait) -> KnownPlaces:
    if not change:
        return me.known
    home, bed, home_arena = change["own"]
    return KnownPlaces(tuple(_sector(each, me.known) for each in change["sectors"]), home, bed, home_arena)


def _sector(data: Any, before: KnownPlaces) -> KnownSector:
    if isinstance(data, int):
        sector = before.sector(data)
        if sector is None:
            raise ValueError(f"sector {data} was not known")
        return sector
    rooms = tuple(_arena(each, before) for each in data["arenas"])
    return KnownSector(int(data["id"]), str(data["name"]), _NORMS.validate_python(data["norms"]), rooms)


def _arena(data: Any, before: KnownPlaces) -> KnownArena:
    if not isinstance(data, int):
        return _ARENA.validate_python(data)
    arena = before.arena(data)
    if arena is None:
        raise ValueError(f"arena {data} was not known")
    return arena
