"""A map's layers are drawn in Tiled's order, whatever of them moves or changes."""

from pathlib import Path

import numpy as np
from sprites.painted_map import Painted, thing

from game.sprites.artwork import read_artwork
from game.sprites.furniture import Animated
from game.sprites.pictures import Pictures, gather
from game.sprites.plain import Plain
from game.sprites.planes import Planes, planes_of
from game.sprites.quads import COLUMNS, PLACE, SOURCE
from game.world.tiled import Picture

NOTHING = np.zeros((0, COLUMNS), np.float32)
WAVES, LAMP = 6, 7


def painted_with_more(folder: Path) -> Painted:
    """A map with an animated tile and a lamp of ours, which changes its picture."""
    painted = Painted(folder, tile=(32, 32))
    painted.pictures[WAVES] = Picture(folder / "tiles.png", (0, 0, 32, 32), frames=((1, 200), (2, 300)))
    painted.pictures[LAMP] = Picture(folder / "tiles.png", (64, 0, 32, 32))
    return painted


def planes(painted: Painted) -> tuple[Planes, Pictures]:
    pictures = gather(painted.map(), read_artwork(), frozenset(), 16_384)
    return planes_of(painted.map(), pictures, Plain(NOTHING, NOTHING)), pictures


def lamp(column: int, row: int) -> object:
    name = next(name for name, prop in read_artwork().props.items() if len(prop.states) > 1)
    return thing(9, column * 32, row * 32, 32, 32, LAMP, properties={"picture": name})


def test_still_tiles_are_baked_and_cost_nothing_in_a_frame(tmp_path: Path) -> None:
    found, _ = planes(painted_with_more(tmp_path).tiles("ground", 1).tiles("walls", at={(1, 1): 2}))
    assert len(found.ground) == 25
    assert not len(found.moving.rows) and not len(found.flat.rows)


def test_what_lies_over_an_animated_tile_is_drawn_after_it(tmp_path: Path) -> None:
    painted = painted_with_more(tmp_path).tiles("ground", 1).tiles("water", at={(1, 1): WAVES, (2, 2): WAVES})
    found, pictures = planes(painted.tiles("bridge", at={(1, 1): 3, (4, 0): 3}))
    assert len(found.ground) == 25, "the ground and the part of the bridge on land"
    assert found.moving.rows[:, PLACE].tolist() == [[32, 32, 32, 32], [64, 64, 32, 32], [32, 32, 32, 32]]
    assert tuple(found.moving.rows[-1, SOURCE]) == pictures.tile(3), "the bridge over the water"


def test_what_lies_over_something_that_changes_is_drawn_after_it(tmp_path: Path) -> None:
    painted = painted_with_more(tmp_path).tiles("ground", WAVES).objects("wall_decor", lamp(1, 1))  # type: ignore[arg-type]
    found, _ = planes(painted.tiles("ivy", at={(1, 1): 2}))
    assert len(found.moving.rows) == 24 and len(found.flat.rows) == 2
    assert [one.index for one in found.flat.things] == [0]


def test_what_is_hidden_is_not_drawn(tmp_path: Path) -> None:
    painted = Painted(tmp_path).tiles("ground", 1, visible=False).tiles("collision", 2).tiles("stones", 2, kind="collision")
    painted.objects("flat", thing(1, 0, 0, 16, 16, 1, visible=False), thing(2, 0, 0, 16, 16))
    painted.objects("objects", thing(3, 0, 0, 16, 16, 1), visible=False)
    found, _ = planes(painted)
    assert not len(found.ground) and not len(found.standing.rows)


def test_layers_are_known_by_their_class_too(tmp_path: Path) -> None:
    painted = Painted(tmp_path).objects("furniture", thing(1, 0, 16, 16, 16, 1), kind="objects")
    found, _ = planes(painted.tiles("roof", at={(0, 0): 2}, kind="above"))
    assert found.standing.base.tolist() == [64]
    assert len(found.above.rows) == 1


def test_animated_tiles_show_their_frames_at_their_own_speed(tmp_path: Path) -> None:
    found, pictures = planes(painted_with_more(tmp_path).tiles("ground", WAVES))
    animated = Animated(found.moving, pictures)
    shown = []
    for seconds in (0.0, 0.1, 0.2, 0.45, 0.5, 0.75, 100.0):
        changed = animated.show(seconds)
        shown.append((changed, tuple(found.moving.rows[5, SOURCE]) == pictures.frames(WAVES)[0][0]))
    first, second = True, False
    assert shown == [(True, first), (False, first), (True, second), (False, second), (True, first), (True, second), (True, first)]


def test_a_plane_knows_what_of_it_is_in_sight(tmp_path: Path) -> None:
    painted = Painted(tmp_path, tile=(32, 32)).objects("objects", thing(1, 64, 0, 32, 96, 1, rotation=90.0))
    found, _ = planes(painted)
    assert found.standing.visible((70, 100, 100, 110)).tolist() == [0], "it lies down, from its lower left corner"
    assert found.standing.visible((64, 0, 90, 60)).tolist() == []


def test_large_maps_are_laid_out_whole(tmp_path: Path) -> None:
    painted = Painted(tmp_path, width=300, height=200).tiles("ground", 1).tiles("more", 2)
    found, _ = planes(painted)
    assert len(found.ground) == 120_000
