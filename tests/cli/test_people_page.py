"""docs/people.md says what is so: what it shows of each paragraph is what the program makes of it, and its commands exist."""

import re
from datetime import date
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from game.ai.reading import read_paragraph
from game.ai.reading.explain import explain
from game.ai.residents_file import ResidentEntry, parse_residents
from game.cli.people import app

FILE = Path(__file__).parents[2] / "docs" / "people.md"
PAGE = FILE.read_text(encoding="utf-8") if FILE.is_file() else ""
EXAMPLES = re.findall(r"((?:^> .+\n)+)\n((?:^    .+\n)+)", PAGE, re.M)

pytestmark = pytest.mark.skipif(not PAGE, reason="an installed game has no docs")


@pytest.mark.parametrize(("quoted", "shown"), EXAMPLES)
def test_what_is_shown_of_a_paragraph_is_what_is_made_of_it(quoted: str, shown: str) -> None:
    paragraph = " ".join(line.removeprefix("> ") for line in quoted.splitlines())
    name = shown.strip().partition(",")[0]
    assert "\n".join(explain(read_paragraph(ResidentEntry(name, paragraph), date(2023, 2, 13)))) == dedent(shown).strip()


def test_good_and_bad_paragraphs_stand_side_by_side() -> None:
    assert len(EXAMPLES) >= 8
    assert sum("(none read)" in shown for _, shown in EXAMPLES) >= 4


def test_the_example_of_a_file_is_one() -> None:
    text = next(block for block in re.findall(r"((?:^    .*\n)+)", PAGE, re.M) if "[[resident]]" in block)
    assert parse_residents(dedent(text), "people.md")[0].name == "Ruth Adler"


@pytest.mark.parametrize("command", sorted(set(re.findall(r"^    smallville people (\w+)", PAGE, re.M))))
def test_the_commands_it_names_exist(command: str) -> None:
    assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0
