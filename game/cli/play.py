"""Owns `smallville play`: the window; without a display the terminal; without that either, one day as fast as it can."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from game.ai.child_mind import ChildMind
from game.ai.offline.mind import OfflineMind
from game.cli.options import MapOption, ResidentsOption, SeedOption, begin_or_go_on
from game.headless import day_log, live
from game.problem import Problem
from game.saves import Store
from game.session import Session
from game.session.founding import Thinking
from game.watch import follow
from game.world.clock import TICKS_PER_DAY, Clock
from game.world.events import Event

NAME = "town"
THREADS = 4


def play(
    name: Annotated[str, typer.Argument(help="The save to play; a new town where there is none.")] = NAME,
    new: Annotated[bool, typer.Option("--new", help="Begin a new town under the next free name, without asking.")] = False,
    seed: SeedOption = None,
    map: MapOption = None,
    residents: ResidentsOption = None,
) -> None:
    """Play: the town in a window. Closing it saves; starting again offers to go on.

    Without a display it goes on in the terminal; without a terminal either, it lives one day and tells what happened.
    """
    store = Store()
    name = free_name(store, name) if new else name
    window = _window()
    if window is not None:
        _in_window(window, store, name, seed, map, residents)
    elif sys.stdout.isatty():
        session = begin_or_go_on(store, name, map, residents, seed, Thinking(OfflineMind(), THREADS))
        follow(session, speed=2.0)
        print(f'Saved "{name}" at {session.clock.label(session.now)}.')
    else:
        _one_day(begin_or_go_on(store, name, map, residents, seed, Thinking(OfflineMind(), THREADS)), store, name)


def free_name(store: Store, name: str) -> str:
    """The name, or with the first number after it that makes it new."""
    if not store.exists(name):
        return name
    return next(f"{name} {number}" for number in range(2, 10_000) if not store.exists(f"{name} {number}"))


def _window() -> Any:
    """An empty window (whose type only the screen knows), or None, having said why, where there can be none."""
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        _say("There is no display here, so the town goes on in the terminal.")
        return None
    try:
        from game.ui.window import new_window

        return new_window()
    except (Problem, ImportError) as problem:
        _say(f"No window can be opened here, so the town goes on in the terminal ({problem}).")
        return None


def _in_window(
    window: Any, store: Store, name: str, seed: int | None, map_path: Path | None, residents: Path | None
) -> None:
    """Ask whether to go on where there is something to go on with, then play until the window is closed."""
    from game.ui.choose import NEW, ask
    from game.ui.window import open_window

    if store.exists(name):
        answer = ask(window, f"Continue: {_how_far(store, name)}")
        if answer is None:
            return
        name = free_name(store, name) if answer == NEW else name
    mind = ChildMind(OfflineMind)
    try:
        session = begin_or_go_on(store, name, map_path, residents, seed, Thinking(mind, THREADS))
        open_window(session, window)
    finally:
        mind.close()
    print(f'Saved "{name}" at {session.clock.label(session.now)}.')


def _how_far(store: Store, name: str) -> str:
    with store.open(name, write=False) as save:
        return Clock().label(save.last_tick)


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
