"""Owns `smallville watch`: the town in a terminal, live."""

from typing import Annotated

import typer

from game.cli.model_options import BaseUrlOption, BudgetOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption, ResidentsOption, SeedOption, ThreadsOption, begin_or_go_on, watch_map
from game.preferences import Given, mind_settings
from game.saves import Store
from game.session.minds import opened
from game.watch import follow


def watch(
    name: Annotated[str, typer.Argument(help="The save to write, or to go on with.")] = "town",
    speed: Annotated[float, typer.Option(min=0.1, max=1000.0, help="Game minutes a second.")] = 2.0,
    seed: SeedOption = None,
    threads: ThreadsOption = 4,
    map: MapOption = None,
    residents: ResidentsOption = None,
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
    budget: BudgetOption = None,
) -> None:
    """Watch a town in the terminal, live; Ctrl+C saves and leaves. Whenever its map is saved in Tiled, the town changes."""
    settings, key = mind_settings(Given(server, base_url, model, small_model, budget))
    with opened(settings, key, threads) as thinking:
        session = begin_or_go_on(Store(), name, map, residents, seed, thinking)
        watch_map(session)
        follow(session, speed)
    print(f'Saved "{name}" at {session.clock.label(session.now)}; `smallville watch {name}` goes on.')
