"""Owns counting tokens as a language model would: by a real tokenizer (Llama 2's, it comes with wordllama), else by length."""

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

CHARACTERS_PER_TOKEN = 4


def tokens_of(text: str) -> list[int]:
    """The tokens of a text, as numbers that say which token each is."""
    tokenizer = _tokenizer()
    if tokenizer is not None:
        ids: list[int] = tokenizer.encode(text, add_special_tokens=False).ids
        return ids
    pieces = (text[at : at + CHARACTERS_PER_TOKEN] for at in range(0, len(text), CHARACTERS_PER_TOKEN))
    return [int.from_bytes(piece.encode(), "big") for piece in pieces]


def tokenizer_name() -> str:
    """Which rule counts."""
    return f"{CHARACTERS_PER_TOKEN} characters a token" if _tokenizer() is None else "the tokenizer that comes with wordllama"


@lru_cache(maxsize=1)
def _tokenizer() -> Any:
    spec = find_spec("wordllama")
    if spec is None or not spec.submodule_search_locations or find_spec("tokenizers") is None:
        return None
    files = sorted(Path(spec.submodule_search_locations[0], "tokenizers").glob("*tokenizer*.json"))
    if not files:
        return None
    from tokenizers import Tokenizer

    return Tokenizer.from_file(str(files[0]))
