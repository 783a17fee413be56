"""What a player prefers on the screen is remembered, and a broken file is no reason not to play."""

import os
import stat
from pathlib import Path

import pytest

from game.preferences.choosing import choose
from game.preferences.given import NOTHING_GIVEN
from game.preferences.keys import keys_file
from game.preferences.screen import FILE, Preferences, load_preferences, save_preferences
from game.preferences.writing import remember_key, remember_mind
from game.problem import Problem


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path / "config"))
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "SMALLVILLE_SERVER", "SMALLVILLE_MODEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "config"


def test_what_is_saved_is_loaded_again() -> None:
    chosen = Preferences(1.3, "colour-blind safe", {"pause": "P"}, True, "李小龍 town")
    save_preferences(chosen)
    assert load_preferences() == (chosen, "")


def test_without_a_file_all_is_as_usual() -> None:
    assert load_preferences() == (Preferences(), "")


@pytest.mark.parametrize("text", ["text_size = 9", "= nothing", "keys = 3", "keys = {pause = 1}", "last_played = 1", "\x00"])
def test_a_broken_file_is_told_in_one_sentence_and_all_is_as_usual(config: Path, text: str) -> None:
    config.mkdir()
    (config / FILE).write_text(text)
    preferences, said = load_preferences()
    assert preferences == Preferences()
    assert FILE in said and "\n" not in said
    save_preferences(preferences)
    assert load_preferences() == (Preferences(), "")


def test_the_players_own_words_in_a_settings_file_are_kept(config: Path) -> None:
    config.mkdir()
    (config / "smallville.toml").write_text("# my notes\n[mind]\ntimeout = 30  # slow\n")
    remember_mind({"server": "ollama", "model": "llama3"})
    text = (config / "smallville.toml").read_text()
    assert "# my notes" in text and "timeout = 30  # slow" in text
    assert choose(NOTHING_GIVEN).settings.model == "llama3"
    remember_mind({"server": None, "model": None})
    assert choose(NOTHING_GIVEN).settings.offline


@pytest.mark.skipif(os.name != "posix", reason="other systems keep permissions elsewhere")
def test_a_key_is_kept_where_nobody_else_can_read_it() -> None:
    remember_key("openai", "sk-1")
    remember_key("openrouter", "sk-2")
    assert stat.S_IMODE(keys_file().stat().st_mode) == 0o600
    remember_mind({"server": "openrouter", "model": "some/model"})
    assert choose(NOTHING_GIVEN).key == "sk-2"
    assert "sk-" not in (keys_file().parent / "smallville.toml").read_text()


def test_a_folder_that_cannot_be_written_is_told(config: Path) -> None:
    config.write_text("a file where the folder should be")
    with pytest.raises(Problem, match="cannot be written"):
        save_preferences(Preferences())
