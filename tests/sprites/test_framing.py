"""The camera of a film looks at where most happens, unhurried, and does as it is told."""

from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np
import pytest

from game.sprites.camera import Camera
from game.sprites.film import Dissolve, Shooting, _moments, with_time
from game.sprites.framing import LEAST, MOST, Focus, Framing
from game.sprites.scene import TILE, Scene
from game.world.bodies import Body
from game.world.commands import Do


@dataclass
class World:
    """People on a field, and a clock that stops at an hour."""

    bodies: dict[int, Body] = field(default_factory=dict)
    now: int = 0


@dataclass
class Town:
    """A scene with nothing in it but people."""

    simulation: World = field(default_factory=World)
    last: int = 10**6

    def advance(self) -> bool:
        if self.simulation.now >= self.last:
            return False
        self.simulation.now += 1
        return True

    def person(self, number: int, column: int, row: int = 10, talking: bool = False, asleep: bool = False) -> Body:
        body = Body(number, f"Person {number}", (column, row), (column, row))
        body.conversation = 1 if talking else None
        body.arrived, body.doing = True, Do(number, "sleeping", "", 1, asleep=True) if asleep else None
        self.simulation.bodies[number] = body
        return body


def framed(town: Town, focus: Focus = Focus(), zoom: float = 1.0) -> tuple[Framing, Camera]:  # noqa: B008
    camera = Camera(200 * TILE, 200 * TILE, width=320, height=200)
    camera.set_zoom(zoom)

    def place(number: int) -> tuple[float, float]:
        column, row = town.simulation.bodies[number].tile
        return (column * TILE, row * TILE)

    return Framing(camera, cast(Scene, town), place, focus), camera


@pytest.fixture
def town() -> Town:
    return Town()


def passes(framing: Framing, seconds: float) -> int:
    """Let the film go on; how often the camera jumped."""
    return sum(framing.move(0.1) for _ in range(round(seconds * 10)))


def test_who_talks_is_looked_at_before_who_is_awake_and_who_sleeps_last(town: Town) -> None:
    town.person(1, 20, asleep=True)
    assert framed(town)[0].subject == 1
    town.person(2, 40)
    assert framed(town)[0].subject == 2
    town.person(3, 60, talking=True)
    assert framed(town)[0].subject == 3


def test_nobody_in_town_is_nothing_to_follow(town: Town) -> None:
    framing, _ = framed(town)
    assert framing.subject is None
    passes(framing, 1)
    town.person(1, 20)
    passes(framing, 1)
    assert framing.subject == 1


def test_it_stays_a_while_whatever_happens_elsewhere(town: Town) -> None:
    town.person(1, 20)
    framing, _ = framed(town)
    town.person(2, 80, talking=True)
    passes(framing, LEAST - 1)
    assert framing.subject == 1
    passes(framing, 2)
    assert framing.subject == 2


def test_a_talk_is_followed_longer_but_not_for_ever(town: Town) -> None:
    for number, column in ((1, 20), (2, 80)):
        town.person(number, column, talking=True)
    framing, _ = framed(town)
    first = framing.subject
    passes(framing, MOST - 1)
    assert framing.subject == first
    passes(framing, 2)
    assert framing.subject != first


def test_in_time_everybody_in_company_is_seen(town: Town) -> None:
    for number in range(1, 6):
        town.person(number, 20 + number)
    framing, _ = framed(town)
    seen = set()
    for _ in range(5):
        seen.add(framing.subject)
        passes(framing, LEAST + 0.5)
    assert seen == {1, 2, 3, 4, 5}


def test_who_leaves_town_is_followed_no_longer(town: Town) -> None:
    town.person(1, 20, talking=True)
    town.person(2, 25)
    framing, _ = framed(town)
    del town.simulation.bodies[1]
    passes(framing, 0.2)
    assert framing.subject == 2


def test_whom_it_was_told_to_follow_it_follows_as_soon_as_they_are_there(town: Town) -> None:
    town.person(1, 20, talking=True)
    framing, camera = framed(town, Focus(resident=2))
    assert framing.subject == 1
    town.person(2, 25)
    passes(framing, 5)
    assert framing.subject == 2
    assert camera.x == pytest.approx(25 * TILE, abs=2)
    passes(framing, 3 * MOST)
    assert framing.subject == 2


def test_a_place_is_looked_at_whoever_talks_elsewhere(town: Town) -> None:
    town.person(1, 80, talking=True)
    framing, camera = framed(town, Focus(tile=(30, 40)))
    passes(framing, 100)
    assert framing.subject is None
    assert (camera.x, camera.y) == (30.5 * TILE, 40.5 * TILE)


def test_it_follows_smoothly_and_jumps_only_far(town: Town) -> None:
    body = town.person(1, 20)
    framing, camera = framed(town)
    body.tile = (25, 10)
    before = camera.x
    assert passes(framing, 0.1) == 0
    assert before < camera.x < 25 * TILE, "on the way"
    passes(framing, 5)
    assert camera.x == 25 * TILE
    body.tile = (120, 10)
    assert passes(framing, 0.1) == 1
    assert camera.x == 120 * TILE


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_it_moves_by_whole_pixels(town: Town, zoom: float) -> None:
    body = town.person(1, 60, 60)
    framing, camera = framed(town, zoom=zoom)
    body.tile = (62, 61)
    for _ in range(20):
        framing.move(0.03)
        assert camera.x * zoom == pytest.approx(round(camera.x * zoom))


@pytest.mark.parametrize(("speed", "fps"), [(60, 30), (60, 12), (1, 10), (900, 30), (36000, 1), (250, 7)])
def test_a_film_has_the_pictures_that_were_promised_and_lives_to_its_end(town: Town, speed: float, fps: int) -> None:
    shooting = Shooting((64, 48), 1.0, fps, speed)
    until = 40 if speed < 10 else 700
    fractions = list(_moments(cast(Any, town), until, shooting.ticks_a_frame))
    assert len(fractions) == pytest.approx(shooting.frames(until), abs=1)
    assert all(0 <= each <= 1 for each in fractions)
    assert town.simulation.now == until


def test_a_film_ends_where_the_run_does(town: Town) -> None:
    town.last = 5
    assert len(list(_moments(cast(Any, town), 100, 0.5))) == 12
    assert town.simulation.now == 5


def test_after_a_jump_the_old_picture_fades_into_the_new() -> None:
    dissolve = Dissolve(10)
    dark, light = (np.full((2, 2, 3), value, np.uint8) for value in (0, 250))
    assert dissolve.through(dark).max() == 0
    dissolve.begin()
    shown = [int(dissolve.through(light)[0, 0, 0]) for _ in range(6)]
    assert shown == sorted(shown)
    assert 0 < shown[0] < 100
    assert shown[-1] == 250


def test_the_time_stands_in_the_corner_of_a_picture_of_any_size() -> None:
    for size in ((16, 16), (640, 400)):
        picture = np.full((size[1], size[0], 3), 200, np.uint8)
        marked = with_time(picture, "Monday 13 February 2023, 12:00")
        assert marked.shape == picture.shape
        assert (picture == 200).all(), "the picture itself is not touched"
    assert (marked[:60, :400] != 200).any() and (marked[100:] == 200).all()
