"""The phrases people have for everything that is done by speaking."""

import random

import pytest

from game.ai.knowledge import knowledge
from game.ai.offline.talk.phrases import choose, claim_within, phrases

SLOTS = {
    "claim": "I'm mending a boat",
    "tail": "and sank it",
    "job": "I'm a diver",
    "me": "Ann",
    "mefull": "Ann Ode",
    "you": "Bo",
    "pet": "dear",
    "who": "Cy",
    "noun": "party",
    "action": "mending a boat",
    "when": "earlier",
    "doing": "mending a boat",
    "reason": "I'm at work then",
    "source": "Cy",
    "host": "Cy",
    "what": "boat party",
    "place": "the pier",
}
ACTS = sorted(knowledge("talk")["phrases"])


@pytest.mark.parametrize("act", ACTS)
def test_anybody_can_say_anything_whatever_they_are_like(act: str) -> None:
    for manner in (frozenset[str](), frozenset({"idle"}), frozenset({"rival"}), frozenset({"stranger", "morning"})):
        assert choose(act, manner, SLOTS, set(), random.Random(1))


@pytest.mark.parametrize("act", ACTS)
def test_no_phrase_is_written_twice(act: str) -> None:
    texts = [(phrase.text, phrase.needs) for phrase in phrases(act)]
    assert len(set(texts)) == len(texts)


def test_a_phrase_is_said_once_in_a_talk() -> None:
    used: set[str] = set()
    said = [choose("farewell", frozenset(), SLOTS, used, random.Random(n)) for n in range(5)]
    assert len(set(said)) == len(said)


def test_what_is_claimed_is_told_from_the_words_around_it() -> None:
    assert claim_within("Well, I'm mending a boat.") == "I'm mending a boat"
    assert claim_within("I'm Ann.") == ""
    assert claim_within("Quite another sentence, on its own") == "Quite another sentence, on its own"
