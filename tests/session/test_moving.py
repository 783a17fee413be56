"""Residents come to live in a running town and leave it for good; whoever stays lives on, and so does the record of it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from session.harbour import harbour, live_to, remembers
from session.killed_run import NAME, begin_or_go_on, lived_until_killed
from session.three_people import LIVELY, live, live_until, thinking, three_people

from game.ai.memory import Kind, NewMemory
from game.ai.residents_file import ResidentEntry
from game.problem import Problem
from game.saves import Store
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import found, found_new
from game.session.going_on import go_on
from game.session.ground import Ground, lay_ground
from game.session.moving import move_in, move_out
from game.session.people import names_of
from game.session.replay import Replay, check
from game.session.visiting import Visit
from game.settings import RunSettings
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR
from game.world.commands import Arrive, Depart, MoveIn, MoveOut

RUTH = ResidentEntry(
    "Ruth Okafor",
    "Ruth Okafor is a nurse; she lives with Mira Sand, an old friend; she loves swimming; Jon Reef is her cousin",
    41,
)
TOM = ResidentEntry("Tom Vane", "Tom Vane is a retired sailor; he gets up at 5am; he likes to read novels", 70)
NIA = ResidentEntry("Nia Lund", "I run the Corner Shop from 9am to 5pm. I get up at 7am. Bo Finch is my brother.")
NINE = 9 * 60


@pytest.fixture
def morning(tmp_path: Path) -> Session:
    """The harbour at nine."""
    return live_to(found(harbour(tmp_path), thinking()), 0, NINE)


def number_of(session: Session, name: str) -> int:
    return next(each.id for each in session.residents.values() if each.name == name)


def after(session: Session, ticks: int) -> Session:
    return live(session, session.now + ticks)


# coming


def test_who_moves_in_remembers_who_they_are_as_if_they_always_had(morning: Session) -> None:
    ruth = move_in(morning, RUTH)
    after(morning, TICKS_PER_HOUR // 2)
    stream = morning.residents[ruth].stream.records
    seeds = [each.text for each in stream if each.is_seed]
    assert seeds[0] == "Ruth Okafor is a nurse"
    assert "Jon Reef is Ruth Okafor's cousin" in seeds
    assert all(1 <= each.content.importance <= 10 for each in stream)
    assert any("has just moved to" in each.text and not each.is_seed for each in stream)


def test_they_live_where_their_paragraph_says_though_the_map_keeps_it_for_another(morning: Session) -> None:
    ruth = move_in(morning, RUTH)
    after(morning, 1)
    known, world = morning.residents[ruth].known, morning.simulation
    assert world.town.sectors[known.home or 0].name == "Mira Sand's house"
    assert not any(each.kind == "rejection" and each.resident == ruth for each in morning.latest)
    assert any(each.text == "Ruth Okafor is moving in at Mira Sand's house" for each in after(morning, 60).log)


def test_they_plan_the_rest_of_the_day_only(morning: Session) -> None:
    ruth = move_in(morning, RUTH)
    live_until(morning, lambda: morning.residents[ruth].plan if ruth in morning.residents else None)
    plan = morning.residents[ruth].plan
    assert plan is not None and plan.day == 0
    assert min(each.start for each in plan.blocks) >= NINE
    assert not any("means to wake up" in each.text for each in morning.residents[ruth].stream.records)


def test_those_concerned_hear_of_it_wherever_they_are(morning: Session) -> None:
    move_in(morning, RUTH)
    after(morning, TICKS_PER_HOUR)
    for who in ("Mira Sand", "Jon Reef"):
        assert "Ruth Okafor has moved to Tiny Town" in remembers(morning, who, "Ruth Okafor has moved")


def test_they_know_people_of_their_paragraph_and_are_known_by_name(morning: Session) -> None:
    ruth = move_in(morning, RUTH)
    after(morning, 1)
    assert [each.name for each in morning.residents[ruth].persona.relations] == ["Mira Sand", "Jon Reef"]
    assert (ruth, "Ruth Okafor") in morning.simulation.known_names()


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        (ResidentEntry("Mira Sand", "Mira Sand is a cook"), "lives in town already"),
        (ResidentEntry("mira sand", "she is a cook"), "lives in town already"),
        (ResidentEntry("", "she is a cook"), "needs a name"),
        (ResidentEntry("N" * 41, "she is a cook"), "needs a name"),
        (ResidentEntry("Ruth", "..."), "nothing to read"),
        (ResidentEntry("Ruth", "a b " * 20_000), "longer than"),
    ],
)
def test_who_cannot_come_is_told_why(morning: Session, entry: ResidentEntry, says: str) -> None:
    with pytest.raises(Problem, match=says):
        move_in(morning, entry)
    assert not morning.orders


def test_two_may_come_at_once_and_get_a_number_and_a_place_each(morning: Session) -> None:
    first, second = move_in(morning, RUTH), move_in(morning, TOM)
    with pytest.raises(Problem, match="lives in town already"):
        move_in(morning, TOM)
    after(morning, 2)
    tiles = [morning.simulation.bodies[each].tile for each in (first, second)]
    assert first != second and tiles[0] != tiles[1]


# leaving


def test_who_leaves_is_gone_from_the_map_and_from_nothing_else(morning: Session) -> None:
    jon = number_of(morning, "Jon Reef")
    known = remembers(morning, "Mira Sand", "Jon Reef")
    move_out(morning, jon)
    live_to(morning, 1, NINE)
    assert jon not in morning.simulation.bodies
    assert morning.simulation.body(jon).name == "Jon Reef"
    assert set(known) <= set(remembers(morning, "Mira Sand", "Jon Reef"))
    assert not morning.residents[jon].lanes


def test_what_they_would_have_held_is_called_off_and_those_who_promised_to_come_hear_of_it(tmp_path: Path) -> None:
    session = live_to(found(harbour(tmp_path), thinking()), 0, NINE)
    text = "Lev Stone promised Ada Holm to come to the reading at Mill Hall on February 14 from 5pm to 7pm"
    lev = number_of(session, "Lev Stone")
    session.give(lev, [NewMemory(Kind.PLAN, text, 5)], session.record.embedder.embed([text]))
    move_out(session, number_of(session, "Mira Sand"))
    live_to(session, 1, NINE)
    assert any(
        "the reading at Mill Hall on February 14" in each and "called off" in each
        for each in remembers(session, "Lev Stone", "Mira")
    )
    plan = session.residents[lev].plan
    assert plan is not None and plan.day == 1
    assert not any("reading at Mill Hall" in block.text for block in plan.blocks)


def test_a_talk_ends_when_one_of_two_leaves_for_good(tmp_path: Path) -> None:
    session = live(found(three_people(tmp_path), thinking()), LIVELY)
    visit = Visit(session, 1, "Vera Lund")
    visit.wait()
    visit.begin()
    move_out(session, 1)
    after(session, 3)
    assert visit.over
    after(session, TICKS_PER_HOUR)


def test_who_comes_back_is_the_same_person_with_the_same_memories(morning: Session) -> None:
    jon = number_of(morning, "Jon Reef")
    move_out(morning, jon)
    after(morning, TICKS_PER_HOUR)
    before = morning.residents[jon].stream.records
    assert move_in(morning, ResidentEntry("Jon Reef", "Jon Reef is somebody else by now")) == jon
    after(morning, TICKS_PER_HOUR)
    resident = morning.residents[jon]
    assert resident.stream.records[: len(before)] == before
    assert "pub" in resident.persona.paragraph.lower()
    assert any("has come back to live in" in each.text for each in resident.stream.records)
    assert resident.plan is not None and morning.simulation.bodies[jon].doing is not None


def test_the_bed_of_who_has_left_is_free(morning: Session) -> None:
    jon = number_of(morning, "Jon Reef")
    bed = morning.residents[jon].known.bed
    move_out(morning, jon)
    after(morning, 2)
    tom = move_in(morning, TOM)
    live_to(morning, 1, 2 * 60)
    body = morning.simulation.bodies[tom]
    assert morning.residents[tom].known.bed == bed == body.using
    assert body.asleep


def test_the_last_one_stays(morning: Session) -> None:
    *others, last = sorted(morning.simulation.bodies)
    for each in others:
        move_out(morning, each)
    with pytest.raises(Problem, match="the last"):
        move_out(morning, last)
    with pytest.raises(Problem, match="leaving town already"):
        move_out(morning, others[0])
    with pytest.raises(Problem, match="Nobody of that number"):
        move_out(morning, 99)
    after(morning, TICKS_PER_HOUR)
    assert sorted(morning.simulation.bodies) == [last]


def test_who_came_and_left_at_once_leaves_nothing_undone(morning: Session) -> None:
    tom = move_in(morning, TOM)
    morning.order(MoveOut(tom))
    morning.order(Arrive(tom + 1, "Vera Lund", (4, 4)))
    morning.order(Depart(tom + 1))
    after(morning, TICKS_PER_HOUR)
    assert tom not in morning.simulation.bodies


def test_orders_that_make_no_sense_change_nothing(morning: Session) -> None:
    here = sorted(morning.simulation.bodies)
    for order in (
        MoveOut(99),
        MoveIn(1, "Mira Sand", (4, 4), "x"),
        MoveIn(77, "", (4, 4), "x"),
        MoveIn(78, "Zoe", (999, -4), "x"),
    ):
        morning.order(order)
    after(morning, TICKS_PER_HOUR // 6)
    assert sorted(morning.simulation.bodies) == here


def test_who_leaves_and_comes_back_within_a_tick_is_still_there(morning: Session) -> None:
    jon = number_of(morning, "Jon Reef")
    move_out(morning, jon)
    morning.order(MoveIn(jon, "Jon Reef", morning.simulation.bodies[jon].tile, "Jon Reef is a cook"))
    after(morning, TICKS_PER_HOUR)
    assert jon in morning.simulation.bodies
    assert morning.residents[jon].plan is not None


# the record of it


def moves(seed: int, until: int) -> Callable[[Session], None]:
    """Who moves when, drawn from a seed: to be asked at every tick, also again after a crash."""
    draw = random.Random(seed)
    due = {draw.randrange(1, until): draw.random() for _ in range(10)}

    def meanwhile(session: Session) -> None:
        if session.now not in due:
            return
        chosen = random.Random(due[session.now])
        try:
            if chosen.random() < 0.6:
                known = [ResidentEntry(each.name, "x") for each in session.residents.values()]
                move_in(session, chosen.choice((RUTH, TOM, NIA, *known)))
            else:
                move_out(session, chosen.choice(list(session.residents)))
        except Problem:
            pass

    return meanwhile


def lived(session: Session, until: int, meanwhile: Callable[[Session], None]) -> Session:
    while session.now < until:
        meanwhile(session)
        session.advance(wait=True)
    return session


def digest_lived(ground: Ground, seed: int, until: int, threads: int) -> str:
    session = lived(found(ground, thinking(threads)), until, moves(seed, until))
    try:
        return digest_of(session, ground.header)
    finally:
        session.close()


def saved_run(folder: Path, ground: Ground, seed: int, until: int) -> Store:
    store = Store(folder / "saves")
    lived(found_new(store, NAME, ground, thinking()), until, moves(seed, until)).close()
    return store


UNTIL = 5 * TICKS_PER_HOUR + 7


def test_the_same_moves_give_the_same_run_with_any_number_of_threads(tmp_path: Path) -> None:
    ground = three_people(tmp_path)
    assert digest_lived(ground, 4, UNTIL, 0) == digest_lived(ground, 4, UNTIL, 3)


@pytest.mark.parametrize("seed", range(4))
def test_a_replay_with_moves_is_the_run(tmp_path: Path, seed: int) -> None:
    ground = three_people(tmp_path, seed)
    store = saved_run(tmp_path, ground, seed, UNTIL)
    with store.open(NAME, write=False) as save:
        assert save.found("order", {"type": ("MoveIn", "MoveOut")}, 0, UNTIL, 1), "nobody moved"
        checked = check(save, ground)
    assert checked.differing == () and checked.states > 20


@pytest.mark.parametrize("seed", range(3))
def test_a_run_that_is_killed_amid_moves_goes_on_as_if_it_had_not(tmp_path: Path, seed: int) -> None:
    ground = three_people(tmp_path, seed)
    draw, folder = random.Random(seed), tmp_path / "killed"
    for _ in range(3):
        at = draw.randrange(UNTIL)
        lived_until_killed(folder, ground, lambda tick, passed, at=at: tick >= at, UNTIL, moves(seed, UNTIL))
    session = lived(begin_or_go_on(Store(folder), ground), UNTIL, moves(seed, UNTIL))
    try:
        assert digest_of(session, ground.header) == digest_lived(ground, seed, UNTIL, 0)
    finally:
        session.close()


def test_a_fork_has_those_who_lived_there_then(tmp_path: Path) -> None:
    ground, store = three_people(tmp_path), Store(tmp_path / "saves")
    session = live(found_new(store, NAME, ground, thinking()), TICKS_PER_HOUR)
    move_in(session, TOM)
    live(session, 2 * TICKS_PER_HOUR)
    move_out(session, number_of(session, "Cy Hall"))
    live(session, 3 * TICKS_PER_HOUR)
    session.close()
    for tick, here in ((TICKS_PER_HOUR - 6, [1, 2, 3]), (2 * TICKS_PER_HOUR - 6, [1, 2, 3, 4]), (3 * TICKS_PER_HOUR, [1, 2, 4])):
        store.fork(NAME, f"at{tick}", tick)
        gone_on = go_on(store.open(f"at{tick}"), ground, thinking())
        assert sorted(gone_on.simulation.bodies) == here
        after(gone_on, TICKS_PER_HOUR // 2).close()
        with store.open(f"at{tick}", write=False) as save:
            assert check(save, ground).differing == ()


def test_a_save_says_who_has_lived_there(tmp_path: Path) -> None:
    ground, store = three_people(tmp_path), Store(tmp_path / "saves")
    session = live(found_new(store, NAME, ground, thinking()), TICKS_PER_HOUR)
    move_in(session, TOM)
    session.order(MoveIn(9, "Bo Finch", (1, 1), "refused, for there is a Bo Finch"))
    live(session, 2 * TICKS_PER_HOUR)
    move_out(session, 4)
    live(session, TICKS_PER_DAY // 8)
    session.close()
    with store.open(NAME, write=False) as save:
        assert names_of(save, ground.entries) == {1: "Ada Reed", 2: "Bo Finch", 3: "Cy Hall", 4: "Tom Vane"}
        assert names_of(save, ground.entries, TICKS_PER_HOUR - 1) == {1: "Ada Reed", 2: "Bo Finch", 3: "Cy Hall"}


def test_what_is_played_back_cannot_be_changed(tmp_path: Path) -> None:
    ground = three_people(tmp_path)
    store = saved_run(tmp_path, ground, 1, 60)
    with Replay(store.open(NAME, write=False), ground) as replay, pytest.raises(Problem, match="played back"):
        move_in(replay.session, TOM)


@pytest.mark.heavy
def test_in_a_town_of_twenty_five_people_come_and_go_and_the_replay_is_the_run(tmp_path: Path) -> None:
    ground, until = lay_ground(None, None, RunSettings(seed=6)), 12 * TICKS_PER_HOUR
    store = saved_run(tmp_path, ground, 6, until)
    with store.open(NAME, write=False) as save:
        assert check(save, ground).differing == ()
