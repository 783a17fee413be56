"""What the tests of calling ask: a prompt with a small shape, a caller whose waits take no time."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import Any

from ai.model.replying_server import KEY
from pydantic import BaseModel, Field

from game.ai.model.answers import Answers
from game.ai.model.call import Call
from game.ai.model.caller import ServerCaller
from game.ai.model.ledger import Ledger, Price, free
from game.ai.model.prompt import Message, NoAnswer, Prompt, Size, Unusable
from game.ai.model.server import Server
from game.settings import MindSettings

SETTINGS = MindSettings(base_url="set by the test", model="a-model", timeout=5.0, first_timeout=5.0)


class Choice(BaseModel):
    """A number and some words."""

    number: int
    words: list[str] = Field(default_factory=list)


def read(answer: Any) -> int:
    """Numbers from 1 to 9 are of use."""
    if not 1 <= answer.number <= 9:
        raise Unusable("number must be from 1 to 9")
    return int(answer.number)


def prompt(text: str = "Which number?", size: Size = "large", limit: int = 50) -> Prompt[int]:
    """A question that wants a number."""
    messages = (Message("system", "Answer in JSON with number and words."), Message("user", text))
    return Prompt("react", size, messages, Choice, limit, read, resident=7, tick=42)


@dataclass
class Time:
    """A clock that goes on only when somebody waits."""

    at: float = 1000.0
    waited: list[float] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    def now(self) -> float:
        return self.at

    def pause(self, seconds: float) -> bool:
        with self.lock:
            self.waited.append(seconds)
            self.at += seconds
        return False


@dataclass
class Asker:
    """A caller and what stands around it."""

    caller: ServerCaller
    ledger: Ledger
    answers: Answers
    time: Time

    def ask(self, text: str = "Which number?", size: Size = "large", limit: int = 50) -> int | str:
        """The answer, or the sentence of NoAnswer."""
        try:
            return self.caller.ask(prompt(text, size, limit))
        except NoAnswer as none:
            return str(none)

    def only(self) -> Call:
        """The one call since it was last asked for."""
        (call,) = self.ledger.drain()
        return call


@contextmanager
def asker(url: str, answers: Answers | None = None, price: Price = free, key: str = KEY, **settings: Any) -> Iterator[Asker]:
    """A caller of that server."""
    time, ledger, answers = Time(), Ledger(price), answers or Answers()
    chosen = replace(SETTINGS, base_url=url, **settings)
    server = Server(url, key, chosen.in_flight)
    caller = ServerCaller(server, server.address, chosen, ledger, answers, time.now, time.pause)
    try:
        yield Asker(caller, ledger, answers, time)
    finally:
        caller.close()
