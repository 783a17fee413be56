"""Once the town is drawn otherwise everybody has a place to sleep: their own bed, else one at home, else another home."""

from dataclasses import replace
from pathlib import Path

import pytest
from session.three_people import three_people
from world.redrawn_town import Drawing
from world.tiny_town import ADA, BED, BEDROOM, HOME, SHOP, Thing

from game.ai.known_places import KnownPlaces
from game.ai.rehousing import People, rehoused
from game.session.newcomers import settle
from game.world.places import Town
from game.world.town_map import load_town


@pytest.fixture
def people(tmp_path: Path) -> People:
    settled = settle(three_people(tmp_path))
    return {number: (each.persona, each.known) for number, each in settled.residents.items()}


@pytest.fixture
def old(tmp_path: Path) -> Town:
    return load_town(Drawing().write(tmp_path))


def after(people: People, old: Town, drawing: Drawing, folder: Path) -> dict[int, KnownPlaces]:
    """What everybody knows from then on."""
    new = load_town(drawing.write(folder))
    return {number: known for number, (_, known) in people.items()} | rehoused(people, old, new)


def with_things(*things: Thing, but: tuple[int, ...] = (BED,)) -> Drawing:
    return replace(Drawing(), objects=(*(each for each in Drawing().objects if each.id not in but), *things))


def test_whoever_has_a_bed_keeps_it_wherever_it_stands(people: People, old: Town, tmp_path: Path) -> None:
    assert rehoused(people, old, old) == {} or all(known.bed != BED for known in rehoused(people, old, old).values())
    sleeper = next(number for number, (_, known) in people.items() if known.bed == BED)
    bed = replace(Drawing().objects[0], box=(8, 2, 1, 2))
    known = after(people, old, with_things(bed), tmp_path)[sleeper]
    assert (known.bed, known.home) == (BED, SHOP)


def test_another_bed_at_home_comes_before_its_sofa_and_that_before_its_floor(people: People, old: Town, tmp_path: Path) -> None:
    sleeper = next(number for number, (_, known) in people.items() if known.bed == BED)
    sofa, bed = Thing(60, "sofa", "object", (2, 1, 2, 1), {}, 4), Thing(61, "bed", "object", (1, 2, 1, 2), {}, 0)
    assert after(people, old, with_things(sofa, bed), tmp_path)[sleeper].bed == 61
    assert after(people, old, with_things(sofa), tmp_path)[sleeper].bed == 60
    floor = after(people, old, with_things(), tmp_path)[sleeper]
    assert (floor.home, floor.bed, floor.home_arena) == (HOME, None, BEDROOM)


def test_two_never_get_one_bed_for_one(people: People, old: Town, tmp_path: Path) -> None:
    beds = [Thing(60 + number, "bed", "object", (1 + number, 2, 1, 2), {}, 0) for number in range(3)]
    given = [known.bed for known in after(people, old, with_things(*beds), tmp_path).values() if known.bed is not None]
    assert len(given) == len(set(given))


def test_a_bed_with_another_name_on_it_is_theirs_no_more(people: People, old: Town, tmp_path: Path) -> None:
    sleeper = next(number for number, (_, known) in people.items() if known.bed == BED)
    bed = replace(Drawing().objects[0], properties={"private_to": "Nobody At All"})
    assert after(people, old, with_things(bed), tmp_path)[sleeper].bed is None


def test_whose_home_is_gone_lives_elsewhere_and_knows_that_place(people: People, old: Town, tmp_path: Path) -> None:
    drawing = replace(with_things(Thing(61, "bed", "object", (8, 1, 1, 2), {}, 0)), areas=Drawing().areas[3:])
    known = next(each for each in after(people, old, drawing, tmp_path).values() if each.bed == 61)
    assert known.home == SHOP and known.object(61) is not None


def test_where_everything_is_gone_nobody_is_lost(people: People, old: Town, tmp_path: Path) -> None:
    for drawing in (Drawing((), (), (), (".",)), Drawing((), (), (), ("....", "...."))):
        homes = after(people, old, drawing, tmp_path)
        assert all(known.bed is None and known.home is not None for known in homes.values())


def test_a_room_may_come_to_lie_in_another_house(people: People, old: Town, tmp_path: Path) -> None:
    areas = [replace(each, box=(8, 1, 3, 3)) if each.id == BEDROOM else each for each in Drawing().areas]
    bed = Thing(61, "bed", "object", (8, 1, 1, 2), {}, 0)
    drawing = replace(with_things(bed), areas=(*(each for each in areas if each.id != HOME),))
    known = after(people, old, drawing, tmp_path)
    assert any(each.bed == 61 for each in known.values()) and ADA in known
