"""The import rules of pyproject.toml hold, and breaking one is noticed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).resolve().parent.parent
FORBIDDEN = [
    ("ai/memory.py", "arcade"),
    ("settings.py", "game.world.clock"),
    ("world/clock.py", "time"),
    ("world/clock.py", "sqlite3"),
    ("world/places.py", "pytmx"),
    ("world/places.py", "pathfinding"),
    ("world/clock.py", "game.ai.plans"),
    ("headless.py", "game.sprites.screen"),
]


def test_imports_go_downwards_and_graphics_stay_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


@pytest.mark.parametrize(("file", "imported"), FORBIDDEN)
def test_a_forbidden_import_is_noticed(file: str, imported: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    broken = tmp_path / "game" / file
    broken.write_text(f"{broken.read_text(encoding='utf-8')}\nimport {imported}\n", encoding="utf-8")
    script = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    named = re.findall(r"^- +(\S+) -> (\S+) \(l\.\d+\)$", done.stdout, re.MULTILINE)
    assert (".".join(["game", *Path(file).with_suffix("").parts]), imported) in named
