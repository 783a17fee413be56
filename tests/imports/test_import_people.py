"""A list of people becomes a residents file that lives: read by our reader, and by nobody's help."""

from pathlib import Path

import pytest
from cli.command_line import CommandLine
from session.three_people import live, thinking

from game.ai.reading import read_paragraph
from game.ai.residents_file import load_residents, parse_residents
from game.imports.people import import_people
from game.problem import Problem
from game.session.founding import found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import Clock, tick_at

ORIGINAL = Path(__file__).parents[2] / ".." / "shared" / "original"
LIST = """Name,Whisper
Ada Reed,"You run the Corner Shop; Bo Finch is your husband -- you love him; You frequent the Mill at noon"
Bo Finch,"You are a retired sailor; Ada Reed is your wife and you like her soup; You and Cy Hall often talk about the sea"
Cy Hall,"You know the Reed family well -- the husband Bo Finch and the wife Ada Reed; You are planning a regatta"
Di Moss,
"""


@pytest.fixture
def line(tmp_path: Path) -> CommandLine:
    (tmp_path / "list.csv").write_text(LIST, encoding="utf-8")
    return CommandLine(tmp_path / "saves")


def original(name: str) -> Path:
    path = ORIGINAL / name
    if not path.exists():
        pytest.skip("the released files are not here")
    return path


def test_everybody_is_in_the_file_with_what_was_whispered(line: CommandLine, tmp_path: Path) -> None:
    done = line.run("import", "people", "list.csv", "--out", "people.toml")
    assert done.returncode == 0
    assert "4 people" in done.stdout and "Nothing is whispered to Di Moss" in done.stdout
    entries = load_residents(tmp_path / "people.toml")
    assert [each.name for each in entries] == ["Ada Reed", "Bo Finch", "Cy Hall", "Di Moss"]
    assert "she frequents the Mill at noon" in entries[0].paragraph


def test_the_file_is_named_after_the_list_where_nobody_says_otherwise(line: CommandLine, tmp_path: Path) -> None:
    assert "list.toml is the residents file" in line.run("import", "people", "list.csv").stdout
    assert len(load_residents(tmp_path / "list.toml")) == 4


def test_the_reader_understands_who_people_are_to_each_other(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text(LIST, encoding="utf-8")
    ada, bo, cy, _ = (read_paragraph(each, Clock().start) for each in parse_residents(import_people(path)[0], "list"))
    assert ada.pronouns[0] == "she" and bo.pronouns[0] == "he"
    assert {each.name: each.kind for each in ada.relations} == {"Bo Finch": "husband"}
    assert next(each for each in bo.relations if each.name == "Cy Hall").topics == ("the sea",)
    assert bo.occupations[0].status == "retired"
    assert not any(each.kind in ("husband", "wife") or each.shares_home for each in cy.relations)


def test_a_file_that_is_there_is_not_written_over_unasked(line: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("mine", encoding="utf-8")
    assert "--force" in line.fails("import", "people", "list.csv", "--out", "mine.toml")
    assert line.run("import", "people", "list.csv", "--out", "mine.toml", "--force").returncode == 0
    assert len(load_residents(tmp_path / "mine.toml")) == 4


def test_quotes_and_backslashes_in_whispers_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / 'a "list"\n[[resident]].csv'
    path.write_text('Name,Whisper\nAda Reed,"You say """"""Yo\\n"""""" often; You like \'\'\'"\n', encoding="utf-8")
    (ada,) = parse_residents(import_people(path)[0], "list")
    assert 'says """Yo\\n"""' in ada.paragraph


def test_more_than_anybody_can_be_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "list.csv"
    path.write_text("Name,Whisper\nAda Reed,You like " + "Ann Bell " * 10_000, encoding="utf-8")
    with pytest.raises(Problem, match="more is whispered to Ada Reed"):
        import_people(path)


@pytest.mark.parametrize(
    ("name", "people", "read"), [("agent_history_init_n3.csv", 3, 14), ("agent_history_init_n25.csv", 25, 246)]
)
def test_the_released_lists_are_understood_almost_whole(name: str, people: int, read: int) -> None:
    text, notes = import_people(original(name))
    assert len(parse_residents(text, name)) == people
    assert int(notes[0].split("; ")[1].split()[0]) >= read


@pytest.mark.heavy
def test_the_released_people_live_a_morning_in_our_town(tmp_path: Path) -> None:
    path = tmp_path / "people.toml"
    path.write_text(import_people(original("agent_history_init_n25.csv"))[0], encoding="utf-8")
    session = live(found(lay_ground(None, path, RunSettings(seed=1)), thinking()), tick_at(day=0, minute=12 * 60))
    assert all(each.plan is not None for each in session.residents.values())
    assert len(session.simulation.conversations) > 10
    session.close()
