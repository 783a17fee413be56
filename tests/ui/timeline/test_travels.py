"""When one travels: rarely, and to where one wants to be."""

from game.ui.timeline.travels import RESTED, Travels

FRAME = RESTED / 4


def test_while_the_mouse_moves_nothing_is_travelled() -> None:
    travels = Travels()
    for tick in range(100):
        travels.want(tick)
        assert travels.pass_time(FRAME) is None
    assert travels.wanted == 99


def test_once_it_rests_the_latest_wish_is_travelled_and_only_once() -> None:
    travels = Travels()
    travels.want(5)
    travels.want(9)
    gone = [travels.pass_time(FRAME) for _ in range(12)]
    assert [each for each in gone if each is not None] == [9]
    assert gone.index(9) >= 3


def test_when_it_is_let_go_the_next_frame_travels() -> None:
    travels = Travels()
    travels.want(5)
    travels.hurry()
    assert travels.pass_time(FRAME) == 5
    assert travels.pass_time(1.0) is None


def test_wanting_the_same_again_does_not_put_it_off() -> None:
    travels = Travels()
    travels.want(7)
    travels.pass_time(RESTED)
    travels.want(7)
    assert travels.pass_time(0.0) == 7
