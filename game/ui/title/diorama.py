"""Owns the town behind the title: people walking about in the evening, nobody's mind at work, nothing saved."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.ai.embedding import Embedder
from game.ai.known_places import KnownPlaces
from game.ai.persona import Persona
from game.ai.residents import Resident
from game.ai.stream import MemoryStream
from game.ai.thought import Asked
from game.saves import LogRow
from game.session.decisions import Decisions
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.chance import chance
from game.world.clock import TICKS_PER_MINUTE, Clock, tick_at
from game.world.commands import Command, Do
from game.world.events import Event
from game.world.places import OUTDOORS, Tile, Town
from game.world.simulation import Simulation
from game.world.tiled import MapFile

HOUR = 17
"""When the picture begins: long light, and lamps before long."""
_WALK = 2 * TICKS_PER_MINUTE
"""Ticks after which somebody thinks of another place to go to."""


@dataclass(frozen=True)
class NoThoughts:
    """Nobody here is asked anything."""

    asked: tuple[Asked, ...] = ()


@dataclass
class Diorama:
    """A scene as the drawing wants one."""

    simulation: Simulation
    residents: Mapping[int, Resident]
    map_file: MapFile
    settings: RunSettings = field(default_factory=RunSettings)
    log: tuple[Event, ...] = ()
    decisions: Decisions = field(default_factory=lambda: Decisions(Embedder()))
    lately: tuple[LogRow, ...] = ()
    mind_name: str = ""
    model: None = None
    in_flight: NoThoughts = field(default_factory=NoThoughts)
    redrawn: None = None
    refused: str = ""
    orders: tuple[Command, ...] = ()

    @property
    def clock(self) -> Clock:
        """How ticks are shown."""
        return self.simulation.clock

    def look_at_map(self) -> None:
        """Nobody draws here."""

    def rest(self) -> None:
        """Nothing of it is written down."""

    def advance(self) -> bool:
        """One tick: now and then somebody sets out for another place outdoors."""
        world = self.simulation
        places = public_places(world.town)
        orders = []
        for body in world.bodies.values():
            draw = chance(1, world.now, body.id, "stroll")
            if places and (world.now + body.id * 7) % (_WALK * 4) == 0:
                orders.append(Do(body.id, "", "", draw.choice(places), until=world.now + 10 * _WALK))
        world.tick(orders)
        return True

    def order(self, command: Command) -> None:
        """Nobody plays here."""

    def close(self) -> None:
        """Nothing is kept."""


def diorama() -> Diorama:
    """Our town with our people somewhere outdoors. Raises Problem when our own map is broken."""
    ground = lay_ground(None, None, RunSettings())
    names = {number: entry.name for number, entry in enumerate(ground.entries, 1)}
    simulation = Simulation(ground.town, ground.clock, names, _positions(ground.town, names), {}, ground.settings.cognition)
    simulation.now = tick_at(0, HOUR * 60)
    strollers = {number: _stroller(number, name) for number, name in names.items()}
    scene = Diorama(simulation, strollers, ground.map_file)
    for _ in range(_WALK * 8):
        scene.advance()
    return scene


def public_places(town: Town) -> list[int]:
    """Arenas that anybody may be in at any hour."""
    return [
        arena.id
        for arena in town.arenas.values()
        if arena.id != OUTDOORS
        and not (arena.norms.private_to or arena.norms.hours)
        and not (town.sectors[arena.sector].norms.private_to or town.sectors[arena.sector].norms.hours)
    ]


def _positions(town: Town, names: Mapping[int, str]) -> dict[int, Tile]:
    tiles = [tile for arena in public_places(town) for tile in town.arenas[arena].tiles if not town.blocked[tile[1], tile[0]]]
    tiles = tiles or [tile for arena in town.arenas.values() for tile in arena.tiles if not town.blocked[tile[1], tile[0]]]
    return {number: chance(1, 0, number, "stand").choice(tiles) for number in names}


def _stroller(number: int, name: str) -> Resident:
    """Somebody to look at, with nothing on their mind."""
    return Resident(number, name, Persona(name=name, paragraph="", clauses=()), MemoryStream(), KnownPlaces(()))
