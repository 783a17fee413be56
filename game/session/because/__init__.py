"""Why?: from any action in a town's log back to the plan, order or rule it came of, and to what those rest on."""

from game.session.because.chain import chain
from game.session.because.links import Action, Because, Begun, Cause, Doing, Happened, Link, Planned, Said, Sort, Thinking
from game.session.because.telling import Telling

__all__ = [
    "Action",
    "Because",
    "Begun",
    "Cause",
    "Doing",
    "Happened",
    "Link",
    "Planned",
    "Said",
    "Sort",
    "Telling",
    "Thinking",
    "chain",
]
