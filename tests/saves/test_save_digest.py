"""Digests name what is in a save, the same in every process."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.saves import content_hash, digest
from game.saves.migrations import MIGRATIONS, SCHEMA_VERSION, first_tables, migrate, version_of

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=10,
)


@given(st.dictionaries(st.text(max_size=4), values, max_size=6))
def test_the_order_of_keys_does_not_matter(data: dict[str, object]) -> None:
    assert digest([data]) == digest([dict(reversed(data.items()))])


@given(st.lists(values, max_size=4), values)
def test_another_part_makes_another_digest(parts: list[object], more: object) -> None:
    assert digest(parts) != digest([*parts, more])


def test_where_one_part_ends_matters() -> None:
    assert digest([[1], [2]]) != digest([[1, 2]])
    assert digest(["a", "b"]) != digest(["a\nb"])


def test_a_digest_is_the_same_in_another_process() -> None:
    script = "from game.saves import digest; print(digest([{'b': 1.5, 'a': ['\\u00e9']}]))"
    other = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert other.stdout.strip() == digest([{"a": ["\u00e9"], "b": 1.5}])


def test_what_json_cannot_say_has_no_digest() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        digest([float("nan")])


def test_a_text_and_its_bytes_are_the_same_content() -> None:
    assert content_hash("Übung") == content_hash("Übung".encode())
    assert content_hash("a") != content_hash("b")


def test_migrations_are_applied_once_each_and_in_order(tmp_path: Path) -> None:
    def add_weather(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE weather (tick INTEGER)")

    connection = sqlite3.connect(tmp_path / "old.town")
    migrate(connection)
    assert version_of(connection) == SCHEMA_VERSION == len(MIGRATIONS)
    migrate(connection, (*MIGRATIONS, add_weather))
    migrate(connection, (*MIGRATIONS, add_weather))
    assert version_of(connection) == SCHEMA_VERSION + 1
    assert connection.execute("SELECT count(*) FROM weather").fetchone() == (0,)


def test_a_migration_that_fails_leaves_the_save_as_it_was(tmp_path: Path) -> None:
    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE log")
        raise sqlite3.OperationalError("no")

    connection = sqlite3.connect(tmp_path / "old.town")
    migrate(connection, (first_tables,))
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (first_tables, fails))
    assert version_of(connection) == 1
    assert connection.execute("SELECT count(*) FROM log").fetchone() == (0,)
