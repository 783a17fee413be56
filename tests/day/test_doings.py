"""Tests: a full day. Many things, many kinds of things, each where it can be done, and no hour without any."""

from itertools import groupby

import pytest
from fitting import ANYWHERE, all_kinds, fits, kinds_for
from lived import MIDNIGHT, LivedDay
from nights import NIGHTS, got_up

MANY, DIFFERENT = 45, 20
FITTING = 0.95
IDLE = 15
"""Minutes for which somebody who is awake may have nothing to do."""
AT_IT = 0.6
"""Of the waking day; the rest is spent on the way, in a town that takes a quarter of an hour to cross."""
EVERYWHERE = 0.15
"""Of all that is done; more than that, and the judge would be too easily pleased."""
everybody = pytest.mark.parametrize("name", NIGHTS)


@everybody
def test_everybody_does_many_things_a_day_and_different_ones(day: LivedDay, name: str) -> None:
    done = [action.words for action in day.of_the_day(name)]
    assert len(done) >= MANY
    assert len(set(done)) >= DIFFERENT


def test_things_are_done_where_they_can_be_done(day: LivedDay) -> None:
    done = [action for name in NIGHTS for action in day.of_the_day(name)]
    misfits = [action for action in done if not fits(action.words, action.kind)]
    told = "\n".join(f"{each.words} @ {each.kind} ({each.name}), fits: {sorted(kinds_for(each.words))}" for each in misfits)
    assert len(misfits) <= (1 - FITTING) * len(done), f"{len(misfits)} of {len(done)}:\n{told}"


def test_few_things_fit_anywhere(day: LivedDay) -> None:
    done = [action for name in NIGHTS for action in day.of_the_day(name)]
    anywhere = [action for action in done if kinds_for(action.words) == ANYWHERE]
    assert 0 < len(anywhere) <= EVERYWHERE * len(done)


def test_the_judge_knows_only_kinds_that_the_town_has(day: LivedDay) -> None:
    assert set(all_kinds()) <= {thing.kind for thing in day.town.objects.values()}


def test_the_judge_would_see_things_done_in_the_wrong_place() -> None:
    assert fits("eating pancakes and reading yesterday's paper", "dining chair")
    assert not fits("eating pancakes and reading yesterday's paper", "bed")
    assert not fits("cooking porridge for breakfast", "desk")
    assert not fits("taking a hot shower", "stove")
    assert not fits("flying a kite over the town", "park garden")
    assert not fits("humming", None)


@everybody
def test_every_waking_hour_has_an_action(day: LivedDay, name: str) -> None:
    _, bed = NIGHTS[name]
    begun = {action.minute // 60 for action in day.actions[name]}
    hours = range(got_up(day, name) // 60 + 1, min(bed, MIDNIGHT) // 60 - 1)
    assert [hour for hour in hours if hour not in begun] == []


@everybody
def test_nobody_who_is_awake_stands_about_with_nothing_to_do_for_long(day: LivedDay, name: str) -> None:
    _, bed = NIGHTS[name]
    awake = list(enumerate(day.minutes(name)))[got_up(day, name) : bed]
    idle = [[minute for minute, _ in run] for nothing, run in groupby(awake, lambda each: each[1].doing is None) if nothing]
    assert max((len(run) for run in idle), default=0) <= IDLE, idle


@everybody
def test_everybody_is_at_their_object_most_of_the_waking_day(day: LivedDay, name: str) -> None:
    _, bed = NIGHTS[name]
    awake = day.minutes(name)[got_up(day, name) : bed]
    there = sum(moment.settled and moment.doing is not None and moment.doing.target is not None for moment in awake)
    assert there >= AT_IT * len(awake)
