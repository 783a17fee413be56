"""Whatever Tiled can say of a map is seen in its picture."""

from pathlib import Path

import numpy as np
import pytest
from lively_town import LivelyTown, Townsperson, persona
from numpy.typing import NDArray
from PIL import Image
from sprites.painted_map import BLUE, GREEN, RED, YELLOW, Painted, thing
from window_hand import Hand

from game.settings import Cognition
from game.sprites.camera import Camera
from game.sprites.figures import Moment
from game.sprites.shot import draw_picture
from game.sprites.town_screen import TownScreen
from game.world.clock import Clock
from game.world.simulation import Simulation
from game.world.tiled import MapFile, Picture
from game.world.town_map import town_from

pytestmark = pytest.mark.window
Seen = NDArray[np.uint8]


def scene_on(map_file: MapFile, *people: tuple[int, int]) -> LivelyTown:
    """A town at noon, with somebody on some tiles."""
    names = {number: f"Ann {number}" for number, _ in enumerate(people, 1)}
    simulation = Simulation(town_from(map_file), Clock(), names, dict(enumerate(people, 1)), {}, Cognition())
    scene = LivelyTown(map_file, simulation, {n: Townsperson(name, persona(name), None) for n, name in names.items()})
    scene.set_hour(12)
    return scene


def seen(hand: Hand, painted: Painted) -> Seen:
    """The whole map, a tile being 32 pixels."""
    map_file = painted.map()
    size = (map_file.width * 32, map_file.height * 32)
    return np.asarray(draw_picture(hand.window.ctx, scene_on(map_file), size, None, 1.0))


def at(picture: Seen, column: float, row: float) -> tuple[int, ...]:
    """The colour at a point, counted in tiles."""
    return tuple(int(part) for part in picture[int(row * 32), int(column * 32)])


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2


def test_tints_and_opacity(opened: Hand, tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 4, tint=(1.0, 0.5, 1.0)).tiles("glass", at={(1, 1): 3}, opacity=0.5)
    picture = seen(opened, painted)
    assert near(at(picture, 0.5, 0.5), (220, 100, 60))
    assert near(at(picture, 1.5, 1.5), (130, 70, 130))


def test_a_turned_and_stretched_object(opened: Hand, tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 4)
    painted.objects("flat", thing(1, 32, 16, 32, 16, 5, rotation=90.0))  # lies from its corner at 32, 32 down to 48, 64
    picture = seen(opened, painted)
    assert (at(picture, 2.5, 2.5), at(picture, 2.5, 3.5)) == (RED, GREEN), "its left half is above now"
    assert (at(picture, 2.5, 1.5), at(picture, 3.5, 2.5)) == (YELLOW, YELLOW)


def test_an_image_layer_and_the_colour_beyond_all_tiles(opened: Hand, tmp_path: Path) -> None:
    Image.new("RGB", (40, 40), BLUE).save(tmp_path / "sky.png")
    painted = Painted(tmp_path, more={"background": (0.2, 0.4, 0.6)})
    painted.pictures[9] = Picture(tmp_path / "sky.png", (0, 0, 40, 40))
    painted.objects("sky", thing(-1, 16, 0, 40, 40, 9), kind="imagelayer").tiles("ground", at={(1, 0): 2})
    picture = seen(opened, painted)
    assert (at(picture, 1.5, 0.5), at(picture, 2.5, 0.5)) == (GREEN, BLUE)
    assert near(at(picture, 0.5, 0.5), (51, 102, 153))


def test_an_animated_tile_moves_under_what_lies_over_it(opened: Hand, tmp_path: Path) -> None:
    painted = Painted(tmp_path)
    painted.pictures[6] = Picture(tmp_path / "tiles.png", (0, 0, 16, 16), frames=((2, 400), (3, 400)))
    painted.tiles("water", 6).tiles("bridge", at={(2, 2): 4})
    screen, found = TownScreen(opened.window.ctx, scene_on(painted.map())), []
    screen.camera.resize(192, 128)
    screen.camera.set_zoom(1.0)
    target = opened.window.ctx.framebuffer(color_attachments=[opened.window.ctx.texture((192, 128), components=4)])
    for seconds in (0.1, 0.5, 0.9):
        screen.picture.update(1.0, Moment(1.0, seconds))
        screen.draw(target, 1.0, Moment(1.0, seconds))
        picture = np.frombuffer(target.read(components=3), np.uint8).reshape(128, 192, 3)[::-1]
        found.append((at(picture, 0.5, 0.5), at(picture, 2.5, 2.5)))
    assert found == [(GREEN, YELLOW), (BLUE, YELLOW), (GREEN, YELLOW)]


def test_tiles_that_are_not_square_keep_their_shape(opened: Hand, tmp_path: Path) -> None:
    painted = Painted(tmp_path, tile=(16, 24)).tiles("ground", 1).objects("flat", thing(1, 16, 24, 16, 24, 2))
    scene = scene_on(painted.map())
    picture = np.asarray(draw_picture(opened.window.ctx, scene, (6 * 32, 4 * 48), None, 1.0))
    green = (picture == GREEN).all(axis=2)
    assert green[48:96, 32:64].all() and green.sum() == 32 * 48
    assert ((picture == RED).all(axis=2) | green).all()


def test_people_keep_their_shape_on_tiles_that_are_not_square(opened: Hand, tmp_path: Path) -> None:
    shapes = []
    for tile in ((16, 16), (16, 24), (32, 16)):
        painted = Painted(tmp_path, width=9, height=9, tile=tile).tiles("ground", 1)
        scene = scene_on(painted.map(), (4, 4))
        picture = np.asarray(draw_picture(opened.window.ctx, scene, (288, 96), (4, 4), 1.0))
        lines = np.nonzero((picture[:, 128:160] != RED).any(axis=2))[0]
        feet = 48 + (tile[1] / tile[0]) * (16 - 4)
        shapes.append((int(lines.max() - lines.min()), round(lines.max() - feet)))
    assert len(set(shapes)) == 1, "as high as ever, and standing where they stand"


def test_a_map_of_one_tile(opened: Hand, tmp_path: Path) -> None:
    picture = seen(opened, Painted(tmp_path, width=1, height=1).tiles("ground", 2))
    assert at(picture, 0.5, 0.5) == GREEN


def test_a_picture_that_is_missing(opened: Hand, tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 1)
    painted.pictures[6] = Picture(tmp_path / "gone.png", (0, 0, 16, 16))
    picture = seen(opened, painted.tiles("walls", at={(1, 1): 6}))
    assert at(picture, 0.5, 0.5) == RED and at(picture, 1.5, 1.3) != RED


def test_a_map_far_larger_than_a_texture(opened: Hand, tmp_path: Path) -> None:
    painted = Painted(tmp_path, width=900, height=700).tiles("ground", 1, at={(899, 699): 2})
    scene = scene_on(painted.map())
    picture = np.asarray(draw_picture(opened.window.ctx, scene, (320, 320), (899, 699), 1.0))
    assert near(tuple(int(part) for part in picture[-16, -16]), GREEN)
    assert near(tuple(int(part) for part in picture[16, 16]), RED)


def test_a_tiny_map_lies_in_the_middle_of_the_window() -> None:
    camera = Camera(32, 32, 800, 600)
    camera.look_at(500, 500)
    assert camera.to_map(400, 300) == (16, 16)
