"""Owns `smallville watch`: the town in a terminal, live."""

from typing import Annotated

import typer

from game.ai.offline.mind import OfflineMind
from game.cli.options import MapOption, ResidentsOption, SeedOption, ThreadsOption, begin_or_go_on
from game.saves import Store
from game.session.founding import Thinking
from game.watch import follow


def watch(
    name: Annotated[str, typer.Argument(help="The save to write, or to go on with.")] = "town",
    speed: Annotated[float, typer.Option(min=0.1, max=1000.0, help="Game minutes a second.")] = 2.0,
    seed: SeedOption = None,
    threads: ThreadsOption = 4,
    map: MapOption = None,
    residents: ResidentsOption = None,
) -> None:
    """Watch a town in the terminal, live; Ctrl+C saves and leaves."""
    session = begin_or_go_on(Store(), name, map, residents, seed, Thinking(OfflineMind(), threads))
    follow(session, speed)
    print(f'Saved "{name}" at {session.clock.label(session.now)}; `smallville watch {name}` goes on.')
