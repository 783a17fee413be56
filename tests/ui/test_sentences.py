"""What somebody is doing and where, in words."""

import numpy as np

from game.ai.plans import DayPlan, Step, Stroke
from game.ui.inspector.plan_items import PlanLine, plan_lines
from game.ui.roster import Entry, matching
from game.ui.sentences import doing_sentence, minute_of_plan
from game.world.bodies import Body
from game.world.clock import tick_at
from game.world.commands import Do
from game.world.places import Arena, Norms, Sector, Town, WorldObject

NORMS = Norms()
TOWN = Town(
    "Test",
    8,
    8,
    {0: Sector(0, "outdoors", NORMS, ()), 1: Sector(1, "Corner Cafe", NORMS, ()), 2: Sector(2, "Reed family's house", NORMS, ())},
    {
        0: Arena(0, "outdoors", 0, NORMS, ()),
        11: Arena(11, "cafe", 1, NORMS, ()),
        21: Arena(21, "kitchen", 2, NORMS, ()),
        22: Arena(22, "Ada's room", 2, NORMS, ()),
    },
    {
        31: WorldObject(31, "coffee machine", 11, "idle", ((1, 1),), (), 1),
        32: WorldObject(32, "stove", 21, "off", ((1, 1),), (), 1),
        33: WorldObject(33, "bed", 22, "made", ((1, 1),), (), 1),
        34: WorldObject(34, "behind the cafe counter", 11, "idle", ((1, 1),), (), 1),
    },
    np.zeros((8, 8), bool),
    {},
)


def body(text: str, arena: int, target: int | None = None, arrived: bool = True, asleep: bool = False) -> Body:
    return Body(1, "Ada Reed", (0, 0), (0, 0), doing=Do(1, text, "", arena, target, asleep=asleep), arrived=arrived)


def test_what_and_at_what_and_where() -> None:
    assert doing_sentence(body("cooking soup", 21, 32), TOWN) == (
        "Ada is cooking soup at the stove in the kitchen of the Reed family's house."
    )


def test_a_place_to_stand_is_no_thing_to_be_at() -> None:
    assert doing_sentence(body("serving guests", 11, 34), TOWN) == "Ada is serving guests behind the cafe counter in Corner Cafe."


def test_a_place_with_one_room_is_named_alone() -> None:
    assert doing_sentence(body("making tea", 11, 31), TOWN) == "Ada is making tea at the coffee machine in Corner Cafe."


def test_a_thing_already_named_is_not_named_twice() -> None:
    assert doing_sentence(body("cleaning the stove", 21, 32), TOWN).count("stove") == 1


def test_on_the_way_and_asleep_and_talking() -> None:
    assert "on the way to Corner Cafe" in doing_sentence(body("making tea", 11, 31, arrived=False), TOWN)
    assert "sleeping in bed in Ada's room" in doing_sentence(body("sleeping", 22, 33, asleep=True), TOWN)
    talking = body("making tea", 11, 31)
    talking.conversation = 4
    assert "talking with Bo Finch" in doing_sentence(talking, TOWN, ["Bo Finch"])


def test_the_present_stroke_and_step_are_marked() -> None:
    plan = DayPlan(0, 420, 1380, (Stroke("get up", 420, 480), Stroke("work", 480, 1020)), (), (Step("open up", 480, 490, 11),))
    lines = plan_lines(plan, 485, 1, 0)
    assert [line.text for line in lines if isinstance(line, PlanLine) and line.now] == ["work", "open up"]
    assert [line.text for line in plan_lines(plan, 700, 1, 0) if isinstance(line, PlanLine) and line.now] == ["work"]


def test_an_evening_after_midnight_still_belongs_to_its_plan() -> None:
    assert minute_of_plan(tick_at(1, 30), 0) == 1470


def test_the_list_is_searched_by_beginnings_of_words() -> None:
    entries = [Entry(1, "Ada Reed", "cooking", "", ""), Entry(2, "Bo Finch", "reading", "", "")]
    assert [entry.number for entry in matching(entries, "re")] == [1, 2]
    assert [entry.number for entry in matching(entries, "fin rea")] == [2]
    assert matching(entries, "zzz") == []
    assert matching(entries, "  ") == entries
