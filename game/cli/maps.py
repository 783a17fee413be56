"""Owns `smallville map`: what is wrong with a map, in a designer's words, and a new map to start from."""

import json
from pathlib import Path
from typing import Annotated

import typer

from game.cli.options import ready_made, ready_made_map
from game.map_check import Fault, check_map
from game.map_check.marking import write_marked
from game.new_town import make_town
from game.problem import Problem
from game.world.areas import read_count
from game.world.tiled import read_map

app = typer.Typer(help="Check a town drawn in Tiled, or begin a new one.", no_args_is_help=True)

ResidentsOption = Annotated[
    Path | None,
    typer.Option(
        "--residents",
        help="The residents file (.toml); one of the map's own name is found by itself.",
        callback=ready_made,
        show_default=False,
    ),
]
LongestOption = Annotated[
    float | None,
    typer.Option("--longest", min=0, help="Game minutes a way from a bed to a place may take [default: 60].", show_default=False),
]


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="The Tiled map (.tmx, .tmj).", callback=ready_made_map)],
    residents: ResidentsOption = None,
    longest: LongestOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of faults for a program to read.")] = False,
    picture: Annotated[
        Path | None, typer.Option(help="Write a picture of the map with each fault marked (.png).", show_default=False)
    ] = None,
) -> None:
    """Say everything that is wrong with a map: layer, object, tile, and what to do in Tiled. Worst first.

    Columns and rows are counted from 0, as in Tiled's status bar; numbers in parentheses are the IDs of objects.
    The exit code is 1 when something keeps people from living there, 0 otherwise.

    Examples:

      smallville map check my_town.tmx

      smallville map check my_town.tmx --picture faults.png --longest 20
    """
    faults = check_map(file, residents, longest)
    if as_json:
        print(json.dumps([fault.as_data for fault in faults], indent=1, ensure_ascii=False))
    else:
        _tell(file, faults)
    if picture is not None and not any(fault.kind == "not-a-map" for fault in faults):
        write_marked(read_map(file), faults, picture)
    if any(fault.severity == "error" for fault in faults):
        raise typer.Exit(1)


def _tell(file: Path, faults: list[Fault]) -> None:
    for fault in faults:
        print(f"{fault.severity}: {fault.said}")
    errors = sum(fault.severity == "error" for fault in faults)
    things = f"{len(faults)} thing{'s' * (len(faults) != 1)}"
    if errors:
        print(f"{things} to look at; {errors} of them keep{'s' * (errors == 1)} people from living in {file}.")
    else:
        print(f"{file} works; {things} to look at." if faults else f"{file} is a town people can live in.")


@app.command("new")
def new(
    file: Annotated[Path, typer.Argument(help="The map to make (.tmx); its other files lie beside it.")],
    size: Annotated[str, typer.Option(help="Columns x rows, in tiles.")] = "40x30",
    name: Annotated[str, typer.Option(help="The town's name; the file's, if left out.", show_default=False)] = "",
    blank: Annotated[bool, typer.Option("--blank", help="Nothing but land and one furnished house.")] = False,
    no_residents: Annotated[bool, typer.Option("--no-residents", help="Write no file of people.")] = False,
) -> None:
    """Make a town to start from: two houses, a cafe, a square, and three people with a paragraph each.

    Nothing is written over. Open the project (.tiled-project) in Tiled, then the map.

    Examples:

      smallville map new my_town.tmx

      smallville map new towns/bay.tmx --name "Seal Bay" --size 60x40 --blank
    """
    made = make_town(file, name, _size(size), blank, not no_residents)
    print(f"{made.map} is a town to start from. Its pictures are in {made.art}; open {made.project} in Tiled to draw.")
    print(f"Watch it live: smallville play {made.map.stem} --map {made.map}")


def _size(text: str) -> tuple[int, int]:
    """ "40x30" as columns and rows. Raises Problem when it says something else."""
    columns, by, rows = text.lower().partition("x")
    if not by or read_count(columns) is None or read_count(rows) is None:
        raise Problem(f'"{text}" is no size; write columns x rows, such as --size 40x30.')
    return int(columns), int(rows)
