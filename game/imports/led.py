"""Owns what the people of a released save do at each tick of ours: where they are put, what they say, with whom."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.imports.addresses import Addresses
from game.imports.released.layout import Meta
from game.imports.released.movement import Lines, Moved
from game.imports.talks import Spoken, matter_of, talks_in
from game.problem import Problem
from game.world.clock import TICK_SECONDS
from game.world.commands import Command, LeaveTalk, Put, Say, StartTalk
from game.world.places import Tile
from game.world.state import WorldState

ASLEEP = "sleep"
"""How the doing of somebody who is asleep begins."""
UNSAID = "standing about"
"""What is done where the movement does not say it."""


@dataclass(slots=True)
class Led:
    """The orders by tick, before the tick `end`. A talk gets its number, by its place in `talks`, once it has begun."""

    end: int
    puts: dict[int, list[Put]]
    talks: tuple[Spoken, ...]
    numbers: dict[int, int] = field(default_factory=dict)
    _begin: dict[int, list[int]] = field(default_factory=dict)
    _end: dict[int, list[int]] = field(default_factory=dict)
    _lines: dict[int, list[tuple[int, int, str]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for index, talk in enumerate(self.talks):
            self._begin.setdefault(talk.begin, []).append(index)
            self._end.setdefault(talk.end, []).append(index)
            for who, words, tick in talk.lines:
                self._lines.setdefault(tick, []).append((index, who, words))

    def orders(self, tick: int) -> list[Command]:
        """What is to be done at a tick: who was talking parts, all take their places, and talk."""
        over = [index for index in self._end.get(tick, ()) if index in self.numbers]
        begun = [self.talks[index].members for index in self._begin.get(tick, ())]
        return [
            *(LeaveTalk(who, self.numbers[index]) for index in over for who in self.talks[index].members[1:]),
            *self.puts.get(tick, ()),
            *(StartTalk(first, second, tuple(others)) for first, second, *others in begun),
            *(Say(who, self.numbers[index], words) for index, who, words in self._lines.get(tick, ()) if index in self.numbers),
        ]

    def note(self, tick: int, world: WorldState) -> None:
        """Learn which numbers the talks that began at a tick have got, once it was lived."""
        for index in self._begin.get(tick, ()):
            number = world.bodies[self.talks[index].members[0]].conversation
            if number is not None:
                self.numbers[index] = number

    def number_of(self, words: Lines) -> int | None:
        """The number of the latest talk with these words so far; None of one that was not had before everybody's eyes."""
        found = [number for index, number in self.numbers.items() if words and self.talks[index].words == words]
        return max(found, default=None)


def tick_of_step(step: int, meta: Meta) -> int:
    """The tick at which a step of the released simulation was lived."""
    return int((meta.first - meta.start).total_seconds() + step * meta.seconds) // TICK_SECONDS


def led(changes: tuple[Moved, ...], steps: int, meta: Meta, ids: Mapping[str, int], addresses: Addresses) -> Led:
    """Everything that is to be done. Raises Problem where somebody is somewhere beside the map."""
    end = max(1, tick_of_step(steps, meta))
    timed = [(tick_of_step(moved.step, meta), moved) for moved in changes]
    puts: dict[int, list[Put]] = {}
    for (tick, moved), rests in zip(timed, _resting(changes), strict=True):
        arena = addresses.arena(moved.address) or addresses.town.arena_at(_on_map(moved, addresses))
        asleep = rests and moved.doing.lower().startswith(ASLEEP)
        seat = _seat(moved, addresses) if rests else None
        put = Put(ids[moved.name], moved.tile, _doing(moved), moved.emoji, arena.id, asleep, seat)
        puts.setdefault(0 if moved.step == changes[0].step else tick, []).append(put)
    return Led(end, puts, talks_in(timed, ids, end - 1))


def _on_map(moved: Moved, addresses: Addresses) -> Tile:
    width, height = addresses.town.width, addresses.town.height
    column, row = moved.tile
    if column < width and row < height:
        return moved.tile
    raise Problem(
        f"At step {moved.step} {moved.name} is at tile {column}, {row}, and the map {addresses.town.name} is {width} by "
        f"{height} tiles; name the map of this save's world with --map."
    )


def _doing(moved: Moved) -> str:
    """What they do, in our words where it is talking."""
    if moved.lines:
        return f"talking about {matter_of(moved.doing)}"
    return moved.doing.rstrip(".") or UNSAID


def _seat(moved: Moved, addresses: Addresses) -> int | None:
    """What they sit or lie on: a thing with a place on it that covers their tile, first of all the one they went to."""
    kind = moved.address.rpartition(":")[2]
    there = [
        thing for thing in addresses.town.objects.values() if moved.tile in thing.tiles and any(spot.on for spot in thing.spots)
    ]
    return min(there, key=lambda thing: (thing.kind != kind, thing.id)).id if there else None


def _resting(changes: Iterable[Moved]) -> list[bool]:
    """For each change, whether somebody stays at that tile as long as they do that: they are not on the way to it."""
    last: dict[str, Moved] = {}
    resting = []
    for moved in reversed(tuple(changes)):
        later = last.get(moved.name)
        if later is None or (later.doing, later.address) != (moved.doing, moved.address):
            last[moved.name] = moved
        resting.append(last[moved.name].tile == moved.tile)
    return resting[::-1]
