"""Owns the one estimate of how many tokens a text costs, the same for every mind."""

CHARACTERS_PER_TOKEN = 4


def estimate_tokens(text: str) -> int:
    """About how many tokens a language model would count, at least 1: English has some four characters to a token."""
    return max(1, -(-len(text) // CHARACTERS_PER_TOKEN))
