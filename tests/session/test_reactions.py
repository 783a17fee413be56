"""What turns up is dealt with at once, by whom it is up to, and life goes on from there."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from session.three_people import live, thinking, three_people
from world.tiny_town import ADA, BATHROOM, BED, BEDROOM, BENCH, BO, CY, SHELF, SHOP, STOVE, TOILET

from game.ai.memory import Kind
from game.ai.plans import MEND, Step
from game.saves import Store
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import found, found_new
from game.session.going_on import go_on
from game.session.ground import Ground, ground_of_save, lay_ground
from game.settings import RunSettings
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import SetState

AT_ONCE = 6
"""Ticks within which somebody acts on an alarm."""


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture
def session(ground: Ground) -> Session:
    """A quarter past midnight: the day is planned, and everybody does as they are told by the test."""
    session = live(found(ground, thinking()), 15 * TICKS_PER_MINUTE)
    for resident in (ADA, BO, CY):
        everybody_at(session, resident, rest(session, BENCH if resident == CY else None))
    return live(session, session.now + 3 * TICKS_PER_MINUTE)


def rest(session: Session, target: int | None, asleep: bool = False, **about: object) -> Step:
    minute = session.now // TICKS_PER_MINUTE
    arena = session.simulation.town.objects[target].arena if target is not None else BEDROOM
    text = "sleep" if asleep else "look out of the window"
    return replace(Step(text, minute, minute + 40, arena, target, activity="rest", asleep=asleep), **about)  # type: ignore[arg-type]


def everybody_at(session: Session, resident: int, *steps: Step) -> None:
    """Give somebody other steps for now, as a thought of theirs would."""
    mind = session.residents[resident]
    assert mind.plan is not None
    mind.plan = replace(mind.plan, steps=steps, broken_down_until=steps[-1].end, bed=10_000)
    mind.revision += 1
    mind.following, mind.stuck, mind.avoided = None, None, ()
    for other in session.residents.values():
        other.talked = {each: session.now for each in session.residents if each != other.id}  # no talk comes in between


def texts(session: Session, resident: int, since: int = 1) -> list[str]:
    return [each.text for each in session.residents[resident].stream.records if each.created >= since]


def doing(session: Session, resident: int) -> str:
    now = session.simulation.bodies[resident].doing
    return now.text if now is not None else ""


def decided(session: Session, resident: int, since: int = 1) -> list[str]:
    return [text for text in texts(session, resident, since) if " saw that " in text]


def test_a_fire_is_put_out_at_once_and_the_meal_made_again(session: Session) -> None:
    cook = rest(session, STOVE, text="cook porridge", activity="cook", state="cooking porridge", end=session.now // 6 + 12)
    eat = replace(cook, text="eat porridge", start=cook.end, end=cook.end + 15, target=None, state=None, activity="eat")
    everybody_at(session, ADA, cook, eat)
    live(session, session.now + 3 * TICKS_PER_MINUTE)
    assert session.simulation.states[STOVE] == "cooking porridge"
    session.order(SetState(STOVE, "burning"))
    began = session.now
    live(session, began + AT_ONCE)
    assert doing(session, ADA).startswith("turning off the stove")
    live(session, began + 2 * AT_ONCE)
    assert session.simulation.states[STOVE] == "off"
    live(session, began + 35 * TICKS_PER_MINUTE)
    assert decided(session, ADA, began) == [
        "Ada Reed saw that the stove is burning and decided to turn it off and to make breakfast again"
    ]
    told = texts(session, ADA, began)
    assert told.index("the stove is burning") < told.index("Ada Reed is cooking porridge again")
    assert "Ada Reed is eating porridge" in told
    assert session.simulation.states[STOVE] == "off"


def test_the_decision_rests_on_what_was_seen(session: Session) -> None:
    session.order(SetState(STOVE, "burning"))
    live(session, session.now + AT_ONCE)
    records = session.residents[ADA].stream.records
    decision = next(each for each in records if " saw that the stove is burning " in each.text)
    assert [records[number].text for number in decision.content.evidence] == ["the stove is burning"]
    assert decision.content.kind is Kind.OBSERVATION and decision.content.importance >= 5


def test_only_who_it_is_up_to_acts(session: Session) -> None:
    session.order(SetState(STOVE, "burning"))
    began = session.now
    live(session, began + 5 * TICKS_PER_MINUTE)
    answers = sorted(text.partition(" saw that ")[2] for each in (ADA, BO) for text in decided(session, each, began))
    assert len(answers) == 2
    assert answers[0].startswith("the stove is burning and decided to turn it off")
    assert answers[1].startswith("the stove is burning and left it to ")
    assert decided(session, CY, began) == []


def test_only_the_plan_from_this_moment_on_changes_and_only_as_far_as_needed(session: Session) -> None:
    step = rest(session, None)
    after = replace(step, text="read on", start=step.end, end=step.end + 30)
    everybody_at(session, ADA, step, after)
    everybody_at(session, BO, rest(session, BENCH))
    live(session, session.now + 3 * TICKS_PER_MINUTE)
    session.order(SetState(STOVE, "burning"))
    began, revision = session.now, session.residents[ADA].revision
    live(session, began + AT_ONCE)
    plan = session.residents[ADA].plan
    assert plan is not None and session.residents[ADA].revision == revision + 1
    minute = (began + 4) // TICKS_PER_MINUTE
    assert [(each.text[:8], each.start, each.end) for each in plan.steps] == [
        ("look out", step.start, minute),
        ("turn off", minute, minute + 5),
        ("look out", minute + 5, step.end),
        ("read on", after.start, after.end),
    ]
    assert plan.steps[1].activity == MEND


def test_nobody_reacts_twice_to_one_change_but_to_the_next_one_they_do(session: Session) -> None:
    everybody_at(session, BO, rest(session, BENCH))
    live(session, session.now + 5 * TICKS_PER_MINUTE)
    began = session.now
    session.order(SetState(STOVE, "burning"))
    live(session, began + 10 * TICKS_PER_MINUTE)
    assert len(decided(session, ADA, began)) == 1
    session.order(SetState(STOVE, "burning"))
    live(session, session.now + 10 * TICKS_PER_MINUTE)
    assert len(decided(session, ADA, began)) == 2
    assert session.simulation.states[STOVE] == "off"


def test_who_sleeps_beside_a_fire_wakes_and_acts_but_sleeps_through_a_leak(session: Session) -> None:
    everybody_at(session, BO, rest(session, BENCH))
    everybody_at(session, ADA, rest(session, BED, asleep=True))
    live(session, session.now + 5 * TICKS_PER_MINUTE)
    assert session.simulation.bodies[ADA].asleep
    session.order(SetState(STOVE, "leaking"))
    live(session, session.now + AT_ONCE)
    assert session.simulation.bodies[ADA].asleep
    session.order(SetState(STOVE, "burning"))
    live(session, session.now + AT_ONCE)
    assert not session.simulation.bodies[ADA].asleep
    live(session, session.now + 10 * TICKS_PER_MINUTE)
    assert session.simulation.states[STOVE] == "off"
    assert session.simulation.bodies[ADA].asleep


def test_who_comes_into_the_room_sees_what_is_wrong(session: Session) -> None:
    for each in (ADA, BO):
        everybody_at(session, each, rest(session, None, arena=0))
    live(session, session.now + 5 * TICKS_PER_MINUTE)
    session.order(SetState(STOVE, "burning"))
    began = session.now
    live(session, began + 5 * TICKS_PER_MINUTE)
    assert session.simulation.states[STOVE] == "burning" and not decided(session, ADA, began)
    everybody_at(session, ADA, rest(session, STOVE, text="boil an egg", state="cooking an egg", wanted="stove"))
    live(session, session.now + 10 * TICKS_PER_MINUTE)
    assert decided(session, ADA, began)
    assert session.simulation.states[STOVE] != "burning"


def test_a_strange_thing_is_wondered_about(session: Session) -> None:
    began = session.now
    session.order(SetState(BED, "on the moon"))
    live(session, began + 8 * TICKS_PER_MINUTE)
    assert any("the bed is on the moon and wondered" in text for text in decided(session, ADA, began))
    assert session.simulation.states[BED] == "on the moon"
    assert doing(session, ADA) == "looking out of the window"


def test_a_painter_is_not_distracted_by_their_easel(session: Session) -> None:
    """Nor anybody by what they use, or by what others use."""
    everybody_at(session, ADA, rest(session, STOVE, text="paint the stove", state="painting under way"))
    everybody_at(session, BO, rest(session, BED, text="sit and watch", state="occupied"))
    live(session, session.now + 60 * TICKS_PER_MINUTE)
    assert decided(session, ADA) == decided(session, BO) == []
    assert not any(each.kind in ("react", "meet") for each in session.in_flight.asked)


def test_in_front_of_a_taken_bathroom_one_waits_and_then_goes_in(session: Session) -> None:
    minute = session.now // TICKS_PER_MINUTE
    wash = rest(session, TOILET, text="wash", end=minute + 6)
    everybody_at(session, BO, wash, rest(session, BENCH, start=wash.end, end=minute + 60))
    live(session, session.now + 3 * TICKS_PER_MINUTE)
    assert session.simulation.people_in(BATHROOM) == (BO,)
    began = session.now
    everybody_at(session, ADA, rest(session, None, text="brush teeth", arena=BATHROOM, end=minute + 20))
    live(session, began + 2 * TICKS_PER_MINUTE)
    assert decided(session, ADA, began) == ["Ada Reed saw that the bathroom is taken and decided to wait a little"]
    assert session.simulation.people_in(BATHROOM) == (BO,)
    live(session, began + 7 * TICKS_PER_MINUTE)
    assert session.simulation.people_in(BATHROOM) == (ADA,)


def test_who_talks_leaves_the_talk_for_a_fire(session: Session) -> None:
    for each in (ADA, BO):
        everybody_at(session, each, rest(session, None))
    while session.simulation.bodies[ADA].conversation is None:
        for each in (ADA, BO):
            session.residents[each].talked = {}
        session.advance(wait=True)
    session.order(SetState(STOVE, "burning"))
    live(session, session.now + AT_ONCE)
    acting = [each for each in (ADA, BO) if doing(session, each).startswith("turning off")]
    assert len(acting) == 1 and session.simulation.bodies[acting[0]].conversation is None


def test_what_changes_behind_their_back_is_as_they_last_saw_it(session: Session) -> None:
    for each in (ADA, BO):
        everybody_at(session, each, rest(session, None))
    live(session, session.now + 5 * TICKS_PER_MINUTE)
    session.order(SetState(SHELF, "in pieces"))
    live(session, session.now + 5 * TICKS_PER_MINUTE)
    shelf = session.residents[ADA].known.object(SHELF)
    assert shelf is not None and shelf.state == session.simulation.town.objects[SHELF].state
    assert session.simulation.states[SHELF] == "in pieces"
    assert not decided(session, ADA)
    live(session, 8 * 60 * TICKS_PER_MINUTE)
    everybody_at(session, ADA, rest(session, None, arena=SHOP))
    live(session, session.now + 36 * TICKS_PER_MINUTE)
    seen = session.residents[ADA].known.object(SHELF)
    assert seen is not None and seen.seen > shelf.seen
    assert any("shelf is in pieces" in text for text in texts(session, ADA))


@pytest.mark.parametrize("ticks", [1, 3, 20])
def test_a_run_stopped_in_the_middle_of_a_reaction_goes_on_with_it(ground: Ground, tmp_path: Path, ticks: int) -> None:
    def burning(session: Session) -> Session:
        live(session, 900)
        session.order(SetState(STOVE, "burning"))
        return live(session, 900 + ticks)

    whole = live(burning(found(ground, thinking())), 1000)
    store = Store(tmp_path)
    burning(found_new(store, "fire", ground, thinking())).close()
    save = store.open("fire")
    again = live(go_on(save, ground_of_save(save, ground.map_file.path), thinking()), 1000)
    assert digest_of(again, ground.header) == digest_of(whole, ground.header)
    again.close()
    assert whole.simulation.states[STOVE] != "burning"


@dataclass
class Morning:
    """Our town's first morning, in which one resident's shower leaks and her stove burns: her stream since each."""

    session: Session
    leaked: int
    burned: int
    resident: int
    shower: int
    stove: int


@pytest.fixture(scope="module")
def morning() -> Morning:
    session = found(lay_ground(None, None, RunSettings(seed=5)), thinking())
    isabella = next(each for each in session.residents.values() if each.name == "Isabella Rodriguez")
    town, body = session.simulation.town, session.simulation.bodies[isabella.id]
    own = {each.kind: each for each in town.objects.values() if town.arenas[each.arena].sector == isabella.known.home}

    def until(ready: Callable[[], bool]) -> int:
        while not ready():
            session.advance(wait=True)
        return session.now

    leaked = until(lambda: body.arrived and body.using == own["shower"].id)
    session.order(SetState(own["shower"].id, "leaking"))
    live(session, leaked + 25 * TICKS_PER_MINUTE)
    kitchen = own["stove"].arena

    def at_breakfast() -> bool:
        eating = body.arrived and body.doing is not None and body.doing.activity == "eat"
        return eating and town.arena_at(body.tile).id == kitchen

    burned = until(at_breakfast)
    session.order(SetState(own["stove"].id, "burning"))
    live(session, burned + 30 * TICKS_PER_MINUTE)
    return Morning(session, leaked, burned, isabella.id, own["shower"].id, own["stove"].id)


def test_in_our_town_a_leaking_shower_is_mended_with_tools_from_the_living_room(morning: Morning) -> None:
    told = texts(morning.session, morning.resident, morning.leaked)
    decided = "decided to fetch tools from the living room and try to mend it"
    decision = f"Isabella Rodriguez saw that the shower is leaking and {decided}"
    fetched = "Isabella Rodriguez is fetching tools from the living room"
    tried = "Isabella Rodriguez is trying to mend the shower"
    assert told.index("the shower is leaking") < told.index(decision) < told.index(fetched) < told.index(tried)
    assert morning.session.simulation.states[morning.shower] == "off"


def test_in_our_town_a_burning_stove_is_turned_off_and_breakfast_made_again(morning: Morning) -> None:
    told = texts(morning.session, morning.resident, morning.burned)
    decision = "Isabella Rodriguez saw that the stove is burning and decided to turn it off and to make breakfast again"
    off = next(text for text in told if text.startswith("Isabella Rodriguez is turning off the stove"))
    assert told.index("the stove is burning") < told.index(decision) < told.index(off)
    assert told.index(off) < told.index("Isabella Rodriguez is making breakfast again")
    assert morning.session.simulation.states[morning.stove] == "off"
