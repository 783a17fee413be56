"""Owns opening a mind for a session, offline or a language model's, and letting go of it afterwards."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from game.ai.child_mind import ChildMind
from game.ai.mind import Mind
from game.ai.model.answers import Answers
from game.ai.model.connecting import connect
from game.ai.model.ledger import Ledger, Price
from game.ai.model.prices import cost, price_of
from game.ai.offline.mind import OfflineMind
from game.session.founding import Thinking
from game.settings import MindSettings

SPARE = 8
"""Threads beyond the calls that may be in flight: they prepare questions while the others wait for answers."""


@contextmanager
def opened(settings: MindSettings, key: str, threads: int, drawing: bool = False) -> Iterator[Thinking]:
    """What a session thinks with, for as long as the block lasts.

    With `drawing` the offline mind's long answers come from a process of their own, so that frames are kept.
    Raises Problem when the settings name no server that could be asked.
    """
    with ExitStack() as opened:
        offline: Mind = OfflineMind()
        if drawing:
            offline = child = ChildMind(OfflineMind)
            opened.callback(child.close)
        if settings.offline:
            yield Thinking(offline, threads)
            return
        connected = connect(settings, key, offline, Ledger(_price(settings)), Answers())
        opened.callback(connected.close)
        yield Thinking(connected.mind, settings.in_flight + SPARE, connected.embedder, connected)


def _price(settings: MindSettings) -> Price:
    def price(model: str, prompt: int, completion: int, cached: int) -> float:
        return cost(price_of(model, settings), prompt, cached, completion)

    return price
