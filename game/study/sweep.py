"""Owns living and studying one town many times, a seed each, in processes side by side; what is done already is kept."""

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.session.founding import Thinking, found_new
from game.session.going_on import go_on
from game.session.ground import ground_of_save, lay_ground
from game.session.session import Session
from game.settings import RunSettings
from game.study.community import study_community
from game.world.clock import TICKS_PER_DAY


@dataclass(frozen=True, slots=True)
class Sweep:
    """What is lived: which town, for how many days; `folder` keeps what was found in each run, and on demand the saves."""

    folder: Path
    days: int
    map: Path | None = None
    residents: Path | None = None
    keep_saves: bool = False


def sweep(plan: Sweep, seeds: Sequence[int], processes: int) -> Iterator[dict[str, Any]]:
    """What was found for each seed, as it comes. Stopped half-way, it goes on where it was when asked again."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        waiting = [pool.submit(live_and_study, plan, seed) for seed in seeds]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def live_and_study(plan: Sweep, seed: int) -> dict[str, Any]:
    """Live a town with one seed to its end, unless that has been done, and study it."""
    kept = plan.folder / f"seed-{seed}-{plan.days}-days.json"
    if kept.is_file():
        found: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
        return found
    name, store = f"seed-{seed}", Store(plan.folder)
    with closing(_session(plan, store, name, seed)) as session:
        while session.now < plan.days * TICKS_PER_DAY:
            session.advance(wait=True)
    with store.open(name, write=False) as save:
        studied = study_community(save, ground_of_save(save, plan.map), OfflineMind())
    found = {"seed": seed, **studied}
    kept.write_text(json.dumps(found), encoding="utf-8")
    if not plan.keep_saves:
        store.path(name).unlink()
    return found


def forget(plan: Sweep, seeds: Sequence[int]) -> None:
    """Remove what an earlier sweep kept of some seeds: the rules may have changed since."""
    for seed in seeds:
        for path in sorted(plan.folder.glob(f"seed-{seed}-*-days.json")):
            path.unlink()
        Store(plan.folder).path(f"seed-{seed}").unlink(missing_ok=True)


def _session(plan: Sweep, store: Store, name: str, seed: int) -> Session:
    thinking = Thinking(OfflineMind(), 0)
    if not store.exists(name):
        return found_new(store, name, lay_ground(plan.map, plan.residents, RunSettings(seed=seed)), thinking)
    with store.open(name, write=False) as looked_at:
        ground = ground_of_save(looked_at, plan.map)
    return go_on(store.open(name), ground, thinking)
