"""Held keys walk one tile a tick, a tap is one step, walls and seats are minded; a click near a wall goes beside it."""

import pytest
from arcade import key
from lively_town import SITTER, LivelyTown
from lively_town import lively_town as living

from game.sprites.artwork import read_artwork
from game.ui.avatar.nearby import getting_up, person_near, thing_near, using
from game.ui.avatar.places import apart, place_beside, place_to_come_in, place_to_walk, within_talk
from game.ui.avatar.steps import Steps, step_from
from game.ui.things.hit import Hit
from game.world.bodies import Body
from game.world.commands import Arrive, Walk
from game.world.places import OUTDOORS, Tile

VERA = 90


@pytest.fixture
def town() -> LivelyTown:
    town = living()
    town.order(Arrive(VERA, "Vera Lund", open_ground(town)))
    town.advance()
    return town


def open_ground(town: LivelyTown) -> Tile:
    """A tile of the square with nobody and nothing around it."""
    blocked = town.simulation.town.blocked
    square = next(arena for arena in town.simulation.town.arenas.values() if arena.name == "square")
    bodies = [body.tile for body in town.simulation.bodies.values()]
    return next(
        (x, y)
        for x, y in square.tiles
        if not blocked[y - 2 : y + 3, x - 2 : x + 3].any() and all(apart((x, y), each) > 6 for each in bodies)
    )


def vera(town: LivelyTown) -> Body:
    return town.simulation.bodies[VERA]


def live(town: LivelyTown, steps: Steps) -> None:
    command = steps.command(town.simulation, vera(town))
    if command is not None:
        town.order(command)
    town.advance()


def test_a_held_key_walks_a_tile_a_tick_and_stops_when_it_is_let_go_of(town: LivelyTown) -> None:
    steps, start = Steps(), vera(town).tile
    steps.press(key.D)
    live(town, steps)
    live(town, steps)
    assert vera(town).tile == (start[0] + 2, start[1])
    steps.release(key.D)
    live(town, steps)
    live(town, steps)
    assert vera(town).tile == (start[0] + 2, start[1]) and not vera(town).path


def test_a_key_tapped_between_two_ticks_is_one_step(town: LivelyTown) -> None:
    steps, start = Steps(), vera(town).tile
    steps.press(key.UP)
    steps.release(key.UP)
    for _ in range(3):
        live(town, steps)
    assert vera(town).tile == (start[0], start[1] - 1)


def test_the_key_pressed_last_counts_and_the_one_before_takes_over(town: LivelyTown) -> None:
    steps, start = Steps(), vera(town).tile
    steps.press(key.D)
    steps.press(key.S)
    live(town, steps)
    steps.release(key.S)
    live(town, steps)
    assert vera(town).tile == (start[0] + 1, start[1] + 1)


def test_nobody_is_ordered_into_a_wall(town: LivelyTown) -> None:
    world = town.simulation
    rows, columns = world.town.blocked.shape
    body = vera(town)
    edge = next(
        (x, y) for y in range(rows) for x in range(1, columns) if not world.town.blocked[y, x] and world.town.blocked[y, x - 1]
    )
    body.tile = body.came_from = edge
    assert step_from(world, body, (-1, 0)) is None
    steps = Steps()
    steps.press(key.A)
    assert steps.command(world, body) is None


def test_out_of_a_seat_one_gets_up_to_its_side(town: LivelyTown) -> None:
    town.live(2)
    body = town.simulation.bodies[SITTER]
    assert body.spot is not None and town.simulation.town.blocked[body.tile[1], body.tile[0]]
    reached = [step_from(town.simulation, body, way) for way in ((0, -1), (0, 1), (1, 0), (-1, 0))]
    assert all(tile is not None and not town.simulation.town.blocked[tile[1], tile[0]] for tile in reached)


def test_a_click_on_a_wall_goes_beside_it_and_one_far_from_anywhere_nowhere(town: LivelyTown) -> None:
    world = town.simulation
    thing = next(thing for thing in world.town.objects.values() if thing.arena == OUTDOORS and thing.spots)
    near = place_to_walk(world, vera(town), thing.tiles[0])
    assert near is not None and not world.town.blocked[near[1], near[0]] and apart(near, thing.tiles[0]) <= 3


def test_one_comes_in_where_one_looks_but_not_into_somebodys_home(town: LivelyTown) -> None:
    world = town.simulation
    home = next(arena for arena in world.town.arenas.values() if world.town.sector_of(arena.id).norms.private_to and arena.tiles)
    tile = place_to_come_in(world.town, home.tiles[len(home.tiles) // 2])
    assert tile is not None and not world.town.sector_of(world.arena_at(tile)).norms.private_to


def test_beside_somebody_is_near_enough_to_talk_in_the_same_room(town: LivelyTown) -> None:
    world = town.simulation
    for body in list(world.bodies.values())[:6]:
        tile = place_beside(world, vera(town), body)
        assert tile is not None
        there = Body(99, "x", tile, tile)
        assert within_talk(world, there, body)


def test_what_is_at_hand_is_sat_on_and_got_up_from(town: LivelyTown) -> None:
    world, artwork = town.simulation, read_artwork()
    hit = Hit(world.town, town.map_file)
    bench = next(t for t in world.town.objects.values() if "bench" in t.picture and t.arena != 0 and t.spots and t.spots[0].on)
    body = vera(town)
    body.tile = body.came_from = bench.spots[0].entry
    number = thing_near(world, body, hit, artwork)
    assert number is not None
    command = using(world, body, number, artwork)
    assert command is not None
    town.order(command)
    for _ in range(20):
        town.advance()
    assert body.using == number and body.arrived
    away = getting_up(body)
    assert isinstance(away, Walk)
    town.order(away)
    for _ in range(4):
        town.advance()
    assert body.using is None


def test_the_one_who_is_looked_at_is_meant_before_who_is_nearest(town: LivelyTown) -> None:
    world, body = town.simulation, vera(town)
    one, other = (each for each in list(world.bodies.values())[3:5])
    one.tile, other.tile = (body.tile[0] + 1, body.tile[1]), (body.tile[0] + 2, body.tile[1])
    assert person_near(world, body, None) == one.id
    assert person_near(world, body, other.id) == other.id
