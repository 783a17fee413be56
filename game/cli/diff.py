"""Owns `smallville saves diff`: two saved towns side by side, in the terminal, as a page, or as JSON."""

import json
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from game.assets import asset
from game.cli.diff_text import show
from game.cli.options import write_text
from game.saves import Save, Store
from game.session.ground import Ground, ground_of_save
from game.session.moments import tick_of
from game.study.difference import Difference, compare
from game.study.difference.page import page_of
from game.study.difference.telling import headline

MapsOption = Annotated[
    list[Path] | None, typer.Option("--map", help="The map, if it is one of yours; may be given for each.", show_default=False)
]


def diff(
    first: Annotated[str, typer.Argument(metavar="A", help="A save.")],
    second: Annotated[str, typer.Argument(metavar="B", help="The one to compare it with.")],
    page: Annotated[Path | None, typer.Option(help="Write it all to this page (.html).", show_default=False)] = None,
    until: Annotated[str | None, typer.Option(help='Only until a time, like "Feb 14 18:00".', show_default=False)] = None,
    everything: Annotated[bool, typer.Option("--all", help="All of it, not only what differs most.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
    map: MapsOption = None,
) -> None:
    """Two saved towns side by side: since when they differ, who knows what, was where, said, planned and remembers what.

    Made for a fork and what it was forked from; any two will do.

    Examples:

      smallville saves diff monday "monday 2"

      smallville saves diff monday "monday 2" --page difference.html
    """
    found = _compared(Store(), first, second, until, map or [])
    if page is not None:
        write_text(page, page_of(found))
    if as_json:
        print(json.dumps(as_data(found)))
    elif page is not None:
        print(f"{headline(found)} All of it is in {page}; open it in a browser.")
    else:
        show(found, Console(), everything)


def as_data(found: Difference) -> dict[str, Any]:
    """The whole difference as plain data; times are ticks of ten seconds since midnight of `start`."""
    data = asdict(found)
    return {"start": data.pop("clock")["start"].isoformat(), "told": headline(found), **data}


def _compared(store: Store, first: str, second: str, until: str | None, maps: list[Path]) -> Difference:
    with ExitStack() as stack:
        a, b = (stack.enter_context(store.open(name, write=False)) for name in (first, second))
        grounds = _ground(a, maps), _ground(b, maps)
        return compare((a, b), grounds, None if until is None else tick_of(until, grounds[0].clock))


def _ground(save: Save, maps: list[Path]) -> Ground:
    """The ground of a save: on the map given that has the file name the save tells, else on ours, else on the only one given."""
    name = save.header.get("map_name")
    ours = name in {path.name for path in asset("maps").glob("*.tmx")}
    fitting = [path for path in maps if path.name == name] or (maps if len(maps) == 1 and not ours else [])
    return ground_of_save(save, fitting[0] if fitting else None)
