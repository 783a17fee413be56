"""The towns of a store as the screen has them: looked back at while they run, forked from a moment, and replayed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from session.three_people import live, people_file
from world.tiny_town import write_town

from game.cli.towns import SavedTowns
from game.preferences import Given, Key
from game.problem import Problem
from game.saves import Store
from game.session import Session
from game.session.digests import WHAT_IT_STANDS_ON, digest_of
from game.settings import MindSettings
from game.ui.title.towns import Opened

THEN, NOW = 420, 700


@pytest.fixture
def towns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SavedTowns:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path / "config"))
    return SavedTowns(Store(tmp_path / "saves"), Given())


@pytest.fixture
def running(towns: SavedTowns, tmp_path: Path) -> Iterator[Opened]:
    """A town on a map of one's own, just being lived; its digest at a moment is noted."""
    opened = towns.open("mine", write_town(tmp_path), people_file(tmp_path), 3, (MindSettings(), Key()))
    yield opened
    opened.finish()


def session_of(opened: Opened) -> Session:
    assert isinstance(opened.session, Session)
    return opened.session


def digest_in(session: Session) -> str:
    """The state of a run, whatever it stands on."""
    return digest_of(session, dict.fromkeys(WHAT_IT_STANDS_ON, ""))


def test_a_running_town_is_looked_back_at_and_goes_on_untouched(running: Opened) -> None:
    session = session_of(running)
    live(session, THEN)
    digest = digest_in(session)
    live(session, NOW)
    assert running.past is not None
    past = running.past()
    try:
        assert NOW - 6 <= past.play.last <= NOW
        past.play.travel(THEN)
        assert isinstance(past.play.session, Session)
        assert digest_in(past.play.session) == digest
        assert session.now == NOW
        live(session, NOW + 60)
        past.refresh()
        assert past.play.last >= NOW + 54
        past.play.travel(past.play.last)
    finally:
        past.play.close()


def test_a_town_that_has_lived_for_seconds_has_a_short_past(running: Opened) -> None:
    session = session_of(running)
    live(session, 3)
    assert running.past is not None
    past = running.past()
    try:
        assert 0 <= past.play.first <= past.play.last <= 3
        assert past.play.session.simulation.now == past.play.first
    finally:
        past.play.close()


def test_what_happened_is_told_in_pieces_and_all_of_it(running: Opened) -> None:
    session = session_of(running)
    live(session, NOW)
    assert running.past is not None
    past = running.past()
    try:
        pieces = list(past.happened(0, past.play.last))
        ticks = [row.tick for piece in pieces for row in piece]
        assert len(pieces) > 1
        assert ticks == sorted(ticks)
        assert {row.kind for piece in pieces for row in piece} == {"event"}
    finally:
        past.play.close()


def test_residents_can_be_asked_now_and_as_they_were_and_the_run_is_as_before(towns: SavedTowns, running: Opened) -> None:
    session = session_of(running)
    live(session, NOW)
    digest = digest_in(session)
    assert running.interviewer is not None and running.past is not None
    assert running.interviewer.sitting(2)("Who is Ada Reed?").cites
    past = running.past()
    try:
        past.play.travel(THEN)
        assert past.interviewer is not None and past.interviewer.thinking is running.interviewer.thinking
        answer = past.interviewer.sitting(2)("What happened today?")
        remembered = len(past.play.session.residents[2].stream)
        assert answer.text and all(each < remembered for each in answer.cites)
    finally:
        past.play.close()
    assert digest_in(session) == digest


def test_a_fork_from_a_moment_goes_on_from_exactly_that_tick(towns: SavedTowns, running: Opened) -> None:
    session = session_of(running)
    live(session, THEN)
    digest = digest_in(session)
    live(session, NOW)
    assert towns.fork("mine", "mine at Mon 01-10", THEN) == "mine at Mon 01-10"
    forked = towns.go_on("mine at Mon 01-10")
    try:
        assert session_of(forked).now == THEN
        assert digest_in(session_of(forked)) == digest
        live(session_of(forked), THEN + 30)
        assert session.now == NOW
    finally:
        forked.finish()


def test_a_replay_needs_no_mind_and_changes_nothing(towns: SavedTowns, running: Opened, tmp_path: Path) -> None:
    session = session_of(running)
    live(session, NOW)
    running.finish()
    before = (tmp_path / "saves" / "mine.town").read_bytes()
    past = towns.replay("mine")
    assert past.play.session.in_flight.asked is not None
    while past.play.session.advance():
        pass
    assert past.play.session.simulation.now == past.play.last
    past.play.close()
    assert (tmp_path / "saves" / "mine.town").read_bytes() == before


def test_what_is_no_save_is_not_replayed(towns: SavedTowns, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no save"):
        towns.replay("nothing")
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "odd.town").write_bytes(b"not a save")
    with pytest.raises(Problem):
        towns.replay("odd")
