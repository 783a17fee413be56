"""Owns how much a server says it reads and writes at once: each kind of server tells it in a place of its own."""

from collections.abc import Iterator
from typing import Any, Protocol
from urllib.parse import quote, urlsplit

from game.ai.model.trouble import Trouble

_SECONDS = 5.0
_LARGEST = 100_000_000


class Telling(Protocol):
    """The part of a server's connection that is used here."""

    def fetch(self, path: str, body: dict[str, object] | None = None, seconds: float = 5.0) -> dict[str, Any]:
        """The JSON object at a path of the host. Raises Trouble."""
        ...


def told_context(server: Telling, base_url: str, model: str) -> int | None:
    """Tokens of one call, as the server tells it of the model as it is loaded now; None when it does not tell."""
    for ask in (_llama_cpp, _ollama_running, _ollama_set, _lm_studio, _listed):
        try:
            for told in ask(server, base_url, model):
                if type(told) is int and 0 < told <= _LARGEST:
                    return told
        except Trouble:
            continue
    return None


def _llama_cpp(server: Telling, base_url: str, model: str) -> Iterator[object]:
    """What each of its slots has, which is less than what it was started with."""
    settings = server.fetch("/props", None, _SECONDS).get("default_generation_settings")
    yield settings.get("n_ctx") if isinstance(settings, dict) else None


def _ollama_running(server: Telling, base_url: str, model: str) -> Iterator[object]:
    """What the running model was loaded with; what it was trained for says nothing of that."""
    for each in _tables(server.fetch("/api/ps", None, _SECONDS).get("models")):
        if same_model(model, str(each.get("name", ""))):
            yield each.get("context_length")


def _ollama_set(server: Telling, base_url: str, model: str) -> Iterator[object]:
    """What the model's file says, for an Ollama that does not tell of running ones."""
    set_for_it = server.fetch("/api/show", {"model": model}, _SECONDS).get("parameters")
    for line in str(set_for_it or "").splitlines():
        words = line.split()
        if len(words) == 2 and words[0] == "num_ctx" and words[1].isdigit():
            yield int(words[1])


def _lm_studio(server: Telling, base_url: str, model: str) -> Iterator[object]:
    yield server.fetch(f"/api/v0/models/{quote(model)}", None, _SECONDS).get("loaded_context_length")


def _listed(server: Telling, base_url: str, model: str) -> Iterator[object]:
    """vLLM, OpenRouter and others tell it in their list of models."""
    listed = _tables(server.fetch(f"{urlsplit(base_url).path.rstrip('/')}/models", None, _SECONDS).get("data"))
    for each in listed:
        if same_model(model, str(each.get("id", ""))):
            meta = each.get("meta")
            told = meta.get("n_ctx") if isinstance(meta, dict) else None
            yield from (each.get("max_model_len"), each.get("context_length"), told)


def same_model(wanted: str, name: str) -> bool:
    """Whether a listed name is the model that is meant: Ollama adds ":latest" to a name without a tag."""
    return name in (wanted, f"{wanted}:latest")


def _tables(value: object) -> list[dict[str, Any]]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
