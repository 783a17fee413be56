"""A model server of ours for tests and benches: it answers over real HTTP with answers it was taught, well or badly.

It imports nothing of pytest, and of the game only what answers are taught from.
"""

from ai.model.stub.server import Served, StubServer

__all__ = ["Served", "StubServer"]
