"""A residents file is looked over at once: what contradicts itself, what is one-sided, what the map lacks."""

import pytest
from session.harbour import AREAS, OBJECTS, PEOPLE, WALLS
from world.tiny_town import write_town

from game.ai.residents_file import ResidentEntry, load_residents, parse_residents
from game.assets import asset
from game.tryout.checking import Checked, check_people
from game.world.clock import Clock
from game.world.places import Town
from game.world.tiled import read_map
from game.world.town_map import town_from


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return town_from(read_map(write_town(tmp_path_factory.mktemp("town"), AREAS, OBJECTS, [], WALLS)))


def checked(*people: tuple[str, str, int | None], town: Town | None = None) -> Checked:
    return check_people([ResidentEntry(name, text, age) for name, text, age in people], town, Clock())


def found(outcome: Checked, severity: str, kind: str) -> list[str]:
    return [fault.text for fault in outcome.faults if (fault.severity, fault.kind) == (severity, kind)]


BO = ("Bo Bell", "Bo Bell is a sailor; Ann Bell is his wife", 40)
FAULTS = {
    "work in bed": (
        ("error", "times"),
        [("Ann Bell", "Ann Bell is a baker and works from 3am to 11am; she gets up at 7am and goes to bed at 11pm", 40)],
    ),
    "habit in bed": (
        ("warning", "times"),
        [("Ann Bell", "Ann Bell takes a walk at 3am; she gets up at 7am and goes to bed at 11pm", 40)],
    ),
    "kinship": (("error", "relation"), [("Ann Bell", "Ann Bell is a cook; Bo Bell is her son", 60), BO]),
    "one side": (("warning", "relation"), [("Ann Bell", "Ann Bell is a cook", 40), BO]),
    "acquaintance": (
        ("note", "relation"),
        [("Ann Bell", "Ann Bell is a cook; Bo Reed is a friend", 40), ("Bo Reed", "Bo Reed fishes", 40)],
    ),
    "age of a son": (
        ("error", "age"),
        [("Ann Bell", "Ann Bell is a cook; Bo Bell is her son", 40), ("Bo Bell", "Bo Bell fishes; Ann Bell is his mother", 38)],
    ),
    "age twice": (("error", "age"), [("Ann Bell", "Ann Bell is a cook; she is 41", 14)]),
    "child at work": (("warning", "age"), [("Ann Bell", "Ann Bell is a taxi driver", 9)]),
    "spelling": (("error", "twins"), [("Ann Bell", "Ann Bell is a cook", 40), ("ann  béll", "she is a cook", 40)]),
    "stranger at home": (("warning", "stranger"), [("Ann Bell", "Ann Bell lives with her husband Zed Bell", 40)]),
    "stranger": (("note", "stranger"), [("Ann Bell", "Ann Bell is a cook; Zed Moor is a friend", 40)]),
    "past": (
        ("warning", "event"),
        [("Ann Bell", "Ann Bell is hosting a supper at home on January 3rd 2023 from 5pm to 7pm", 40)],
    ),
    "gibberish": (("warning", "reading"), [("Ann Bell", "glorp zibble the xyzzy; quux frob the plugh", 40)]),
}


@pytest.mark.parametrize(("expected", "people"), FAULTS.values(), ids=FAULTS.keys())
def test_each_fault_is_found(expected: tuple[str, str], people: list[tuple[str, str, int | None]]) -> None:
    outcome = checked(*people)
    assert found(outcome, *expected), outcome.faults


LACKS = {
    "work": ("warning", "work", "Ann Bell is a baker at the Moon Bakery"),
    "event": ("error", "event", "Ann Bell is hosting a supper at Nowhere Hall on February 14th from 5pm to 7pm"),
    "closed": ("warning", "event", "Ann Bell is hosting a supper at Mill Hall on February 14th from 11pm to 11:30pm"),
    "home": ("warning", "home", "Ann Bell lives in Rose Cottage"),
}


@pytest.mark.parametrize(("severity", "kind", "text"), LACKS.values(), ids=LACKS.keys())
def test_what_the_map_lacks_is_found(town: Town, severity: str, kind: str, text: str) -> None:
    assert found(checked(("Ann Bell", text, 40), town=town), severity, kind)


def test_who_has_no_bed_is_said_and_who_sleeps_where(town: Town) -> None:
    others = parse_residents(PEOPLE, "people")
    outcome = check_people([*others, ResidentEntry("Ann Bell", "Ann Bell is a cook", 40)], town, Clock())
    (said,) = found(outcome, "warning", "bed")
    assert said.startswith("Ann Bell has no bed")
    assert outcome.beds["Mira Sand"] == "Mira Sand's house: Mira Sand's house: bed"
    assert len(outcome.beds) == 5


def test_the_worst_comes_first() -> None:
    people = [person for _, people in FAULTS.values() for person in people]
    severities = [fault.severity for fault in checked(*people).faults]
    assert severities == sorted(severities, key=("error", "warning", "note").index)
    assert severities[0] == "error"


@pytest.mark.parametrize("name", [path.stem for path in sorted(asset("residents").glob("*.toml"))])
def test_our_own_people_contradict_nobody(name: str) -> None:
    outcome = check_people(load_residents(asset("residents") / f"{name}.toml"), None, Clock())
    assert [fault for fault in outcome.faults if fault.severity == "error"] == []


def test_our_own_people_have_all_they_need_on_our_map() -> None:
    town = town_from(read_map(asset("maps") / "smallville.tmx"))
    outcome = check_people(load_residents(asset("residents") / "smallville.toml"), town, Clock())
    assert [fault for fault in outcome.faults if fault.severity != "note"] == []
