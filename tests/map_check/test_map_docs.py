"""The page for designers says what is so: its table is what the game reads, its sentences are what the check says."""

import re
from pathlib import Path

import pytest
from map_check.test_map_check_kinds import PLANTED

from game.assets import assets_folder
from game.map_check import check_map
from game.map_check.properties import PROPERTIES

DOCS = assets_folder().parent / "docs"
PAGE = DOCS / "maps.md"
pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="an installed game has no docs")


def rows(head: str) -> list[list[str]]:
    """The cells of the table that begins with a line."""
    table = PAGE.read_text(encoding="utf-8").partition(head)[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_the_table_of_properties_is_what_is_read() -> None:
    told = {(of, name.strip("`")): (write, means) for of, name, write, means in rows("| class | property | write | means |")}
    assert told == {(of, name): (one.write, one.means) for of, known in PROPERTIES.items() for name, one in known.items()}


def test_the_sentences_it_quotes_are_said(tmp_path: Path) -> None:
    said = "\n".join(fault.sentence for plan, _, _ in PLANTED.values() for fault in check_map(plan.write(tmp_path)))
    quoted = [cells[0].strip("`") for cells in rows("| it says | because |")]
    assert len(quoted) > 8
    assert [sentence for sentence in quoted if sentence not in said] == []


def test_its_pictures_are_there_and_small() -> None:
    pictures = re.findall(r"\]\((map_\w+\.png)\)", PAGE.read_text(encoding="utf-8"))
    assert len(pictures) == 6
    assert all((DOCS / name).stat().st_size < 80_000 for name in pictures)


def test_every_option_it_names_is_one() -> None:
    commands = (assets_folder().parent / "game" / "cli").glob("*.py")
    known = "".join(path.read_text(encoding="utf-8") for path in commands)
    for option in set(re.findall(r"--[a-z][a-z-]+", PAGE.read_text(encoding="utf-8"))):
        name = option.removeprefix("--").replace("-", "_")
        assert option in known or re.search(rf"\b{name}: ", known), option
