"""Which mind thinks: who has the last word on it, and that nothing is spent that nobody asked for."""

from pathlib import Path

import pytest
from preferences.a_player import Player, new_player

from game.ai.model.presets import presets
from game.preferences import Given, choose, mind_settings
from game.problem import Problem
from game.settings import MindSettings, Prices

LOCAL = "http://127.0.0.1:8080/v1"


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    return new_player(tmp_path, monkeypatch)


def complaint(given: Given) -> str:
    with pytest.raises(Problem) as caught:
        mind_settings(given)
    message = str(caught.value)
    assert "\n" not in message and message.endswith((".", "?"))
    return message


def test_who_says_nothing_gets_the_offline_mind(player: Player) -> None:
    settings, key = mind_settings()
    assert settings == MindSettings() and settings.offline and key == ""


def test_a_key_alone_spends_nothing(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-alone")
    monkeypatch.setenv("OPENAI_BASE_URL", LOCAL)
    settings, key = mind_settings(Given(budget=2.0))
    assert settings.offline and key == ""


def test_a_model_alone_is_one_of_openai(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-mine")
    settings, key = mind_settings(Given(model="gpt-4o-mini"))
    assert not settings.offline
    assert settings.base_url == "https://api.openai.com/v1" and key == "sk-mine"


def test_the_command_line_goes_before_the_environment_before_the_folder_before_the_users_own(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.keeps('[mind]\nserver = "ollama"\nmodel = "user"\ncontext = 2048\ntimeout = 11\nbudget = 1')
    assert mind_settings()[0].model == "user"
    player.writes('[mind]\nserver = "lmstudio"\nmodel = "folder"\ncontext = 3072\nbudget = 2')
    settings = mind_settings()[0]
    assert (settings.model, settings.base_url) == ("folder", presets()["lmstudio"].base_url)
    assert (settings.context, settings.timeout, settings.budget) == (3072, 11.0, 2.0)
    monkeypatch.setenv("SMALLVILLE_MODEL", "environment")
    monkeypatch.setenv("OPENAI_BASE_URL", LOCAL)
    settings = mind_settings()[0]
    assert (settings.model, settings.base_url) == ("environment", LOCAL)
    settings = mind_settings(Given(server="vllm", model="line", small_model="tiny", budget=3.0))[0]
    assert (settings.model, settings.small_model, settings.budget) == ("line", "tiny", 3.0)
    assert settings.base_url == presets()["vllm"].base_url and settings.timeout == 11.0


def test_a_server_named_for_this_game_goes_before_an_address_for_all_programs(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "https://api.openai.com/v1")
    monkeypatch.setenv("SMALLVILLE_SERVER", "Ollama")
    monkeypatch.setenv("SMALLVILLE_MODEL", "llama3.2")
    assert mind_settings()[0].base_url == presets()["ollama"].base_url


def test_a_server_and_an_address_together_are_that_server_at_that_address(player: Player) -> None:
    chosen = choose(Given(server="llama.cpp", base_url="http://192.168.1.5:8080/v1/", model="m"))
    assert chosen.preset is presets()["llama.cpp"] and chosen.settings.base_url == "http://192.168.1.5:8080/v1"


def test_an_address_known_by_name_is_recognised(player: Player) -> None:
    chosen = choose(Given(base_url="http://localhost:11434/v1", model="m"))
    assert chosen.preset is presets()["ollama"] and chosen.settings.in_flight == presets()["ollama"].in_flight


@pytest.mark.parametrize("name", list(presets()))
def test_every_server_known_by_name_can_be_used(name: str, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    preset = presets()[name]
    monkeypatch.setenv(preset.key, "sk-its-own")
    settings, key = mind_settings(Given(server=name, model="m"))
    assert settings.base_url == preset.base_url and settings.base_url.endswith("/v1")
    assert settings.context == preset.context >= 1024 and settings.in_flight == preset.in_flight >= 1
    assert key == "sk-its-own"
    assert preset.local != preset.key_needed and bool(preset.start) == preset.local


def test_all_settings_of_a_file_are_taken(player: Player) -> None:
    player.writes(
        f'[mind]\nbase_url = "{LOCAL}"\nmodel = "m"\nsmall_model = "s"\nembeddings = "e"\nbudget = 2\ncontext = 9000\n'
        'in_flight = 3\ntimeout = 30\nfirst_timeout = 90.5\ntemperature = "server"\n'
        "prices = { prompt = 1, completion = 2.5, cached = 0.1 }\n"
    )
    assert mind_settings()[0] == MindSettings(LOCAL, "m", "s", "e", 2.0, 9000, 3, 30.0, 90.5, None, Prices(1.0, 2.5, 0.1))


def test_a_server_without_a_model_is_said_to_need_one(player: Player) -> None:
    wanted = "The residents need a model: add --model NAME (`smallville mind check` lists those a server has)."
    assert complaint(Given(server="ollama")) == wanted
    assert complaint(Given(small_model="tiny")) == wanted
    player.writes('[mind]\nserver = "ollama"')
    assert complaint(Given()) == wanted


def test_an_unknown_server_is_refused_with_the_nearest(player: Player) -> None:
    assert complaint(Given(server="olama", model="m")).endswith('did you mean "ollama"?')


def test_a_missing_key_is_said_with_where_to_put_it(player: Player) -> None:
    assert complaint(Given(server="openrouter", model="m")) == (
        "OpenRouter wants a key: set the environment variable OPENROUTER_API_KEY, "
        f'or write openrouter = "your key" to {player.config / "keys.toml"}.'
    )


def test_a_budget_that_nobody_can_keep_is_refused(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-mine")
    said = complaint(Given(model="gpt-unheard-of", budget=2.0))
    assert said.startswith('What "gpt-unheard-of" costs is not known, so a budget of 2.00 cannot be kept;')
    player.writes("[mind]\nprices = { prompt = 1, completion = 2 }")
    assert mind_settings(Given(model="gpt-unheard-of", budget=2.0))[0].budget == 2.0
