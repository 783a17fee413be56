"""Owns `smallville saves`: what saved towns there are and what is in them; copies, checks, exports, the end of one."""

from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from game.cli.diff import diff
from game.cli.options import MapOption
from game.cli.save_page import JsonOption, print_json, print_page, print_verdict, size
from game.problem import Problem
from game.saves import Store
from game.saves.contents import contents
from game.saves.glance import clock_of
from game.saves.verifying import verify as look_over
from game.session.digests import digest_of_save
from game.session.moments import tick_of
from game.session.state import from_json
from game.study.export import export as write_export
from game.world.clock import Clock

app = typer.Typer(help="Saved towns: what there is, what is in one, copies, checks, exports.", no_args_is_help=True)
app.command("diff")(diff)
NameArgument = Annotated[str, typer.Argument(help="The save.")]


@app.command("list")
def list_saves(as_json: JsonOption = False) -> None:
    """List the saved towns: how far each has come, and how large it is.

    Example:

      smallville saves list
    """
    store = Store()
    saves = store.list()
    if as_json:
        print_json([{"name": each.name, "tick": each.tick, "bytes": each.size, "problem": each.problem} for each in saves])
        return
    if not saves:
        print(f"There are no saves in {store.folder} yet; `smallville run monday --days 1` makes one.")
        return
    table = Table("name", "has come to", "seed", "size", title=f"Saves in {store.folder}", title_justify="left")
    for save in saves:
        reached = save.problem or clock_of(save.header).label(save.tick)
        table.add_row(Text(save.name), Text(reached), Text(str(save.header.get("seed", ""))), size(save.size))
    Console().print(table)


@app.command("show")
def show(name: NameArgument, as_json: JsonOption = False) -> None:
    """What is in a saved town: its time, people, minds and their cost, memories, talks, size, and what can be replayed.

    Examples:

      smallville saves show monday

      smallville saves show monday --json
    """
    path = Store().path(name)
    found = contents(path)
    if as_json:
        print_json({"name": name, "bytes_of_file": path.stat().st_size, **asdict(found)})
    else:
        print_page(name, found, path.stat().st_size, Console())


@app.command("fork")
def fork(
    name: Annotated[str, typer.Argument(help="The save to copy.")],
    new: Annotated[str, typer.Argument(help="The name of the copy.")],
    at: Annotated[
        str | None,
        typer.Option("--at", help='As it was then, like "Feb 13 18:00"; as it is now if left out.', show_default=False),
    ] = None,
    rescue: Annotated[bool, typer.Option("--rescue", help="Of a damaged save: as it was when it was last whole.")] = False,
) -> None:
    """Copy a saved town, as it is or as it was at a time; from then on each goes its own way.

    A town that is just being played can be copied too, as of its last game minute.

    Examples:

      smallville saves fork monday "what if"

      smallville saves fork monday "what if" --at "Feb 13 18:00"

      smallville saves fork broken mended --rescue
    """
    if rescue and at is not None:
        raise typer.BadParameter("--rescue looks for the time by itself; leave out --at")
    store = Store()
    asked = None if at is None else tick_of(at, _clock(store, name))
    tick = store.rescue(name, new) if rescue else store.fork(name, new, asked)
    moment = _clock(store, new).label(tick)
    print(f'"{new}" is "{name}" as it was on {moment}; `smallville play "{new}"` goes on with it.')


@app.command("verify")
def verify(name: NameArgument, as_json: JsonOption = False) -> None:
    """Look over a whole save: the file, every minute and state, vectors, memories. Exit code 1 when something is wrong.

    Example:

      smallville saves verify monday
    """
    store = Store()
    path = store.path(name)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("looking it over", total=1.0)
        verdict = look_over(path, from_json, lambda share: progress.update(bar, completed=share))
    if as_json:
        print_json({"name": name, **asdict(verdict)})
    else:
        clock = Clock()
        with suppress(Problem):
            clock = _clock(store, name)
        print_verdict(name, verdict, clock, Console())
    if verdict.findings:
        raise typer.Exit(1)


@app.command("export")
def export(
    name: NameArgument,
    out: Annotated[
        Path, typer.Argument(help="The file: .town (a compact copy), .json (all of it), .md (to read), .zip (these).")
    ],
    map: MapOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there already.")] = False,
) -> None:
    """Write a saved town to a file that others can read; what kind, its ending says.

    Examples:

      smallville saves export monday monday.md

      smallville saves export monday monday.zip
    """
    write_export(Store(), name, out, map, replace)
    print(f"{out} has the town ({size(out.stat().st_size)}).")


@app.command("delete")
def delete(name: NameArgument, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False) -> None:
    """Remove a saved town for good.

    Example:

      smallville saves delete monday --yes
    """
    store = Store()
    if not store.exists(name):
        raise Problem(f'There is no save "{name}" in {store.folder}; `smallville saves list` shows those there are.')
    if not yes and not typer.confirm(f'Remove "{name}" ({size(store.path(name).lstat().st_size)}) for good?'):
        print(f'"{name}" stays.')
        return
    store.delete(name)
    print(f'"{name}" is gone.')


@app.command("digest")
def digest(name: NameArgument) -> None:
    """Print a digest of everything that matters in a saved town: equal digests, equal towns (whatever their names)."""
    with Store().open(name, write=False) as save:
        print(digest_of_save(save))


def _clock(store: Store, name: str) -> Clock:
    with store.open(name, write=False) as save:
        return clock_of(save.header)
