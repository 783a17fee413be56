"""Owns what is known of one model on one server, and what the server's refusals mean for it."""

import re
from dataclasses import dataclass

from game.ai.model.breaker import Breaker
from game.ai.model.ladder import Ladder
from game.ai.model.trouble import Busy, Refused

_CUT = 0.6
"""Of the tokens we count (few languages need fewer than ours says) a server that counts so small a part has cut the rest."""
_TELLING = 400
"""Tokens: what is shorter is not cut, and too short to judge by."""
_NO_CREDIT = re.compile(r"insufficient.(quota|funds|credits?|balance)|exceeded your current quota", re.IGNORECASE)
_NO_MODEL = re.compile(
    r"model.{0,80}(not found|not exist|not loaded)|model_not_found"
    r"|(no|unknown|invalid) (such )?model|no models? loaded",
    re.IGNORECASE,
)
_TOO_LONG = re.compile(r"context.?(length|size|window)|maximum context|too many tokens|prompt is too long", re.IGNORECASE)
_DECLINED = re.compile(r"content.?(filter|management|policy)|moderation|flagged|safety", re.IGNORECASE)


@dataclass(slots=True)
class Endpoint:
    """One model on one server: how it is asked, whether it can be, and whether it has ever answered.

    `loading` until the first answer (or the first that was given up on). `warning` is a sentence for the player.
    """

    model: str
    address: str
    ladder: Ladder
    breaker: Breaker
    loading: bool = True
    warning: str = ""

    def counted(self, ours: int, theirs: int | None) -> None:
        """Compare how long a prompt was in tokens: by our estimate, and as the server counted what it read."""
        if self.warning or theirs is None or ours < _TELLING or not 0 < theirs < ours * _CUT:
            return
        self.warning = (
            f"{self.address} read only {theirs} of about {ours} tokens of a prompt: it cuts long ones silently. "
            f"Give {self.model} a longer context there (Ollama: OLLAMA_CONTEXT_LENGTH), or set context = {theirs} here"
        )

    def denied(self, trouble: Refused | Busy) -> str:
        """What to tell the player when no other way of asking helps; "" when one may."""
        text, status = trouble.text, trouble.status
        if status == 402 or (status in (403, 429) and _NO_CREDIT.search(text)):
            return f"{self.address} asks for money: there is no credit left for this key"
        if isinstance(trouble, Busy):
            return ""
        if status in (401, 403) and not _DECLINED.search(text):
            return f"{self.address} refuses the key ({status}): set OPENAI_API_KEY to one that it takes"
        if _NO_MODEL.search(text):
            return f'{self.address} has no model "{self.model}": load it there, or choose one that it has'
        if status in (404, 405) or (status == 200 and "endpoint" in text.lower()):
            return f"{self.address} answers, but not at this address ({status}): most servers want base_url to end in /v1"
        return str(trouble) if 300 <= status < 400 else ""

    def about_this_prompt(self, trouble: Refused) -> bool:
        """Whether the refusal is about what was said and how long it was, not about how it was asked."""
        return _TOO_LONG.search(trouble.text) is not None or _DECLINED.search(trouble.text) is not None or trouble.status == 413
