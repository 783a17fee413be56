"""A model's talk spreads news and brings about promises as the offline mind's does: the same is asked of the same village."""

from collections.abc import Iterator

import pytest
from ai.model.forms.over_a_model import OverAModel
from ai.thinking import village
from ai.thinking.test_talking_thoughts import (  # noqa: F401
    test_a_stance_rests_on_the_record_of_hearing_it,
    test_a_yes_is_a_promise_in_ones_own_records_and_in_the_hosts,
    test_every_claim_heard_goes_back_to_a_memory_of_who_said_it,
    test_news_nobody_has_told_spreads_but_not_to_all_at_once,
    test_who_was_told_is_in_the_tellers_own_records,
)
from ai.thinking.village import Village

MATTERS = ("invite", "accept", "decline", "perhaps")


@pytest.fixture(scope="module")
def minds() -> list[OverAModel]:
    return []


@pytest.fixture(scope="module")
def villages(minds: list[OverAModel]) -> Iterator[list[Village]]:
    def mind() -> OverAModel:
        minds.append(OverAModel())
        return minds[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(village, "OfflineMind", mind)
        yield [village.live(seed, rounds=3) for seed in range(6)]


def test_what_was_written_is_what_is_read(villages: list[Village], minds: list[OverAModel]) -> None:
    lines = [pair for mind in minds for _, meant, read in mind.talks for pair in zip(meant, read, strict=True)]
    assert len(lines) > 500
    assert all((meant.speaker, meant.text) == (read.speaker, read.text) for meant, read in lines)
    cited = [(meant, read) for meant, read in lines if meant.cites]
    assert sum(meant.cites == read.cites for meant, read in cited) > 0.8 * len(cited)
    same = [(meant, read) for meant, read in cited if meant.cites == read.cites and meant.act not in ("stance", "ask")]
    assert sum(meant.claims == read.claims for meant, read in same) > 0.8 * len(same)
    weighty = [(meant, read) for meant, read in lines if meant.act in MATTERS and meant.claims]
    assert len(weighty) > 20
    assert all((meant.act, meant.claims) == (read.act, read.claims) for meant, read in weighty)


def test_a_note_keeps_what_was_meant_to_be_kept(villages: list[Village], minds: list[OverAModel]) -> None:
    for mind in minds:
        for _, meant, read in mind.notes:
            assert read.summary == meant.summary
            assert (read.promises, read.refusals) == (meant.promises, meant.refusals)
            assert [text for _, text in read.heard] == [text for _, text in meant.heard]
            assert {text for _, text in read.stances} >= {text for _, text in meant.stances}
            assert len(read.importance) == 1 + sum(len(part) for part in (read.heard, read.promises, read.refusals, read.stances))
