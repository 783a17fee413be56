"""A town with nothing wrong, and ways to spoil it: what a designer might do by mistake, as changes of its map."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from world.tiny_town import AREAS, OBJECTS, SPAWNS, WALLS, Thing, write_town

SECOND_BED = 26
BEDS = Thing(SECOND_BED, "bed", "object", (3, 1, 1, 2), {}, 0)


@dataclass(frozen=True)
class Plan:
    """A town to be written: what stands on it, and what is changed in the written text."""

    areas: tuple[Thing, ...] = tuple(AREAS)
    objects: tuple[Thing, ...] = (*OBJECTS, BEDS)
    spawns: tuple[Thing, ...] = tuple(SPAWNS)
    walls: tuple[str, ...] = WALLS
    text: Callable[[str], str] = str

    def write(self, folder: Path) -> Path:
        """Write it; returns the map's path."""
        path = write_town(folder, list(self.areas), list(self.objects), list(self.spawns), self.walls)
        path.write_text(self.text(path.read_text(encoding="utf-8")), encoding="utf-8")
        return path


SOUND = Plan()


def area(number: int, **changes: object) -> Plan:
    """One area is otherwise."""
    return replace(SOUND, areas=tuple(_changed(one, number, changes) for one in SOUND.areas))


def thing(number: int, **changes: object) -> Plan:
    """One thing is otherwise."""
    return replace(SOUND, objects=tuple(_changed(one, number, changes) for one in SOUND.objects))


def spawn(number: int, **changes: object) -> Plan:
    """One spawn is otherwise."""
    return replace(SOUND, spawns=tuple(_changed(one, number, changes) for one in SOUND.spawns))


def one_more(*, area: Thing | None = None, thing: Thing | None = None, spawn: Thing | None = None) -> Plan:
    """Something is there besides."""
    return replace(
        SOUND,
        areas=(*SOUND.areas, *([area] if area else [])),
        objects=(*SOUND.objects, *([thing] if thing else [])),
        spawns=(*SOUND.spawns, *([spawn] if spawn else [])),
    )


def written(old: str, new: str) -> Plan:
    """The text of the map is otherwise."""

    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new)

    return replace(SOUND, text=change)


def _changed(one: Thing, number: int, changes: dict[str, object]) -> Thing:
    return replace(one, **changes) if one.id == number else one  # type: ignore[arg-type]
