"""From a fresh checkout to a running game: what is said when it cannot go on, and when it installs again."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

import prepare  # noqa: E402  (tools/ is no package: its scripts run before anything is installed)
import system_libraries  # noqa: E402
from virtual_display import virtual_display  # noqa: E402


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOLS / "prepare.py"), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_without_a_task_it_says_what_there_is_from_any_folder(tmp_path: Path) -> None:
    done = run(folder=tmp_path)
    assert done.returncode == 0
    assert all(f"make {task}" in done.stdout for task in ("play", "test", "check", "bench", "study"))


def test_an_unknown_task_is_wrong_usage(tmp_path: Path) -> None:
    assert run("paly", folder=tmp_path).returncode == 2


def test_without_a_python_that_fits_one_sentence_says_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(prepare, "VERSIONS", ())
    monkeypatch.setattr(prepare, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(prepare, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    assert prepare.main(["test"]) == 1
    told = capsys.readouterr().err
    assert "needs Python 3.11, 3.12 or 3.13" in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("file", ["pyproject.toml", "constraints.txt"])
def test_it_installs_again_when_the_requirements_change(file: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(prepare.ROOT / name, tmp_path)
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    before = prepare.fingerprint()
    assert prepare.fingerprint() == before
    with (tmp_path / file).open("a") as changed:
        changed.write("# new\n")
    assert prepare.fingerprint() != before


def test_it_installs_again_when_the_folder_has_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = prepare.fingerprint()
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(prepare.ROOT / name, tmp_path)
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    assert prepare.fingerprint() != before


def test_missing_libraries_come_with_the_command_that_installs_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries.sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "find_library", lambda name: None if name == "EGL" else name)
    monkeypatch.setattr(system_libraries, "install", lambda packages: False)
    monkeypatch.setattr(system_libraries.shutil, "which", lambda name: f"/usr/bin/{name}" if name == "apt-get" else None)
    system_libraries.ensure(with_display=True)
    assert "sudo apt-get install libegl1 libgl1-mesa-dri xvfb" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_a_private_display_ends_with_the_task_that_asked_for_it() -> None:
    with virtual_display() as display:
        assert display is not None
        socket = Path("/tmp/.X11-unix") / f"X{display[1:]}"
        assert socket.exists()
    assert not socket.exists()


@pytest.fixture
def without_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """A `.venv` that is ready, where nothing more can be installed; gives the commands that were run in it."""
    commands: list[list[str]] = []

    def run(arguments: list[str], display: str | None = None) -> int:
        commands.append(arguments)
        return int("pip" in arguments)

    monkeypatch.setattr(prepare, "VENV", tmp_path)
    monkeypatch.setattr(prepare, "prepare", lambda extra: None)
    monkeypatch.setattr(prepare, "run", run)
    return commands


def test_where_no_model_can_be_installed_one_sentence_says_so_and_nothing_fails(
    without_packages: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert prepare.main(["test-model"]) == 0
    assert capsys.readouterr().err.splitlines() == [prepare.NO_MODEL]
    assert [command for command in without_packages if "pytest" in command] == []
    assert prepare.main(["test-model"]) == 0, "the second time it is no otherwise"


def test_a_model_is_never_built_from_its_source(without_packages: list[list[str]]) -> None:
    prepare.main(["test-model"])
    assert without_packages
    assert [command for command in without_packages if "--only-binary" not in command] == []


def test_where_the_game_itself_cannot_be_installed_testing_with_a_model_fails(
    monkeypatch: pytest.MonkeyPatch, without_packages: list[list[str]]
) -> None:
    monkeypatch.setattr(prepare, "prepare", lambda extra: prepare.pip_install("smallville"))
    assert prepare.main(["test-model"]) == 1


@pytest.mark.parametrize(
    ("codes", "ends", "runs"),
    [([0], 0, 1), ([1, 0], 0, 2), ([1, 1], 1, 2), ([2], 2, 1)],
    ids=["fine", "chance", "broken", "error"],
)
def test_what_failed_is_tried_once_more_and_that_counts(
    codes: list[int], ends: int, runs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(prepare, "run_on_display", lambda arguments: ran.append(arguments) or codes[len(ran) - 1])
    assert prepare.run_tests(["-m", "pytest"]) == ends
    assert len(ran) == runs
    assert runs == 1 or "--last-failed" in ran[1]


GAME = """
import time
try:
    print("playing", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    time.sleep(0.5)
    print("saved", flush=True)
    raise SystemExit(7)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal's interrupt goes to a group of processes")
def test_an_interrupt_leaves_the_game_time_to_save() -> None:
    ours = "import pathlib, prepare, sys; prepare.PYTHON = pathlib.Path(sys.executable)"
    script = f"{ours}; sys.exit(prepare.run(['-c', {GAME!r}]))"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, cwd=TOOLS, stdout=subprocess.PIPE, text=True, start_new_session=True) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "playing\n"
        os.killpg(started.pid, signal.SIGINT)
        assert started.stdout.readline() == "saved\n"
        assert started.wait() == 7
