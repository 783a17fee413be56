"""A language model's thought may land late: the clock goes on without it, up to a limit, and the log says when it landed."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from session.three_people import live, slowly, thinking, three_people

from game.ai.model.call import Call
from game.ai.model.ledger import Meter
from game.ai.model.prompt import Message
from game.ai.model.status import Status
from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.session import Session
from game.session.at_work import meter_words
from game.session.founding import LATEST, Thinking, found, found_new
from game.session.going_on import go_on
from game.session.ground import Ground
from game.world.clock import TICKS_PER_HOUR

NEVER = 10**9
CALL = Call(1, 5, "react", "m", "key", (Message("user", "?"),), "{}", "answered", cost=0.25)


class Model:
    """A model at work of which calls are known."""

    status = Status()
    budget = 2.0

    def __init__(self, *calls: Call) -> None:
        self.calls = list(calls)
        self.resumed: tuple[object, float] | None = None

    def meter(self) -> Meter:
        return Meter(calls=132, prompt_tokens=80_000, completion_tokens=1_400, cost=0.02)

    def drain(self) -> tuple[Call, ...]:
        calls, self.calls = tuple(self.calls), []
        return calls

    def close(self) -> None:
        """It has nothing to let go of."""

    def resume(self, answers: Iterable[tuple[str, str]], spent: float) -> None:
        self.resumed = (list(answers), spent)


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


def asked_of(session: Session, kind: str) -> list[int]:
    return [each.due for each in session.in_flight.asked if each.kind == kind]


def test_the_clock_goes_on_without_a_late_thought_and_waits_for_one_that_is_too_late(ground: Ground) -> None:
    session = found(ground, Thinking(OfflineMind(), 0, model=Model()))
    slowly(session, lambda request: NEVER)
    while session.advance():
        pass
    first = min(each.due for each in session.in_flight.asked)
    assert session.now == first + LATEST
    assert not session.advance(), "the clock ran away from its minds"


def test_without_a_model_the_clock_waits_for_whatever_is_due(ground: Ground) -> None:
    session = found(ground, thinking())
    slowly(session, lambda request: NEVER)
    while session.advance():
        pass
    assert session.now == min(each.due for each in session.in_flight.asked)


def test_a_thought_that_lands_late_takes_effect_then_and_the_log_has_the_tick(ground: Ground, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = found_new(store, "late", ground, Thinking(OfflineMind(), 0, model=Model()))
    slowly(session, lambda request: 40)
    while session.now < 2 * TICKS_PER_HOUR:
        session.advance()
    assert all(each.plan is not None for each in session.residents.values())
    session.close()
    with store.open("late", write=False) as save:
        rows = save.log("thought")
    late = [row.tick - row.data["due"] for row in rows]
    assert min(late) >= 0 and 1 <= max(late) <= LATEST


def test_whoever_waits_gets_every_thought_on_time(ground: Ground, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = found_new(store, "on time", ground, Thinking(OfflineMind(), 0, model=Model()))
    slowly(session, lambda request: 40)
    live(session, TICKS_PER_HOUR).close()
    with store.open("on time", write=False) as save:
        assert all(row.tick == row.data["due"] for row in save.log("thought"))


def test_calls_are_in_the_save_as_soon_as_they_ended_and_known_when_the_run_goes_on(ground: Ground, tmp_path: Path) -> None:
    store, model = Store(tmp_path), Model(CALL)
    session = live(found_new(store, "town", ground, Thinking(OfflineMind(), 0, model=model)), 70)
    session.record._save.flush()  # type: ignore[union-attr]
    with store.open("town", write=False) as beside:
        assert [call for _, call in beside.calls()] == [CALL]
    session.close()
    again = Model()
    go_on(store.open("town"), ground, Thinking(OfflineMind(), 0, model=again)).close()
    assert again.resumed == ([("key", "{}")], 0.25)


def test_the_meter_is_told_in_few_words() -> None:
    assert meter_words(Model()) == "132 calls, 81k tokens, 0.02 of 2.00"
