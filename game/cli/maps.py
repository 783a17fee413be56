"""Owns `smallville map`: what is wrong with a map, in a designer's words."""

from pathlib import Path
from typing import Annotated

import typer

from game.map_check import check_map

app = typer.Typer(help="Check a town drawn in Tiled.", no_args_is_help=True)


@app.command("check")
def check(file: Annotated[Path, typer.Argument(help="The Tiled map (.tmx).")]) -> None:
    """Say everything that is wrong with a map: layer, object, tile, and what to do in Tiled. Worst first."""
    faults = check_map(file)
    for fault in faults:
        print(f"{fault.severity}: {fault.sentence}")
    if any(fault.severity == "error" for fault in faults):
        raise typer.Exit(1)
    print(f"{file} is a town people can live in." if not faults else f"{file} works; {len(faults)} things to look at.")
