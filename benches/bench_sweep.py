"""How much faster a sweep is on two processes than on one: eight towns of eight people, two days each, lived both ways."""

import time
from pathlib import Path

import pytest

from game.assets import asset
from game.study.sweeping import Cell, Grid, cells_of, sweep


def _seconds(cells: tuple[Cell, ...], folder: Path, processes: int) -> float:
    begun = time.perf_counter()
    done = list(sweep(cells, folder, processes))
    assert all(each.found is not None for each in done) and len(done) == len(cells)
    return time.perf_counter() - begun


def bench_sweep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The ratio within one run; the start of the processes is in it."""
    town = (asset("maps") / "skerrow.tmx",), (asset("residents") / "skerrow.toml",)
    cells = cells_of(Grid(range(1, 9), 2, *town))
    one, two = _seconds(cells, tmp_path / "one", 1), _seconds(cells, tmp_path / "two", 2)
    with capsys.disabled():
        print(f"\nsweep of {len(cells)} runs: {one:.1f} s on one process, {two:.1f} s on two: {one / two:.2f} times as fast")
