"""The day as it is drawn."""

from collections import defaultdict
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from lists.paper import Paper

from game.ai.plans import Step, Stroke
from game.ui.canvas import RED
from game.ui.inspector.time_line import TimeLine

PLACE = (100.0, 50.0, 340.0, 72.0)
STROKES = (Stroke("get up", 420, 480), Stroke("work", 480, 1020), Stroke("rest", 1020, 1380))


class Coloured(Paper):
    """Paper that tells what was filled in which colour; all colours of a palette are one."""

    palette: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.by_colour: dict[object, list[tuple[float, float, float, float]]] = defaultdict(list)
        self.palette = type("Plain", (), {"stroke": lambda self, number: (number, 0, 0)})()

    def fill(self, place: tuple[float, float, float, float], colour: object) -> None:
        super().fill(place, colour)
        self.by_colour[colour].append(place)


def drawn(minute: int, steps: tuple[Step, ...] = ()) -> Coloured:
    paper = Coloured()
    TimeLine(420, 1380, STROKES, steps, minute).draw(paper, PLACE)  # type: ignore[arg-type]
    return paper


def test_the_mark_of_the_present_moment_moves_on_with_the_day() -> None:
    marks = [drawn(minute).by_colour[RED][0][0] for minute in (420, 700, 1000, 1380)]
    assert marks == sorted(marks) and len(set(marks)) == 4
    assert "11:40" in drawn(700).written


@given(st.integers(0, 1800), st.lists(st.tuples(st.integers(0, 1500), st.integers(5, 15)), max_size=6))
def test_nothing_is_drawn_beside_the_panel_whatever_the_plan(minute: int, times: list[tuple[int, int]]) -> None:
    steps = tuple(Step("walk", start, start + length, 0) for start, length in times)
    for x, _, width, _ in drawn(minute, steps).filled:
        assert PLACE[0] <= x + 4 and x + width <= PLACE[0] + PLACE[2] + 4
