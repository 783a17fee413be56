"""Owns the question about an inner voice: what somebody makes of a thought that came to them as their own."""

from dataclasses import dataclass

from game.ai.memory import Memory
from game.ai.mind.circumstances import Circumstances
from game.ai.plans import Step


@dataclass(frozen=True, slots=True)
class HeedVoice:
    """An inner voice has said `words` (paper, section 3.1.2: likelier to be taken as a directive than what others say).

    `about` is what they recall of it. `names` are of everybody in town, by id.
    """

    now: Circumstances
    words: str
    about: tuple[Memory, ...] = ()
    names: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Heeding:
    """`decided` is what they have made up their mind to, an infinitive ("to run for mayor", "not to go out"); "" for a
    thought that only stays with them. `because` gives the reason in words, and must be there when they refuse:
    then `decided` is "" and the thought is put away. `steps` are what they do about it at once, their times counting from 0.
    """

    decided: str = ""
    because: str = ""
    steps: tuple[Step, ...] = ()
    importance: int = 7
