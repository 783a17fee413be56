"""`smallville saves` as a person uses it: what it prints, its exit code, and what became of the disk."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from cli.command_line import CommandLine

from game.saves import Store

ROOT = Path(__file__).parents[2]
THREE = ROOT / "assets" / "residents" / "three.toml"
UNTIL = "02:00"


@pytest.fixture(scope="module")
def monday(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A save of three residents, until two in the night."""
    line = CommandLine(tmp_path_factory.mktemp("monday") / "saves")
    done = line.run("run", "monday", "--residents", THREE, "--until", UNTIL)
    assert done.returncode == 0, done
    return (line.saves / "monday.town").read_bytes()


@pytest.fixture
def line(monday: bytes, tmp_path: Path) -> CommandLine:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "monday.town").write_bytes(monday)
    return CommandLine(tmp_path / "saves")


def said(line: CommandLine, *words: str | Path) -> str:
    done = line.run(*words)
    assert done.returncode == 0, done
    return done.stdout


def test_each_command_has_help_with_an_example(line: CommandLine) -> None:
    for command in ("list", "show", "fork", "verify", "export", "delete"):
        assert f"smallville saves {command}" in said(line, "saves", command, "--help")


def test_the_list_says_how_far_each_has_come_and_what_is_wrong_with_one(line: CommandLine) -> None:
    (line.saves / "diary.town").write_text("dear diary" * 100)
    shown = said(line, "saves", "list")
    assert "monday" in shown and "Monday 13 February 2023, 02:00" in shown and "not a save of Smallville" in shown
    listed = json.loads(said(line, "saves", "list", "--json"))
    assert [(each["name"], each["tick"]) for each in listed] == [("diary", 0), ("monday", 720)]


def test_a_save_is_shown_with_all_that_is_in_it(line: CommandLine) -> None:
    shown = said(line, "saves", "show", "monday")
    for words in ("Isabella Rodriguez", "the offline mind", "smallville.tmx", "02:00", "memories", "vectors", "can be replayed"):
        assert words in shown, shown
    data = json.loads(said(line, "saves", "show", "monday", "--json"))
    assert data["end"] == 720 and data["replay"] == [0, 720] and sum(data["memories"].values()) > 20
    assert data["bytes"]["states"] > 0 and data["bytes_of_file"] == (line.saves / "monday.town").stat().st_size


def test_a_fork_says_of_when_it_is_and_where_it_came_from(line: CommandLine) -> None:
    assert "02:00" in said(line, "saves", "fork", "monday", "now")
    assert "00:30" in said(line, "saves", "fork", "monday", "what if", "--at", "Feb 13 00:30")
    shown = said(line, "saves", "show", "what if")
    assert '"monday" as it was on Monday 13 February 2023, 00:30' in shown
    done = line.run("run", "what if", "--until", UNTIL)
    assert done.returncode == 0, done
    digests = {said(line, "saves", "digest", name) for name in ("monday", "what if", "now")}
    assert len(digests) == 1


def test_times_that_are_none_and_names_that_are_taken_are_refused(line: CommandLine) -> None:
    assert "choose a time of these" in line.fails("saves", "fork", "monday", "x", "--at", "Feb 13 09:00")
    assert "before the town began" in line.fails("saves", "fork", "monday", "x", "--at", "Feb 12 09:00")
    assert "not a time" in line.fails("saves", "fork", "monday", "x", "--at", "soon")
    assert "already" in line.fails("saves", "fork", "monday", "monday")
    assert "no save" in line.fails("saves", "fork", "sunday", "x")
    assert "cannot be the name" in line.fails("saves", "fork", "monday", "../x")
    line.is_misused("saves", "fork", "monday", "x", "--rescue", "--at", "00:30")


def test_a_whole_save_is_verified_and_a_damaged_one_has_exit_code_1(line: CommandLine) -> None:
    assert "is as it was written" in said(line, "saves", "verify", "monday")
    with closing(sqlite3.connect(line.saves / "monday.town")) as connection, connection:
        connection.execute("UPDATE snapshots SET data = x'00' WHERE tick = 720")
    done = line.run("saves", "verify", "monday")
    assert done.returncode == 1
    assert "states, Monday 13 February 2023, 02:00" in done.stdout and "--rescue" in done.stdout
    found = json.loads(line.run("saves", "verify", "monday", "--json").stdout)
    assert found["findings"][0]["tick"] == 720 and found["good_until"] == 720


def test_a_damaged_save_says_how_it_is_rescued_and_that_does_it(line: CommandLine, monday: bytes) -> None:
    (line.saves / "monday.town").write_bytes(monday[:-20_000])
    sentence = line.fails("run", "monday", "--days", "1")
    assert 'smallville saves fork "monday" NEW --rescue` makes a copy as it was on Monday 13 February 2023, 0' in sentence
    assert '"mended" is "monday" as it was on Monday' in said(line, "saves", "fork", "monday", "mended", "--rescue")
    assert "is as it was written" in said(line, "saves", "verify", "mended")


def test_a_save_goes_only_when_that_was_meant(line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer.confirm", lambda question: False)
    assert "stays" in said(line, "saves", "delete", "monday")
    assert Store(line.saves).exists("monday")
    assert "gone" in said(line, "saves", "delete", "monday", "--yes")
    assert not any(line.saves.iterdir())
    assert "no save" in line.fails("saves", "delete", "monday", "--yes")


def test_the_log_of_its_days_can_be_read(line: CommandLine) -> None:
    said(line, "saves", "export", "monday", "monday.md")
    page = (line.saves.parent / "monday.md").read_text()
    assert page.startswith("# monday\n") and "## Monday 13 February 2023" in page and "### 00:00" in page
    assert "- 00:00 Isabella Rodriguez is sleeping (Isabella Rodriguez's apartment: bedroom)" in page


def test_all_that_is_readable_is_in_the_json(line: CommandLine) -> None:
    said(line, "saves", "export", "monday", "monday.json")
    data = json.loads((line.saves.parent / "monday.json").read_text())
    assert data["until"] == {"tick": 720, "at": "2023-02-13 02:00:00"}
    assert data["residents"][0]["name"] == "Isabella Rodriguez"
    assert {"memories", "talks", "log", "plans", "calls"} < set(data) and data["memories"][0]["kind"] == "observation"


def test_a_copy_and_an_archive_are_saves_again(line: CommandLine) -> None:
    said(line, "saves", "export", "monday", "copy.town")
    said(line, "saves", "export", "monday", "monday.zip")
    with ZipFile(line.saves.parent / "monday.zip") as archive:
        assert archive.namelist() == ["monday.town", "monday.json", "monday.md"] and archive.testzip() is None
        (line.saves / "again.town").write_bytes(archive.read("monday.town"))
    (line.saves / "copy.town").write_bytes((line.saves.parent / "copy.town").read_bytes())
    assert len({said(line, "saves", "digest", name) for name in ("monday", "copy", "again")}) == 1


def test_no_file_is_written_over_unasked_and_none_is_left_half(line: CommandLine, monday: bytes) -> None:
    out = line.saves.parent / "monday.md"
    out.write_text("mine")
    assert "already" in line.fails("saves", "export", "monday", "monday.md")
    said(line, "saves", "export", "monday", "monday.md", "--replace")
    assert out.read_text().startswith("# monday")
    assert ".town, .json, .md or .zip" in line.fails("saves", "export", "monday", "monday.pdf")
    assert "could not be written" in line.fails("saves", "export", "monday", "nowhere/monday.md")
    assert "no save" in line.fails("saves", "export", "sunday", "sunday.md")
    with closing(sqlite3.connect(line.saves / "monday.town")) as connection, connection:
        connection.execute(
            "UPDATE log SET data = '{}' WHERE kind = 'event' AND id = (SELECT max(id) FROM log WHERE kind = 'event')"
        )
    assert "damaged" in line.fails("saves", "export", "monday", "half.md")


def test_words_of_others_steer_no_terminal_and_are_no_mark_up(line: CommandLine) -> None:
    with closing(sqlite3.connect(line.saves / "monday.town")) as connection, connection:
        connection.execute("UPDATE header SET value = ? WHERE key = 'map_name'", (json.dumps("\x1b[2J[red]x"),))
        words = "<script>*\u202e"
        connection.execute("UPDATE log SET data = json_set(data, '$.text', ?) WHERE kind = 'event' AND tick = 0", (words,))
    assert "\x1b" not in said(line, "saves", "show", "monday") and "[red]x" in said(line, "saves", "show", "monday")
    said(line, "saves", "export", "monday", "monday.md")
    assert "&lt;script&gt;\\*" in (line.saves.parent / "monday.md").read_text()
