"""`smallville mind log` and `mind forecast`: what a town asked of a model, as a person reads it."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import people_file
from world.tiny_town import write_town

from game.ai.model.call import Call
from game.ai.model.prompt import Message
from game.saves import Store
from game.world.clock import tick_at

ADA, BO = 1, 2
EVIL = "Hello\x1b]0;owned\x07 \x1b[2J\u202eworld [red]x[/red]"
KEY = "sk-proj-0123456789abcdefghij"


def call(tick: int, who: int = ADA, **changes: object) -> Call:
    messages = (Message("system", "You think for a resident."), Message("user", 'Resident: "Ada"'))
    plain = Call(
        who, tick, "react", "good", "k", messages, '{"do": "go on"}', "answered", "", "json_schema", 1, 400, 30, 64, 1.25, 0.0002
    )
    return replace(plain, **changes)


CALLS = (
    call(tick_at(0, 480)),
    call(tick_at(0, 485), BO, kind="write_dialogue", text=EVIL, completion_tokens=200, cost=0.001),
    call(tick_at(0, 490), outcome="repaired", attempts=2),
    call(tick_at(0, 500), BO, outcome="offline", reason="nothing answers at 127.0.0.1:1", text="", completion_tokens=0, cost=0.0),
    call(tick_at(1, 480), outcome="offline", reason=f"the server refused (401): bad key {KEY}", text="", cost=0.0),
)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> CommandLine:
    """A town with five calls in its log, which nobody changes."""
    folder = tmp_path_factory.mktemp("town")
    line = CommandLine(folder / "home" / "saves")
    (folder / "files").mkdir()
    ground = ["--map", write_town(folder / "files"), "--residents", people_file(folder / "files")]
    assert line.run("run", "monday", "--until", "Feb 13 00:01", *ground).returncode == 0
    with Store(line.saves).open("monday") as save:
        save.append_calls(CALLS)
    return line


def log(town: CommandLine, *words: str | Path) -> list[str]:
    done = town.run("mind", "log", "monday", "--map", _map(town), *words)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def _map(town: CommandLine) -> Path:
    return town.saves.parent.parent / "files" / "tiny_town.tmx"


def test_every_call_has_a_line_and_the_last_line_sums_up(town: CommandLine) -> None:
    lines = log(town)
    assert [" ".join(line.split()) for line in lines[:2]] == [
        "1 Mon 13 Feb 08:00:00 Ada Reed react 400+30 tokens 1.2 s 0.00020 answered",
        "2 Mon 13 Feb 08:05:00 Bo Finch write_dialogue 400+200 tokens 1.2 s 0.00100 answered",
    ]
    assert lines[5] == (
        "5 calls, 2,000 prompt tokens (320 read before), 290 completion tokens, 6 s, cost 0.0014; the offline mind answered 2."
    )
    assert sorted(line.split(": ", 1)[1] for line in lines[6:]) == [
        "nothing answers at 127.0.0.1:1",
        "the server refused (401): bad key [key]",
    ]


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        (["--resident", "ada"], [1, 3, 5]),
        (["--resident", "Bo Finch", "--outcome", "offline"], [4]),
        (["--kind", "write_dialogue"], [2]),
        (["--outcome", "repaired"], [3]),
        (["--since", "Feb 13 08:05", "--until", "Feb 13 08:10"], [2, 3]),
        (["--since", "Feb 14 00:00"], [5]),
        (["--last", "2"], [4, 5]),
        (["--last", "1", "--resident", "bo"], [4]),
        (["--kind", "plan_day"], []),
    ],
)
def test_the_log_can_be_narrowed(words: list[str], numbers: list[int], town: CommandLine) -> None:
    lines = [line for line in log(town, *words) if "Feb" in line]
    assert [int(line.split()[0]) for line in lines] == numbers


def test_one_call_can_be_seen_whole_and_cannot_steer_the_terminal(town: CommandLine) -> None:
    whole = "\n".join(log(town, "--show", "2"))
    assert "[system] You think for a resident." in whole and '[user] Resident: "Ada"' in whole
    assert "[good, json_schema, 1 sent, 64 tokens read before]" in whole
    assert "Hello world [red]x[/red]" in whole
    assert "\x1b" not in whole and "\x07" not in whole and "\u202e" not in whole
    assert "(no answer)" in "\n".join(log(town, "--full", "--outcome", "offline"))


def test_the_export_is_a_json_object_a_line_with_all_that_was_asked_and_no_key(town: CommandLine, tmp_path: Path) -> None:
    out = tmp_path / "log.jsonl"
    assert log(town, "--export", out) == [f"Written to {out}."]
    text = out.read_text(encoding="utf-8")
    assert "\x1b" not in text and KEY not in text
    told = [json.loads(line) for line in text.splitlines()]
    assert [each["id"] for each in told] == [1, 2, 3, 4, 5]
    assert told[1]["text"] == EVIL and told[1]["name"] == "Bo Finch" and told[1]["time"] == "2023-02-13 08:05:00"
    assert told[0]["messages"][0] == {"role": "system", "text": "You think for a resident."}


def test_what_is_not_there_is_said_in_a_sentence(town: CommandLine) -> None:
    map_option = ("--map", _map(town))
    assert "has no call 77" in town.fails("mind", "log", "monday", *map_option, "--show", "77")
    assert 'Nobody called "Zoe"' in town.fails("mind", "log", "monday", *map_option, "--resident", "Zoe")
    assert "could not be written" in town.fails("mind", "log", "monday", *map_option, "--export", "no/where.jsonl")
    assert "There is no save" in town.fails("mind", "log", "tuesday")
    assert "there is no kind" in town.is_misused("mind", "log", "monday", *map_option, "--kind", "think")
    assert "there is no outcome" in town.is_misused("mind", "log", "monday", *map_option, "--outcome", "lost")


def test_a_forecast_from_a_run_says_what_days_will_take(town: CommandLine) -> None:
    done = town.run("mind", "forecast", "monday", "--days", "7", "--model", "gpt-4o-mini", "--map", _map(town))
    assert done.returncode == 0, done.stderr
    first, second, third = done.stdout.splitlines()
    assert first == '"monday" has not asked a model enough yet, so this is told from a usual day of a town.'
    assert second.startswith("7 days of 3 residents: about ") and " million tokens, $" in second
    assert third.startswith("It may be 50% to 150% of that: $")


def test_a_forecast_is_told_from_the_calls_when_there_are_enough(town: CommandLine, tmp_path: Path) -> None:
    longer = CommandLine(Path(shutil.copytree(town.saves, tmp_path / "saves")))
    with Store(longer.saves).open("monday") as save:
        save.put_snapshot(tick_at(0, 9 * 60), {})
        save.append_calls(tuple(call(tick_at(0, 480 + minute)) for minute in range(60)))
    done = longer.run("mind", "forecast", "monday", "--map", _map(town))
    assert done.stdout.startswith('Told from what "monday" has asked so far; nights cost nothing.\n1 day of 3 residents: about ')
