"""What happened today."""

from collections import deque
from pathlib import Path

from lively_town import COOK, LivelyTown, lively_town
from session.three_people import LIVELY, live, thinking, three_people

from game.saves import Store
from game.session.founding import found_new
from game.session.going_on import go_on
from game.ui.log.today import Today
from game.world.clock import TICKS_PER_DAY
from game.world.events import Event


def event(number: int, tick: int, kind: str = "doing", text: str = "Ann is reading", arena: int = 0) -> Event:
    return Event(number, tick, kind, text, (5, 7), arena, COOK)


def town_with(*events: Event, now: int) -> LivelyTown:
    town = lively_town()
    town.log = deque(events, maxlen=3)
    town.simulation.now = now
    return town


def test_what_only_one_person_perceives_is_left_out_and_yesterday_too() -> None:
    day = TICKS_PER_DAY
    town = town_with(event(1, day - 5), event(2, day + 1, "obstacle"), event(3, day + 2), now=day + 3)
    today = Today(town)
    today.look()
    assert [each.number for each in today.entries] == [3]


def test_what_the_town_no_longer_keeps_is_still_told_until_midnight() -> None:
    town = town_with(event(1, 10), now=20)
    today = Today(town)
    today.look()
    town.log.extend(event(number, 20 + number) for number in range(2, 6))
    today.look()
    today.look()
    assert [each.number for each in today.entries] == [1, 3, 4, 5]
    town.simulation.now = TICKS_PER_DAY
    today.look()
    assert today.entries == []


def test_words_spoken_are_told_with_who_spoke() -> None:
    town = town_with(event(1, 10, "speech", "Good morning!"), now=20)
    today = Today(town)
    today.look()
    entry = today.entries[0]
    assert entry.text == f"{town.simulation.bodies[COOK].name}: \u201cGood morning!\u201d" and entry.sort == "talk"


def test_entries_are_found_by_person_and_place() -> None:
    town = lively_town()
    cook = town.simulation.bodies[COOK]
    arena = town.simulation.town.arena_at(cook.tile)
    town.log.append(event(10**6, town.simulation.now, text=f"{cook.name} is cooking", arena=arena.id))
    today = Today(town)
    today.look()
    entry = today.entries[-1]
    assert entry.fits((cook.name.split()[0].lower(),), "") and entry.fits((arena.name.lower(),), "doings")
    assert not entry.fits(("nobody",), "") and not entry.fits((), "talk")


def test_a_town_that_was_loaded_tells_what_happened_today_as_if_it_had_never_been_closed(tmp_path: Path) -> None:
    ground, store = three_people(tmp_path), Store(tmp_path)
    before = live(found_new(store, "town", ground, thinking()), LIVELY)
    before.close()
    after = go_on(store.open("town"), ground, thinking())
    told = [Today(before), Today(after)]
    for today in told:
        today.look()
    assert len(told[0].entries) > 10
    assert told[1].entries == told[0].entries
    after.close()
