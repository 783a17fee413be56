"""Owns finding the world that a released save was lived in, where it lies beside it."""

from pathlib import Path

from game.imports.town.maze_files import META

_ASSETS = Path("static_dirs") / "assets"
"""Where the released code keeps its worlds, seen from the folder that has its storage."""


def world_of(folder: Path, name: str) -> Path | None:
    """The folder of a save's world: in the save's, beside it, or where a copy of the released code has it; None if nowhere.

    `name` chooses among several; it is compared, never followed.
    """
    for near in (folder, folder.parent):
        if (near / META).is_file():
            return near
    there = [path.parent for up in folder.absolute().parents[:3] for path in sorted((up / _ASSETS).glob(f"*/matrix/{META}"))]
    named = [path for path in there if path.parent.name == name]
    return next(iter(named if len(there) > 1 else there), None)
