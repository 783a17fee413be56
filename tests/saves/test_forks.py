"""A fork is a save as it was at a tick, and nothing of what came after; from then on nothing is shared."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from saves.lived import as_an_earlier_version_wrote_it, digest_at, harm, resumed, rows
from session.three_people import LIVELY, live, thinking

from game.problem import Problem
from game.saves import Store
from game.saves.verifying import verify
from game.session.digests import digest_of
from game.session.founding import found_new
from game.session.ground import Ground
from game.session.state import from_json
from game.world.clock import TICKS_PER_MINUTE


@settings(max_examples=6, deadline=None)
@given(tick=st.integers(0, LIVELY))
def test_a_fork_of_any_tick_goes_on_to_be_what_its_parent_became(
    whole: Path, ground: Ground, digest: str, tmp_path_factory: pytest.TempPathFactory, tick: int
) -> None:
    store = Store(tmp_path_factory.mktemp("saves"))
    shutil.copy(whole / "day.town", store.folder)
    assert store.fork("day", "fork", tick) == tick
    assert verify(store.path("fork"), from_json).findings == ()
    session = resumed(store, "fork", ground)
    assert session.now == tick
    assert digest_of(live(session, LIVELY), ground.header) == digest
    session.close()


@pytest.mark.parametrize("tick", [0, 1, 60, 245, 360, LIVELY])
def test_a_fork_knows_nothing_of_what_came_after(day: Store, tick: int) -> None:
    day.fork("day", "fork", tick)
    kept = rows(day.path("fork"))
    assert all(row[1] < tick for row in kept["log"])
    assert all(row[2] < max(tick, 1) for row in kept["memories"])
    assert all(row[1] < tick for row in kept["touches"])
    assert all(row[0] <= tick for row in (*kept["snapshots"], *kept["checks"]))
    assert {row[0] for row in kept["texts"]} == {row[-1] for row in kept["memories"]}
    with day.open("fork", write=False) as fork:
        assert fork.header["forked_from"] == {"name": "day", "tick": tick}


def test_a_fork_of_the_very_beginning_remembers_what_everybody_began_with(day: Store, ground: Ground) -> None:
    day.fork("day", "fork", 0)
    session = resumed(day, "fork", ground)
    counts = {each.id: len(each.stream) for each in session.residents.values()}
    session.close()
    assert session.now == 0 and all(counts.values())
    assert counts == {who: sum(row[0] == who for row in rows(day.path("fork"))["memories"]) for who in counts}


def test_nothing_that_happens_in_one_shows_in_the_other(day: Store, ground: Ground) -> None:
    """A parent, a fork and a fork of the fork, each lived in turn: the other two stay byte for byte in every table."""
    day.fork("day", "child", 300)
    day.fork("child", "grandchild", 120)
    names = ("day", "child", "grandchild")
    for name, until in (("child", 360), ("grandchild", 200), ("day", LIVELY + 30), ("child", 420)):
        others = {other: rows(day.path(other)) for other in names if other != name}
        before = rows(day.path(name))
        live(resumed(day, name, ground), until).close()
        assert rows(day.path(name)) != before
        assert all(rows(day.path(other)) == kept for other, kept in others.items())


def test_a_town_that_is_just_being_lived_can_be_forked(ground: Ground, digest: str, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = live(found_new(store, "day", ground, thinking()), 203)
    session.record.catch_up()
    now = store.fork("day", "now")
    earlier = store.fork("day", "earlier", 100)
    assert (now, earlier) == (203 // TICKS_PER_MINUTE * TICKS_PER_MINUTE, 100)
    live(session, 260).close()
    assert digest_at(store, "now", ground, LIVELY) == digest_at(store, "earlier", ground, LIVELY) == digest


@pytest.mark.parametrize(("at", "said"), [(LIVELY + 1, "from Monday .* to Monday .*01:20"), (-1, "choose a time of these")])
def test_a_time_it_has_not_lived_is_refused_and_nothing_is_left(day: Store, at: int, said: str) -> None:
    before = sorted(day.folder.iterdir())
    with pytest.raises(Problem, match=said):
        day.fork("day", "fork", at)
    assert sorted(day.folder.iterdir()) == before


def test_a_save_of_an_earlier_version_is_forked_as_of_its_states(day: Store) -> None:
    as_an_earlier_version_wrote_it(day.path("day"))
    before = day.path("day").read_bytes()
    assert day.fork("day", "fork", 200) == 180
    assert max(row[1] for row in rows(day.path("fork"))["log"]) < 180
    assert day.path("day").read_bytes() == before


def test_what_was_asked_of_a_model_until_then_goes_with_it(day: Store) -> None:
    columns = "(resident, tick, kind, model, key, messages, text, outcome, reason, rung, attempts, prompt_tokens, "
    columns += "completion_tokens, cached_tokens, seconds, cost)"
    for tick in (100, 300):
        values = f"(1, {tick}, 'react', 'm', 'k', x'00', '', 'answered', '', '', 1, 1, 1, 0, 0.5, 0.25)"
        harm(day.path("day"), f"INSERT INTO calls {columns} VALUES {values}")
    day.fork("day", "fork", 200)
    assert [row[2] for row in rows(day.path("fork"))["calls"]] == [100]
