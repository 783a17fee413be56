"""A list of any length: what is in sight, what is chosen, and that no more than that is ever measured."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from paper import Paper

from game.ui.lists.board import said
from game.ui.lists.scroll_list import ScrollList

PLACE = (10.0, 20.0, 300.0, 400.0)


@dataclass(frozen=True)
class Plain:
    tall: float
    said: str = ""
    goal: Any = None

    def height(self, words: object, width: float) -> float:
        return self.tall

    def draw(self, canvas: object, place: object) -> None: ...


class Long(Sequence[Any]):
    """A hundred thousand rows that count how many of them were looked at."""

    def __init__(self) -> None:
        self.asked = 0

    def __len__(self) -> int:
        return 100_000

    def __getitem__(self, index: Any) -> Any:
        self.asked += 1
        return Plain(20.0, str(index))


def drawn(rows: ScrollList, items: Sequence[Any]) -> list[int]:
    """Which rows are in sight, by asking for what lies under points all the way down."""
    rows.draw(Paper(), PLACE, items, (-1.0, -1.0))  # type: ignore[arg-type]
    found = [rows.index_at(50.0, PLACE[1] + y) for y in range(int(PLACE[3]))]
    return list(dict.fromkeys(each for each in found if each is not None))


@given(st.lists(st.floats(10, 200), min_size=1, max_size=60), st.lists(st.integers(-9, 9), max_size=8))
def test_rows_in_sight_follow_each_other_and_the_end_can_be_reached(heights: list[float], moves: list[int]) -> None:
    rows, items = ScrollList(), [Plain(tall) for tall in heights]
    for move in moves:
        seen = drawn(rows, items)
        assert seen == list(range(seen[0], seen[0] + len(seen)))
        assert len(seen) == 1 or sum(heights[index] for index in seen) <= PLACE[3] + 1e-6
        rows.scroll(move)
    drawn(rows, items)
    rows.to_end(last=True)
    assert drawn(rows, items)[-1] == len(items) - 1


def test_only_what_is_in_sight_is_looked_at() -> None:
    rows, items = ScrollList(), Long()
    drawn(rows, items)
    rows.to_end(last=True)
    assert drawn(rows, items)[-1] == 99_999
    assert items.asked < 300


def test_page_down_goes_on_where_the_page_ended_and_arrows_keep_the_chosen_row_in_sight() -> None:
    rows, items = ScrollList(), [Plain(50.0) for _ in range(40)]
    assert drawn(rows, items) == list(range(8))
    rows.page(1)
    assert drawn(rows, items)[0] == 7
    rows.to_end(last=False)
    drawn(rows, items)
    for _ in range(12):
        rows.step(1)
        assert rows.marked is not None and rows.marked[1] in drawn(rows, items)


def test_rows_chosen_by_dragging_are_what_is_copied_and_all_of_them_when_none_is() -> None:
    rows, items = ScrollList(), [Plain(50.0, f"row {number}") for number in range(5)]
    drawn(rows, items)
    assert said(items, rows).count("\n") == 4
    rows.press(50.0, PLACE[1] + 60)
    rows.drag(50.0, PLACE[1] + 160)
    assert rows.many
    assert said(items, rows) == "row 1\nrow 2\nrow 3"


def test_the_bar_at_the_side_goes_anywhere_at_once() -> None:
    rows, items = ScrollList(), Long()
    drawn(rows, items)
    rows.press(PLACE[0] + PLACE[2] - 3, PLACE[1] + PLACE[3] / 2)
    assert 45_000 < drawn(rows, items)[0] < 55_000
    rows.drag(0.0, PLACE[1] + PLACE[3])
    assert drawn(rows, items)[-1] == 99_999
