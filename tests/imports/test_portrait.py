"""The paragraph of a released persona: what its files say of them, as our reader understands it."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from imports.a_released_save import ADA, BO, nodes, put, scratch

from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.residents_file import ResidentEntry
from game.imports.entries import LONGEST_PARAGRAPH
from game.imports.portrait import entry_of
from game.imports.released.nodes import read_nodes
from game.imports.released.persona import read_scratch

NOW = datetime(2023, 2, 14, 0, 22)


def entry(folder: Path, name: str, **changes: Any) -> ResidentEntry:
    put(folder / "scratch.json", scratch(name, **changes))
    put(folder / "nodes.json", nodes(name))
    return entry_of(name, read_scratch(folder / "scratch.json"), read_nodes(folder / "nodes.json"), "Reed house", NOW)


def persona(folder: Path, name: str, **changes: Any) -> Persona:
    return read_paragraph(entry(folder, name, **changes), datetime(2023, 2, 13).date())


def test_who_they_are_is_read_out_of_it(tmp_path: Path) -> None:
    ada = persona(tmp_path, ADA)
    assert (ada.age, ada.traits, ada.home) == (34, ("kind", "curious"), "Reed house")
    assert (ada.wake, ada.bed) == (6 * 60, 22 * 60)
    assert ada.occupations[0].place == "Corner Shop"
    assert any(habit.start == 8 * 60 and habit.activity == "breakfast" for habit in persona(tmp_path, BO).habits)


def test_what_was_whispered_is_part_of_it(tmp_path: Path) -> None:
    (supper,) = (each for each in persona(tmp_path, ADA).occasions if each.date)
    assert (supper.role, supper.date, supper.start, supper.place) == ("host", "2023-02-14", 17 * 60, "Corner Shop")


def test_plans_and_insights_are_no_part_of_it(tmp_path: Path) -> None:
    said = entry(tmp_path, ADA).paragraph
    assert "This is Ada" not in said and "fiddle" not in said and "idle" not in said


def test_today_is_told_by_its_date(tmp_path: Path) -> None:
    said = entry(tmp_path, ADA).paragraph
    assert "February 14th is a quiet day" in said and "Today" not in said and "Status" not in said


@pytest.mark.parametrize(
    ("currently", "told"),
    [
        ("Ada Reed bakes today.", "Ada Reed bakes on February 14th"),
        ("Ada Reed bakes today, on February 14th, 2023, at noon.", "Ada Reed bakes on February 14th, 2023, at noon"),
    ],
)
def test_a_date_beside_today_is_said_once(tmp_path: Path, currently: str, told: str) -> None:
    assert told in entry(tmp_path, ADA, currently=currently).paragraph


def test_deeds_of_the_plan_are_told_in_the_third_person(tmp_path: Path) -> None:
    said = entry(tmp_path, ADA, daily_req=["Feed her cat and water the plants at 7 pm", "", "nap; then read"]).paragraph
    assert "Ada Reed feeds her cat and waters the plants at 7 pm" in said
    assert "she naps, then read" in said


def test_of_somebody_of_whom_nothing_is_said_nothing_is_made_up(tmp_path: Path) -> None:
    put(tmp_path / "scratch.json", {})
    put(tmp_path / "nodes.json", {})
    said = entry_of(BO, read_scratch(tmp_path / "scratch.json"), read_nodes(tmp_path / "nodes.json"), "", NOW)
    assert said == ResidentEntry(BO, "Nothing is said of Bo Finch")


def test_a_paragraph_has_an_end(tmp_path: Path) -> None:
    said = entry(tmp_path, ADA, learned="Ann Bell " * 800, currently="; ".join(f"She likes thing {n}" for n in range(800)))
    assert len(said.paragraph) < 1.2 * LONGEST_PARAGRAPH
