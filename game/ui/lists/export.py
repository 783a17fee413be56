"""Owns writing what a panel shows to a file: beside the saves, or where the game was started."""

import re
from pathlib import Path

from game.saves.folder import saves_folder

_LONGEST = 80


def export(title: str, text: str) -> str:
    """Write it as Markdown under the first free name; answers a sentence for the player that tells where, or why not."""
    return write_out(title, f"# {title}\n\n{text}\n")


def write_out(title: str, text: str, suffix: str = ".md") -> str:
    """Write a text as it is to a file of a kind (".json"), under the first free name; answers the same sentence."""
    folder = saves_folder() if saves_folder().is_dir() else Path.cwd()
    path = free_path(folder, title, suffix)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        return f"Nothing could be written to {folder}: {error.strerror or error}."
    return f"Written to {path}"


def free_path(folder: Path, title: str, suffix: str = ".md") -> Path:
    """A file name made of a title that is not taken yet; whatever a file's name may not have is left out."""
    name = re.sub(r"[^\w ,.()'-]+", " ", title).strip(" .")[:_LONGEST] or "notes"
    names = (f"{name}{suffix}", *(f"{name} {number}{suffix}" for number in range(2, 10_000)))
    return next(folder / each for each in names if not (folder / each).exists())
