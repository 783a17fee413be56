"""The memories of a released persona as records of ours: what kind, how important, resting on what, and since when."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from imports.a_released_save import ADA, BO, LINES, node, nodes, put
from world.tiny_town import BEDROOM, tiny_town

from game.ai.memory import Kind
from game.imports.addresses import Addresses
from game.imports.released.nodes import read_nodes
from game.imports.remembered import Remembrance, Whose, remembrances
from game.world.clock import TICK_SECONDS
from game.world.places import Town

MIDNIGHT = datetime(2023, 2, 13)
END = 132
NAMES = {1: ADA, 2: BO}


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return tiny_town(tmp_path_factory.mktemp("map"))


def read(folder: Path, town: Town, made: dict[str, Any], end: int = END) -> tuple[tuple[Remembrance, ...], int]:
    put(folder / "nodes.json", made)
    whose = Whose(1, NAMES, Addresses(town))
    return remembrances(
        read_nodes(folder / "nodes.json"), whose, lambda at: int((at - MIDNIGHT).total_seconds()) // TICK_SECONDS, end
    )


@pytest.fixture
def found(tmp_path: Path, town: Town) -> dict[str, Remembrance]:
    return {each.text: each for each in read(tmp_path, town, nodes(ADA))[0]}


def kind_of(found: dict[str, Remembrance], begins: str) -> Kind:
    return next(each.kind for text, each in found.items() if text.startswith(begins))


def test_each_type_is_a_kind_of_ours(found: dict[str, Remembrance]) -> None:
    assert kind_of(found, "bed is idle") is Kind.OBSERVATION
    assert kind_of(found, "This is Ada Reed's plan for") is Kind.PLAN
    assert kind_of(found, "Ada Reed is excited") is Kind.OBSERVATION
    assert kind_of(found, "Ada Reed talked with Bo Finch") is Kind.CHAT
    assert kind_of(found, "Bo Finch will bring") is Kind.REFLECTION


def test_what_was_whispered_at_first_is_what_they_come_with(found: dict[str, Remembrance]) -> None:
    assert [text[:20] for text, each in found.items() if each.tick == 0] == ["Ada Reed is excited "]


def test_what_is_seen_in_the_first_step_is_no_memory_of_ever(found: dict[str, Remembrance]) -> None:
    assert found["bed is idle"].tick == 1


def test_what_is_older_than_the_start_is_what_they_come_with(tmp_path: Path, town: Town) -> None:
    old = {"node_1": {**node(1, "event", "00:00:00", "the war is over"), "created": "2022-05-08 12:00:00"}}
    assert read(tmp_path, town, old)[0][0].tick == 0


def test_nothing_is_remembered_before_it_is_lived(tmp_path: Path, town: Town) -> None:
    late = {"node_1": {**node(1, "event", "00:00:00", "the end"), "created": "2199-05-08 12:00:00"}}
    assert read(tmp_path, town, late)[0][0].tick == END - 1


def test_ticks_follow_the_clock_and_numbers_the_ticks(found: dict[str, Remembrance]) -> None:
    ticks = [each.tick for each in found.values()]
    assert ticks == sorted(ticks)
    assert found["Ada Reed is making tea"].tick == 130


def test_last_access_is_when_it_was_used(found: dict[str, Remembrance]) -> None:
    assert found["Ada Reed is making tea"].used == 131
    assert found["bed is idle"].used == found["bed is idle"].tick


def test_evidence_is_told_by_our_numbers(found: dict[str, Remembrance]) -> None:
    order = list(found)
    rests = found["Bo Finch will bring his fiddle"].evidence
    assert [order[number][:20] for number in rests] == ["Ada Reed is conversi", "Ada Reed talked with"]
    assert [order[number] for number in found["this is blank"].evidence] == ["bed is idle"]


def test_evidence_that_leads_nowhere_is_left_out_and_counted(tmp_path: Path, town: Town) -> None:
    made = {
        "node_1": node(1, "thought", "00:01:00", "a", filling=["node_2", "node_9", "../node_1", "node_9"]),
        "node_2": node(2, "thought", "00:02:00", "b", filling=["node_1", "node_2"]),
    }
    (first, second), lost = read(tmp_path, town, made)
    assert (first.evidence, second.evidence, lost) == ((), (0,), 4)


def test_importance_is_between_1_and_10(found: dict[str, Remembrance]) -> None:
    assert found["bed is idle"].importance == 1
    assert found["Bo Finch will bring his fiddle"].importance == 10


def test_people_and_place_are_found_by_name(found: dict[str, Remembrance]) -> None:
    assert found["bed is idle"].place == BEDROOM
    assert found["Bo Finch will bring his fiddle"].people == (1, 2)
    talked = found["Ada Reed talked with Bo Finch about the harvest supper"]
    assert talked.people == (2,) and talked.lines == tuple((who, words) for who, words in LINES)


def test_what_is_seen_is_of_the_room_one_is_in_unless_it_says_another(found: dict[str, Remembrance]) -> None:
    assert found["Ada Reed is making tea"].memory(here=5, talk=None).place == 5
    assert found["bed is idle"].memory(here=5, talk=None).place == BEDROOM
    assert found["Bo Finch will bring his fiddle"].memory(here=5, talk=None).place is None


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("conversing about conversing about the fair", "the fair"),
        ("conversing about a conversation about Bo's boat.", "Bo's boat"),
        ("conversing about This is a conversation between Ada Reed and Bo Finch about rain", "rain"),
        ("conversing about Ada and Bo are conversing about their nets", "their nets"),
    ],
)
def test_a_talk_is_told_without_what_a_model_says_before_it(tmp_path: Path, town: Town, said: str, told: str) -> None:
    made = {"node_1": node(1, "chat", "00:10:00", said, object=BO, filling=LINES)}
    assert read(tmp_path, town, made)[0][0].text == f"Ada Reed talked with Bo Finch about {told}"
