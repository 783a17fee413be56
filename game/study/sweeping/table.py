"""Owns the table of a sweep: a row a run, and for each group of runs that differ in the seed alone means with intervals."""

import csv
from collections.abc import Sequence
from importlib import import_module
from io import StringIO
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from game.problem import Problem
from game.study.spread import numbers
from game.study.sweeping.living import Found

CONFIDENCE = 0.95
Row = dict[str, Any]


def rows_of(runs: Sequence[Found]) -> list[Row]:
    """A row for each run: its group, its seed, and everything counted in it."""
    return [{**run["group"], "days": run["days"], "seed": run["seed"], **numbers(run)} for run in runs]


def summed_up(runs: Sequence[Found]) -> list[Row]:
    """For each group and measure: runs, mean, deviation, and the interval in which the true mean lies with 95% confidence.

    The interval is Student's t; one run has none.
    """
    groups: dict[tuple[Any, ...], list[Found]] = {}
    for run in runs:
        groups.setdefault((*run["group"].items(), ("days", run["days"])), []).append(run)
    counted = {group: [numbers(run) for run in alike] for group, alike in groups.items()}
    return [
        {**dict(group), "what": what, **_mean([each[what] for each in alike if what in each])}
        for group, alike in counted.items()
        for what in dict.fromkeys(what for each in alike for what in each)
    ]


def write_table(rows: Sequence[Row], path: Path) -> None:
    """Write rows as CSV, or as Parquet where the file is called so. Raises Problem when it cannot be written."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        if path.suffix == ".parquet":
            _parquet(rows, columns, path)
        else:
            path.write_text(_csv(rows, columns), encoding="utf-8", newline="")
    except OSError as error:
        raise Problem(f"{path} could not be written: {error.strerror or error}.") from None


def refuse_table(path: Path) -> None:
    """Raises Problem where packages that such a table needs are missing: better before hours of living than after."""
    _statistics()
    if path.suffix == ".parquet":
        _arrow("pyarrow")


def _mean(values: Sequence[float]) -> Row:
    middle = fmean(values)
    if len(values) < 2:
        return {"runs": len(values), "mean": middle, "deviation": None, "low": None, "high": None}
    deviation = stdev(values)
    half = _student(len(values) - 1) * deviation / sqrt(len(values))
    return {"runs": len(values), "mean": middle, "deviation": deviation, "low": middle - half, "high": middle + half}


def _student(freedom: int) -> float:
    """The quantile of Student's t that leaves half of what is not confidence above it."""
    return float(_statistics().t.ppf((1 + CONFIDENCE) / 2, freedom))


def _statistics() -> Any:
    try:
        return import_module("scipy.stats")
    except ImportError:
        raise Problem('Intervals need the package scipy, which is not installed: pip install "smallville[study]".') from None


def _csv(rows: Sequence[Row], columns: list[str]) -> str:
    text = StringIO()
    writer = csv.DictWriter(text, columns, restval="")
    writer.writeheader()
    writer.writerows({name: "" if value is None else value for name, value in row.items()} for row in rows)
    return text.getvalue()


def _parquet(rows: Sequence[Row], columns: list[str], path: Path) -> None:
    table = _arrow("pyarrow").table({name: [row.get(name) for row in rows] for name in columns})
    _arrow("pyarrow.parquet").write_table(table, path)


def _arrow(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise Problem('Parquet needs the package pyarrow: pip install "smallville[study]", or name a .csv file.') from None
