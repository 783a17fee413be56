"""The writer never makes anybody wait for the disk, leaves no gaps, and tells of its failures."""

import sqlite3
from pathlib import Path
from threading import Event

import pytest

from game.problem import Problem
from game.saves import Batch, LogRow, Save, Store
from game.saves.writer import Writer


def row(tick: int) -> Batch:
    return Batch((LogRow(tick, "command", "x" * 5000),))


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    connection = sqlite3.connect(tmp_path / "day.town", check_same_thread=False)
    connection.execute("CREATE TABLE numbers (number INTEGER UNIQUE)")
    return Writer(connection, tmp_path / "day.town")


def insert(number: int) -> "object":
    return lambda connection: connection.execute("INSERT INTO numbers VALUES (?)", (number,))


def test_submitting_does_not_wait_and_flushing_does(writer: Writer) -> None:
    go_on, written = Event(), []

    def slow(connection: sqlite3.Connection) -> None:
        go_on.wait(10)
        written.append("slow")

    writer.submit(slow)
    writer.submit(lambda connection: written.append("next"))
    assert writer.waiting == 2
    assert written == []
    go_on.set()
    writer.flush()
    assert written == ["slow", "next"]
    assert writer.waiting == 0
    writer.stop()


def test_after_a_failure_nothing_later_is_written_and_every_call_says_so(writer: Writer) -> None:
    written = []

    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO numbers VALUES (1)")
        raise sqlite3.OperationalError("the disk went away")

    def reads(connection: sqlite3.Connection) -> None:
        written.append(connection.execute("SELECT count(*) FROM numbers").fetchone())

    writer.submit(fails)
    writer.submit(reads)
    for _ in range(2):
        with pytest.raises(Problem, match="the disk went away"):
            writer.flush()
    with pytest.raises(Problem):
        writer.submit(reads)
    assert written == []
    writer.stop()


def test_a_full_disk_is_said_in_one_sentence_and_what_was_there_stays(tmp_path: Path) -> None:
    store = Store(tmp_path)
    save = store.create("day", {"seed": 1})
    save.append_minute(row(6))
    save.flush()
    _fill_the_disk(save)
    for tick in range(12, 1200, 6):
        try:
            save.append_minute(row(tick))
        except Problem:
            break
    with pytest.raises(Problem, match="The disk is full"):
        save.close()
    with store.open("day") as again:
        ticks = [each.tick for each in again.log()]
        assert ticks == list(range(6, 6 * len(ticks) + 1, 6))
        assert 1 <= len(ticks) < 199


def _fill_the_disk(save: Save) -> None:
    """SQLite's own limit on pages gives the very error that a full disk gives."""
    save._writer.submit(lambda connection: connection.execute("PRAGMA max_page_count = 40").close())  # type: ignore[union-attr]
