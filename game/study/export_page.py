"""Owns the log of a town as a page to read: Markdown, a heading for each day and hour, what was said in quotes."""

import html
from collections.abc import Iterator
from itertools import groupby
from typing import IO

from game.study.told import Line, Told
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

_TOLD = ("doing", "speech", "state", "whisper", "rejection")
"""What is worth a line; where people walk to is plain from what they do there."""
_MARKS = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_[]#|~"})


def write_page(told: Told, out: IO[str]) -> None:
    """Write the page, line by line."""
    out.write(f"# {_plain(told.save.name)}\n\n{len(told.names)} people, until {told.clock.label(told.end)}.\n")
    lines = (line for line in told.lines() if line.kind in _TOLD)
    for day, of_day in groupby(lines, lambda line: line.tick // TICKS_PER_DAY):
        out.write(f"\n## {told.clock.label(day * TICKS_PER_DAY).rpartition(',')[0]}\n")
        for hour, of_hour in groupby(of_day, lambda line: line.tick // TICKS_PER_HOUR):
            out.write(f"\n### {told.clock.moment(hour * TICKS_PER_HOUR):%H:%M}\n\n")
            out.writelines(f"- {text}\n" for text in _texts(told, of_hour))


def _texts(told: Told, lines: Iterator[Line]) -> Iterator[str]:
    for line in lines:
        at, where = f"{told.clock.moment(line.tick):%H:%M}", f" ({_plain(line.place)})" if line.place else ""
        if line.kind == "speech":
            yield f"{at} **{_plain(line.who)}:** \u201c{_plain(line.text)}\u201d{where}"
        elif line.kind in ("whisper", "rejection"):
            yield f"{at} *{_plain(line.who)}, inwardly: {_plain(line.text)}*"
        else:
            yield f"{at} {_plain(line.text)}{where}"


def _plain(text: str) -> str:
    """Somebody's words as words, on one line: what they contain is no mark-up."""
    return html.escape(" ".join(text.split()), quote=False).translate(_MARKS)
