"""Who comes into a place that is other than they knew it sees so, says so in plain words, and knows it otherwise from then on."""

from dataclasses import replace

import small_town as town
from test_known_places import TOWN, ada, state_of

from game.ai.known_differences import Whose, seen_changes
from game.ai.known_places import KnownPlaces
from game.ai.seeing import see
from game.world.events import Event, Percept
from game.world.places import Norms, Town, WorldObject

HERE = Percept(Event(1, 50, "arrival", "Ada came in", (0, 0), town.KITCHEN, 1), 0)
OTHERS = Percept(Event(2, 60, "arrival", "Ada came in", (0, 0), town.CAFE_ROOM, 1), 0)


def changed(objects: dict[int, WorldObject] | None = None, **parts: object) -> Town:
    return replace(TOWN, **({"objects": objects} if objects is not None else {}), **parts)  # type: ignore[arg-type]


def told(after: Town, percept: Percept = HERE, before: KnownPlaces | None = None) -> list[str]:
    known = ada() if before is None else before
    return [each.text for each in seen_changes(known, see(known, after, [percept], 60))]


def but(*ids: int) -> dict[int, WorldObject]:
    return {number: thing for number, thing in TOWN.objects.items() if number not in ids}


def added(*things: WorldObject) -> dict[int, WorldObject]:
    return {**TOWN.objects, **{thing.id: thing for thing in things}}


def test_in_a_town_as_it_was_nothing_has_changed() -> None:
    assert told(TOWN) == [] and told(TOWN, OTHERS) == []


def test_a_thing_that_is_gone_is_missed_and_forgotten() -> None:
    after = changed(but(town.STOVE))
    assert told(after) == ["The stove in the kitchen is gone"]
    known = see(ada(), after, [HERE], 60)
    assert known.object(town.STOVE) is None and told(after, before=known) == []


def test_a_thing_that_is_new_is_seen() -> None:
    piano = replace(TOWN.objects[town.STOVE], id=900, kind="piano")
    assert told(changed(added(piano))) == ["There is a new piano in the kitchen"]


def test_several_things_are_one_sentence() -> None:
    things = [replace(TOWN.objects[town.STOVE], id=900 + number, kind=kind) for number, kind in enumerate(("piano", "lamp"))]
    assert told(changed(added(*things))) == ["There are a new piano and a new lamp in the kitchen"]


def test_one_of_its_kind_in_its_place_is_no_change() -> None:
    after = changed({**but(town.STOVE), 901: replace(TOWN.objects[town.STOVE], id=901)})
    assert told(after) == [] and see(ada(), after, [HERE], 60).object(901) is not None


def test_a_thing_that_was_carried_elsewhere_is_found_there() -> None:
    after = changed({**TOWN.objects, town.STOVE: replace(TOWN.objects[town.STOVE], arena=town.CAFE_ROOM)})
    known = ada()
    sentences = told(after, OTHERS)
    assert len(sentences) == 1 and sentences[0].startswith("The stove is in ")
    assert [thing.arena for thing in see(known, after, [OTHERS], 60).objects() if thing.id == town.STOVE] == [town.CAFE_ROOM]


def test_a_place_first_looked_into_is_not_other_than_it_was() -> None:
    stranger = ada(public=False)
    assert told(TOWN, OTHERS, stranger) == []


def test_a_room_of_another_name_is_called_by_that() -> None:
    arenas = {**TOWN.arenas, town.KITCHEN: replace(TOWN.arenas[town.KITCHEN], name="pantry", norms=Norms(capacity=1))}
    after = changed(arenas=arenas)
    assert told(after) == ["The kitchen is called pantry now"]
    room = see(ada(), after, [HERE], 60).arena(town.KITCHEN)
    assert room is not None and (room.name, room.norms.capacity) == ("pantry", 1)


def test_a_room_that_is_no_more_is_forgotten_by_whoever_is_in_the_house() -> None:
    arenas = {number: room for number, room in TOWN.arenas.items() if number != town.KITCHEN}
    after = changed({number: thing for number, thing in TOWN.objects.items() if thing.arena != town.KITCHEN}, arenas=arenas)
    own = next(room for room in ada().sector(TOWN.arenas[town.KITCHEN].sector).arenas if room.id != town.KITCHEN)  # type: ignore[union-attr]
    here = replace(HERE, event=replace(HERE.event, arena=own.id))
    assert told(after, here) == ["The kitchen is gone"]


def test_what_was_looked_for_in_vain_is_forgotten() -> None:
    after = changed(but(town.STOVE))
    vain = Percept(Event(3, 60, "rejection", "The stove is gone", (0, 0), town.CAFE_ROOM, 1, town.STOVE), 0)
    assert see(ada(), after, [vain], 60).object(town.STOVE) is None


def test_states_are_still_seen_as_before() -> None:
    known = see(ada(), TOWN, [state_of(town.STOVE, "burning", town.KITCHEN, tick=9)], 30)
    assert known.object(town.STOVE).state == "burning" and seen_changes(ada(), known) == ()  # type: ignore[union-attr]


def test_of_ones_own_things_one_speaks_as_such() -> None:
    house = TOWN.arenas[town.KITCHEN].sector
    mine = Whose("Ada Reed", (house,))
    gone = seen_changes(ada(), see(ada(), changed(but(town.STOVE)), [HERE], 60), (), mine)
    assert [(each.text, each.own) for each in gone] == [("Ada Reed's stove in the kitchen is gone", True)]
    piano = replace(TOWN.objects[town.STOVE], id=900, kind="piano")
    came = seen_changes(ada(), see(ada(), changed(added(piano)), [HERE], 60), (), mine)
    assert [each.text for each in came] == ["Ada Reed has a new piano in the kitchen"]


def test_what_is_too_much_to_name_is_counted() -> None:
    things = [replace(TOWN.objects[town.STOVE], id=900 + number, kind=f"lamp {number}") for number in range(5)]
    assert told(changed(added(*things))) == ["There are a new lamp 0, a new lamp 1 and 3 more things in the kitchen"]
