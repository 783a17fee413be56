"""Keys: where they come from, where they go, and that they are never shown."""

import os
from pathlib import Path

import pytest
from preferences.a_player import Player, new_player

from game.preferences import Given, choose, mind_settings
from game.preferences.keys import Key
from game.problem import Problem

SECRET = "sk-very-secret-indeed-0123456789"
posix = pytest.mark.skipif(os.name != "posix", reason="who may read a file is a matter of POSIX modes")


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    return new_player(tmp_path, monkeypatch)


def test_a_key_is_text_for_a_client_and_hidden_from_whoever_looks() -> None:
    key = Key(SECRET)
    assert f"Bearer {key}" == f"Bearer {SECRET}"
    assert repr(key) == "Key(hidden)" and SECRET not in repr([key]) and repr(Key()) == "Key()"


def test_what_was_chosen_can_be_shown_whole(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    chosen = choose(Given(model="m"))
    assert chosen.key == SECRET
    assert SECRET not in repr(chosen) and SECRET not in repr(mind_settings(Given(model="m"))) and SECRET not in str(chosen)


def test_a_key_comes_from_the_file_when_the_environment_has_none(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    player.has_keys('openai = "sk-file"\n"models.example:8443" = "sk-host"\n')
    assert mind_settings(Given(model="m"))[1] == "sk-file"
    assert mind_settings(Given(base_url="https://models.example:8443/v1", model="m"))[1] == "sk-host"
    monkeypatch.setenv("OPENAI_API_KEY", " sk-environment\n")
    assert mind_settings(Given(model="m"))[1] == "sk-environment"


@posix
@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o660])
def test_a_file_of_keys_that_others_can_read_is_refused(mode: int, player: Player) -> None:
    path = player.has_keys(f'openai = "{SECRET}"', mode)
    with pytest.raises(Problem) as caught:
        mind_settings(Given(model="m"))
    assert str(caught.value) == f"{path} holds keys and can be read by others on this computer; run `chmod 600 {path}`."


@pytest.mark.parametrize(
    "text", [f"openai = {SECRET}", f'openai = ["{SECRET}"]', f'openai = "{SECRET} {SECRET}"', f'x"{SECRET}"']
)
def test_a_broken_file_of_keys_is_not_quoted(text: str, player: Player) -> None:
    player.has_keys(text)
    with pytest.raises(Problem) as caught:
        mind_settings(Given(model="m"))
    assert "keys.toml" in str(caught.value) and SECRET not in str(caught.value) and "\n" not in str(caught.value)


def test_a_key_that_would_break_a_request_is_refused_unseen(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", f"{SECRET}\r\nX-Other: 1")
    with pytest.raises(Problem) as caught:
        mind_settings(Given(model="m"))
    assert (
        str(caught.value) == "The key of OPENAI_API_KEY holds a blank, a line break or a letter that no key has; copy it again."
    )


def test_the_key_of_one_server_is_not_sent_to_another(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    assert mind_settings(Given(server="ollama", model="m"))[1] == ""
    with pytest.raises(Problem, match="OpenRouter wants a key"):
        mind_settings(Given(server="openrouter", model="m"))


@pytest.mark.parametrize("named", ["", 'server = "openai"\n'])
def test_a_file_in_the_folder_cannot_send_a_key_where_it_likes(
    named: str, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    mine = f'[mind]\n{named}base_url = "https://elsewhere.example/v1"\nmodel = "m"\n'
    player.writes(mine)
    assert choose(Given()).key == ""
    player.has_keys('"elsewhere.example" = "sk-there"')
    assert choose(Given()).key == "sk-there", "unless the file of keys names that host"


def test_a_settings_file_of_ones_own_may_name_any_server(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    player.keeps('[mind]\nbase_url = "https://elsewhere.example/v1"\nmodel = "m"\n')
    assert mind_settings()[1] == SECRET
    player.writes('[mind]\nbase_url = "http://127.0.0.1:4000/v1"\n')
    assert mind_settings()[1] == SECRET, "and what runs on this computer may have it"
