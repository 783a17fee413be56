"""Owns the options that several commands share, and how a name becomes a session."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from game.assets import asset
from game.problem import Problem
from game.saves import Save, Store
from game.session import Session
from game.session.drawn import Drawn
from game.session.founding import Thinking, found_new
from game.session.going_on import go_on
from game.session.ground import ground_of_save, lay_ground
from game.session.taking_up import take_up, where_it_lies
from game.settings import RunSettings
from game.watching import MapWatch


def ready_made(path: Path | None) -> Path | None:
    """One of our own residents files where nothing but its name is said ("three"), else the path as it was given."""
    return _ours(path, "residents", ".toml")


def ready_made_map(path: Path | None) -> Path | None:
    """One of our own maps where nothing but its name is said ("skerrow"), else the path as it was given."""
    return _ours(path, "maps", ".tmx")


def _ours(path: Path | None, folder: str, suffix: str) -> Path | None:
    ours = asset(folder) / f"{path}{suffix}"
    named = path is not None and path.name == str(path) and not path.suffix
    return ours if named and ours.is_file() else path


MapOption = Annotated[
    Path | None,
    typer.Option(
        "--map",
        help="A Tiled map (.tmx), or skerrow: our small harbour; Smallville if left out.",
        callback=ready_made_map,
        show_default=False,
    ),
]
ResidentsOption = Annotated[
    Path | None,
    typer.Option(
        "--residents",
        help="A residents file (.toml), or three: a small town of ours; those who live on the map if left out.",
        callback=ready_made,
        show_default=False,
    ),
]
SeedOption = Annotated[int | None, typer.Option(help="What chance is drawn from in a new run [default: 1].", show_default=False)]
ThreadsOption = Annotated[int, typer.Option(min=0, max=64, help="Threads that think; the result is the same with any number.")]


@contextmanager
def closing_on_failure(save: Save) -> Iterator[Save]:
    """A save that a session takes over, unless there comes to be none."""
    try:
        yield save
    except BaseException:
        save.close()
        raise


def begin_or_go_on(
    store: Store, name: str, map_path: Path | None, residents: Path | None, seed: int | None, thinking: Thinking
) -> Session:
    """The run of that name, going on where it stopped, on its map as it lies on the disk by now; a new one where there is none.

    Raises Problem for options that would change a run that has begun.
    """
    if not store.exists(name):
        ground = lay_ground(map_path, residents, RunSettings(seed=1 if seed is None else seed))
        return found_new(store, name, ground, thinking)
    if residents is not None or seed is not None:
        raise Problem(f'The run "{name}" has begun already; leave out --residents and --seed, or choose another name.')
    with store.open(name, write=False) as looked_at:
        (lies, called), end = where_it_lies(looked_at, map_path), looked_at.last_tick
        ground = ground_of_save(looked_at, map_path)
    with closing_on_failure(store.open(name)) as save:
        session = go_on(save, ground, thinking)
    if told := take_up(session, lies, called):
        print(told, file=sys.stderr)
    if session.now < end:
        came_to = session.clock.label(session.now)
        print(
            f'What "{name}" tells of the time after {came_to} was written by another version: it goes on from there.',
            file=sys.stderr,
        )
    return session


def watch_map(session: Session, tell: bool = False) -> None:
    """Have the town change whenever its map is saved in Tiled, until the session is closed.

    With `tell` it is said on standard error when that is so, and why where it is not.
    """
    session.drawings.designer = MapWatch(session.drawings.lies, session.map_file, tell=_say_of_map if tell else None)


def _say_of_map(news: Drawn | str) -> None:
    said = news if isinstance(news, str) else f"{news.map_file.path.name} was saved; the town changes."
    print(said, file=sys.stderr)


def resident_named(names: dict[int, str], wanted: str) -> int:
    """The id of the resident of that name; a first name will do where one person alone has it. Raises Problem otherwise."""
    asked = wanted.strip().lower()
    found = [who for who, name in names.items() if name.lower() == asked]
    found = found or [who for who, name in names.items() if name.split()[0].lower() == asked]
    if len(found) == 1:
        return found[0]
    if found:
        raise Problem(f'Several people are called "{wanted}"; say {" or ".join(names[who] for who in found)}.')
    raise Problem(f'Nobody called "{wanted}" lives there; those who do are {", ".join(names.values())}.')


def write_text(path: Path, text: str) -> None:
    """Write a file that was asked for. Raises Problem when it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem(f"{path} could not be written: {error.strerror or error}.") from None
