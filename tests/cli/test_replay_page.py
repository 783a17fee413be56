"""docs/replay.md says what is so: the commands and options on it exist."""

import re
import shlex
from pathlib import Path

import typer.main

from game.cli.main import app

PAGE = (Path(__file__).parents[2] / "docs" / "replay.md").read_text(encoding="utf-8")


def test_every_command_and_option_on_the_page_is_one() -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    known = {"replay": commands["replay"], "talk": commands["talk"], "run": commands["run"]}
    known |= {f"saves {name}": command for name, command in commands["saves"].commands.items()}
    shown = re.findall(r"smallville (replay|talk|run|saves \w+)\b([^`\n|]*)", PAGE)
    assert len(shown) >= 6
    for name, rest in shown:
        options = {option for parameter in known[name].params for option in parameter.opts}
        assert {word for word in shlex.split(rest.rstrip(".")) if word.startswith("--")} <= options, (name, rest)


def test_the_options_of_the_tables_are_those_of_the_command() -> None:
    command = typer.main.get_command(app).commands["replay"]  # type: ignore[attr-defined]
    options = {option for parameter in command.params for option in parameter.opts if option.startswith("--")}
    told = {word for line in PAGE.splitlines() if line.startswith("| `--") for word in re.findall(r"--[a-z]+", line)}
    assert told <= options
    assert options - told <= {"--focus", "--help"}
