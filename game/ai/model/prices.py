"""Owns what a model costs: the prices the player gave, else those of assets/models/prices.toml."""

import re
import tomllib
from functools import lru_cache

from game.ai.model.presets import is_local
from game.assets import asset
from game.settings import MindSettings, Prices

PER = 1_000_000
"""Prices are for so many tokens."""
NOTHING = Prices()
_DATED = re.compile(r"-\d{4}-\d{2}-\d{2}$")


def price_of(model: str, settings: MindSettings) -> Prices | None:
    """What the model costs; None when nobody knows.

    A model on one's own computer costs nothing, unless its name is that of one that is paid for: that is a proxy then.
    """
    if settings.prices is not None:
        return settings.prices
    listed = _listed(model)
    if listed is not None:
        return listed
    return NOTHING if is_local(settings.base_url) or model.endswith(":free") else None


def cost(prices: Prices | None, prompt: int, cached: int, completion: int) -> float:
    """What a call cost, in the currency of the prices; 0.0 where none are known. `cached` tokens are part of `prompt`."""
    if prices is None:
        return 0.0
    cached = min(cached, prompt)
    again = prices.prompt if prices.cached is None else prices.cached
    return ((prompt - cached) * prices.prompt + cached * again + completion * prices.completion) / PER


def _listed(model: str) -> Prices | None:
    """The list's price, for a dated name too, and for one that its maker's name stands before."""
    plain = _DATED.sub("", model.strip().lower())
    return _list().get(plain) or _list().get(plain.removeprefix("openai/"))


@lru_cache(maxsize=1)
def _list() -> dict[str, Prices]:
    with asset("models/prices.toml").open("rb") as file:
        tables = tomllib.load(file)
    named = {name: prices for table in tables.values() if isinstance(table, dict) for name, prices in table.items()}
    return {name: Prices(**prices) for name, prices in named.items()}
