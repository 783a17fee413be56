"""Owns the saved form of requests in flight: what each was asked with, so that going on asks them again and gets the same.

A snapshot never waits for a mind. What it saves of a request is the frozen sight its thought is made from, told by its
few differences from the resident as saved beside it; the stream is the prefix that was there, with the uses until then.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from game.ai.known_changes import Earlier, as_it_was, earlier
from game.ai.known_places import KnownPlaces
from game.ai.plans import DayPlan, Step
from game.ai.residents import Resident
from game.ai.stream import StreamView
from game.ai.thought import Asked, Portrait, Snapshot
from game.problem import Problem
from game.saves import Save
from game.world.bodies import Line
from game.world.places import Town


@dataclass(frozen=True, slots=True)
class SavedPortrait:
    """One of a request's minds. `plan` is None with `same_plan` where it is the resident's present one.

    `memories` is how many records the stream had, `names` and `pronouns` are by id, as they were known then.
    """

    id: int
    known: KnownPlaces | Earlier
    same_plan: bool
    plan: DayPlan | None
    memories: int
    arena: int
    doing: str
    recent: tuple[str, ...]
    talks: tuple[int, ...]
    following: Step | None
    summary: str


@dataclass(frozen=True, slots=True)
class SavedRequest:
    """A request in flight, with all that its thought is made from."""

    asked: Asked
    minds: tuple[SavedPortrait, ...]
    lines: tuple[Line, ...]
    names: tuple[tuple[int, str], ...]
    pronouns: tuple[tuple[int, str], ...]


Ground = tuple[Town | None, bool]


class Present(Protocol):
    """Of somebody as saved, what a request is told by its difference from."""

    @property
    def known(self) -> KnownPlaces: ...
    @property
    def plan(self) -> DayPlan | None: ...


def saved_request(snapshot: Snapshot, residents: Mapping[int, Present]) -> SavedRequest:
    """A request as saved beside its residents."""
    minds = tuple(_saved(each, residents[each.id]) for each in snapshot.minds)
    return SavedRequest(snapshot.asked, minds, snapshot.lines, snapshot.me.names, snapshot.me.pronouns)


def _saved(portrait: Portrait, resident: Present) -> SavedPortrait:
    same_plan = portrait.plan is resident.plan
    return SavedPortrait(
        id=portrait.id,
        known=earlier(portrait.known, resident.known),
        same_plan=same_plan,
        plan=None if same_plan else portrait.plan,
        memories=len(portrait.stream),
        arena=portrait.arena,
        doing=portrait.doing,
        recent=portrait.recent,
        talks=portrait.talks,
        following=portrait.following,
        summary=portrait.summary,
    )


def asked_again(
    saved: SavedRequest, residents: dict[int, Resident], seed: int, save: Save, ground: Ground = (None, False)
) -> Snapshot:
    """The very snapshot a request was made with; the residents are as they were when it was saved.

    `ground` is the town as it was when it was asked, and whether it had been redrawn.
    """
    minds = tuple(_portrait(each, saved, residents[each.id], save) for each in saved.minds)
    return Snapshot(saved.asked, seed, minds, saved.lines, *ground)


def _portrait(saved: SavedPortrait, request: SavedRequest, resident: Resident, save: Save) -> Portrait:
    return Portrait(
        id=saved.id,
        persona=resident.persona,
        known=as_it_was(resident.known, saved.known),
        plan=resident.plan if saved.same_plan else saved.plan,
        stream=_stream(saved, request.asked.asked, resident, save),
        arena=saved.arena,
        doing=saved.doing,
        recent=saved.recent,
        names=request.names,
        pronouns=request.pronouns,
        talks=saved.talks,
        following=saved.following,
        summary=saved.summary,
    )


def _stream(saved: SavedPortrait, tick: int, resident: Resident, save: Save) -> StreamView:
    """The stream as it was when a tick began: its first records, with the uses before it."""
    if not 0 <= saved.memories <= len(resident.stream):
        raise Problem(f'The save "{save.name}" lacks memories that a thought was made from; open an older copy of the file.')
    return resident.stream.view().as_of(saved.memories, save.uses(saved.id, tick - 1))
