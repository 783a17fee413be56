"""Owns looking for rows of a save's log by what their data says."""

from collections.abc import Mapping
from typing import Any

from game.saves.schema import canonical

_LATEST = "SELECT tick, kind, data FROM log WHERE tick >= ? AND tick <= ? AND kind = ?{fits} ORDER BY tick DESC, id DESC LIMIT ?"
_SPELT = " AND (instr(data, ?){others})"
_SAYS = " AND json_extract(data, ?) IN ({values})"


def looking_for(kind: str, where: Mapping[str, Any], since: int, until: int, most: int) -> tuple[str, tuple[Any, ...]]:
    """A statement with its values: the last rows of a kind between two ticks, the latest first.

    `where` says what must stand under a name in their data: a number or text, or a tuple of which any will do. The log is
    written in one spelling, so that most rows need not be understood to be passed over.
    """
    wanted = [(key, value if isinstance(value, tuple) else (value,)) for key, value in where.items()]
    spelt = [tuple(f'"{key}":{canonical(each)}' for each in values) for key, values in wanted]
    fits = "".join(_SPELT.format(others=" OR instr(data, ?)" * (len(values) - 1)) for values in spelt)
    fits += "".join(_SAYS.format(values=", ".join("?" * len(values))) for _, values in wanted)
    given = [*(each for values in spelt for each in values), *(each for key, values in wanted for each in (f"$.{key}", *values))]
    return _LATEST.format(fits=fits), (since, until, kind, *given, most)
