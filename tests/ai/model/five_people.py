"""Five early risers in the tiny town, thinking over the wire to a stub server: two game hours in a few seconds."""

from pathlib import Path

from ai.model.lived import Lived, live
from ai.model.stub import StubServer
from ai.model.stub.connected import wired
from ai.model.stub.faults import Choice, sound
from session.three_people import PEOPLE, people_file
from world.tiny_town import write_town

from game.session.founding import Thinking
from game.session.ground import Ground, lay_ground
from game.settings import MindSettings, RunSettings

MORE = """
[[resident]]
name = "Dee Marsh"
age = 45
paragraph = "Dee Marsh is a nurse; she gets up at 5am; Ada Reed is her sister; Cy Hall is her friend; she loves singing"

[[resident]]
name = "Eli Stone"
age = 29
paragraph = "Eli Stone writes songs; he gets up at 5am; he is planning a concert at Reed house on February 13th, 2023 at 5pm"
"""
IMPATIENT = 0.6
"""Seconds until an answer counts as lost: less than what the stub takes for a slow one."""
PATIENT = 30.0
"""The same where none is lost, however busy this computer is."""
THREADS = 12


def five_people(folder: Path) -> Ground:
    """The ground of a run, its files written to the folder."""
    return lay_ground(write_town(folder), people_file(folder, PEOPLE.replace("1am", "5am") + MORE), RunSettings(seed=3))


def over_the_wire(ground: Ground, until: int, faults: Choice = sound, latency: float = 0.0) -> Lived:
    """Live to a tick. Every question put to the model must be in its ledger, and every request that the server had."""
    patience = PATIENT if faults is sound else IMPATIENT
    settings = MindSettings(in_flight=THREADS, timeout=patience, first_timeout=3 * patience)
    with StubServer(latency, faults) as server, wired(server, settings, hurried=faults is not sound) as mind:
        life = live(ground, until, Thinking(mind.mind, THREADS, model=mind.connected))
        assert dict(life.meter.kinds) == mind.mind.asked
        assert life.meter.attempts >= len(server.served)
    return life
