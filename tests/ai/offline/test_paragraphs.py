"""People of all kinds, each from one paragraph: what is understood of them and the day they plan, as a stranger would say it."""

import tomllib
from pathlib import Path

import pytest
from paragraph_statements import Case, cases, failures, plan, read

FOLDER = Path(__file__).with_name("paragraphs")
PEOPLE = {
    f"{file.stem}: {case.name}": case
    for file in sorted(FOLDER.glob("*.toml"))
    for case in cases(tomllib.loads(file.read_text(encoding="utf-8")))
}
everybody = pytest.mark.parametrize("case", PEOPLE.values(), ids=PEOPLE)


@everybody
def test_a_stranger_agrees_with_what_is_read_and_with_the_day(case: Case) -> None:
    assert failures(case) == list(case.missed)


@everybody
def test_in_a_hamlet_with_a_home_and_a_shop_the_day_is_whole_too(case: Case) -> None:
    who = read(case)
    for weekday in (0, 5):
        day = plan(who, weekday, small=True)
        assert day.blocks[0].start == 0
        assert all(before.end == after.start for before, after in zip(day.blocks, day.blocks[1:], strict=False))
        assert sum(block.activity in ("breakfast", "lunch", "dinner") for block in day.blocks) >= 2
        assert all(block.place.startswith("home") or block.place == "Corner Shop" for block in day.blocks)


@everybody
def test_nobody_goes_without_sleep(case: Case) -> None:
    who = read(case)
    for weekday in range(7):
        night = plan(who, weekday).blocks[-1]
        assert night.activity == "sleep" and night.end - night.start >= 240


def test_a_very_long_paragraph_is_one_person_still() -> None:
    case = next(iter(PEOPLE.values()))
    long = Case(case.name, " ".join([case.paragraph, *(f"She once saw a boat with {n} sails." for n in range(300))]), (), ())
    assert len(long.paragraph) > 10_000
    assert read(long).occupations == read(case).occupations


@pytest.mark.parametrize(
    "said", ["reads twice a day ", "walks at five and at six ", "spends her mornings and spends her afternoons "]
)
def test_what_is_said_a_hundred_times_over_is_one_clause_and_gives_a_day(said: str) -> None:
    who = read(Case("Ann Bell", f"Ann Bell {said * 150}".strip(), (), ()))
    assert len(who.clauses) == 1
    assert plan(who, 1).blocks[-1].end > 1440


def test_those_who_work_nights_work_the_first_night_of_all_and_sleep_by_day() -> None:
    nights = [case for case in PEOPLE.values() if "working 03:00" in case.day]
    assert len(nights) >= 6
    for case in nights:
        first = plan(read(case), 0).blocks
        assert first[0].activity == "work", case.name
        assert any(block.activity == "sleep" and block.start <= 540 < block.end for block in first), case.name
