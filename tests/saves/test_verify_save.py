"""Looking over a save finds everything that is wrong with it, worst first, and says until when it is good."""

import zlib
from pathlib import Path

import pytest
from saves.lived import harm
from session.three_people import LIVELY

from game.saves import Store
from game.saves.verifying import Verdict, verify
from game.session.state import from_json

NO_NUMBER = "CAST(zeroblob(1020) || x'0000c07f' AS BLOB)"


def look(store: Store, *statements: str) -> Verdict:
    harm(store.path("day"), *statements)
    before = store.path("day").read_bytes()
    found = verify(store.path("day"), from_json)
    assert store.path("day").read_bytes() == before
    return found


def test_a_save_as_it_was_written_is_whole(day: Store) -> None:
    found = look(day)
    assert found.findings == ()
    assert found.end == found.good_until == LIVELY and found.moment == "Monday 13 February 2023, 01:20"
    assert found.minutes == LIVELY // 6 and found.states == LIVELY // 60 + 1


@pytest.mark.parametrize(
    ("statement", "part", "said"),
    [
        ("UPDATE log SET data = json_set(data, '$.text', 'lies') WHERE id = 40", "log", "not as it was written"),
        ("DELETE FROM checks WHERE until = 120", "log", "not there"),
        ("UPDATE log SET data = '{' WHERE id = 40", "file", "values that cannot be in them"),
        ("UPDATE OR IGNORE touches SET number = 9999 WHERE tick > 300", "memories", "uses of memories are of none"),
        ("UPDATE texts SET vector = x'00' WHERE id = 3", "memories", "vectors that are none"),
        (
            f"UPDATE texts SET vector = {NO_NUMBER} WHERE id = 3",
            "memories",
            "vectors that are none",
        ),
        (
            "UPDATE texts SET vector = (SELECT vector FROM texts WHERE id = 4) WHERE id = 3",
            "memories",
            "are not theirs",
        ),
        ("DELETE FROM memories WHERE resident = 1 AND number = 2", "memories", "memories 2 to 2 of resident 1 are missing"),
        ("UPDATE memories SET importance = 11 WHERE number = 1", "memories", "importance"),
        ("UPDATE memories SET about = '[[99],[]]' WHERE number = 1", "memories", "rests on one that is not before it"),
        ("UPDATE memories SET kind = 'rumour' WHERE number = 1", "memories", "cannot be read"),
        ("UPDATE memories SET created = 0 WHERE number > 10", "memories", "older than the one before"),
        ("DELETE FROM texts WHERE id = 5", "memories", "has no text"),
        ("UPDATE snapshots SET data = x'00' WHERE tick = 60", "states", "not as it was written"),
        ("DELETE FROM header WHERE key = 'residents'", "header", "does not say its residents"),
        ("UPDATE header SET value = '7' WHERE key = 'start'", "header", "when it began"),
    ],
)
def test_what_is_wrong_is_found_where_it_is(day: Store, statement: str, part: str, said: str) -> None:
    found = look(day, statement)
    assert [each for each in found.findings if each.part == part and said in each.what], found.findings


def test_a_state_that_is_none_of_a_town_is_found_though_its_digest_holds(day: Store) -> None:
    packed = zlib.compress(b'{"tick":60,"residents":[]}').hex()
    found = look(day, f"UPDATE snapshots SET data = x'{packed}', digest = NULL WHERE tick = 60")
    assert [(each.part, each.tick) for each in found.findings] == [("states", 60)]


def test_the_worst_comes_first_and_it_is_said_until_when_it_is_good(day: Store) -> None:
    found = look(
        day,
        "UPDATE log SET data = '{}' WHERE id = 40",
        f"UPDATE snapshots SET data = x'00' WHERE tick = {LIVELY}",
        "DELETE FROM memories WHERE created > 400",
    )
    parts = [each.part for each in found.findings]
    assert parts == sorted(parts, key=("file", "header", "states", "memories", "log", "calls").index)
    assert found.good_until is not None and 300 < found.good_until < LIVELY


def test_a_damaged_page_is_found(day: Store) -> None:
    content = bytearray(day.path("day").read_bytes())
    content[-4096:] = b"\xff" * 4096
    day.path("day").write_bytes(content)
    assert verify(day.path("day"), from_json).findings[0].part == "file"


def test_a_file_that_cannot_be_opened_says_why_and_what_is_left(whole: Path, tmp_path: Path) -> None:
    store = Store(tmp_path)
    content = (whole / "day.town").read_bytes()
    store.path("day").write_bytes(content[:-1])
    found = verify(store.path("day"), from_json)
    assert [each.what for each in found.findings] == ["its end is missing"]
    assert found.good_until is not None and found.good_until > LIVELY / 2
