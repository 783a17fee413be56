"""In a run people reflect when enough has happened, awake, once at a time; and a run that goes on reflects the same."""

from dataclasses import replace
from pathlib import Path

import pytest
from session.three_people import live, thinking, three_people

from game.ai.memory import Kind, Memory
from game.saves import Store
from game.session import Session
from game.session.digests import digest_of
from game.session.founding import found, found_new
from game.session.going_on import go_on
from game.session.ground import Ground
from game.world.clock import TICKS_PER_HOUR

UNTIL = 9 * TICKS_PER_HOUR


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    """People who reflect often, so that a morning has some of it."""
    ground = three_people(tmp_path_factory.mktemp("town"))
    cognition = replace(ground.settings.cognition, reflection_threshold=40)
    return replace(ground, settings=replace(ground.settings, cognition=cognition))


@pytest.fixture(scope="module")
def lived(ground: Ground) -> Session:
    return live(found(ground, thinking()), UNTIL)


def test_people_come_to_see_something_in_a_morning(lived: Session) -> None:
    insights = [memory for each in lived.residents.values() for memory in each.stream.records if _is_insight(memory)]
    assert insights and all(memory.content.evidence for memory in insights)
    assert all(0 <= number < memory.number for memory in insights for number in memory.content.evidence)


def test_nobody_reflects_asleep_and_the_count_begins_anew(ground: Ground) -> None:
    session = found(ground, thinking())
    seen = 0
    while session.now < UNTIL:
        before = {number: resident.unreflected for number, resident in session.residents.items()}
        last = session.in_flight.next_id
        session.advance(wait=True)
        for request in session.in_flight.asked:
            if request.kind == "reflect" and request.id >= last:
                seen += 1
                assert not session.simulation.bodies[request.resident].asleep
                assert session.residents[request.resident].unreflected < max(1, before[request.resident])
    assert seen


def test_everybody_knows_who_they_are(lived: Session) -> None:
    for resident in lived.residents.values():
        assert resident.summary.startswith(resident.name)


def test_a_run_saved_amid_reflections_goes_on_as_if_it_had_not_stopped(ground: Ground, lived: Session, tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = found_new(store, "r", ground, thinking())
    while not any(each.kind == "reflect" for each in session.in_flight.asked):
        session.advance(wait=True)
    session.close()
    resumed = go_on(store.open("r"), ground, thinking())
    assert any(each.kind == "reflect" for each in resumed.in_flight.asked)
    live(resumed, UNTIL)
    assert digest_of(resumed, ground.header) == digest_of(lived, ground.header)
    resumed.close()


def _is_insight(memory: Memory) -> bool:
    return memory.content.kind is Kind.REFLECTION and memory.content.talk is None
