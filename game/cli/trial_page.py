"""Owns how somebody who was tried out is shown in a terminal: in colours there, as plain text anywhere else."""

import os
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from game.cli.terminal_text import one_line
from game.tryout import Point, Stretch, Trial
from game.tryout.trial import NOT_UNDERSTOOD
from game.world.clock import Clock, clock_face, tick_at

NARROW = 80
"""Columns where nobody says how many there are."""
_LABEL = 14


def print_trial(trial: Trial, town: str, day: int) -> None:
    """Print all of it: what was understood, what they would say, their day, and last what the writer may mend."""
    console = Console()
    if console.is_terminal:
        _show(console, trial, town, day)
        return
    paper = Console(width=console.width if "COLUMNS" in os.environ else NARROW)
    with paper.capture() as printed:
        _show(paper, trial, town, day)
    print("\n".join(line.rstrip() for line in printed.get().splitlines()))


def _show(console: Console, trial: Trial, town: str, day: int) -> None:
    read = [each for each in trial.understood if each.label != NOT_UNDERSTOOD]
    unread = [each for each in trial.understood if each.label == NOT_UNDERSTOOD]
    console.print(Text(one_line(trial.name), "bold"), end="\n\n")
    console.print(_points(read) if read else Text("Nothing was understood.", "dim"))
    _heading(console, "What they would say of themselves")
    console.print(Padding(Text(f"\u201c{' '.join(map(one_line, trial.says))}\u201d", "italic"), (0, 2)))
    _heading(console, f"{Clock().moment(tick_at(day - 1, 0)):%A} in {one_line(town)}")
    console.print(_day(trial.day, pictures=console.is_terminal))
    if unread:
        _heading(console, "Not understood (but remembered, word for word)")
        console.print(_advice(unread))
    if trial.notes:
        _heading(console, "Notes")
        for note in trial.notes:
            console.print(Padding(Text(one_line(note)), (0, 2)))


def _heading(console: Console, text: str) -> None:
    console.print()
    console.print(Text(text, "bold cyan"))


def _points(points: Iterable[Point]) -> Table:
    """A row for each; the clause stands below it, once for all that follow one another and come from it."""
    table = _grid(_LABEL)
    shown = ""
    for point in points:
        text = Text(one_line(point.text))
        if point.quote and point.quote != shown:
            text.append(f"\n\u201c{one_line(point.quote)}\u201d", "dim")
        shown = point.quote or shown
        table.add_row(Text(point.label, "cyan"), text)
    return table


def _day(stretches: Iterable[Stretch], pictures: bool) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=13, no_wrap=True)
    table.add_column(ratio=3)
    table.add_column(ratio=2, style="dim")
    for each in stretches:
        hours = f"  {clock_face(each.begin)}-{clock_face(each.end)}"
        what = f"{each.emoji} {each.text}" if pictures and each.emoji else each.text
        table.add_row(Text(hours), Text(one_line(what)), Text(one_line(each.place)))
    return table


def _advice(points: Iterable[Point]) -> Table:
    table = _grid(2)
    for point in points:
        table.add_row("", Text(f"\u201c{one_line(point.quote)}\u201d\n").append(one_line(point.text), "dim"))
    return table


def _grid(width: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=width, no_wrap=True)
    table.add_column()
    return table
