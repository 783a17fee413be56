"""Owns `smallville run`: a town lived without a window, as fast as it can."""

import json
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Annotated

import typer

from game.cli.forecasting import forecast_lines
from game.cli.model_options import BaseUrlOption, BudgetOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption, ResidentsOption, SeedOption, ThreadsOption, begin_or_go_on, watch_map
from game.cluster import ClusterBridge, client_of
from game.headless import live, summary
from game.preferences import Given, mind_settings
from game.problem import Problem
from game.saves import Store
from game.session import Session
from game.session.at_work import meter_words
from game.session.digests import digest_of_save
from game.session.founding import Thinking
from game.session.minds import opened
from game.session.moments import tick_of
from game.settings import MindSettings
from game.world.clock import TICKS_PER_DAY, Clock

LONGEST = 3650
"""Days that can be asked for at once."""
LONG = 0.25
"""Days from which on it is said beforehand what a model will be asked, and what that costs."""


def run(
    name: Annotated[str, typer.Argument(help="The save to write, or to go on with.")],
    days: Annotated[float | None, typer.Option(min=0.0, help="How many more days to live.", show_default=False)] = None,
    until: Annotated[str | None, typer.Option(help='Until when, like "Feb 13 18:00".', show_default=False)] = None,
    seed: SeedOption = None,
    threads: ThreadsOption = 4,
    map: MapOption = None,
    residents: ResidentsOption = None,
    watch: Annotated[bool, typer.Option("--watch-map", help="Have the town change whenever its map is saved in Tiled.")] = False,
    cluster: Annotated[str, typer.Option(help="A Dask scheduler whose workers think (offline).", show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
    budget: BudgetOption = None,
) -> None:
    """Let a town live without a window, and save it.

    Examples:

      smallville run monday --days 1

      smallville run monday --until "Feb 14 20:00" --json

      smallville run monday --days 1 --server ollama --model qwen3:8b
    """
    store = Store()
    _check_length(store, name, days, until)
    settings, key = mind_settings(Given(server, base_url, model, small_model, budget))
    with (
        opened(settings, key, threads) as here,
        closing(begin_or_go_on(store, name, map, residents, seed, _on_cluster(here, cluster))) as session,
    ):
        goal = session.now + round(days * TICKS_PER_DAY) if days is not None else tick_of(until or "", session.clock)
        if watch:
            watch_map(session, tell=True)
        _say_what_it_takes(store, name, session, goal, settings)
        wall = live(session, goal, f"{name}: living")
    _say_what_came(store, name, session, wall, as_json)


def _on_cluster(here: Thinking, cluster: str) -> Thinking:
    """The same thoughts, thought on the workers of a cluster where one is named. Raises Problem for a mind that cannot travel."""
    if not cluster:
        return here
    if here.model is not None:
        raise Problem("On a cluster residents think with the offline mind; leave out --model and --server, or --cluster.")
    return replace(here, elsewhere=partial(ClusterBridge, client_of(cluster)))


def _check_length(store: Store, name: str, days: float | None, until: str | None) -> None:
    """Raises BadParameter or Problem for a length of time that cannot be, before anything is touched."""
    if (days is None) == (until is None):
        raise typer.BadParameter('say how long: either --days 2 or --until "Feb 13 18:00"')
    if days is not None and not days <= LONGEST:
        raise typer.BadParameter(f"--days can be {LONGEST} at most")
    if until is not None:
        _check_until(store, name, until)


def _say_what_came(store: Store, name: str, session: Session, wall: float, as_json: bool) -> None:
    """How far it has come in so many seconds, and what a model took."""
    with store.open(name, write=False) as save:
        told = summary(session, digest_of_save(save), wall)
    if as_json:
        print(json.dumps({"name": name, **told}))
        return
    print(f'"{name}" has lived until {session.clock.label(session.now)}; {told["memories"]} memories, digest {told["digest"]}.')
    if session.model is not None:
        print(f"{session.mind_name}: {meter_words(session.model)}. `smallville mind log {name}` shows what was asked.")


def _say_what_it_takes(store: Store, name: str, session: Session, goal: int, settings: MindSettings) -> None:
    """What a long run on a model will ask and cost, on standard error, before it begins."""
    days = (goal - session.now) / TICKS_PER_DAY
    if settings.offline or days < LONG:
        return
    with store.open(name, write=False) as save:
        calls = [call for _, call in save.calls()]
    people = sum(not each.visitor for each in session.residents.values())
    print("\n".join(forecast_lines(name, calls, session.now, people, round(days, 2), settings)), file=sys.stderr)


def _check_until(store: Store, name: str, until: str) -> None:
    """Raises Problem for a time that cannot be read, or that lies behind the run already, before anything is touched."""
    now = 0
    if store.exists(name):
        with store.open(name, write=False) as save:
            now = save.last_tick
    if tick_of(until, Clock()) < now:
        raise Problem(f'The run "{name}" is at {Clock().label(now)} already; choose a later time.')
