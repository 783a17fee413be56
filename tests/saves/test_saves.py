"""A save keeps what it was given, says plainly when it cannot, and never runs what is in it."""

import json
import os
import sqlite3
import subprocess
import sys
import zlib
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.embedding import DIMENSIONS, Embedder
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.stream import MemoryStream
from game.problem import Problem
from game.saves import Batch, LogRow, Remembered, Save, Store
from game.saves.schema import memory_from, memory_row

HEADER = {"start": "2023-02-13", "seed": 7, "residents": {"hash": "ab", "text": 'name = "Ada"'}}
EMBEDDER = Embedder()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves")


def remembered(number: int, text: str, created: int = 0, resident: int = 1) -> Remembered:
    memory = Memory(number, created, NewMemory(Kind.OBSERVATION, text, 1 + number % 10))
    return Remembered(resident, memory, EMBEDDER.embed([text])[0])


def minute(tick: int, *texts: str) -> Batch:
    memories = tuple(remembered(number, text, tick) for number, text in enumerate(texts))
    touches = tuple((tick, 1, each.memory.number) for each in memories)
    return Batch((LogRow(tick, "command", {"tick": tick}),), memories, touches, until=tick + 6)


def damage(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


def says(store: Store, *words: str, write: bool = True) -> str:
    """Opening the save "day" fails with one sentence that has these words."""
    with pytest.raises(Problem) as caught, store.open("day", write=write) as save:
        save.memories(1)
        save.log()
        save.latest_snapshot()
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert all(word in sentence for word in words), sentence
    return sentence


def test_what_was_written_is_there_when_the_save_is_opened_again(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(minute(6, "Ada is cooking", "Bo is reading"))
        save.put_snapshot(12, {"residents": [1, 2]})
    with store.open("day") as save:
        assert save.header == HEADER
        assert save.log() == (LogRow(6, "command", {"tick": 6}),)
        assert [memory.text for memory in save.memories(1)] == ["Ada is cooking", "Bo is reading"]
        assert save.latest_snapshot() == (12, {"residents": [1, 2]})
        assert save.last_tick == 12


numbers = st.integers(0, 2**31 - 1)
contents = st.builds(
    NewMemory,
    kind=st.sampled_from(Kind),
    text=st.text(st.characters(codec="utf-8"), max_size=40),
    importance=st.integers(1, 10),
    evidence=st.lists(numbers, max_size=3).map(tuple),
    people=st.lists(numbers, max_size=3).map(tuple),
    place=st.none() | numbers,
    said_by=st.none() | numbers,
    talk=st.none() | numbers,
    line=st.none() | numbers,
    retells=st.none() | numbers,
    supersedes=st.none() | numbers,
)


@settings(deadline=None, max_examples=25)
@given(st.lists(contents, max_size=8), st.lists(st.tuples(st.integers(0, 7), st.integers(0, 500)), max_size=8))
def test_a_stream_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, new: list[NewMemory], uses: list[tuple[int, int]]
) -> None:
    stream = MemoryStream()
    vectors = EMBEDDER.embed([each.text for each in new])
    memories = stream.commit(new, vectors, 5)
    touches = tuple((tick, 1, number) for number, tick in uses if number < len(new))
    for tick, _, number in touches:
        stream.touch([number], tick)
    batch = Batch(memories=tuple(Remembered(1, *pair) for pair in zip(memories, vectors, strict=True)), touches=touches)
    with Store(tmp_path_factory.mktemp("saves")).create("day", HEADER) as save:
        save.append_minute(batch)
        loaded = save.stream(1, EMBEDDER)
    assert loaded.records == stream.records
    assert loaded.digest == stream.digest
    assert np.array_equal(loaded.last_access, stream.last_access)
    assert np.array_equal(loaded.view().vectors, stream.view().vectors)


def test_a_memory_saved_before_anything_could_be_corrected_is_read_and_rubbish_is_not() -> None:
    row = (7, 60, "reflection", 5, "[[3],[2]]", None, None, None, None, None)
    assert memory_from("Ada is glad", row).content == NewMemory(Kind.REFLECTION, "Ada is glad", 5, (3,), (2,))
    corrected = memory_from("Ada is glad", (*row[:4], "[[3],[2],4]", *row[5:]))
    assert corrected.content.supersedes == 4 and memory_row(corrected)[4] == "[[3],[2],4]"
    innate = memory_from("Ada is glad", (*row[:4], "[[3],[2],true]", *row[5:]))
    assert innate.content.innate and memory_row(innate)[4] == "[[3],[2],true]"
    for about in ('[[3],[2],"4"]', "[[3],[2],4,5]", "[[3],[2],null]", "[[3],[2],true,4]", "[[3],[2],false]"):
        with pytest.raises(ValueError, match="corrects"):
            memory_from("Ada is glad", (*row[:4], about, *row[5:]))


def test_a_text_remembered_by_many_is_kept_once(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(Batch(memories=tuple(remembered(0, "It rains", resident=who) for who in range(25))))
    with sqlite3.connect(store.path("day")) as connection:
        assert connection.execute("SELECT count(*), max(length(vector)) FROM texts").fetchone() == (1, DIMENSIONS * 4)
    connection.close()


def test_memory_can_be_read_as_of_then(store: Store) -> None:
    with store.create("day", HEADER) as save:
        memories = (remembered(0, "early", 6), remembered(1, "late", 60))
        save.append_minute(Batch(memories=memories, touches=((30, 1, 0), (90, 1, 0))))
        assert [memory.text for memory in save.memories(1, until=59)] == ["early"]
        assert save.stream(1, EMBEDDER, until=59).last_access.tolist() == [30]
        assert save.stream(1, EMBEDDER).last_access.tolist() == [90, 60]


def test_a_run_can_go_back_to_an_earlier_tick(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(Batch((LogRow(6, "a", 1),), (remembered(0, "early", 6),)))
        save.put_snapshot(6, 1)
        save.append_minute(Batch((LogRow(60, "a", 2),), (remembered(1, "late", 60),), ((60, 1, 0),)))
        save.put_snapshot(60, 2)
        save.rewind(6)
        save.append_minute(Batch(memories=(remembered(1, "another", 12),)))
        assert [memory.text for memory in save.memories(1)] == ["early", "another"]
        assert save.log() == (LogRow(6, "a", 1),)
        assert save.latest_snapshot() == (6, 1)


def test_a_fork_is_a_copy_and_shares_nothing_from_then_on(store: Store) -> None:
    with store.create("one", HEADER) as save:
        save.put_snapshot(0, {})
        save.append_minute(minute(6, "ada woke"))
        save.flush()
        store.fork("one", "other")
        save.append_minute(Batch((LogRow(12, "command", {}),), until=18))
    with store.open("other") as other:
        assert [row.tick for row in other.log()] == [6]
        assert other.header == HEADER | {"forked_from": {"name": "one", "tick": 12}}
        other.append_minute(Batch((LogRow(18, "command", {}),)))
    with store.open("one", write=False) as one:
        assert [row.tick for row in one.log()] == [6, 12]


def test_a_fork_takes_nobodys_name_and_leaves_nothing_behind_when_it_cannot_be(store: Store) -> None:
    store.create("one", HEADER).close()
    store.create("other", HEADER).close()
    for name, new in (("one", "other"), ("nobody", "new"), ("one", "a/b")):
        with pytest.raises(Problem):
            store.fork(name, new)
    assert {info.name for info in store.list()} == {"one", "other"}


def test_the_log_can_be_read_by_kind_and_from_a_tick_on(store: Store) -> None:
    rows = (LogRow(1, "command", 1), LogRow(2, "thought", 2), LogRow(3, "command", 3))
    with store.create("day", HEADER) as save:
        save.append_minute(Batch(rows))
        assert save.log("command") == (rows[0], rows[2])
        assert save.log("command", since=2) == (rows[2],)
        assert save.log(since=2) == rows[1:]


def test_the_newest_snapshot_not_after_a_tick_is_found(store: Store) -> None:
    with store.create("day", HEADER) as save:
        assert save.latest_snapshot() is None
        for tick in (60, 120, 180):
            save.put_snapshot(tick, tick)
        assert save.latest_snapshot() == (180, 180)
        assert save.latest_snapshot(until=179) == (120, 120)


def test_vectors_of_another_model_are_made_anew(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(minute(6, "Ada is cooking"))
    damage(store.path("day"), "UPDATE texts SET model = 'another', vector = x'00'")
    with store.open("day") as save:
        assert np.array_equal(save.stream(1, EMBEDDER).view().vectors, EMBEDDER.embed(["Ada is cooking"]))


def test_a_closed_save_is_one_file(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(minute(6, "Ada is cooking"))
    assert [path.name for path in store.folder.iterdir() if not path.name.startswith(".")] == ["day.town"]


def test_saves_are_listed_by_name_with_how_far_they_came(store: Store) -> None:
    assert store.list() == ()
    store.create("b", HEADER).close()
    with store.create("a", HEADER) as save:
        save.put_snapshot(600, {})
    first, second = store.list()
    assert (first.name, first.tick, first.header) == ("a", 600, HEADER)
    assert (second.name, second.tick, second.problem) == ("b", 0, "")


def test_what_is_not_a_save_is_listed_with_the_reason(store: Store) -> None:
    store.folder.mkdir()
    (store.folder / "letter.town").write_text("dear diary " * 100)
    (info,) = store.list()
    assert "not a save" in info.problem


def test_only_one_program_writes_a_save_and_others_may_read_it(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(minute(6, "Ada is cooking"))
        save.flush()
        says(store, '"day"', "open in another Smallville")
        with store.open("day", write=False) as reader:
            assert len(reader.memories(1)) == 1
    store.open("day").close()


def test_a_lock_ends_with_the_process_that_held_it_and_nothing_written_is_lost(store: Store) -> None:
    script = (
        "import os, sys; from pathlib import Path; from game.saves import *\n"
        "save = Store(Path(sys.argv[1])).create('day', {'seed': 1})\n"
        "save.append_minute(Batch((LogRow(6, 'command', 'said'),))); save.flush(); os._exit(9)"
    )
    done = subprocess.run([sys.executable, "-c", script, str(store.folder)], check=False)
    assert done.returncode == 9
    with store.open("day") as save:
        assert save.log() == (LogRow(6, "command", "said"),)


def test_a_save_opened_for_reading_cannot_be_written(store: Store) -> None:
    store.create("day", HEADER).close()
    with store.open("day", write=False) as save, pytest.raises(Problem, match="reading only"):
        save.put_snapshot(1, {})


def test_there_is_no_second_save_of_a_name(store: Store) -> None:
    store.create("day", HEADER).close()
    with pytest.raises(Problem, match="already"):
        store.create("day", {})
    with store.open("day") as save:
        assert save.header == HEADER


def test_a_save_that_does_not_exist_is_named(store: Store) -> None:
    says(store, 'no save "day"')
    assert not store.folder.exists()


@pytest.mark.parametrize("content", [b"", b"not a database, but long enough to be one" * 100, b"SQLite format 3\0"])
def test_what_is_not_a_save_is_refused(store: Store, content: bytes) -> None:
    store.folder.mkdir()
    store.path("day").write_bytes(content)
    says(store, "not a save of Smallville")
    assert store.path("day").read_bytes() == content


def test_another_programs_database_is_refused(store: Store) -> None:
    store.folder.mkdir()
    damage(store.path("day"), "CREATE TABLE songs (title)")
    says(store, "not a save of Smallville")


@pytest.mark.parametrize("write", [True, False])
def test_a_save_from_a_newer_game_is_left_alone(store: Store, write: bool) -> None:
    store.create("day", HEADER).close()
    damage(store.path("day"), "PRAGMA user_version = 99")
    before = store.path("day").read_bytes()
    says(store, "newer Smallville", "99", "update", write=write)
    assert store.path("day").read_bytes() == before


def test_a_truncated_save_is_refused_in_one_sentence(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(minute(6, *(f"thing {number}" for number in range(50))))
    whole = store.path("day").read_bytes()
    for length in (*range(50, len(whole), 7919), len(whole) - 4096, len(whole) - 1):
        store.path("day").write_bytes(whole[:length])
        says(store, '"day"')


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE memories",
        "UPDATE memories SET kind = 'rumour'",
        "UPDATE memories SET about = '[1'",
        "UPDATE memories SET number = 5",
        "UPDATE memories SET importance = 10000",
        "UPDATE memories SET created = 'noon'",
        "UPDATE texts SET vector = x'0011'",
        "UPDATE texts SET vector = 'words'",
        "UPDATE log SET data = '{'",
        "UPDATE snapshots SET data = x'00'",
        "UPDATE header SET value = 'x'",
        "DROP TABLE header",
    ],
)
def test_a_save_somebody_tampered_with_is_damaged_and_no_traceback(store: Store, statement: str) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(minute(6, "Ada is cooking"))
        save.put_snapshot(6, {})
    damage(store.path("day"), statement)
    with pytest.raises(Problem, match="damaged"), store.open("day") as save:
        _read_everything(save)


def _read_everything(save: Save) -> None:
    assert save.header
    save.stream(1, EMBEDDER)
    save.log()
    save.latest_snapshot()


def test_a_snapshot_that_unpacks_without_end_is_refused(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.put_snapshot(6, {})
    bomb = zlib.compress(b" " * 300_000_000, 1)
    with sqlite3.connect(store.path("day")) as connection:
        connection.execute("UPDATE snapshots SET data = ?", (bomb,))
    connection.close()
    with store.open("day", write=False) as save, pytest.raises(Problem, match="damaged"):
        save.latest_snapshot()


def test_nothing_in_a_save_is_pickled_or_a_path(store: Store) -> None:
    with store.create("day", HEADER) as save:
        save.append_minute(minute(6, "Ada is cooking"))
        save.put_snapshot(6, {"a": 1})
    content = store.path("day").read_bytes()
    assert b"cpickle" not in content
    assert os.fsencode(store.folder) not in content


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Problem, match=r"cannot be used in .*file"):
        Store(tmp_path / "file" / "saves").create("day", HEADER)


def test_the_header_is_kept_in_one_spelling(store: Store) -> None:
    store.create("day", {"b": [1, {"z": 1, "a": 2}]}).close()
    with sqlite3.connect(store.path("day")) as connection:
        (value,) = connection.execute("SELECT value FROM header").fetchone()
    connection.close()
    assert value == json.dumps([1, {"a": 2, "z": 1}], separators=(",", ":"))
