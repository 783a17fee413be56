"""Owns looking over a whole save: everything that is wrong with it, worst first, and until when it is good."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from game.saves.damage import Damage, Damaged
from game.saves.ending import end_of
from game.saves.files import connect, explained
from game.saves.glance import in_words
from game.saves.looking_over import LookingOver, Understand
from game.saves.rescue import rest_of
from game.saves.shape import shown
from game.saves.standing import UNREADABLE
from game.saves.wrong_memories import wrong_memories

PARTS = ("file", "header", "maps", "states", "memories", "log", "calls")
"""What can be damaged, the worst first."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong: in which part, at which tick if at one, and what, in words."""

    part: str
    tick: int | None
    what: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of looking a save over.

    `end` is the tick it has come to, `good_until` the latest of which a whole copy can be made, `moment` that in words;
    None and "" where there is none. `minutes` and `states` count what was compared with its digest.
    """

    findings: tuple[Finding, ...]
    end: int | None
    good_until: int | None
    moment: str = ""
    minutes: int = 0
    states: int = 0


def verify(path: Path, understand: Understand, tell: Callable[[float], None] = lambda share: None) -> Verdict:
    """Look over all that is in a save, without changing it.

    `understand` raises Problem for a state that is none of a town; `tell` hears how much is done, from 0 to 1. Raises
    Problem for what is no save of this version or an earlier one.
    """
    try:
        with closing(connect(path, write=False)) as connection, explained(path):
            connection.execute("BEGIN")  # whatever is written meanwhile
            end = end_of(connection)
            look = LookingOver(connection, understand, tell)
            findings = sorted(_findings(look), key=lambda each: (PARTS.index(each.part), each.tick or 0))
            good = (None, "") if findings else (end, in_words(connection, end))
    except Damaged as damaged:
        return Verdict((Finding("file", None, str(damaged.what)),), None, *_rescued(path))
    return Verdict(tuple(findings), end, *(_rescued(path) if findings else good), look.minutes, look.compared)


def _findings(look: LookingOver) -> Iterator[Finding]:
    parts = (
        ("file", look.file),
        ("header", look.header),
        ("file", look.values),
        ("maps", look.maps),
        ("memories", look.vectors),
        ("memories", look.meanings),
        ("memories", lambda: wrong_memories(look.connection)),
        ("calls", look.calls),
        ("log", look.log),
        ("states", look.states),
    )
    for part, found in parts:
        try:
            yield from (Finding(part, tick if isinstance(tick, int) else None, what) for tick, what in found())
        except (Damage, *UNREADABLE) as error:
            yield Finding(part, None, f"it cannot be read to its end: {shown(error)}")


def _rescued(path: Path) -> tuple[int | None, str]:
    with rest_of(path) as rest:
        return (None, "") if rest is None else (rest.tick, rest.moment)
