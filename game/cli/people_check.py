"""Owns `smallville people check`: what was read of everybody in a residents file, who sleeps where, and what is wrong."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from game.ai.reading.explain import explain
from game.ai.residents_file import load_residents
from game.assets import asset
from game.cli.options import MapOption
from game.cli.terminal_text import one_line, plain
from game.session.ground import DEFAULT_MAP, DEFAULT_RESIDENTS
from game.tryout.checking import Checked, check_people
from game.world.clock import Clock
from game.world.places import Town
from game.world.tiled import read_map
from game.world.town_map import town_from

FileArgument = Annotated[Path | None, typer.Argument(help="The residents file (.toml); ours if left out.", show_default=False)]
_STYLES = {"error": "bold red", "warning": "yellow", "note": "dim"}


def check(
    file: FileArgument = None,
    map: MapOption = None,
    faults: Annotated[bool, typer.Option("--faults", help="Only what is wrong, not what was read.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show what was read out of each paragraph, who sleeps where, and everything that does not fit together. Worst first.

    A map of the same name as the file is found by itself. The exit code is 1 when something contradicts itself, else 0.

    Examples:

      smallville people check my_people.toml --map my_town.tmx

      smallville people check my_people.toml --faults
    """
    path = file or asset("residents") / DEFAULT_RESIDENTS
    entries = load_residents(path)
    checked = check_people(entries, _town(path, map, ours=file is None), Clock())
    if as_json:
        print(json.dumps(_as_data(checked), indent=1, ensure_ascii=False))
    else:
        _tell(checked, faults)
    if any(fault.severity == "error" for fault in checked.faults):
        raise typer.Exit(1)


def how_many(share: float, people: int) -> str:
    """How many pairs know each other, in a sentence."""
    pairs = people * (people - 1) // 2
    return f"{round(share * pairs)} of {pairs} pairs know each other at the start: a density of {share:.3f}."


def _town(path: Path, map: Path | None, ours: bool) -> Town | None:
    """The map that was named, or one of the same name as the file, beside it or among ours."""
    beside = (path.with_suffix(ending) for ending in (".tmx", ".tmj"))
    found = map or next((each for each in (*beside, asset("maps") / f"{path.stem}.tmx") if each.is_file()), None)
    found = found or (asset("maps") / DEFAULT_MAP if ours else None)
    return None if found is None else town_from(read_map(found))


def _as_data(checked: Checked) -> dict[str, Any]:
    return {
        "people": [each.name for each in checked.people],
        "beds": checked.beds,
        "density": round(checked.density, 4),
        "faults": [fault.as_data for fault in checked.faults],
    }


def _tell(checked: Checked, only_faults: bool) -> None:
    console = Console(soft_wrap=True, highlight=False)
    if not only_faults:
        for persona in checked.people:
            print("\n".join(map(_kept_in, explain(persona))), end="\n\n")
        for name, bed in checked.beds.items():
            console.print(Text.assemble(f"{one_line(name)} sleeps: ", (one_line(bed), "dim")))
        print(how_many(checked.density, len(checked.people)))
        if not checked.beds:
            print("Who sleeps where hangs on the map: name it with --map.")
    for fault in checked.faults:
        console.print(Text.assemble((f"{fault.severity}: ", _STYLES[fault.severity]), one_line(fault.text)))
    if not any(fault.severity != "note" for fault in checked.faults):
        print("Nothing contradicts itself.")


def _kept_in(line: str) -> str:
    """A line of a file that may be a stranger's, with its blanks."""
    return plain(line).replace("\n", " ")
