"""Towns live on a cluster as they do at home, though a worker is lost on the way: a real scheduler and real processes."""

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cli.command_line import CommandLine
from session.three_people import people_file
from world.tiny_town import write_town

from game.problem import Problem
from game.study.sweeping import Cell, Grid, cells_of, summed_up, sweep
from game.study.sweeping.living import live_away

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.heavy


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process with one thread, and somebody who starts another where one is lost."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        yield cluster


@pytest.fixture
def cells(tmp_path: Path) -> tuple[Cell, ...]:
    return cells_of(Grid((1, 2, 3, 4), 1, (write_town(tmp_path),), (people_file(tmp_path),)))


def found(cells: tuple[Cell, ...], folder: Path, cluster: str = "") -> list[dict[str, Any]]:
    done = {each.cell.key: each for each in sweep(cells, folder, 2, cluster=cluster)}
    assert not [each.failed for each in done.values() if each.failed]
    return [each.found for cell in cells if (each := done[cell.key]).found is not None]


def test_a_sweep_gives_the_same_table_there_and_here(cluster: Any, cells: tuple[Cell, ...], tmp_path: Path) -> None:
    here = found(cells, tmp_path / "here")
    there = found(cells, tmp_path / "there", cluster.scheduler_address)
    assert len(here) == 4 and summed_up(here) == summed_up(there) and here == there


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL there")
def test_a_worker_that_is_killed_half_way_loses_nothing(cluster: Any, cells: tuple[Cell, ...], tmp_path: Path) -> None:
    with distributed.Client(cluster.scheduler_address, set_as_default=False) as client:
        victim = next(iter(client.run(os.getpid).values()))
        threading.Timer(1.0, lambda: os.kill(victim, signal.SIGKILL)).start()
        there = found(cells, tmp_path / "there", cluster.scheduler_address)
        assert victim not in client.run(os.getpid).values()
    assert there == found(cells, tmp_path / "here")


def test_a_town_thinks_on_the_workers_with_the_digest_it_has_at_home(cluster: Any, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    line, map_path = CommandLine(tmp_path / "saves"), write_town(tmp_path / "saves")
    words = ("--until", "Feb 13 10:00", "--map", map_path, "--residents", people_file(tmp_path), "--json")
    home = json.loads(line.run("run", "home", *words).stdout)
    away = line.run("run", "away", *words, "--cluster", cluster.scheduler_address)
    assert away.returncode == 0, away.stderr
    assert json.loads(away.stdout)["digest"] == home["digest"]


def test_no_cluster_there_is_one_sentence(tmp_path: Path) -> None:
    assert "No Dask scheduler answers" in CommandLine(tmp_path / "saves").fails(
        "run", "nobody", "--days", "1", "--cluster", "tcp://127.0.0.1:9"
    )


def test_a_worker_with_another_version_says_so(cells: tuple[Cell, ...]) -> None:
    with pytest.raises(Problem, match="install the same on both"):
        live_away(replace(cells[0], version="0.0.1"))
