"""What is shown and written of an interview."""

import json
from types import SimpleNamespace

import pytest
from ui.inspector.remembering import ANN, seen, subject

from game.ai.mind import InterviewAnswer
from game.ai.model.status import Status
from game.ai.thinking.ablating import FULL, NO_REFLECTION, Condition
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.subject import Subject
from game.ui.interview.rows import LONGEST, answer_rows, pieces
from game.ui.interview.sittings import Given, Posed
from game.ui.interview.tab import AskTab
from game.ui.interview.transcript import transcript
from game.ui.lists.goals import ToMemory

LONG = "I walked the dog. " * 60 + "x" * 600 + " That was all."


def ann() -> Subject:
    return subject([seen("a cat sleeps"), seen("a dog barks")])


def answered(who: Subject, text: str, cites: tuple[int, ...] = (1,), condition: Condition = FULL) -> Given:
    posed = Posed(1, ANN, 90, condition, "What barks?", "memory", who.view)
    return Given(posed, InterviewAnswer(text, cites))


def test_a_long_answer_is_shown_to_its_last_word_in_parts_that_fit() -> None:
    parts = pieces(LONG)
    assert all(len(each) <= LONGEST for each in parts)
    assert "".join("".join(parts).split()) == "".join(LONG.split())
    assert parts[0].endswith(".")
    said = "\n".join(each.said for each in answer_rows(ann(), answered(ann(), LONG)))
    assert "That was all." in said and pieces("") == []


def test_below_an_answer_are_the_memories_it_rests_on_each_leading_to_its_page() -> None:
    who = ann()
    rows = answer_rows(who, answered(who, "A dog.", (1, 0)))
    shown = [each for each in rows if isinstance(each, MemoryRow)]
    assert [each.goal for each in shown] == [ToMemory(1), ToMemory(0)]
    assert "rests on no memory" in answer_rows(who, answered(who, "I do not know.", ()))[-1].said


def test_what_they_were_without_is_said_where_it_is_not_nothing() -> None:
    who = ann()
    said = [each.said for each in answer_rows(who, answered(who, "A dog.", condition=NO_REFLECTION))]
    assert "_No reflection_" in said
    assert not any("eflection" in each.said for each in answer_rows(who, answered(who, "A dog.")))


def test_an_interview_is_written_as_the_command_line_writes_it() -> None:
    who = ann()
    told = json.loads(transcript("Ann Bell", "an interviewer", who.scene.clock, [answered(who, "A dog.")]))
    assert (told["resident"], told["asker"]) == ("Ann Bell", "an interviewer")
    (answer,) = told["answers"]
    assert answer["cites"] == [{"number": 1, "kind": "observation", "text": "a dog barks"}]
    assert {"at", "condition", "category", "question", "answer", "known"} < answer.keys()


def test_where_nobody_can_be_asked_there_is_no_field_and_it_is_said() -> None:
    who, tab = ann(), AskTab(ann().scene)
    tab.show(who)
    assert tab.entry is None and tab.chips(who) == []
    assert "Nobody can be asked" in "".join(each.said for each in tab.items(who))


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (Status(), "a small model's."),
        (Status("spent", "the budget of 2 is spent; residents think offline"), "budget of 2 is spent"),
    ],
)
def test_it_is_said_which_model_speaks_and_when_it_cannot(status: Status, said: str) -> None:
    who = ann()
    tab = AskTab(who.scene)
    thinking = SimpleNamespace(model=SimpleNamespace(status=status), mind=SimpleNamespace(name="a small model"))
    tab.interviewer = SimpleNamespace(thinking=thinking)  # type: ignore[assignment]
    tab.show(who)
    assert said in tab.items(who)[0].said and "will not remember" in tab.items(who)[0].said


def test_a_player_is_not_asked_what_they_would_say() -> None:
    who = ann()
    tab = AskTab(who.scene)
    tab.interviewer = SimpleNamespace()  # type: ignore[assignment]
    who.resident.visitor = True  # type: ignore[misc]
    tab.show(who)
    assert tab.entry is None and "answers for themselves" in "".join(each.said for each in tab.items(who))
