"""Owns the cells of tile layers: every encoding, compression and infinite map becomes grids of one size."""

import binascii
import re
import zlib
from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

import numpy as np
from numpy.typing import NDArray

from game.world.tiled.spelling import Wrong, shown, whole

MOST_TILES = 1_000_000
"""A larger map is refused: it would fill the memory before anybody could walk through it."""
MOST_CELLS = 20 * MOST_TILES
"""The same of all layers together."""
Cells = NDArray[np.int64]
_HEXAGONAL, _NUMBER = 0x10000000, 0x0FFFFFFF
_LIST = re.compile(r"(?:[0-9]{1,10}\s*,\s*)*[0-9]{1,10}")
_PACKINGS = ("", "zlib", "gzip", "zstd")
_CSV = "choose CSV under Map > Map Properties > Tile Layer Format in Tiled"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of tiles: the upper left one, how many columns and rows."""

    column: int
    row: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Piece:
    """Cells as the file has them, [row, column], and where the first one lies."""

    column: int
    row: int
    cells: Cells


def said_cells(layer: Element, size: tuple[int, int]) -> int:
    """How many cells a layer says it has, before any is unpacked. Raises Wrong."""
    chunks = layer.findall("data/chunk")
    if not chunks:
        wide, high = (whole(layer, key, side, 0) for key, side in zip(("width", "height"), size, strict=True))
        return wide * high
    return sum(whole(chunk, "width", 16, 1) * whole(chunk, "height", 16, 1) for chunk in chunks)


def pieces_of(layer: Element, size: tuple[int, int]) -> list[Piece]:
    """The cells of a layer, one piece or a piece for each chunk; `size` is the map's. Raises Wrong."""
    data = layer.find("data")
    if data is None:
        raise Wrong("it has no tiles")
    how = data.get("encoding") or "", data.get("compression") or ""
    chunks = data.findall("chunk")
    if not chunks:
        if not len(data) and not (data.text or "").strip():
            return []  # so are layers of an infinite map on which nothing was painted yet
        wide, high = (whole(layer, key, side, 1, MOST_TILES) for key, side in zip(("width", "height"), size, strict=True))
        return [Piece(0, 0, _unpacked(data, wide, high, how))]
    return [_chunk(chunk, how) for chunk in chunks]


def bounds(layers: Sequence[Sequence[Piece]], said: Box) -> Box:
    """The part of an infinite map that is its town: where tiles are, or all that it says is its size if they lie in there.

    Raises Wrong when that is too large.
    """
    columns, rows = _reach([piece for pieces in layers for piece in pieces])
    if not columns:
        return said
    left, top, right, bottom = min(columns), min(rows), max(columns) + 1, max(rows) + 1
    within = left >= said.column and top >= said.row
    if within and right <= said.column + said.width and bottom <= said.row + said.height:
        return said
    box = Box(left, top, right - left, bottom - top)
    if box.width * box.height > MOST_TILES:
        raise Wrong(f"its tiles are spread over {box.width} x {box.height}; at most {MOST_TILES} tiles can be lived in")
    return box


def joined(pieces: Sequence[Piece], box: Box) -> Cells:
    """The pieces as one grid of the size of a box; of two on one place the last counts, what lies outside is left out."""
    grid = np.zeros((box.height, box.width), np.int64)
    for piece in pieces:
        row, column = piece.row - box.row, piece.column - box.column
        high, wide = piece.cells.shape
        top, left, bottom, right = max(row, 0), max(column, 0), min(row + high, box.height), min(column + wide, box.width)
        if top < bottom and left < right:
            grid[top:bottom, left:right] = piece.cells[top - row : bottom - row, left - column : right - column]
    return grid


def distinct(cells: Cells) -> tuple[list[int], NDArray[np.intp]]:
    """Every number in a grid once, in order, and for each cell its number's place among these."""
    most = int(cells.max(initial=0))
    if most >= MOST_TILES:  # tiles that are flipped have huge numbers
        numbers, places = np.unique(cells, return_inverse=True)
        return numbers.tolist(), places.reshape(cells.shape)
    met = np.zeros(most + 1, np.bool_)
    met[cells] = True
    return np.flatnonzero(met).tolist(), (np.cumsum(met) - 1)[cells]


def _chunk(chunk: Element, how: tuple[str, str]) -> Piece:
    column, row = whole(chunk, "x"), whole(chunk, "y")
    wide, high = whole(chunk, "width", 16, 1, MOST_TILES), whole(chunk, "height", 16, 1, MOST_TILES)
    return Piece(column, row, _unpacked(chunk, wide, high, how))


def _reach(pieces: Sequence[Piece]) -> tuple[list[int], list[int]]:
    """Columns and rows of the outermost tiles of pieces."""
    columns: list[int] = []
    rows: list[int] = []
    for piece in pieces:
        used = np.nonzero(piece.cells)
        if used[0].size:
            rows += [piece.row + int(used[0].min()), piece.row + int(used[0].max())]
            columns += [piece.column + int(used[1].min()), piece.column + int(used[1].max())]
    return columns, rows


def _unpacked(data: Element, wide: int, high: int, how: tuple[str, str]) -> Cells:
    """The tile numbers of an element, [row, column], without what orthogonal maps have no use for."""
    count = wide * high
    if count > MOST_TILES:
        raise Wrong(f"it has {wide} x {high} tiles; at most {MOST_TILES} can be lived in")
    encoding, compression = how
    if encoding not in ("", "csv", "base64") or compression not in (_PACKINGS if encoding == "base64" else ("",)):
        raise Wrong(f"its tiles are stored as {shown(f'{encoding} {compression}'.strip())}, which cannot be read; {_CSV}")
    if encoding == "base64":
        cells = np.frombuffer(_decompressed(_base64(data.text or ""), compression, count * 4), "<u4").astype(np.int64)
    else:
        cells = _written(data, encoding, count)
    if ((cells < 0) | (cells > 0xFFFFFFFF)).any():
        raise Wrong("a tile number is none that Tiled writes")
    return np.where(cells & _NUMBER == 0, 0, cells & ~_HEXAGONAL).reshape(high, wide)


def _written(data: Element, encoding: str, count: int) -> Cells:
    """Tiles that are written as numbers: one element each, or with commas between."""
    if encoding == "":
        cells = np.array([whole(tile, "gid", 0, 0, 0xFFFFFFFF) for tile in data.iterfind("tile")], np.int64)
    else:
        text = (data.text or "").strip().removesuffix(",")
        if not _LIST.fullmatch(text):
            raise Wrong("something between its tile numbers is no number")
        cells = np.fromstring(text, np.int64, sep=",")
    if cells.size != count:
        raise Wrong(f"it does not fill the map: {cells.size} tiles are written where {count} belong")
    return cells


def _base64(text: str) -> bytes:
    try:
        return b64decode("".join(text.split()), validate=True)
    except (binascii.Error, ValueError):
        raise Wrong("its tiles are cut off or spoilt (they are no base64)") from None


def _decompressed(data: bytes, compression: str, size: int) -> bytes:
    """Exactly `size` bytes, however they are packed; never more than that is unpacked."""
    unpacked = data if compression == "" else _zstd(data, size) if compression == "zstd" else _inflated(data, size)
    if len(unpacked) != size:
        much = "more" if len(unpacked) > size else "fewer"
        raise Wrong(f"it does not fill the map: {much} tiles are stored than belong there")
    return unpacked


def _inflated(data: bytes, size: int) -> bytes:
    unpacker = zlib.decompressobj(zlib.MAX_WBITS | 32)  # either of the two heads
    try:
        unpacked = unpacker.decompress(data, size + 1)
    except zlib.error:
        raise Wrong("its tiles are cut off or spoilt (they cannot be unpacked)") from None
    if len(unpacked) == size and not unpacker.eof:
        raise Wrong("its tiles are cut off")
    return unpacked


def _zstd(data: bytes, size: int) -> bytes:
    import zstandard

    try:
        with zstandard.ZstdDecompressor(max_window_size=2**27).stream_reader(data) as reader:
            return reader.read(size + 1)
    except zstandard.ZstdError:
        raise Wrong("its tiles are cut off or spoilt (they cannot be unpacked)") from None
