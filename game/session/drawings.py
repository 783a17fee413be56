"""Owns which map a session lives on: the present one, those handed in or kept in its save, and what the latest change was."""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.saves import EVER, Save
from game.saves.maps import FIRST
from game.session.drawn import Drawn, drawn_in_save
from game.world.commands import Command, Redraw
from game.world.differing import Difference, told
from game.world.tiled import MapFile

KEPT = 4
"""Maps that are held ready: those one goes back and forth between."""


@dataclass(frozen=True, slots=True)
class Redrawn:
    """What a change of the map was: at which tick, in sentences for the designer, and who had to move, by id."""

    tick: int
    sentences: tuple[str, ...]
    moved: tuple[int, ...] = ()


class Designer(Protocol):
    """Whoever draws the map while the town lives on it."""

    def news(self) -> Drawn | str | None:
        """The map as it was saved last, or why it cannot be lived on; None where nothing is new."""
        ...

    def close(self) -> None:
        """Hear of them no more."""
        ...


class Drawings:
    """The maps of a session. `hash` names the present one; "" where nobody has asked for it yet.

    `lies` is where its file is, or would be; `redrawn` is the latest change; `designer` tells of maps saved while one lives.
    """

    def __init__(self, map_file: MapFile, hash: str = "", save: Save | None = None) -> None:
        self.map_file, self.hash = map_file, hash
        self.lies = map_file.path
        self.redrawn: Redrawn | None = None
        self.designer: Designer | None = None
        self._refused = ""
        self._save = save
        self._ready: OrderedDict[str, Drawn] = OrderedDict()

    def read_from(self, save: Save) -> None:
        """Find maps in this save from now on."""
        self._save = save

    @property
    def refused(self) -> str:
        """Why the map as it was saved last cannot be lived on; "" where it can."""
        return self._refused

    def refuse(self, sentence: str) -> None:
        """Say so, until another map is asked for."""
        self._refused = sentence

    def news(self) -> Drawn | None:
        """The map as the designer has saved it since, if there is one at work and it can be lived on."""
        news = self.designer.news() if self.designer is not None else None
        if isinstance(news, str):
            self._refused = news
            return None
        return news

    def asked_for(self, drawn: Drawn, orders: Sequence[Command]) -> list[Command]:
        """The orders with the one to live on a map, which is kept, in the save too; as they were where that is so already."""
        self._refused = ""
        coming = [each.map for each in orders if isinstance(each, Redraw)]
        self._hold(drawn)
        if drawn.hash != (coming[-1] if coming else self.hash):
            if self._save is not None and drawn.packed is not None:
                self._save.put_map(drawn.packed)
            return [*(each for each in orders if not isinstance(each, Redraw)), Redraw(drawn.hash)]
        if not coming:
            self.map_file = drawn.map_file  # its pictures may be others
        return list(orders)

    def close(self) -> None:
        """Nobody draws any more."""
        if self.designer is not None:
            self.designer.close()

    def find(self, hash: str) -> Drawn | None:
        """A map by its hash; None where there is none. Raises Problem where it is damaged."""
        if hash in self._ready:
            self._ready.move_to_end(hash)
            return self._ready[hash]
        data = self._save.map(hash) if self._save is not None else None
        return None if data is None else self._hold(drawn_in_save(hash, data, self.map_file.path.parent))

    def taken(self, commands: Sequence[Command]) -> tuple[Drawn | None, list[Command]]:
        """The map that is to be lived on from now on, if one is, and the commands without those that say so."""
        found = [(each, self.find(each.map)) for each in commands if isinstance(each, Redraw)]
        known = [drawn for _, drawn in found if drawn is not None]
        unknown = [each for each, drawn in found if drawn is None]
        rest = [each for each in commands if not isinstance(each, Redraw) or each in unknown]
        return (known[-1] if known else None), rest

    def stand_on(self, drawn: Drawn) -> None:
        """This is the present map."""
        self.map_file, self.hash = drawn.map_file, drawn.hash

    def told(self, tick: int, found: Sequence[Difference], moved: Sequence[tuple[int, str]]) -> None:
        """Say what has changed at a tick, and who had to move, by id and name."""
        changed = told(found) or ("Only what the town looks like has changed",)
        steps = (f"{_listed(name for _, name in moved)} had to move",) if moved else ()
        self.redrawn = Redrawn(tick, (*changed, *steps), tuple(who for who, _ in moved))

    def _hold(self, drawn: Drawn) -> Drawn:
        self._ready[drawn.hash] = drawn
        self._ready.move_to_end(drawn.hash)
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return drawn


def redraws(save: Save, until: int = EVER, most: int = EVER) -> tuple[tuple[int, str], ...]:
    """(tick, hash) of the maps a saved town was drawn by until a tick was over, the latest first; not that of the beginning."""
    return tuple((row.tick, str(row.data["map"])) for row in save.found("order", {"type": "Redraw"}, 0, until, most))


def first_map(save: Save) -> str:
    """The hash of the map a saved town began with; "" where the save does not have it."""
    return str(save.header.get(FIRST, ""))


def _listed(names: Iterable[str]) -> str:
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}"
