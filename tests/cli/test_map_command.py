"""`smallville map check` and `smallville map new`, as a designer uses them."""

import json
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from map_check.sound_town import SOUND, area, thing
from world.tiny_town import SHELF, SHOP


@pytest.fixture
def command(tmp_path: Path) -> CommandLine:
    return CommandLine(tmp_path / "home" / "saves")


def test_a_sound_map_is_a_town(command: CommandLine, tmp_path: Path) -> None:
    done = command.run("map", "check", SOUND.write(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("is a town people can live in.\n")


def test_warnings_alone_are_no_failure_and_errors_are(command: CommandLine, tmp_path: Path) -> None:
    odd = command.run("map", "check", area(SHOP, properties={"hours": "mornings"}).write(tmp_path))
    assert odd.returncode == 0 and odd.stdout.startswith("warning: Layer 'areas': the sector 'Corner Shop' (13)")
    wrong = command.run("map", "check", thing(SHELF, properties={"use_from": "north"}).write(tmp_path))
    assert wrong.returncode == 1 and wrong.stdout.startswith("error: Layer 'objects'")


def test_faults_for_a_program_have_the_same_keys_each_time(command: CommandLine, tmp_path: Path) -> None:
    done = command.run("map", "check", thing(SHELF, properties={"use_from": "north"}).write(tmp_path), "--json")
    (fault,) = json.loads(done.stdout)
    assert set(fault) == {"severity", "kind", "sentence", "advice", "layer", "object", "objects", "tiles"}
    assert (fault["kind"], fault["layer"], fault["object"], fault["tiles"]) == (
        "sides-blocked",
        "objects",
        SHELF,
        [[8, 0], [9, 0]],
    )
    assert json.loads(command.run("map", "check", SOUND.write(tmp_path), "--json").stdout) == []


def test_the_picture_is_written_beside_what_is_said(command: CommandLine, tmp_path: Path) -> None:
    done = command.run("map", "check", SOUND.write(tmp_path), "--picture", tmp_path / "marked.png", "--longest", "1")
    assert done.returncode == 0 and "minutes to 'Corner Shop'" in done.stdout
    assert (tmp_path / "marked.png").stat().st_size > 1000


def test_a_file_that_is_no_map_is_said_to_be_none(command: CommandLine, tmp_path: Path) -> None:
    done = command.run("map", "check", tmp_path / "nowhere.tmx", "--picture", tmp_path / "marked.png")
    assert done.returncode == 1 and done.stdout.startswith("error: There is no map at")
    assert not (tmp_path / "marked.png").exists()


def test_a_new_town_passes_the_check_and_says_how_to_watch_it(command: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "bay.tmx"
    done = command.run("map", "new", path, "--name", "Seal Bay", "--size", "44x26")
    assert done.returncode == 0 and f"smallville play bay --map {path}" in done.stdout
    assert command.run("map", "check", path).stdout.endswith("is a town people can live in.\n")


def test_nothing_is_written_over(command: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "bay.tmx"
    command.run("map", "new", path, "--blank")
    assert "is there already" not in command.fails("map", "new", path) and "There is" in command.fails("map", "new", path)
    (tmp_path / "cove.toml").write_text("mine", encoding="utf-8")
    assert "cove.toml already" in command.fails("map", "new", tmp_path / "cove.tmx")
    assert not (tmp_path / "cove.tmx").exists()


def test_sizes_that_make_no_sense_are_refused(command: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "bay.tmx"
    assert "columns x rows" in command.fails("map", "new", path, "--size", "large")
    assert "--size 36x22 or more" in command.fails("map", "new", path, "--size", "20x20")
    assert "or less" in command.fails("map", "new", path, "--size", "900x20")
    assert ".tmx" in command.fails("map", "new", tmp_path / "bay.png")
