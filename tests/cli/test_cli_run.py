"""`smallville run` lives, tells in numbers, goes on where it stopped, and refuses what cannot be before it touches anything."""

import json
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import PEOPLE, people_file
from world.tiny_town import write_town

from game.problem import Problem

HALF_PAST = "Feb 13 00:30"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    write_town(folder)
    people_file(folder)
    return folder


@pytest.fixture(scope="module")
def ground(files: Path) -> tuple[str | Path, ...]:
    return "--map", files / "tiny_town.tmx", "--residents", files / "people.toml"


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory, ground: tuple[str | Path, ...]) -> Path:
    """A folder with a save "day" that has come to half past midnight."""
    saves = tmp_path_factory.mktemp("lived") / "saves"
    done = CommandLine(saves).run("run", "day", "--until", HALF_PAST, "--seed", "3", *ground)
    assert done.returncode == 0, done.stderr
    return saves


@pytest.fixture
def town(lived: Path, tmp_path: Path) -> CommandLine:
    """The command line with a copy of that save."""
    shutil.copytree(lived, tmp_path / "home" / "saves")
    return CommandLine(tmp_path / "home" / "saves")


def test_with_json_it_prints_one_object_that_says_what_came_of_it(town: CommandLine, ground: tuple[str | Path, ...]) -> None:
    done = town.run("run", "other", "--until", HALF_PAST, "--seed", "3", "--threads", "1", "--json", *ground)
    told = json.loads(done.stdout)
    assert told["ticks"] == 180 and told["game_minutes"] == 30 and told["residents"] == 3
    assert told["thoughts"] > 0 and told["memories"] > told["residents"] and told["wall_s"] > 0
    assert told["digest"] == town.run("saves", "digest", "other").stdout.strip()
    assert told["digest"] == town.run_apart("saves", "digest", "day").stdout.strip(), "a name is part of the digest"
    assert done.stderr.count("\n") <= 1, "more than a progress bar"


def test_it_goes_on_where_it_stopped(town: CommandLine, files: Path) -> None:
    more = ("--map", files / "tiny_town.tmx", "--json")
    first = json.loads(town.run("run", "day", "--days", "0.01", *more).stdout)
    second = json.loads(town.run("run", "day", "--until", "2023-02-13 01:00", *more).stdout)
    assert first["ticks"] == 180 + 86
    assert second["ticks"] == 360
    assert second["memories"] >= first["memories"] and second["thoughts"] > first["thoughts"]


def test_ctrl_c_saves_and_leaves_a_run_that_goes_on(town: CommandLine, files: Path) -> None:
    words = [sys.executable, "-m", "game", "run", "day", "--days", "300", "--map", str(files / "tiny_town.tmx")]
    running = subprocess.Popen(words, env=town.environment, stderr=subprocess.PIPE, text=True)
    wal = town.saves / "day.town-wal"
    for _ in range(400):
        time.sleep(0.05)
        if wal.exists() and wal.stat().st_size > 200_000:
            break
    running.send_signal(signal.SIGINT)
    told = running.communicate(timeout=60)[1]
    assert running.returncode == 130
    assert "Traceback" not in told
    assert sorted(path.name for path in town.saves.iterdir()) == [".day.lock", "day.town"]
    with sqlite3.connect(town.saves / "day.town") as save:
        kept, whole = save.execute("SELECT (SELECT max(tick) FROM snapshots), (SELECT max(until) FROM checks)").fetchone()
    assert kept > 180 and kept == whole, "it was not saved at the tick it had come to"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("run", "new", "--days", "1", "--map", "nowhere.tmx"), "There is no map"),
        (("run", "day", "--days", "1", "--map", "nowhere.tmx"), "There is no map"),
        (("run", "day", "--days", "1", "--seed", "4"), "has begun already"),
        (("run", "day", "--until", "Feb 13 00:10"), "already"),
        (("run", "day", "--until", "Feb 12 23:00"), "before the town began"),
        (("run", "new", "--until", "when the cows come home"), "not a time"),
        (("run", "../new", "--days", "1"), "cannot be the name"),
        (("run", "new", "--days", "1", "--residents", "nobody.toml"), "no residents file"),
        (("saves", "digest", "nothing"), "no save"),
        (("shot", "nothing", "--out", "picture.png"), "no save"),
        (("shot", "day", "--out", "picture.png", "--size", "large"), "not a size"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence_and_changes_nothing(town: CommandLine, words: tuple[str, ...], says: str) -> None:
    assert says in town.fails(*words)


@pytest.mark.parametrize("what", [b"hello", b"", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"<html/>", b"<map/>"])
def test_a_map_that_is_none_is_said_in_a_sentence_and_changes_nothing(town: CommandLine, files: Path, what: bytes) -> None:
    (town.saves.parent / "odd.tmx").write_bytes(what)
    odd = town.saves.parent / "odd.tmx"
    assert "odd.tmx" in town.fails("run", "new", "--days", "1", "--map", odd)


def test_a_run_goes_on_with_the_map_in_its_save_where_the_file_is_none(town: CommandLine) -> None:
    odd = town.saves.parent / "odd.tmx"
    odd.write_text("<html/>")
    done = town.run("run", "day", "--days", "0.002", "--map", odd)
    assert done.returncode == 0
    assert "odd.tmx" in done.stderr and "The town goes on with the map in its save." in done.stderr


def test_a_map_that_was_drawn_anew_is_lived_on_and_it_is_said_what_has_changed(town: CommandLine) -> None:
    folder = town.saves.parent / "changed"
    folder.mkdir()
    path = write_town(folder)
    path.write_text(path.read_text().replace('name="shelf"', 'name="rack"'))
    done = town.run("run", "day", "--days", "0.002", "--map", path)
    assert done.returncode == 0
    assert "tiny_town.tmx has been drawn anew since. The shelf in Corner Shop is called rack now." in done.stderr
    assert town.run("replay", "day", "--check").returncode == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PEOPLE.replace('name = "Bo Finch"\n', ""), "resident 2"),
        (PEOPLE.replace("Bo Finch", "Ada Reed"), "both named"),
        (PEOPLE.replace("age = 61", 'age = "old"'), "whole number"),
        ("[[resident]", "not TOML"),
    ],
)
def test_a_wrong_residents_file_is_said_in_a_sentence_and_changes_nothing(
    town: CommandLine, files: Path, text: str, says: str
) -> None:
    path = people_file(town.saves.parent, text)
    assert says in town.fails("run", "new", "--days", "1", "--map", files / "tiny_town.tmx", "--residents", path)
    assert says in town.fails("people", "check", path)


def test_a_save_from_a_newer_version_is_left_alone(town: CommandLine, files: Path) -> None:
    with sqlite3.connect(town.saves / "day.town") as save:
        save.execute("PRAGMA user_version = 999")
    save.close()
    for words in (("run", "day", "--days", "1"), ("saves", "digest", "day"), ("shot", "day", "--out", "p.png")):
        assert "newer Smallville" in town.fails(*words)
    assert "newer Smallville" in town.run("saves", "list").stdout


def test_a_file_that_is_no_save_is_left_alone(town: CommandLine) -> None:
    (town.saves / "odd.town").write_bytes(b"not a save at all" * 20)
    assert "not a save" in town.fails("run", "odd", "--days", "1")
    assert "not a save" in town.run("saves", "list").stdout


def test_later_than_it_has_come_cannot_be_looked_at(town: CommandLine, files: Path) -> None:
    words = ("shot", "day", "--out", "picture.png", "--map", files / "tiny_town.tmx", "--at")
    assert "has only come to" in town.fails(*words, "Feb 14 12:00")
    assert "not a time" in town.fails(*words, "teatime")


@pytest.mark.parametrize(
    "words",
    [
        ("run", "day"),
        ("run", "day", "--days", "1", "--until", HALF_PAST),
        ("run", "day", "--days", "-1"),
        ("run", "day", "--days", "nan"),
        ("run", "day", "--days", "inf"),
        ("run", "day", "--days", "1", "--threads", "lots"),
        ("run",),
        ("fly",),
    ],
)
def test_wrong_usage_is_told_with_exit_code_2(town: CommandLine, words: tuple[str, ...]) -> None:
    assert "Usage" in town.is_misused(*words)


def test_where_a_run_cannot_go_on_from_its_end_it_is_said_from_where_it_does(
    town: CommandLine, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def another_version(*_: object) -> None:
        raise Problem("What was written cannot be lived again.")

    more = ("run", "day", "--days", "0.004", "--map", files / "tiny_town.tmx")
    assert "goes on from there" not in town.run(*more).stderr
    with sqlite3.connect(town.saves / "day.town") as save:
        save.execute("DELETE FROM snapshots WHERE tick > 180")  # as after a kill
    monkeypatch.setattr("game.session.going_on._live_again", another_version)
    told = town.run(*more)
    assert told.returncode == 0 and "after Monday 13 February 2023, 00:30 was written by another version" in told.stderr
