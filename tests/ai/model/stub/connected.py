"""Owns putting a town's mind behind the stub server: the game's own way of connecting, with answers rehearsed."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from ai.model.stub.rehearsed import Rehearsed
from ai.model.stub.server import StubServer

from game.ai.model.answers import Answers
from game.ai.model.breaker import PAUSE, Breaker
from game.ai.model.caller import ServerCaller
from game.ai.model.connecting import Connected, connect
from game.ai.model.ledger import Ledger
from game.ai.offline.mind import OfflineMind
from game.settings import MindSettings

HURRY = 0.01
"""By what pauses are multiplied where there is a hurry."""


@dataclass(frozen=True, slots=True)
class Wired:
    """A mind that goes over the wire, and what stands behind it."""

    mind: Rehearsed
    connected: Connected


@contextmanager
def wired(server: StubServer, settings: MindSettings, hurried: bool = False) -> Iterator[Wired]:
    """Connect to the stub server, whatever address and model the settings name; let go of it in the end.

    `hurried`: whoever would wait some seconds before trying again waits some hundredths. Tests have no more time.
    """
    offline = OfflineMind()
    settings = replace(settings, base_url=server.base_url, model=server.models[0])
    connected = connect(settings, "stub-key", offline, Ledger(), Answers())
    if hurried:
        _hurry(connected.caller)
    try:
        yield Wired(Rehearsed(connected.mind, offline, server, settings.context), connected)
    finally:
        connected.close()


def _hurry(caller: ServerCaller) -> None:
    """Shorten all pauses, between tries and while a server that fails is left alone."""
    closing = caller._line.closing
    caller._line = replace(caller._line, pause=lambda seconds: closing.wait(seconds * HURRY))
    for endpoint in (caller._large, caller._small):
        endpoint.breaker = Breaker(time.monotonic, pause=PAUSE * HURRY)
