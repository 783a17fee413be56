"""What the tabs of the inspector tell."""

import pytest
from remembering import ANN, seen, subject

from game.ai.memory import Kind, NewMemory
from game.ai.relations import familiarity
from game.ui.inspector.bonds import Bonds
from game.ui.inspector.memory_items import MemoryRow
from game.ui.inspector.memory_page import memory_page
from game.ui.inspector.people import PeopleTab
from game.ui.inspector.reflections import ReflectionsTab
from game.ui.inspector.subject import Subject
from game.ui.inspector.talks import TalksTab
from game.ui.inspector.why_rows import Told
from game.ui.lists.goals import Fold, ToMemory, ToPerson, ToTalk
from game.world.bodies import Conversation, Line

OTHER, THIRD = 5, 6


def rows(tab: ReflectionsTab, ann: Subject) -> list[tuple[int, int]]:
    """(number, depth) of what is shown."""
    return [(each.memory.number, each.depth) for each in tab.items(ann) if isinstance(each, MemoryRow)]


@pytest.fixture
def thoughtful() -> Subject:
    """A sight, a second, an insight of both, and one that rests on the insight and the second sight."""
    insight = NewMemory(Kind.REFLECTION, "they are friends", 6, (0, 1))
    deeper = NewMemory(Kind.REFLECTION, "friends matter", 8, (2, 1))
    return subject([seen("they laugh"), seen("they share a cake"), insight, deeper])


def test_an_insight_opens_to_its_evidence_down_to_what_was_seen(thoughtful: Subject) -> None:
    tab = ReflectionsTab()
    tab.show(thoughtful)
    assert rows(tab, thoughtful) == [(3, 0), (2, 0)]
    assert tab.takes(Fold((3,))) and tab.takes(Fold((3, 2)))
    assert rows(tab, thoughtful) == [(3, 0), (2, 1), (0, 2), (1, 2), (1, 1), (2, 0)]
    tab.takes(Fold((3, 2)))
    assert rows(tab, thoughtful) == [(3, 0), (2, 1), (1, 1), (2, 0)]
    tab.press_chip("all")
    assert len(rows(tab, thoughtful)) == 8


def test_a_sight_at_the_end_of_a_branch_leads_to_its_page(thoughtful: Subject) -> None:
    tab = ReflectionsTab()
    tab.show(thoughtful)
    tab.press_chip("all")
    leaf = next(each for each in tab.items(thoughtful) if isinstance(each, MemoryRow) and each.branch == "leaf")
    assert leaf.goal == ToMemory(0)


def test_the_page_of_a_memory_tells_when_who_and_what_it_rests_on() -> None:
    told = NewMemory(Kind.CHAT, "the mill is for sale", 7, (0,), (OTHER,), None, OTHER, 1, 2, 3)
    ann = subject([seen("the mill stands still"), told])
    page = memory_page(ann, 1, Told())
    text = "\n".join(each.said for each in page)
    assert "importance 3" in text and "7 of 10" in text and ann.name_of(OTHER) in text and "the mill stands still" in text
    assert ToPerson(OTHER) in [each.goal for each in page] and ToTalk(1) in [each.goal for each in page]


def chat(talk: int, said_by: int | None = None, line: int | None = None) -> NewMemory:
    return NewMemory(Kind.CHAT, f"about talk {talk}", 4, (), (OTHER,), 0, said_by, talk, line)


def test_how_familiar_somebody_is_agrees_with_what_minds_go_by() -> None:
    overheard = NewMemory(Kind.CHAT, "overheard", 2, (), (OTHER,), 0, OTHER, 9, None)
    insight = NewMemory(Kind.REFLECTION, "likes to laugh", 5, (0,), (OTHER,))
    ann, bonds = subject([chat(1), chat(1, OTHER, 2), chat(2), overheard, insight, seen("passes by", people=(OTHER,))]), Bonds()
    bonds.look(ann)
    known = familiarity(ann.resident.persona, ann.view, OTHER, ann.name_of(OTHER))
    assert bonds.familiarity(ann, OTHER) == pytest.approx(known)
    assert known > 0 and bonds.of(OTHER).seen == 1 and bonds.of(OTHER).heard == [1, 3]


def test_people_are_told_with_what_one_came_to_think_of_them() -> None:
    insight = NewMemory(Kind.REFLECTION, "is good company", 5, (0,), (OTHER,))
    ann, tab = subject([chat(1), insight]), PeopleTab()
    tab.show(ann)
    tab.news(ann)
    assert [each.goal for each in tab.items(ann)] == [ToPerson(OTHER)]
    assert tab.takes(ToPerson(OTHER))
    assert "is good company" in "\n".join(each.said for each in tab.items(ann))
    assert tab.back() and not tab.back()


def test_a_talk_is_shown_as_it_was_said_line_by_line() -> None:
    ann = subject([chat(1)])
    lines = [Line(ANN, "Good morning.", 50, (), (OTHER,)), Line(OTHER, "Is it?", 54, (), (ANN,))]
    ann.scene.simulation.conversations[1] = Conversation(1, (ANN, OTHER), 48, "ended", lines)  # type: ignore[index]
    ann.scene.simulation.conversations[2] = Conversation(2, (OTHER, THIRD), 60, "ended", lines)  # type: ignore[index]
    tab = TalksTab(Bonds())
    tab.show(ann)
    tab.news(ann)
    assert [each.goal for each in tab.items(ann)] == [ToTalk(1)]
    tab.takes(ToTalk(1))
    said = [each.said for each in tab.items(ann)]
    assert any("Good morning." in each and ann.name_of(ANN) in each for each in said)
    assert any("Is it?" in each and ann.name_of(OTHER) in each for each in said)


def test_talks_are_searched_by_name_and_by_word() -> None:
    ann, tab = subject([]), TalksTab(Bonds())
    for number, word in ((1, "bread"), (2, "rain")):
        line = Line(ANN, f"I like {word}", 50, (), (OTHER,))
        ann.scene.simulation.conversations[number] = Conversation(number, (ANN, OTHER), 48, "ended", [line])  # type: ignore[index]
    assert tab.entry is not None
    tab.entry.text = "rain"
    tab.news(ann)
    assert [each.goal for each in tab.items(ann)] == [ToTalk(2)]
