"""Owns pictures kept on disk, so that nobody is drawn twice: a file a look, named by what is in it, and not too many of them."""

import os
from contextlib import suppress
from pathlib import Path

from PIL import Image
from platformdirs import user_cache_path

from game.portrayal.drawing import Drawn, apart, in_one

MOST = 300
"""Files kept, of some 40 kB each; those that were used longest ago go first."""


def pictures_folder() -> Path:
    """Where drawn people are kept: SMALLVILLE_CACHE if set, else the system's place for what can be made again."""
    chosen = os.environ.get("SMALLVILLE_CACHE")
    return (Path(chosen).expanduser() if chosen else user_cache_path("smallville", appauthor=False)) / "people"


def find(key: str) -> Drawn | None:
    """Pictures kept under a key; None where there are none, or they cannot be read."""
    path = pictures_folder() / f"{key}.png"
    try:
        with Image.open(path) as image:
            drawn = apart(image.convert("RGBA")) if image.format == "PNG" and image.width * image.height < 1_000_000 else None
        with suppress(OSError):
            os.utime(path)
        return drawn
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None


def keep(key: str, drawn: Drawn) -> None:
    """Keep pictures for the next time. Where nothing can be written, nothing is: they will be drawn again."""
    folder = pictures_folder()
    path, own = folder / f"{key}.png", folder / f"{key}.{os.getpid()}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        in_one(drawn).save(own, "PNG")
        own.replace(path)
        _let_go(folder)
    except (OSError, ValueError):
        with suppress(OSError):
            own.unlink()


def _let_go(folder: Path) -> None:
    """Take away the oldest when there are too many."""
    files = list(folder.glob("*.png"))
    if len(files) <= MOST:
        return
    for path in sorted(files, key=lambda each: each.stat().st_mtime)[: len(files) - MOST]:
        with suppress(OSError):
            path.unlink()
