"""Owns looking for rows of a save's log by what their data says."""

from collections.abc import Mapping
from typing import Any

_LATEST = "SELECT tick, kind, data FROM log WHERE tick >= ? AND tick <= ? AND kind = ?{fits} ORDER BY tick DESC, id DESC LIMIT ?"
_FITS = " AND json_extract(data, ?) IN ({values})"


def looking_for(kind: str, where: Mapping[str, Any], since: int, until: int, most: int) -> tuple[str, tuple[Any, ...]]:
    """A statement with its values: the last rows of a kind between two ticks, the latest first.

    `where` says what must stand under a name in their data: a number or text, or a tuple of which any will do.
    """
    wanted = [(f"$.{key}", value if isinstance(value, tuple) else (value,)) for key, value in where.items()]
    fits = "".join(_FITS.format(values=", ".join("?" * len(values))) for _, values in wanted)
    given = [each for path, values in wanted for each in (path, *values)]
    return _LATEST.format(fits=fits), (since, until, kind, *given, most)
