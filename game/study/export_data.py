"""Owns a whole saved town as one JSON object, written piece by piece: header, people, memories, talks, log, plans, calls."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import groupby
from typing import IO, Any

from game.study.told import Told

Data = dict[str, Any]


def write_data(told: Told, out: IO[str]) -> None:
    """Write it; times stand beside ticks, names beside ids."""
    out.write(
        f"{{{_pair('name', told.save.name)},\n{_pair('header', told.save.header)},\n{_pair('until', _when(told, told.end))}"
    )
    for key, items in (
        ("residents", ({"id": who, "name": name} for who, name in told.names.items())),
        ("memories", _memories(told)),
        ("talks", _talks(told)),
        ("log", _log(told)),
        ("plans", _plans(told)),
        ("calls", _calls(told)),
    ):
        out.write(f",\n{json.dumps(key)}: [")
        for number, item in enumerate(items):
            out.write((",\n" if number else "\n") + json.dumps(item))
        out.write("\n]")
    out.write("}\n")


def _pair(key: str, value: Any) -> str:
    return f"{json.dumps(key)}: {json.dumps(value)}"


def _when(told: Told, tick: int) -> Data:
    return {"tick": tick, "at": told.clock.moment(tick).isoformat(sep=" ")}


def _memories(told: Told) -> Iterator[Data]:
    for who, name in told.names.items():
        for memory in told.save.memories(who):
            about = {"resident": who, "name": name, "number": memory.number, **_when(told, memory.created)}
            yield about | asdict(memory.content) | {"place": told.place(memory.content.place)}


def _talks(told: Told) -> Iterator[Data]:
    """Each with its lines: kept together, since talks go on beside each other."""
    spoken = sorted((line for line in told.lines() if line.kind == "speech"), key=lambda line: (line.talk or 0, line.tick))
    for talk, lines in groupby(spoken, lambda line: line.talk):
        said = [{**_when(told, line.tick), "who": line.who, "text": line.text, "place": line.place} for line in lines]
        yield {"id": talk, "lines": said}


def _log(told: Told) -> Iterator[Data]:
    for line in told.lines():
        yield {**_when(told, line.tick), "kind": line.kind, "who": line.who, "text": line.text, "place": line.place}


def _plans(told: Told) -> Iterator[Data]:
    """Every plan that was made whole, as it was made; later steps are in the thoughts of the save itself."""
    for row in told.rows("thought"):
        change = row.data.get("change")
        plan = change.get("plan") if isinstance(change, dict) else None
        if isinstance(plan, dict) and "whole" in plan:
            yield {**_when(told, row.tick), "who": told.name(row.data.get("resident")), "plan": plan["whole"]}


def _calls(told: Told) -> Iterable[Data]:
    return ({"id": number, **asdict(call), **_when(told, call.tick)} for number, call in told.save.calls())
