"""Why something came to mind."""

import time
from types import SimpleNamespace

from remembering import remember, seen, subject

from game.ai.embedding import Embedder
from game.ai.memory import Kind, NewMemory
from game.ai.query import Query
from game.ai.query import answered as answer_to
from game.ai.stream import StreamView
from game.ai.thought import Asked, Snapshot
from game.session.decisions import Decision, Grounds
from game.settings import PAPER
from game.ui.inspector.bonds import Bonds
from game.ui.inspector.memory import MemoryTab
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.memory_page import memory_page
from game.ui.inspector.recall import Recall, reasons
from game.ui.inspector.talks import TalksTab
from game.ui.inspector.why_rows import Told
from game.ui.lists.goals import ToTalk, ToThought
from game.world.bodies import Conversation

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


def answered(recall: Recall) -> Recall:
    """The same, once its answer has come."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        recall.poll()
        if not recall.thinking:
            return recall
        time.sleep(0.005)
    raise AssertionError("no answer came")


def test_a_question_is_answered_in_the_background_and_only_the_latest_counts() -> None:
    ann, recall = subject(FOUR), Recall(Embedder())
    recall.ask("first", ann.view, Query(ann.number, "dogs"), 100, PAPER)
    recall.ask("second", ann.view, Query(ann.number, "a cat that sleeps"), 100, PAPER)
    (answer,) = answered(recall).found
    assert answer.query.text == "a cat that sleeps"
    assert {each.number for each in answer.found} == {0, 1, 2, 3}
    assert sorted((each.score for each in answer.found), reverse=True) == [each.score for each in answer.found]


def planning(made: int, asked: int, view: StreamView | None, query: Query) -> Grounds:
    decision = Decision(
        1, "plan_day", query.resident, (query.resident,), asked, 200, (query,), (made,), ((query.resident, made),)
    )
    return Grounds(decision, () if view is None else ((query.resident, view),))


def test_why_is_told_from_the_stream_as_it_was_however_it_was_used_since() -> None:
    ann = subject(FOUR)
    stream, query, then = ann.resident.stream, Query(ann.number, "what barks and sleeps"), ann.view
    remember(stream, [seen("so the day is planned", 4)], 200)
    stream.touch([2], 300)
    ann.look()
    recall = Recall(Embedder())
    recall.ask_why("why", planning(4, 150, then, query), {ann.number: ann.view}, PAPER)
    assert answered(recall).found[0].found == answer_to(query, then, Embedder(), 150, PAPER)
    told = Told(planning(4, 150, then, query), recall.found)
    page = memory_page(ann, 4, told)
    shown = [each for each in page if isinstance(each, MemoryRow)]
    assert [each.why for each in shown] == list(recall.found[0].found)
    text = "\n".join(each.said for each in page)
    assert "planning the day" in text and "what barks and sleeps" in text and "a dog barks" in text


def test_where_nobody_wrote_down_what_was_remembered_the_page_says_so() -> None:
    ann = subject(FOUR)
    remember(ann.resident.stream, [seen("so the day is planned", 4)], 200)
    ann.look()
    grounds, recall = planning(4, 150, None, Query(ann.number, "pets")), Recall(Embedder())
    recall.ask_why("why", grounds, {ann.number: ann.view}, PAPER)
    problem = answered(recall).problem
    text = "\n".join(each.said for each in memory_page(ann, 4, Told(grounds, recall.found, False, problem)))
    assert recall.found == () and "cannot be told" in text and "not written down" in text


def test_a_memory_of_a_thought_long_past_shows_what_was_nearest_and_says_it_is_that() -> None:
    ann, recall = subject(FOUR), Recall(Embedder())
    recall.ask_nearest("near", ann.view, ann.view[3], ann.number, PAPER)
    page = memory_page(ann, 3, Told(None, answered(recall).found))
    text = "\n".join(each.said for each in page)
    assert "no longer known" in text and text.index("nearest") < text.index("a dog barks")


def test_what_was_merely_noticed_needed_no_memory() -> None:
    ann = subject(FOUR)
    noticed = Grounds(Decision(1, "notice", ann.number, (ann.number,), 50, 100, memories=(1,)))
    text = "\n".join(each.said for each in memory_page(ann, 1, Told(noticed)))
    assert "noticing" in text and "No memory had to be recalled" in text


def test_why_somebody_said_what_they_said_is_opened_from_the_talk() -> None:
    ann = subject(FOUR)
    town, query = ann.scene, Query(ann.number, "Who has a dog?")
    town.simulation.conversations[7] = Conversation(7, (ann.number, 5), began=90)  # type: ignore[index]
    spoken = Decision(3, "dialogue", 5, (5, ann.number), 90, 96, (Query(5, "pets"), query), talk=7)
    asked = Asked(3, "dialogue", 5, (5, ann.number), 90, 96)
    others = SimpleNamespace(id=5, stream=ann.view), SimpleNamespace(id=ann.number, stream=ann.view)
    town.decisions.add(spoken, Snapshot(asked, 0, others))  # type: ignore[arg-type]
    talks, memory = TalksTab(Bonds()), MemoryTab(town.decisions)
    talks.open(ToTalk(7))
    goal = next(each.goal for each in talks.items(ann) if each.goal == ToThought(3))
    assert memory.takes(goal)
    memory.news(ann)
    answered(memory._recall)
    text = "\n".join(each.said for each in memory.items(ann))
    assert "Who has a dog?" in text and "pets\u201d" not in text and "a dog barks" in text
    del town.simulation.conversations[7]  # type: ignore[attr-defined]


def test_a_thought_that_fell_out_of_memory_is_said_to_be_gone() -> None:
    ann = subject(FOUR)
    memory = MemoryTab(ann.scene.decisions)
    memory.open(ToThought(99))
    for _ in range(2):
        memory.news(ann)
        assert "no longer known" in "\n".join(each.said for each in memory.items(ann))
