"""Owns `smallville run`: a town lived without a window, as fast as it can."""

import json
from contextlib import closing
from typing import Annotated

import typer

from game.ai.offline.mind import OfflineMind
from game.cli.options import MapOption, ResidentsOption, SeedOption, ThreadsOption, begin_or_go_on
from game.headless import live, summary
from game.problem import Problem
from game.saves import Store
from game.session.digests import digest_of_save
from game.session.founding import Thinking
from game.session.moments import tick_of
from game.world.clock import TICKS_PER_DAY


def run(
    name: Annotated[str, typer.Argument(help="The save to write, or to go on with.")],
    days: Annotated[float | None, typer.Option(min=0.0, help="How many more days to live.", show_default=False)] = None,
    until: Annotated[str | None, typer.Option(help='Until when, like "Feb 13 18:00".', show_default=False)] = None,
    seed: SeedOption = None,
    threads: ThreadsOption = 4,
    map: MapOption = None,
    residents: ResidentsOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
) -> None:
    """Let a town live without a window, and save it.

    Examples:

      smallville run monday --days 1

      smallville run monday --until "Feb 14 20:00" --json
    """
    if (days is None) == (until is None):
        raise typer.BadParameter('say how long: either --days 2 or --until "Feb 13 18:00"')
    store = Store()
    with closing(begin_or_go_on(store, name, map, residents, seed, Thinking(OfflineMind(), threads))) as session:
        goal = session.now + round(days * TICKS_PER_DAY) if days is not None else tick_of(until or "", session.clock)
        if goal < session.now:
            raise Problem(f'The run "{name}" is at {session.clock.label(session.now)} already; choose a later time.')
        wall = live(session, goal, f"{name}: living")
    with store.open(name, write=False) as save:
        told = summary(session, digest_of_save(save), wall)
    if as_json:
        print(json.dumps({"name": name, **told}))
    else:
        print(f'"{name}" has lived until {session.clock.label(goal)}; {told["memories"]} memories, digest {told["digest"]}.')
