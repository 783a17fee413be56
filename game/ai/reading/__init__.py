"""Reading one paragraph of plain English: from a writer's words to a persona, with what was not understood kept as it is."""

from game.ai.reading.read import read_paragraph

__all__ = ["read_paragraph"]
