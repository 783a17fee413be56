"""Owns reading one JSON file from a stranger: of a bounded size, of a known shape, or a sentence that says what is wrong."""

from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from game.problem import Problem

LARGEST = 256 * 1024 * 1024
"""Bytes of one file: a town of 25 over a month."""
_Shape = TypeVar("_Shape")

Number = Annotated[float, Field(allow_inf_nan=False, ge=-1e9, le=1e9)]
"""A number as these files have it: whole or not, sometimes in quotes."""


def read_json(path: Path, shape: TypeAdapter[_Shape]) -> _Shape:
    """What a file holds. Raises Problem when it is missing, too large, no JSON, or not of that shape."""
    try:
        if path.stat().st_size > LARGEST:
            raise Problem(f"{path} is too large to be read; it may have {LARGEST // 1024 // 1024} MB at most.")
        raw = path.read_bytes()
    except FileNotFoundError:
        raise Problem(f"There is no {path}; a save of the released code has one.") from None
    except OSError as error:
        raise Problem(f"{path} cannot be opened: {error.strerror}.") from None
    try:
        return shape.validate_json(raw.removeprefix(b"\xef\xbb\xbf"))
    except ValidationError as error:
        raise Problem(f"{path} is not what the released code writes: {_first(error)}.") from None
    except (ValueError, RecursionError):
        raise Problem(f"{path} is not what the released code writes: it cannot be read as JSON.") from None


def _first(error: ValidationError) -> str:
    """What is wrong first, and where: "node_7 filling: ..."; where something may be of several shapes, which it is not."""
    fault = error.errors(include_url=False, include_input=False)[0]
    where = " ".join(str(part)[:60] for part in fault["loc"][:4])
    said = f"{fault['msg'][:1].lower()}{fault['msg'][1:160]}"
    return f"{where}: {said}" if where else said
