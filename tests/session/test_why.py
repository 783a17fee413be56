"""Why somebody thought what they did can be reckoned anew, to the last digit, in the same sitting and in a later one."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from session.three_people import live, thinking, three_people

from game.ai.query import Query, answered
from game.ai.retrieval import Retrieved
from game.problem import Problem
from game.saves import Batch, LogRow, Store
from game.session import Session
from game.session.decisions import Decision, Decisions, Grounds, decision_row
from game.session.founding import found, found_new
from game.session.going_on import go_on
from game.session.ground import Ground
from game.session.why import Recalled, why
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

AWAKE = 4 * TICKS_PER_HOUR
Answers = dict[tuple[Query, int], tuple[Retrieved, ...]]


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def recalled() -> Iterator[Answers]:
    """All that thoughts recalled while they were thought."""
    answers: Answers = {}

    def noting(query: Query, view: object, embedder: object, tick: int, settings: object) -> tuple[Retrieved, ...]:
        answers[query, tick] = answered(query, view, embedder, tick, settings)  # type: ignore[arg-type]
        return answers[query, tick]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.ai.thinking.means.answered", noting)
        yield answers


@pytest.fixture(scope="module")
def lived(ground: Ground, recalled: Answers, tmp_path_factory: pytest.TempPathFactory) -> tuple[Session, Store]:
    """A run of some hours that was written down and closed."""
    store = Store(tmp_path_factory.mktemp("saves"))
    session = live(found_new(store, "lived", ground, thinking()), AWAKE)
    session.close()
    return session, store


def asked_of_memory(session: Session) -> list[Grounds]:
    return [each for each in session.decisions._kept if each.decision.queries]


def reckoned(session: Session, grounds: Grounds) -> tuple[Recalled, ...]:
    streams = {number: each.stream.view() for number, each in session.residents.items()}
    return why(grounds, streams, session.decisions.embedder, session.settings.cognition)


def assert_exact(session: Session, answers: Answers) -> set[str]:
    """Every decision's queries bring back what they brought back then; which kinds of thought these were."""
    for grounds in asked_of_memory(session):
        decision = grounds.decision
        again = reckoned(session, grounds)
        assert [each.query for each in again] == list(decision.queries)
        assert all(each.found == answers[each.query, decision.asked] for each in again), decision
    return {each.decision.kind for each in asked_of_memory(session)}


def test_every_score_of_a_thought_is_found_again_by_its_queries(lived: tuple[Session, Store], recalled: Answers) -> None:
    kinds = assert_exact(lived[0], recalled)
    assert {"plan_day", "dialogue", "note_talk", "meet"} <= kinds


def test_in_a_later_sitting_the_save_tells_the_same(lived: tuple[Session, Store], ground: Ground, recalled: Answers) -> None:
    before, store = lived
    session = go_on(store.open("lived"), ground, thinking())
    try:
        assert [each.decision for each in session.decisions._kept] == [each.decision for each in before.decisions._kept]
        assert not any(each.streams for each in session.decisions._kept)
        assert {"plan_day", "dialogue", "note_talk", "meet"} <= assert_exact(session, recalled)
    finally:
        session.close()


def test_a_memory_leads_to_the_thought_it_came_from(lived: tuple[Session, Store]) -> None:
    session = lived[0]
    grounds = next(each for each in asked_of_memory(session) if each.decision.kind == "note_talk")
    decision = grounds.decision
    assert session.decisions.of(decision.resident, decision.memories[0]) is grounds
    assert session.decisions.of(decision.resident, 0) is None


def test_what_no_save_tells_is_said_to_be_unknown(lived: tuple[Session, Store]) -> None:
    session = lived[0]
    forgotten = replace(asked_of_memory(session)[0], streams=())
    with pytest.raises(Problem, match="not written down"):
        reckoned(session, forgotten)


def test_a_save_that_lacks_memories_is_a_problem(lived: tuple[Session, Store]) -> None:
    session, store = lived
    decision = asked_of_memory(session)[0].decision
    short = replace(decision, known=tuple((who, 10**6) for who, _ in decision.known))
    with pytest.raises(Problem, match="lacks memories"):
        reckoned(session, Grounds(short, save=store.path("lived")))


def test_what_was_used_at_the_very_tick_of_asking_was_used_after_it(ground: Ground, tmp_path: Path) -> None:
    session, store = found(ground, thinking()), Store(tmp_path)
    stream, query, asked = session.residents[1].stream, Query(1, "a friend"), 40
    then = stream.view()
    with store.create("used", ground.header) as save:
        save.append_minute(Batch(touches=((asked, 1, 0),)))
    stream.touch([0], asked)
    decision = Decision(1, "plan_day", 1, (1,), asked, 90, (query,), (), ((1, len(then)),))
    again = reckoned(session, Grounds(decision, save=store.path("used")))
    assert again[0].found == answered(query, then, session.decisions.embedder, asked, session.settings.cognition)
    assert again[0].found != answered(query, stream.view(), session.decisions.embedder, asked, session.settings.cognition)


def test_thoughts_of_a_version_that_noted_no_queries_are_left_out(lived: tuple[Session, Store]) -> None:
    new = decision_row(Decision(2, "notice", 1, (1,), 5, 9, memories=(3,)), 9, {})
    old = LogRow(9, "thought", {key: value for key, value in new.data.items() if key not in ("queries", "known", "members")})
    decisions = Decisions(lived[0].decisions.embedder)
    decisions.restore([old, new], Path("a.smallville"))
    assert len(decisions) == 1 and decisions.of(1, 3) is not None


def test_the_day_so_far_is_told_when_a_run_goes_on(lived: tuple[Session, Store], ground: Ground) -> None:
    before, store = lived
    session = go_on(store.open("lived"), ground, thinking())
    try:
        assert len(before.log) > 50
        assert list(session.log) == list(before.log)
        assert session.log[0].tick < TICKS_PER_DAY
    finally:
        session.close()


def test_a_run_without_a_save_can_be_asked_too(ground: Ground, recalled: Answers) -> None:
    session = live(found(ground, thinking()), 2 * TICKS_PER_HOUR)
    assert "plan_day" in assert_exact(session, recalled)
