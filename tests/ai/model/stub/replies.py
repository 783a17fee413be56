"""Owns what goes back over the wire: a reply as a good server would send it, for faults to spoil."""

import json
from dataclasses import dataclass
from typing import Any, Literal

Fate = Literal["sent", "lost", "reset"]
"""What becomes of a reply on its way: it arrives, never does, or the connection breaks."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply to a chat request. `delay` comes on top of the server's latency, in seconds.

    `content` None is sent as null. Where `status` is not 200 `content` is the error's message; `raw` is sent instead of
    everything else. `fault` names what spoiled it.
    """

    content: str | None
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cached_tokens: int = 0
    finish: str = "stop"
    reasoning: str | None = None
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    delay: float = 0.0
    fate: Fate = "sent"
    raw: bytes | None = None
    fault: str = ""

    def body(self, model: str, number: int) -> bytes:
        """The bytes that are sent."""
        if self.raw is not None:
            return self.raw
        plain = (
            self._completion(model, number) if self.status == 200 else {"error": {"message": self.content, "code": self.status}}
        )
        return json.dumps(plain).encode()

    def _completion(self, model: str, number: int) -> dict[str, Any]:
        message = {"role": "assistant", "content": self.content}
        if self.reasoning is not None:
            message["reasoning_content"] = message["reasoning"] = self.reasoning
        return {
            "id": f"chatcmpl-{number}",
            "object": "chat.completion",
            "created": 0,
            "model": model,
            "choices": [{"index": 0, "message": message, "finish_reason": self.finish}],
            "usage": {
                "prompt_tokens": self.prompt_tokens,
                "completion_tokens": self.completion_tokens,
                "total_tokens": self.prompt_tokens + self.completion_tokens,
                "prompt_tokens_details": {"cached_tokens": self.cached_tokens},
            },
        }
