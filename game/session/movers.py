"""Owns what moving in and out does to the residents of a session.

Whoever leaves stays known: memories, talks and records of them keep their number, and they may come back as the same person.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.ai.homes import Home, belonging, home_of
from game.ai.known_places import KnownPlaces
from game.ai.persona import Persona
from game.ai.residents import Resident
from game.ai.residents_file import ResidentEntry
from game.session.newcomers import at_home, persona_among
from game.world.clock import TICKS_PER_HOUR
from game.world.commands import Command, Do, MoveIn, MoveOut
from game.world.places import OUTDOORS
from game.world.simulation import Simulation, TickReport
from game.world.visiting import unwelcome


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who came to live in the town later than its beginning, as a state keeps them."""

    id: int
    entry: ResidentEntry


@dataclass(frozen=True, slots=True)
class _Settler:
    """Who is about to move in, and what they will know of the town and their home."""

    resident: Resident
    known: KnownPlaces


class Movers:
    """Takes in who comes to live in a town, and lets go of who leaves. `entries` are of those who came later, by id."""

    def __init__(self, world: Simulation, residents: dict[int, Resident]) -> None:
        self.entries: dict[int, ResidentEntry] = {}
        self._world, self._residents = world, residents
        self._coming: dict[int, _Settler] = {}

    def setting_out(self, command: Command) -> tuple[Command, ...]:
        """A command with what follows at once: who moves in goes home."""
        if not isinstance(command, MoveIn) or unwelcome(self._world, command) is not None:
            return (command,)
        known = self._coming.setdefault(command.resident, self._settler(command)).known
        self.place_again()
        home = self._world.town.sectors.get(known.home or OUTDOORS)
        where = f" at {home.name}" if home is not None and home.id != OUTDOORS else ""
        until = self._world.now + TICKS_PER_HOUR
        return command, Do(command.resident, f"moving in{where}", "📦", known.home_arena or OUTDOORS, until=until)

    def took_place(self, report: TickReport, commands: Iterable[Command]) -> tuple[int, ...]:
        """Have those whose moving was not refused live here, or no more. Returns who has come."""
        refused = [id(each.command) for each in report.rejections]
        carried_out = [each for each in commands if isinstance(each, MoveIn | MoveOut) and id(each) not in refused]
        came = tuple(each.resident for each in carried_out if isinstance(each, MoveIn) and self._take_in(each))
        for each in carried_out:
            if isinstance(each, MoveOut):
                _let_go(self._residents[each.resident])
        if carried_out or self._coming:
            self._coming.clear()
            self.place_again()
        return came

    def restore(self, newcomers: Sequence[Newcomer]) -> None:
        """Have these be those who came later, and no others; their minds are given back by whoever asks for this."""
        for number in self.entries:
            self._residents.pop(number, None)
        self.entries = {each.id: each.entry for each in newcomers}
        for number, entry in sorted(self.entries.items()):
            self._add(at_home(self._world.town, number, self._persona(number, entry), _nowhere(), entry.look_text))

    def place_again(self) -> None:
        """Those who live and work in town just now, or are about to, are let in where they do."""
        here = {each.id: (each.persona, each.known) for each in self._residents.values() if self._lives_here(each)}
        here |= {number: (each.resident.persona, each.known) for number, each in self._coming.items()}
        personas = {number: persona for number, (persona, _) in sorted(here.items())}
        dwellings = {number: (known.home, known.home_arena, known.bed) for number, (_, known) in here.items()}
        self._world.staff = belonging(self._world.town, personas, dwellings)

    def _lives_here(self, resident: Resident) -> bool:
        return not resident.visitor and resident.id in self._world.bodies

    def _settler(self, command: MoveIn) -> _Settler:
        """Whoever comes, with the home they get: the same mind as before for who lived here once."""
        before, town = self._residents.get(command.resident), self._world.town
        persona = self._persona(command.resident, entry_of(command)) if before is None else before.persona
        others = [(each.name, each.known) for each in self._residents.values() if self._lives_here(each)]
        others += [(each.resident.name, each.known) for each in self._coming.values()]
        home = home_of(town, persona, homes_of(others))
        fresh = at_home(town, command.resident, persona, home, entry_of(command).look_text)
        return _Settler(fresh, fresh.known) if before is None else _Settler(before, _at_home_again(before.known, fresh.known))

    def _persona(self, number: int, entry: ResidentEntry) -> Persona:
        """Who somebody is among those who came before them, whether they still live here or not."""
        before = [each.persona for each in self._residents.values() if each.id < number and not each.visitor]
        return persona_among(entry, before, self._world.clock)

    def _take_in(self, command: MoveIn) -> bool:
        """Have them live here; a player stays one."""
        settler = self._coming.get(command.resident) or self._settler(command)
        if settler.resident.visitor:
            return False
        resident = settler.resident
        if command.resident in self._residents:
            _let_go(resident)
            resident.known = settler.known
        else:
            self.entries[command.resident] = entry_of(command)
            self._add(resident)
        return True

    def _add(self, resident: Resident) -> None:
        """Everybody stays in order of their number, whenever they came: chance and the order of thoughts go by it."""
        ordered = sorted({**self._residents, resident.id: resident}.items())
        self._residents.clear()
        self._residents.update(ordered)


def homes_of(people: Iterable[tuple[str, KnownPlaces]]) -> dict[str, Home]:
    """Where people live, by name."""
    return {name: Home(at.home or OUTDOORS, at.bed, at.home_arena or OUTDOORS) for name, at in people}


def entry_of(command: MoveIn) -> ResidentEntry:
    """Who moves in, as a residents file would have them."""
    who = " ".join(command.name.split())
    about = (command.paragraph, command.age, command.traits, command.home, command.bed, dict(command.look), command.language)
    return ResidentEntry(who, *about)


def _let_go(resident: Resident) -> None:
    """What was begun and planned is over, and what is still being thought about the plan means nothing any more."""
    resident.plan = None
    resident.following, resident.stuck, resident.avoided = None, None, ()
    resident.revision += 1


def _at_home_again(before: KnownPlaces, fresh: KnownPlaces) -> KnownPlaces:
    """What somebody knew of the town, with the home they have now."""
    sectors = {each.id: each for each in fresh.sectors if each.id == fresh.home or before.sector(each.id) is None}
    sectors = {each.id: each for each in before.sectors} | sectors
    return KnownPlaces(tuple(sectors[each] for each in sorted(sectors)), fresh.home, fresh.bed, fresh.home_arena)


def _nowhere() -> Home:
    return Home(OUTDOORS, None, OUTDOORS)
