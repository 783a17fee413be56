"""Owns how a saved town is shown in a terminal: what is in it, and what is wrong with it."""

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from game.ai.residents_file import parse_residents
from game.cli.terminal_text import one_line
from game.problem import Problem
from game.saves.contents import Contents, ModelUse
from game.saves.glance import clock_of
from game.saves.verifying import Finding, Verdict
from game.world.clock import Clock

JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")]
MOST_FINDINGS = 20
"""So many are shown; the JSON has all."""


def print_json(data: Any) -> None:
    """For programs."""
    print(json.dumps(data))


def size(count: int) -> str:
    """Bytes for people: "59.7 MB"."""
    return f"{count / 1_000_000:.1f} MB" if count >= 100_000 else f"{count / 1000:.1f} kB"


def print_page(name: str, found: Contents, file_size: int, console: Console) -> None:
    """What is in a save, a line each."""
    table = Table("", "", title=Text(name), title_justify="left", show_header=False)
    for what, text in _lines(found, file_size):
        table.add_row(what, Text(one_line(text)))
    console.print(table)


def residents_of(found: Contents) -> tuple[str, ...]:
    """The names of those who live there."""
    try:
        return tuple(each.name for each in parse_residents(str(found.header["residents"]), "the save"))
    except (KeyError, Problem):
        return ()


def _lines(found: Contents, file_size: int) -> Iterator[tuple[str, str]]:
    clock, people = clock_of(found.header), residents_of(found)
    yield "began", clock.label(0)
    yield "has come to", clock.label(found.end)
    yield "map", str(found.header.get("map_name", "it does not say"))
    yield "seed", str(found.header.get("seed", "it does not say"))
    yield "made by", f"Smallville {found.header.get('smallville', 'of an early version')}"
    if (origin := _origin(found, clock)) is not None:
        yield "forked from", origin
    yield f"{len(people)} residents", ", ".join(people)
    yield "minds", "; ".join(_model(each) for each in found.models) or "the offline mind"
    yield "thoughts", f"{found.thoughts:,}"
    yield "memories", f"{sum(found.memories.values()):,}"
    yield "talks", f"{found.talks:,}"
    yield "size", f"{size(file_size)}: " + ", ".join(f"{part} {size(count)}" for part, count in found.bytes.items() if count)
    yield "states", f"{found.states:,}"
    yield "can be replayed", _replay(found, clock)


def _origin(found: Contents, clock: Clock) -> str | None:
    origin = found.header.get("forked_from")
    if not isinstance(origin, dict) or not isinstance(origin.get("tick"), int):
        return None
    try:
        return f'"{origin.get("name")}" as it was on {clock.label(origin["tick"])}'
    except OverflowError:
        return f'"{origin.get("name")}"'


def _model(use: ModelUse) -> str:
    tokens = f"{use.prompt_tokens:,} + {use.completion_tokens:,} tokens"
    instead = f", {use.offline:,} answered by the offline mind" if use.offline else ""
    return f"{use.model}: {use.calls:,} calls, {tokens}, cost {use.cost:.2f}{instead}"


def _replay(found: Contents, clock: Clock) -> str:
    if found.replay is None:
        return "no: it was made by an earlier version, and has not gone on since"
    first, last = found.replay
    return f"from {clock.label(first)} to {clock.label(last)}"


def print_verdict(name: str, verdict: Verdict, clock: Clock, console: Console) -> None:
    """What came of looking a save over, worst first."""
    for finding in verdict.findings[:MOST_FINDINGS]:
        console.print(Text(_finding(finding, clock)), soft_wrap=True)
    if len(verdict.findings) > MOST_FINDINGS:
        console.print(f"... and {len(verdict.findings) - MOST_FINDINGS} more (`--json` has all).", highlight=False)
    console.print(Text(_conclusion(name, verdict, clock)), soft_wrap=True)


def _finding(finding: Finding, clock: Clock) -> str:
    when = "" if finding.tick is None else f", {_label(clock, finding.tick)}"
    return f"{finding.part}{when}: {one_line(finding.what)}"


def _conclusion(name: str, verdict: Verdict, clock: Clock) -> str:
    looked_at = f"{verdict.minutes:,} stretches of time and {verdict.states:,} states compared with their digests"
    if not verdict.findings:
        return f'"{name}" is as it was written, until {_label(clock, verdict.end or 0)}: {looked_at}.'
    if verdict.good_until is None:
        return f'"{name}" is damaged, and nothing of it can be rescued.'
    return f'"{name}" is damaged; `smallville saves fork "{name}" NEW --rescue` makes a copy as it was on {verdict.moment}.'


def _label(clock: Clock, tick: int) -> str:
    try:
        return clock.label(tick)
    except OverflowError:
        return f"tick {tick}"
