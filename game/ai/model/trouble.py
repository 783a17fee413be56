"""Owns what can go wrong between us and a model's server: each kind with one sentence, and never a key or a header."""


class Trouble(Exception):
    """A request that brought no completion. Its sentence says why, in words for a player and the audit log."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Unreachable(Trouble):
    """Nothing answered: refused, unknown host, broken off in the middle."""


class TimedOut(Trouble):
    """No whole answer within the time it was given."""


class Garbled(Trouble):
    """Something answered, but not as a model's server does: a web page, a broken or an endless body, no choices."""


class Refused(Trouble):
    """The server said no. `status` is the HTTP status, `text` what it gave as its reason (cut, the key taken out)."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"the server refused ({status}): {text}" if text else f"the server refused ({status})")
        self.status = status
        self.text = text


class Busy(Trouble):
    """Too many requests (429), overloaded (529) or not ready yet (503). `retry_after` in seconds, None when it did not say."""

    def __init__(self, status: int, text: str, retry_after: float | None) -> None:
        super().__init__(f"the server is busy ({status}): {text}" if text else f"the server is busy ({status})")
        self.status = status
        self.text = text
        self.retry_after = retry_after
