"""Owns what the title screen asks of whoever keeps the towns: which there are, beginning one, going on with one."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from game.saves import SaveInfo
from game.session.asking import Interviewer
from game.sprites.scene import Scene
from game.ui.timeline.past import Past


@dataclass(frozen=True, slots=True)
class NewTown:
    """What was chosen for a new town. None is ours; `start` is the minute of the first day at which one comes in.

    `model`: whether the language model of the settings thinks, rather than the offline mind.
    """

    name: str
    map_path: Path | None = None
    residents: Path | None = None
    start: int = 0
    seed: int = 1
    model: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """A town that lives. `finish` saves it and lets go of everything."""

    name: str
    session: Scene
    finish: Callable[[], None]
    past: Callable[[], Past] | None = None
    """Opens what has been lived of it so far, to look back at; None where nothing is kept. May raise Problem."""
    interviewer: Interviewer | None = None
    """Asks its residents; None where nobody can be asked."""


class Towns(Protocol):
    """Whoever keeps the towns. All of it may raise Problem, and opening may take seconds: call it in a thread."""

    def saves(self) -> tuple[SaveInfo, ...]:
        """All that were saved."""
        ...

    def free_name(self, name: str) -> str:
        """The name, or one like it that no save has."""
        ...

    def model_name(self) -> str:
        """The language model that the settings name; "" when there is none. Never raises."""
        ...

    def begin(self, town: NewTown) -> Opened:
        """Found a town at its first midnight."""
        ...

    def fork(self, name: str, new: str = "", at: int | None = None) -> str:
        """Copy a saved one, as it was at a tick, and say under which name: from then on each goes its own way."""
        ...

    def rescue(self, name: str) -> str:
        """Copy what is left of a damaged one, and say under which name."""
        ...

    def replay(self, name: str) -> Past:
        """Open a saved one to look back at, without any mind."""
        ...

    def go_on(self, name: str) -> Opened:
        """Go on with a saved one, thinking as the settings say."""
        ...
