"""One run: founding it, living it tick by tick, writing it down, going on where it stopped."""

from game.session.session import Session

__all__ = ["Session"]
