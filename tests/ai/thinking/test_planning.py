"""Planning thoughts: what binds is always handed over, waits are put in, and plans stand in the stream as they are said."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from session.harbour import READING, begin, keeps, live_to

from game.ai.embedding import Embedder
from game.ai.memory import NewMemory
from game.ai.mind import BreakDownHour, PlanDay, ReplanDay
from game.ai.offline.mind import OfflineMind
from game.ai.plans import WAIT, Block, DayPlan, Step, Stroke
from game.ai.residents import Resident
from game.ai.thinking import Means, think
from game.ai.thinking.plan_records import day_records
from game.ai.thought import Asked, Snapshot, Thought
from game.session import Session
from game.session.commit import is_stale
from game.session.snapshots import snapshot
from game.settings import Cognition
from game.world.clock import Clock

ADA, LEV = 3, 4
PROMISE = f"Ada Holm promised Mira Sand to come to {READING}."


class Listening(OfflineMind):
    """An offline mind that remembers what it was asked."""

    def __init__(self) -> None:
        self.days: list[PlanDay] = []
        self.changes: list[ReplanDay] = []
        self.hours: list[BreakDownHour] = []

    def plan_day(self, question: PlanDay) -> DayPlan:
        self.days.append(question)
        return super().plan_day(question)

    def replan_day(self, question: ReplanDay) -> DayPlan:
        self.changes.append(question)
        return super().replan_day(question)

    def break_down_hour(self, question: BreakDownHour) -> tuple[Step, ...]:
        self.hours.append(question)
        return super().break_down_hour(question)


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """The village at noon of its first day, Ada having said yes for tomorrow."""
    lived = live_to(begin(tmp_path_factory.mktemp("harbour")), 0, 720)
    keeps(lived, "Ada Holm", PROMISE)
    return lived


def asked(session: Session, kind: str, **about: object) -> Snapshot:
    ada = session.residents[ADA]
    request = Asked(10**6, kind, ADA, (ADA,), session.now, session.now + 30, ada.revision, **about)  # type: ignore[arg-type]
    return snapshot(request, (), session.residents, session.simulation, 5)


def means(session: Session, mind: OfflineMind, settings: Cognition | None = None) -> Means:
    town = session.simulation.town
    return Means(mind, Embedder(), town, session.clock, settings or session.settings.cognition)


def crowded(stream: Resident) -> None:
    """Bury what was promised under poignant memories of something else."""
    new = [NewMemory(memory.content.kind, f"Ada Holm has to do {n} great things and looks forward to them", 10)
           for n, memory in zip(range(400), list(stream.stream.records) * 9, strict=False)]  # fmt: skip
    stream.stream.commit(new, np.tile(Embedder().embed([new[0].text]), (len(new), 1)), 4320)


def test_what_was_promised_is_handed_over_whatever_else_comes_to_mind(tmp_path: Path) -> None:
    lived = live_to(begin(tmp_path), 0, 1)
    keeps(lived, "Ada Holm", PROMISE)
    crowded(lived.residents[ADA])
    mind = Listening()
    thought = think(replace(asked(lived, "plan_day", day=1)), means(lived, mind))
    assert PROMISE in mind.days[0].promises
    assert not any(memory.text == PROMISE for memory in mind.days[0].now.memories)
    number = next(memory.number for memory in lived.residents[ADA].stream.records if memory.text == PROMISE)
    assert (ADA, number) in thought.touched


def test_a_day_is_planned_with_what_was_lived_the_day_before(
    session: Session,
) -> None:
    mind = Listening()
    think(asked(session, "plan_day", day=1), means(session, mind))
    assert mind.days[0].yesterday.startswith("On Monday February 13 Ada Holm was ")


def test_a_promise_for_another_day_changes_nothing_today(session: Session) -> None:
    before = session.residents[ADA].plan
    thought = think(asked(session, "replan", day=0), means(session, Listening()))
    assert before is not None and (thought.plan is None or thought.plan.blocks == before.blocks)
    assert not any("now plans to" in memory.text for memory in thought.memories)


def test_whom_they_want_to_ask_they_look_out_for(session: Session) -> None:
    thought = think(asked(session, "replan", day=0), means(session, Listening()))
    assert thought.plan is not None and thought.plan.asks == (LEV,)
    assert any("wants to ask Lev Stone" in memory.text and memory.people == (LEV,) for memory in thought.memories)


def test_a_change_keeps_what_was_lived_and_the_step_under_way(session: Session) -> None:
    ada = session.residents[ADA]
    plan = ada.plan
    assert plan is not None
    promise = "Ada Holm promised Lev Stone to come to the quiz at Mill Hall on February 13 from 1pm to 3pm."
    keeps(session, "Ada Holm", promise)
    thought = think(asked(session, "replan", day=0), means(session, Listening()))
    assert thought.plan is not None
    now = session.now // 6
    assert [step for step in thought.plan.steps if step.end <= now] == [step for step in plan.steps if step.end <= now]
    assert any("now plans to go to the quiz" in memory.text and memory.evidence for memory in thought.memories)
    assert all(one.end == two.start for one, two in zip(thought.plan.steps, thought.plan.steps[1:], strict=False))


def test_a_change_made_for_a_plan_that_was_replaced_meanwhile_is_dropped(session: Session) -> None:
    ada = session.residents[ADA]
    stale = replace(asked(session, "replan").asked, revision=ada.revision - 1)
    assert is_stale(Thought(stale), ada)


def test_settings_say_how_much_is_broken_down_and_how_finely(session: Session) -> None:
    settings = replace(session.settings.cognition, plan_stretch_minutes=90, step_shortest=10, step_longest=30)
    mind = Listening()
    thought = think(asked(session, "break_down", day=0), means(session, mind, settings))
    (hour,) = mind.hours
    assert (hour.end - hour.start, hour.shortest, hour.longest) == (90, 10, 30)
    assert thought.plan is not None and thought.plan.broken_down_until == hour.end


def test_whoever_finds_the_shower_taken_waits_a_little_and_then_showers(session: Session) -> None:
    ada = session.residents[ADA]
    plan = ada.plan
    assert plan is not None
    due = (session.now + 30) // 6
    step = next(step for step in plan.steps if step.start <= due < step.end)
    later = [each for each in plan.steps if each.start >= due + 20]
    shower = replace(step, text="take a hot shower", wanted="shower", end=later[0].start)
    ada.plan = replace(plan, steps=(*(each for each in plan.steps if each.end <= step.start), shower, *later))
    thought = think(asked(session, "ground", step=shower, reason="the shower is taken"), means(session, OfflineMind()))
    assert thought.plan is not None
    after = [each for each in thought.plan.steps if each.start >= due]
    assert (after[0].activity, after[0].end - after[0].start) == (WAIT, 5)
    assert after[1].text == "take a hot shower"
    ada.plan = plan


def test_a_stroke_that_says_when_is_not_told_twice() -> None:
    strokes = (Stroke("paint from 9:00 am to 1:00 pm", 540, 780), Stroke("walk at the harbour", 800, 830))
    plan = DayPlan(0, 420, 1320, strokes, (Block("paint", 540, 780),))
    portrait = type("Portrait", (), {"persona": type("Persona", (), {"name": "Ada Holm"})})
    texts = [record.text for record in day_records(portrait, plan, Clock())]  # type: ignore[arg-type]
    assert texts[1].endswith(": 1) paint from 9:00 am to 1:00 pm, 2) walk at the harbour at 13:20")
