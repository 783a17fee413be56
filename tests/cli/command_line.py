"""The command line as a person uses it: its output, its exit code, and what became of the disk."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from game.cli import main

ROOT = Path(__file__).parents[2]


@dataclass
class Done:
    """What a command left."""

    returncode: int
    stdout: str
    stderr: str


@dataclass
class CommandLine:
    """Runs `smallville` with its saves in a folder, without a display, beside that folder."""

    saves: Path

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        return {**kept, "PYTHONPATH": str(ROOT), "SMALLVILLE_SAVES": str(self.saves), "COLUMNS": "200"}

    def run(self, *words: str | Path) -> Done:
        """In this process."""
        out, err, code = StringIO(), StringIO(), 0
        self.saves.parent.mkdir(parents=True, exist_ok=True)
        with (
            patch.dict(os.environ, self.environment, clear=True),
            patch.object(sys, "argv", ["smallville", *map(str, words)]),
            chdir(self.saves.parent),
            redirect_stdout(out),
            redirect_stderr(err),
        ):
            try:
                main()
            except SystemExit as left:
                code = int(left.code or 0)
        return Done(code, out.getvalue(), err.getvalue())

    def run_apart(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """In a process of its own, as a shell runs it."""
        command = [sys.executable, "-m", "game", *map(str, words)]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, cwd=self.saves.parent)

    def fails(self, *words: str | Path) -> str:
        """One sentence on standard error, exit code 1, nothing changed on disk; returns the sentence."""
        with unchanged(self.saves.parent):
            done = self.run(*words)
        assert done.returncode == 1, done
        assert done.stdout == ""
        assert "Traceback" not in done.stderr
        lines = done.stderr.strip().splitlines()
        assert len(lines) == 1 and lines[0].endswith("."), done.stderr
        return lines[0]

    def is_misused(self, *words: str | Path) -> str:
        """Exit code 2, with a hint on standard error, nothing changed on disk."""
        with unchanged(self.saves.parent):
            done = self.run(*words)
        assert done.returncode == 2, done
        assert "Traceback" not in done.stderr
        return done.stderr


@contextmanager
def unchanged(folder: Path) -> Iterator[None]:
    before = files(folder)
    yield
    assert files(folder) == before


def files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
