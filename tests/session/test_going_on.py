"""A run that was stopped and goes on is the run that never stopped; what was can be looked at again."""

import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from session.three_people import LIVELY, digest_after, live, slowly, thinking, three_people

from game.ai.offline.mind import OfflineMind
from game.problem import Problem
from game.saves import Batch, Save, Store
from game.session import Session
from game.session.digests import digest_of, digest_of_save
from game.session.founding import Thinking, found, found_new
from game.session.going_on import go_on, look_back
from game.session.ground import Ground, ground_of_save
from game.session.pending import asked_again, saved_request
from game.session.record import MOST_BEHIND
from game.world.clock import TICKS_PER_MINUTE


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def digest(ground: Ground) -> str:
    return digest_after(ground, LIVELY)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(tmp_path_factory.mktemp("saves"))


def resumed(store: Store, name: str, ground: Ground, threads: int = 0) -> Session:
    save = store.open(name)
    return go_on(save, ground_of_save(save, ground.map_file.path), thinking(threads))


def fresh(store: Store) -> str:
    return f"run {len(store.list())}"


def saved_digest(store: Store, name: str) -> str:
    with store.open(name, write=False) as save:
        return digest_of_save(save)


@settings(max_examples=8, deadline=None)
@given(stops=st.tuples(st.integers(0, LIVELY), st.integers(0, LIVELY)))
def test_stopped_twice_at_any_tick_it_lives_the_same_run(
    ground: Ground, digest: str, store: Store, stops: tuple[int, int]
) -> None:
    first, second = sorted(stops)
    name = fresh(store)
    live(found_new(store, name, ground, thinking()), first).close()
    live(resumed(store, name, ground), second).close()
    session = live(resumed(store, name, ground), LIVELY)
    assert digest_of(session, ground.header) == digest
    session.close()
    assert saved_digest(store, name) == digest


def test_stopped_while_many_thoughts_are_in_flight_it_lives_the_same_run(ground: Ground, digest: str, store: Store) -> None:
    name = fresh(store)
    session = live(found_new(store, name, ground, thinking(threads=2)), 300)
    while len(session.in_flight.asked) < 2:
        session.advance(wait=True)
    session.close()
    assert digest_of(live(resumed(store, name, ground, threads=2), LIVELY), ground.header) == digest


def test_closed_before_its_first_tick_it_begins_at_the_beginning(ground: Ground, digest: str, store: Store) -> None:
    name = fresh(store)
    session = found_new(store, name, ground, thinking())
    untouched = digest_of(session, ground.header)
    session.close()
    assert saved_digest(store, name) == untouched
    session = live(resumed(store, name, ground), LIVELY)
    assert digest_of(session, ground.header) == digest
    session.close()
    with store.open(name, write=False) as save:
        assert [row.tick for row in save.log("command", since=0)].count(0) == len(session.residents)


def test_a_run_that_broke_off_goes_on_where_it_was_last_whole(
    ground: Ground, digest: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = fresh(store)
    session = live(found_new(store, name, ground, thinking()), 400)
    with monkeypatch.context() as broken:
        broken.setattr(session.simulation, "tick", lambda commands: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            live(session, LIVELY)
    session.close()
    again = resumed(store, name, ground)
    assert 300 < again.now <= 400
    assert digest_of(live(again, LIVELY), ground.header) == digest
    again.close()


def test_a_run_that_was_killed_in_its_first_minutes_has_lived_them(ground: Ground, digest: str, store: Store) -> None:
    name = fresh(store)
    session = live(found_new(store, name, ground, thinking()), 3 * TICKS_PER_MINUTE)
    session.record._save.close()  # type: ignore[union-attr]
    again = resumed(store, name, ground)
    assert again.now == 3 * TICKS_PER_MINUTE
    assert digest_of(live(again, LIVELY), ground.header) == digest
    again.close()


@pytest.fixture(scope="module")
def long_run(ground: Ground, store: Store) -> str:
    live(found_new(store, "long", ground, thinking()), LIVELY).close()
    return "long"


@settings(max_examples=6, deadline=None)
@given(tick=st.integers(0, LIVELY))
def test_looking_back_shows_the_run_as_it_was(ground: Ground, store: Store, long_run: str, tick: int) -> None:
    before = store.path(long_run).read_bytes()
    with store.open(long_run, write=False) as save:
        seen = look_back(save, ground, thinking(), tick)
    assert seen.now == tick
    assert digest_of(seen, ground.header) == digest_after(ground, tick)
    assert store.path(long_run).read_bytes() == before


def test_a_damaged_state_is_said_in_a_sentence(ground: Ground, store: Store) -> None:
    name = fresh(store)
    live(found_new(store, name, ground, thinking()), 70).close()
    with store.open(name) as save:
        save.put_snapshot(70, {**save.latest_snapshot()[1], "simulation": {"now": "noon"}})  # type: ignore[index]
    with pytest.raises(Problem, match="damaged"), store.open(name) as save:
        go_on(save, ground, thinking())


def test_what_a_thread_failed_at_is_heard_of_and_the_save_is_let_go(ground: Ground, store: Store) -> None:
    class Broken(OfflineMind):
        def plan_day(self, question: object) -> object:  # type: ignore[override]
            raise LookupError("no words")

    name = fresh(store)
    session = found_new(store, name, ground, Thinking(Broken(), 2))
    with pytest.raises(LookupError):
        live(session, 100)
    session.close()
    again = resumed(store, name, ground)
    assert again.now <= 100
    again.close()


def test_nobody_lives_where_nobody_can_and_no_save_is_left(ground: Ground, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(ground: Ground) -> None:
        raise Problem("there is no floor")

    monkeypatch.setattr("game.session.founding.settle", nowhere)
    with pytest.raises(Problem):
        found_new(store, "nowhere", ground, thinking())
    assert not store.exists("nowhere")


def test_the_clock_waits_for_a_disk_that_is_far_behind(ground: Ground, store: Store) -> None:
    name = fresh(store)
    session = live(found_new(store, name, ground, thinking()), 12)
    save = session.record._save
    assert isinstance(save, Save)
    slow = threading.Event()
    for _ in range(MOST_BEHIND + 2):
        save._submit(lambda connection: slow.wait(10) and None)
    before = session.now
    assert not session.advance(wait=False)
    assert session.now == before
    slow.set()
    assert session.advance(wait=True)
    assert save.behind <= MOST_BEHIND
    session.close()


def test_a_snapshot_waits_for_no_thought(ground: Ground, tmp_path: Path) -> None:
    session = found_new(Store(tmp_path), "busy", ground, thinking())
    bridge = slowly(session, lambda request: 10**9)
    while not session.in_flight.due(session.now):
        session.advance()
    session.record.all_of_it(session)
    assert session.record._save is not None
    kept = session.record._save.latest_snapshot()
    assert kept is not None and kept[0] == session.now and bridge.thought == []
    session.record.close(session, whole=False)


def test_what_was_used_at_the_very_tick_a_thought_was_asked_for_was_used_after_it(ground: Ground, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = found_new(store, "used", ground, thinking())
    while not session.in_flight.snapshots:
        session.advance(wait=True)
    snapshot = next(iter(session.in_flight.snapshots.values()))
    who, tick = snapshot.asked.resident, snapshot.asked.asked
    save = session.record._save
    assert isinstance(save, Save)
    session.residents[who].stream.touch([0], tick)
    save.append_minute(Batch(touches=((tick, who, 0),)))
    again = asked_again(saved_request(snapshot, session.residents), session.residents, ground.settings.seed, save)
    assert again.me.stream.last_access.tolist() == snapshot.me.stream.last_access.tolist()
    session.close()


def test_found_without_a_save_writes_nothing(ground: Ground, tmp_path: Path) -> None:
    session = live(found(ground, thinking()), 70)
    session.close()
    assert list(tmp_path.iterdir()) == []
