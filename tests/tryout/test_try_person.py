"""Somebody can be tried out: what was understood and from which clause, what they would say, and the day they would have."""

import pytest
from session.harbour import AREAS, OBJECTS, PEOPLE, WALLS
from world.tiny_town import write_town

from game.ai.offline.mind import OfflineMind
from game.ai.residents_file import ResidentEntry, parse_residents
from game.problem import Problem
from game.session.founding import Thinking, found
from game.session.ground import Ground
from game.settings import RunSettings
from game.tryout import Trial, try_person
from game.tryout.trial import NOT_UNDERSTOOD
from game.world.clock import Clock
from game.world.places import Town
from game.world.tiled import MapFile, read_map
from game.world.town_map import town_from

RUTH = ResidentEntry(
    "Ruth Okafor",
    "Ruth Okafor runs the Corner Shop from 9am to 5pm; she is 41; she gets up at 6am and goes to bed at 10pm; "
    "she takes a walk at 7pm; Jon Reef is her cousin; she wants to learn the cello; "
    "she is worried about the rent; glorp zibble the xyzzy",
)
OTHERS = parse_residents(PEOPLE, "people")


@pytest.fixture(scope="module")
def map_file(tmp_path_factory: pytest.TempPathFactory) -> MapFile:
    return read_map(write_town(tmp_path_factory.mktemp("town"), AREAS, OBJECTS, [], WALLS))


@pytest.fixture(scope="module")
def town(map_file: MapFile) -> Town:
    return town_from(map_file)


@pytest.fixture(scope="module")
def ruth(town: Town) -> Trial:
    return try_person(RUTH, town, OTHERS)


def texts(trial: Trial, label: str) -> list[str]:
    return [each.text for each in trial.understood if each.label == label]


def quote(trial: Trial, text: str) -> str:
    return next(each.quote for each in trial.understood if text in each.text)


def test_what_was_understood_stands_with_the_clause_it_was_read_from(ruth: Trial) -> None:
    assert texts(ruth, "age") == ["41"]
    assert quote(ruth, "41") == "she is 41"
    assert quote(ruth, "gets up at 06:00") == quote(ruth, "goes to bed at 22:00") == "she gets up at 6am and goes to bed at 10pm"
    assert quote(ruth, "works 09:00 to 17:00") == "Ruth Okafor runs the Corner Shop from 9am to 5pm"
    assert quote(ruth, "Jon Reef (cousin)") == "Jon Reef is her cousin"
    assert quote(ruth, "learn the cello") == "she wants to learn the cello"
    assert quote(ruth, "rent") == "she is worried about the rent"


def test_every_quote_is_word_for_word_in_the_paragraph(ruth: Trial) -> None:
    assert all(each.quote in RUTH.paragraph for each in ruth.understood)


def test_what_was_not_understood_comes_last_with_advice(ruth: Trial) -> None:
    *_, last = ruth.understood
    assert (last.label, last.quote) == (NOT_UNDERSTOOD, "glorp zibble the xyzzy")
    assert last.text.endswith(".")


def test_a_home_that_was_inferred_quotes_nothing(ruth: Trial) -> None:
    assert texts(ruth, "home") and quote(ruth, texts(ruth, "home")[0]) == ""
    assert texts(ruth, "bed")


def test_they_say_of_themselves_what_they_would_tell_a_stranger(ruth: Trial) -> None:
    said = " ".join(ruth.says)
    assert said.startswith("I'm Ruth Okafor. I'm 41.")
    assert "I run the Corner Shop" in said
    assert len(set(ruth.says)) == len(ruth.says)


def test_the_day_has_no_gap_and_is_lived_at_places_of_the_map(ruth: Trial, town: Town) -> None:
    assert ruth.day[0].begin == 0 and ruth.day[-1].end >= 1440
    assert all(one.end == next.begin for one, next in zip(ruth.day, ruth.day[1:], strict=False))
    rooms = {town.arena_address(each) for each in town.arenas} | {f"home: {each.name}" for each in town.arenas.values()}
    assert {each.place for each in ruth.day} <= rooms
    at_ten = next(each for each in ruth.day if each.begin <= 600 < each.end)
    assert at_ten.place.startswith("Corner Shop")
    assert next(each for each in ruth.day if each.begin <= 180 < each.end).text == "sleep"


def test_the_day_is_the_one_they_would_plan_in_the_game(map_file: MapFile, town: Town, ruth: Trial) -> None:
    entries = (*OTHERS, RUTH)
    session = found(Ground(map_file, town, entries, "", RunSettings(seed=1), Clock()), Thinking(OfflineMind(), 0))
    number = len(entries)
    while session.residents[number].plan is None:
        session.advance(wait=True)
    plan = session.residents[number].plan
    assert plan is not None
    planned = [block.text for block in plan.blocks]
    tried = [each.text for each in ruth.day]
    assert [text for index, text in enumerate(planned) if index == 0 or text != planned[index - 1]] == [
        text for index, text in enumerate(tried) if index == 0 or text != tried[index - 1]
    ]


def test_what_the_town_lacks_is_noted(town: Town) -> None:
    trial = try_person(
        ResidentEntry("Ann Bell", "Ann Bell is a baker at the Moon Bakery; she lives with her husband Zed Bell"), town, OTHERS
    )
    assert any("Moon Bakery" in each for each in trial.notes)
    assert any("Zed Bell" in each for each in trial.notes)


def test_nothing_is_changed_by_trying(town: Town, ruth: Trial) -> None:
    assert try_person(RUTH, town, OTHERS) == ruth
    assert try_person(RUTH, town, OTHERS, day=5).day != ruth.day


@pytest.mark.parametrize(
    "paragraph",
    [
        "x",
        "Ruth.",
        "I fish. My name is Ruth Okafor; I am seventy.",
        "they is they; SELF SELF; ;;;; . . .",
        "“Ruth” — naps… 🐟🐟 \u202e desrever",
        "; ".join(f"she likes song number {each} and the {each}th street" for each in range(220)),
        "Ruth " * 2_500,
    ],
    ids=range(7),
)
def test_whatever_is_written_has_a_day(town: Town, paragraph: str) -> None:
    trial = try_person(ResidentEntry("Ruth Okafor", paragraph), town)
    assert trial.day[0].begin == 0 and trial.day[-1].end >= 1440
    assert trial.says


@pytest.mark.parametrize(
    ("name", "paragraph", "says"),
    [("", "a baker", "name"), ("Ruth", " \n", "nothing to read"), ("Ruth", "ab " * 30_000, "shorten it")],
)
def test_nobody_is_tried_out_without_a_name_and_a_word(town: Town, name: str, paragraph: str, says: str) -> None:
    with pytest.raises(Problem, match=says):
        try_person(ResidentEntry(name, paragraph), town)


def tried(town: Town, name: str, paragraph: str) -> Trial:
    return try_person(ResidentEntry(name, paragraph), town, OTHERS)


def test_days_and_pauses_and_what_is_over_are_said_in_words(town: Town) -> None:
    trial = tried(town, "Ann Bell", "Ann Bell is a baker; she works from 8 to 12 and from 2 to 6 on weekdays; she was a dancer")
    assert "works 08:00 to 18:00, not from 12:00 to 14:00, on weekdays" in texts(trial, "hours")
    assert any("dancer (no longer)" in each for each in texts(trial, "work"))


def test_whoever_lives_at_their_work_is_at_work_there(town: Town) -> None:
    trial = tried(town, "Ann Bell", "Ann Bell keeps the Old Anchor Pub from noon to 11pm and lives above the Old Anchor Pub")
    assert next(each for each in trial.day if each.begin <= 900 < each.end).place.startswith("The Old Anchor Pub")


def test_work_that_the_town_has_no_place_for_is_out_of_town_and_not_in_a_strangers_shop(town: Town) -> None:
    trial = tried(town, "Ann Bell", "Ann Bell, 30, is a porter at the Grand Hotel from nine to five")
    at_eleven = next(each for each in trial.day if each.begin <= 660 < each.end)
    assert at_eleven.text == "work at the Grand Hotel, out of town"
    assert at_eleven.place.endswith("outdoors")
    assert any(each.endswith("Ann works outdoors instead.") for each in trial.notes)


def test_what_is_done_out_of_doors_is_not_done_in_the_kitchen(town: Town) -> None:
    trial = tried(town, "Ann Bell", "Ann Bell is retired; she milks her goats at 6am; she runs by the river at 10am")
    for doing in ("milk her goats", "run by the river"):
        assert next(each for each in trial.day if each.text.startswith(doing)).place.endswith("outdoors")


def test_a_child_without_a_school_has_lessons_at_home_and_plays(town: Town) -> None:
    trial = tried(town, "Tim Bell", "Tim Bell is eight and likes beetles")
    doings = [each.text for each in trial.day]
    assert "have lessons at home" in doings and not any("go to school" in each for each in doings)
    assert any("play" in each for each in doings)
    assert any("school" in each for each in trial.notes)


@pytest.mark.parametrize(
    ("paragraph", "says"),
    [
        ("Ann Bell, the village teacher, gives lessons and is married to Bo", "I'm the village teacher and give lessons and am"),
        ("Ann Bell and her husband Bo are retired; she knits", "My husband Bo and I are retired."),
        ("Ann Bell is a cook; her husband Bo laughs at her for it", "My husband Bo laughs at me for it."),
        ("night porter, 51; knits", "I'm a night porter and am 51."),
        ("My name is Ann Bell. I am forty. I sleep whenever I can and I sing.", "I sleep whenever I can"),
    ],
    ids=range(5),
)
def test_they_speak_of_themselves_as_people_do(town: Town, paragraph: str, says: str) -> None:
    said = " ".join(tried(town, "Ann Bell", paragraph).says)
    assert says in said
    assert "Me," not in said and "name is me" not in said
