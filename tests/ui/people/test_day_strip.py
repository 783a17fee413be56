"""A day as a strip: every stretch in its hours, the same place in the same colour, in words where one points."""

from game.tryout import Stretch
from game.ui.people.day_strip import DayStrip, colour_of, is_sleep

DAY = (
    Stretch(0, 360, "sleep", "Reed house: bedroom", "💤"),
    Stretch(360, 420, "have breakfast", "Reed house: kitchen", "🍳"),
    Stretch(420, 1020, "work at the mill", "Mill Hall: mill", "⚙️"),
    Stretch(1020, 1500, "read", "Reed house: kitchen", "📖"),
)


def strip() -> DayStrip:
    found = DayStrip()
    found.show(DAY)
    found.place = (0, 0, 1500, 80)
    return found


def test_what_lies_under_the_mouse_is_told_in_words() -> None:
    found = strip()
    found.pointer = (700, 40)
    told = found._told()
    assert told is not None
    assert found.sentence(told) == "07:00 to 17:00: work at the mill, Mill Hall: mill"


def test_the_strip_reaches_beyond_midnight_when_the_day_does() -> None:
    found = strip()
    assert found._box(3)[0] + found._box(3)[2] == 1500
    assert found._span() == (0, 1500)


def test_the_arrows_go_from_one_stretch_to_the_next_and_stop_at_the_ends() -> None:
    found = strip()
    for _ in range(9):
        found.step(1)
    assert found.signature()[2] == 3
    found.step(-1)
    assert found.signature()[2] == 2


def test_one_place_has_one_colour_and_sleep_its_own() -> None:
    assert colour_of(DAY, 1) == colour_of(DAY, 3) != colour_of(DAY, 2)
    assert is_sleep(DAY[0]) and not is_sleep(DAY[2])
