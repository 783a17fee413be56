"""What the time line marks, found in a save's events."""

from dataclasses import asdict
from pathlib import Path

import pytest
from lively_town import LivelyTown
from world.tiny_town import ADA, BO, STOVE, tiny_town

from game.ai.persona import Occasion
from game.problem import Problem
from game.saves import LogRow
from game.ui.timeline.happenings import FAULT, OCCASION, TALK, VISIT, WHISPER, Happening, Reading, Sifting, occasions_of
from game.ui.timeline.marks import Marks
from game.world.clock import tick_at
from game.world.events import Event
from game.world.places import Town

VERA = 26


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Town:
    return tiny_town(tmp_path_factory.mktemp("town"))


@pytest.fixture
def sifting(tiny: Town) -> Sifting:
    return Sifting(tiny, frozenset((ADA, BO)))


def row(tick: int, kind: str, text: str = "", **about: object) -> LogRow:
    return LogRow(tick, "event", asdict(Event(tick, tick, kind, text, (3, 4), 1, **about)))  # type: ignore[arg-type]


def said(tick: int, who: int, talk: int) -> LogRow:
    return row(tick, "speech", "Hello.", resident=who, conversation=talk)


def test_a_talk_is_marked_where_it_began_with_both_who_talk_and_once(sifting: Sifting) -> None:
    found = sifting.sift([said(10, ADA, 1), said(12, BO, 1), said(14, ADA, 1), said(20, BO, 2)])
    assert found == [Happening(10, TALK, "", (3, 4), (ADA, BO))]
    assert [each.tick for each in sifting.sift([said(30, ADA, 2)])] == [20], "its answer came with the next rows"


def test_players_are_marked_when_they_come_and_leave_and_nobody_else(sifting: Sifting, tiny: Town) -> None:
    rows = [
        row(5, "arrival", "Ada Reed came into the shop", resident=ADA),
        row(6, "arrival", f"Vera Lund came into {tiny.name}", resident=VERA),
        row(7, "arrival", "Vera Lund came into the shop", resident=VERA),
        row(9, "arrival", f"Vera Lund left {tiny.name}", resident=VERA),
    ]
    assert [(each.tick, each.kind) for each in sifting.sift(rows)] == [(6, VISIT), (9, VISIT)]


def test_what_burns_is_marked_until_it_is_put_right(sifting: Sifting) -> None:
    states = ("on", "burning", "burning brightly", "off", "burning")
    rows = [row(tick, "state", f"the stove is {state}", object=STOVE, state=state) for tick, state in enumerate(states)]
    assert [(each.tick, each.kind, each.text) for each in sifting.sift(rows)] == [
        (1, FAULT, "The stove is burning"),
        (4, FAULT, "The stove is burning"),
    ]


@pytest.mark.parametrize("data", [None, [], "x", {}, {"kind": "speech"}, {"kind": "state", "tick": "now"}, {"kind": ["speech"]}])
def test_a_row_that_is_no_event_is_left_out(sifting: Sifting, data: object) -> None:
    assert sifting.sift([LogRow(1, "event", data)]) == []


def test_what_somebody_hosts_is_marked_at_its_hour(town: LivelyTown) -> None:
    host = town.residents[1].persona
    party = Occasion("a party", "party", "host", "the square", "2023-02-14", 17 * 60, 19 * 60)
    object.__setattr__(host, "occasions", (party, Occasion("a rumour", "rumour", "news")))
    try:
        assert occasions_of(town) == [Happening(tick_at(1, 17 * 60), OCCASION, "Party", None, (1,), tick_at(1, 19 * 60))]
    finally:
        object.__setattr__(host, "occasions", ())


def test_a_save_is_read_once_and_later_only_what_is_new(sifting: Sifting) -> None:
    asked: list[tuple[int, int]] = []

    def happened(since: int, until: int):  # type: ignore[no-untyped-def]
        asked.append((since, until))
        yield [said(since + 1, ADA, since + 1), said(since + 2, BO, since + 1)]

    reading = Reading(happened, sifting)
    found: list[int] = []
    for until in (100, 100, 160):
        reading.read(0, until)
        assert reading._thread is not None
        reading._thread.join()
        found += [each.tick for each in reading.poll()]
    assert asked == [(0, 100), (100, 160)]
    assert found == [1, 101]


def test_a_save_that_cannot_be_read_leaves_the_line_without_marks(sifting: Sifting) -> None:
    def happened(since: int, until: int):  # type: ignore[no-untyped-def]
        raise Problem("It is damaged.")
        yield

    reading = Reading(happened, sifting)
    reading.read(0, 100)
    assert reading._thread is not None
    reading._thread.join()
    assert reading.poll() == []


def test_of_several_in_one_place_what_matters_most_is_told(tmp_path: Path) -> None:
    marks = Marks()
    talk = Happening(50, TALK, "", (1, 1), (ADA, BO))
    marks.add([talk, Happening(52, TALK, "", (1, 1), (ADA, BO)), Happening(51, WHISPER, "An inner voice", (1, 1), (ADA,))])
    names = {ADA: "Ada", BO: "Bo"}.__getitem__
    assert marks.near(40, 60) == Happening(51, WHISPER, "An inner voice", (1, 1), (ADA,))
    assert marks.told(51, 51, names) == "An inner voice speaks to Ada"
    assert marks.told(49, 50, names) == "Ada and Bo talk"
    assert marks.told(60, 70, names) == ""
    marks.add([Happening(51, FAULT, "The stove is burning", (2, 2), ())])
    assert marks.told(40, 60, names) == "The stove is burning"
    assert sum(marks.talks(0, 100, 10)) == 2


def test_talks_in_one_place_are_counted_and_an_occasion_is_told_as_long_as_it_lasts() -> None:
    marks = Marks()
    marks.add([Happening(tick, TALK, "", (1, 1), (ADA, BO)) for tick in (50, 51, 52)])
    marks.add([Happening(200, OCCASION, "Party", None, (ADA,), 300)])
    assert marks.told(49, 53, str) == "3 talks"
    assert marks.told(259, 261, {ADA: "Ada"}.__getitem__) == "Party of Ada"


def test_a_visit_lasts_until_the_player_leaves_or_until_now() -> None:
    marks = Marks()
    marks.add([Happening(tick, VISIT, "", (1, 1), (VERA,)) for tick in (10, 30, 70)])
    assert marks.visits(100) == [(10, 30), (70, 100)]
