"""Two towns side by side: since when they differ, and what each of them knows, did, said, planned and remembers alone."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from session.three_people import people_file
from study.handmade import (
    ADA,
    BO,
    CY,
    DEE,
    PEOPLE,
    Written,
    ground_of_four,
    reading_circle,
    write_save,
)
from world.tiny_town import BEDROOM, SHOP

from game.ai.memory import Kind
from game.problem import Problem
from game.saves import Store
from game.session.ground import Ground, lay_ground
from game.study.difference import Difference, compare
from game.study.difference.places import Stay, _partings
from game.study.difference.telling import asides, headline, moment
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, TICKS_PER_MINUTE

EIGHT, NINE, TEN = (hour * TICKS_PER_HOUR for hour in (8, 9, 10))


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return ground_of_four(tmp_path_factory.mktemp("town"))


Compare = Callable[..., Difference]


@pytest.fixture
def compared(tmp_path: Path, ground: Ground) -> Compare:
    """Writes two saves and compares them."""

    def compared(a: Written, b: Written, until: int | None = None) -> Difference:
        with (
            write_save(Store(tmp_path / "one"), "a", ground, a) as first,
            write_save(Store(tmp_path / "two"), "b", ground, b) as second,
        ):
            return compare((first, second), (ground, ground), until)

    return compared


def circle_and_dog(ground: Ground) -> tuple[Written, Written]:
    """The same until ten; then, in the second alone, Bo tells Dee of the dog and they walk to the bedroom."""
    one, other = reading_circle(ground), reading_circle(ground)
    heard = next(each.number for each in other.memories[BO] if "brown dog" in each.text)
    told = other.says(3, TEN, BO, DEE, "Cy lost a brown dog by the pond.")
    claim = "Cy Hall lost a brown dog by the pond the night before"
    other.hears(DEE, BO, 3, told, TEN + 20, claim, heard)
    for who in (BO, DEE):
        other.goes(who, TEN + 60, BEDROOM, "looking for the dog")
    other.plans(DEE, "look for the dog", "11:00 to 12:00", TEN + 20)
    other.remember(DEE, TEN + 30, Kind.REFLECTION, "Dee Marsh is sorry for Cy Hall", importance=8)
    return one, other


def test_a_run_and_itself_differ_in_nothing(compared: Compare, ground: Ground) -> None:
    found = compared(reading_circle(ground), reading_circle(ground))
    assert found.since is None
    assert headline(found).startswith("Nothing differs")
    assert not (found.news or found.events or found.whereabouts or found.plans or found.memories)


def test_they_differ_since_the_first_thing_that_only_one_has(compared: Compare, ground: Ground) -> None:
    found = compared(*circle_and_dog(ground))
    assert found.since == TEN + 20
    assert "The same until Monday 13 February 2023, 10:03" in headline(found)


def test_until_a_time_before_they_part_nothing_differs(compared: Compare, ground: Ground) -> None:
    assert compared(*circle_and_dog(ground), until=TEN).since is None


def test_who_knows_a_piece_of_news_in_one_alone_is_told_with_the_words(compared: Compare, ground: Ground) -> None:
    dog = next(each for each in compared(*circle_and_dog(ground)).news if "dog" in each.text)
    assert dog.source == "Cy Hall"
    assert [each.name for each in dog.only[1]] == ["Dee Marsh"]
    assert dog.only[0] == ()
    assert set(dog.both) == {"Cy Hall", "Bo Finch"}
    (dee,) = dog.only[1]
    assert (dee.source, dee.words, dee.tick) == ("Bo Finch", "Cy lost a brown dog by the pond.", TEN + 20)


def test_news_that_the_same_people_know_differs_in_nothing(compared: Compare, ground: Ground) -> None:
    circle = next(each for each in compared(*circle_and_dog(ground)).news if "reading circle" in each.text)
    assert circle.weight == 0
    assert circle.both == ("Ada Reed", "Bo Finch", "Cy Hall")


def test_what_a_visitor_said_becomes_news_where_it_is_told_on(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    for written in (one, other):
        written.remember(ADA, TEN, Kind.CHAT, "Vera said that the mill is sold.", said_by=9, talk=8, line=0)
    told = other.says(7, TEN + 60, ADA, DEE, "The mill is sold!")
    other.hears(DEE, ADA, 7, told, TEN + 80, "the mill is sold", one.memories[ADA][-1].number)
    mill = next(each for each in compared(one, other).news if "mill" in each.text)
    assert mill.source == "Ada Reed", "of the visitor there are no records"
    assert [each.name for each in mill.known[1]] == ["Ada Reed", "Dee Marsh"]
    assert [each.name for each in mill.only[1]] == ["Dee Marsh"]


def test_where_their_ways_part_and_for_how_long(compared: Compare, ground: Ground) -> None:
    found = compared(*circle_and_dog(ground))
    apart = {each.name: each for each in found.whereabouts}
    (dee,) = apart["Dee Marsh"].partings
    assert (dee.start, dee.end, dee.places) == (TEN + 60, TICKS_PER_DAY, ("Corner Shop", "Reed house"))
    assert apart["Ada Reed"].partings == () and apart["Ada Reed"].apart == 0
    assert [each.name for each in found.whereabouts[:2]] == ["Bo Finch", "Dee Marsh"], "those longest apart come first"


def test_who_comes_a_little_later_has_not_gone_another_way(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    one.goes(DEE, TEN, BEDROOM)
    other.goes(DEE, TEN + 9 * TICKS_PER_MINUTE, BEDROOM)
    dee = next(each for each in compared(one, other).whereabouts if each.name == "Dee Marsh")
    assert dee.partings == ()
    assert dee.apart == 9 * TICKS_PER_MINUTE, "but the minutes are counted"


def test_talks_are_the_same_or_have_other_words_or_are_had_in_one_alone(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    one.remember(DEE, 10, Kind.OBSERVATION, "a bird", importance=1)
    one.says(5, TEN, ADA, DEE, "Good morning!")
    other.says(5, TEN + 6, ADA, DEE, "You again!")
    other.says(6, 15 * TICKS_PER_HOUR, CY, DEE, "Have you seen my dog?")
    talks = compared(one, other).talks
    assert talks.same == 2
    ((mine, theirs),) = talks.otherwise
    assert (mine.lines[0].text, theirs.lines[0].text) == ("Good morning!", "You again!")
    assert talks.only[0] == ()
    (only,) = talks.only[1]
    assert only.people == ("Cy Hall", "Dee Marsh") and only.place == "Corner Shop"


def test_the_same_people_hours_later_are_another_talk(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    one.says(5, TEN, ADA, DEE, "Good morning!")
    other.says(5, TEN + TICKS_PER_HOUR, ADA, DEE, "Good morning!")
    for written in (one, other):
        written.remember(ADA, EIGHT, Kind.OBSERVATION, written.talks[5].lines[0].text + str(written is one))
    talks = compared(one, other).talks
    assert [len(each) for each in talks.only] == [1, 1]


def test_hours_that_only_one_has_planned(compared: Compare, ground: Ground) -> None:
    (plan,) = compared(*circle_and_dog(ground)).plans
    assert (plan.name, plan.day, plan.only[0]) == ("Dee Marsh", 0, ())
    assert [(each.start, each.end, each.what) for each in plan.only[1]] == [(660, 720, "look for the dog")]


def test_what_is_planned_no_longer_is_not_in_the_plan(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    text = "Cy Hall no longer plans to study at home from 08:30 to 12:00 on Monday February 13"
    other.remember(CY, EIGHT, Kind.PLAN, text)
    (plan,) = compared(one, other).plans
    assert [each.what for each in plan.only[0]] == ["study at home"]
    assert plan.only[1] == ()


def test_memories_of_one_alone_the_most_important_first(compared: Compare, ground: Ground) -> None:
    found = {each.name: each for each in compared(*circle_and_dog(ground)).memories}
    assert found["Dee Marsh"].only[0] == ()
    assert found["Dee Marsh"].only[1][0].text == "Dee Marsh is sorry for Cy Hall"
    assert [each.importance for each in found["Dee Marsh"].only[1]] == [8, 5, 5]
    assert "Ada Reed" not in found


def test_the_same_sentence_at_another_time_is_no_difference(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    one.remember(ADA, TEN, Kind.OBSERVATION, "It rains")
    other.remember(ADA, TEN + 90, Kind.OBSERVATION, "It rains")
    assert compared(one, other).memories == ()


def test_who_came_in_one_alone_and_why_not_in_the_other(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    other.rows = [row for row in other.rows if not (row.data["resident"] == BO and row.data["arena"] == SHOP)]
    (event,) = compared(one, other).events
    assert event.called and event.place == "Corner Shop" and event.held == (True, True)
    assert event.steps[-1] == (("Bo Finch",), ())
    assert event.absent == (("Bo Finch", "", "had it in the plan, and was somewhere else"),)
    assert event.differs


def test_an_event_of_one_alone(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    text = "Dee Marsh has decided to give a chess tournament at the Corner Shop on February 13th from 3pm to 5pm"
    number = other.remember(DEE, TEN, Kind.OBSERVATION, text, importance=8)
    line = other.says(5, TEN + 6, DEE, CY, "I give a chess tournament. Will you come?", "invite")
    claim = "she has decided to give a chess tournament at the Corner Shop on February 13 from 3pm to 5pm"
    other.hears(CY, DEE, 5, line, TEN + 20, claim, number)
    event = next(each for each in compared(one, other).events if each.host == "Dee Marsh")
    assert event.held == (False, True) and event.differs
    assert event.steps[0] == ((), ("Cy Hall",))


def test_towns_of_other_people_are_compared_in_whom_they_share(tmp_path: Path, ground: Ground) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    text = PEOPLE.replace('name = "Dee Marsh"', 'name = "Eve Stone"').replace("Dee Marsh is", "Eve Stone is")
    other = lay_ground(ground.map_file.path, people_file(folder, text), ground.settings)
    with (
        write_save(Store(tmp_path), "a", ground, reading_circle(ground)) as first,
        write_save(Store(tmp_path), "b", other, reading_circle(other)) as second,
    ):
        found = compare((first, second), (ground, other))
    assert found.since == 0
    assert [side.alone for side in found.sides] == [("Dee Marsh",), ("Eve Stone",)]
    assert {each.name for each in found.whereabouts} == {"Ada Reed", "Bo Finch", "Cy Hall"}
    assert "The people are not described in the same words." in asides(found)


def test_one_that_has_come_further_is_compared_only_as_far_as_the_other(tmp_path: Path, ground: Ground) -> None:
    further = reading_circle(ground)
    further.goes(ADA, TICKS_PER_DAY + 60, BEDROOM)
    with (
        write_save(Store(tmp_path), "a", ground, reading_circle(ground)) as first,
        write_save(Store(tmp_path), "b", ground, further) as second,
    ):
        found = compare((first, second), (ground, ground))
    assert found.since is None
    assert found.until == TICKS_PER_DAY
    assert any("come further" in each for each in asides(found))


def test_turned_round_everything_is_on_the_other_side(compared: Compare, ground: Ground, tmp_path: Path) -> None:
    one, other = circle_and_dog(ground)
    there, back = compared(one, other), compared_again(tmp_path, ground, other, one)
    assert (there.since, there.until) == (back.since, back.until)
    assert {each.text: each.only for each in there.news} == {each.text: each.only[::-1] for each in back.news}
    assert [each.apart for each in there.whereabouts] == [each.apart for each in back.whereabouts]
    assert there.talks.only == back.talks.only[::-1]
    assert [each.only for each in there.plans] == [each.only[::-1] for each in back.plans]
    assert [each.only for each in there.memories] == [each.only[::-1] for each in back.memories]


def compared_again(folder: Path, ground: Ground, a: Written, b: Written) -> Difference:
    with (
        write_save(Store(folder / "three"), "a", ground, deepcopy(a)) as first,
        write_save(Store(folder / "four"), "b", ground, deepcopy(b)) as second,
    ):
        return compare((first, second), (ground, ground))


def test_records_that_make_no_sense_are_said_to_be_damaged(compared: Compare, ground: Ground) -> None:
    one, other = reading_circle(ground), reading_circle(ground)
    other.rows[-1].data["arena"] = ["nowhere"]
    with pytest.raises(Problem, match="damaged"):
        compared(one, other)


def test_a_moment_is_told_with_its_day(ground: Ground) -> None:
    assert moment(ground.clock, TICKS_PER_DAY + EIGHT + 6) == "Tue 14 Feb 08:01"


@st.composite
def days(draw: st.DrawFn) -> tuple[Stay, ...]:
    """Somebody's stays from tick 0 to 100 without a gap."""
    cuts = sorted(draw(st.sets(st.integers(1, 99), max_size=8)))
    ends = [0, *cuts, 100]
    return tuple(_merged(Stay(start, end, draw(st.sampled_from("abc"))) for start, end in pairwise(ends)))


def _merged(stays: Iterator[Stay]) -> list[Stay]:
    merged: list[Stay] = []
    for stay in stays:
        if merged and merged[-1].place == stay.place:
            merged[-1] = Stay(merged[-1].start, stay.end, stay.place)
        else:
            merged.append(stay)
    return merged


@given(days(), days())
def test_ways_part_exactly_where_the_places_differ(mine: tuple[Stay, ...], theirs: tuple[Stay, ...]) -> None:
    def place(stays: tuple[Stay, ...], tick: int) -> str:
        return next(stay.place for stay in stays if stay.start <= tick < stay.end)

    partings = list(_partings(mine, theirs))
    for tick in range(100):
        told = [part.places for part in partings if part.start <= tick < part.end]
        here = (place(mine, tick), place(theirs, tick))
        assert told == ([here] if here[0] != here[1] else [])
