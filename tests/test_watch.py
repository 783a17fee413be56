"""The town in a terminal: everybody is to be seen, and leaving saves."""

import os
import signal
from pathlib import Path

import pytest
from rich.console import Console
from session.three_people import LIVELY, live, live_until, thinking, three_people

from game.saves import Store
from game.session import Session
from game.session.founding import found, found_new
from game.watch import follow, picture, play_back


def shown(session: Session, width: int = 140) -> str:
    console = Console(width=width, height=40, record=True, file=open(os.devnull, "w"))  # noqa: SIM115, PTH123
    console.print(picture(session))
    console.file.close()
    return console.export_text()


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return found(three_people(tmp_path), thinking())


def test_everybody_is_to_be_seen_with_what_they_do_and_where(session: Session) -> None:
    live(session, 3)
    text = shown(session)
    for words in ("Ada Reed", "Bo Finch", "Cy Hall", "sleeping", "Reed house: bedroom", "Tiny Town", session.mind_name):
        assert words in text
    assert "Monday 13 February 2023, 00:00" in text


def test_the_latest_words_are_to_be_read(session: Session) -> None:
    live_until(session, lambda: any(event.kind == "speech" for event in session.latest))
    said = next(event.text for event in session.latest if event.kind == "speech")
    assert f': "{said}' in shown(session, width=240)


def test_it_can_be_shown_at_every_moment(session: Session) -> None:
    while session.now < LIVELY:
        session.advance(wait=True)
        if session.now % 24 == 0:
            assert "Cy Hall" in shown(session)


def test_a_narrow_terminal_cuts_and_never_wraps(session: Session) -> None:
    live(session, LIVELY)
    assert len(shown(session, width=60).splitlines()) == len(shown(session, width=200).splitlines())


@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_saves_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, presses: int) -> None:
    """A second impatient Ctrl+C tears the tick: then the save goes on from the snapshot before."""
    session = found_new(Store(tmp_path), "cut", three_people(tmp_path), thinking())
    advance = session.simulation.tick

    def tick(commands: object) -> object:
        if session.now == 100:
            for _ in range(presses):
                os.kill(os.getpid(), signal.SIGINT)
        return advance(commands)  # type: ignore[arg-type]

    monkeypatch.setattr(session.simulation, "tick", tick)
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123
        follow(session, speed=1000.0, console=Console(file=nowhere, force_terminal=True, width=100, height=30))
    with Store(tmp_path).open("cut", write=False) as save:
        kept = save.latest_snapshot()
    assert kept is not None
    assert kept[0] == 101 if presses == 1 else kept[0] <= 100


@pytest.mark.parametrize("rate", [6.0, 100.0, 100_000.0])
def test_what_is_played_back_goes_on_to_a_time_at_a_speed(session: Session, monkeypatch: pytest.MonkeyPatch, rate: float) -> None:
    waited: list[float] = []
    monkeypatch.setattr("game.watch.time.sleep", waited.append)
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123
        play_back(session, 60, rate, Console(file=nowhere, force_terminal=True))
    assert session.now == 60
    assert len(waited) == pytest.approx(max(1, 60 / rate / 0.25), abs=1)


def test_what_is_played_back_ends_where_its_log_does(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    advance, last = session.advance, 20
    monkeypatch.setattr(session, "advance", lambda: session.now < last and advance())
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123
        play_back(session, 60, 1000.0, Console(file=nowhere, force_terminal=True))
    assert session.now == last


def test_words_in_a_save_cannot_steer_the_terminal(session: Session) -> None:
    live(session, 3)
    session.simulation.bodies[1].name = "Ada\x1b]0;mine\x07 \u202eReed"
    told = shown(session)
    assert "\x1b" not in told and "\x07" not in told and "\u202e" not in told
    assert "Ada" in told
