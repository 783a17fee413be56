"""Owns `smallville play`: the window; without a display the terminal; without that either, one day as fast as it can."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from game.cli.model_options import BaseUrlOption, BudgetOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption, ResidentsOption, SeedOption, begin_or_go_on, watch_map
from game.cli.towns import THREADS, SavedTowns, free_name
from game.headless import day_log, live
from game.preferences import Given, mind_settings
from game.problem import Problem
from game.saves import Store
from game.session import Session
from game.session.minds import opened
from game.watch import follow
from game.world.clock import TICKS_PER_DAY
from game.world.events import Event

NAME = "town"


def play(
    name: Annotated[
        str | None, typer.Argument(help="The save to play, a new town where there is none; the title screen if left out.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin a new town under the next free name, without asking.")] = False,
    seed: SeedOption = None,
    map: MapOption = None,
    residents: ResidentsOption = None,
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
    budget: BudgetOption = None,
) -> None:
    """Play: the town in a window. Closing it saves. Without a name the title screen asks which town.

    Without a display it goes on in the terminal; without a terminal either, it lives one day and tells what happened.
    """
    store, given = Store(), Given(server, base_url, model, small_model, budget)
    straight_in = name is not None or new or seed is not None or map is not None or residents is not None
    name = free_name(store, name or NAME) if new else name or NAME
    window = window_or_none("the town goes on in the terminal")
    if window is not None:
        ground = (name, map, residents, seed) if straight_in else None
        _in_window(window, SavedTowns(store, given), ground)
        return
    settings, key = mind_settings(given)
    with opened(settings, key, THREADS) as thinking:
        session = begin_or_go_on(store, name, map, residents, seed, thinking)
        if sys.stdout.isatty():
            watch_map(session)
            follow(session, speed=2.0)
            print(f'Saved "{name}" at {session.clock.label(session.now)}.')
        else:
            _one_day(session, store, name)


def window_or_none(otherwise: str) -> Any:
    """An empty window (whose type only the screen knows), or None where there can be none.

    Then it is said why, and what happens `otherwise`.
    """
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        _say(f"There is no display here, so {otherwise}.")
        return None
    try:
        from game.ui.window import new_window

        return new_window()
    except (Problem, ImportError) as problem:
        _say(f"No window can be opened here, so {otherwise} ({problem}).")
        return None


def _in_window(window: Any, towns: SavedTowns, ground: tuple[str, Path | None, Path | None, int | None] | None) -> None:
    """Play until the window is closed: from the title, or in the town of that name, map, people and seed at once."""
    from game.preferences.screen import load_preferences
    from game.ui.journey import Journey
    from game.ui.player import Player
    from game.ui.window import run_window

    journey = Journey(window, towns, Player(*load_preferences()))
    if ground is None:
        journey.title()
    else:
        journey.straight_in(lambda: towns.open(*ground, mind_settings(towns.given)))
    run_window(window, journey.end)
    for line in journey.saved:
        print(line)


def _one_day(session: Session, store: Store, name: str) -> None:
    """Live a day without anybody looking on, then tell of it."""
    events: list[Event] = []
    start = session.now
    try:
        live(session, start + TICKS_PER_DAY, "Living one day", events.extend)
        for line in day_log(session, events):
            print(line)
        picture = _picture(session, store, name)
    finally:
        session.close()
    print(f"The save is {store.path(name)}; `smallville play {name}` goes on.")
    print(picture)


def _picture(session: Session, store: Store, name: str) -> str:
    """Draw the town beside the save; a sentence about where it is, or why there is none."""
    path = store.path(name).with_suffix(".png")
    try:
        from game.sprites.shot import picture

        picture(session, zoom=1.0).save(path)
    except (Problem, ImportError, OSError) as problem:
        return f"There is no picture of the town: {problem}"
    return f"A picture of the town is {path}."


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)
