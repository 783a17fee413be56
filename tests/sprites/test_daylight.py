"""The light of the sky."""

from hypothesis import given
from hypothesis import strategies as st

from game.sprites.daylight import sky_at


def test_noon_is_plain_day_and_midnight_is_dark() -> None:
    assert sky_at(720).ambient == (1.0, 1.0, 1.0)
    assert sky_at(720).dark == 0.0
    assert sky_at(0).dark == 1.0
    assert sky_at(0).sun == 0.0


def test_the_day_joins_the_next_without_a_jump() -> None:
    assert sky_at(1439.9) == sky_at(0)


@given(st.floats(0, 1440))
def test_light_never_jumps(minute: float) -> None:
    before, after = sky_at(minute), sky_at(minute + 1)
    assert all(abs(a - b) < 0.02 for a, b in zip(before.ambient, after.ambient, strict=True))
    assert abs(before.dark - after.dark) < 0.03


@given(st.floats(0, 1440))
def test_the_sky_stays_within_bounds(minute: float) -> None:
    sky = sky_at(minute)
    assert all(0.3 <= value <= 1.0 for value in sky.ambient)
    assert 0 <= sky.dark <= 1 and 0 <= sky.sun <= 1 and 0.8 <= sky.saturation <= 1


def test_evening_lamps_are_lit_before_it_is_night() -> None:
    assert sky_at(18 * 60 + 30).dark > 0.3
    assert sky_at(18 * 60 + 30).ambient[0] > sky_at(23 * 60).ambient[0]
