"""Thoughts that come too late are dropped whole; what could not be done is done elsewhere; only what was said is remembered."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from session.three_people import LIVELY, live, live_until, slowly, thinking, three_people
from world.tiny_town import ADA, BATHROOM, BED, BEDROOM, BENCH, BO, CY, STOVE

from game.ai.inserting import insert
from game.ai.memory import Memory
from game.ai.plans import Step
from game.ai.thought import Asked
from game.session import Session
from game.session.commit import is_stale
from game.session.founding import found
from game.session.ground import Ground
from game.session.session import TRIES
from game.world.bodies import Conversation
from game.world.clock import TICKS_PER_MINUTE
from game.world.commands import Do, LeaveTalk, StartTalk


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture
def session(ground: Ground) -> Session:
    return found(ground, thinking())


def plan_steps(session: Session, resident: int, *steps: Step) -> None:
    """Give somebody other steps for now, as a thought of theirs would."""
    mind = session.residents[resident]
    assert mind.plan is not None
    mind.plan = replace(mind.plan, steps=steps, broken_down_until=10_000)
    mind.revision += 1
    mind.following, mind.stuck, mind.avoided = None, None, ()


def step(session: Session, text: str, target: int | None, arena: int = BEDROOM, wanted: str = "") -> Step:
    minute = session.now // TICKS_PER_MINUTE
    return Step(text, minute, minute + 30, arena, target, wanted=wanted, activity="cook")


def is_break_down_of(asked: Asked, resident: int) -> bool:
    return asked.kind == "break_down" and asked.resident == resident


def remembered(session: Session, resident: int, since: int = 1) -> list[Memory]:
    return [each for each in session.residents[resident].stream.records if each.created >= since]


def test_a_thought_made_for_a_plan_that_was_replaced_is_dropped_whole_and_asked_again(session: Session) -> None:
    slowly(session, lambda request: 0)
    ada = session.residents[ADA]
    live_until(session, lambda: [each for each in session.in_flight.asked if is_break_down_of(each, ADA)])
    asked = next(each for each in session.in_flight.asked if is_break_down_of(each, ADA))
    assert ada.plan is not None
    other = tuple(replace(block, text=f"{block.text}, but otherwise") for block in ada.plan.blocks)
    ada.plan, ada.revision = replace(ada.plan, blocks=other), ada.revision + 1
    live(session, asked.due)
    plan, count = ada.plan, len(ada.stream)
    session.advance(wait=True)
    assert ada.plan == plan
    assert len(ada.stream) == count
    again = [each for each in session.in_flight.asked if is_break_down_of(each, ADA)]
    assert [each.revision for each in again] == [ada.revision]
    live(session, again[0].due + 1)
    assert len(ada.plan.steps) > len(plan.steps)


def test_the_next_steps_follow_on_what_was_put_into_the_plan_meanwhile(session: Session) -> None:
    slowly(session, lambda request: 0)
    ada = session.residents[ADA]
    live_until(session, lambda: [each for each in session.in_flight.asked if is_break_down_of(each, ADA)])
    asked = next(each for each in session.in_flight.asked if is_break_down_of(each, ADA))
    live(session, asked.due)
    assert ada.plan is not None
    came_up = Step("see to the window", 0, 10, BEDROOM, activity="look")
    ada.plan, ada.revision = insert(ada.plan, session.now // TICKS_PER_MINUTE, (came_up,)), ada.revision + 1
    before = ada.plan.steps
    session.advance(wait=True)
    assert ada.plan.steps[: len(before)] == before
    fresh = ada.plan.steps[len(before) :]
    assert fresh and fresh[0].start == before[-1].end
    assert ada.plan.broken_down_until >= fresh[-1].end - 1


def test_only_what_follows_a_plan_can_be_stale(session: Session) -> None:
    live(session, 12 * TICKS_PER_MINUTE)
    live_until(session, lambda: session.in_flight.asked)
    for asked in session.in_flight.asked:
        thought = session.in_flight._bridge._done[asked.id]  # type: ignore[attr-defined]
        resident = session.residents[asked.resident]
        resident.revision += 1
        assert is_stale(thought, resident) == (asked.kind in ("break_down", "ground"))
        resident.revision -= 1


def test_who_finds_the_stove_taken_goes_elsewhere_and_remembers_why(session: Session) -> None:
    live(session, 15 * TICKS_PER_MINUTE)
    session.order(Do(BO, "frying onions", "🧅", BEDROOM, STOVE, until=10_000))
    live(session, 17 * TICKS_PER_MINUTE)
    assert session.simulation.takers(STOVE) == (BO,)
    plan_steps(session, ADA, step(session, "boil an egg", STOVE, wanted="stove"))
    live(session, session.now + 3 * TICKS_PER_MINUTE)
    ada = session.simulation.bodies[ADA]
    assert ada.doing is not None and ada.doing.target != STOVE
    assert session.simulation.takers(STOVE) == (BO,)
    why = [each.text for each in remembered(session, ADA) if "boil an egg as planned" in each.text]
    assert len(why) == 1 and "the stove is taken" in why[0]


@pytest.mark.parametrize(("target", "arena"), [(STOVE, BEDROOM), (None, BATHROOM)])
def test_after_a_few_places_a_step_is_let_go(
    session: Session, monkeypatch: pytest.MonkeyPatch, target: int | None, arena: int
) -> None:
    """Also when it needs no object: somebody must not remember all day that there is no room."""
    live(session, 15 * TICKS_PER_MINUTE)
    monkeypatch.setattr("game.world.performing.choose_spot", lambda world, body, do: "there is no room")
    plan_steps(session, ADA, step(session, "boil an egg", target, arena))
    live(session, session.now + 20 * TICKS_PER_MINUTE)
    tries = [each for each in remembered(session, ADA) if "as planned: there is no room" in each.text]
    assert 1 <= len(tries) <= TRIES + 1
    assert session.residents[ADA].stuck is None


def test_a_step_whose_time_has_passed_is_not_begun_elsewhere(session: Session) -> None:
    live(session, 15 * TICKS_PER_MINUTE)
    session.order(Do(BO, "frying onions", "🧅", BEDROOM, STOVE, until=10_000))
    live(session, 17 * TICKS_PER_MINUTE)
    egg, out = step(session, "boil an egg", STOVE, wanted="stove"), step(session, "look out", None)
    plan_steps(session, ADA, replace(egg, end=egg.start + 1), replace(out, start=egg.start + 1))
    live_until(session, lambda: any(each.kind == "ground" for each in session.in_flight.asked))
    live(session, session.now + 7)
    doing = session.simulation.bodies[ADA].doing
    assert doing is None or "egg" not in doing.text


def talk_of(session: Session) -> Conversation:
    live_until(session, lambda: session.simulation.conversations)
    return session.simulation.conversations[1]


def test_when_a_talk_ends_both_remember_it_and_leave_each_other_in_peace(session: Session) -> None:
    talk = talk_of(session)
    live_until(session, lambda: talk.state == "ended")
    ended = session.now
    live(session, ended + 68)
    assert {line.speaker for line in talk.lines} == set(talk.members)
    for member in talk.members:
        other = next(each for each in talk.members if each != member)
        assert session.residents[member].talked == {other: ended}
        notes = [each for each in remembered(session, member, ended) if each.content.talk == talk.id]
        assert notes and all(other in each.content.people for each in notes)
        assert any(session.simulation.bodies[other].name in each.text for each in notes)
        assert all(each.content.said_by in (None, other) for each in notes)
    assert session.talks.scripts == {}
    live(session, ended + 90)
    assert list(session.simulation.conversations) == [1]


def test_lines_are_said_one_by_one(session: Session) -> None:
    talk = talk_of(session)
    live_until(session, lambda: talk.state == "ended")
    ticks = [line.tick for line in talk.lines]
    assert all(later - earlier >= 4 for earlier, later in pairwise(ticks))


def test_what_was_still_to_be_said_in_an_interrupted_talk_is_dropped(session: Session) -> None:
    talk = talk_of(session)
    live_until(session, lambda: talk.lines)
    unsaid = session.talks.scripts[talk.id]
    assert unsaid
    session.order(LeaveTalk(talk.members[0], talk.id))
    live(session, session.now + 60)
    assert talk.state == "ended" and len(talk.lines) == 1
    assert talk.id not in session.talks.scripts
    for member in talk.members:
        heard = " ".join(each.text for each in remembered(session, member))
        assert not any(line.text in heard for line in unsaid)


def test_who_would_rather_not_talk_parts_and_is_left_alone(session: Session) -> None:
    talk = talk_of(session)
    asked = next(each for each in session.in_flight.asked if each.kind == "dialogue")
    bridge = session.in_flight._bridge
    bridge._done[asked.id] = replace(bridge._done[asked.id], lines=())  # type: ignore[attr-defined]
    live_until(session, lambda: talk.state == "ended")
    one, other = talk.members[:2]
    assert talk.lines == [] and session.residents[one].reacted[-other] == session.residents[other].reacted[-one]
    assert not any(each.kind == "note_talk" and each.conversation == talk.id for each in session.in_flight.asked)


def test_who_only_listened_remembers_the_talk_too(session: Session) -> None:
    talk = talk_of(session)
    live_until(session, lambda: talk.lines)
    speaker = talk.lines[0].speaker
    listener = next(each for each in talk.members if each != speaker)
    session.order(LeaveTalk(speaker, talk.id))
    live(session, session.now + 68)
    for member, other in ((speaker, listener), (listener, speaker)):
        assert other in session.residents[member].talked
        assert any(each.content.talk == talk.id for each in remembered(session, member))


def test_words_that_come_after_a_talk_are_never_said(session: Session) -> None:
    talk = talk_of(session)
    assert session.talks.scripts == {talk.id: None}
    session.order(LeaveTalk(talk.members[0], talk.id))
    live(session, session.now + 60)
    assert talk.lines == []
    assert not [each for member in talk.members for each in remembered(session, member) if each.content.talk == talk.id]


def test_an_order_is_carried_out_at_the_next_tick_and_kept_in_the_log_of_events(session: Session) -> None:
    live(session, 3)
    session.order(Do(CY, "sitting on the bench", "🪑", 0, BENCH, until=10_000))
    session.advance()
    doing = session.simulation.bodies[CY].doing
    assert doing is not None and doing.text == "sitting on the bench"


def test_an_order_that_cannot_be_is_refused_and_leaves_the_plan_alone(session: Session) -> None:
    live(session, 3)
    session.order(StartTalk(ADA, CY))
    session.order(Do(CY, "sleeping in another's bed", "💤", BEDROOM, BED, until=10_000))
    session.advance()
    assert session.residents[CY].stuck is None
    assert not session.simulation.conversations


def test_every_tick_keeps_at_most_one_request_in_a_lane(session: Session) -> None:
    for _ in range(LIVELY):
        session.advance(wait=True)
        taken = [(member, lane) for one in session.residents.values() for lane, _ in one.lanes.items() for member in (one.id,)]
        assert len(taken) == len(set(taken))
        waiting = {request for one in session.residents.values() for request in one.lanes.values()}
        assert waiting == {each.id for each in session.in_flight.asked}


def test_files_of_a_run_may_vanish_once_it_has_begun(tmp_path: Path) -> None:
    session = found(three_people(tmp_path), thinking())
    for path in tmp_path.iterdir():
        path.unlink()
    live(session, 400)
