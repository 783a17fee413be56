"""A saved run is played back from its log alone: the same, tick by tick, wherever one begins, and nothing is written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from session.test_late_thoughts import Model
from session.three_people import LIVELY, at_random, live, slowly, thinking, three_people
from world.tiny_town import ADA, STOVE

from game.ai.memory import Kind, NewMemory
from game.ai.offline.mind import OfflineMind
from game.problem import Problem
from game.saves import Save, Store
from game.session.changes import change_of, changed_thought
from game.session.correcting import correct
from game.session.digests import digest_of
from game.session.founding import Thinking, found, found_new
from game.session.going_on import go_on
from game.session.ground import Ground
from game.session.replay import Checked, Replay, check
from game.session.visiting import Visit
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import SetState, Whisper


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(tmp_path_factory.mktemp("saves"))


@pytest.fixture(scope="module")
def lived(ground: Ground, store: Store) -> dict[int, str]:
    """The run "lived", and its digest at every tick."""
    session = found_new(store, "lived", ground, thinking())
    digests = {0: digest_of(session, ground.header)}
    while session.now < LIVELY:
        session.advance(wait=True)
        digests[session.now] = digest_of(session, ground.header)
    session.close()
    return digests


@pytest.fixture
def replay(ground: Ground, store: Store, lived: dict[int, str]) -> Iterator[Replay]:
    with Replay(store.open("lived", write=False), ground) as replay:
        yield replay


def checked(store: Store, name: str, ground: Ground) -> Checked:
    with store.open(name, write=False) as save:
        return check(save, ground)


def test_every_tick_of_a_replay_is_that_tick_of_the_run(replay: Replay, ground: Ground, lived: dict[int, str]) -> None:
    seen = {0: digest_of(replay.session, ground.header)}
    while replay.session.advance():
        seen[replay.session.now] = digest_of(replay.session, ground.header)
    assert seen == lived


@settings(max_examples=25, deadline=None)
@given(ticks=st.lists(st.integers(0, LIVELY), min_size=1, max_size=3))
def test_one_may_travel_to_any_tick_and_back(ground: Ground, store: Store, lived: dict[int, str], ticks: list[int]) -> None:
    with Replay(store.open("lived", write=False), ground) as replay:
        for tick in ticks:
            replay.travel(tick)
            assert replay.session.now == tick
            assert digest_of(replay.session, ground.header) == lived[tick]


def test_no_mind_is_asked_and_nothing_is_written(
    ground: Ground, store: Store, lived: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = store.path("lived").read_bytes()
    monkeypatch.setattr("game.session.founding.think", lambda snapshot, means: 1 / 0)
    assert checked(store, "lived", ground) == Checked(0, LIVELY, LIVELY // TICKS_PER_MINUTE, LIVELY // 60, ())
    assert store.path("lived").read_bytes() == before


def test_there_is_nothing_before_the_beginning_or_after_the_end(replay: Replay) -> None:
    for tick in (-1, LIVELY + 1):
        with pytest.raises(Problem, match="can be looked at from"):
            replay.travel(tick)
    replay.travel(LIVELY)
    assert not replay.session.advance()


def test_a_run_with_a_player_in_it_is_played_back_too(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "visited", ground, thinking()), 3 * LIVELY // 4)
    session.order(Whisper(ADA, "I should see the doctor about that knee"))
    session.order(SetState(STOVE, "burning"))
    live(session, session.now + 20)
    said = "There is going to be a parade on Sunday"
    visit = Visit(session, ADA, "Vera Lund", "a reporter")
    visit.wait()
    visit.begin()
    visit.say(said)
    visit.leave()
    session.close()
    assert checked(store, "visited", ground).differing == ()
    with Replay(store.open("visited", write=False), ground) as replay:
        replay.travel(replay.last)
        texts = [line.text for talk in replay.session.simulation.conversations.values() for line in talk.lines]
        assert said in texts and visit.visitor in replay.session.residents
        replay.travel(replay.first)
        assert visit.visitor not in replay.session.residents


def test_thoughts_that_landed_late_land_late_again(ground: Ground, store: Store) -> None:
    session = found_new(store, "late", ground, Thinking(OfflineMind(), 0, model=Model()))
    slowly(session, at_random(3))
    while session.now < LIVELY:
        session.advance()
    session.close()
    with store.open("late", write=False) as save:
        late = [row for row in save.log("thought") if row.tick > row.data["due"]]
    assert late, "nothing was late: this proves nothing"
    assert checked(store, "late", ground).differing == ()


def test_a_correction_is_there_from_its_moment_on(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "corrected", ground, thinking()), 400)
    insight = NewMemory(Kind.REFLECTION, "The sea is always warm", 5)
    (old,) = session.give(ADA, [insight], session.record.embedder.embed([insight.text]))
    moment = live(session, 420).now
    new = correct(session, ADA, old.number, "The sea is cold in spring")
    live(session, moment + 200).close()
    assert checked(store, "corrected", ground).differing == ()
    with Replay(store.open("corrected", write=False), ground) as replay:
        for tick, known in ((moment - 1, False), (moment + 1, True)):
            replay.travel(tick)
            assert (new in replay.session.residents[ADA].stream.records) is known


@pytest.mark.parametrize("moment", [0, 1, 60, 66, 100])
def test_memories_given_at_any_moment_are_given_again(ground: Ground, store: Store, moment: int) -> None:
    name = f"given {moment}"
    session = live(found_new(store, name, ground, thinking()), moment)
    new = NewMemory(Kind.OBSERVATION, "The ferry was late", 4)
    session.give(ADA, [new], session.record.embedder.embed([new.text]))
    live(session, moment + 100).close()
    assert checked(store, name, ground).differing == ()
    with store.open(name) as save:
        went_on = go_on(save, ground, thinking())
        assert [each.text for each in went_on.residents[ADA].stream.records].count("The ferry was late") == 1


def test_what_was_changed_in_the_log_is_noticed(ground: Ground, store: Store, lived: dict[int, str]) -> None:
    store.fork("lived", "changed")
    with closing(sqlite3.connect(store.path("changed"))) as save, save:
        save.execute("UPDATE memories SET importance = importance % 10 + 1 WHERE created > 300 AND resident = 1")
    found_out = checked(store, "changed", ground).differing
    assert found_out and 300 < found_out[0] <= LIVELY


def test_a_log_that_tells_of_a_thought_nobody_was_asked_for_is_no_log_of_the_run(
    ground: Ground, store: Store, lived: dict[int, str]
) -> None:
    store.fork("lived", "mixed up")
    with closing(sqlite3.connect(store.path("mixed up"))) as save, save:
        save.execute("""UPDATE log SET data = replace(data, '"kind":"notice"', '"kind":"reflect"') WHERE kind = 'thought'""")
    with pytest.raises(Problem, match="cannot have been"):
        checked(store, "mixed up", ground)


def test_a_run_whose_log_cannot_be_lived_again_goes_on_from_its_latest_state(
    ground: Ground, store: Store, lived: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = live(found_new(store, "torn", ground, thinking()), 402)
    assert session.record._save is not None
    session.record._save.close()  # killed: there is no state of the end
    with monkeypatch.context() as another_version:
        another_version.setattr("game.session.commit.going_on", lambda text, language: f"busy {text}")
        went_on = go_on(store.open("torn"), ground, thinking())
    assert went_on.now == 360, "it was lived again alike: this proves nothing"
    assert digest_of(live(went_on, LIVELY), ground.header) == lived[LIVELY]
    went_on.close()


def test_a_thought_is_the_same_after_it_was_written_down(ground: Ground) -> None:
    session, seen = found(ground, thinking()), set()
    committed = session._committed

    def compared(landed):  # type: ignore[no-untyped-def]
        for snapshot, thought in landed:
            change = change_of(thought, snapshot)
            row = {"change": change, "queries": [{"resident": each.resident, "text": each.text} for each in thought.queries]}
            again = changed_thought(snapshot, row, thought.memories, thought.embeddings, thought.touched)
            for name in ("plan", "known", "recent", "step", "lines", "summary", "talk_to", "steps", "redo"):
                assert getattr(again, name) == getattr(thought, name), (thought.asked.kind, name)
            assert np.array_equal(again.embeddings, thought.embeddings)
            seen.add(thought.asked.kind)
        return committed(landed)

    session._committed = compared  # type: ignore[method-assign]
    live(session, 5 * LIVELY)
    assert {"plan_day", "break_down", "notice", "dialogue", "note_talk", "reflect"} <= seen


def test_a_save_of_before_thoughts_were_kept_says_so(ground: Ground, store: Store, lived: dict[int, str], tmp_path: Path) -> None:
    store.fork("lived", "older")
    with closing(sqlite3.connect(store.path("older"))) as save, save:
        save.execute("UPDATE snapshots SET digest = NULL")
        save.execute("DELETE FROM checks")
    with store.open("older", write=False) as older, pytest.raises(Problem, match="cannot be replayed"):
        Replay(older, ground)
    with store.open("older") as older:
        assert go_on(older, ground, thinking()).now == LIVELY


def test_a_running_town_can_be_looked_at_beside_it(ground: Ground, store: Store) -> None:
    session = live(found_new(store, "running", ground, thinking()), 120)
    session.record.catch_up()
    streams = {number: each.stream.view() for number, each in session.residents.items()}
    with Replay(Save(store.path("running")), ground, streams) as replay:
        assert replay.last == 120
        live(session, 240)
        session.record.catch_up()
        replay.refresh()
        assert replay.last == 240
        replay.travel(60)
        assert replay.session.now == 60 and session.now == 240
    session.close()
