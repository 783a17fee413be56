"""Owns everything about a town that changes, and the plain questions about it. What changes it lies in the files beside."""

from dataclasses import dataclass

from game.settings import Cognition
from game.world.bodies import Body, Conversation
from game.world.clock import Clock, minute_of_day
from game.world.commands import Command, Rejection
from game.world.events import Event
from game.world.faults import Fault, fault
from game.world.places import Tile, Town, state_sentence
from game.world.survey import Survey, survey

NOBODY: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """The latest change of an object's state: its tick, and the resident who brought it about, if one did."""

    tick: int
    by: int | None = None


class WorldState:
    """A town with people in it at one moment.

    `residents` are names by id, `positions` where they begin, `staff` the ids of those who work in a sector, by its id.
    `now` is the tick to be lived next; `states` the present state of each object, and `changed` for those that have had
    another one since when, and by whom;
    `latest` what each resident can be seen doing; `in_sight` whom each resident sees;
    `walked` those who moved in this tick and `entered` those of them who came into another arena; `thoroughfares` are
    tiles where nobody lingers; `gone` those players who have left town, by id; `bygone` says what things and places were that
    are on the map no more ("the bed"), by id. Before the tick `led_until` what people do was
    lived elsewhere, by the norms of another world. `redrawn` says that the map was another one before.
    """

    def __init__(
        self,
        town: Town,
        clock: Clock,
        residents: dict[int, str],
        positions: dict[int, Tile],
        staff: dict[int, tuple[int, ...]],
        settings: Cognition,
        seed: int = 1,
    ) -> None:
        self.clock = clock
        self.staff = staff
        self.settings = settings
        self.seed = seed
        self.stand_on(survey(town))
        self.now = 0
        self.led_until = 0
        self.redrawn = False
        self.bodies = {number: Body(number, residents[number], tile, tile) for number, tile in sorted(positions.items())}
        self.gone: dict[int, Body] = {}
        self.states = {thing.id: thing.state for thing in town.objects.values()}
        self.changed: dict[int, Change] = {}
        self.bygone: dict[int, str] = {}
        self.conversations: dict[int, Conversation] = {}
        self.latest: dict[int, Event] = {}
        self.in_sight: dict[int, set[int]] = {number: set() for number in self.bodies}
        self.next_event = 1
        self.events: list[Event] = []
        self.rejections: list[Rejection] = []
        self.walked: list[int] = []
        self.entered: list[int] = []

    def stand_on(self, ground: Survey) -> None:
        """Take a town for what is there. Whoever does so sees to it that all else fits."""
        self.ground = ground
        self.town, self.routes, self.thoroughfares = ground.town, ground.routes, ground.thoroughfares
        self._standing_room: dict[int, tuple[Tile, ...]] = {}
        self._arenas = ground.arenas

    def standing_room(self, arena: int) -> tuple[Tile, ...]:
        """The tiles of an arena where one can stand about; thoroughfares when there are no others."""
        if arena not in self._standing_room:
            free = [tile for tile in self.town.arenas[arena].tiles if not self.town.blocked[tile[1], tile[0]]]
            self._standing_room[arena] = tuple(tile for tile in free if tile not in self.thoroughfares) or tuple(free)
        return self._standing_room[arena]

    @property
    def minute(self) -> int:
        """The minute of the day."""
        return minute_of_day(self.now)

    def arena_at(self, tile: Tile) -> int:
        """Id of the arena a tile lies in."""
        return self._arenas[tile[1]][tile[0]]

    def sector_at(self, tile: Tile) -> int:
        """Id of the sector a tile's arena belongs to."""
        return self.town.arenas[self.arena_at(tile)].sector

    def people_in(self, arena: int) -> tuple[int, ...]:
        """Who is in an arena, by id."""
        return tuple(body.id for body in self.bodies.values() if self.arena_at(body.tile) == arena)

    def occupants(self, object_id: int) -> tuple[int, ...]:
        """Who is at an object, by id."""
        return tuple(body.id for body in self.bodies.values() if body.using == object_id and body.arrived)

    def takers(self, object_id: int) -> tuple[int, ...]:
        """Who is at an object or on the way to it, by id."""
        return tuple(body.id for body in self.bodies.values() if body.using == object_id)

    def names(self, residents: tuple[int, ...]) -> tuple[str, ...]:
        """Their names."""
        return tuple(self.bodies[resident].name for resident in residents if resident in self.bodies)

    def body(self, resident: int) -> Body:
        """Somebody who is or was in town."""
        return self.bodies[resident] if resident in self.bodies else self.gone[resident]

    def known_names(self) -> tuple[tuple[int, str], ...]:
        """(id, name) of everybody who is or was in town."""
        return tuple((body.id, body.name) for body in (*self.bodies.values(), *self.gone.values()))

    def staff_of(self, arena: int) -> tuple[str, ...]:
        """Names of those who work in the sector of an arena."""
        return self.names(self.staff.get(self.town.arenas[arena].sector, NOBODY))

    def lodgers(self, place: int) -> tuple[str, ...]:
        """Names of those who live in a room, or sleep in a bed, that the map keeps for somebody else."""
        return self.names(self.staff.get(place, NOBODY))

    def claimed(self, besides: int) -> set[Tile]:
        """Tiles where somebody stays or is going to, `besides` one resident. Never iterate over it."""
        others = (body for body in self.bodies.values() if body.id != besides)
        return {body.spot.tile if body.spot else body.tile for body in others}

    def fault_of(self, object_id: int) -> Fault | None:
        """What is wrong with an object just now; nothing is, in the state it has of its own."""
        thing, state = self.town.objects[object_id], self.states[object_id]
        return None if state == thing.state else fault(thing.kind, state)

    def make_event(
        self, kind: str, text: str, tile: Tile, resident: int | None = None, thing: int | None = None, talk: int | None = None
    ) -> Event:
        """An event that nobody has noticed yet."""
        arena = self.town.objects[thing].arena if kind == "state" and thing is not None else self.arena_at(tile)
        state = self.states[thing] if kind == "state" and thing is not None else None
        event = Event(self.next_event, self.now, kind, text, tile, arena, resident, thing, talk, state)
        self.next_event += 1
        return event

    def happens(
        self, kind: str, text: str, tile: Tile, resident: int | None = None, thing: int | None = None, talk: int | None = None
    ) -> Event:
        """Something happens that those near will notice."""
        event = self.make_event(kind, text, tile, resident, thing, talk)
        self.events.append(event)
        return event

    def reject(self, command: Command, reason: str, about: int | None = None) -> None:
        """Do not carry out a command; who gave it learns why. `about` is the id of a thing or place that is gone."""
        self.rejections.append(Rejection(command, reason))
        resident = getattr(command, "resident", None)
        if resident in self.bodies:
            self.happens("rejection", reason[:1].upper() + reason[1:], self.bodies[resident].tile, resident, about)

    def set_state(self, object_id: int, state: str, by: int | None = None) -> None:
        """Change what state an object is in; nothing happens when it is in that state already."""
        if self.states[object_id] == state:
            return
        self.states[object_id] = state
        self.changed[object_id] = Change(self.now, by)
        thing = self.town.objects[object_id]
        self.happens("state", state_sentence(thing.kind, state), thing.tiles[0], by, object_id)
