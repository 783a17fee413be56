"""Owns `smallville people try`: what a paragraph is understood as, and the day its person would have, printed."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from game.ai.residents_file import ResidentEntry, load_residents
from game.assets import asset
from game.cli.options import MapOption, ResidentsOption
from game.cli.trial_page import print_trial
from game.problem import Problem
from game.session.ground import DEFAULT_MAP
from game.tryout import Trial, try_person
from game.tryout.naming import name_in
from game.world.clock import Clock
from game.world.places import Town
from game.world.tiled import read_map
from game.world.town_map import town_from

LOOK_AGAIN = 0.4
"""Seconds between two looks at a file that is watched."""


def try_out(
    paragraph: Annotated[str | None, typer.Argument(help="What is said of somebody, in quotes.", show_default=False)] = None,
    file: Annotated[
        Path | None, typer.Option(help="A residents file (.toml), or a text file with one paragraph.", show_default=False)
    ] = None,
    only: Annotated[str | None, typer.Option(help="Only this one of the file.", show_default=False)] = None,
    name: Annotated[str | None, typer.Option(help="Their name, where the paragraph does not say it.", show_default=False)] = None,
    age: Annotated[int | None, typer.Option(min=0, max=130, help="Their age in years.", show_default=False)] = None,
    map: MapOption = None,
    residents: ResidentsOption = None,
    day: Annotated[int, typer.Option(min=1, help="Which day of a run is planned; the first is a Monday.")] = 1,
    seed: Annotated[int, typer.Option(help="What chance is drawn from.")] = 1,
    watch: Annotated[bool, typer.Option("--watch", help="Show it again whenever the file is saved.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show what is understood of somebody, and the day they would have in a town. Nothing is saved, nobody is asked.

    Examples:

      smallville people try "Ruth works nights as a nurse; she sleeps in the mornings and loves swimming"

      smallville people try --file my_people.toml --only Ruth --map my_town.tmx --watch
    """
    if (paragraph is None) == (file is None):
        raise typer.BadParameter("give a paragraph in quotes, or a file with --file, but not both")
    if watch and file is None:
        raise typer.BadParameter("only a file can be watched: name it with --file")
    town, others = _town(map), load_residents(residents) if residents is not None else ()

    def show() -> None:
        people = [_person(paragraph, name, age)] if file is None else _people(file, only, name, age)
        among = others or (load_residents(file) if file is not None and _is_toml(file) else ())
        trials = [try_person(each, town, among, Clock(), seed, day - 1) for each in people]
        _print(trials, town, day, as_json)

    if file is None or not watch:
        show()
        return
    with suppress(KeyboardInterrupt):
        for _ in _savings(file):
            _shown_or_said(show)


def _town(path: Path | None) -> Town:
    return town_from(read_map(path or asset("maps") / DEFAULT_MAP))


def _person(paragraph: str | None, name: str | None, age: int | None) -> ResidentEntry:
    said = " ".join((paragraph or "").split())
    return ResidentEntry(name or name_in(said), said, age)


def _people(file: Path, only: str | None, name: str | None, age: int | None) -> Sequence[ResidentEntry]:
    """Those of a residents file, or the one a text is about. Raises Problem where there is nobody of that name."""
    if not _is_toml(file):
        return [_person(_text(file), name, age)]
    people = load_residents(file)
    if name is not None or age is not None:
        raise typer.BadParameter("a residents file says names and ages itself; leave out --name and --age")
    if only is None:
        return people
    wanted = only.strip().casefold()
    found = [each for each in people if wanted in (each.name.casefold(), each.name.split()[0].casefold())]
    if not found:
        raise Problem(f'There is no "{only}" in {file}; there are {", ".join(each.name for each in people)}.')
    return found


def _is_toml(file: Path) -> bool:
    return file.suffix.lower() == ".toml"


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Problem(f"The file {file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Problem(f"The file {file} is not UTF-8 text.") from None


def _savings(file: Path) -> Iterator[None]:
    """At once, and again whenever the file has been saved."""
    seen: object = object()
    while True:
        now = _stamp(file)
        if now != seen:
            seen = now
            yield
        time.sleep(LOOK_AGAIN)


def _stamp(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _shown_or_said(show: Callable[[], None]) -> None:
    """A file that is just being written may be wrong: that is said, and looked at again when it is saved."""
    Console().clear()
    try:
        show()
    except Problem as problem:
        typer.echo(str(problem))


def _print(trials: Sequence[Trial], town: Town, day: int, as_json: bool) -> None:
    if as_json:
        data = [asdict(replace(each)) for each in trials]
        print(json.dumps(data[0] if len(data) == 1 else data, indent=1, ensure_ascii=False))
        return
    for number, each in enumerate(trials):
        if number:
            print()
        print_trial(each, town.name, day)
