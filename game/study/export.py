"""Owns exporting a saved town: to which file in which form, and that no half of a file ever stands under its name."""

import os
from collections.abc import Callable
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO
from zipfile import ZIP_DEFLATED, ZipFile

from game.problem import Problem
from game.saves import Save, Store
from game.saves.forking import copy_out
from game.study.export_data import write_data
from game.study.export_page import write_page
from game.study.told import Told, told_of

Write = Callable[[Path], None]


def export(store: Store, name: str, out: Path, map_path: Path | None = None, replace: bool = False) -> None:
    """Write a save to a file: .town a compact copy, .json all that is readable, .md the log of its days, .zip all three.

    `map_path` is the map where it is none of ours; without it places have no names. Raises Problem when the save cannot be
    read, the file cannot be written, or is there already and is not to be replaced.
    """
    if out.suffix.lower() not in (".town", ".json", ".md", ".zip"):
        raise Problem(f'"{out.name}" does not say what to write: let it end in .town, .json, .md or .zip.')
    if os.path.lexists(out) and not (replace and out.is_file()):
        raise Problem(f"There is {out} already; choose another name, or --replace it.")
    with store.open(name, write=False) as save:
        try:
            _whole(out, _writer(save, out.suffix.lower(), map_path))
        except OSError as error:
            raise Problem(f"{out} could not be written: {error.strerror or error}.") from None


def _whole(out: Path, write: Write) -> None:
    """Have a file written elsewhere in its folder, and put in its place when it is whole."""
    with TemporaryDirectory(dir=out.parent, prefix=".smallville-") as folder:
        draft = Path(folder) / out.name
        write(draft)
        draft.replace(out)


def _writer(save: Save, ending: str, map_path: Path | None) -> Write:
    if ending == ".town":
        return partial(copy_out, save.path)
    told = told_of(save, map_path)
    return {".json": partial(_text, told, write_data), ".md": partial(_text, told, write_page)}.get(ending, partial(_zip, told))


def _text(told: Told, write: Callable[[Told, IO[str]], None], draft: Path) -> None:
    with draft.open("w", encoding="utf-8") as file:
        write(told, file)


def _zip(told: Told, draft: Path) -> None:
    name, copy = told.save.name, draft.with_name("copy.town")
    copy_out(told.save.path, copy)
    with ZipFile(draft, "w", ZIP_DEFLATED) as archive:
        archive.write(copy, f"{name}.town")
        for ending, write in (("json", write_data), ("md", write_page)):
            with archive.open(f"{name}.{ending}", "w", force_zip64=True) as raw, TextIOWrapper(raw, "utf-8") as file:
                write(told, file)
