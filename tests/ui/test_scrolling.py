"""Which controls of a page are in sight."""

from hypothesis import given
from hypothesis import strategies as st

from game.ui.pages.page import Page
from game.ui.pages.scrolling import in_sight
from game.ui.pages.texts import Note

heights = st.lists(st.floats(0, 120), min_size=2, max_size=25)


@given(heights, st.floats(150, 600), st.integers(0, 30), st.integers(-1, 24), st.integers(0, 1))
def test_what_is_shown_is_whole_in_order_and_has_what_is_held_and_what_is_reached(
    tall: list[float], room: float, first: int, at: int, above: int
) -> None:
    page = Page("", [Note() for _ in tall], at=min(at, len(tall) - 1), first=first, held_above=above)
    shown = in_sight(page, tall, room)
    assert shown == sorted(set(shown))
    assert len(tall) - 1 in shown
    if page.at >= 0:
        assert page.at in shown
    held = sum(tall[:above]) + tall[-1]
    free = [number for number in shown if above <= number < len(tall) - 1]
    assert free == list(range(free[0], free[-1] + 1)) if free else True
    assert sum(tall[number] for number in free) <= max(room - held, tall[free[0]] if free else 0) + 1e-6


def test_when_all_fit_all_are_shown_wherever_it_was_scrolled_to() -> None:
    page = Page("", [Note() for _ in range(5)], first=4)
    assert in_sight(page, [10.0] * 5, 100) == [0, 1, 2, 3, 4]


def test_going_on_from_control_to_control_comes_round() -> None:
    page = Page("", [Note(), Note()])
    page.reach(1)
    assert page.at == -1
