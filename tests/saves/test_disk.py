"""When the disk is full, or what lies in a save's place is no file of ours, it is said in a sentence and nothing is lost."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from saves.harmed import contents
from saves.lived import digest_at, resumed, rows
from session.three_people import LIVELY, live

from game.problem import Problem
from game.saves import Store
from game.session.ground import Ground


def refuses(what: object, *words: str) -> None:
    with pytest.raises(Problem) as caught:
        what()  # type: ignore[operator]
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence and all(word in sentence for word in words), sentence


def run_with_files_no_longer_than(size: int, store: Store, *words: str) -> subprocess.CompletedProcess[str]:
    """`smallville` in a process whose files may not grow beyond so many bytes: SQLite then finds what a full disk gives."""
    begin = "import resource, sys; from game.cli import main\n"
    begin += f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {resource.RLIM_INFINITY})); sys.argv[0] = 'smallville'; main()"
    surroundings = {**os.environ, "SMALLVILLE_SAVES": str(store.folder), "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", begin, *words]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False, cwd=store.folder.parent)


def test_where_no_save_can_be_begun_it_is_said_and_nothing_is_left(tmp_path: Path) -> None:
    store = Store(tmp_path / "saves")
    done = run_with_files_no_longer_than(8_000, store, "run", "day", "--days", "0.01")
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "disk" in done.stderr and "Traceback" not in done.stderr
    assert not any(path.name.startswith(("day", ".day.town")) for path in store.folder.iterdir())


def test_a_disk_that_is_full_in_the_middle_of_a_run_ends_it_with_a_sentence_and_what_was_written_stays(tmp_path: Path) -> None:
    store = Store(tmp_path / "saves")
    people = Path(__file__).parents[2] / "assets" / "residents" / "three.toml"
    words = ("run", "day", "--residents", str(people), "--until")
    assert run_with_files_no_longer_than(10**9, store, *words, "00:20").returncode == 0
    before = rows(store.path("day"))
    done = run_with_files_no_longer_than(store.path("day").stat().st_size + 150_000, store, "run", "day", "--days", "0.5")
    assert done.returncode == 1, done
    assert "disk" in done.stderr and "Traceback" not in done.stderr
    with store.open("day") as save:
        assert save.checks()[-1].until > 120
    assert rows(store.path("day"))["log"][: len(before["log"])] == before["log"]


def test_a_disk_that_is_full_for_a_moment_loses_a_minute_at_most(day: Store, ground: Ground, digest: str) -> None:
    """SQLite's own limit on pages gives the very error that a full disk gives."""
    day.fork("day", "other", 200)
    session = resumed(day, "other", ground)
    live(session, 210)
    limit = rows_of_pages(day.path("other")) + 4
    session.record._save._submit(  # type: ignore[union-attr]
        lambda connection: connection.execute(f"PRAGMA max_page_count = {limit}").close()
    )
    with pytest.raises(Problem, match="The disk is full"):
        live(session, LIVELY)
    reached = session.now
    with pytest.raises(Problem, match="The disk is full"):
        session.close()
    again = resumed(day, "other", ground)
    assert reached - 12 <= again.now <= reached
    again.close()
    assert digest_at(day, "other", ground, LIVELY) == digest


def rows_of_pages(path: Path) -> int:
    return path.stat().st_size // 4096


@pytest.fixture
def somebody() -> Iterator[None]:
    """Act as somebody whom permissions keep out, also if one is whom they do not; everything needed is loaded already."""
    whoever = os.geteuid()
    if whoever == 0:
        os.seteuid(65534)
    yield
    os.seteuid(whoever)


@pytest.fixture
def read_only(whole: Path) -> Iterator[Store]:
    """A store with the save "day" in a folder that may only be read, where everybody may come."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "day.town").write_bytes((whole / "day.town").read_bytes())
        folder.chmod(0o555)
        yield Store(folder)
        folder.chmod(0o755)


def test_a_folder_that_may_only_be_read(read_only: Store, ground: Ground, somebody: None) -> None:
    refuses(lambda: resumed(read_only, "day", ground), "day")
    refuses(lambda: read_only.create("new", {}), "new")
    refuses(lambda: read_only.fork("day", "new"), "new")
    refuses(lambda: read_only.delete("day"), "day")
    assert [info.problem for info in read_only.list()] == [""]
    with read_only.open("day", write=False) as save:
        assert save.memories(1)


def test_a_folder_in_a_saves_place(day: Store) -> None:
    day.path("heap").mkdir()
    refuses(lambda: day.open("heap"), "heap", "is no file")
    refuses(lambda: day.open("heap", write=False), "is no file")
    refuses(lambda: day.create("heap", {}), "already")
    refuses(lambda: day.fork("day", "heap"), "already")
    refuses(lambda: day.rescue("heap", "new"), "is no file")
    refuses(lambda: day.delete("heap"), "is no file")
    assert "is no file" in next(info.problem for info in day.list() if info.name == "heap")


@pytest.mark.parametrize("to", ["outside.town", "nowhere.town"])
def test_a_link_in_a_saves_place_is_not_followed(day: Store, tmp_path: Path, to: str) -> None:
    outside = tmp_path / "outside.town"
    outside.write_bytes(day.path("day").read_bytes())
    before = outside.read_bytes()
    day.path("link").symlink_to(tmp_path / to)
    for what in (
        lambda: day.open("link"),
        lambda: day.open("link", write=False),
        lambda: day.create("link", {}),
        lambda: day.fork("day", "link"),
        lambda: day.rescue("link", "new"),
        lambda: day.delete("link"),
    ):
        refuses(what, "link")
    assert "link" in next(info.problem for info in day.list() if info.name == "link")
    assert outside.read_bytes() == before and sorted(path.name for path in tmp_path.iterdir()) == ["outside.town", "saves"]


@pytest.mark.parametrize("beside", ["day.town-wal", "day.town-journal", ".day.lock"])
def test_nothing_is_written_through_a_link_beside_a_save_either(day: Store, ground: Ground, tmp_path: Path, beside: str) -> None:
    (day.folder / beside).symlink_to(tmp_path / "outside")
    refuses(lambda: resumed(day, "day", ground), "link")
    assert not (tmp_path / "outside").exists()


def test_what_a_removed_save_left_behind_does_not_come_back_in_a_new_one(
    day: Store, interrupted: Path, ground: Ground, tmp_path: Path
) -> None:
    (day.folder / "new.town-wal").write_bytes((interrupted / "day.town-wal").read_bytes())
    with day.create("new", {"seed": 1}) as save:
        assert save.header == {"seed": 1} and save.log() == ()


def test_a_save_is_deleted_with_all_that_lies_beside_it(day: Store, interrupted: Path) -> None:
    for path in interrupted.iterdir():
        (day.folder / path.name.replace("day", "cut")).write_bytes(path.read_bytes())
    day.delete("cut")
    assert set(contents(day.folder)) == {"day.town"} and not (day.folder / ".cut.lock").exists()


def test_a_save_that_is_open_elsewhere_is_not_deleted(day: Store) -> None:
    with day.open("day"):
        refuses(lambda: day.delete("day"), "open in another")
    day.delete("day")
    refuses(lambda: day.delete("day"), 'no save "day"')


@pytest.mark.parametrize("name", ["../saves/day", "/etc/passwd", "day.town", "", "."])
def test_a_name_is_never_a_path(day: Store, name: str) -> None:
    refuses(lambda: day.delete(name), "cannot be the name")
    refuses(lambda: day.fork("day", name), "cannot be the name")
    assert day.exists("day")


def test_what_is_no_save_of_ours_is_not_deleted(day: Store) -> None:
    day.path("diary").write_text("dear diary")
    refuses(lambda: day.delete("diary"), "not a save")
    assert day.path("diary").read_text() == "dear diary"
