"""Why somebody did something is told from the save alone: to the plan, promise, order or rule, and to what came to mind."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from session.because.told_town import EMBEDDER, MORNING, ToldTown, links, lived
from session.harbour import READING, harbour
from session.three_people import thinking
from world.tiny_town import ADA, STOVE

from game.ai.memory import Kind, NewMemory
from game.problem import Problem
from game.saves import Batch, LogRow, Store
from game.session import Session
from game.session.because import Begun, Doing, Happened, Planned, Said, Telling, Thinking, chain
from game.session.because.opening import telling_of
from game.session.because.plans import plan_then
from game.session.founding import found_new
from game.session.why import recalled
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, TICKS_PER_MINUTE, tick_at
from game.world.commands import SetState, Whisper

FIRE, VOICE = tick_at(0, 130), tick_at(0, 200)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> ToldTown:
    """A morning with a fire at ten past two, and a voice that tells Ada to go for a walk."""
    orders = {FIRE: SetState(STOVE, "burning"), VOICE: Whisper(ADA, "Go and look after the bench")}
    return lived(tmp_path_factory.mktemp("told"), orders)


def test_everything_that_happened_has_a_chain_that_ends_in_a_cause(town: ToldTown) -> None:
    with town.open() as save:
        telling, causes = town.telling(save), set[str]()
        events = save.log("event")
        for row in events:
            because = chain(telling, Happened(row.data["number"], row.tick))
            assert because.answer.endswith((".", "\u201d", "\u2026")) and because.chain.said, row
            assert because.chain.below, f"nothing is behind {because.chain.said}"
            causes.add(because.cause)
    assert len(events) > 200
    assert causes == {"plan", "thought", "order", "rule"}


def test_whatever_somebody_is_at_has_a_cause_at_any_minute(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        causes = [chain(telling, Doing(who, tick)).cause for who in (1, 2, 3) for tick in range(0, MORNING, 5 * TICKS_PER_MINUTE)]
    assert "untold" not in causes and causes.count("plan") > len(causes) / 2


def test_the_plan_told_again_from_the_log_is_the_plan_there_was(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        for (who, tick), plan in town.plans.items():
            then = plan_then(telling, who, tick)
            assert (None if then is None else then.plan) == plan, (who, tick)
            if then is not None:
                assert len(then.steps) == len(then.plan.steps) and len(then.blocks) == len(then.plan.blocks)


def test_each_step_is_laid_to_a_thought_that_made_such_a_step(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        for (who, tick), plan in town.plans.items():
            then = plan_then(telling, who, tick)
            if plan is None or then is None:
                continue
            for step, origin in zip(then.plan.steps, then.steps, strict=True):
                assert step.text in str(origin.thought.change), (step, origin.thought.decision)
                assert origin.thought.decision.landed <= tick and origin.thought.decision.resident == who


def test_a_planned_step_leads_to_its_hour_and_to_the_thought_that_planned_the_day(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        then = plan_then(telling, ADA, MORNING // 2)
        assert then is not None
        step = next(each for each in then.plan.steps if each.activity == "breakfast" or "breakfast" in each.text)
        because = chain(telling, Planned(ADA, MORNING // 2, step.start))
    assert because.cause == "plan" and "which Ada planned at 00:10" in because.answer
    sorts = [link.sort for link in links(because.chain)]
    assert sorts[:3] == ["action", "step", "hour"] and sorts.count("thought") == 2
    planning = next(link for link in links(because.chain) if link.said == "Ada planned the day.")
    assert planning.thought is not None and planning.tick is not None and planning.tick < 2 * TICKS_PER_HOUR


def test_every_score_is_the_one_the_thought_was_made_with(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        because = chain(telling, Planned(ADA, MORNING // 2, 200))
        thought = next(link for link in links(because.chain) if link.said == "Ada planned the day.")
        decision = next(telling.thoughts(MORNING, id=thought.thought)).decision
        exact = recalled(save, decision, telling.stream_of, EMBEDDER, town.ground.settings.cognition)
    scores = {one for each in exact for one in each.found}
    shown = [link for link in links(thought) if link.score is not None]
    assert shown and all(link.score in scores and link.memory == link.score.number for link in shown if link.score)


def test_a_fire_that_a_player_lit_is_laid_to_the_player_and_the_running_to_what_was_seen(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        fire = next(telling.events(MORNING, kind="state", state="burning"))
        lit = chain(telling, Happened(fire.number, fire.tick))
        reaction = next(each for each in telling.thoughts(FIRE + 300, FIRE, kind="react") if "steps" in each.change)
        ran = chain(telling, Doing(reaction.decision.resident, reaction.decision.landed + 1))
    assert lit.cause == "order" and lit.answer == "A player made it so that the stove is burning."
    assert ran.cause == "thought" and "saw that the stove is burning and" in ran.answer
    assert any(link.said == f"{ran.answer}" and link.sort == "thought" for link in links(ran.chain))


def test_an_inner_voice_is_a_players_and_what_comes_of_it_rests_on_it(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        heard = next(telling.events(MORNING, kind="whisper"))
        because = chain(telling, Happened(heard.number, heard.tick))
        thought = next(telling.thoughts(MORNING, kind="heed")).decision
        came = chain(telling, Thinking(thought.id, thought.landed))
    assert because.cause == "order" and "as an inner voice" in because.answer
    assert came.cause == "thought" and "Ada" in came.answer


def test_a_line_leads_to_its_talk_and_to_why_that_was_begun(town: ToldTown) -> None:
    with town.open() as save:
        telling = town.telling(save)
        line = next(each for each in telling.events(MORNING, kind="speech") if each.cites)
        because = chain(telling, Said(line.conversation or 0, line.line or 0, line.tick))
        begun = chain(telling, Begun(line.conversation or 0, line.tick))
        meeting = chain(telling, Doing(line.resident or 0, line.tick))
    assert because.chain.said.startswith(f"{telling.name(line.resident)} said \u201c")
    found = links(because.chain)
    assert {"line", "talk", "thought", "query", "memory"} <= {link.sort for link in found}
    cited = next(link for link in found if link.sort == "line").below
    assert [link.memory for link in cited] == list(line.cites[: len(cited)])
    assert begun.cause == "thought" and "came near" in begun.answer
    assert meeting.chain.said.endswith("talk with each other.") and meeting.answer == begun.answer


def test_one_only_learns_what_was_so_by_then(town: ToldTown) -> None:
    with town.open() as save:
        early = town.telling(save, until=tick_at(0, 70))
        for link in links(chain(early, Doing(ADA, tick_at(0, 400))).chain):
            assert link.tick is None or link.tick <= tick_at(0, 70)
        assert list(early.events(MORNING, tick_at(0, 71))) == []
        with pytest.raises(Problem, match="Nothing of the kind"):
            chain(town.telling(save, until=tick_at(0, 50)), Begun(1, MORNING))


def test_before_the_first_plan_everybody_sleeps_by_a_rule(town: ToldTown) -> None:
    with town.open() as save:
        because = chain(town.telling(save, until=30), Doing(ADA, 30))
    assert because.cause == "rule" and because.answer.startswith("Everybody sleeps at the first midnight")


def test_what_is_not_on_the_disk_yet_is_told_all_the_same(town: ToldTown, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = found_new(store, "living", town.ground, thinking())
    try:
        while session.now % TICKS_PER_MINUTE != 5 or not any(each.tick > session.now - 5 for each in session.log):
            session.advance(wait=True)
        event = session.log[-1]
        with store.open("living", write=False) as save:
            bare = town.telling(save, session.now)
            with pytest.raises(Problem):
                chain(bare, Happened(event.number, event.tick))
            because = chain(_living(bare, session), Happened(event.number, event.tick))
    finally:
        session.close()
    assert because.cause in ("plan", "rule")


def _living(bare: Telling, session: Session) -> Telling:
    views = {number: each.stream.view() for number, each in session.residents.items()}
    return Telling(
        bare.save, bare.town, bare.clock, bare.settings, bare.embedder, bare.names, views.__getitem__, bare.persona,
        bare.until, session.lately, {each.decision.id: each for each in session.decisions.latest(50)},
    )  # fmt: skip


def test_an_hour_that_was_promised_is_laid_to_the_promise(tmp_path: Path) -> None:
    ground, store = harbour(tmp_path), Store(tmp_path / "saves")
    session = found_new(store, "harbour", ground, thinking())
    ada = next(each for each in session.residents.values() if each.name == "Ada Holm")
    promise = NewMemory(Kind.PLAN, f"Ada Holm promised Mira Sand to come to {READING}.", 8, people=(1,))
    while session.now < tick_at(0, 720):
        session.advance(wait=True)
    session.give(ada.id, (promise,), EMBEDDER.embed([promise.text]))
    while session.now < tick_at(1, 1020 + 40):
        session.advance(wait=True)
    session.close()
    with store.open("harbour", write=False) as save:
        telling = telling_of(save, ground, EMBEDDER, save.last_tick)
        because = chain(telling, Doing(ada.id, tick_at(1, 1020 + 30)))
    assert because.answer.endswith(f"for she promised Mira Sand to come to {READING}."), because.answer
    bound = next(link for link in links(because.chain) if link.sort == "bound")
    assert bound.memory is not None and bound.tick == tick_at(0, 720) - 1


@pytest.mark.parametrize(
    "data",
    [
        {"id": 1, "kind": "plan_day", "resident": 1, "members": [1], "asked": 0, "queries": [], "change": {"plan": {"whole": 7}}},
        {"id": 1, "kind": "plan_day", "resident": 1, "members": "everybody", "asked": 0, "queries": []},
        {"id": 1, "kind": "plan_day", "resident": 1, "members": [1], "asked": "0", "change": {"plan": {"kept": 9, "steps": []}}},
    ],
)
def test_a_save_that_a_stranger_wrote_is_refused_in_a_sentence(data: dict[str, object], town: ToldTown, tmp_path: Path) -> None:
    do = {"type": "Do", "resident": 1, "text": "x", "emoji": "", "arena": 0, "target": None, "until": TICKS_PER_DAY}
    with Store(tmp_path).create("strange", town.ground.header) as save:
        save.append_minute(Batch((LogRow(5, "thought", data), LogRow(9, "command", do)), until=12))
        with pytest.raises(Problem, match="damaged"):
            chain(town.telling(save), Doing(1, 10))


def test_thoughts_of_an_earlier_version_leave_it_untold(town: ToldTown, tmp_path: Path) -> None:
    old = {"id": 1, "kind": "plan_day", "resident": 1, "members": [1], "asked": 0, "queries": [], "memories": [], "known": []}
    do = {"type": "Do", "resident": 1, "text": "x", "emoji": "", "arena": 0, "target": None, "until": TICKS_PER_DAY}
    with Store(tmp_path).create("old", town.ground.header) as save:
        save.append_minute(Batch((LogRow(5, "thought", old), LogRow(9, "command", do)), until=12))
        because = chain(town.telling(save), Doing(1, 10))
    assert because.cause == "untold" and "earlier version" in because.answer


@pytest.fixture(scope="module")
def rows(town: ToldTown) -> list[LogRow]:
    """The log of an hour."""
    with town.open() as save:
        return [row for row in save.log(since=1) if row.tick < tick_at(0, 150)]


JUNK = st.one_of(st.none(), st.integers(-(10**30), 10**30), st.text(max_size=9), st.lists(st.integers(0, 9), max_size=2))


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_a_log_says_is_told_or_refused_in_a_sentence(
    data: st.DataObject, rows: list[LogRow], town: ToldTown, tmp_path_factory: pytest.TempPathFactory
) -> None:
    at = data.draw(st.integers(0, len(rows) - 1))
    broken = {**rows[at].data, data.draw(st.sampled_from(sorted(rows[at].data))): data.draw(JUNK)}
    log = (*rows[:at], replace(rows[at], data=broken), *rows[at + 1 :])
    with Store(tmp_path_factory.mktemp("strange")).create("strange", town.ground.header) as save:
        save.append_minute(Batch(log))
        telling = town.telling(save)
        events = [each.data["number"] for each in log if each.kind == "event" and abs(each.tick - rows[at].tick) < 12]
        asked = [*(Happened(number, rows[at].tick) for number in events[:4]), *(Doing(who, rows[at].tick) for who in (1, 2, 3))]
        for action in asked:
            try:
                assert chain(telling, action).answer
            except Problem as problem:
                assert str(problem).endswith(".")
