"""Talk with a visitor, whom no mind thinks for: what their words mean, and what is said to that from memory."""

from game.ai.offline.visit.claiming import Meant, Spoken, meant
from game.ai.offline.visit.replying import reply

__all__ = ["Meant", "Spoken", "meant", "reply"]
