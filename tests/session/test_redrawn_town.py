"""Twenty-five people, and a designer who draws all over their town while they live in it."""

import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from session.three_people import live, thinking

from game.problem import Problem
from game.saves import Store
from game.saves.verifying import verify
from game.session.drawn import made_ready
from game.session.founding import found_new
from game.session.going_on import go_on
from game.session.ground import ground_of_save, lay_ground
from game.session.replay import check
from game.session.state import from_json
from game.settings import RunSettings
from game.world.clock import TICKS_PER_HOUR
from game.world.tiled import MapFile, MapObject, ObjectLayer, TileLayer

EDITS = 24
NAMES = ("bed", "stove", "bench", "Hobbs Cafe", "kitchen", "piano", "")


def scribbled(map_file: MapFile, draw: random.Random) -> MapFile:
    """One stroke on a layer that matters."""
    layers = list(map_file.layers)
    kinds = {"objects": _of_things, "areas": _of_things, "collision": _of_walls, "spawns": _of_things}
    index = draw.choice([number for number, layer in enumerate(layers) if layer.name in kinds])
    layers[index] = kinds[layers[index].name](layers[index], draw)
    return replace(map_file, layers=tuple(layers))


def _of_things(layer: TileLayer | ObjectLayer, draw: random.Random) -> ObjectLayer:
    assert isinstance(layer, ObjectLayer)
    share = draw.choice((0.01, 0.05, 0.3))
    things = (_changed(each, draw) if draw.random() < share else each for each in layer.objects)
    return replace(layer, objects=tuple(each for each in things if each is not None))


def _changed(thing: MapObject, draw: random.Random) -> MapObject | None:
    """Moved, deleted, renamed or given to somebody."""
    what = draw.choice(("moved", "moved", "deleted", "renamed", "given"))
    if what == "moved":
        x, y = 32 * draw.randrange(-6, 7), 32 * draw.randrange(-6, 7)
        points = tuple((one + x, other + y) for one, other in thing.points)
        return replace(thing, x=thing.x + x, y=thing.y + y, points=points)
    if what == "renamed":
        return replace(thing, name=draw.choice(NAMES))
    return None if what == "deleted" else replace(thing, properties={**thing.properties, "private_to": "Nobody At All"})


def _of_walls(layer: TileLayer | ObjectLayer, draw: random.Random) -> TileLayer:
    assert isinstance(layer, TileLayer)
    grid = layer.grid.copy()
    row, column = draw.randrange(grid.shape[0]), draw.randrange(grid.shape[1])
    stroke = (slice(row, row + draw.choice((1, 1, 12))), slice(column, column + draw.choice((1, 1, 20))))
    grid[stroke] = int(np.max(grid)) if draw.random() < 0.7 else 0
    return replace(layer, grid=grid)


@pytest.mark.heavy
def test_a_town_of_twenty_five_bears_a_designer_who_scribbles(tmp_path: Path) -> None:
    draw, store = random.Random(7), Store(tmp_path)
    ground = lay_ground(None, None, RunSettings(seed=7))
    session = live(found_new(store, "wild", ground, thinking()), 8 * TICKS_PER_HOUR)
    map_file = ground.map_file
    for _ in range(EDITS):
        for _ in range(draw.choice((1, 3, 9))):
            map_file = scribbled(map_file, draw)
        try:
            session.redraw(made_ready(map_file))
        except Problem:
            continue
        live(session, session.now + draw.choice((2, 30, 90)))
        live(session, session.now + 6)
        town = session.simulation.town
        assert len(session.simulation.bodies) == 25
        for body in session.simulation.bodies.values():
            column, row = body.tile
            assert not town.blocked[row, column] or body.path or (body.spot is not None and body.spot.on)
    session.close()
    assert verify(store.path("wild"), from_json).findings == ()
    with store.open("wild", write=False) as save:
        on = ground_of_save(save)
        assert check(save, on).differing == ()
    live(go_on(store.open("wild"), on, thinking()), session.now + 60).close()
