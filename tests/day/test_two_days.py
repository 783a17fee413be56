"""Two days of our town: what was promised is planned and kept, lunch is not in the pub, shops are left when they close."""

import re
from collections import defaultdict
from functools import cache

import pytest

from game.ai.offline.mind import OfflineMind
from game.session import Session
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import MINUTES_PER_DAY, TICKS_PER_MINUTE, minute_of_day

UNTIL = (24 + 20) * 60
SHUT = {"Harvey Oak Supply Store": 1020, "The Willows Market and Pharmacy": 1020}
OWNERS = ("Carmen Ortiz", "John Lin", "Tom Moreno")
PARTY = (MINUTES_PER_DAY + 1020, MINUTES_PER_DAY + 1140)
pytestmark = pytest.mark.slow


class Watched:
    """A run, and where everybody was at the beginning of each minute: names by (minute, building)."""

    def __init__(self) -> None:
        self.session: Session = found(lay_ground(None, None, RunSettings(seed=23)), Thinking(OfflineMind(), 0))
        self.there: dict[tuple[int, str], set[str]] = defaultdict(set)
        self.lunches: set[tuple[str, str]] = set()

    def live(self) -> "Watched":
        simulation = self.session.simulation
        while self.session.now < UNTIL * TICKS_PER_MINUTE:
            self.session.advance(wait=True)
            if self.session.now % TICKS_PER_MINUTE == 0:
                for body in simulation.bodies.values():
                    place = simulation.town.sector_of(simulation.arena_at(body.tile)).name
                    self.there[self.session.now // TICKS_PER_MINUTE, place].add(body.name)
                    if body.arrived and body.doing is not None and "lunch" in body.doing.text:
                        self.lunches.add((body.name, place))
        return self

    def texts(self, name: str) -> list[str]:
        """A resident's memories."""
        return next([each.text for each in one.stream.records] for one in self.session.residents.values() if one.name == name)


@cache
def town() -> Watched:
    return Watched().live()


def guests() -> list[str]:
    """Those who promised to come to what is on at Hobbs Cafe on the second day, before it was over."""
    names = [one.name for one in town().session.residents.values() if one.name != "Isabella Rodriguez"]
    promise = r"{} promised .* to come to .* at Hobbs Cafe on February 14 from 5pm to 7pm"
    return [name for name in names if any(re.match(promise.format(name), text) for text in town().texts(name))]


def test_everybody_who_said_yes_has_it_in_the_plan_or_has_said_why_not() -> None:
    assert guests()
    for name in guests():
        texts = town().texts(name)
        planned = any(re.match(rf"{name} (?:now )?plans to go to the Valentine's Day party", text) for text in texts)
        assert planned or any(text.startswith(f"{name} will not come to") for text in texts), name


def test_most_of_those_who_planned_to_come_are_there_in_its_hours() -> None:
    came = {name for (minute, place), names in town().there.items() if place == "Hobbs Cafe" and PARTY[0] <= minute < PARTY[1]
            for name in names}  # fmt: skip
    kept = [name for name in guests() if name in came]
    assert len(kept) >= 0.8 * len(guests())


def test_the_host_decorates_on_the_day_itself() -> None:
    assert any("decorating the place for the Valentine's Day party" in text for text in town().texts("Isabella Rodriguez"))


def test_lunch_is_not_in_the_pub_but_for_who_works_there() -> None:
    assert {name for name, place in town().lunches if place == "The Rose and Crown Pub"} <= {"Arthur Burton"}
    assert len(town().lunches) > 20


def test_shops_are_left_at_closing_time_on_both_days() -> None:
    late = [
        (minute, place, names - set(OWNERS))
        for (minute, place), names in town().there.items()
        if place in SHUT and minute_of_day(minute * TICKS_PER_MINUTE) >= SHUT[place] + 3 and names - set(OWNERS)
    ]
    assert not late
    assert all(any(where == place for _, where in town().there) for place in SHUT)
