"""A save has every map its town was drawn by; one that is damaged or missing is noticed, and the rest is rescued."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from saves.lived import harm
from session.three_people import live, thinking, three_people

from game.problem import Problem
from game.saves import Store
from game.saves.contents import contents
from game.saves.maps import packed_map
from game.saves.migrations import MIGRATIONS
from game.saves.verifying import verify
from game.session.founding import found_new
from game.session.going_on import go_on
from game.session.ground import Ground, ground_of_save
from game.session.state import from_json

NOTHING_MORE = "DELETE FROM maps"


@pytest.fixture
def ground(tmp_path: Path) -> Ground:
    return three_people(tmp_path)


@pytest.fixture
def store(tmp_path: Path, ground: Ground) -> Store:
    store = Store(tmp_path / "saves")
    live(found_new(store, "run", ground, thinking()), 120).close()
    return store


def findings(store: Store, name: str = "run") -> list[str]:
    return [each.what for each in verify(store.path(name), from_json).findings if each.part == "maps"]


def test_a_map_is_kept_once_under_the_name_of_its_content(tmp_path: Path) -> None:
    packed = packed_map({"map": 1})
    with Store(tmp_path).create("one", {}, [packed]) as save:
        save.put_map(packed)
        save.put_map(packed_map({"map": 2}), first=True)
        assert save.map(packed[0]) == {"map": 1} and save.map("none") is None
        assert save.header == {"map": packed_map({"map": 2})[0]}
    with closing(sqlite3.connect(tmp_path / "one.town")) as connection:
        assert connection.execute("SELECT count(*) FROM maps").fetchone() == (2,)


def test_how_much_room_maps_take_can_be_seen(store: Store) -> None:
    assert 0 < contents(store.path("run")).bytes["maps"] < 10_000


def test_a_whole_save_has_its_maps(store: Store) -> None:
    assert findings(store) == []


@pytest.mark.parametrize(
    "statement", [NOTHING_MORE, "UPDATE maps SET data = x'00'", "UPDATE maps SET hash = 'other'", "UPDATE maps SET data = ''"]
)
def test_a_map_that_is_missing_or_not_as_it_was_written_is_found(store: Store, statement: str) -> None:
    harm(store.path("run"), statement)
    assert findings(store)


def test_data_that_are_none_of_a_map_are_found_and_refused(store: Store, ground: Ground) -> None:
    packed = packed_map({"map": {"name": "../x"}})
    with closing(sqlite3.connect(store.path("run"))) as connection, connection:
        connection.execute("DELETE FROM maps")
        connection.execute("INSERT INTO maps VALUES (?, ?)", packed)
        connection.execute("UPDATE header SET value = ? WHERE key = 'map'", (f'"{packed[0]}"',))
    assert findings(store)
    with store.open("run", write=False) as save, pytest.raises(Problem, match="damaged"):
        ground_of_save(save, ground.map_file.path)


def test_a_rescued_save_without_its_map_goes_on_with_the_file(store: Store, ground: Ground) -> None:
    harm(store.path("run"), "UPDATE maps SET data = x'00'")
    store.rescue("run", "rescued")
    with store.open("rescued", write=False) as save:
        on = ground_of_save(save, ground.map_file.path)
    live(go_on(store.open("rescued"), on, thinking()), 180).close()
    assert findings(store, "rescued") == []


def test_the_table_of_maps_came_last_and_stays_where_it_is() -> None:
    assert MIGRATIONS[5].__name__ == "maps"
