"""Owns reading the files of a released world: its table of sizes, grids of codes, and lists of what codes mean."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.problem import Problem

META = "maze_meta_info.json"
MOST_TILES = 250_000
"""Of a world; the released one has 14,000."""
MOST_BYTES = 32_000_000
"""Of one file; a released one has 60,000."""
HIGHEST_CODE = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Code:
    """What a number on a grid stands for: `names` from the town down to the thing itself."""

    number: int
    names: tuple[str, ...]


def matrix_folder(folder: Path) -> Path:
    """The folder that holds a released world: the one named, or the nearest at most two levels below it.

    Raises Problem when there is none.
    """
    if not folder.is_dir():
        raise Problem(f"There is no folder {folder}; name the one that holds {META}, maze and special_blocks.")
    for pattern in (META, f"*/{META}", f"*/*/{META}"):
        found = sorted(folder.glob(pattern))
        if len(found) > 1:
            raise Problem(f"There are several worlds in {folder}; name one of them, like {found[0].parent}.")
        if found:
            return found[0].parent
    raise Problem(f"There is no {META} in {folder}; name the folder that holds it, maze and special_blocks.")


def read_size(folder: Path) -> tuple[int, int]:
    """Width and height in tiles. Raises Problem when they are not said, or too large."""
    path = folder / META
    try:
        said: Any = json.loads(read_text(path))
    except (ValueError, RecursionError):
        raise Problem(f"{path} is not JSON; take it from the released world again.") from None
    sides = [said.get(key) if isinstance(said, dict) else None for key in ("maze_width", "maze_height")]
    if not all(isinstance(side, int) and not isinstance(side, bool) and 0 < side <= MOST_TILES for side in sides):
        raise Problem(f"{path} does not say how large the world is; write maze_width and maze_height in tiles.")
    width, height = int(sides[0] or 0), int(sides[1] or 0)
    if width * height > MOST_TILES:
        raise Problem(f"{path} says {width} x {height} tiles; at most {MOST_TILES} can be drawn.")
    return width, height


def read_grid(path: Path, size: tuple[int, int]) -> NDArray[np.int32]:
    """A grid of codes, [row, column], from a file of as many lines as the world has rows, or of one long line.

    Raises Problem when there are too few or too many of them, or one is no number.
    """
    width, height = size
    lines = [line for line in read_text(path).splitlines() if line.strip()]
    if len(lines) == 1:
        numbers = _numbers(path, lines[0], 0, width)
        if len(numbers) != width * height:
            raise Problem(f"{path} holds {len(numbers)} tiles, not {width} x {height}; take it from the released world again.")
        return np.array(numbers, np.int32).reshape(height, width)
    if len(lines) != height:
        raise Problem(f"{path} has {len(lines)} rows, not {height} as {META} says; take both from the same world.")
    rows = [_numbers(path, line, row, 0) for row, line in enumerate(lines)]
    for row, numbers in enumerate(rows):
        if len(numbers) != width:
            raise Problem(f"{path}, row {row}: {len(numbers)} tiles, not {width} as {META} says; take both from the same world.")
    return np.array(rows, np.int32)


def _numbers(path: Path, line: str, row: int, width: int) -> list[int]:
    """The codes of one line. `width` is that of the world where a line holds all rows, otherwise 0."""
    found = []
    fields = line.rstrip().rstrip(",").split(",")
    for place, field in enumerate(fields):
        text = field.strip().strip('"')
        if not (text.isascii() and text.isdecimal() and len(text) < 11 and int(text) <= HIGHEST_CODE):
            at = f"row {place // width}, column {place % width}" if width else f"row {row}, column {place}"
            raise Problem(f"{path}, {at}: {shortened(field.strip())!r} is no code; write a whole number, 0 for nothing.")
        found.append(int(text))
    return found


def read_codes(path: Path, fewest: int) -> dict[int, Code]:
    """What each code means. A line is a code and names, with commas between; `fewest` names are needed.

    Raises Problem for a line that says less, or a code that is listed twice.
    """
    codes: dict[int, Code] = {}
    for number, fields in _lines(path):
        where = f"{path}, line {number}"
        if not (fields[0].isascii() and fields[0].isdecimal() and len(fields[0]) < 11 and 0 < int(fields[0]) <= HIGHEST_CODE):
            raise Problem(f"{where}: {shortened(fields[0])!r} is no code; begin the line with a whole number above 0.")
        if len(fields) <= fewest or not all(fields[1:]):
            raise Problem(f"{where} should have a code and {fewest} names with commas between; mend that line.")
        code = Code(int(fields[0]), tuple(shortened(field, 120) for field in fields[1:]))
        if code.number in codes:
            raise Problem(f"{where}: the code {code.number} is listed twice; give one of them another code.")
        codes[code.number] = code
    return codes


def _lines(path: Path) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(read_text(path).splitlines(), 1):
        if line.strip():
            yield number, [field.strip() for field in line.split(",")]


def read_text(path: Path) -> str:
    """A file of a released world. Raises Problem when it is missing, huge or no text."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Problem(f"{path} is larger than {MOST_BYTES // 1_000_000} MB, which no world is; it is not read.")
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise Problem(f"{path} is missing; a released world has it, so copy the whole folder.") from None
    except UnicodeDecodeError:
        raise Problem(f"{path} is not a text file; take it from the released world again.") from None
    except OSError as error:
        raise Problem(f"{path} cannot be opened: {error.strerror or error}.") from None


def shortened(text: str, most: int = 40) -> str:
    """A stranger's text, short enough for a sentence, without what cannot be printed."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return plain if len(plain) <= most else plain[: most - 1] + "\u2026"
