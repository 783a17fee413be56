"""Owns what pressing a row can mean: another row's page, somebody, a place on the map."""

from dataclasses import dataclass

from game.session.because import Action
from game.world.places import Tile


@dataclass(frozen=True, slots=True)
class ToMemory:
    """The page of one of the resident's memories."""

    number: int


@dataclass(frozen=True, slots=True)
class ToThought:
    """What was recalled for one of the town's latest thoughts, by the number of its request."""

    request: int


@dataclass(frozen=True, slots=True)
class ToTalk:
    """The lines of a talk."""

    talk: int


@dataclass(frozen=True, slots=True)
class ToPerson:
    """What the resident thinks of somebody."""

    person: int


@dataclass(frozen=True, slots=True)
class ToResident:
    """Somebody in town: go there and open their inspector."""

    number: int


@dataclass(frozen=True, slots=True)
class ToPlace:
    """A place of the map, and who is to be chosen there."""

    tile: Tile
    resident: int | None = None


@dataclass(frozen=True, slots=True)
class ToWhy:
    """Why something was done. `place` is where it was, and whose doing, where one can go there."""

    action: Action
    place: ToPlace | None = None


@dataclass(frozen=True, slots=True)
class ToPrompt:
    """A question to a model, by its number in the audit log: whose it was, and the tick it was asked at."""

    call: int
    resident: int
    tick: int


@dataclass(frozen=True, slots=True)
class ToTheirs:
    """A page about somebody, whoever is looked at now: a memory of theirs, a thought, or a talk."""

    resident: int
    page: ToMemory | ToThought | ToTalk


@dataclass(frozen=True, slots=True)
class Fold:
    """A branch of a tree, named by the memory numbers on the way down to it: open it or fold it up."""

    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pose:
    """Put a question to the resident; `category` is the battery's, "" for one's own."""

    question: str
    category: str = ""


@dataclass(frozen=True, slots=True)
class ToAnswer:
    """The page of an answer of this sitting, by its number."""

    number: int


Goal = Pose | ToAnswer | ToMemory | ToThought | ToTalk | ToPerson | ToResident | ToPlace | ToWhy | ToPrompt | ToTheirs | Fold
