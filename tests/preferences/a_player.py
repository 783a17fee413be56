"""A player with files of their own: a folder they are in, a folder of settings, and nothing in the environment."""

from dataclasses import dataclass
from pathlib import Path

import pytest

NAMES = ("OPENAI_BASE_URL", "OPENAI_API_KEY", "OPENROUTER_API_KEY", "SMALLVILLE_MODEL", "SMALLVILLE_SERVER", "OLLAMA_API_KEY")


@dataclass
class Player:
    """Writes their files."""

    here: Path
    config: Path

    def writes(self, text: str) -> Path:
        """The smallville.toml of the folder they are in."""
        path = self.here / "smallville.toml"
        path.write_text(text, encoding="utf-8")
        return path

    def keeps(self, text: str) -> Path:
        """The smallville.toml among their settings."""
        path = self.config / "smallville.toml"
        path.write_text(text, encoding="utf-8")
        return path

    def has_keys(self, text: str, mode: int = 0o600) -> Path:
        """Their file of keys."""
        path = self.config / "keys.toml"
        path.write_text(text, encoding="utf-8")
        path.chmod(mode)
        return path


def new_player(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    player = Player(folder / "here", folder / "config")
    player.here.mkdir()
    player.config.mkdir()
    monkeypatch.chdir(player.here)
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(player.config))
    return player
