"""Owns how somebody's own way of speaking colours a line: a word they end on, a saying of theirs."""

import random
import re

from game.ai.persona import Persona

_QUOTED = re.compile(r"[\"“]([^\"”]{1,40})[\"”]|(?<!\w)'([^']{1,40})'(?!\w)")


def coloured(line: str, persona: Persona, draw: random.Random) -> str:
    """The line with a saying the paragraph quotes: at the end of a sentence when it says so, else now and then after it."""
    for clause in persona.speech:
        quoted = _QUOTED.search(clause)
        if quoted is None:
            continue
        saying = (quoted[1] or quoted[2]).strip(" .,")
        if re.search(r"\bends?\b|\badds?\b", clause):
            return _ending(line, saying) if draw.random() < 0.6 else line
        if draw.random() < 0.25 and not line.endswith("?"):
            return f"{line} {saying[0].upper()}{saying[1:]}."
    return line


def _ending(line: str, saying: str) -> str:
    """The line with a saying before its last stop."""
    return f"{line[:-1]}, {saying}{line[-1]}" if line.endswith((".", "!", "?")) else line
