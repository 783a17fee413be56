"""Owns the saved form of a run's state at one tick, without memories: they are in the save, row by row, already."""

from dataclasses import dataclass, fields
from typing import Any

from pydantic import TypeAdapter, ValidationError

from game.ai.known_places import KnownPlaces
from game.ai.mind import DialogueLine
from game.ai.plans import DayPlan, Step
from game.ai.residents import Resident
from game.problem import Problem
from game.session.movers import Newcomer
from game.session.pending import SavedRequest
from game.session.visitors import SavedVisitor


@dataclass(frozen=True, slots=True)
class ResidentState:
    """A resident's mind but for persona and memories; `memories` says how many records it had."""

    id: int
    name: str
    known: KnownPlaces
    plan: DayPlan | None
    revision: int
    following: Step | None
    stuck: str | None
    avoided: tuple[int, ...]
    recent: tuple[str, ...]
    noticed_at: int
    summary: str
    unreflected: int
    unplanned: tuple[int, ...]
    lanes: dict[str, int]
    talked: dict[int, int]
    reacted: dict[int, int]
    memories: int


@dataclass(frozen=True, slots=True)
class RunState:
    """Everything a run needs to go on, besides its memories: the world's own data, minds, what is in flight or ordered."""

    tick: int
    simulation: dict[str, Any]
    residents: tuple[ResidentState, ...]
    requests: tuple[SavedRequest, ...]
    next_request: int
    committed: int
    scripts: dict[int, tuple[DialogueLine, ...] | None]
    visitors: tuple[SavedVisitor, ...] = ()
    orders: tuple[dict[str, Any], ...] = ()
    newcomers: tuple[Newcomer, ...] = ()
    map: str = ""


LEFT_OUT = ("newcomers", "map")
"""What is not written where there is none: states of before there was such a thing stay as they are."""
_ADAPTER = TypeAdapter(RunState)
_RESIDENT = TypeAdapter(ResidentState)
_REQUEST = TypeAdapter(SavedRequest)
_REST = TypeAdapter(dict[str, Any])


def as_json(state: RunState) -> Any:
    """The state as a save takes it: dicts, lists, strings, numbers."""
    data = _ADAPTER.dump_python(state, mode="json")
    return {name: value for name, value in data.items() if value or name not in LEFT_OUT}


def as_text(state: RunState) -> bytes:
    """The same, as JSON text. Written piece by piece: each holds the interpreter, which the screen needs, only briefly."""
    apart = ("residents", "requests", *(name for name in LEFT_OUT if not getattr(state, name)))
    rest = {field.name: getattr(state, field.name) for field in fields(state) if field.name not in apart}
    residents = b",".join(_RESIDENT.dump_json(each) for each in state.residents)
    requests = b",".join(_REQUEST.dump_json(each) for each in state.requests)
    return _REST.dump_json(rest)[:-1] + b',"residents":[' + residents + b'],"requests":[' + requests + b"]}"


def from_json(data: Any) -> RunState:
    """The state a save holds. Raises Problem when it is not one."""
    if isinstance(data, dict) and "thoughts" in data:
        raise Problem("The save was made by an earlier version, which saved thoughts in another way; begin a new town.")
    try:
        return _ADAPTER.validate_python(data)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise Problem(f"The save's state is damaged at {where!r}; open an older copy of the file.") from None


def resident_state(resident: Resident) -> ResidentState:
    """A resident as saved."""
    return ResidentState(
        id=resident.id,
        name=resident.name,
        known=resident.known,
        plan=resident.plan,
        revision=resident.revision,
        following=resident.following,
        stuck=resident.stuck,
        avoided=resident.avoided,
        recent=resident.recent,
        noticed_at=resident.noticed_at,
        summary=resident.summary,
        unreflected=resident.unreflected,
        unplanned=resident.unplanned,
        lanes=dict(resident.lanes),
        talked=dict(resident.talked),
        reacted=dict(resident.reacted),
        memories=len(resident.stream),
    )


def take_back(resident: Resident, state: ResidentState) -> None:
    """Give a resident the mind it had; its stream is filled by whoever reads the memories."""
    resident.known = state.known
    resident.plan = state.plan
    resident.revision = state.revision
    resident.following = state.following
    resident.stuck = state.stuck
    resident.avoided = state.avoided
    resident.recent = state.recent
    resident.noticed_at = state.noticed_at
    resident.summary = state.summary
    resident.unreflected = state.unreflected
    resident.unplanned = state.unplanned
    resident.lanes = dict(state.lanes)
    resident.talked = dict(state.talked)
    resident.reacted = dict(state.reacted)
