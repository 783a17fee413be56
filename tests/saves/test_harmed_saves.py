"""Whatever happens to a save's bytes, it opens or is refused in a sentence and stays as it is; its last good state is offered."""

import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from saves.conftest import CUT_OFF_AT
from saves.harmed import Outcome, outcome
from saves.lived import as_an_earlier_version_wrote_it, digest_at, harm, lived, rows
from session.three_people import LIVELY, thinking

from game.saves import Store
from game.session.going_on import go_on
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings
from game.world.clock import tick_at

SHARES = st.floats(0, 1, exclude_max=True)
PAGE = 4096


def harmed(folder: Path, into: Path, file: str, content: bytes) -> Store:
    """A store with the saves of a folder, one file of which has other content."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(folder, into, ignore=shutil.ignore_patterns(".*", "*-shm"))
    (into / file).write_bytes(content)
    return Store(into)


def cut_short(folder: Path, into: Path, ground: Ground, file: str, lengths: Iterable[int]) -> list[Outcome]:
    whole = (folder / file).read_bytes()
    return [outcome(harmed(folder, into, file, whole[:length]), ground) for length in lengths]


def flipped(content: bytes, position: int, bit: int) -> bytes:
    changed = bytearray(content)
    changed[position] ^= 1 << bit
    return bytes(changed)


def test_a_save_cut_short_anywhere_is_refused_and_what_is_left_is_offered(whole: Path, ground: Ground, tmp_path: Path) -> None:
    size = (whole / "day.town").stat().st_size
    lengths = sorted({*range(0, 200, 50), *range(PAGE, size, size // 12), size - 2 * PAGE, size - PAGE, size - 1})
    found = cut_short(whole, tmp_path / "saves", ground, "day.town", lengths)
    assert all(each.refused for each in found)
    rescued = [each.rescued for each in found if each.rescued is not None]
    assert rescued == sorted(rescued) and rescued[-1] > LIVELY / 2


@settings(max_examples=12, deadline=None)
@given(share=SHARES)
def test_a_save_cut_short_while_it_was_written_too(
    interrupted: Path, ground: Ground, tmp_path_factory: pytest.TempPathFactory, share: float
) -> None:
    size = (interrupted / "day.town").stat().st_size
    cut_short(interrupted, tmp_path_factory.mktemp("cut") / "saves", ground, "day.town", [int(size * share)])


@settings(max_examples=12, deadline=None)
@given(share=SHARES)
def test_of_what_sqlite_keeps_beside_it_being_cut_short_only_the_end_is_lost(
    interrupted: Path, ground: Ground, digest: str, tmp_path_factory: pytest.TempPathFactory, share: float
) -> None:
    wal = (interrupted / "day.town-wal").read_bytes()
    folder = tmp_path_factory.mktemp("cut") / "saves"
    store = harmed(interrupted, folder, "day.town-wal", wal[: int(len(wal) * share)])
    if not outcome(store, ground).refused:
        assert digest_at(store, "day", ground, LIVELY) == digest


def test_switched_off_it_opens_where_it_was(interrupted: Path, ground: Ground, digest: str, tmp_path: Path) -> None:
    shutil.copytree(interrupted, tmp_path / "saves")
    store = Store(tmp_path / "saves")
    with store.open("day", write=False) as save:
        assert save.checks()[-1].until == CUT_OFF_AT // 6 * 6
    assert digest_at(store, "day", ground, LIVELY) == digest


@settings(max_examples=25, deadline=None)
@given(share=SHARES, bit=st.integers(0, 7))
def test_one_bit_that_is_another_harms_nothing_unnoticed(
    whole: Path, ground: Ground, tmp_path_factory: pytest.TempPathFactory, share: float, bit: int
) -> None:
    content = (whole / "day.town").read_bytes()
    changed = flipped(content, int(len(content) * share), bit)
    outcome(harmed(whole, tmp_path_factory.mktemp("bit") / "saves", "day.town", changed), ground)


@pytest.mark.parametrize("position", [*range(0, 100, 3), 100, 101, 105, 107, 500, 3000])
def test_a_bit_of_the_first_page_too(whole: Path, ground: Ground, tmp_path: Path, position: int) -> None:
    content = (whole / "day.town").read_bytes()
    outcome(harmed(whole, tmp_path / "saves", "day.town", flipped(content, position, position % 8)), ground)


@pytest.mark.parametrize("page", [2, 3, 5, 7, 9, 12, 40, -2, -1])
def test_a_page_full_of_zeros_too(whole: Path, ground: Ground, tmp_path: Path, page: int) -> None:
    content = bytearray((whole / "day.town").read_bytes())
    start = (page - 1 if page > 0 else len(content) // PAGE + page) * PAGE
    content[start : start + PAGE] = bytes(PAGE)
    outcome(harmed(whole, tmp_path / "saves", "day.town", bytes(content)), ground)


def rescued_after(day: Store, ground: Ground, *statements: str) -> Outcome:
    harm(day.path("day"), *statements)
    return outcome(day, ground)


def test_a_damaged_latest_state_is_noticed_and_the_one_before_is_offered_with_what_followed(
    day: Store, ground: Ground, digest: str
) -> None:
    found = rescued_after(day, ground, f"UPDATE snapshots SET data = x'00' WHERE tick = {LIVELY}")
    assert found.rescued == LIVELY and "Monday 13 February 2023, 01:20" in found.refused
    assert digest_at(day, "copy", ground, LIVELY) == digest


def test_what_happened_last_not_being_as_it_was_written_is_noticed(day: Store, ground: Ground, digest: str) -> None:
    late = f"tick >= {LIVELY - 20}"
    found = rescued_after(
        day, ground, f"DELETE FROM snapshots WHERE {late}", f"DELETE FROM log WHERE id = (SELECT min(id) FROM log WHERE {late})"
    )
    assert found.rescued is not None and LIVELY - 24 <= found.rescued < LIVELY
    assert digest_at(day, "copy", ground, LIVELY) == digest


def test_memories_that_are_missing_are_noticed_and_the_time_before_them_is_offered(day: Store, ground: Ground) -> None:
    found = rescued_after(day, ground, "DELETE FROM memories WHERE created >= 200 AND resident = 2")
    assert found.rescued is not None and 0 < found.rescued < 300
    assert max(row[2] for row in rows(day.path("copy"))["memories"]) < found.rescued


def test_a_state_with_a_digest_of_something_else_is_damaged(day: Store, ground: Ground) -> None:
    assert rescued_after(day, ground, "UPDATE snapshots SET digest = x'00112233445566778899aabbccddeeff'").rescued is None


def test_of_a_save_of_an_earlier_version_the_last_readable_state_is_offered(day: Store) -> None:
    as_an_earlier_version_wrote_it(day.path("day"))
    harm(day.path("day"), f"UPDATE snapshots SET data = x'00' WHERE tick > {LIVELY - 100}")
    assert day.rescue("day", "copy") == LIVELY // 60 * 60 - 120


def test_what_is_whole_can_be_rescued_too(day: Store, ground: Ground) -> None:
    assert day.rescue("day", "copy") == LIVELY
    assert outcome(day, ground, "copy") == Outcome()


def test_a_list_of_saves_says_of_each_until_when_it_is_good(day: Store) -> None:
    harm(day.path("day"), "CREATE VIEW mine AS SELECT * FROM log")
    (info,) = day.list()
    assert "damaged" in info.problem and info.good_until == LIVELY
    day.path("day").write_bytes(b"dear diary")
    (info,) = day.list()
    assert "not a save" in info.problem and info.good_until is None


@pytest.mark.heavy
def test_of_a_town_of_twenty_five_that_is_cut_short_about_as_much_time_is_left_as_bytes(tmp_path: Path) -> None:
    until, folder = tick_at(0, 10 * 60), tmp_path / "whole"
    ours = lay_ground(None, None, RunSettings(seed=7))
    lived(Store(folder), "day", ours, until)
    content = (folder / "day.town").read_bytes()
    for share in (0.8, 0.9):
        store = harmed(folder, tmp_path / "cut", "day.town", content[: int(len(content) * share)])
        assert store.rescue("day", "copy") > share * until / 2
        with store.open("copy") as save:
            assert go_on(save, ours, thinking()).now > share * until / 2
