"""Everything that happens on a day of our town has a chain of causes that ends somewhere, and the answer is a sentence."""

from collections import Counter
from collections.abc import Iterator

import pytest
from lived import LivedDay

from game.ai.embedding import Embedder
from game.saves import Save
from game.session.because import Because, Doing, Happened, Link, chain
from game.session.because.opening import telling_of
from game.world.clock import TICKS_PER_HOUR


@pytest.fixture(scope="module")
def save(day: LivedDay) -> Iterator[Save]:
    with Save(day.path) as opened:
        yield opened


def count_of(link: Link) -> int:
    return 1 + sum(count_of(each) for each in link.below)


def depth_of(link: Link) -> int:
    return 1 + max((depth_of(each) for each in link.below), default=0)


def told(day: LivedDay, save: Save, step: int) -> Iterator[tuple[str, Because]]:
    """(kind of event, why) for each so-many-th event of the day, and for what everybody is at every six hours."""
    telling = telling_of(save, day.ground, Embedder(), save.last_tick)
    for event in day.events[::step]:
        yield event["kind"], chain(telling, Happened(event["number"], event["tick"]))
    for who in day.names:
        for tick in range(0, save.last_tick, 6 * TICKS_PER_HOUR):
            yield "at", chain(telling, Doing(who, tick))


def assert_told(found: list[tuple[str, Because]]) -> None:
    for kind, because in found:
        assert because.cause != "untold" and because.chain.below, (kind, because)
        assert because.answer[0].isupper() and because.answer.endswith((".", "\u201d", "\u2026")), because.answer
        assert count_of(because.chain) < 250 and depth_of(because.chain) < 16, because.chain.said
    causes = Counter((kind, because.cause) for kind, because in found)
    assert causes["doing", "plan"] > 0.9 * sum(number for (kind, _), number in causes.items() if kind == "doing")
    assert causes["speech", "thought"] == sum(number for (kind, _), number in causes.items() if kind == "speech")


@pytest.mark.slow
def test_what_happens_on_a_day_has_a_cause(day: LivedDay, save: Save) -> None:
    assert_told([*told(day, save, 17)])


@pytest.mark.heavy
def test_every_single_thing_that_happens_on_a_day_has_a_cause(day: LivedDay, save: Save) -> None:
    assert_told([*told(day, save, 1)])
