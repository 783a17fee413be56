"""Owns where the game's own files are: `assets/` in a checkout, `game/assets/` in an installed wheel."""

from pathlib import Path

from game.problem import Problem

_PACKAGE = Path(__file__).resolve().parent


def assets_folder() -> Path:
    """The folder of maps, sprites, residents and knowledge.

    Raises Problem when neither place has it (a broken installation).
    """
    for folder in (_PACKAGE / "assets", _PACKAGE.parent / "assets"):
        if folder.is_dir():
            return folder
    raise Problem(f"The game's assets are missing beside {_PACKAGE}; install Smallville again.")


def asset(name: str) -> Path:
    """A file or folder of the game's own, by its path below `assets/`."""
    return assets_folder() / name
