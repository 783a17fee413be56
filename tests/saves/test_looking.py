"""Rows of a save's log are found by what their data says, the latest first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.saves import Batch, LogRow, Save, Store

ROWS = tuple(
    LogRow(tick, kind, {"resident": who, "text": text, "inner": {"resident": 9}})
    for tick, kind, who, text in (
        (1, "event", 1, "walks"),
        (2, "event", 12, 'says "no"'),
        (2, "command", 1, "walks"),
        (3, "event", 1, "sits"),
        (3, "event", 2, "sits"),
    )
)


@pytest.fixture
def save(tmp_path: Path) -> Iterator[Save]:
    with Store(tmp_path).create("town", {}) as made:
        made.append_minute(Batch(ROWS))
        yield made


def found(save: Save, since: int = 0, until: int = 9, most: int = 9, **where: object) -> list[tuple[int, int]]:
    return [(row.tick, row.data["resident"]) for row in save.found("event", where, since, until, most)]


def test_the_latest_come_first_and_only_those_that_fit(save: Save) -> None:
    assert found(save) == [(3, 2), (3, 1), (2, 12), (1, 1)]
    assert found(save, resident=1) == [(3, 1), (1, 1)]
    assert found(save, resident=1, text="sits") == [(3, 1)]
    assert found(save, resident=(2, 12)) == [(3, 2), (2, 12)]
    assert found(save, text='says "no"') == [(2, 12)]
    assert found(save, until=2, most=1) == [(2, 12)] and found(save, since=3, most=1) == [(3, 2)]


def test_what_stands_elsewhere_in_the_data_does_not_fit(save: Save) -> None:
    assert found(save, resident=9) == []
    assert found(save, nothing="walks") == []


@settings(deadline=None, max_examples=25)
@given(text=st.text(min_size=1))
def test_any_words_are_found_again(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    said = text.encode("utf-8", "replace").decode().replace("\0", "")
    with Store(tmp_path_factory.mktemp("saves")).create("town", {}) as made:
        made.append_minute(Batch((LogRow(1, "event", {"text": said}), LogRow(2, "event", {"text": said + "x"}))))
        assert [row.tick for row in made.found("event", {"text": said}, 0, 9, 9)] == [1]
