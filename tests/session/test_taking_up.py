"""When a run goes on, the map's file is the truth about the town; a save has its own map, whatever became of the file."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from saves.lived import as_an_earlier_version_wrote_it
from session.three_people import live, thinking, three_people
from world.redrawn_town import Drawing
from world.tiny_town import BED

from game.problem import Problem
from game.saves import Store
from game.saves.verifying import verify
from game.session import Session
from game.session.founding import found_new
from game.session.going_on import go_on
from game.session.ground import Ground, ground_of_save
from game.session.replay import check
from game.session.state import from_json
from game.session.taking_up import take_up, where_it_lies

WITHOUT_BED = replace(Drawing(), objects=tuple(each for each in Drawing().objects if each.id != BED))


@pytest.fixture
def ground(tmp_path: Path) -> Ground:
    return three_people(tmp_path)


@pytest.fixture
def store(tmp_path: Path, ground: Ground) -> Store:
    store = Store(tmp_path / "saves")
    live(found_new(store, "run", ground, thinking()), 120).close()
    return store


def gone_on(store: Store, path: Path | None) -> tuple[Session, str]:
    """The run, going on as the game does it, and what was said of its map."""
    with store.open("run", write=False) as save:
        (lies, name), ground = where_it_lies(save, path), ground_of_save(save, path)
    session = go_on(store.open("run"), ground, thinking())
    return session, take_up(session, lies, name)


def test_where_the_map_is_as_it_was_nothing_is_said(store: Store, ground: Ground) -> None:
    session, told = gone_on(store, ground.map_file.path)
    assert told == "" and session.orders == []
    session.close()


def test_a_map_that_was_drawn_anew_meanwhile_is_taken_up(store: Store, ground: Ground) -> None:
    WITHOUT_BED.write(ground.map_file.path.parent)
    session, told = gone_on(store, ground.map_file.path)
    assert told == "tiny_town.tmx has been drawn anew since. The bed in the bedroom of Reed house is gone."
    live(session, 180)
    assert BED not in session.simulation.town.objects
    session.close()
    with store.open("run", write=False) as save:
        assert check(save, ground_of_save(save)).differing == ()
    session, told = gone_on(store, ground.map_file.path)
    assert told == "" and BED not in session.simulation.town.objects
    session.close()


def test_without_its_file_a_run_goes_on_with_the_map_in_its_save(store: Store, ground: Ground) -> None:
    ground.map_file.path.unlink()
    session, told = gone_on(store, None)
    assert "tiny_town.tmx" in told and told.endswith("The town goes on with the map in its save.")
    assert session.refused == told
    live(session, 180).close()
    assert verify(store.path("run"), from_json).findings == ()


def test_a_file_that_cannot_be_read_does_not_stop_a_run(store: Store, ground: Ground) -> None:
    ground.map_file.path.write_text("<map", encoding="utf-8")
    session, told = gone_on(store, ground.map_file.path)
    assert told.endswith("The town goes on with the map in its save.") and BED in session.simulation.town.objects
    live(session, 180).close()


def test_a_map_that_is_named_and_not_there_is_said(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no map at"):
        gone_on(store, tmp_path / "nowhere.tmx")


def test_a_map_may_lie_beside_its_save(store: Store, ground: Ground) -> None:
    WITHOUT_BED.write(store.folder)
    session, told = gone_on(store, None)
    assert "drawn anew" in told
    session.close()


def test_a_save_of_an_earlier_version_has_its_map_once_it_has_gone_on(store: Store, ground: Ground) -> None:
    _without_map(store)
    with store.open("run", write=False) as save:
        with pytest.raises(Problem, match="name it again with --map"):
            ground_of_save(save)
        assert ground_of_save(save, ground.map_file.path).map_hash == ""
        assert check(save, ground_of_save(save, ground.map_file.path)).differing == ()
    session, told = gone_on(store, ground.map_file.path)
    assert told == ""
    live(session, 180).close()
    ground.map_file.path.unlink()
    with store.open("run", write=False) as save:
        assert ground_of_save(save).map_hash
        assert check(save, ground_of_save(save)).differing == ()


def test_a_save_of_an_earlier_version_needs_the_map_it_was_begun_on(store: Store, ground: Ground) -> None:
    _without_map(store)
    WITHOUT_BED.write(ground.map_file.path.parent)
    with store.open("run", write=False) as save, pytest.raises(Problem, match="another version of tiny_town"):
        ground_of_save(save, ground.map_file.path)


def _without_map(store: Store) -> None:
    as_an_earlier_version_wrote_it(store.path("run"), 5)
    with closing(sqlite3.connect(store.path("run"))) as connection, connection:
        connection.execute("DELETE FROM header WHERE key = 'map'")
