"""Owns telling a save's log in words: who did what where and when, line by line, for whoever reads it outside the game."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.ai.residents_file import parse_residents
from game.problem import Problem
from game.saves import LogRow, Save
from game.saves.glance import clock_of
from game.session.ground import ground_of_save
from game.session.people import names_of
from game.world.clock import TICKS_PER_HOUR, Clock
from game.world.places import Town


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened: at a tick, of which kind, by whom ("" for nobody), in words, where ("" if not known).

    `talk` is the number of the talk a line was said in.
    """

    tick: int
    kind: str
    who: str
    text: str
    place: str
    talk: int | None


@dataclass(frozen=True, slots=True)
class Told:
    """A save, told. `end` is the tick it has come to; `town` is None where its map is not here: places have no names then."""

    save: Save
    names: dict[int, str]
    clock: Clock
    town: Town | None
    end: int

    def rows(self, *kinds: str) -> Iterator[LogRow]:
        """The log's rows of some kinds, read an hour at a time: a long run would not fit into memory."""
        for since in range(0, self.end + 1, TICKS_PER_HOUR):
            yield from self.save.span(kinds, since, since + TICKS_PER_HOUR)

    def lines(self) -> Iterator[Line]:
        """Everything that happened, in order. Raises Problem where the log cannot be understood."""
        for row in self.rows("event"):
            try:
                yield self._line(row.tick, row.data)
            except (AttributeError, KeyError, TypeError) as error:
                raise Problem(f'The log of the save "{self.save.name}" is damaged ({error!r}).') from None

    def name(self, who: object) -> str:
        """What a resident or visitor is called; "" for nobody."""
        return "" if who is None else self.names.get(who, "Somebody") if isinstance(who, int) else "Somebody"

    def place(self, arena: object) -> str:
        """ "Hobbs Cafe: cafe", "" where that is not known."""
        return self.town.arena_address(arena) if self.town and isinstance(arena, int) and arena in self.town.arenas else ""

    def _line(self, tick: int, event: dict[str, Any]) -> Line:
        who, where = self.name(event["resident"]), self.place(event["arena"])
        return Line(tick, str(event["kind"]), who, str(event["text"]), where, event.get("conversation"))


def told_of(save: Save, map_path: Path | None) -> Told:
    """A save to be told. Raises Problem for a map that is named and is not its own."""
    header = save.header
    residents = parse_residents(str(header.get("residents")), f'the save "{save.name}"')
    names = names_of(save, residents) | _visitors(save)
    town: Town | None = None
    if map_path is not None:
        town = ground_of_save(save, map_path).town
    else:
        with suppress(Problem):
            town = ground_of_save(save).town
    return Told(save, names, clock_of(header), town, save.last_tick)


def _visitors(save: Save) -> dict[int, str]:
    """The names of players who have been in town."""
    kept = save.latest_snapshot()
    try:
        return {} if kept is None else {int(each["id"]): str(each["name"]) for each in kept[1].get("visitors", ())}
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Problem(f'The state in the save "{save.name}" is damaged ({error!r}).') from None
