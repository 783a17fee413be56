"""News read from a running town is what a study reads from its save."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from study.handmade import NAMES, ground_of_four, reading_circle, write_save

from game.ai.embedding import Embedder
from game.ai.reading import read_paragraph
from game.saves import Store
from game.study.news import find_news, news_like
from game.study.records import read_records
from game.ui.news.reading import Reading


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Any]:
    """The records of a save, and a town that runs with the same memories."""
    folder: Path = tmp_path_factory.mktemp("town")
    ground = ground_of_four(folder)
    save = write_save(Store(folder / "saves"), "circle", ground, reading_circle(ground))
    residents = {
        number: SimpleNamespace(
            name=NAMES[number], persona=read_paragraph(entry, ground.clock.start), stream=save.stream(number, Embedder())
        )
        for number, entry in enumerate(ground.entries, 1)
    }
    simulation = SimpleNamespace(now=save.last_tick, town=ground.town)
    scene = SimpleNamespace(
        residents=residents, simulation=simulation, map_file=ground.map_file, settings=ground.settings, clock=ground.clock
    )
    return read_records(save, ground), scene


def read(reading: Reading) -> None:
    until = time.monotonic() + 30
    while reading.busy and time.monotonic() < until:
        time.sleep(0.01)
        reading.poll()


def test_the_same_pieces_are_found_by_the_same_people(both: tuple[Any, Any]) -> None:
    records, scene = both
    reading = Reading(scene)
    reading.find()
    read(reading)
    assert reading.pieces == find_news(records) and reading.pieces


def test_what_is_typed_is_answered_or_one_is_told_why_not(both: tuple[Any, Any]) -> None:
    records, scene = both
    reading = Reading(scene)
    reading.ask("Cy Hall lost his brown dog")
    read(reading)
    assert reading.asked == news_like(records, "Cy Hall lost his brown dog")
    reading.ask("a strike at the cannery")
    read(reading)
    assert reading.asked is None and reading.trouble.startswith("Nobody remembered anything like")
