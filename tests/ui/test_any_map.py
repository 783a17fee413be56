"""Maps that are nothing like ours are drawn, too."""

from pathlib import Path

import numpy as np
import pytest
from lively_town import LivelyTown, Townsperson, persona
from PIL import Image
from window_hand import Hand

from game.settings import Cognition
from game.sprites.shot import draw_picture
from game.world.clock import Clock
from game.world.simulation import Simulation
from game.world.tiled import MapFile, Picture, TileLayer
from game.world.town_map import town_from

pytestmark = pytest.mark.window
RED, GREEN = (200, 40, 40), (40, 200, 40)


def plain_town(folder: Path) -> LivelyTown:
    """A map of 12 x 8 tiles of 16 pixels: red ground, one green tile above everybody, no pictures of things at all."""
    sheet = Image.new("RGB", (32, 16), RED)
    sheet.paste(GREEN, (16, 0, 32, 16))
    sheet.save(folder / "tiles.png")
    pictures = {1: Picture(folder / "tiles.png", (0, 0, 16, 16)), 2: Picture(folder / "tiles.png", (16, 0, 16, 16))}
    ground, above = np.full((8, 12), 1, np.int32), np.zeros((8, 12), np.int32)
    above[2, 3] = 2
    layers = tuple(
        TileLayer(number, name, "", grid, True, 1.0, (0, 0), {})
        for number, (name, grid) in enumerate({"ground": ground, "above_roof": above}.items(), 1)
    )
    map_file = MapFile(folder / "plain.tmx", 12, 8, 16, 16, layers, pictures, {})
    town = town_from(map_file)
    simulation = Simulation(town, Clock(), {1: "Ann"}, {1: (8, 5)}, {}, Cognition())
    scene = LivelyTown(map_file, simulation, {1: Townsperson("Ann", persona("Ann"), None)})
    scene.set_hour(12)
    return scene


def test_a_map_of_other_tiles_and_no_pictures_is_drawn_with_its_people(opened: Hand, tmp_path: Path) -> None:
    scene = plain_town(tmp_path)
    seen = np.asarray(draw_picture(opened.window.ctx, scene, (384, 256), (5, 3), 1.0))
    assert tuple(seen[2 * 32 + 16, 3 * 32 + 16]) == GREEN
    assert tuple(seen[16, 16]) == RED
    person = seen[5 * 32 : 6 * 32, 8 * 32 : 9 * 32]
    assert (person != RED).any(axis=2).sum() > 100


def test_a_picture_is_as_large_as_asked_and_shows_the_hour(opened: Hand, town: LivelyTown) -> None:
    town.set_hour(12)
    noon = draw_picture(opened.window.ctx, town, (500, 300), (72, 45), 1.0)
    town.set_hour(23)
    night = draw_picture(opened.window.ctx, town, (500, 300), (72, 45), 1.0)
    assert noon.size == night.size == (500, 300)
    assert np.asarray(night).mean() < np.asarray(noon).mean() * 0.8
