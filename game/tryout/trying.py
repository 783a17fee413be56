"""Owns trying somebody out, from their entry to what a writer wants to know of them: without a window, a save or a server."""

import re
from collections.abc import Sequence

from game.ai.residents_file import ResidentEntry
from game.ai.thinking import think
from game.ai.thinking.interviewing import interview
from game.tryout.candidate import Candidate, candidate
from game.tryout.day import day_of
from game.tryout.lacking import notes
from game.tryout.trial import Trial
from game.tryout.understanding import understood
from game.world.clock import Clock
from game.world.places import Town

QUESTIONS = ("Tell me about yourself.", "What is your occupation?", "Who do you live with?", "What are your interests?")
"""What somebody is asked to hear how they would introduce themselves."""
_SENTENCE = re.compile(r"(?<=[.!?]) +(?=[A-Z])(?<!Mr. )(?<!Mrs. )(?<!Dr. )(?<!St. )")


def try_person(
    entry: ResidentEntry,
    town: Town,
    others: Sequence[ResidentEntry] = (),
    clock: Clock | None = None,
    seed: int = 1,
    day: int = 0,
) -> Trial:
    """What would become of somebody in a town where the others live: pure, and offline.

    The day is the one they would plan for the `day` of a run (0 the first) in the game, by the same code. Raises Problem for
    an entry without a name or with nothing to read.
    """
    who = candidate(entry, town, others, clock or Clock(), seed, day)
    plan = think(who.snapshot, who.means).plan
    stretches = day_of(who, plan, who.means.town) if plan is not None else ()
    return Trial(entry.name, understood(who, who.means.town), _says(who), stretches, notes(who, who.means.town, plan))


def _says(who: Candidate) -> tuple[str, ...]:
    """Their own answers to a stranger, each sentence once."""
    answers = [interview(who.snapshot, who.means, question) for question in QUESTIONS]
    sentences = [each for answer in answers if answer.known for each in _SENTENCE.split(answer.text)]
    return tuple(dict.fromkeys(each for each in sentences if each)) or (f"I'm {who.entry.name}.",)
