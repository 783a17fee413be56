"""A day of somebody as a page to read: where they were, what they did, whom they talked with and what stayed of it."""

from pathlib import Path

import pytest
from study.handmade import BO, CIRCLE, CY, ground_of_four, reading_circle, write_save

from game.ai.memory import Kind
from game.saves import Store
from game.study.diary import day_of
from game.study.diary_page import diary
from game.study.records import read_records
from game.world.clock import TICKS_PER_HOUR


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    ground = ground_of_four(tmp_path_factory.mktemp("town"))
    written = reading_circle(ground)
    for insight in ("Bo Finch misses the sea", "Bo Finch and Ada Reed share an interest in novels"):
        written.remember(BO, 12 * TICKS_PER_HOUR, Kind.REFLECTION, insight, evidence=(1, 2))
    written.remember(BO, 13 * TICKS_PER_HOUR, Kind.OBSERVATION, "the stove is burning", importance=8)
    for name in ("Cy Hall", "Dee Marsh"):
        written.remember(BO, 13 * TICKS_PER_HOUR, Kind.OBSERVATION, f"{name} is dancing", importance=7)
    written.remember(BO, 13 * TICKS_PER_HOUR, Kind.OBSERVATION, "the shelf is idle", importance=1)
    plan = "This is Bo Finch's plan for Monday February 13: 1) get up at 7:00 am, 2) read at the Corner Shop at 9:00 am"
    written.remember(BO, 61, Kind.PLAN, plan)
    with write_save(Store(tmp_path_factory.mktemp("saves")), "circle", ground, written) as save:
        records = read_records(save, ground)
        return diary(records, day_of(records, save, BO, 0))


def test_it_opens_with_who_and_when_and_the_plan(page: str) -> None:
    assert page.startswith("# Bo Finch, Monday 13 February 2023\n")
    assert "**The plan:** get up at 7:00 am; read at the Corner Shop at 9:00 am." in page


def test_it_tells_where_they_were_and_from_when_to_when(page: str) -> None:
    assert "**00:00\u201308:00, Reed house.** Sleeping." in page
    assert "**09:02\u201300:00, Corner Shop.** Reading." in page


def test_a_talk_is_quoted_with_what_stayed_of_it(page: str) -> None:
    assert "> Ada: \u201cI'm giving a reading circle at the Corner Shop today. Will you come?\u201d" in page
    assert f"*Heard from Ada Reed: Ada Reed is giving {CIRCLE}.*" in page
    assert "*A promise: Bo promised Ada Reed to come" in page
    assert page.count("Heard from Cy Hall") == 1


def test_thoughts_of_one_hour_are_told_together_and_only_what_mattered_was_noticed(page: str) -> None:
    assert "*12:00, a thought: Bo misses the sea. Bo and Ada Reed share an interest in novels.*" in page
    assert "*13:00, noticed: the stove is burning. Cy Hall and Dee Marsh are dancing.*" in page
    assert "idle" not in page


def test_it_has_no_words_of_the_machine(page: str) -> None:
    for word in ("tick", "chat", "observation", "reflection", "memory", "None", "arena", str(CY) + ")"):
        assert word not in page.replace("2) ", "")


def test_a_day_nobody_has_lived_is_an_empty_page(tmp_path: Path) -> None:
    ground = ground_of_four(tmp_path)
    with write_save(Store(tmp_path), "circle", ground, reading_circle(ground)) as save:
        records = read_records(save, ground)
        assert diary(records, day_of(records, save, BO, 3)) == "# Bo Finch, Thursday 16 February 2023\n"
