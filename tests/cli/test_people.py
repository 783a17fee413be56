"""People are tried, written, checked and moved from the command line."""

import json
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import PEOPLE, people_file
from world.tiny_town import write_town

RUTH = "Ruth Okafor is a nurse; she is 41; she gets up at 6am; Ada Reed is her sister; glorp zibble the xyzzy"


@pytest.fixture
def town(tmp_path: Path) -> CommandLine:
    """A command line beside a map and a residents file of its name."""
    folder = tmp_path / "here"
    folder.mkdir()
    write_town(folder)
    people_file(folder)
    return CommandLine(folder / "saves")


def said(town: CommandLine, *words: str | Path) -> str:
    done = town.run(*words)
    assert done.returncode == 0, done.stderr
    return done.stdout


# try


def test_a_paragraph_is_tried_at_once(town: CommandLine) -> None:
    told = said(town, "people", "try", RUTH, "--map", "tiny_town.tmx")
    for words in (
        "Ruth Okafor",
        "nurse",
        "“she is 41”",
        "I'm Ruth Okafor.",
        "Monday in Tiny Town",
        "00:00",
        "Not understood",
        "xyzzy",
    ):
        assert words in told
    assert "\x1b" not in told
    assert not town.saves.exists()


def test_a_page_is_eighty_columns_wide_where_nobody_says_otherwise(town: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CommandLine, "environment", {**{k: v for k, v in town.environment.items() if k != "COLUMNS"}})
    told = said(town, "people", "try", f"{RUTH}; she loves {'very ' * 30}long songs", "--map", "tiny_town.tmx")
    assert max(map(len, told.splitlines())) <= 80
    assert all(line == line.rstrip() for line in told.splitlines())


def test_a_trial_can_be_read_by_a_program(town: CommandLine) -> None:
    data = json.loads(said(town, "people", "try", RUTH, "--map", "tiny_town.tmx", "--residents", "people.toml", "--json"))
    assert data["name"] == "Ruth Okafor"
    assert {"label": "age", "text": "41", "quote": "she is 41"} in data["understood"]
    assert data["day"][0]["begin"] == 0 and data["says"] and isinstance(data["notes"], list)


def test_a_file_of_people_is_tried_whole_or_one_of_it(town: CommandLine) -> None:
    words = ("people", "try", "--file", "people.toml", "--map", "tiny_town.tmx", "--json")
    assert [each["name"] for each in json.loads(said(town, *words))] == ["Ada Reed", "Bo Finch", "Cy Hall"]
    assert json.loads(said(town, *words, "--only", "bo"))["name"] == "Bo Finch"
    assert "Ada Reed, Bo Finch, Cy Hall" in town.fails(*words, "--only", "Zoe")


def test_a_text_file_holds_one_paragraph(town: CommandLine) -> None:
    (town.saves.parent / "ruth.txt").write_text("I mend nets.\nI get up at 5am.\n", encoding="utf-8")
    words = ("people", "try", "--file", "ruth.txt", "--map", "tiny_town.tmx", "--json")
    assert json.loads(said(town, *words, "--name", "Ruth", "--age", "7"))["name"] == "Ruth"
    assert "--name" in town.fails(*words)


def test_what_cannot_be_tried_is_said(town: CommandLine) -> None:
    assert "--name" in town.fails("people", "try", "she is a nurse", "--map", "tiny_town.tmx")
    assert "cannot be read" in town.fails("people", "try", "--file", "none.txt", "--map", "tiny_town.tmx")
    assert town.is_misused("people", "try")
    assert town.is_misused("people", "try", "Ruth bakes", "--watch")
    assert town.is_misused("people", "try", "--file", "people.toml", "--age", "3")


# new and check


def test_people_are_written_and_added(town: CommandLine) -> None:
    said(town, "people", "new", "mine.toml")
    said(town, "people", "new", "mine.toml", "Ruth Okafor", "--paragraph", "she is a nurse; she loves swimming", "--age", "41")
    said(town, "people", "new", "mine.toml", "--like", "lighthouse keeper")
    assert "already" in town.fails("people", "new", "mine.toml", "ruth okafor")
    told = said(town, "people", "check", "mine.toml")
    for words in ("Nora Finch", "carpenter", "Ruth Okafor, 41", "lighthouse keeper", "0 of 3 pairs"):
        assert words in told
    said(town, "run", "monday", "--until", "Feb 13 00:01", "--map", "tiny_town.tmx", "--residents", "mine.toml")


def test_what_cannot_be_written_changes_nothing(town: CommandLine) -> None:
    assert ".toml" in town.fails("people", "new", "mine.txt")
    assert "no folder" in town.fails("people", "new", "nowhere/mine.toml")
    assert "no name" in town.fails("people", "new", "people.toml", "...")
    assert "trade" in town.fails("people", "new", "people.toml", "--like", "...")
    assert "--name" in town.fails("people", "new", "mine.toml", "--paragraph", "she is a nurse")
    assert town.is_misused("people", "new", "mine.toml", "--like", "nurse", "--paragraph", "Ruth is a nurse")


def test_a_check_says_who_sleeps_where_and_fails_on_what_contradicts_itself(town: CommandLine) -> None:
    told = said(town, "people", "check", "people.toml", "--map", "tiny_town.tmx")
    assert "Ada Reed sleeps: " in told and "of 3 pairs" in told
    wrong = town.saves.parent / "wrong.toml"
    wrong.write_text(
        PEOPLE.replace("she gets up at 1am", "she works from 1am to 6am; she gets up at 5am and goes to bed at 9pm"), "utf-8"
    )
    done = town.run("people", "check", wrong, "--faults")
    assert done.returncode == 1
    assert done.stdout.startswith("error: Ada Reed works from 01:00 to 06:00")
    data = json.loads(town.run("people", "check", wrong, "--json").stdout)
    assert data["people"] == ["Ada Reed", "Bo Finch", "Cy Hall"]
    assert data["faults"][0]["severity"] == "error" and data["faults"][0]["who"] == "Ada Reed"


# moving


@pytest.fixture
def monday(town: CommandLine) -> CommandLine:
    said(town, "run", "monday", "--until", "Feb 13 02:00", "--map", "tiny_town.tmx", "--residents", "people.toml")
    return town


def on(town: CommandLine, *words: str | Path) -> tuple[str | Path, ...]:
    return (*words, "--map", "tiny_town.tmx")


def test_somebody_moves_into_a_saved_town_and_out_of_it(monday: CommandLine) -> None:
    told = said(monday, *on(monday, "people", "add", "monday", RUTH))
    assert told.startswith("Ruth Okafor has moved to Tiny Town, ")
    assert "Ruth Okafor has moved away from Tiny Town" in said(monday, *on(monday, "people", "remove", "monday", "ruth"))
    assert "has moved to" in said(monday, *on(monday, "people", "add", "monday", "Ruth Okafor"))
    said(monday, *on(monday, "run", "monday", "--until", "Feb 13 04:00"))
    assert "every one is the same" in said(monday, *on(monday, "replay", "monday", "--check"))
    assert "# Ruth Okafor, Monday" in said(monday, *on(monday, "people", "diary", "monday", "Ruth"))
    assert "I'm Ruth Okafor." in said(monday, *on(monday, "interview", "monday", "Ruth", "Who are you?"))
    assert "moving in" in said(monday, *on(monday, "why", "monday", "Ruth", "--at", "Feb 13 02:01"))
    said(monday, *on(monday, "study", "community", "monday"))


def test_a_file_of_people_moves_in_whole_or_not_at_all(monday: CommandLine) -> None:
    folder = monday.saves.parent
    (folder / "two.toml").write_text('[[resident]]\nname = "Zoe Lind"\nparagraph = "a cook"\n\n' + PEOPLE, "utf-8")
    before = said(monday, *on(monday, "people", "diary", "monday", "Ada"))
    done = monday.run(*on(monday, "people", "add", "monday", "two.toml"))
    assert done.returncode == 1 and "lives in town already" in done.stderr
    assert said(monday, *on(monday, "people", "diary", "monday", "Ada")) == before
    assert "Zoe Lind has moved" in said(monday, *on(monday, "people", "add", "monday", "two.toml", "--name", "zoe lind"))


def test_who_has_left_cannot_be_talked_to_but_asked(monday: CommandLine) -> None:
    said(monday, *on(monday, "people", "remove", "monday", "Bo Finch"))
    done = monday.run(*on(monday, "talk", "monday", "Bo"))
    assert done.returncode == 1 and "moved away" in done.stderr
    assert "Bo" in said(monday, *on(monday, "interview", "monday", "Bo", "Who are you?"))
    assert "Nobody called" in monday.run(*on(monday, "people", "remove", "monday", "Bo Finch")).stderr


def test_nobody_moves_into_a_town_that_is_none(town: CommandLine) -> None:
    assert "no run" in town.fails("people", "add", "nowhere", RUTH)
    assert "no run" in town.fails("people", "remove", "nowhere", "Ada")
