"""`smallville study report` as a researcher uses it."""

from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import people_file
from world.tiny_town import write_town


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> CommandLine:
    folder = tmp_path_factory.mktemp("town")
    (folder / "saves").mkdir()
    line = CommandLine(folder / "saves")
    done = line.run(
        "run", "three", "--until", "Feb 13 02:00", "--map", write_town(folder / "saves"), "--residents", people_file(folder)
    )
    assert done.returncode == 0, done.stderr
    return line


def test_a_report_is_a_page_or_markdown(line: CommandLine, tmp_path: Path) -> None:
    assert line.run("study", "report", "three", "--out", tmp_path / "a.html").returncode == 0
    assert "<h1>Report on three</h1>" in (tmp_path / "a.html").read_text("utf-8")
    assert line.run("study", "report", "three", "--out", tmp_path / "b.md").returncode == 0
    assert (tmp_path / "b.md").read_text("utf-8").startswith("# Report on three")


def test_what_is_no_report_is_refused(line: CommandLine, tmp_path: Path) -> None:
    assert "neither" in line.fails("study", "report", "three", "--out", tmp_path / "a.pdf")
    assert "no save" in line.fails("study", "report", "nobody")
