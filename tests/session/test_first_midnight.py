"""The first midnight finds those who work at night at work, and everybody else in bed."""

from pathlib import Path

import pytest
from session.harbour import AREAS, OBJECTS, WALLS, live_to, place
from session.three_people import people_file, thinking
from world.tiny_town import write_town

from game.session import Session
from game.session.digests import digest_of
from game.session.founding import found
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings

PEOPLE = """
[[resident]]
name = "Mira Sand"
paragraph = "Mira is the night porter at Mill Hall, from 10pm to 6am, and sleeps in the mornings. She is 40."

[[resident]]
name = "Jon Reef"
paragraph = "Jon Reef, 70, is retired. He takes a walk after breakfast and is in bed by ten."
"""


def ground(folder: Path) -> Ground:
    """The harbour village with one who works nights and one who does not."""
    return lay_ground(write_town(folder, AREAS, OBJECTS, [], WALLS), people_file(folder, PEOPLE), RunSettings(seed=5))


def town(folder: Path) -> Session:
    """A run of it, at its first midnight."""
    return found(ground(folder), thinking())


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    return town(tmp_path_factory.mktemp("night"))


def asleep(session: Session, name: str) -> bool:
    return next(body.asleep for body in session.simulation.bodies.values() if body.name == name)


def test_a_night_and_a_day_of_who_works_nights(session: Session) -> None:
    seen = []
    for hour in (0, 1, 3, 5, 9, 12, 17, 23):
        live_to(session, 0, hour * 60 + 15)
        seen.append((place(session, "Mira Sand"), asleep(session, "Mira Sand")))
    assert seen[:4] == [("Mill Hall", False)] * 4
    assert seen[4:6] == [("Mira Sand's house", True)] * 2
    assert not seen[6][1]
    assert seen[7] == ("Mill Hall", False)


def test_whoever_works_by_day_is_in_bed_at_midnight(tmp_path: Path) -> None:
    session = live_to(town(tmp_path), 0, 2)
    assert asleep(session, "Jon Reef")
    assert place(session, "Jon Reef") == "Jon Reef's house"


def test_the_first_night_is_the_same_again(tmp_path: Path) -> None:
    laid = ground(tmp_path)
    first, second = (live_to(found(laid, thinking(threads)), 0, 120) for threads in (0, 3))
    assert digest_of(first, laid.header) == digest_of(second, laid.header)
