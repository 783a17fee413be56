"""A save that was made elsewhere takes its place under a name, once it is whole."""

from pathlib import Path

import pytest

from game.problem import Problem
from game.saves import Store

HEADER = {"start": "2023-02-13"}


def test_it_is_there_under_its_name_and_not_where_it_was(tmp_path: Path) -> None:
    elsewhere, store = Store(tmp_path / "elsewhere"), Store(tmp_path / "saves")
    elsewhere.create("made", HEADER).close()
    store.take_over(elsewhere.path("made"), "mine")
    with store.open("mine", write=False) as save:
        assert save.header == HEADER
    assert not elsewhere.exists("made")


def test_a_name_that_is_taken_stays_whose_it_is(tmp_path: Path) -> None:
    elsewhere, store = Store(tmp_path / "elsewhere"), Store(tmp_path / "saves")
    elsewhere.create("made", HEADER).close()
    store.create("mine", {"start": "2020-01-01"}).close()
    with pytest.raises(Problem, match="already"):
        store.take_over(elsewhere.path("made"), "mine")
    with store.open("mine", write=False) as save:
        assert save.header == {"start": "2020-01-01"}
    assert elsewhere.exists("made")
