"""`smallville why`: the answer, and the chain behind it, as a person reads it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import people_file
from world.tiny_town import write_town

from game.ai.model.call import Call
from game.ai.model.prompt import Message
from game.saves import Store

EVIL = "Hello\x1b]0;owned\x07 \x1b[2J\u202eworld [red]x[/red]"


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> CommandLine:
    """Five hours of three people who get up at one, in which Ada's first plan is said to have come from a model."""
    folder = tmp_path_factory.mktemp("town")
    line = CommandLine(folder / "home" / "saves")
    (folder / "files").mkdir()
    ground = ["--map", write_town(folder / "files"), "--residents", people_file(folder / "files")]
    assert line.run("run", "monday", "--until", "Feb 13 05:00", *ground).returncode == 0
    with Store(line.saves).open("monday") as save:
        (planning,) = (row for row in save.log("thought") if row.data["kind"] == "plan_day" and row.data["resident"] == 1)
        messages = (Message("system", "You think for a resident."), Message("user", EVIL))
        plain = Call(1, planning.data["asked"], "plan_day", "good", "k", messages, '{"day": "long"}', "answered")
        save.append_calls((replace(plain, prompt_tokens=400, completion_tokens=30, cost=0.002, request=planning.data["id"]),))
        save.append_calls((replace(plain, kind="summarise_self", request=planning.data["id"] + 1),))
    return line


def map_of(town: CommandLine) -> Path:
    return town.saves.parent.parent / "files" / "tiny_town.tmx"


def why(town: CommandLine, *words: str | Path) -> str:
    done = town.run("why", "monday", *words, "--map", map_of(town))
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_answer_comes_first_and_the_chain_below_it(town: CommandLine) -> None:
    lines = why(town, "Ada", "--at", "Feb 13 03:20").splitlines()
    assert lines[0].endswith(".") and "Ada" in lines[0]
    assert lines[1].startswith("Mon 0") and "Ada Reed" in lines[1]
    tree = "\n".join(lines[2:])
    assert "Ada planned the day." in tree and "This came to mind for \u201cWhat does Ada Reed have to do" in tree
    assert "(recent 0.00, relevant " in tree and "from the start  \u201c" in tree


def test_a_line_that_was_said_is_found_by_its_words(town: CommandLine) -> None:
    with Store(town.saves).open("monday", write=False) as save:
        said = [row.data for row in save.log("event") if row.data["kind"] == "speech" and row.data["resident"] == 1]
    told = why(town, "Ada Reed", "--said", said[-1]["text"][:12].upper())
    assert f"Ada Reed said \u201c{said[-1]['text'][:12]}" in told and "It was said in a talk of" in told


def test_the_prompt_and_the_answer_are_printed_whole_and_cannot_steer_the_terminal(town: CommandLine) -> None:
    told = why(town, "Ada", "--at", "Feb 13 03:20", "--prompts")
    assert 'good, asked to plan day, answered (400+30 tokens, cost 0.00200): \u201c{"day": "long"}\u201d  (call 1)' in told
    assert "Call 1, plan day:" in told and "[system] You think for a resident." in told and "Hello world [red]x[/red]" in told
    assert "\x1b" not in told and "\x07" not in told and "summarise" not in told
    assert "[system]" not in why(town, "Ada", "--at", "Feb 13 03:20")


def test_as_json_every_link_says_what_it_is(town: CommandLine) -> None:
    told = json.loads(why(town, "ada", "--at", "Feb 13 03:20", "--json", "--prompts"))
    assert told["cause"] == "plan" and told["chain"]["sort"] == "action" and told["chain"]["name"] == "Ada Reed"
    step = told["chain"]["below"][0]
    assert (step["sort"], step["below"][0]["sort"]) == ("step", "hour") and step["time"].startswith("2023-02-13 0")
    assert told["calls"][0]["messages"][0] == {"role": "system", "text": "You think for a resident."}


def test_more_is_shown_when_all_of_it_is_asked_for(town: CommandLine) -> None:
    short, full = (why(town, "Ada", "--at", "Feb 13 03:20", *more) for more in ((), ("--full",)))
    assert "core characteristics" in full and "core characteristics" not in short and "(--full shows from what)" in short


def test_the_present_is_meant_where_no_time_is_named(town: CommandLine) -> None:
    assert why(town, "Bo") == why(town, "Bo", "--at", "Feb 13 04:59:50")


def test_what_is_not_there_is_said_in_a_sentence(town: CommandLine) -> None:
    where = ("--map", map_of(town))
    assert 'Nobody called "Zoe"' in town.fails("why", "monday", "Zoe", *where)
    assert "has come to Monday 13 February 2023, 04:59" in town.fails("why", "monday", "Ada", "--at", "Feb 15 10:00", *where)
    assert "is not a time I can read" in town.fails("why", "monday", "Ada", "--at", "teatime", *where)
    assert 'has said nothing with "xyzzy"' in town.fails("why", "monday", "Ada", "--said", "xyzzy", *where)
    assert "There is no save" in town.fails("why", "tuesday", "Ada")
