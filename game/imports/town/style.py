"""Owns how an imported town is to look: which pictures stand for which kinds of object, floors, walls, plants. All data."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.assets import asset
from game.problem import Problem
from game.world.places import is_a_place

POSSESSIVE = re.compile(r"^(?P<owners>.+?)['\u2019]s? +(?P<what>.+)$")


@dataclass(frozen=True, slots=True)
class KindLook:
    """How objects of a kind are shown.

    `ways` are tried in turn: `bed`, `beside` (on furniture next to where one stands), `wall` (at the wall behind), `seat`
    (on the tile itself) and `floor` (no picture). `pictures` in order of preference; `turned` for other sides than the
    south; `more` fills the rest of the furniture; `alone` leaves it bare.
    """

    ways: tuple[str, ...]
    pictures: tuple[str, ...]
    turned: Mapping[str, tuple[str, ...]]
    more: tuple[str, ...]
    alone: bool


@dataclass(frozen=True, slots=True)
class RoomLook:
    """Floors and wallpapers of a kind of room (they go in pairs), what fills bare furniture, whether a rug lies there."""

    words: tuple[str, ...]
    floors: tuple[str, ...]
    papers: tuple[str, ...]
    fill: tuple[str, ...]
    counter: str
    rug: bool


class Style:
    """The table `assets/imports/town.toml`."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self._table = table

    @cached_property
    def kinds(self) -> dict[str, KindLook]:
        """Looks by the name of a kind."""
        return {name: _kind_look(look) for name, look in self._table["kind"].items()}

    def look_of(self, kind: str) -> KindLook:
        """How a kind looks: as listed, else as the listed one with most words, all of which it has, else as plain floor."""
        if is_a_place(kind):
            return _PLAIN
        if kind in self.kinds:
            return self.kinds[kind]
        known = [name for name in self.kinds if set(name.split()) <= set(kind.split())]
        return self.kinds[max(known, key=lambda name: (len(name.split()), name))] if known else _PLAIN

    @cached_property
    def rooms(self) -> tuple[RoomLook, ...]:
        """Kinds of room, the first that fits counts."""
        return tuple(_room_look(look) for look in self._table["room"])

    def room_of(self, arena: str, sector: str) -> RoomLook:
        """The first look that has a word of the arena's name, else of the sector's; the last one, which fits any."""
        for names in (_words(arena), _words(sector)):
            for look in self.rooms:
                if names & set(look.words):
                    return look
        return self.rooms[-1]

    def is_outdoors(self, arena: str) -> bool:
        """Whether an arena lies under the open sky."""
        return bool(_words(arena) & set(self._table["outdoors"]["words"]))

    def is_private(self, arena: str) -> bool:
        """Whether a room is somebody's own."""
        return bool(POSSESSIVE.match(arena)) and bool(_words(arena) & set(self._table["private"]["words"]))

    def norms_of(self, name: str) -> dict[str, Any]:
        """Hours, capacity and purpose of a place, by the words of its name."""
        for entry in self._table["norms"]:
            if _words(name) & set(entry["words"]):
                return {key: value for key, value in entry.items() if key != "words"}
        return {}

    def names(self, table: str, key: str) -> tuple[str, ...]:
        """A list of names of the table: `houses` has fronts, caps and curtains, `plants` what grows."""
        return tuple(self._table[table][key])


_PLAIN = KindLook(("floor",), (), {}, (), True)


def load_style() -> Style:
    """The game's own table. Raises Problem when it cannot be read."""
    path = asset("imports/town.toml")
    try:
        return Style(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise Problem(f"{path} cannot be read ({error}); install Smallville again.") from None


def pick(choices: Sequence[str], turn: int) -> str:
    """One of several that take turns; "" of none."""
    return choices[turn % len(choices)] if choices else ""


def _kind_look(look: Mapping[str, Any]) -> KindLook:
    turned = {side: tuple(look[side]) for side in ("north", "east", "west") if side in look}
    more = tuple(look.get("more", ()))
    return KindLook(tuple(look["ways"]), tuple(look.get("pictures", ())), turned, more, bool(look.get("alone", False)))


def _room_look(look: Mapping[str, Any]) -> RoomLook:
    words, floors, papers, fill = (tuple(look[key]) for key in ("words", "floors", "papers", "fill"))
    return RoomLook(words, floors, papers, fill, str(look.get("counter", "")), bool(look.get("rug", False)))


def _words(name: str) -> set[str]:
    """The words that say what a place is: not those of whose it is, since people may be called Park."""
    owned = POSSESSIVE.match(name)
    return set(re.findall(r"[^\W\d_]+", (owned["what"] if owned else name).casefold()))
