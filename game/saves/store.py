"""Owns the folder of saves: making, opening and listing them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.problem import Problem
from game.saves.files import copy_file, create_file
from game.saves.folder import SUFFIX, checked_name, saves_folder
from game.saves.lock import SaveLock
from game.saves.save import Save
from game.saves.schema import Json, canonical


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One save in the folder. `tick` is how far it has come, `size` bytes; `problem` says why it cannot be opened."""

    name: str
    path: Path
    size: int
    tick: int = 0
    header: Mapping[str, Json] = field(default_factory=dict)
    problem: str = ""


class Store:
    """The saves of one folder: the one that `saves_folder()` names, unless another is given."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or saves_folder()

    def path(self, name: str) -> Path:
        """Where a save of that name is or would be. Raises Problem for a name that none can have."""
        return self.folder / f"{checked_name(name)}{SUFFIX}"

    def exists(self, name: str) -> bool:
        """Whether there is such a save."""
        return self.path(name).exists()

    def create(self, name: str, header: Mapping[str, Json]) -> Save:
        """Make a save and open it for writing. Raises Problem when there is one already, or none can be written."""
        path = self.path(name)
        lock = SaveLock(path)
        try:
            if path.exists():
                raise Problem(f'There is a save "{name}" already in {self.folder}; choose another name or go on with it.')
            create_file(path, {key: canonical(value) for key, value in header.items()})
            return Save(path, lock)
        except BaseException:
            lock.release()
            raise

    def open(self, name: str, write: bool = True) -> Save:
        """Open a save; one writer at a time, any number of readers."""
        path = self.path(name)
        if not path.is_file():
            raise Problem(f'There is no save "{name}" in {self.folder}; `smallville saves list` shows those there are.')
        if not write:
            return Save(path)
        lock = SaveLock(path)
        try:
            return Save(path, lock)
        except BaseException:
            lock.release()
            raise

    def fork(self, name: str, new: str) -> None:
        """Make a copy of a save under another name: from now on they have nothing in common.

        Raises Problem when there is no such save, the other name is taken, or none can be written.
        """
        source, target = self.path(name), self.path(new)
        lock = SaveLock(target)
        try:
            if target.exists():
                raise Problem(f'There is a save "{new}" already in {self.folder}; choose another name for the fork.')
            copy_file(source, target)
        finally:
            lock.release()

    def list(self) -> tuple[SaveInfo, ...]:
        """All saves of the folder by name; those that cannot be opened too, with the reason."""
        paths = self.folder.glob(f"*{SUFFIX}") if self.folder.is_dir() else ()
        return tuple(_info(path) for path in sorted(paths, key=lambda path: path.stem) if not path.name.startswith("."))


def _info(path: Path) -> SaveInfo:
    size = path.stat().st_size
    try:
        with Save(path) as save:
            return SaveInfo(path.stem, path, size, save.last_tick, save.header)
    except Problem as problem:
        return SaveInfo(path.stem, path, size, problem=str(problem))
