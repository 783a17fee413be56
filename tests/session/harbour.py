"""A harbour village for tests of what was promised: four people, a hall, a pub, a shop; nothing of our own town in it."""

from pathlib import Path

import numpy as np
from session.three_people import people_file, thinking
from world.tiny_town import Thing, write_town

from game.ai.memory import Kind, NewMemory
from game.ai.thought import Asked, Thought
from game.session import Session
from game.session.commit import commit
from game.session.founding import found
from game.session.ground import Ground, lay_ground
from game.settings import RunSettings
from game.world.clock import TICKS_PER_DAY, TICKS_PER_MINUTE

WALLS = (
    "####################",
    "#...#...#...#...#..#",
    "#...#...#...#...#..#",
    "##.###.###.###.##..#",
    "#..................#",
    "#..................#",
    "###.######.####.####",
    "#......#.....#.....#",
    "#......#.....#.....#",
    "#......#.....#.....#",
    "####################",
)
AREAS = [
    *(
        Thing(100 + number, f"{name}'s house", "sector", (4 * number, 0, 5, 4), {"purpose": "a home", "private_to": name})
        for number, name in enumerate(("Mira Sand", "Jon Reef", "Ada Holm", "Lev Stone"))
    ),
    Thing(110, "Mill Hall", "sector", (0, 6, 8, 5), {"hours": "08:00-22:00", "purpose": "meeting people"}),
    Thing(111, "The Old Anchor Pub", "sector", (7, 6, 7, 5), {"hours": "11:00-24:00", "purpose": "company in the evening"}),
    Thing(112, "Corner Shop", "sector", (13, 6, 7, 5), {"hours": "09:00-17:00", "purpose": "groceries"}),
]
OBJECTS = [
    *(Thing(200 + number, "bed", "object", (4 * number + 1, 1, 1, 1), {"use_from": "here"}) for number in range(4)),
    *(Thing(210 + number, "stove", "object", (4 * number + 3, 1, 1, 1), {"use_from": "south"}) for number in range(4)),
    *(Thing(220 + number, "customer seating", "object", (1 + 2 * number, 9, 1, 1), {"use_from": "here"}) for number in range(3)),
    Thing(230, "common table", "object", (2, 7, 1, 1), {"use_from": "south"}),
    Thing(231, "hall counter", "object", (5, 7, 1, 1), {"use_from": "south"}),
    Thing(240, "bar counter", "object", (9, 7, 2, 1), {"use_from": "south", "capacity": 2}),
    Thing(241, "bar customer seating", "object", (11, 9, 1, 1), {"use_from": "here"}),
    Thing(250, "grocery shelf", "object", (15, 7, 2, 1), {"use_from": "south", "capacity": 2}),
    Thing(251, "shop counter", "object", (18, 7, 1, 1), {"use_from": "south"}),
]
PEOPLE = '''
[[resident]]
name = "Mira Sand"
age = 31
paragraph = """
Mira Sand writes novels at home;
she gets up at 7am;
she is hosting a reading at Mill Hall on February 14th from 5pm to 7pm;
Ada Holm is her best friend
"""

[[resident]]
name = "Jon Reef"
age = 44
paragraph = """
Jon Reef owns The Old Anchor Pub and tends its bar from 11am to midnight;
he gets up at 9am;
Mira Sand is his friend
"""

[[resident]]
name = "Ada Holm"
age = 29
paragraph = """
Ada Holm is a painter who works at home;
she gets up at 7am;
she has a secret crush on Lev Stone, a good friend;
Mira Sand is her best friend
"""

[[resident]]
name = "Lev Stone"
age = 33
paragraph = """
Lev Stone is a painter who works at home;
he gets up at 7am;
Ada Holm is a friend of his
"""
'''
READING = "the reading at Mill Hall on February 14 from 5pm to 7pm"


def harbour(folder: Path, seed: int = 5) -> Ground:
    """The ground of a run in the village."""
    path = write_town(folder, AREAS, OBJECTS, [], WALLS)
    return lay_ground(path, people_file(folder, PEOPLE), RunSettings(seed=seed))


def begin(folder: Path) -> Session:
    """A run at its first midnight."""
    return found(harbour(folder), thinking())


def live_to(session: Session, day: int, minute: int) -> Session:
    """Live until a minute of a day has begun."""
    while session.now < day * TICKS_PER_DAY + minute * TICKS_PER_MINUTE:
        session.advance(wait=True)
    return session


def keeps(session: Session, name: str, text: str) -> None:
    """Somebody keeps a sentence of a talk in mind, as after any talk."""
    resident = next(each for each in session.residents.values() if each.name == name)
    asked = Asked(10**6, "note_talk", resident.id, (resident.id,), session.now, session.now)
    vectors = np.zeros((1, 256), np.float32)
    thought = Thought(asked, (NewMemory(Kind.PLAN, text, 5),), vectors)
    commit(thought, session.residents, session.now, session.settings.cognition)


def remembers(session: Session, name: str, words: str) -> list[str]:
    """Their memories that hold some words, oldest first."""
    resident = next(each for each in session.residents.values() if each.name == name)
    return [memory.text for memory in resident.stream.records if words in memory.text]


def place(session: Session, name: str) -> str:
    """The building they are in."""
    body = next(each for each in session.simulation.bodies.values() if each.name == name)
    return session.simulation.town.sector_of(session.simulation.arena_at(body.tile)).name
