"""Owns what a server gave back for one request: its text, why it ended, and what it counted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Completion:
    """One answer of a server. Tokens are None where it did not count them.

    `text` is what was said, "" when nothing was; `reasoned` whether it thought in a field of its own, which is never
    an answer. `finish_reason` is the server's own word ("stop", "length", "content_filter", ...); `refusal` what it said
    in declining.
    """

    text: str
    finish_reason: str = ""
    reasoned: bool = False
    refusal: str = ""
    model: str = ""
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    cached_tokens: int | None = None
