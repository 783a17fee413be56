"""The window, driven by real mouse and key events as a person would drive it."""

import numpy as np
import pytest
from arcade import key
from lively_town import COOK, SITTER, SLEEPER, WALKER, LivelyTown
from window_hand import Hand

pytestmark = pytest.mark.window
BACKDROP = np.array([23, 48, 44])


def test_noon_and_midnight_do_not_look_alike(hand: Hand, town: LivelyTown) -> None:
    hand.look_at(WALKER)
    hand.settle()
    noon = hand.picture().mean()
    town.set_hour(23)
    hand.settle()
    assert hand.picture().mean() < noon * 0.8


def test_a_room_is_lit_after_dark_only_while_somebody_is_awake_in_it(hand: Hand, town: LivelyTown) -> None:
    town.set_hour(23)
    levels = {}
    for resident in (COOK, SLEEPER):
        hand.look_at(resident)
        hand.settle()
        levels[resident] = hand.view.screen.picture.room_light(town.simulation.bodies[resident].tile)
    assert levels[COOK] > 0.95
    assert levels[SLEEPER] < 0.05


def test_nothing_of_the_map_is_left_undrawn(hand: Hand) -> None:
    hand.view.screen.camera.set_zoom(1.0)
    hand.press(key.R)
    hand.press(key.H)
    for x in range(640, 4480 - 640 + 1, 1280):
        for y in range(400, 3200 - 400 + 1, 800):
            hand.view.screen.camera.look_at(x, y)
            town = hand.picture()[70:]
            assert not (np.abs(town.astype(int) - BACKDROP) < 2).all(axis=2).any(), f"a hole near {x}, {y}"
            assert not (town == (255, 0, 255)).all(axis=2).any()


@pytest.mark.parametrize("zoom", [0.5, 1.0, 1.37, 2.0, 3.0])
def test_no_seam_shows_at_any_zoom(hand: Hand, zoom: float) -> None:
    hand.view.screen.camera.set_zoom(zoom)
    for step in range(4):
        hand.view.screen.camera.look_at(2048 + step * 0.37, 1600 + step * 0.213)
        town = hand.picture()[70:740, 270:]
        assert not (np.abs(town.astype(int) - BACKDROP) < 2).all(axis=2).any()


def test_clicking_somebody_opens_their_card_and_escape_closes_it(hand: Hand) -> None:
    hand.click(*hand.look_at(SITTER))
    assert hand.view.panels.inspector.number == SITTER
    before = hand.picture()
    hand.press(key.ESCAPE)
    assert hand.view.panels.inspector.number is None
    assert (hand.picture() != before).any()


def test_clicking_nobody_closes_the_card(hand: Hand) -> None:
    x, y = hand.look_at(SITTER)
    hand.click(x, y)
    hand.click(x + 150, y + 200)
    assert hand.view.panels.inspector.number is None


def test_a_double_click_follows_and_dragging_lets_go(hand: Hand) -> None:
    point = hand.look_at(SITTER)
    hand.click(*point)
    hand.click(*point)
    assert hand.view.panels.inspector.following
    hand.drag(600, 600, 40, 10)
    assert not hand.view.panels.inspector.following


def test_dragging_moves_the_town_with_the_hand(hand: Hand) -> None:
    hand.look_at(WALKER)
    camera = hand.view.screen.camera
    before = (camera.x, camera.y)
    hand.drag(640, 500, 60, -20)
    assert (camera.x - before[0], camera.y - before[1]) == pytest.approx((-30, 10))


def test_the_wheel_zooms_in_whole_steps_around_the_pointer(hand: Hand) -> None:
    hand.look_at(WALKER)
    camera = hand.view.screen.camera
    under = camera.to_map(700, 420)
    hand.scroll(700, 420, 1)
    hand.settle()
    assert camera.zoom == 3.0
    assert camera.to_map(700, 420) == pytest.approx(under, abs=0.6)


@pytest.mark.parametrize(
    ("symbol", "speed"), [(key.SPACE, "pause"), (key.KEY_1, "1x"), (key.KEY_2, "2x"), (key.KEY_3, "5x"), (key.KEY_4, "fast")]
)
def test_keys_choose_the_speed(hand: Hand, symbol: int, speed: str) -> None:
    hand.press(symbol)
    assert hand.view.pace.speed == speed


def test_the_speed_buttons_can_be_clicked(hand: Hand) -> None:
    x, y, _, height = hand.view.panels.hud.place
    found = {hand.view.panels.hud.button_at(x + step, y + height / 2) for step in range(0, 600, 5)} - {None}
    assert found == {"pause", "1x", "2x", "5x", "fast"}
    at = next(x + step for step in range(0, 600, 5) if hand.view.panels.hud.button_at(x + step, y + height / 2) == "5x")
    hand.click(at + 3, y + height / 2)
    assert hand.view.pace.speed == "5x"


def test_time_passes_at_the_chosen_speed(hand: Hand, town: LivelyTown) -> None:
    began = town.simulation.now
    for _ in range(60):
        hand.frame(1 / 60)
    assert town.simulation.now - began in (5, 6)
    hand.press(key.SPACE)
    began = town.simulation.now
    hand.frame(0.1)
    assert town.simulation.now == began


def test_while_a_thought_is_awaited_the_window_goes_on_drawing_and_says_so(hand: Hand, town: LivelyTown) -> None:
    town.waiting = True
    began = town.simulation.now
    for _ in range(60):
        hand.frame(1 / 60)
    assert town.simulation.now == began
    assert hand.view.pace.held_for > 0.4
    assert "waiting" in str(hand.view.panels.hud.signature((0, 0)))


def test_typing_a_name_finds_somebody_and_does_not_change_the_speed(hand: Hand, town: LivelyTown) -> None:
    hand.press(key.SLASH)
    hand.type("/")
    hand.type(town.residents[COOK].name.split()[0][:4].lower())
    assert [entry.number for entry in hand.view.panels.roster.entries()] == [COOK]
    hand.press(key.KEY_4)
    assert hand.view.pace.speed == "1x"
    hand.press(key.ENTER)
    assert hand.view.panels.inspector.number == COOK


def test_clicking_a_row_of_the_list_goes_to_that_person(hand: Hand) -> None:
    hand.view.screen.camera.look_at(100, 100)
    roster = hand.view.panels.roster
    x, y, width, _ = roster.place
    row = next(step for step in range(0, 500, 4) if roster.entry_at(x + width / 2, y + step) == SITTER)
    hand.click(x + width / 2, y + row + 4)
    assert hand.view.panels.inspector.number == SITTER
    hand.settle()
    shown = hand.view.screen.camera.to_window(*hand.view.screen.place_of(SITTER))
    assert not hand.view.panels.covers(*shown)


def test_a_sleeper_lies_in_bed_and_a_sitter_on_the_chair(hand: Hand, town: LivelyTown) -> None:
    hand.frame(0.0)
    lying, sitting = hand.view.screen.picture.figures[SLEEPER], hand.view.screen.picture.figures[SITTER]
    bed = town.simulation.town.objects[town.simulation.bodies[SLEEPER].using or 0]
    assert lying.pose == "lie"
    columns = [tile[0] for tile in bed.tiles]
    assert min(columns) * 32 <= lying.x <= (max(columns) + 1) * 32
    assert sitting.pose.startswith("sit")
    assert sitting.facing == town.simulation.bodies[SITTER].spot.facing  # type: ignore[union-attr]


def test_the_stove_is_seen_cooking(hand: Hand, town: LivelyTown) -> None:
    hand.look_at(COOK)
    stove = town.simulation.bodies[COOK].using or 0
    hand.frame(0.01)
    assert hand.view.screen.picture.picture_state(stove) == "cooking"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1600, 900)])
def test_panels_never_overlap_and_stay_inside(hand: Hand, size: tuple[int, int]) -> None:
    hand.view.on_resize(*size)
    panels = hand.view.panels
    hand.view.select(COOK)
    panels.draw(hand.window.ctx.screen, 1.0)
    places = [panels.hud.place, panels.roster.place, panels.inspector.place, panels.help.place]
    hand.view.on_resize(hand.window.width, hand.window.height)
    for number, (x, y, width, height) in enumerate(places):
        assert x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1]
        for other in places[number + 1 :]:
            apart = x + width <= other[0] or other[0] + other[2] <= x or y + height <= other[1] or other[1] + other[3] <= y
            assert apart, f"{places[number]} and {other} overlap at {size}"


def test_hovering_shows_the_name(hand: Hand) -> None:
    point = hand.look_at(SITTER)
    before = hand.picture()
    hand.move(*point)
    assert (hand.picture() != before).any()
    assert hand.view.hovered == SITTER


def test_help_can_be_hidden(hand: Hand) -> None:
    hand.press(key.H)
    assert not hand.view.panels.help.shown


def test_while_everybody_sleeps_the_window_says_so_and_skips_the_night(hand: Hand, town: LivelyTown) -> None:
    awake = [body for body in town.simulation.bodies.values() if not body.asleep]
    doing = {body.id: body.doing for body in awake}
    sleeping = town.simulation.bodies[SLEEPER].doing
    help_line = hand.view.panels.help
    assert help_line.signature(0, 0, 0)[1] is False
    for body in awake:
        body.doing, body.arrived = sleeping, True
    try:
        assert help_line.signature(0, 0, 0)[1] is True
        hand.press(key.M)
        assert hand.view.pace.speed == "fast"
        awake[0].doing = doing[awake[0].id]
        hand.frame(0.2)
        assert hand.view.pace.speed == "1x"
    finally:
        for body in awake:
            body.doing = doing[body.id]


def test_what_somebody_says_is_not_hidden_by_a_panel(hand: Hand) -> None:
    from game.sprites.overhead import kept_within

    row = (230.0, 40.0, 200.0, 60.0)
    assert kept_within(row, 300.0, (260.0, 900.0))[0] >= 260.0
    assert sum(kept_within((800.0, *row[1:]), 880.0, (260.0, 900.0))[0:3:2]) <= 900.0
    assert kept_within(row, 100.0, (260.0, 900.0)) == row


def test_nobodys_words_cover_anothers() -> None:
    from game.sprites.overhead import clear_of

    lower, upper, far = (100.0, 300.0, 120.0, 40.0), (180.0, 280.0, 120.0, 40.0), (400.0, 290.0, 120.0, 40.0)
    assert clear_of(upper, [lower, far]) == (180.0, 260.0, 120.0, 40.0)
    assert clear_of(far, [lower]) == far
    assert clear_of(lower, [far, (100.0, 310.0, 120.0, 40.0), (100.0, 270.0, 120.0, 40.0)]) == (100.0, 230.0, 120.0, 40.0)


def test_a_lost_window_is_told_in_one_sentence_and_the_town_is_saved(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyglet.gl import GLException

    from game.problem import Problem
    from game.ui.window import run_window

    def lose() -> None:
        raise GLException("the screen went away")

    closed: list[bool] = []
    monkeypatch.setattr(hand.window, "run", lose)
    with pytest.raises(Problem, match=r"the screen went away.*the town is saved"):
        run_window(hand.window, lambda: closed.append(True))
    assert closed == [True]
