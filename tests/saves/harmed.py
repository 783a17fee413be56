"""What must hold of any file in a save's place, whatever is wrong with it."""

from dataclasses import dataclass
from pathlib import Path

from session.three_people import thinking

from game.problem import Problem
from game.saves import Store
from game.saves.damage import Damaged
from game.session.going_on import go_on
from game.session.ground import Ground

_NOTES = 100
"""Bytes of a SQLite file that say how it is written, how long it is and how often it was changed."""


@dataclass(frozen=True)
class Outcome:
    """What came of opening one: the sentence with which it was refused, and the tick of which a copy was made."""

    refused: str = ""
    rescued: int | None = None


def outcome(store: Store, ground: Ground, name: str = "day") -> Outcome:
    """Open it as the game does; where that is refused, see that it is, in one sentence, and take the copy that is offered."""
    before = contents(store.folder)
    try:
        with store.open(name) as save:
            go_on(save, ground, thinking())
        return Outcome()
    except Problem as problem:
        sentence = str(problem)
        assert sentence.endswith(".") and "\n" not in sentence and "Traceback" not in sentence, sentence
        assert {path: kept for path, kept in contents(store.folder).items() if path in before} == before, "it was changed"
        if not isinstance(problem, Damaged) or "nothing of it can be rescued" in sentence:
            return Outcome(sentence)
        return Outcome(sentence, _rescued(store, ground, name))


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder, but locks and what SQLite's readers share; without SQLite's own notes at the beginning."""
    files = (path for path in folder.iterdir() if path.is_file() and path.suffix != ".lock" and not path.name.endswith("-shm"))
    return {path.name: path.read_bytes()[_NOTES:] for path in files}


def _rescued(store: Store, ground: Ground, name: str) -> int:
    """A copy of what is left opens, where it was said to be whole last."""
    tick = store.rescue(name, "copy")
    with store.open("copy") as save:
        assert go_on(save, ground, thinking()).now == tick
    return tick
