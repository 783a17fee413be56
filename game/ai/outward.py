"""Owns what others can see of what somebody does: the deed, never what goes through the head of who does it."""

import re
from functools import cache

from game.ai.knowledge import knowledge
from game.ai.phrases import gerund_of

LOST_IN_THOUGHT = "think"
"""What is left of a step that is nothing but a thought."""
_IN_THE_MIND = re.compile(r"\b(?:in|through) (?:the|his|her|their|one's) (?:mind|head|thoughts)\b")


def outward(text: str) -> str:
    """A step without its thoughts: "stir a coffee and wonder about the rent" -> "stir a coffee".

    A thought reaches to the end of the step, since what is thought may be as long as it likes.
    """
    if _IN_THE_MIND.search(text):
        return LOST_IN_THOUGHT
    thought = _thought().search(text)
    seen = text if thought is None else text[: thought.start()].rstrip(" ,")
    return seen or LOST_IN_THOUGHT


@cache
def _thought() -> re.Pattern[str]:
    """Where a thought begins: at a verb of thinking, first of all or after a joining word or comma."""
    verbs = str(knowledge("phrases")["inner"]).split()
    forms = "|".join((*verbs, *map(gerund_of, verbs)))
    return re.compile(rf"(?:^|,? (?:and|then|but|or|while|to)(?: then)? |, )(?:\w+ly |not |do not )?(?:{forms})\b")
