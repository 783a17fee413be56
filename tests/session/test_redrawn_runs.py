"""A town redrawn while it runs is a run like any other: saved, replayed, forked, gone on with; and people see it change."""

import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from session.three_people import live, thinking, three_people
from world.redrawn_town import Drawing, edited
from world.tiny_town import ADA, BED, NAMES, SHELF, STOVE, Thing, write_town

from game.problem import Problem
from game.saves import Store
from game.saves.verifying import verify
from game.session import Session
from game.session.digests import digest_of, digest_of_save
from game.session.drawn import Drawn, drawn_on_disk, made_ready
from game.session.founding import found, found_new
from game.session.going_on import go_on, look_back
from game.session.ground import Ground, ground_of_save
from game.session.replay import Replay, check
from game.session.state import from_json
from game.world.commands import Do, Redraw
from game.world.tiled import MapFile, ObjectLayer

MORNING = 480
"""A tick at which everybody has been up and about for some time."""
WITHOUT_BED = replace(Drawing(), objects=tuple(each for each in Drawing().objects if each.id != BED))
RENAMED = replace(Drawing(), areas=(replace(Drawing().areas[0], name="Old Mill"), *Drawing().areas[1:]))


@pytest.fixture
def ground(tmp_path: Path) -> Ground:
    return three_people(tmp_path)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves")


def drawn(ground: Ground, drawing: Drawing) -> Drawn:
    """The map saved anew, as the designer left it."""
    return drawn_on_disk(drawing.write(ground.map_file.path.parent))


def checked(store: Store, name: str) -> tuple[int, ...]:
    with store.open(name, write=False) as save:
        return check(save, ground_of_save(save)).differing


def texts(session: Session) -> list[str]:
    return [memory.text for each in session.residents.values() for memory in each.stream.records]


def things_on(map_file: MapFile) -> list[int]:
    layer = next(each for each in map_file.layers if isinstance(each, ObjectLayer) and each.name == "objects")
    return sorted(each.id for each in layer.objects)


def test_from_the_next_tick_on_the_town_is_the_new_map(ground: Ground) -> None:
    session = live(found(ground, thinking()), MORNING)
    session.redraw(drawn(ground, WITHOUT_BED))
    assert BED in session.simulation.town.objects
    session.advance(wait=True)
    assert BED not in session.simulation.town.objects and BED not in things_on(session.map_file)
    assert session.redrawn is not None
    assert session.redrawn.tick == MORNING
    assert session.redrawn.sentences == ("The bed in the bedroom of Reed house is gone",)


def test_the_same_map_again_is_no_change(ground: Ground) -> None:
    session = live(found(ground, thinking()), 60)
    first = drawn(ground, WITHOUT_BED)
    session.redraw(first)
    session.redraw(drawn(ground, WITHOUT_BED))
    assert session.orders == [Redraw(first.hash)]
    session.advance(wait=True)
    session.redraw(drawn(ground, WITHOUT_BED))
    assert session.orders == []


def test_where_nothing_but_a_picture_changed_nobody_notices(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "painted", ground, thinking()), MORNING)
    before, seen = session.simulation.town, len(session.simulation.events)
    shelf = replace(drawn(ground, Drawing()).map_file, background=(1.0, 0.0, 0.0))
    session.redraw(made_ready(shelf))
    session.advance(wait=True)
    assert session.simulation.town is before and session.map_file is shelf
    assert not any(event.kind == "change" for event in session.latest) and seen >= 0
    session.close()
    assert checked(store, "painted") == ()


def test_a_map_nobody_knows_is_refused_in_words(ground: Ground) -> None:
    session = live(found(ground, thinking()), 6)
    session.order(Redraw("0" * 32))
    session.advance(wait=True)
    assert BED in session.simulation.town.objects


def test_on_a_map_without_a_free_tile_nobody_can_live(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="Nobody could stand anywhere"):
        drawn_on_disk(write_town(tmp_path, [], [], [], ("##", "##")))


def test_a_redrawn_run_is_replayed_and_looked_back_at_with_the_map_of_each_minute(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "day", ground, thinking()), MORNING)
    session.redraw(drawn(ground, WITHOUT_BED))
    live(session, MORNING + 200)
    session.redraw(drawn(ground, RENAMED))
    live(session, MORNING + 300)
    digest = digest_of(session, ground.header)
    session.close()
    shutil.rmtree(ground.map_file.path.parent / "gone", ignore_errors=True)
    ground.map_file.path.unlink()
    assert verify(store.path("day"), from_json).findings == ()
    assert checked(store, "day") == ()
    with store.open("day", write=False) as save:
        assert digest_of_save(save) == digest
        replay = Replay(save, ground_of_save(save))
        for tick, beds, name in ((MORNING + 300, 1, "Old Mill"), (MORNING, 1, "Reed house"), (MORNING + 9, 0, "Reed house")):
            replay.travel(tick)
            kinds = [each.kind for each in replay.session.simulation.town.objects.values()]
            assert kinds.count("bed") == beds
            assert replay.session.simulation.town.sectors[10].name == name
            assert (BED in things_on(replay.session.map_file)) == bool(beds)


def test_what_is_thought_of_while_the_town_is_redrawn_lands_alike_in_a_replay(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "busy", ground, thinking()), MORNING)
    drawing, draw = Drawing(), random.Random(7)
    for _ in range(6):
        while not session.in_flight.snapshots:
            session.advance(wait=True)
        drawing = edited(drawing, draw)
        session.redraw(drawn(ground, drawing))
        session.advance(wait=True)
        session.rest()
        live(session, session.now + 40)
    session.close()
    assert checked(store, "busy") == ()


@pytest.mark.parametrize("later", [1, 5, 60, 75])
def test_a_run_that_was_cut_off_goes_on_as_it_would_have(ground: Ground, store: Store, tmp_path: Path, later: int) -> None:
    session = live(found_new(store, "run", ground, thinking()), MORNING)
    session.redraw(drawn(ground, WITHOUT_BED))
    live(session, MORNING + later)
    session.record.catch_up()
    cut = Store(tmp_path / "cut")
    cut.folder.mkdir()
    for path in store.folder.glob("run.town*"):
        shutil.copy(path, cut.folder / path.name)
    live(session, MORNING + 240)
    digest = digest_of(session, ground.header)
    session.close()
    with cut.open("run", write=False) as save:
        on = ground_of_save(save)
    again = go_on(cut.open("run"), on, thinking())
    if BED in again.simulation.town.objects:  # it was cut off before the order was written: the file is still the truth
        live(again, MORNING)
        again.redraw(drawn(ground, WITHOUT_BED))
    live(again, MORNING + 240)
    assert digest_of(again, ground.header) == digest
    again.close()


def test_an_order_to_redraw_that_was_not_lived_yet_is_carried_out_when_the_run_goes_on(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "run", ground, thinking()), MORNING)
    session.redraw(drawn(ground, WITHOUT_BED))
    session.close()
    with store.open("run", write=False) as save:
        on = ground_of_save(save)
    again = go_on(store.open("run"), on, thinking())
    again.advance(wait=True)
    assert BED not in again.simulation.town.objects
    again.close()


@pytest.mark.parametrize("at, beds", [(MORNING - 60, 1), (MORNING + 60, 0)])
def test_a_fork_has_the_map_of_its_moment(ground: Ground, store: Store, at: int, beds: int) -> None:
    session = live(found_new(store, "run", ground, thinking()), MORNING)
    session.redraw(drawn(ground, WITHOUT_BED))
    live(session, MORNING + 120)
    session.close()
    store.fork("run", "fork", at)
    assert verify(store.path("fork"), from_json).findings == ()
    with store.open("fork", write=False) as save:
        on = ground_of_save(save)
    session = go_on(store.open("fork"), on, thinking())
    assert [each.kind for each in session.simulation.town.objects.values()].count("bed") == beds
    live(session, session.now + 60).close()
    assert checked(store, "fork") == ()


def test_one_may_look_back_and_live_another_day_from_there(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "run", ground, thinking()), MORNING)
    session.redraw(drawn(ground, WITHOUT_BED))
    live(session, MORNING + 60)
    session.close()
    with store.open("run", write=False) as save:
        past = look_back(save, ground_of_save(save), thinking(), MORNING - 30)
        assert BED in past.simulation.town.objects
        live(past, MORNING + 60).close()


# what people make of it


def test_who_sees_that_their_bed_is_gone_remembers_it_and_sleeps_elsewhere_at_home(ground: Ground) -> None:
    session = live(found(ground, thinking()), MORNING)
    sleeper = next(each for each in session.residents.values() if each.known.bed == BED)
    sofa = Thing(60, "sofa", "object", (2, 1, 2, 1), {}, 4)
    session.redraw(drawn(ground, replace(WITHOUT_BED, objects=(*WITHOUT_BED.objects, sofa))))
    session.advance(wait=True)
    assert sleeper.known.bed == 60 and sleeper.known.home == 10
    live(session, MORNING + 720)
    found_out = [memory for memory in sleeper.stream.records if "bed in" in memory.text and "gone" in memory.text]
    assert found_out and max(each.content.importance for each in found_out) >= 5
    assert sleeper.known.object(BED) is None


def test_whose_home_is_gone_altogether_has_another(ground: Ground) -> None:
    session = live(found(ground, thinking()), MORNING)
    sleeper = next(each for each in session.residents.values() if each.known.bed == BED)
    bed = Thing(61, "bed", "object", (8, 1, 1, 2), {}, 0)
    homeless = replace(WITHOUT_BED, areas=Drawing().areas[3:], objects=(*WITHOUT_BED.objects[3:], bed))
    session.redraw(drawn(ground, homeless))
    session.advance(wait=True)
    assert sleeper.known.bed == 61 and session.simulation.town.sectors[sleeper.known.home or 0].name == "Corner Shop"


def test_people_learn_the_new_name_of_a_house_when_they_see_it(ground: Ground) -> None:
    session = live(found(ground, thinking()), MORNING)
    session.redraw(drawn(ground, RENAMED))
    live(session, MORNING + 300)
    inside = [
        each for each in session.residents.values() if (known := each.known.sector(10)) is not None and known.name == "Old Mill"
    ]
    assert inside, "nobody has been at home since"
    assert "Reed house is called Old Mill now" in texts(session)


def test_what_is_new_in_a_room_is_noticed_there_and_only_once(ground: Ground) -> None:
    session = live(found(ground, thinking()), MORNING)
    piano = Thing(62, "piano", "object", (2, 2, 1, 1), {}, 1)
    session.redraw(drawn(ground, replace(Drawing(), objects=(*Drawing().objects, piano))))
    live(session, MORNING + 500)
    for each in session.residents.values():
        told = [memory.text for memory in each.stream.records if "new piano" in memory.text and memory.content.said_by is None]
        assert len(told) <= 1
        assert not told or each.known.object(62) is not None
    assert any("There is a new piano in the bedroom" in text for text in texts(session))


def test_a_town_that_is_never_redrawn_is_never_seen_to_change(ground: Ground) -> None:
    session = live(found(ground, thinking()), 900)
    assert not any("is gone" in text or "a new " in text for text in texts(session))


def test_a_cook_finds_the_stove_where_it_stands_now(ground: Ground) -> None:
    session = live(found(ground, thinking()), MORNING)
    things = [replace(each, box=(1, 3, 1, 1), properties={**each.properties, "use_from": "east"}) if each.id == STOVE else each
              for each in Drawing().objects]  # fmt: skip
    session.redraw(drawn(ground, replace(Drawing(), objects=tuple(things))))
    session.order(Do(ADA, "frying an egg", "🍳", 11, STOVE, "burning", session.now + 600))
    live(session, MORNING + 40)
    body = session.simulation.bodies[ADA]
    assert body.using == STOVE and body.tile == (2, 3) and session.simulation.states[STOVE] == "burning"


# whatever is saved


def _stands_well(session: Session) -> bool:
    town = session.simulation.town
    for body in session.simulation.bodies.values():
        column, row = body.tile
        if not (0 <= column < town.width and 0 <= row < town.height):
            return False
        if town.blocked[row, column] and not (body.path or (body.spot is not None and body.spot.on)):
            return False
    return True


def redrawn_at_random(session: Session, draw: random.Random, edits: int, save: Callable[[Drawing], Drawn]) -> int:
    """Live on and change the map so often; how many of the changes could be lived on."""
    drawing, taken = Drawing(), 0
    for _ in range(edits):
        for _ in range(draw.choice((1, 1, 2, 4))):
            drawing = edited(drawing, draw)
        try:
            session.redraw(save(drawing))
        except Problem:
            continue
        taken += 1
        live(session, session.now + draw.randrange(1, 40))
        live(session, session.now + 6)
        assert _stands_well(session) and sorted(session.simulation.bodies) == sorted(NAMES)
    return taken


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_fifty_edits_at_random_leave_a_run_that_is_whole(ground: Ground, store: Store, seed: int) -> None:
    draw = random.Random(seed)
    session = live(found_new(store, "wild", ground, thinking()), draw.randrange(300, 600))
    assert redrawn_at_random(session, draw, 50, lambda drawing: drawn(ground, drawing)) > 40
    digest = digest_of(session, ground.header)
    session.close()
    assert verify(store.path("wild"), from_json).findings == ()
    assert checked(store, "wild") == ()
    with store.open("wild", write=False) as save:
        assert digest_of_save(save) == digest
        on = ground_of_save(save)
    again = live(go_on(store.open("wild"), on, thinking()), session.now + 60)
    again.close()
    assert SHELF and checked(store, "wild") == ()
