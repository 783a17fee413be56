"""The page about looks tells no word that the game does not know."""

import re
import tomllib
from pathlib import Path

import pytest

from game.ai.residents_file import parse_residents
from game.portrayal.by_hand import KEYS, parts_by_hand

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "looks.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")][2:]
FREE = ("seed", "wears")


def test_every_key_is_told_and_none_that_there_is_not() -> None:
    assert {key for row in ROWS for key in row[0].split(", ")} == set(KEYS)


@pytest.mark.parametrize("row", [row for row in ROWS if row[0] not in FREE], ids=lambda row: row[0])
def test_every_word_of_the_table_is_known(row: list[str]) -> None:
    keys, words = row[0].split(", "), re.sub(r"\.? ?`.*", "", row[1]).split(";")
    for key, listed in zip(keys, words, strict=False):
        for word in listed.split(", "):
            if "any colour" not in word:
                assert parts_by_hand({key: word.strip()}) is not None


def test_the_example_can_be_read() -> None:
    block = PAGE.split("```toml")[1].split("```")[0]
    entry = parse_residents(block, "the page")[0]
    assert parts_by_hand(entry.look)["top"] == "raincoat"
    assert tomllib.loads(block)
