"""When the map has become another one, the window shows it, and all else stays as the player left it."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from lively_town import LivelyTown, Townsperson, persona
from PIL import Image
from sprites.painted_map import BLUE, GREEN, RED, Painted, thing
from window_hand import Hand

from game.session.drawings import Redrawn as Change
from game.settings import Cognition
from game.sprites.film import Shooting, _pictures
from game.world.clock import Clock
from game.world.commands import Redraw
from game.world.simulation import Simulation
from game.world.tiled import MapFile
from game.world.town_map import town_from

pytestmark = [pytest.mark.window, pytest.mark.heavy]


def town_with(folder: Path, ground: int = 1, stove_at: int = 96, width: int = 30, **layers: int) -> Painted:
    """A field with one stove on it, which is blue."""
    painted = Painted(folder, width=width, height=20).tiles("ground", ground)
    for name, number in layers.items():
        painted.tiles(name, at={(8, 8): number})
    return painted.objects("objects", thing(7, stove_at, 80, 16, 16, 3, name="stove"))


def scene_on(map_file: MapFile) -> LivelyTown:
    simulation = Simulation(town_from(map_file), Clock(), {1: "Ann"}, {1: (12, 9)}, {}, Cognition())
    scene = LivelyTown(map_file, simulation, {1: Townsperson("Ann", persona("Ann"), None)})
    scene.set_hour(12)
    return scene


def redraw(scene: LivelyTown, map_file: MapFile, *sentences: str) -> None:
    """The map becomes another one, as it does in a session at a tick."""
    scene.map_file, scene.simulation.town = map_file, town_from(map_file)
    if sentences:
        scene.redrawn = Change(scene.simulation.now, sentences)


def wait_for_picture(hand: Hand) -> int:
    """Let frames pass until the new picture is up; how many there were before it."""
    edition, frames = hand.view.screen.picture.edition, 0
    while hand.view.screen.picture.edition == edition and frames < 2000:
        hand.frame()
        time.sleep(0.002)
        frames += 1
    assert hand.view.screen.picture.edition > edition
    return frames


def colour(hand: Hand, column: float, row: float) -> tuple[int, ...]:
    """What is seen in the middle of a tile."""
    x, y = hand.view.screen.camera.to_window((column + 0.5) * 32, (row + 0.5) * 32)
    return tuple(int(part) for part in hand.picture()[round(y), round(x)])


PICTURES_ALONE = "The map's pictures have been drawn anew."


@pytest.fixture
def drawn(opened: Hand, tmp_path: Path) -> Iterator[tuple[Hand, LivelyTown]]:
    """The window on a small town of its own, paused."""
    from game.ui.town_view import TownView

    before, scene = opened.view, scene_on(town_with(tmp_path).map())
    view = TownView(opened.window, scene)
    view.panels.roster.shown = view.panels.help.shown = False
    view.pace.choose("pause")
    opened.window.show_view(view)
    hand = Hand(opened.window, view)
    view.screen.camera.look_at(10 * 32, 8 * 32)
    hand.frame()
    yield hand, scene
    opened.window.show_view(before)


Drawn = tuple[Hand, LivelyTown]


def test_the_new_map_is_seen_and_until_then_the_old_one(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    assert (colour(hand, 6, 5), colour(hand, 9, 5)) == (BLUE, RED)
    redraw(scene, town_with(tmp_path, stove_at=144).map())
    hand.frame()
    assert colour(hand, 6, 5) == BLUE, "nothing flashes while the new picture is made"
    wait_for_picture(hand)
    assert (colour(hand, 6, 5), colour(hand, 9, 5)) == (RED, BLUE)


def test_camera_choice_panels_and_people_stay(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    view = hand.view
    view.select(1)
    view.screen.camera.set_zoom(3.0)
    view.screen.camera.look_at(300, 250)
    hand.frame()
    camera = view.screen.camera
    before = (camera.x, camera.y, camera.zoom, view.panels.inspector.number, view.screen.place_of(1))
    redraw(scene, town_with(tmp_path, ground=2).map())
    wait_for_picture(hand)
    assert (camera.x, camera.y, camera.zoom, view.panels.inspector.number, view.screen.place_of(1)) == before
    view.select(None)


def test_the_player_is_told_what_has_changed(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    redraw(scene, town_with(tmp_path, stove_at=144).map(), "The stove was moved", "Ann had to move")
    wait_for_picture(hand)
    hand.frame()
    assert hand.view.visit.notice.sentence == "The stove was moved. Ann had to move."


def test_a_map_that_cannot_be_lived_on_is_told_of_as_long_as_it_is_so(drawn: Drawn) -> None:
    hand, scene = drawn
    scene.refused = "The map cannot be read; open it in Tiled."
    hand.frame()
    assert hand.view.panels.banner.sentence() == scene.refused
    scene.refused = ""
    assert hand.view.panels.banner.sentence() == ""


def test_a_map_saved_while_time_stands_still_is_told_of(drawn: Drawn) -> None:
    hand, scene = drawn
    scene.order(Redraw("abc"))
    assert "as soon as time goes on" in hand.view.panels.banner.sentence()
    scene.orders.clear()


def test_pictures_that_were_painted_over_are_seen(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    Image.new("RGB", (80, 16), GREEN).save(tmp_path / "tiles.png")
    redraw(scene, replace(scene.map_file))
    wait_for_picture(hand)
    assert colour(hand, 9, 5) == GREEN
    hand.frame()
    assert hand.view.visit.notice.sentence == PICTURES_ALONE


def test_a_picture_that_is_gone_leaves_a_town_to_be_seen_and_a_sentence(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    (tmp_path / "tiles.png").unlink()
    redraw(scene, replace(scene.map_file))
    wait_for_picture(hand)
    assert colour(hand, 9, 5) not in (RED, (0, 0, 0))
    assert "tiles.png" in hand.view.panels.banner.sentence()


def test_a_smaller_map_and_one_without_pictures(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    redraw(scene, town_with(tmp_path, width=14).map())
    wait_for_picture(hand)
    camera = hand.view.screen.camera
    assert camera.map_width == 14 * 32
    redraw(scene, Painted(tmp_path, width=40, height=30).tiles("collision", at={(1, 1): 1}).map())
    wait_for_picture(hand)
    hand.frame()
    assert camera.map_width == 40 * 32
    green = colour(hand, 15, 12)
    assert green[1] > green[0] and green[1] > green[2]


def test_two_changes_at_once_end_in_the_latest(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    redraw(scene, town_with(tmp_path, ground=2).map())
    hand.frame()
    redraw(scene, town_with(tmp_path, ground=4).map())
    while hand.view.screen.picture._drawn.map_file is not scene.map_file:
        hand.frame()
    assert colour(hand, 9, 5) == (220, 200, 60)


def test_the_card_of_a_thing_that_is_gone_closes(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    hand.view.visit.open_card(7)
    hand.frame()
    assert hand.view.visit.card.shown
    redraw(scene, Painted(tmp_path, width=30, height=20).tiles("ground", 1).map())
    hand.frame()
    assert not hand.view.visit.card.shown
    assert hand.view.visit.hit.at(6.5 * 32, 5.5 * 32) is None


def test_a_picture_of_another_time_shares_what_is_the_same_and_shows_its_own_map(drawn: Drawn, tmp_path: Path) -> None:
    from game.sprites.town_picture import TownPicture

    hand, _ = drawn
    present = hand.view.screen.picture
    same = TownPicture(hand.window.ctx, scene_on(town_with(tmp_path).map()), like=present, past=True)
    other = TownPicture(hand.window.ctx, scene_on(town_with(tmp_path, ground=2, width=20).map()), like=present, past=True)
    assert same.atlas is other.atlas is present.atlas
    assert same.size == present.size and other.size == (20 * 32, 20 * 32)


def test_who_travels_between_two_maps_sees_each_at_once(drawn: Drawn, tmp_path: Path) -> None:
    hand, scene = drawn
    first, second = scene.map_file, town_with(tmp_path, ground=2).map()
    redraw(scene, second)
    wait_for_picture(hand)
    redraw(scene, first)
    assert wait_for_picture(hand) == 1
    assert colour(hand, 9, 5) == RED


def test_a_film_shows_the_map_of_each_moment(opened: Hand, tmp_path: Path) -> None:
    class Redrawn(LivelyTown):
        def advance(self) -> bool:
            if self.simulation.now == noon + 1:
                redraw(self, town_with(tmp_path, ground=2).map())
            return super().advance()

    now = scene_on(town_with(tmp_path).map())
    scene, noon = Redrawn(now.map_file, now.simulation, now.residents), now.simulation.now
    shooting = Shooting((320, 200), 1.0, fps=1, speed=10.0, tile=(10, 8))
    corners = [tuple(int(part) for part in frame[-1, -1]) for frame in _pictures(opened.window.ctx, scene, noon + 4, shooting)]
    assert corners == [RED, RED, GREEN, GREEN, GREEN]
