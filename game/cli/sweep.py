"""Owns `smallville study sweep`: many towns lived and studied, as one table."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from game.cli.options import ready_made, write_text
from game.problem import Problem
from game.study.spread import spread_over
from game.study.sweeping import Cell, Finished, Grid, cells_of, forget, summed_up, sweep, write_table
from game.study.sweeping.table import refuse_table, rows_of

Paths = list[Path] | None
Texts = list[str] | None


def run_sweep(
    seeds: Annotated[str, typer.Option(help="Which seeds, like 101-120 or 1,5,9.")] = "101-120",
    days: Annotated[int, typer.Option(min=1, max=60, help="How many days each town lives.")] = 2,
    maps: Annotated[Paths, typer.Option("--map", help="A Tiled map; may be given again.", show_default=False)] = None,
    residents: Annotated[
        Paths, typer.Option("--residents", help="A residents file; may be given again.", show_default=False)
    ] = None,
    settings: Annotated[
        Texts, typer.Option("--set", help="A setting and its values: retrieval_tokens=300,600.", show_default=False)
    ] = None,
    processes: Annotated[int, typer.Option(min=1, max=256, help="How many towns live side by side on this machine.")] = 2,
    cluster: Annotated[str, typer.Option(help="A Dask scheduler: its workers live the towns.", show_default=False)] = "",
    folder: Annotated[Path, typer.Option(help="Where what was found in each run is kept.")] = Path("build/study"),
    out: Annotated[Path, typer.Option(help="The file with what came of it.")] = Path("build/study.json"),
    table: Annotated[
        Path | None, typer.Option(help="A row for each run: .csv or .parquet; means beside it.", show_default=False)
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Live all of them again, even those that are done.")] = False,
    keep_saves: Annotated[bool, typer.Option("--keep-saves", help="Keep the saves too, some 60 MB each.")] = False,
) -> None:
    """Live and study towns many times: seeds x settings x people x maps, with means, intervals, and the paper's findings.

    Stopped half-way, also by force, it goes on where it was when called again. After a change to the rules use --fresh.

    Examples:

      smallville study sweep --seeds 101-120

      smallville study sweep --seeds 1-10 --set reflection_threshold=75,150,300 --table build/reflection.csv

      smallville study sweep --seeds 1-100 --cluster tcp://10.0.0.1:8786 --table build/hundred.parquet
    """
    if keep_saves and cluster:
        raise Problem("Saves that are lived on a cluster stay there; leave out --keep-saves or --cluster.")
    if table is not None:
        refuse_table(table)
    people = [ready_made(each) for each in residents or ()] or [None]
    cells = cells_of(Grid(_numbers(seeds), days, maps or [None], people, _settings(settings or [])))
    if fresh:
        forget(cells, folder)
    _tell_all(_lived(cells, folder, processes, keep_saves, cluster), out, table)


def _lived(cells: tuple[Cell, ...], folder: Path, processes: int, keep_saves: bool, cluster: str) -> list[Finished]:
    """All of them, in the order of the grid, however they came."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        living = sweep(cells, folder, processes, keep_saves, cluster)
        done = {each.cell.key: each for each in progress.track(living, total=len(cells), description="living")}
    return [done[cell.key] for cell in cells]


def _tell_all(done: list[Finished], out: Path, table: Path | None) -> None:
    """What came of the runs. Raises Problem, at last, where some came to nothing."""
    runs = [each.found for each in done if each.found is not None]
    if runs:
        _tell(runs, out, table)
    failed = [each for each in done if each.found is None]
    if failed:
        raise Problem(f"{len(failed)} of {len(done)} runs came to nothing; the first, {failed[0].cell.key}: {failed[0].failed}")


def _tell(runs: list[dict[str, Any]], out: Path, table: Path | None) -> None:
    groups: dict[str, list[dict[str, Any]]] = {}
    for run in runs:
        groups.setdefault(json.dumps(run["group"]), []).append(run)
    found = [{"group": json.loads(group), **spread_over(alike)} for group, alike in groups.items()]
    out.parent.mkdir(parents=True, exist_ok=True)
    write_text(out, json.dumps(found[0] if len(found) == 1 else {"groups": found}, indent=1))
    if table is not None:
        write_table(rows_of(runs), table)
        write_table(summed_up(runs), table.with_stem(f"{table.stem}-means"))
    for each in found:
        _show_spread(each, Console(), len(found) > 1)


def _settings(said: list[str]) -> dict[str, list[str]]:
    """The values of each "name=value,value"."""
    found: dict[str, list[str]] = {}
    for each in said:
        name, equals, values = each.partition("=")
        if not equals or not all(value.strip() for value in values.split(",")):
            raise typer.BadParameter(f'"{each}" is not a setting with values; write it like retrieval_tokens=300,600')
        found.setdefault(name.strip(), []).extend(value.strip() for value in values.split(","))
    return found


def _numbers(seeds: str) -> list[int]:
    """The seeds of "101-120,7"."""
    wanted: list[int] = []
    for part in seeds.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            raise typer.BadParameter(f'"{seeds}" is not a list of seeds; write it like 101-120 or 1,5,9')
        wanted += range(int(first), int(last or first) + 1)
    return list(dict.fromkeys(wanted))


def _show_spread(found: dict[str, Any], console: Console, several: bool) -> None:
    if several:
        console.print(Text("\n" + ", ".join(f"{name} {value}" for name, value in found["group"].items()), style="bold"))
    table = Table("what", "mean", "deviation", "least", "most", title=f"{found['runs']} runs", title_justify="left")
    for each in found["spread"]:
        table.add_row(Text(each["what"]), *(f"{each[key]:g}" for key in ("mean", "deviation", "least", "most")))
    console.print(table)
    criteria = Table("what should hold", "wanted", "found", "", title="Criteria", title_justify="left")
    for each in found["criteria"]:
        criteria.add_row(Text(each["what"]), each["wanted"], each["found"], "yes" if each["met"] else "NO")
    console.print(criteria)
