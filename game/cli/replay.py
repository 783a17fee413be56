"""Owns `smallville replay`: a saved run played back in the window, the terminal or a film, or checked against its digests."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from game.cli.filming import FilmOptions, film_to
from game.cli.options import MapOption, closing_on_failure
from game.cli.play import window_or_none
from game.cli.terminal_text import one_line
from game.cli.towns import SavedTowns
from game.headless import bar, day_log, interruptible
from game.preferences import Given
from game.problem import Problem
from game.saves import Save, Store
from game.session.ground import Ground, ground_of_save
from game.session.moments import tick_of
from game.session.replay import Checked, Replay, check
from game.watch import play_back
from game.world.clock import TICK_SECONDS, Clock


@dataclass(frozen=True, slots=True)
class Stretch:
    """What is to be played back: from when to when, in words, and how many times faster than real time."""

    since: str | None
    until: str | None
    speed: float


def replay(
    name: Annotated[str, typer.Argument(help="The save; nothing in it is changed.")],
    since: Annotated[
        str | None, typer.Option("--from", help='From when, like "Feb 13 18:00" [default: the beginning].', show_default=False)
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(
            "--to", help="Until when, in the terminal and in a film [default: as far as it has come].", show_default=False
        ),
    ] = None,
    speed: Annotated[
        float,
        typer.Option(
            min=1.0,
            max=36000.0,
            help="How many times faster than real time: 60 is a game minute a second. The window has its own.",
        ),
    ] = 60.0,
    checks: Annotated[
        bool, typer.Option("--check", help="Show nothing: live all of it again and compare every digest in the save.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="With --check: print one JSON object on standard output.")] = False,
    video: Annotated[Path | None, typer.Option(help="Make a film of it: an .mp4 or a .gif.", show_default=False)] = None,
    focus: Annotated[
        str | None,
        typer.Option(help="Whom the film follows, or which place it shows [default: where most happens].", show_default=False),
    ] = None,
    zoom: Annotated[
        float | None,
        typer.Option(min=0.25, max=8.0, help="The film's pixels for one of the art [default: 2, .gif 1].", show_default=False),
    ] = None,
    size: Annotated[
        str | None, typer.Option(help="The film's width x height [default: 1280x720, .gif 640x400].", show_default=False)
    ] = None,
    fps: Annotated[
        int | None, typer.Option(min=1, max=60, help="The film's pictures a second [default: 30, .gif 12].", show_default=False)
    ] = None,
    map: MapOption = None,
) -> None:
    """Play a saved run back, as it was: with no mind, no network, and without changing it.

    With a display it opens in the window; without one it is told in the terminal.

    Examples:

      smallville replay monday --from "Feb 13 18:00" --speed 120

      smallville replay monday --check

      smallville replay monday --from "Feb 14 17:00" --to "Feb 14 18:00" --video party.mp4 --focus "Hobbs Cafe"
    """
    stretch, options = Stretch(since, until, speed), FilmOptions(focus, zoom, size, fps)
    _make_sense(checks, as_json, video, stretch, options)
    store = Store()
    if checks:
        with store.open(name, write=False) as save:
            _check(save, ground_of_save(save, map), as_json)
    elif video is not None:
        with _opened(store, name, map, stretch) as (played, end):
            print(film_to(video, played.session, end, speed, options))
    else:
        _show(store, name, map, stretch)


def _make_sense(checks: bool, as_json: bool, video: Path | None, stretch: Stretch, options: FilmOptions) -> None:
    """Raises BadParameter for options that have nothing to do with each other."""
    if checks and (video is not None or stretch.since is not None or stretch.until is not None):
        raise typer.BadParameter("--check lives all of the run again; leave out --video, --from and --to")
    if as_json and not checks:
        raise typer.BadParameter("--json tells what --check has found; add --check")
    if video is None and options != FilmOptions():
        raise typer.BadParameter("--focus, --zoom, --size and --fps are for a film; add --video out.mp4")


@contextmanager
def _opened(store: Store, name: str, map_path: Path | None, stretch: Stretch) -> Iterator[tuple[Replay, int]]:
    """The run where the stretch begins, and the tick at which it ends. Raises Problem for a stretch that was not lived."""
    with closing_on_failure(store.open(name, write=False)) as save:
        played = Replay(save, ground_of_save(save, map_path))
    with played:
        since, until = _ticks(played, stretch)
        played.travel(since)
        yield played, until


def _ticks(played: Replay, stretch: Stretch) -> tuple[int, int]:
    clock = played.session.clock
    since = played.first if stretch.since is None else tick_of(stretch.since, clock)
    until = played.last if stretch.until is None else tick_of(stretch.until, clock)
    for tick in (since, until):
        if not played.first <= tick <= played.last:
            told = f"{clock.label(played.first)} to {clock.label(played.last)}"
            raise Problem(f'The run "{played.name}" can be replayed from {told}; choose times of these.')
    if since >= until:
        raise Problem(f"{clock.label(since)} is not before {clock.label(until)}: give --to a later time than --from.")
    return since, until


def _show(store: Store, name: str, map_path: Path | None, stretch: Stretch) -> None:
    window = window_or_none("the run is told in the terminal")
    if window is not None:
        _in_window(window, store, name, map_path, stretch)
        return
    with _opened(store, name, map_path, stretch) as (played, end):
        if sys.stdout.isatty():
            play_back(played.session, end, stretch.speed / TICK_SECONDS)
            print(f"That was {name} until {played.session.clock.label(played.session.now)}.")
        else:
            _tell(played, end)


def _tell(played: Replay, end: int) -> None:
    """What happened, line by line, as fast as it goes: nobody looks on."""
    session = played.session
    with interruptible() as between_ticks:
        while session.now < end:
            between_ticks()
            if not session.advance():
                break
            for line in day_log(session, session.latest):
                print(one_line(line))


def _in_window(window: Any, store: Store, name: str, map_path: Path | None, stretch: Stretch) -> None:
    """Watch it until the window is closed."""
    from game.preferences.screen import load_preferences
    from game.ui.journey import Journey
    from game.ui.player import Player
    from game.ui.window import run_window

    start = None
    if stretch.since is not None:
        with _opened(store, name, map_path, stretch) as (played, _):
            start = played.session.now
    towns = SavedTowns(store, Given())
    if map_path is not None:
        towns.is_on(name, map_path)
    journey = Journey(window, towns, Player(*load_preferences()))
    journey.watch(name, start)
    run_window(window, journey.end)


def _check(save: Save, ground: Ground, as_json: bool) -> None:
    """Compare, and tell what came of it. Exit code 1 where something differs."""
    last = save.last_tick
    with bar(f"{save.name}: living again", last) as come:
        found = check(save, ground, lambda tick: come(tick, ground.clock.label(tick)))
    if as_json:
        print(json.dumps({"name": save.name, "same": not found.differing, **asdict(found)}))
    else:
        print(told_of(save.name, found, ground.clock))
    if found.differing:
        raise typer.Exit(1)


def told_of(name: str, found: Checked, clock: Clock) -> str:
    """What came of checking a run, in a sentence or two."""
    compared = f'{found.minutes:,} game minutes and {found.states:,} snapshots of "{name}" were compared'
    stretch = f"from {clock.label(found.first)} to {clock.label(found.last)}"
    if not found.differing:
        return f"{compared}, {stretch}: lived again, every one is the same."
    first = clock.label(found.differing[0])
    return f"{compared} until {first}: there the run lived again is not the one in the save (by another version, or damage)."
