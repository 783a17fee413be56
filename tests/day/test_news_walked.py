"""Both pieces of news of our town, after two days: every knower's chain of talks is in the save, as read by this test alone."""

import json
import sqlite3
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.session.founding import Thinking, found_new
from game.session.ground import ground_of_save, lay_ground
from game.settings import RunSettings
from game.study.community import study_community
from game.world.clock import TICKS_PER_DAY

pytestmark = pytest.mark.heavy


@dataclass
class Walked:
    """What the study says, and what the file itself has: names by id, lines by (talk, number), seeds by name."""

    found: dict[str, Any]
    names: dict[int, str]
    lines: dict[tuple[int, int], dict[str, Any]]
    seeds: dict[str, set[str]]


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Walked:
    store = Store(tmp_path_factory.mktemp("saves"))
    session = found_new(store, "two", lay_ground(None, None, RunSettings(seed=7)), Thinking(OfflineMind(), 0))
    while session.now < 2 * TICKS_PER_DAY:
        session.advance(wait=True)
    names = {each.id: each.name for each in session.residents.values()}
    session.close()
    with store.open("two", write=False) as save:
        found = study_community(save, ground_of_save(save), OfflineMind())
    return Walked(found, names, _lines(store.path("two")), _seeds(store.path("two"), names))


def _lines(path: Path) -> dict[tuple[int, int], dict[str, Any]]:
    with sqlite3.connect(path) as raw:
        talks = [json.loads(data) for (data,) in raw.execute("SELECT data FROM log WHERE kind = 'talk'")]
    return {(talk["id"], number): line for talk in talks for number, line in enumerate(talk["lines"])}


def _seeds(path: Path, names: dict[int, str]) -> dict[str, set[str]]:
    query = "SELECT memories.resident, texts.text FROM memories JOIN texts ON texts.id = memories.text WHERE memories.created = 0"
    seeds: dict[str, set[str]] = {name: set() for name in names.values()}
    with sqlite3.connect(path) as raw:
        for resident, text in raw.execute(query):
            seeds[names[resident]].add(text)
    return seeds


def announced(walked: Walked) -> list[dict[str, Any]]:
    return [news for news in walked.found["news"] if news["role"] in ("news", "host") and news["chains"]]


def test_both_pieces_of_news_have_travelled(walked: Walked) -> None:
    assert len(announced(walked)) >= 2
    assert all(len(news["known_by"]) >= 3 for news in announced(walked))


def test_every_telling_is_a_line_of_a_talk_said_by_the_teller_in_the_hearing_of_who_knows_it(walked: Walked) -> None:
    for news in announced(walked):
        for who, chain in news["chains"].items():
            assert chain[0]["who"] == who
            for hop in chain:
                line = walked.lines[hop["talk"], hop["line"]]
                assert (walked.names[line["speaker"]], line["text"]) == (hop["from"], hop["words"])
                assert hop["who"] in [walked.names[hearer] for hearer in line["hearers"]]
                assert line["tick"] <= hop["tick"]


def test_every_chain_leads_back_in_time_to_the_source_and_the_source_knew_it_from_the_start(walked: Walked) -> None:
    for news in announced(walked):
        assert any(news["text"] in seed for seed in walked.seeds[news["source"]])
        others = [name for name in walked.seeds if name != news["source"]]
        assert not any(news["text"] in seed for name in others for seed in walked.seeds[name])
        for chain in news["chains"].values():
            assert chain[-1]["from"] == news["source"]
            for later, earlier in pairwise(chain):
                assert later["from"] == earlier["who"] and earlier["tick"] <= later["tick"]


def test_who_is_said_to_know_has_a_chain_and_nobody_else(walked: Walked) -> None:
    for news in announced(walked):
        assert set(news["known_by"]) == {news["source"], *news["chains"]}
