"""Owns running the cells of a sweep side by side: on the cores of this machine, or on the workers of a cluster."""

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game.problem import Problem
from game.saves import Store
from game.study.sweeping.cells import Cell
from game.study.sweeping.living import Found, live_away, live_here

TRIES = 3
"""How often a cell is tried whose worker was lost."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A cell that is done, with what was found; `failed` says in words why nothing was."""

    cell: Cell
    found: Found | None
    failed: str = ""


def kept_in(folder: Path, cell: Cell) -> Path:
    """Where what was found in a cell is kept."""
    return folder / f"{cell.key}.json"


def sweep(cells: Sequence[Cell], folder: Path, processes: int, keep_saves: bool = False, cluster: str = "") -> Iterator[Finished]:
    """Every cell, as it is done. What is kept in the folder already is not lived again; a half-lived save goes on.

    `cluster` is the address of a Dask scheduler; without one, so many `processes` of this machine do the work.
    """
    folder.mkdir(parents=True, exist_ok=True)
    left = []
    for cell in cells:
        if (found := _kept(folder, cell)) is not None:
            yield Finished(cell, found)
        else:
            left.append(cell)
    if not left:
        return
    live = live_away if cluster else partial(live_here, folder=folder, keep_save=keep_saves)
    with _workers(cluster, processes) as pool:
        for done in _all_of(left, pool, live):
            if done.found is not None:
                _keep(folder, done.cell, done.found)
            yield done


def forget(cells: Sequence[Cell], folder: Path) -> None:
    """Remove what an earlier sweep kept of these cells: the rules may have changed since."""
    for cell in cells:
        kept_in(folder, cell).unlink(missing_ok=True)
        Store(folder).path(cell.key).unlink(missing_ok=True)


def _all_of(cells: Sequence[Cell], pool: Executor, live: Any) -> Iterator[Finished]:
    """Each cell when it is done. A cell whose worker was lost is tried again; what else goes wrong is told with its cell."""
    waiting: dict[Future[Found], tuple[Cell, int]] = {pool.submit(live, cell): (cell, 1) for cell in cells}
    while waiting:
        future = next(as_completed(waiting))
        cell, tries = waiting.pop(future)
        try:
            yield Finished(cell, future.result())
        except Problem as problem:
            yield Finished(cell, None, str(problem))
        except Exception as error:  # a worker may be lost in as many ways as there are kinds of workers
            if tries == TRIES:
                yield Finished(cell, None, f"it was tried {TRIES} times, the last ended with {type(error).__name__}")
            else:
                waiting[pool.submit(live, cell)] = (cell, tries + 1)


@contextmanager
def _workers(cluster: str, processes: int) -> Iterator[Executor]:
    """What lives the cells. Left early, it drops what has not begun."""
    pool = _of_cluster(cluster) if cluster else ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=True, cancel_futures=True)
        raise
    pool.shutdown()


def _of_cluster(address: str) -> Executor:
    from game.cluster import client_of

    executor: Executor = client_of(address).get_executor(pure=False)
    return executor


def _kept(folder: Path, cell: Cell) -> Found | None:
    """What was found before; what cannot be read is found again."""
    try:
        found = json.loads(kept_in(folder, cell).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) and found.get("seed") == cell.seed else None


def _keep(folder: Path, cell: Cell, found: Found) -> None:
    """Whole or not at all, however this ends."""
    half = kept_in(folder, cell).with_suffix(".part")
    half.write_text(json.dumps(found), encoding="utf-8")
    half.replace(kept_in(folder, cell))
