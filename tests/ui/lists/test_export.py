"""Writing what a panel shows to a file."""

from pathlib import Path

import pytest

from game.ui.lists.export import export


def test_it_is_written_beside_the_saves_and_never_over_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path))
    first, second = export("Ann Bell: Memory", "- one"), export("Ann Bell: Memory", "- two")
    files = sorted(tmp_path.glob("*.md"))
    assert [path.read_text("utf-8") for path in files] == ["# Ann Bell: Memory\n\n- two\n", "# Ann Bell: Memory\n\n- one\n"]
    assert str(files[1]) in first and str(files[0]) in second


def test_without_saves_it_is_written_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path / "none"))
    monkeypatch.chdir(tmp_path)
    export("News: \u201ca/b\\c?\u201d", "- one")
    assert len(list(tmp_path.glob("News*.md"))) == 1


def test_where_nothing_can_be_written_one_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path))

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert export("Talks", "- one") == f"Nothing could be written to {tmp_path}: No space left on device."
