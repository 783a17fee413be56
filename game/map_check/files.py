"""Owns faults of files: tilesets and pictures that lie where they will be missing once the map is shared."""

from collections.abc import Collection, Iterator
from pathlib import Path

import numpy as np

from game.assets import assets_folder
from game.map_check.fault import Fault, Where, error, warning
from game.map_check.subject import Subject
from game.map_check.words import at, listed
from game.world.places import Tile
from game.world.tiled import ObjectLayer, TileLayer


def check_files(subject: Subject) -> Iterator[Fault]:
    """Faults of files."""
    folder, own = subject.map_file.path.resolve().parent, assets_folder().resolve()
    outside: dict[Path, set[Path]] = {}
    for file in _files(subject):
        real = file.resolve()
        if not real.is_relative_to(folder) and not real.is_relative_to(own):
            outside.setdefault(real.parent, set()).add(file)
    for place, files in sorted(outside.items()):
        yield _outside(subject, folder, place, files)
    for file in sorted({picture.file for picture in subject.map_file.pictures.values() if not picture.file.is_file()}):
        use, where = _use(subject, [file])
        said = f"The picture {file.name} is missing at {file.parent}{use}."
        yield error("picture-missing", said, "Put it there, or mend the tileset in Tiled.", where)


def _files(subject: Subject) -> list[Path]:
    pictures = (picture.file for picture in subject.map_file.pictures.values())
    return list(dict.fromkeys([*subject.map_file.sources, *pictures]))


def _outside(subject: Subject, folder: Path, place: Path, files: Collection[Path]) -> Fault:
    """One folder up or beside is the way many projects are laid out; further away hardly anybody will find it."""
    names = sorted(file.name for file in files)
    lies, them = ("lies", "it") if len(names) == 1 else ("lie", "them")
    use, where = _use(subject, files)
    said = f"{listed(names, 4)} {lies} in {place}, outside the map's folder {folder}{use}; whoever gets the map needs {them} too."
    advice = "Put a copy beside the map, and name that in the tileset (Edit Tileset in Tiled)."
    return (warning if place.is_relative_to(folder.parent) else error)("file-outside", said, advice, where)


def _use(subject: Subject, files: Collection[Path]) -> tuple[str, Where]:
    """What on the map shows these pictures, in words and as a place: the layers, and where the first of them does."""
    numbers = [number for number, picture in subject.map_file.pictures.items() if picture.file in files]
    uses = [Where(layer.name, *first) for layer in subject.map_file.layers if (first := _first(subject, layer, numbers))]
    if not uses:
        return "", Where()
    where = f", first {at(uses[0].tiles[0])}" if uses[0].tiles else ""
    return f" (seen on {listed([repr(use.layer) for use in uses])}{where})", uses[0]


def _first(
    subject: Subject, layer: TileLayer | ObjectLayer, numbers: list[int]
) -> tuple[tuple[int, ...], tuple[Tile, ...]] | None:
    """The first object or tile of a layer with one of these pictures: its id if it has one, its tile if that is on the map."""
    if isinstance(layer, TileLayer):
        rows, columns = np.nonzero(np.isin(layer.grid, numbers))
        return ((), ((int(columns[0]), int(rows[0])),)) if len(rows) else None
    thing = next((thing for thing in layer.objects if thing.picture in numbers), None)
    if thing is None:
        return None
    tile = subject.tile_of(thing)
    return (thing.id,), (tile,) if subject.has(tile) else ()
