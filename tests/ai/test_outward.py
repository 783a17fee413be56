"""Nobody sees what another thinks: of a step only the deed is to be seen, whatever the thought is about."""

import re
from collections.abc import Iterator

import pytest

from game.ai.knowledge import knowledge
from game.ai.offline.chains import chain
from game.ai.outward import LOST_IN_THOUGHT, outward
from game.ai.phrases import progressive

SECRET = "how to dig up the chest, and whom to trust with half of it"
INWARD = re.compile(r"\b(?:thinking|wondering|hoping|remembering|imagining|deciding)\b .")


def texts(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from texts(each)
    elif isinstance(value, str):
        yield from (idea.text for idea in chain(value))


STEPS = sorted({text for table in ("activities", "occupations", "traits", "slots") for text in texts(knowledge(table))})


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("stir a coffee and wonder about the rent", "stir a coffee"),
        ("pause with hands in mid-air, thinking about him", "pause with hands in mid-air"),
        ("quietly hope for rain", LOST_IN_THOUGHT),
        ("sit down to think over the offer", "sit down"),
        ("turn the quarrel over in the mind", LOST_IN_THOUGHT),
        ("think up a name, write it down and smile", LOST_IN_THOUGHT),
        ("feed the ducks and whistle", "feed the ducks and whistle"),
        ("lay the thinking cap aside", "lay the thinking cap aside"),
    ],
)
def test_the_deed_is_seen_and_the_thought_is_not(text: str, seen: str) -> None:
    assert outward(text) == seen


def test_no_step_that_anybody_takes_shows_what_is_on_their_mind() -> None:
    told = [text.replace("{ponder}", "wonder about {thought}") for text in STEPS]
    meant = [text.replace("{thought}", SECRET) for text in told if "{thought}" in text]
    assert len(meant) > 10
    assert not [text for text in meant if "chest" in outward(text) or "half of it" in outward(text)]


def test_what_is_seen_never_says_that_somebody_thinks_of_something() -> None:
    assert not [text for text in STEPS if INWARD.search(progressive(outward(text)))]
