"""Owns what a report is made of, whatever it is rendered to."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what it shows, the heads of its columns, and its rows, all text."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A plot as SVG; `name` is that of its file where it gets one, `caption` says in words what is to be seen."""

    name: str
    caption: str
    svg: str


Block = str | Table | Figure
"""A paragraph, a table or a plot."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report; `key` is its anchor."""

    key: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """A whole report."""

    title: str
    summary: str
    sections: tuple[Section, ...]
