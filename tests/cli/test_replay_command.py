"""`replay` as a person uses it: a run told again in the terminal, checked against its digests, or filmed."""

import io
import json
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest
from ai.model.stub import StubServer
from cli.command_line import CommandLine, unchanged
from PIL import Image
from preferences.a_player import new_player
from session.three_people import people_file
from world.tiny_town import write_town

from game.cli import filming
from game.cli.filming import FilmOptions, film_to
from game.problem import Problem
from game.saves import Store
from game.session.ground import ground_of_save
from game.session.replay import Replay
from game.sprites.film import Shooting

UNTIL = "Feb 13 02:00"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("replay")


@pytest.fixture(scope="module")
def tiny(place: Path) -> str:
    return str(write_town(place))


@pytest.fixture(scope="module")
def town(place: Path, tiny: str) -> CommandLine:
    """The run "one" has lived two hours."""
    line = CommandLine(place / "home" / "saves")
    done = line.run("run", "one", "--seed", "3", "--until", UNTIL, "--map", tiny, "--residents", str(people_file(place)))
    assert done.returncode == 0, done.stderr
    return line


def test_a_check_compares_every_minute_and_changes_nothing(town: CommandLine, tiny: str) -> None:
    with unchanged(town.saves):
        done = town.run("replay", "one", "--check", "--map", tiny)
    assert done.returncode == 0
    assert '120 game minutes and 12 snapshots of "one" were compared' in done.stdout
    assert "every one is the same" in done.stdout


def test_a_check_as_json(town: CommandLine, tiny: str) -> None:
    found = json.loads(town.run("replay", "one", "--check", "--json", "--map", tiny).stdout)
    assert found == {"name": "one", "same": True, "first": 0, "last": 720, "minutes": 120, "states": 12, "differing": []}


def test_what_was_changed_in_a_save_is_noticed_at_its_tick(town: CommandLine, tiny: str, tmp_path: Path) -> None:
    other = CommandLine(tmp_path / "home" / "saves")
    other.saves.mkdir(parents=True)
    shutil.copy(town.saves / "one.town", other.saves / "one.town")
    with closing(sqlite3.connect(other.saves / "one.town")) as save, save:
        (until,) = save.execute("SELECT until FROM checks WHERE until > 300 ORDER BY until").fetchone()
        save.execute("UPDATE checks SET digest = zeroblob(16) WHERE until = ?", (until,))
    done = other.run("replay", "one", "--check", "--json", "--map", tiny)
    assert done.returncode == 1
    assert json.loads(done.stdout)["differing"] == [until]
    told = other.run("replay", "one", "--check", "--map", tiny)
    assert told.returncode == 1 and "is not the one in the save" in told.stdout


def test_without_a_display_or_a_terminal_it_is_told_line_by_line(town: CommandLine, tiny: str) -> None:
    done = town.run("replay", "one", "--map", tiny)
    assert done.returncode == 0
    assert done.stderr == "There is no display here, so the run is told in the terminal.\n"
    lines = done.stdout.splitlines()
    assert any("Ada Reed is" in line for line in lines)
    assert [line[:5] for line in lines] == sorted(line[:5] for line in lines)


def test_only_what_lies_between_two_times_is_told(town: CommandLine, tiny: str) -> None:
    lines = town.run("replay", "one", "--from", "01:10", "--to", "01:20", "--map", tiny).stdout.splitlines()
    assert lines
    assert all("01:10" <= line[:5] < "01:20" for line in lines)


def test_times_that_were_not_lived_are_refused(town: CommandLine, tiny: str) -> None:
    assert "02:00" in town.fails("replay", "one", "--from", "Feb 20", "--video", "x.gif", "--map", tiny)
    assert "is not before" in town.fails("replay", "one", "--from", "01:20", "--to", "01:10", "--video", "x.gif", "--map", tiny)


def test_options_that_do_not_go_together_are_refused(town: CommandLine, tiny: str) -> None:
    assert "--check" in town.is_misused("replay", "one", "--json", "--map", tiny)
    assert "--video" in town.is_misused("replay", "one", "--focus", "Ada Reed", "--map", tiny)
    assert "--check" in town.is_misused("replay", "one", "--check", "--from", "01:00", "--map", tiny)


def test_a_film_that_cannot_be_is_refused_before_anything_is_drawn(town: CommandLine, tiny: str) -> None:
    for words, why in (
        (("--video", "film.avi"), "neither"),
        (("--video", "nowhere/film.gif"), "no folder"),
        (("--video", "film.gif", "--size", "9000x9000"), "too large"),
        (("--video", "film.gif", "--size", "large"), "not a size"),
        (("--video", "film.gif", "--focus", "Nobody"), 'no "Nobody"'),
        (("--video", "film.gif", "--fps", "60"), "huge"),
    ):
        assert why in town.fails("replay", "one", "--speed", "10", "--map", tiny, *words)


@pytest.fixture
def played(town: CommandLine, tiny: str) -> Replay:
    save = Store(town.saves).open("one", write=False)
    return Replay(save, ground_of_save(save, Path(tiny)))


def test_a_film_has_what_was_asked_of_it(played: Replay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shot: list[Shooting] = []

    def film(scene: object, until: int, shooting: Shooting) -> list[object]:
        shot.append(shooting)
        return [np.zeros((shooting.size[1], shooting.size[0], 3), np.uint8)] * 3

    monkeypatch.setattr(filming, "film", film)
    with played:
        played.travel(600)
        told = film_to(tmp_path / "a.gif", played.session, 660, 60.0, FilmOptions("Bo", None, "101x51", 2))
        assert (shot[0].size, shot[0].resident, shot[0].fps, shot[0].zoom) == ((100, 50), 2, 2, 1.0)
        film_to(tmp_path / "b.gif", played.session, 660, 60.0, FilmOptions("Corner Shop", 3.0))
        assert shot[1].resident is None and shot[1].tile is not None and shot[1].zoom == 3.0
        with pytest.raises(Problem, match='no "Zed"'):
            film_to(tmp_path / "c.gif", played.session, 660, 60.0, FilmOptions("Zed"))
    assert "01:40" in told
    with Image.open(tmp_path / "a.gif") as image:
        assert image.size == (100, 50)
    assert not (tmp_path / "c.gif").exists()


@pytest.mark.heavy
def test_a_film_is_drawn_by_the_real_view(town: CommandLine, tiny: str, tmp_path: Path) -> None:
    done = town.run_apart("replay", "one", "--from", "01:10", "--to", "01:12", "--video", str(tmp_path / "a.gif"), "--map", tiny)
    if "No picture can be drawn here" in done.stderr:
        pytest.skip("needs OpenGL 3.3, by EGL where there is no display")
    assert done.returncode == 0, done.stderr
    with Image.open(tmp_path / "a.gif") as image:
        assert image.n_frames > 5, "people move"  # type: ignore[attr-defined]
        assert len(image.convert("RGB").getcolors(1 << 20) or []) > 20


def test_a_run_that_a_player_came_into_is_the_same_again(
    town: CommandLine, tiny: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = CommandLine(tmp_path / "home" / "saves")
    other.saves.mkdir(parents=True)
    shutil.copy(town.saves / "one.town", other.saves / "one.town")
    monkeypatch.setattr(sys, "stdin", io.StringIO("Good morning! There is a fair tomorrow.\n/leave\n"))
    talked = other.run("talk", "one", "Ada", "--name", "Vera Lund", "--wait", "--threads", "0", "--map", tiny)
    assert talked.returncode == 0, talked.stderr
    assert "every one is the same" in other.run("replay", "one", "--check", "--map", tiny).stdout
    assert 'Vera Lund: "Good morning! There is a fair tomorrow."' in other.run("replay", "one", "--map", tiny).stdout


@pytest.mark.slow
def test_a_run_on_a_language_model_is_the_same_again_without_its_server(
    place: Path, tiny: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_player(tmp_path, monkeypatch)
    other = CommandLine(tmp_path / "home" / "saves")
    with StubServer(0.0) as server:
        words = ("--until", "Feb 13 01:30", "--map", tiny, "--residents", str(people_file(place)))
        done = other.run("run", "wired", *words, "--base-url", server.base_url, "--model", "m")
        assert done.returncode == 0, done.stderr
        assert server.served, "nothing was asked: this proves nothing"
    checked = other.run("replay", "wired", "--check", "--map", tiny)
    assert checked.returncode == 0, checked.stderr
    assert '90 game minutes and 9 snapshots of "wired"' in checked.stdout


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE checks SET digest = 4611686018427387904",
        "UPDATE snapshots SET data = 7",
        "UPDATE texts SET text = x'00ff' WHERE id = 1",
        "UPDATE memories SET created = -5 WHERE number = 0",
        "UPDATE OR IGNORE touches SET resident = 1.5",
        "UPDATE header SET value = '1e400' WHERE key = 'seed'",
    ],
)
def test_what_a_stranger_put_into_a_save_is_refused_in_a_sentence(
    town: CommandLine, tiny: str, tmp_path: Path, change: str
) -> None:
    other = CommandLine(tmp_path / "home" / "saves")
    other.saves.mkdir(parents=True)
    shutil.copy(town.saves / "one.town", other.saves / "one.town")
    with closing(sqlite3.connect(other.saves / "one.town")) as save, save:
        save.execute(change)
    done = other.run("replay", "one", "--check", "--map", tiny)
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) <= 1 and "Something went wrong" not in done.stderr
    assert done.stderr.strip() or "is not the one in the save" in done.stdout
