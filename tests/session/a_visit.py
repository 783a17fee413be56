"""Vera Lund among the three people of the tiny town: coming, standing beside somebody, talking, and leaving."""

from session.three_people import live, live_until
from world.tiny_town import ADA

from game.session import Session
from game.world.bodies import Conversation
from game.world.commands import Arrive, Depart, Say, StartTalk

VERA = 26
STREET = (5, 5)


def come(session: Session, about: str = "a reporter") -> None:
    session.order(Arrive(VERA, "Vera Lund", STREET, about))
    session.advance(wait=True)


def beside(session: Session, resident: int, who: int = VERA) -> None:
    """Bring somebody next to a resident, both free, wherever that is."""
    town, bodies = session.simulation.town, session.simulation.bodies
    for body in (bodies[resident], bodies[who]):
        body.path, body.conversation, body.doing = (), None, None
    column, row = bodies[resident].tile
    near = [(column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    room, taken = town.arena_at((column, row)), [each.tile for each in bodies.values()]
    bodies[who].tile = next(
        each for each in near if each not in taken and not town.blocked[each[1], each[0]] and town.arena_at(each) == room
    )


def talk_with(session: Session, resident: int = ADA, *words: str) -> Conversation:
    """A talk in which some lines are said, each answered."""
    if VERA not in session.simulation.bodies:
        come(session)
    beside(session, resident)
    session.order(StartTalk(VERA, resident))
    session.advance(wait=True)
    number = session.simulation.bodies[VERA].conversation
    assert number is not None
    talk = session.simulation.conversations[number]
    for each in words:
        said = len(talk.lines)
        session.order(Say(VERA, talk.id, each))
        session.advance(wait=True)
        live_until(session, lambda said=said: len(talk.lines) >= said + 2)  # type: ignore[misc]
    return talk


def gone(session: Session) -> None:
    """Vera leaves town, and what was said is taken in."""
    session.order(Depart(VERA))
    live(session, session.now + 80)
