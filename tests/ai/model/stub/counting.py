"""Owns what a stub server's calls sum to: tokens by kind of question, and how much of the prompts a prefix cache would reuse."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ai.model.stub.server import Served
from ai.model.stub.tokens import CHARACTERS_PER_TOKEN


@dataclass(frozen=True, slots=True)
class Counts:
    """Calls and their tokens. `reused` are prompt tokens that stood in a prefix an earlier prompt had.

    `characters` are those of prompts and answers, for whoever counts four of them as a token.
    """

    calls: int = 0
    prompt: int = 0
    completion: int = 0
    reused: int = 0
    characters: int = 0

    @property
    def plain(self) -> dict[str, Any]:
        """As it is written down."""
        return {
            "calls": self.calls,
            "prompt_tokens": self.prompt,
            "completion_tokens": self.completion,
            "prefix_share": round(self.reused / self.prompt, 4) if self.prompt else 0.0,
            "prompt_tokens_outside_prefix": self.prompt - self.reused,
            "tokens_at_4_characters": self.characters // CHARACTERS_PER_TOKEN,
        }


def counted(served: Iterable[Served]) -> Counts:
    """All of them together."""
    found = list(served)
    return Counts(
        len(found),
        sum(each.reply.prompt_tokens for each in found),
        sum(each.reply.completion_tokens for each in found),
        sum(each.reply.cached_tokens for each in found),
        sum(len(each.request.rendered) + len(each.reply.content or "") for each in found),
    )


def counted_by_kind(served: Iterable[Served]) -> dict[str, Counts]:
    """By kind of question, the one with the most tokens first."""
    found = list(served)
    tokens: Counter[str] = Counter()
    for each in found:
        tokens[each.kind] += each.reply.prompt_tokens + each.reply.completion_tokens
    return {kind: counted(each for each in found if each.kind == kind) for kind, _ in tokens.most_common()}
