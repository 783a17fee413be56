"""Without a window a town lives until it should, tells what happened, and Ctrl+C never tears a tick."""

import os
import signal
import threading
from pathlib import Path

import pytest
from session.three_people import live_until, thinking, three_people

from game.headless import day_log, interruptible, summary
from game.headless import live as live_with_a_bar
from game.saves import Store
from game.session import Session
from game.session.founding import found, found_new
from game.world.events import Event


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return found(three_people(tmp_path), thinking())


def test_it_lives_exactly_until_the_tick_and_shows_nothing_on_standard_output(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    assert live_with_a_bar(session, 95, "a morning") > 0
    assert session.now == 95
    live_with_a_bar(session, 95, "no more")
    assert session.now == 95
    assert capsys.readouterr().out == ""


def test_every_event_is_told_of_once(session: Session) -> None:
    events: list[Event] = []
    live_with_a_bar(session, 420, "a morning", events.extend)
    assert [event.number for event in events] == sorted({event.number for event in events})
    assert events[-len(session.log) :] == list(session.log)


def test_the_log_of_a_day_says_who_did_what_where_and_what_was_said(session: Session) -> None:
    live_until(session, lambda: any(event.kind == "speech" for event in session.log))
    lines = list(day_log(session, session.log))
    assert lines[0] == "00:00 Ada Reed is sleeping (Reed house: bedroom)"
    assert any(': "' in line for line in lines)
    assert len(lines) == sum(event.kind in ("doing", "speech") for event in session.log)
    assert lines == sorted(lines, key=lambda line: line[:5])


def test_the_summary_counts_what_there_is(session: Session) -> None:
    live_with_a_bar(session, 66, "an hour")
    told = summary(session, "abc", 1.23456)
    assert told == {
        "digest": "abc",
        "ticks": 66,
        "game_minutes": 11,
        "wall_s": 1.23,
        "residents": 3,
        "thoughts": session.thoughts,
        "memories": sum(len(one.stream) for one in session.residents.values()),
        "mind": "offline",
    }


def press_ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_ctrl_c_is_held_back_until_the_tick_is_over() -> None:
    with pytest.raises(KeyboardInterrupt), interruptible() as between_ticks:
        between_ticks()
        press_ctrl_c()
        reached = True
        between_ticks()
        reached = False
    assert reached


def test_a_second_ctrl_c_does_not_wait() -> None:
    with pytest.raises(KeyboardInterrupt), interruptible():
        press_ctrl_c()
        press_ctrl_c()
        pytest.fail("it waited")


def test_afterwards_ctrl_c_is_as_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with interruptible():
        assert signal.getsignal(signal.SIGINT) != before
    assert signal.getsignal(signal.SIGINT) == before


def test_another_thread_can_live_a_town_too(session: Session) -> None:
    worker = threading.Thread(target=live_with_a_bar, args=(session, 30, "elsewhere"))
    worker.start()
    worker.join()
    assert session.now == 30


def test_a_run_that_is_interrupted_has_lived_whole_ticks(tmp_path: Path) -> None:
    session = found_new(Store(tmp_path), "cut", three_people(tmp_path), thinking())

    def interrupt(events: tuple[Event, ...]) -> None:
        if session.now == 70:
            press_ctrl_c()

    with pytest.raises(KeyboardInterrupt):
        live_with_a_bar(session, 400, "a morning", interrupt)
    session.close()
    with Store(tmp_path).open("cut", write=False) as save:
        kept = save.latest_snapshot()
        assert kept is not None and kept[0] == 70
