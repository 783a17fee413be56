"""Owns a map as plain data for JSON, whole but for its pictures, which are named by where they lie; and how it is read back.

Data may come from a stranger: it names no file but in the folder of the map, the one above, or the game's own assets.
"""

import os
from base64 import b64decode, b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np
from pydantic import TypeAdapter

from game.assets import assets_folder
from game.problem import Problem
from game.world.tiled import WHITE, MapFile, MapObject, ObjectLayer, Picture, TileLayer, Tint
from game.world.tiled.cells import MOST_TILES

MOST_LAYERS = 10_000
_OURS = "assets:"
"""How the name of a picture begins that comes with the game."""
_WRONG = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Layer:
    """What a layer says of itself, besides what is on it."""

    id: int
    name: str
    kind: str
    visible: bool
    opacity: float
    offset: tuple[float, float]
    properties: dict[str, Any]
    tint: Tint = WHITE


@dataclass(frozen=True, slots=True)
class _Picture:
    """A picture by its number. `file` is the name of where it lies."""

    id: int
    file: str
    box: tuple[int, int, int, int]
    flips: tuple[bool, bool, bool]
    frames: tuple[tuple[int, int], ...]
    offset: tuple[int, int]
    clear: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class _Map:
    """A map, besides its layers and pictures. `name` is that of its file."""

    name: str
    width: int
    height: int
    tile_width: int
    tile_height: int
    properties: dict[str, Any]
    background: Tint | None = None


_LAYER, _PICTURES, _MAP = TypeAdapter(_Layer), TypeAdapter(tuple[_Picture, ...]), TypeAdapter(_Map)
_OBJECTS = TypeAdapter(tuple[MapObject, ...])


def map_data(map_file: MapFile) -> Data:
    """A map as data; equal maps give equal data, wherever they lie. What is odd about it is told by whoever reads the file."""
    names = _Names(map_file.path.parent)
    pictures = tuple(
        _Picture(number, names.of(each.file), each.box, each.flips, each.frames, each.offset, each.clear)
        for number, each in sorted(map_file.pictures.items())
    )
    whole = _Map(
        map_file.path.name,
        map_file.width,
        map_file.height,
        map_file.tile_width,
        map_file.tile_height,
        map_file.properties,
        map_file.background,
    )
    data: Data = {
        "map": _plain(_MAP.dump_python(whole)),
        "layers": [_layer_data(layer) for layer in map_file.layers],
        "pictures": _PICTURES.dump_python(pictures, mode="json"),
    }
    return data


def map_from(data: Any, folder: Path) -> MapFile:
    """The map that `map_data` told of, as if it lay in a folder. Raises Problem for what is none: anybody may have written it."""
    try:
        return _map_from(data, folder)
    except _WRONG as error:
        raise Problem(f"A map in the save is damaged ({type(error).__name__}: {str(error)[:80]}).") from None


def _map_from(data: Any, folder: Path) -> MapFile:
    whole = _MAP.validate_python(data["map"])
    _check_sides(whole)
    if len(data["layers"]) > MOST_LAYERS:
        raise ValueError("too many layers")
    names = _Names(folder)
    pictures = {
        each.id: Picture(names.found(each.file), each.box, each.flips, each.frames, each.offset, each.clear)
        for each in _PICTURES.validate_python(data["pictures"])
    }
    layers = tuple(_layer(each, whole) for each in data["layers"])
    _check_pictures(layers, pictures)
    return MapFile(
        path=folder / _plain_name(whole.name),
        width=whole.width,
        height=whole.height,
        tile_width=whole.tile_width,
        tile_height=whole.tile_height,
        layers=layers,
        pictures=pictures,
        properties=whole.properties,
        background=whole.background,
    )


def _layer_data(layer: TileLayer | ObjectLayer) -> Data:
    about = _Layer(layer.id, layer.name, layer.kind, layer.visible, layer.opacity, layer.offset, layer.properties, layer.tint)
    data: Data = {"layer": _plain(_LAYER.dump_python(about))}
    if isinstance(layer, TileLayer):
        return data | {"tiles": b64encode(layer.grid.astype("<i4").tobytes()).decode("ascii")}
    return data | {"objects": _plain(_OBJECTS.dump_python(layer.objects))}


def _layer(data: Data, whole: _Map) -> TileLayer | ObjectLayer:
    about = _LAYER.validate_python(data["layer"])
    _check_numbers((about.opacity, *about.offset, *about.tint))
    said = {"id": about.id, "name": about.name, "kind": about.kind, "visible": about.visible, "opacity": about.opacity}
    rest = {"offset": about.offset, "properties": about.properties, "tint": about.tint}
    if "tiles" not in data:
        objects = _OBJECTS.validate_python(data["objects"])
        for each in objects:
            _check_numbers((each.x, each.y, each.width, each.height, each.rotation, each.opacity))
            _check_numbers(side for point in each.points for side in point)
        return ObjectLayer(**said, **rest, objects=objects)  # type: ignore[arg-type]
    tiles = np.frombuffer(b64decode(data["tiles"], validate=True), "<i4")
    return TileLayer(**said, **rest, grid=tiles.astype(np.int32).reshape(whole.height, whole.width))  # type: ignore[arg-type]


def _check_sides(whole: _Map) -> None:
    sides = (whole.width, whole.height, whole.tile_width, whole.tile_height)
    if not all(0 < side <= MOST_TILES for side in sides) or whole.width * whole.height > MOST_TILES:
        raise ValueError("no map has such a size")


def _check_numbers(numbers: Iterable[float]) -> None:
    if not all(isfinite(number) for number in numbers):
        raise ValueError("a number is none")


def _check_pictures(layers: tuple[TileLayer | ObjectLayer, ...], pictures: dict[int, Picture]) -> None:
    """Every picture that is used is there."""
    used = {number for each in pictures.values() for number, _ in each.frames}
    for layer in layers:
        if isinstance(layer, TileLayer):
            used.update(np.unique(layer.grid).tolist())
        else:
            used.update(each.picture for each in layer.objects)
    if missing := used - {0} - set(pictures):
        raise ValueError(f"there is no picture {min(missing)}")


def _plain(value: Any) -> Any:
    """What JSON can say of a value of a property; what it cannot is told in words."""
    if isinstance(value, float):
        return value if isfinite(value) else str(value)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    return str(value)


def _plain_name(name: str) -> str:
    if name in ("", ".", "..") or any(letter in name for letter in "/\\:\0"):
        raise ValueError("no file has such a name")
    return name


class _Names:
    """Names of pictures beside a map in a folder: relative to it, or to the game's own assets."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ours = assets_folder()
        self._known: dict[Path, str] = {}
        self._files: dict[str, Path] = {}

    def of(self, file: Path) -> str:
        """The name of a file; of one that lies elsewhere, only what it is called."""
        if file not in self._known:
            self._known[file] = self._named(file)
        return self._known[file]

    def found(self, name: str) -> Path:
        """The file of a name, which may not be there. Raises ValueError for one that leads elsewhere."""
        if name not in self._files:
            self._files[name] = self._file(name)
        return self._files[name]

    def _named(self, file: Path) -> str:
        whole = file.resolve()
        if whole.is_relative_to(self._ours):
            return _OURS + whole.relative_to(self._ours).as_posix()
        parts = Path(os.path.relpath(whole, self._folder.resolve())).parts
        return PurePosixPath(*parts).as_posix() if parts.count("..") <= 1 and not Path(*parts).is_absolute() else whole.name

    def _file(self, name: str) -> Path:
        base, plain = (self._ours, name[len(_OURS) :]) if name.startswith(_OURS) else (self._folder, name)
        parts = PurePosixPath(plain).parts
        inner = parts[1:] if base is self._folder and parts[:1] == ("..",) else parts
        if not inner or ".." in inner or PurePosixPath(plain).is_absolute() or any(letter in plain for letter in "\\:\0"):
            raise ValueError("a picture lies elsewhere")
        file = base.joinpath(*parts)
        within = base if base is self._ours else base.parent
        if not file.resolve().is_relative_to(within.resolve()):
            raise ValueError("a picture leads elsewhere")
        return file
