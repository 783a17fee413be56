"""Prices: from the settings, from the list, or from nobody; and what calls cost at them."""

import tomllib
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.model.presets import is_local, preset_at, presets
from game.ai.model.prices import NOTHING, cost, price_of
from game.assets import asset
from game.settings import MindSettings, Prices

THERE = MindSettings("https://api.openai.com/v1", "m")
HERE = MindSettings("http://localhost:8080/v1", "m")
_PRICE = st.floats(0, 1000)
_PRICES = st.builds(Prices, _PRICE, _PRICE, st.none() | _PRICE)
_TOKENS = st.integers(0, 10_000_000)


def test_prices_of_the_players_own_go_before_the_list() -> None:
    mine = Prices(1.0, 2.0)
    assert price_of("gpt-4o-mini", replace(THERE, prices=mine)) == mine
    assert price_of("gpt-4o-mini", THERE) == Prices(0.15, 0.60, 0.075)


@pytest.mark.parametrize("name", ["gpt-4o-mini-2024-07-18", "GPT-4o-mini", "openai/gpt-4o-mini"])
def test_a_model_is_known_by_its_other_names(name: str) -> None:
    assert price_of(name, THERE) == price_of("gpt-4o-mini", THERE)


def test_nobody_knows_the_price_of_an_unheard_of_model() -> None:
    assert price_of("gpt-4o-mini-turbo-9", THERE) is None
    assert cost(None, 1_000_000, 0, 1_000_000) == 0.0


def test_a_model_of_ones_own_costs_nothing_unless_it_is_only_passed_on() -> None:
    assert price_of("llama3.2", HERE) == NOTHING and cost(NOTHING, 10**9, 0, 10**9) == 0.0
    assert price_of("some/model:free", THERE) == NOTHING
    assert price_of("gpt-4o-mini", HERE) == price_of("gpt-4o-mini", THERE)


def test_a_million_tokens_cost_what_the_list_says() -> None:
    prices = Prices(2.0, 8.0, 0.5)
    assert cost(prices, 1_000_000, 0, 0) == 2.0
    assert cost(prices, 1_000_000, 1_000_000, 0) == 0.5
    assert cost(prices, 0, 0, 1_000_000) == 8.0
    assert cost(replace(prices, cached=None), 1_000_000, 1_000_000, 0) == 2.0


@given(_PRICES, _TOKENS, _TOKENS, _TOKENS)
def test_no_call_costs_less_than_nothing_or_more_than_its_dearest_token(
    prices: Prices, prompt: int, cached: int, completion: int
) -> None:
    dearest = max(prices.prompt, prices.completion, prices.cached or 0.0)
    assert 0 <= cost(prices, prompt, cached, completion) <= dearest * (prompt + completion) / 1_000_000 * (1 + 1e-9)


def test_the_list_says_of_which_day_it_is() -> None:
    tables = tomllib.loads(asset("models/prices.toml").read_text("utf-8"))
    assert date.fromisoformat(tables["date"]) and tables["currency"] == "USD"
    for name, prices in {**tables["openai"], **tables["openrouter"]}.items():
        assert 0 < prices.get("cached", prices["prompt"]) <= prices["prompt"] < prices["completion"], name


def test_a_server_known_by_name_is_known_by_its_address() -> None:
    for preset in presets().values():
        assert preset_at(preset.base_url) == preset and is_local(preset.base_url) == preset.local
        assert "{" not in preset.pull.replace("{model}", ""), preset.name
    assert preset_at("http://127.0.0.1:9999/v1") is None and preset_at("http://[::1") is None
    assert is_local("http://[::1]:8080/v1") and is_local("http://box.localhost/v1") and not is_local("http://192.168.1.2/v1")
