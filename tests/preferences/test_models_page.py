"""docs/models.md says what is so: its examples are read, its commands and servers exist."""

import re
import shlex
from pathlib import Path

import pytest
import typer.main
from preferences.a_player import Player, new_player

from game.ai.model.presets import presets
from game.cli.main import app
from game.preferences import Given, choose

PAGE = (Path(__file__).parents[2] / "docs" / "models.md").read_text(encoding="utf-8")
MIND, KEYS = re.findall(r"```toml\n(.*?)```", PAGE, re.S)


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    return new_player(tmp_path, monkeypatch)


def test_the_example_of_a_settings_file_is_one(player: Player) -> None:
    player.writes(MIND)
    chosen = choose(Given())
    assert chosen.settings.model == "llama3.2" and chosen.preset is presets()["ollama"]
    assert chosen.settings.prices is not None and chosen.settings.embeddings == "nomic-embed-text"


def test_the_example_of_a_file_of_keys_is_one(player: Player) -> None:
    player.has_keys(KEYS)
    assert choose(Given(model="gpt-4o-mini")).key == "sk-..."
    assert choose(Given(base_url="https://models.example.org/v1", model="m")).key == "..."


def test_every_server_known_by_name_is_on_the_page() -> None:
    for preset in presets().values():
        assert preset.title in PAGE
        assert preset.name == "openai" or f"--server {preset.name} " in PAGE


def test_every_option_of_mind_on_the_page_is_one() -> None:
    commands = typer.main.get_command(app).commands["mind"].commands
    shown = re.findall(r"smallville mind ([^`#\n]+)", PAGE)
    assert len(shown) >= 7
    for line in shown:
        name, *words = shlex.split(line)
        known = {option for parameter in commands[name].params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, line
