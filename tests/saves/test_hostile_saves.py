"""A save from a stranger is refused, or shown as text; nothing in it runs, nothing outside is touched, nothing grows for ever."""

import json
import lzma
import pickle
import sqlite3
import zlib
from contextlib import closing, suppress
from pathlib import Path

import pytest
from saves.lived import harm, rows
from session.three_people import thinking

from game.problem import Problem
from game.saves import Store
from game.saves.contents import contents
from game.saves.migrations import APPLICATION_ID, MIGRATIONS, migrate
from game.saves.verifying import verify
from game.session.digests import digest_of_save
from game.session.going_on import go_on
from game.session.ground import Ground, ground_of_save
from game.session.replay import Replay
from game.session.state import from_json

DEEP = "[" * 100_000 + "]" * 100_000
EVERY_COLUMN = [
    *(("log", column) for column in ("tick", "kind", "data")),
    *(("texts", column) for column in ("text", "model", "vector")),
    *(("memories", column) for column in ("created", "kind", "importance", "about", "place", "said_by", "talk", "line", "text")),
    *(("touches", column) for column in ("tick", "number")),
    *(("snapshots", column) for column in ("data", "digest")),
    *(("checks", column) for column in ("since", "digest")),
    ("header", "value"),
]
VALUES = ["'words'", "-1", "9223372036854775807", "1e300", "x'00ff'", "NULL", "CAST(x'fffe80' AS TEXT)", "'[[[[1]]]]'", "'NaN'"]


def everything(store: Store, ground: Ground, name: str = "day") -> list[str]:
    """Do with a save whatever can be done with one; answers the sentences with which it was refused."""
    refused: list[str] = []

    def attempt(what: object) -> None:
        try:
            what()  # type: ignore[operator]
        except Problem as problem:
            refused.append(str(problem))

    def open_and(what: object, write: bool = False) -> None:
        with store.open(name, write=write) as save:
            what(save)  # type: ignore[operator]

    path = store.path(name)
    attempt(lambda: [str(info.problem) for info in store.list()])
    attempt(lambda: contents(path))
    attempt(lambda: open_and(lambda save: go_on(save, ground, thinking()), write=True))
    attempt(lambda: open_and(digest_of_save))
    attempt(lambda: open_and(lambda save: Replay(save, ground).travel(30)))
    attempt(lambda: open_and(lambda save: [save.memories(1), save.log(), save.latest_snapshot(), list(save.calls())]))
    attempt(lambda: open_and(lambda save: ground_of_save(save, ground.map_file.path)))
    attempt(lambda: refused.extend(finding.what for finding in verify(path, from_json).findings))
    attempt(lambda: store.fork(name, "fork", 100))
    attempt(lambda: store.rescue(name, "rescued"))
    assert all("\n" not in sentence and "\x1b" not in sentence and len(sentence) < 700 for sentence in refused), refused
    return refused


def put(day: Store, ground: Ground, table: str, column: str, values: list[str]) -> None:
    """Put each value into a whole column in turn, and do everything with what comes of it."""
    whole = day.path("day").read_bytes()
    for value in values:
        day.path("day").write_bytes(whole)
        for copy in ("fork", "rescued"):
            day.path(copy).unlink(missing_ok=True)
        with suppress(sqlite3.IntegrityError):
            harm(day.path("day"), f"UPDATE OR IGNORE {table} SET {column} = {value}")
            everything(day, ground)


@pytest.mark.parametrize(("number", "place"), list(enumerate(EVERY_COLUMN)))
def test_a_value_that_cannot_be_in_a_column_is_no_more_than_refused(
    day: Store, ground: Ground, number: int, place: tuple[str, str]
) -> None:
    put(day, ground, *place, [VALUES[number % len(VALUES)]])


@pytest.mark.heavy
@pytest.mark.parametrize(("table", "column"), EVERY_COLUMN)
def test_any_value_in_any_column_is_no_more_than_refused(day: Store, ground: Ground, table: str, column: str) -> None:
    put(day, ground, table, column, VALUES)


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON log BEGIN DELETE FROM memories; END",
        "CREATE TRIGGER t AFTER INSERT ON log BEGIN SELECT load_extension('/tmp/x.so'); END",
        "CREATE VIEW v AS SELECT writefile('/tmp/x', 'y')",
        "CREATE VIRTUAL TABLE v USING fts5(words)",
        "CREATE TABLE more (a, b GENERATED ALWAYS AS (randomblob(1000000000)) VIRTUAL)",
        "CREATE INDEX more ON log (hex(randomblob(10)))",
    ],
)
def test_nothing_in_a_file_runs_and_a_copy_is_made_without_it(day: Store, ground: Ground, statement: str) -> None:
    with suppress(sqlite3.OperationalError):  # some SQLite would not even write it
        harm(day.path("day"), statement)
        assert all("is none of a save's" in each or "fork" in each for each in everything(day, ground)[:1])
        with pytest.raises(Problem, match="none of a save's"):
            day.open("day")
        kept = rows(day.path("rescued"))
        assert kept["memories"] == rows(day.path("day"))["memories"]
        with closing(sqlite3.connect(day.path("rescued"))) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        assert names.isdisjoint({"t", "v", "more"})


def test_a_table_that_is_a_view_without_end_is_never_read(day: Store, ground: Ground) -> None:
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
    endless += " SELECT i AS id, i AS tick, 'a' AS kind, '{}' AS data"
    harm(day.path("day"), "DROP TABLE log", f"CREATE VIEW log AS {endless} FROM n")
    assert all("log" in each for each in everything(day, ground)[:3])


@pytest.mark.parametrize("pack", [zlib.compress, lzma.compress], ids=["zlib", "lzma"])
def test_a_state_that_unpacks_without_end_is_refused(day: Store, ground: Ground, pack: object) -> None:
    bomb = pack(b" " * 300_000_000)  # type: ignore[operator]
    with closing(sqlite3.connect(day.path("day"))) as connection, connection:
        connection.execute("UPDATE snapshots SET data = ?, digest = NULL WHERE tick = (SELECT max(tick) FROM snapshots)", (bomb,))
    assert "latest state" in everything(day, ground)[0]


@pytest.mark.parametrize("text", [DEEP, "NaN", '{"tick": 1e999}', "[]", "7", '{"tick": 480, "residents": 3}', "9" * 10_000])
def test_a_state_that_is_none_is_refused(day: Store, ground: Ground, text: str) -> None:
    packed = zlib.compress(text.encode())
    with closing(sqlite3.connect(day.path("day"))) as connection, connection:
        connection.execute("UPDATE snapshots SET data = ?, digest = NULL WHERE tick > 0", (packed,))
    assert everything(day, ground)


def say(day: Store, ground: Ground, key: str, value: str) -> None:
    """Have the header say something, and do everything with it."""
    with closing(sqlite3.connect(day.path("day"))) as connection, connection:
        connection.execute("INSERT OR REPLACE INTO header VALUES (?, ?)", (key, value))
    everything(day, ground)


KEYS = ["start", "seed", "map_name", "cognition", "residents", "forked_from", "map_hash", "map"]
SAID = ["NaN", DEEP, "Infinity", "9" * 10_000, '"9999-12-31"', '"../../etc/passwd"', "null", "[1]", "{}"]


@pytest.mark.parametrize(("key", "value"), list(zip([*KEYS, "start"], [*SAID[1:], "NaN"], strict=True)))
def test_a_header_that_says_anything_is_no_more_than_refused(day: Store, ground: Ground, key: str, value: str) -> None:
    say(day, ground, key, value)


@pytest.mark.heavy
@pytest.mark.parametrize("value", SAID)
@pytest.mark.parametrize("key", KEYS)
def test_whatever_a_header_says_is_no_more_than_refused(day: Store, ground: Ground, key: str, value: str) -> None:
    say(day, ground, key, value)


def test_a_path_for_a_maps_name_is_never_followed(day: Store, tmp_path: Path) -> None:
    (tmp_path / "map.tmx").write_text("<map/>")
    for path in (str(tmp_path / "map.tmx"), "../map.tmx", "file:///etc/passwd"):
        with closing(sqlite3.connect(day.path("day"))) as connection, connection:
            connection.execute("UPDATE header SET value = ? WHERE key = 'map_name'", (json.dumps(path),))
        with day.open("day", write=False) as save:
            assert ground_of_save(save).map_file.path.parent == day.folder, "where its own map would lie"


class Runs:
    """Leaves a file where it is unpickled."""

    def __init__(self, at: Path) -> None:
        self.at = at

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Path.touch, (self.at,)


def test_what_is_pickled_stays_pickled(day: Store, ground: Ground, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    for table, column in (("snapshots", "data"), ("texts", "vector"), ("checks", "digest")):
        with closing(sqlite3.connect(day.path("day"))) as connection, connection:
            connection.execute(f"UPDATE {table} SET {column} = ?", (pickle.dumps(Runs(ran)),))
    everything(day, ground)
    assert not ran.exists()


@pytest.mark.parametrize("name", ["Ada'); DROP TABLE log; --", 'Ada"', "\x1b[31mAda", "Ada\nReed", "..", "a" * 5000])
def test_a_name_is_a_name(day: Store, ground: Ground, name: str) -> None:
    text = f"[[resident]]\nname = {json.dumps(name)}\nparagraph = 'She bakes'\n"
    with closing(sqlite3.connect(day.path("day"))) as connection, connection:
        connection.execute("UPDATE header SET value = ? WHERE key = 'residents'", (json.dumps(text),))
    before = rows(day.path("day"))["log"]
    everything(day, ground)
    assert rows(day.path("day"))["log"][:10] == before[:10]


def test_ticks_without_end_take_no_time_without_end(day: Store, ground: Ground) -> None:
    harm(day.path("day"), f"UPDATE checks SET until = {2**62} WHERE until = (SELECT max(until) FROM checks)")
    harm(day.path("day"), f"UPDATE snapshots SET tick = {2**61} WHERE tick = (SELECT max(tick) FROM snapshots)")
    assert any("lived longer than any town" in each for each in everything(day, ground))


def test_an_empty_save_is_a_town_that_has_not_begun(tmp_path: Path, ground: Ground) -> None:
    store = Store(tmp_path)
    with closing(sqlite3.connect(store.path("day"))) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        migrate(connection, MIGRATIONS)
    everything(store, ground)
