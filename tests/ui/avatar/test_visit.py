"""A player in the window: walking, sitting, clicking, looking about, and what the town says to it. By real events."""

from collections.abc import Iterator

import pytest
from arcade import key
from lively_town import LivelyTown
from visiting_hand import ticks, walk_in, walk_out
from window_hand import Hand

from game.sprites.scene import TILE
from game.world.bodies import Body
from game.world.events import Event

pytestmark = pytest.mark.window


@pytest.fixture
def vera(hand: Hand, town: LivelyTown) -> Iterator[Body]:
    hand.view.panels.roster.shown = False
    number = walk_in(hand)
    hand.settle()
    yield town.simulation.bodies[number]
    walk_out(hand, town)


def point_of(hand: Hand, tile: tuple[int, int]) -> tuple[float, float]:
    return hand.view.screen.camera.to_window((tile[0] + 0.5) * TILE, (tile[1] + 0.5) * TILE)


def free_way(hand: Hand, body: Body) -> tuple[int, int]:
    """A key for a direction with three free tiles, as (symbol, steps along x)."""
    blocked = hand.view.session.simulation.town.blocked
    x, y = body.tile
    ways = {key.D: 1, key.A: -1}
    return next((symbol, way) for symbol, way in ways.items() if not any(blocked[y, x + way * n] for n in range(1, 5)))


def test_a_held_key_walks_and_the_camera_goes_along(hand: Hand, vera: Body) -> None:
    symbol, way = free_way(hand, vera)
    start, seen = vera.tile, hand.view.screen.camera.x
    hand._send("on_key_press", symbol, 0)
    ticks(hand, 3)
    hand._send("on_key_release", symbol, 0)
    ticks(hand, 2)
    moved = (vera.tile[0] - start[0]) * way
    assert 3 <= moved <= 4 and not vera.path
    hand.settle()
    assert (hand.view.screen.camera.x - seen) * way > 2 * TILE


def test_a_step_lets_time_go_on_where_it_stood_still(hand: Hand, vera: Body) -> None:
    hand.press(key.SPACE)
    assert hand.view.pace.speed == "pause"
    hand.press(free_way(hand, vera)[0])
    assert hand.view.pace.speed == "1x" and "goes on" in hand.view.visit.notice.sentence


def test_walking_by_keys_is_never_faster_than_one_can_see(hand: Hand, vera: Body) -> None:
    hand.press(key.KEY_4)
    hand._send("on_key_press", free_way(hand, vera)[0], 0)
    hand.frame()
    now = hand.view.session.simulation.now
    for _ in range(30):
        hand.frame()
    assert hand.view.session.simulation.now - now <= 4
    hand._send("on_key_release", free_way(hand, vera)[0], 0)


def test_a_click_on_the_ground_walks_there(hand: Hand, vera: Body) -> None:
    _, way = free_way(hand, vera)
    goal = (vera.tile[0] + 3 * way, vera.tile[1])
    hand.click(*point_of(hand, goal))
    assert hand.view.visit.goal == goal
    ticks(hand, 6)
    assert vera.tile == goal and hand.view.visit.goal is None


def test_looking_about_moves_the_camera_and_not_the_player_until_one_walks_again(hand: Hand, vera: Body) -> None:
    start, seen = vera.tile, hand.view.screen.camera.x
    symbol, way = free_way(hand, vera)
    hand.press(key.C)
    hand._send("on_key_press", symbol, 0)
    for _ in range(10):
        hand.frame()
    hand._send("on_key_release", symbol, 0)
    assert vera.tile == start and (hand.view.screen.camera.x - seen) * way > 20
    hand.press(key.C)
    hand.settle()
    assert abs(hand.view.screen.camera.x - seen) < 4


def test_e_sits_down_on_what_is_at_hand_and_gets_up_again(hand: Hand, town: LivelyTown, vera: Body) -> None:
    world = town.simulation
    bench = next(
        t for t in world.town.objects.values() if "bench" in t.picture and t.spots and t.spots[0].on and not t.private_to
    )
    vera.tile = vera.came_from = bench.spots[0].entry
    hand.frame()
    hand.press(key.E)
    ticks(hand, 4)
    assert vera.using is not None and vera.arrived
    hand.frame()
    assert any("Get up" in chip.label for chip in hand.view.visit.dock.offer.chips)
    hand.press(key.E)
    ticks(hand, 3)
    assert vera.using is None


def test_what_the_town_says_to_what_was_tried_is_to_be_read(hand: Hand, town: LivelyTown, vera: Body) -> None:
    number = town.log[-1].number + 1
    town.log.append(Event(number, town.simulation.now, "obstacle", "Hobbs Cafe is closed until 08:00", vera.tile, 0, vera.id))
    ticks(hand, 1)
    assert hand.view.visit.notice.sentence == "Hobbs Cafe is closed until 08:00."
    for _ in range(60):
        hand.frame(0.1)
    assert not hand.view.visit.notice.shown


def test_who_is_gone_is_neither_listed_nor_drawn_and_can_be_still_be_looked_at(hand: Hand, town: LivelyTown, vera: Body) -> None:
    hand.view.panels.roster.shown = True
    hand.view.select(vera.id)
    hand.frame()
    assert any(entry.number == vera.id for entry in hand.view.panels.roster.entries())
    for tab in range(5):
        hand.view.panels.inspector.choose(tab)
        hand.frame()
    hand.view.visit.avatar.leave_town()
    ticks(hand, 2)
    for tab in range(5):
        hand.view.panels.inspector.choose(tab)
        hand.frame()
    assert not any(entry.number == vera.id for entry in hand.view.panels.roster.entries())
    assert vera.id not in hand.view.screen.picture.figures and town.residents[vera.id].visitor
    hand.view.select(None)


def test_a_thing_clicked_tells_its_state_and_is_rewritten_in_words(hand: Hand, town: LivelyTown, vera: Body) -> None:
    visit = hand.view.visit
    stove = next(each for each in town.simulation.town.objects.values() if each.kind == "stove")
    x, y, width, height = visit.hit.place_of(stove.id)
    hand.press(key.C)
    hand.view.screen.camera.look_at(x + width / 2, y + height / 2 + 60)
    hand.frame(0.0)
    hand.click(*hand.view.screen.camera.to_window(x + width / 2, y + height * 0.7))
    hand.frame()
    assert visit.card.number == stove.id
    place = visit.card.place_of("preset:burning")
    assert place is not None
    hand.click(place[0] + 5, place[1] + 5)
    ticks(hand, 1)
    assert town.simulation.states[stove.id] == "burning"
    assert [event.resident for event in town.log if event.object == stove.id][-1] is None, "it was done from afar"
    place = visit.card.entry.place
    hand.click(place[0] + 20, place[1] + 10)
    hand.type("covered in flour")
    hand.press(key.ENTER)
    ticks(hand, 1)
    assert town.simulation.states[stove.id] == "covered in flour"
    hand.press(key.ESCAPE)
    assert not visit.card.shown


def test_a_player_awake_keeps_nobody_from_skipping_the_night(hand: Hand, town: LivelyTown, vera: Body) -> None:
    from dataclasses import replace

    from game.sprites.town_screen import everybody_sleeps

    before = {number: (body.doing, body.arrived) for number, body in town.simulation.bodies.items()}
    sleeping = town.simulation.bodies[1].doing
    assert sleeping is not None
    for number, body in town.simulation.bodies.items():
        if number != vera.id:
            body.doing, body.arrived = replace(sleeping, resident=number), True
    assert everybody_sleeps(town)
    hand.frame()
    assert any(chip.key == "morning" for chip in hand.view.visit.dock.offer.chips)
    for number, (doing, arrived) in before.items():
        town.simulation.bodies[number].doing, town.simulation.bodies[number].arrived = doing, arrived


def test_nothing_is_laid_out_again_while_nothing_changes(hand: Hand, vera: Body) -> None:
    hand.view.pace.speed = "pause"
    for _ in range(5):
        hand.frame()
    kept = dict(hand.view.panels._kept)
    for _ in range(5):
        hand.frame()
    assert all(hand.view.panels._kept[name] is kept[name] for name in ("dock", "hud"))
