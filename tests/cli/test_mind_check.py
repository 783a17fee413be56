"""`smallville mind check` as a person uses it: what it prints, how it ends, and that it shows no key."""

from pathlib import Path

import pytest
from ai.model.scripted_server import Script, error, serving
from cli.command_line import CommandLine
from preferences.a_player import new_player

KEY = "sk-very-secret-indeed-0123456789"


@pytest.fixture
def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    new_player(tmp_path, monkeypatch)
    return CommandLine(tmp_path / "home" / "saves")


def test_a_good_server_ends_well_and_says_what_to_expect(line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    script = Script(listed={"max_model_len": 8192})
    with serving(script) as url:
        done = line.run("mind", "check", "--base-url", url, "--model", "good-model")
    assert done.returncode == 0 and done.stderr == ""
    told = done.stdout.splitlines()
    assert told[0] == f"ok    The server answers at {url}."
    assert told[-1].startswith("ok    A day of 25 residents: about ")
    assert KEY not in done.stdout and script.keys == {f"Bearer {KEY}"}


def test_what_is_wrong_is_one_sentence_and_exit_code_1(line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    with serving(Script(lists=error(401, f"Incorrect API key provided: {KEY}"))) as url:
        done = line.run("mind", "check", "--base-url", url, "--model", "m")
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == "The server does not accept the key. Set OPENAI_API_KEY to a key of this server.\n"


def test_words_of_a_server_cannot_steer_the_terminal(line: CommandLine) -> None:
    with serving(Script(("\x1b[2J[red]evil",), listed={"max_model_len": 8192})) as url:
        done = line.run("mind", "check", "--base-url", url)
    assert done.returncode == 1 and "\x1b" not in done.stderr
    assert "the server has [red]evil." in done.stderr


def test_who_asked_for_no_model_is_told_how(line: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    assert line.fails("mind", "check") == (
        "No model is chosen, so the residents think with the offline mind; name a server (openai, openrouter, ollama, lmstudio, "
        "llama.cpp, vllm) and a model, as in `smallville mind check --server ollama --model llama3.2`."
    )


def test_a_key_that_is_missing_is_said_before_anything_is_sent(line: CommandLine) -> None:
    assert line.fails("mind", "check", "--model", "gpt-4o-mini").startswith("OpenAI wants a key: set the environment variable ")


def test_an_unknown_server_is_said_with_the_nearest(line: CommandLine) -> None:
    done = line.run("mind", "check", "--server", "olama")
    assert done.returncode == 1 and done.stderr.endswith('did you mean "ollama"?\n')
