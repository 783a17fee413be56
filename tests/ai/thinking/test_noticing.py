"""What becomes of what is seen: own thoughts stay one's own, and that a danger is over is worth noting."""

from dataclasses import replace

import pytest
from session.harbour import begin, live_to

from game.ai.embedding import Embedder
from game.ai.offline.mind import OfflineMind
from game.ai.plans import Step
from game.ai.thinking import Means
from game.ai.thinking.noticing import notice
from game.ai.thought import Asked
from game.session import Session
from game.session.snapshots import snapshot
from game.world.events import Event, Percept

ADA, MIRA = 3, 1


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    return live_to(begin(tmp_path_factory.mktemp("harbour")), 0, 480)


def noted(session: Session, who: int, *events: Event) -> list[str]:
    percepts = tuple(Percept(event, 1) for event in events)
    asked = Asked(10**6, "notice", who, (who,), session.now, session.now + 3, percepts=percepts)
    frozen = snapshot(asked, (), session.residents, session.simulation, 5)
    means = Means(OfflineMind(), Embedder(), session.simulation.town, session.clock, session.settings.cognition)
    return [memory.text for memory in notice(frozen, means).memories]


def musing(session: Session) -> Event:
    """Ada's present step becomes one that she has her thoughts with; this is what there is to see of it."""
    ada = session.residents[ADA]
    assert ada.plan is not None
    minute = ada.plan_minute(session.now)
    step = Step("mend a net and wonder about the letter", minute, minute + 10, 0)
    ada.plan = replace(ada.plan, steps=(step,))
    return Event(9000, session.now, "doing", "Ada Holm is mending a net", (0, 0), 0, resident=ADA)


def test_what_one_thinks_is_remembered_by_oneself_and_by_nobody_else(session: Session) -> None:
    event = musing(session)
    assert noted(session, ADA, event) == ["Ada Holm is mending a net and wondering about the letter"]
    assert noted(session, MIRA, event) == ["Ada Holm is mending a net"]


def test_that_a_thing_is_as_usual_again_is_noted_only_when_something_was_wrong_with_it(session: Session) -> None:
    stove = next(thing for thing in session.simulation.town.objects.values() if "stove" in thing.kind)

    def becomes(state: str, tick: int) -> Event:
        text = f"the {stove.kind} is {state}"
        return Event(9001 + tick, tick, "state", text, stove.tiles[0], stove.arena, object=stove.id, state=state)

    cooking, idle = becomes("cooking soup", 1), becomes(stove.state, 2)
    assert noted(session, MIRA, cooking, idle) == [cooking.text]
    burning = becomes("burning", 0)
    assert noted(session, MIRA, burning, idle) == [burning.text, idle.text]
