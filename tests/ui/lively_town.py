"""A town on our map in which people do what a test says: everything the window draws from, and no mind."""

from collections import deque
from dataclasses import dataclass, field
from types import SimpleNamespace

from game.ai.embedding import Embedder
from game.ai.persona import Persona
from game.ai.plans import DayPlan, Step, Stroke
from game.ai.stream import MemoryStream
from game.assets import asset
from game.saves import LogRow
from game.session.decisions import Decisions
from game.session.drawings import Redrawn
from game.settings import Cognition, RunSettings
from game.world.clock import Clock, tick_at
from game.world.commands import Arrive, Command, Do
from game.world.events import Event
from game.world.places import Town, WorldObject
from game.world.simulation import Simulation
from game.world.tiled import MapFile, read_map
from game.world.town_map import town_from

SLEEPER, SITTER, COOK, WALKER = 1, 2, 3, 4
PEOPLE = 6


@dataclass
class Townsperson:
    """What the window asks of a resident."""

    name: str
    persona: Persona
    plan: DayPlan | None
    stream: MemoryStream = field(default_factory=MemoryStream)
    summary: str = ""
    visitor: bool = False
    about: str = ""
    look: str = ""

    @property
    def key(self) -> str:
        return self.name.lower().replace(" ", "_")


@dataclass
class LivelyTown:
    """A scene. `waiting` makes it refuse to advance, as a session does that awaits a thought."""

    map_file: MapFile
    simulation: Simulation
    residents: dict[int, Townsperson]
    mind_name: str = "No mind"
    model: None = None
    waiting: bool = False
    closed: int = 0
    rested: int = 0
    orders: list[Command] = field(default_factory=list)
    settings: RunSettings = field(default_factory=RunSettings)
    log: deque[Event] = field(default_factory=lambda: deque(maxlen=2000))
    decisions: Decisions = field(default_factory=lambda: Decisions(Embedder(cached=64)))
    lately: tuple[LogRow, ...] = ()
    in_flight: SimpleNamespace = field(default_factory=lambda: SimpleNamespace(asked=()))
    redrawn: Redrawn | None = None
    refused: str = ""

    @property
    def clock(self) -> Clock:
        return self.simulation.clock

    def look_at_map(self) -> None:
        """Tests draw by `draw_anew`."""

    def rest(self) -> None:
        self.rested += 1

    def advance(self) -> bool:
        if self.waiting:
            return False
        orders, self.orders = self.orders, []
        self.log.extend(self.simulation.tick(orders).events)
        for each in orders:
            if isinstance(each, Arrive) and each.resident in self.simulation.bodies:
                came = Townsperson(each.name, persona(each.name), None, visitor=True, about=each.about, look=each.look)
                self.residents.setdefault(each.resident, came)
        return True

    def close(self) -> None:
        self.closed += 1

    def live(self, minutes: int) -> None:
        for _ in range(minutes * 6):
            self.advance()

    def set_hour(self, hour: int) -> None:
        """Let it be that hour, with everybody where they are."""
        self.simulation.now = tick_at(0, hour * 60)

    def order(self, command: Command) -> None:
        self.orders.append(command)

    def busy(self, resident: int, thing: WorldObject, text: str, emoji: str, state: str | None = None) -> None:
        self.orders.append(Do(resident, text, emoji, thing.arena, thing.id, state, until=10**6, asleep=text == "sleeping"))


def lively_town() -> LivelyTown:
    """Six people: one asleep in bed, one on a chair, one at a stove that cooks, the others in the square."""
    map_file = read_map(asset("maps/smallville.tmx"))
    town = town_from(map_file)
    places = dict(zip((SLEEPER, SITTER, COOK), three_places(town), strict=True))
    names = {number: f"Visitor {number}" for number in range(1, PEOPLE + 1)}
    names.update({number: owners(town, thing)[0] for number, thing in places.items()})
    square = next(arena for arena in town.arenas.values() if arena.name == "square")
    free = [tile for tile in square.tiles if not town.blocked[tile[1], tile[0]]]
    positions = {number: places[number].spots[0].entry if number in places else free[number * 7] for number in names}
    simulation = Simulation(town, Clock(), names, positions, {}, Cognition())
    scene = LivelyTown(map_file, simulation, {n: Townsperson(name, persona(name), plan()) for n, name in names.items()})
    scene.set_hour(12)
    scene.busy(SLEEPER, places[SLEEPER], "sleeping", "😴")
    scene.busy(SITTER, places[SITTER], "having lunch", "🥪")
    scene.busy(COOK, places[COOK], "cooking noodles", "🍜", "cooking noodles")
    scene.live(2)
    return scene


def three_places(town: Town) -> tuple[WorldObject, WorldObject, WorldObject]:
    """A bed, a chair and a stove that belong to three different people."""
    found: list[WorldObject] = []
    for begins in ("bed_", "dining_chair", "stove"):
        things = (t for t in town.objects.values() if t.picture.startswith(begins) and t.spots)
        taken = [owners(town, other)[0] for other in found]
        found.append(next(t for t in things if owners(town, t) and owners(town, t)[0] not in taken))
    return found[0], found[1], found[2]


def owners(town: Town, thing: WorldObject) -> tuple[str, ...]:
    """Whose it is: its own owners', else its room's or its house's."""
    return thing.private_to or town.arenas[thing.arena].norms.private_to or town.sector_of(thing.arena).norms.private_to


def persona(name: str) -> Persona:
    return Persona(name=name, paragraph="", clauses=(), age=40)


def plan() -> DayPlan:
    strokes = (Stroke("get up", 420, 480), Stroke("walk about and see the town", 480, 1260), Stroke("sleep", 1260, 1440))
    return DayPlan(0, 420, 1260, strokes, (), (Step("look at the fountain", 715, 735, 0),))
