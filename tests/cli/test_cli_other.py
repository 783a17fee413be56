"""The commands beside `run`: lists, people, maps, pictures, a town without a screen, and what is said when something breaks."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cli.command_line import CommandLine, unchanged
from PIL import Image
from session.three_people import people_file
from typer.testing import CliRunner
from world.tiny_town import write_town

from game.ai.child_mind import ChildMind
from game.ai.offline.mind import OfflineMind
from game.assets import asset
from game.cli import main, play
from game.cli.main import app
from game.cli.options import begin_or_go_on
from game.problem import Problem
from game.saves import Store
from game.session.founding import Thinking
from game.world.clock import TICKS_PER_HOUR

FRAME = sys.modules["game.cli.main"]


@pytest.fixture
def town(tmp_path: Path) -> CommandLine:
    return CommandLine(tmp_path / "home" / "saves")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The saves of this process lie in a folder of their own."""
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path / "saves"))
    return tmp_path / "saves"


@pytest.fixture
def ground(tmp_path: Path) -> list[str]:
    (tmp_path / "files").mkdir()
    return ["--map", str(write_town(tmp_path / "files")), "--residents", str(people_file(tmp_path / "files"))]


def said(*words: str) -> str:
    done = CliRunner().invoke(app, list(words), env={"COLUMNS": "200"}, catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def test_a_fork_is_the_same_town_under_another_name(here: Path, ground: list[str]) -> None:
    said("run", "one", "--days", "0.01", *ground)
    assert '"other" is "one" as it was on Monday 13 February 2023, 00:14' in said("saves", "fork", "one", "other")
    assert said("saves", "digest", "other") == said("saves", "digest", "one")


def test_saves_are_listed_when_there_are_some_and_when_there_are_none(here: Path, ground: list[str]) -> None:
    assert "no saves" in said("saves", "list")
    assert not here.exists(), "to look makes no folder"
    said("run", "monday", "--until", "Feb 13 00:05", "--seed", "9", *ground)
    listed = said("saves", "list")
    assert "monday" in listed and "00:05" in listed and "9" in listed and "kB" in listed


def test_the_people_of_our_town_know_each_other_as_in_the_paper() -> None:
    told = said("people", "density")
    assert "of 300 pairs" in told
    assert abs(float(told.split()[-1].rstrip(".")) - 0.167) < 0.01


def test_what_was_read_of_everybody_can_be_shown(ground: list[str]) -> None:
    told = said("people", "check", ground[3])
    for name in ("Ada Reed", "Bo Finch", "Cy Hall", "novels", "of 3 pairs"):
        assert name in told


def test_our_map_has_no_error() -> None:
    assert "error" not in said("map", "check", str(asset("maps/smallville.tmx")))


@pytest.mark.parametrize("what", [b"", b"hello", b"\x89PNG\r\n\x1a\n"])
def test_a_map_that_is_none_fails_the_check(tmp_path: Path, what: bytes) -> None:
    path = tmp_path / "odd.tmx"
    path.write_bytes(what)
    done = CliRunner().invoke(app, ["map", "check", str(path)])
    assert done.exit_code == 1
    fault, summary = done.stdout.splitlines()
    assert fault.startswith("error: ") and summary.startswith("1 thing to look at")


def test_the_version_is_told() -> None:
    assert said("--version").startswith("smallville ")


@pytest.mark.window
def test_a_picture_of_a_saved_town_is_written(here: Path, ground: list[str], tmp_path: Path) -> None:
    said("run", "monday", "--until", "Feb 13 00:05", *ground)
    out = tmp_path / "town.png"
    words = ("shot", "monday", "--out", str(out), "--size", "320x200", "--map", ground[1])
    assert "00:02" in said(*words, "--at", "Feb 13 00:02", "--focus", "Bo Finch")
    with Image.open(out) as picture:
        assert picture.size == (320, 200)
        assert len(set(picture.convert("L").resize((32, 20)).tobytes())) > 1, "it shows nothing"
    with unchanged(here), pytest.raises(Problem, match='no "Mars"'):
        said(*words, "--focus", "Mars")


def test_what_goes_wrong_inside_is_said_in_a_sentence_with_the_details_in_a_file(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> None:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(FRAME, "app", broken)
    monkeypatch.setenv("COLUMNS", "1000")
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 1
    sentence = capsys.readouterr().err.strip()
    assert "\n" not in sentence and "ZeroDivisionError" in sentence and "Traceback" not in sentence
    details = (here / "last-error.txt").read_text()
    assert str(here / "last-error.txt") in sentence and "of all things" in details and "Traceback" in details


def test_a_place_where_nothing_can_be_written_still_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path / "file" / "saves"))
    monkeypatch.setattr(FRAME, "app", lambda: 1 / 0)
    with pytest.raises(SystemExit):
        main()
    assert "could not be written down" in capsys.readouterr().err


def test_no_save_is_made_in_a_place_that_cannot_be(tmp_path: Path, ground: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path / "file" / "saves"))
    with pytest.raises(Problem, match="monday"):
        said("run", "monday", "--days", "1", *ground)


def test_without_display_and_terminal_play_lives_a_day_and_tells_of_it(
    here: Path, ground: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short day: it wakes at one, and four hours of it are lived."""
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(play, "TICKS_PER_DAY", 4 * TICKS_PER_HOUR)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(play, "_picture", lambda session, store, name: f"drawn at {session.now}")
    done = CliRunner().invoke(app, ["play", "--seed", "3", *ground], catch_exceptions=False)
    assert done.exit_code == 0
    assert done.stderr.splitlines()[0] == "There is no display here, so the town goes on in the terminal."
    lines = done.stdout.splitlines()
    assert lines[0].startswith("00:00 ") and "sleeping" in lines[0]
    assert any(': "' in line for line in lines), "nobody says anything"
    assert str(here / "town.town") in lines[-2]
    assert lines[-1] == f"drawn at {4 * TICKS_PER_HOUR}"
    with Store().open("town", write=False) as save:
        assert save.last_tick == 4 * TICKS_PER_HOUR


@pytest.mark.heavy
def test_play_in_a_bare_shell_lives_one_whole_day_of_our_town(town: CommandLine) -> None:
    town.saves.parent.mkdir()
    done = town.run_apart("play", "--seed", "7")
    assert done.returncode == 0
    assert done.stderr.splitlines()[0] == "There is no display here, so the town goes on in the terminal."
    lines = done.stdout.splitlines()
    assert len(lines) > 1000 and lines[0].startswith("00:00") and lines[-3].startswith("23:")
    assert str(town.saves / "town.town") in lines[-2] and (town.saves / "town.town").is_file()
    assert "picture" in lines[-1]
    assert (town.saves / "town.png").is_file() or "no picture" in lines[-1]


def test_a_new_town_takes_the_next_free_name(here: Path, ground: list[str]) -> None:
    store = Store()
    assert play.free_name(store, "town") == "town"
    for _ in range(2):
        name = play.free_name(store, "town")
        begin_or_go_on(store, name, Path(ground[1]), Path(ground[3]), None, Thinking(OfflineMind(), 0)).close()
    assert [each.name for each in store.list()] == ["town", "town 2"]


def test_a_child_process_that_thinks_lives_the_same_run(here: Path, ground: list[str]) -> None:
    mind = ChildMind(OfflineMind)
    memories = []
    for name, thinking in (("near", Thinking(OfflineMind(), 0)), ("far", Thinking(mind, 2))):
        session = begin_or_go_on(Store(), name, Path(ground[1]), Path(ground[3]), 3, thinking)
        while session.now < 200:
            session.advance(wait=True)
        session.close()
        memories.append([one.stream.digest for one in session.residents.values()])
    mind.close()
    assert memories[0] == memories[1]


def test_a_town_lives_where_there_is_no_arcade(tmp_path: Path, ground: list[str]) -> None:
    script = f"""
import sys
class NoScreen:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("arcade", "pyglet"):
            raise ImportError(name + " is not to be had")
sys.meta_path.insert(0, NoScreen())
sys.argv = ["smallville", "run", "bare", "--until", "Feb 13 01:20", *{ground!r}]
from game.cli import main
main()
"""
    town = CommandLine(tmp_path / "saves")
    done = subprocess.run([sys.executable, "-c", script], env=town.environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "has lived until Monday 13 February 2023, 01:20" in done.stdout


def test_it_runs_from_any_folder(tmp_path: Path, ground: list[str]) -> None:
    town = CommandLine(tmp_path / "saves")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    shutil.copytree(Path(ground[1]).parent, elsewhere / "map")
    done = subprocess.run(
        [sys.executable, "-m", "game", "run", "away", "--until", "00:10", "--map", str(Path("map", "tiny_town.tmx")),
         "--residents", str(Path("map", "people.toml"))],
        env=town.environment, capture_output=True, text=True, cwd=elsewhere,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
