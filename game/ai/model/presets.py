"""Owns the servers that are known by name: where each answers, which key it wants, how it is started."""

import ipaddress
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from urllib.parse import urlsplit

from game.assets import asset
from game.problem import Problem


@dataclass(frozen=True, slots=True)
class Preset:
    """A server known by `name`; assets/models/presets.toml says what each field is. `context` is in tokens."""

    name: str
    title: str
    base_url: str
    key: str
    key_needed: bool
    local: bool
    context: int
    in_flight: int
    embeddings: str
    start: str
    pull: str
    more: str
    several: str
    note: str


@lru_cache(maxsize=1)
def presets() -> dict[str, Preset]:
    """All of them by name, in the order of the file."""
    with asset("models/presets.toml").open("rb") as file:
        return {name: Preset(name, **fields) for name, fields in tomllib.load(file).items()}


def preset_named(name: str) -> Preset:
    """The server of that name, whatever its case. Raises Problem when there is none."""
    known = presets()
    asked = name.strip().lower()
    if asked in known:
        return known[asked]
    near = get_close_matches(asked, known, 1, 0.5)
    hint = f'did you mean "{near[0]}"?' if near else "for any other server give its --base-url."
    raise Problem(f'There is no server "{name}" among those known by name ({", ".join(known)}); {hint}')


def preset_at(base_url: str) -> Preset | None:
    """The server that answers at that address, if it is one of those known by name."""
    place = _place(base_url)
    return next((each for each in presets().values() if _place(each.base_url) == place), None)


def is_local(base_url: str) -> bool:
    """Whether an address is on this very computer."""
    host = _place(base_url)[0]
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _place(base_url: str) -> tuple[str, int | None]:
    """Host and port. An address that makes no sense is nowhere."""
    try:
        parts = urlsplit(base_url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return "", None
    return "127.0.0.1" if host == "localhost" else host, port or {"http": 80, "https": 443}.get(parts.scheme)
