"""Owns `smallville saves`: what is there, and the digest of one."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from game.saves import Store
from game.session.digests import digest_of_save
from game.world.clock import Clock

app = typer.Typer(help="List and compare saved towns.", no_args_is_help=True)


@app.command("list")
def list_saves() -> None:
    """List the saved towns: how far each has come, and how large it is."""
    store = Store()
    saves = store.list()
    if not saves:
        print(f"There are no saves in {store.folder} yet; `smallville run monday --days 1` makes one.")
        return
    table = Table("name", "has come to", "seed", "size", title=f"Saves in {store.folder}", title_justify="left")
    for save in saves:
        if save.problem:
            table.add_row(save.name, save.problem, "", _size(save.size))
        else:
            table.add_row(save.name, Clock().label(save.tick), str(save.header.get("seed", "")), _size(save.size))
    Console().print(table)


@app.command("fork")
def fork(
    name: Annotated[str, typer.Argument(help="The save to copy.")],
    new: Annotated[str, typer.Argument(help="The name of the copy.")],
) -> None:
    """Copy a saved town as it is now; from then on each goes its own way."""
    Store().fork(name, new)
    print(f'"{new}" is a fork of "{name}"; `smallville play {new}` goes on with it.')


@app.command("digest")
def digest(name: Annotated[str, typer.Argument(help="The save.")]) -> None:
    """Print a digest of everything that matters in a saved town: equal digests, equal towns (whatever their names)."""
    with Store().open(name, write=False) as save:
        print(digest_of_save(save))


def _size(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"
