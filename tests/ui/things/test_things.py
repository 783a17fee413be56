"""The thing under the mouse is found, what is offered for it makes sense, and its words come from data."""

import pytest
from lively_town import LivelyTown, lively_town

from game.sprites.artwork import read_artwork
from game.sprites.scene import TILE
from game.ui.things.hit import Hit
from game.ui.things.presets import MOST, presets, use_of
from game.world.faults import fault
from game.world.places import WorldObject, is_a_place


@pytest.fixture(scope="module")
def town() -> LivelyTown:
    return lively_town()


@pytest.fixture(scope="module")
def hit(town: LivelyTown) -> Hit:
    return Hit(town.simulation.town, town.map_file)


def thing(town: LivelyTown, kind: str) -> WorldObject:
    return next(each for each in town.simulation.town.objects.values() if each.kind == kind)


def test_every_thing_is_found_somewhere_on_its_own_tiles_or_picture(town: LivelyTown, hit: Hit) -> None:
    lost = []
    for each in town.simulation.town.objects.values():
        if is_a_place(each.kind):
            continue
        x, y, width, height = hit.place_of(each.id)
        points = [(x + width * a / 8, y + height * b / 8) for a in range(1, 8) for b in range(1, 8)]
        points += [((column + 0.5) * TILE, (row + 0.5) * TILE) for column, row in each.tiles]
        if each.id not in {hit.at(*point) for point in points}:
            lost.append(each.kind)
    assert lost == []


def test_nothing_is_under_the_open_sky_beyond_the_map(hit: Hit) -> None:
    assert hit.at(-50, -50) is None


def test_things_near_are_those_of_the_same_room_the_nearest_first(town: LivelyTown, hit: Hit) -> None:
    stove = thing(town, "stove")
    near = hit.near(stove.spots[0].entry)
    objects = town.simulation.town.objects
    assert stove.id in near and {objects[each].arena for each in near} == {stove.arena}


def test_what_is_offered_is_new_short_and_leads_back(town: LivelyTown) -> None:
    for each in town.simulation.town.objects.values():
        offered = presets(each, "burning")
        assert 1 <= len(offered) <= MOST and "burning" not in offered
        assert each.state in (*offered, "burning")


def test_a_stove_can_be_set_to_burning_and_a_sink_to_leaking(town: LivelyTown) -> None:
    stove, sink = thing(town, "stove"), thing(town, "kitchen sink")
    burning, leaking = presets(stove, stove.state)[0], presets(sink, sink.state)[0]
    assert "burning" in burning and fault(stove.kind, burning) is not None
    assert "leaking" in leaking and fault(sink.kind, leaking) is not None


def test_seats_are_sat_on_beds_lain_in_and_the_rest_used(town: LivelyTown) -> None:
    artwork = read_artwork()
    words = {each.kind: use_of(each, artwork) for each in town.simulation.town.objects.values()}
    assert words["bed"][0] == "Lie down" and words["stove"][0] == "Use"  # type: ignore[index]
    chairs = {use[0] for kind, use in words.items() if use is not None and "chair" in kind}
    assert chairs == {"Sit here"}
