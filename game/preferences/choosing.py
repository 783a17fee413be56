"""Owns which mind thinks: the sources put together into settings, and the key that goes with them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.model.presets import Preset, preset_at, preset_named
from game.ai.model.prices import price_of
from game.preferences.given import NOTHING_GIVEN, Given
from game.preferences.keys import Key, key_for, keys_file, variable_of
from game.preferences.sources import Said, sources
from game.problem import Problem
from game.settings import MindSettings

_DEFAULT_SERVER = "openai"
"""Who is asked when only a model was named."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What was chosen, fit for use or not. `named` says that a server was asked for on the command line or by name."""

    settings: MindSettings
    preset: Preset | None
    key: Key
    named: bool

    @property
    def lacks_key(self) -> str:
        """The one sentence when the server wants a key and there is none; "" otherwise."""
        if self.key or not self.preset or not self.preset.key_needed:
            return ""
        return (
            f"{self.preset.title} wants a key: set the environment variable {variable_of(self.preset)}, "
            f'or write {self.preset.name} = "your key" to {keys_file()}.'
        )

    @property
    def lacks_price(self) -> str:
        """The one sentence when a budget was set that nobody can keep; "" otherwise."""
        settings = self.settings
        unknown = [each for each in (settings.model, settings.small_model) if each and price_of(each, settings) is None]
        if settings.budget is None or not unknown:
            return ""
        return (
            f'What "{unknown[0]}" costs is not known, so a budget of {settings.budget:.2f} cannot be kept; write it to '
            "smallville.toml, per million tokens: [mind] prices = { prompt = 0.15, completion = 0.60 }."
        )


def mind_settings(given: Given = NOTHING_GIVEN) -> tuple[MindSettings, Key]:
    """The mind that was asked for, ready for use, with its key; the offline mind's where no model was asked for.

    A key alone asks for nothing. Raises Problem, in one sentence, for wrong settings, a server named without a model, a
    missing key, and a budget for a model whose price nobody knows.
    """
    chosen = choose(given)
    if chosen.settings.offline:
        if chosen.named:
            raise Problem("The residents need a model: add --model NAME (`smallville mind check` lists those a server has).")
        return chosen.settings, Key()
    lack = chosen.lacks_key or chosen.lacks_price
    if lack:
        raise Problem(lack)
    return chosen.settings, chosen.key


def choose(given: Given) -> Chosen:
    """The sources put together, whether that can be used or not. Raises Problem for wrong settings."""
    said = sources(given)
    server = next((each for each in said if "server" in each.values or "base_url" in each.values), None)
    values = _together(said)
    preset = _preset(server, values)
    base_url = (server.values.get("base_url") if server else None) or (preset.base_url if preset else "")
    usual = {"context": preset.context, "in_flight": preset.in_flight} if preset else {}
    settings = MindSettings(**{**usual, **values, "base_url": base_url})
    key = key_for(base_url, preset, server is None or server.ours) if base_url else Key()
    named = any("server" in each.values for each in said) or bool(given.base_url or given.small_model)
    return Chosen(settings, preset, key, named)


def _together(said: Sequence[Said]) -> dict[str, Any]:
    """Each setting from the first source that has it."""
    together: dict[str, Any] = {}
    for each in reversed(said):
        together.update(each.values)
    together.pop("server", None)
    return together


def _preset(server: Said | None, values: dict[str, Any]) -> Preset | None:
    """The server known by name that is meant, if it is one."""
    if server is None:
        return preset_named(_DEFAULT_SERVER) if values.get("model") else None
    named = server.values.get("server")
    return preset_named(named) if named else preset_at(server.values["base_url"])
