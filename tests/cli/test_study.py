"""`study community`, `interview` and `people diary` on a saved town, as a person calls them."""

import json
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import people_file
from world.tiny_town import write_town


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> tuple[CommandLine, Path]:
    """Three people who have lived for some hours."""
    folder = tmp_path_factory.mktemp("town")
    line, map_path = CommandLine(folder / "saves"), write_town(folder)
    done = line.run("run", "three", "--until", "Feb 13 04:00", "--map", map_path, "--residents", people_file(folder))
    assert done.returncode == 0, done.stderr
    return line, map_path


def test_a_study_is_one_json_object(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    done = line.run("study", "community", "three", "--map", map_path, "--json")
    found = json.loads(done.stdout)
    assert {"news", "density_start", "density_end", "answers", "invented_answers", "events"} <= set(found)
    assert found["residents"] == 3 and found["invented_answers"] == 0


def test_a_study_can_be_read_by_people_and_asked_about_one_thing(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    done = line.run("study", "community", "three", "--map", map_path, "--news", "Cy Hall loves drawing")
    assert "Cy Hall" in done.stdout and "pairs" in done.stdout
    assert line.fails("study", "community", "three", "--map", map_path, "--news", "a whale in the bay").startswith("Nobody")


def test_a_study_of_no_save_fails_in_one_sentence(town: tuple[CommandLine, Path]) -> None:
    assert "no save" in town[0].fails("study", "community", "nothing")


def test_a_resident_answers_and_the_save_stays_as_it_was(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    before = line.run("saves", "digest", "three").stdout
    done = line.run("interview", "three", "Ada", "Who is Bo Finch?", "--as", "a reporter", "--map", map_path)
    assert done.stdout.startswith("Ada Reed (Monday 13 February 2023, 04:00): ") and "Bo Finch" in done.stdout
    early = line.run("interview", "three", "Ada", "Do you know of Bo Finch?", "--at", "Feb 13 00:10", "--map", map_path, "--json")
    assert json.loads(early.stdout)["known"] is True
    assert line.run("saves", "digest", "three").stdout == before


def test_nobody_of_that_name_is_said_in_one_sentence(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    assert "Ada Reed, Bo Finch, Cy Hall" in line.fails("interview", "three", "Zoe", "Who are you?", "--map", map_path)
    assert "Ada Reed, Bo Finch, Cy Hall" in line.fails("people", "diary", "three", "Zoe", "--map", map_path)


def test_a_diary_is_printed_or_written(town: tuple[CommandLine, Path], tmp_path: Path) -> None:
    line, map_path = town
    printed = line.run("people", "diary", "three", "Bo", "--map", map_path)
    assert printed.stdout.startswith("# Bo Finch, Monday 13 February 2023")
    line.run("people", "diary", "three", "Bo", "--map", map_path, "--day", "1", "--out", tmp_path / "bo.md")
    assert (tmp_path / "bo.md").read_text("utf-8") == printed.stdout
    assert "1 day so far" in line.fails("people", "diary", "three", "Bo", "--map", map_path, "--day", "2")


def test_the_battery_asks_twenty_five_questions_and_leaves_no_trace(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    before = line.run("saves", "digest", "three").stdout
    asked = line.run("interview", "three", "Ada", "--battery", "--json", "--map", map_path, "--at", "Feb 13 03:00")
    found = json.loads(asked.stdout)
    assert (len(found["answers"]), found["condition"]) == (25, "full")
    assert any(each["cites"] for each in found["answers"])
    less = line.run("interview", "three", "Ada", "--battery", "--condition", "no observation", "--json", "--map", map_path)
    assert not any(each["cites"] for each in json.loads(less.stdout)["answers"])
    assert line.run("saves", "digest", "three").stdout == before


def test_an_interview_asks_something_or_everything(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    for words in ((), ("How are you?", "--battery")):
        refused = line.run("interview", "three", "Ann", *words, "--map", map_path)
        assert (refused.returncode, refused.stderr.strip().splitlines()[-1]) == (
            1,
            "Ask one question, or all of them with --battery.",
        )
