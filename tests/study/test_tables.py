"""The table of a sweep is the same as CSV and as Parquet, and its intervals are Student's."""

import csv
from pathlib import Path
from typing import Any

import pytest

from game.study.sweeping import summed_up, write_table
from game.study.sweeping.table import rows_of


def run(seed: int, density: float, vision: int = 8) -> dict[str, Any]:
    conduct = {"manners": {"politeness": None, "agreement": None}, "norms": {"broken": 0}, "drift": []}
    found = {"news": [], "events": [], "density_start": 0.1, "density_end": density, "invented_answers": 0, **conduct}
    return {"seed": seed, "days": 2, "group": {"map": "a.tmx", "people": "ours", "vision_tiles": vision}, **found}


RUNS = [run(1, 0.5), run(2, 0.6), run(3, 0.7), run(1, 0.9, vision=4)]


def test_intervals_are_students_and_one_run_has_none() -> None:
    dense = [row for row in summed_up(RUNS) if row["what"] == "density at the end"]
    three, one = dense
    assert (three["runs"], three["mean"]) == (3, pytest.approx(0.6))
    half = 4.302653 * 0.1 / 3**0.5  # t with two degrees of freedom leaves 2.5% above 4.3027
    assert (three["low"], three["high"]) == (pytest.approx(0.6 - half, abs=1e-6), pytest.approx(0.6 + half, abs=1e-6))
    assert (one["vision_tiles"], one["runs"], one["low"], one["deviation"]) == (4, 1, None, None)


def test_csv_and_parquet_hold_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_table(rows_of(RUNS), tmp_path / "runs.csv")
    write_table(rows_of(RUNS), tmp_path / "runs.parquet")
    with (tmp_path / "runs.csv").open(newline="", encoding="utf-8") as file:
        text = list(csv.DictReader(file))
    typed = parquet.read_table(tmp_path / "runs.parquet").to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in typed] == text
