"""Owns a visit by turns, for who plays without a screen: coming up to a resident, saying a line, hearing the answer, leaving."""

from collections import deque

from game.ai.memory import Memory
from game.problem import Problem
from game.session.session import Session
from game.world.bodies import Conversation, Line
from game.world.clock import TICKS_PER_DAY
from game.world.commands import Arrive, Command, Depart, Say, StartTalk, Whisper
from game.world.places import Tile
from game.world.talking import objection
from game.world.visiting import LONGEST_NAME

PATIENCE = 30
"""Ticks that are waited for an answer (5 game minutes)."""
AFTERWARDS = 90
"""Ticks in which a talk that is over, or a thought that has come, is taken in."""


class Visit:
    """A visitor of some name beside one resident of a running session. Every method lives on as long as it takes."""

    def __init__(self, session: Session, resident: int, name: str, about: str = "") -> None:
        self._session = session
        self._resident = resident
        self._about = about
        self._talk: Conversation | None = None
        self.visitor, self._name = _known_as(session, " ".join(name.split()))

    def hindrance(self) -> str:
        """Why the resident cannot be talked to just now, in words; "" when they can."""
        body = self._session.simulation.bodies[self._resident]
        if body.asleep:
            return f"{body.name} is asleep"
        if body.conversation is not None:
            return f"{body.name} is talking already"
        return "" if _tile_beside(self._session, self._resident) is not None else f"there is no room beside {body.name}"

    def wait(self) -> None:
        """Live on until the resident can be talked to. Raises Problem when that is not so within a day."""
        latest = self._session.now + TICKS_PER_DAY
        while self.hindrance():
            if self._session.now >= latest:
                raise Problem(f"Nobody could be talked to within a day: {self.hindrance()}; try another resident.")
            self._session.advance(wait=True)

    def begin(self) -> None:
        """Come to town beside the resident, and turn to them. Raises Problem when that cannot be."""
        for _ in range(PATIENCE):
            self._come()
            bodies = self._session.simulation.bodies
            if self.visitor not in bodies:
                raise Problem(f"{self._name} could not come to town: {self._refusal()}; choose another --name.")
            if objection(self._session.simulation, bodies[self.visitor], bodies[self._resident]) is None:
                break
        self._do(StartTalk(self.visitor, self._resident))
        number = self._session.simulation.bodies[self.visitor].conversation
        if number is None:
            raise Problem(f"{self._name} could not speak to them: {self.hindrance() or 'they walked on'}; try --wait.")
        self._talk = self._session.simulation.conversations[number]

    def say(self, words: str) -> tuple[Line, ...]:
        """Say a line; what is said in answer, by whomever, until the word is the visitor's again."""
        assert self._talk is not None, "a talk must have begun"
        heard = len(self._talk.lines) + 1
        self._do(Say(self.visitor, self._talk.id, words))
        for tick in range(PATIENCE):
            if self.over or (len(self._talk.lines) > heard and tick > 0 and self._is_quiet()):
                break
            self._do()
        return tuple(self._talk.lines[heard:])

    def leave(self) -> tuple[Memory, ...]:
        """Leave town; what the resident keeps of the talk."""
        self._do(Depart(self.visitor))
        for _ in range(AFTERWARDS):
            self._do()
        talk = self._talk.id if self._talk is not None else -1
        return tuple(each for each in self._session.residents[self._resident].stream.records if each.content.talk == talk)

    @property
    def over(self) -> bool:
        """Whether the resident has left, or the visitor has."""
        return self._talk is None or self._talk.state == "ended"

    def _is_quiet(self) -> bool:
        """Whether nobody is thinking of something to add."""
        return not any(each.kind == "say_line" for each in self._session.in_flight.asked)

    def _come(self) -> None:
        tile = _tile_beside(self._session, self._resident) or self._session.simulation.bodies[self._resident].tile
        here = self.visitor in self._session.simulation.bodies
        gone: tuple[Command, ...] = (Depart(self.visitor),) if here else ()
        self._do(*gone, Arrive(self.visitor, self._name, tile, self._about))

    def _refusal(self) -> str:
        taken = any(each.name.lower() == self._name.lower() for each in self._session.residents.values())
        return "somebody of that name lives there" if taken else f"a visitor needs a name of at most {LONGEST_NAME} letters"

    def _do(self, *commands: Command) -> None:
        for command in commands:
            self._session.order(command)
        self._session.advance(wait=True)


def whisper(session: Session, resident: int, words: str) -> tuple[Memory, ...]:
    """Speak to a resident as their inner voice; what they hear and make of it, as they keep it."""
    before = len(session.residents[resident].stream)
    session.order(Whisper(resident, words))
    for _ in range(AFTERWARDS):
        session.advance(wait=True)
        new = session.residents[resident].stream.records[before:]
        heard = next((each for each in new if "inner voice" in each.text), None)
        if heard is not None:
            return (heard, *(each for each in new if heard.number in each.content.evidence))
    return ()


def _known_as(session: Session, name: str) -> tuple[int, str]:
    """Number and name of a visitor: those they had when they were here before, else the next number that is free."""
    before = (each for each in session.residents.values() if each.visitor and each.name.lower() == name.lower())
    known = next(before, None)
    return (known.id, known.name) if known is not None else (max(session.residents, default=0) + 1, name)


def _tile_beside(session: Session, resident: int) -> Tile | None:
    """The nearest free tile to somebody in the same room, on foot."""
    simulation = session.simulation
    body, town = simulation.bodies[resident], simulation.town
    start = simulation.routes.way_out(body.tile)
    if start is None:
        return None
    room, taken = town.arena_at(body.tile).id, simulation.claimed(besides=-1)
    seen, queue = {start}, deque([start])
    while queue:
        column, row = tile = queue.popleft()
        if tile not in taken and tile != body.tile and town.arena_at(tile).id == room:
            return tile
        for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if near not in seen and _is_floor(session, near) and abs(near[0] - body.tile[0]) + abs(near[1] - body.tile[1]) <= 4:
                seen.add(near)
                queue.append(near)
    return None


def _is_floor(session: Session, tile: Tile) -> bool:
    height, width = session.simulation.town.blocked.shape
    return 0 <= tile[0] < width and 0 <= tile[1] < height and not session.simulation.town.blocked[tile[1], tile[0]]
