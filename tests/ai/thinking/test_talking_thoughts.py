"""What becomes of talk: who knows what from whom, in a town where everything is otherwise than in ours."""

import pytest
from ai.thinking.village import Village, live

from game.ai.memory import Kind, Memory

INES, OTTO = 1, 2
CIRCLE = "reading circle at the library on March 3 from 6pm to 8pm"


@pytest.fixture(scope="module")
def villages() -> list[Village]:
    return [live(seed, rounds=3) for seed in range(6)]


def memories(village: Village) -> list[tuple[int, Memory]]:
    return [(resident.id, memory) for resident in village.residents.values() for memory in resident.stream.records]


@pytest.mark.parametrize(("root", "text"), [(INES, "reading circle"), (OTTO, "has lost his dog")])
def test_news_nobody_has_told_spreads_but_not_to_all_at_once(villages: list[Village], root: int, text: str) -> None:
    known = [len(village.knows(root, village.numbered(root, text))) for village in villages]
    assert sum(known) / len(known) >= 2.5
    assert max(known) > min(known)
    assert any(count > 3 for count in known)


def test_every_claim_heard_goes_back_to_a_memory_of_who_said_it(villages: list[Village]) -> None:
    for village in villages:
        for owner, memory in memories(village):
            content = memory.content
            if content.said_by is None:
                continue
            assert content.said_by != owner
            line = village.talks[content.talk or 0][-1 if content.line is None else content.line]
            assert line.speaker == content.said_by
            if content.retells is not None:
                told = village.residents[content.said_by].stream.view()[content.retells]
                assert told.created <= memory.created


def test_who_was_told_is_in_the_tellers_own_records(villages: list[Village]) -> None:
    for village in villages:
        host = village.residents[INES]
        number = village.numbered(INES, "reading circle")
        talks = [m for m in host.stream.records if number in m.content.evidence and m.content.kind is Kind.CHAT]
        told = [other for talk in talks for other in talk.content.people if talk.content.line is None]
        invited = [line for lines in village.talks.values() for line in lines if line.speaker == INES and number in line.cites]
        assert len(invited) >= len(talks)
        assert len(set(told)) == len(told), "nobody is invited twice by the same person"


def test_a_yes_is_a_promise_in_ones_own_records_and_in_the_hosts(villages: list[Village]) -> None:
    promises = 0
    for village in villages:
        for owner, memory in memories(village):
            if memory.content.kind is not Kind.PLAN:
                continue
            promises += 1
            assert memory.text.startswith(f"{village.residents[owner].name} promised ")
            assert memory.text.endswith(f" to come to the {CIRCLE}.")
            heard = [m for o, m in memories(village) if o != owner and m.text == memory.text and m.content.said_by == owner]
            assert heard
    assert promises


def test_whoever_works_at_that_hour_says_so(villages: list[Village]) -> None:
    barman = 6
    texts = [memory.text for village in villages for owner, memory in memories(village) if owner == barman]
    refusals = [text for text in texts if text.startswith("Jon Tell told ") and "will not come" in text]
    assert refusals
    assert all("because he works" in text for text in refusals)


def test_a_stance_rests_on_the_record_of_hearing_it(villages: list[Village]) -> None:
    stances = [(village, o, m) for village in villages for o, m in memories(village) if m.content.kind is Kind.REFLECTION]
    assert stances
    for village, owner, memory in stances:
        assert ", because " in memory.text
        rests = [village.residents[owner].stream.view()[number] for number in memory.content.evidence]
        assert rests
        assert any("dog" in each.text for each in rests) == ("dog" in memory.text)


def test_hearsay_keeps_its_first_words(villages: list[Village]) -> None:
    texts = [
        m.text for village in villages for o, m in memories(village) if o not in (OTTO,) and "dog" in m.text and m.created > 0
    ]
    hearsay = [text for text in texts if text.endswith("said that Otto Brand has lost his dog.")]
    assert hearsay
    assert all("Otto Brand said that Otto Brand" not in text for text in texts)
