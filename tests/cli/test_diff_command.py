"""`saves diff` as a person uses it: two runs of a tiny town that part when a voice speaks to somebody."""

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from rich.console import Console
from session.three_people import people_file
from world.tiny_town import write_town

from game.cli.diff_text import show
from game.study.difference import Difference, Side
from game.study.difference.memories import MemoriesDifference, Remembered
from game.study.difference.talks import Line, Talk, TalksDifference
from game.world.clock import Clock

UNTIL = "Feb 13 02:00"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("diff")


@pytest.fixture(scope="module")
def tiny(place: Path) -> str:
    return str(write_town(place))


@pytest.fixture(scope="module")
def two(place: Path, tiny: str) -> Iterator[CommandLine]:
    """Runs "one" and "other", which have other seeds, and "again", which has that of "one" and has come further."""
    line = CommandLine(place / "home" / "saves")
    people = str(people_file(place))
    for name, seed, until in (("one", "3", UNTIL), ("other", "4", UNTIL), ("again", "3", "Feb 13 02:30")):
        done = line.run("run", name, "--seed", seed, "--until", until, "--map", tiny, "--residents", people)
        assert done.returncode == 0, done.stderr
    yield line


def test_a_run_differs_from_itself_in_nothing(two: CommandLine, tiny: str) -> None:
    done = two.run("saves", "diff", "one", "one", "--map", tiny)
    assert done.returncode == 0
    assert "Nothing differs" in done.stdout


def test_who_has_come_further_with_the_same_seed_differs_in_nothing_yet(two: CommandLine, tiny: str) -> None:
    told = two.run("saves", "diff", "one", "again", "--map", tiny).stdout
    assert "Nothing differs" in told
    assert '"again" has come further, to Monday 13 February 2023, 02:30' in told


def test_it_is_told_shortly_and_with_all(two: CommandLine, tiny: str) -> None:
    short, whole = (two.run("saves", "diff", "one", "other", "--map", tiny, *more).stdout for more in ((), ("--all",)))
    for words in ("one and other", "different since", "Chance is drawn from different seeds: 3 and 4", "What was said"):
        assert words in short
    assert len(short) < len(whole)
    assert "--all shows them" not in whole


def test_the_json_has_everything(two: CommandLine, tiny: str) -> None:
    found = json.loads(two.run("saves", "diff", "one", "other", "--json", "--map", tiny).stdout)
    assert found["start"] == "2023-02-13"
    assert [side["name"] for side in found["sides"]] == ["one", "other"]
    assert 0 < found["since"] < found["until"] == 720
    assert any(each["only"][0] for each in found["memories"])
    assert {"news", "events", "whereabouts", "talks", "plans", "ground"} <= set(found)


def test_until_a_time_before_they_part(two: CommandLine, tiny: str) -> None:
    since = json.loads(two.run("saves", "diff", "one", "other", "--json", "--map", tiny).stdout)["since"]
    early = two.run("saves", "diff", "one", "other", "--until", f"Feb 13 00:{since // 6:02d}", "--map", tiny)
    assert "Nothing differs" in early.stdout


def test_a_page_is_written(two: CommandLine, tiny: str, tmp_path: Path) -> None:
    page = tmp_path / "difference.html"
    done = two.run("saves", "diff", "one", "other", "--page", str(page), "--map", tiny)
    assert str(page) in done.stdout.replace("\n", "")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_what_cannot_be_is_said_in_one_sentence(two: CommandLine, tiny: str, tmp_path: Path) -> None:
    assert "no save" in two.fails("saves", "diff", "one", "nowhere", "--map", tiny)
    assert "not a time" in two.fails("saves", "diff", "one", "other", "--until", "soonish", "--map", tiny)
    missing = str(tmp_path / "no folder" / "page.html")
    assert "could not be written" in two.fails("saves", "diff", "one", "other", "--page", missing, "--map", tiny)


def test_no_map_needs_to_be_named_since_each_save_has_its_own(two: CommandLine) -> None:
    assert "one and other" in two.run("saves", "diff", "one", "other").stdout


def test_words_in_a_save_cannot_steer_the_terminal() -> None:
    hostile = "\x1b]0;mine\x07words\x1b[2J\x9b31m\u202e"
    remembered = MemoriesDifference(hostile, ((Remembered(1, "chat", hostile, 5),), ()))
    line = Talk(5, hostile, (hostile, "Bo"), (Line(hostile, hostile), Line("\x1b[1m", "")))
    sides = Side(hostile, 9, (hostile, 3), (hostile,), ()), Side("b", 9, None, (), (hostile,))
    talks = TalksDifference(0, (), ((line,), ()))
    console = Console(width=100, record=True, file=StringIO(), force_terminal=False)
    show(Difference(sides, Clock(), 1, 9, (hostile,), talks=talks, memories=(remembered,)), console, everything=True)
    told = console.export_text()
    assert "words" in told
    assert not {"\x1b", "\x07", "\x9b", "\u202e"} & set(told)
