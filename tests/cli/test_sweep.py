"""`smallville study sweep` as a researcher uses it: a grid of towns, a table, and going on after being stopped by force."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import people_file
from world.tiny_town import write_town

Words = tuple[str | Path, ...]


@pytest.fixture
def line(tmp_path: Path) -> CommandLine:
    return CommandLine(tmp_path / "saves")


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "town").mkdir()
    map_path = write_town(tmp_path / "town")
    town = ("--days", "1", "--map", map_path, "--residents", people_file(tmp_path))
    return ("study", "sweep", *town, "--folder", tmp_path / "sweep", "--out", tmp_path / "study.json")


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.slow
def test_a_sweep_goes_on_where_it_was(line: CommandLine, words: Words, tmp_path: Path) -> None:
    assert "density at the end" in line.run(*words, "--seeds", "5,7").stdout
    first = (tmp_path / "study.json").read_text("utf-8")
    assert json.loads(first)["seeds"] == [5, 7]
    assert not list((tmp_path / "sweep").glob("*.town"))
    next((tmp_path / "sweep").glob("seed-5-*.json")).unlink()
    line.run(*words, "--seeds", "5,7", "--keep-saves")
    assert (tmp_path / "study.json").read_text("utf-8") == first
    assert [path.name[:7] for path in (tmp_path / "sweep").glob("*.town")] == ["seed-5-"]  # 7 was not lived again


@pytest.mark.heavy
def test_settings_are_varied_and_each_combination_has_its_means_and_intervals(
    line: CommandLine, words: Words, tmp_path: Path
) -> None:
    done = line.run(*words, "--seeds", "1-2", "--set", "vision_tiles=2,8", "--table", tmp_path / "runs.csv")
    assert done.returncode == 0, done.stderr
    runs = rows(tmp_path / "runs.csv")
    assert [(row["seed"], row["vision_tiles"]) for row in runs] == [("1", "2"), ("2", "2"), ("1", "8"), ("2", "8")]
    means = [row for row in rows(tmp_path / "runs-means.csv") if row["what"] == "density at the end"]
    assert [(row["vision_tiles"], row["runs"]) for row in means] == [("2", "2"), ("8", "2")]
    for row in means:
        found = [float(each["density at the end"]) for each in runs if each["vision_tiles"] == row["vision_tiles"]]
        assert float(row["mean"]) == pytest.approx(sum(found) / 2)
        assert float(row["low"]) <= float(row["mean"]) <= float(row["high"])


@pytest.mark.heavy
def test_a_changed_paragraph_is_another_run_and_the_same_one_is_not_lived_again(
    line: CommandLine, words: Words, tmp_path: Path
) -> None:
    people = Path(words[words.index("--residents") + 1])
    line.run(*words, "--seeds", "1")
    kept = set((tmp_path / "sweep").glob("*.json"))
    people.write_text(people.read_text("utf-8").replace("drawing", "painting"), "utf-8")
    line.run(*words, "--seeds", "1")
    assert len(kept) == 1 and len(set((tmp_path / "sweep").glob("*.json"))) == 2


@pytest.mark.heavy
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL there")
def test_a_sweep_that_was_killed_goes_on_and_comes_to_the_same(line: CommandLine, words: Words, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", *map(str, words), "--seeds", "1-4", "--table", str(tmp_path / "runs.csv")]
    living = subprocess.Popen(command, env=line.environment, start_new_session=True, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while not list((tmp_path / "sweep").glob("*.json")) and time.monotonic() < deadline:
        time.sleep(0.2)
    os.kill(living.pid, signal.SIGKILL)
    living.wait()
    done = set((tmp_path / "sweep").glob("*.json"))
    assert 1 <= len(done) < 4
    untouched = {path: path.stat().st_mtime_ns for path in done}
    time.sleep(2)  # what it had begun in other processes notices that nobody wants it any more
    assert line.run(*words, "--seeds", "1-4", "--table", tmp_path / "runs.csv").returncode == 0
    assert {path: path.stat().st_mtime_ns for path in done} == untouched
    after = rows(tmp_path / "runs.csv")
    line.run(*words, "--seeds", "1-4", "--table", tmp_path / "runs.csv", "--fresh")
    assert rows(tmp_path / "runs.csv") == after


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--set", "vision=3"), 'There is no setting "vision"; there is vision_tiles.'),
        (("--set", "vision_tiles=many"), 'The setting "vision_tiles" cannot be'),
        (("--cluster", "tcp://127.0.0.1:1", "--keep-saves"), "leave out --keep-saves or --cluster"),
    ],
)
def test_what_cannot_be_swept_is_one_sentence(line: CommandLine, words: Words, more: tuple[str, ...], said: str) -> None:
    assert said in line.fails(*words, "--seeds", "1", *more)


def test_what_is_no_list_is_wrong_usage(line: CommandLine) -> None:
    assert "list of seeds" in line.is_misused("study", "sweep", "--seeds", "many")
    assert "not a setting with values" in line.is_misused("study", "sweep", "--set", "vision_tiles")
