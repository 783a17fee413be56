"""Owns since when two runs differ: the first tick at which something was tried, happened or was remembered in one alone."""

from collections.abc import Iterator
from itertools import zip_longest

from game.saves import LogRow, Save
from game.study.records import Records

_LIVED = ("command", "event")
"""Kinds of row that say what was tried and what came of it; how it was thought of is told apart by what is remembered."""


def parted_at(saves: tuple[Save, Save], records: tuple[Records, Records], until: int) -> int | None:
    """The tick since which two runs differ, None where nothing differs before `until`."""
    found = [*_in_the_log(saves, until), *_in_memories(records, until), *_in_people(records)]
    return min((tick for tick in found if tick < until), default=None)


def _in_the_log(saves: tuple[Save, Save], until: int) -> Iterator[int]:
    """The tick of the first row that only one has."""
    one, other = (_lived(save, until) for save in saves)
    for mine, theirs in zip_longest(one, other):
        if mine != theirs:
            yield min(row.tick for row in (mine, theirs) if row is not None)
            return


def _lived(save: Save, until: int) -> Iterator[LogRow]:
    return (row for row in save.log() if row.kind in _LIVED and row.tick < until)


def _in_memories(records: tuple[Records, Records], until: int) -> Iterator[int]:
    """For each resident the tick of the first memory that only one has."""
    one, other = records
    for who in one.names.keys() & other.names.keys():
        for mine, theirs in zip_longest(one.streams[who], other.streams[who]):
            if mine != theirs:
                yield min(memory.created for memory in (mine, theirs) if memory is not None)
                break


def _in_people(records: tuple[Records, Records]) -> Iterator[int]:
    """Where other people live, or the same under other numbers, they have never been the same."""
    if records[0].names != records[1].names:
        yield 0
