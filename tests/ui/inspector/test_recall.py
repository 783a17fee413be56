"""Why something came to mind."""

import time

from remembering import remember, seen, subject

from game.ai.memory import Kind, NewMemory
from game.settings import PAPER
from game.ui.inspector.recall import Recall, reasons
from game.ui.inspector.retrieved import Retrieved

FOUR = [seen("a cat sleeps"), seen("a dog barks", 8), seen("rain falls"), NewMemory(Kind.REFLECTION, "pets matter", 6, (2, 0))]


def test_what_a_memory_rests_on_comes_first_and_nothing_that_came_after_it() -> None:
    ann = subject([*FOUR, seen("a later thing", 10)])
    memory = ann.view[3]
    found = reasons(ann.view, memory, PAPER)
    assert {each.number for each in found[:2]} == {0, 2}
    assert [each.number for each in found[2:]] == [1]
    assert all(0 <= part <= 1 for each in found for part in (each.recency, each.relevance, each.importance))


def test_the_first_memory_has_no_reasons() -> None:
    ann = subject(FOUR)
    assert reasons(ann.view, ann.view[0], PAPER) == ()


def test_a_question_is_answered_in_the_background_and_only_the_latest_counts() -> None:
    ann, recall = subject(FOUR), Recall()
    recall.ask("first", ann.view, "dogs", 100, PAPER)
    recall.ask("second", ann.view, "a cat that sleeps", 100, PAPER)
    until = time.monotonic() + 20
    while not recall.found and time.monotonic() < until:
        recall.ask("second", ann.view, "a cat that sleeps", 100, PAPER)
        time.sleep(0.01)
    assert {each.number for each in recall.found} == {0, 1, 2, 3}
    assert sorted((each.score for each in recall.found), reverse=True) == [each.score for each in recall.found]


def test_what_a_thought_used_is_known_afterwards_even_if_it_is_used_again() -> None:
    ann = subject(FOUR)
    retrieved, stream = Retrieved(ann.scene), ann.resident.stream
    remember(stream, [seen("so the day is planned", 4)], 200)
    stream.touch([1, 2], 200)
    retrieved.look()
    stream.touch([2], 300)
    assert retrieved.of(ann.number, 200) == (1, 2)
    assert retrieved.of(ann.number, 300) == ()
