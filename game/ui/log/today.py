"""Owns what happened today, gathered from the running town's latest events as they come."""

from dataclasses import dataclass

from game.sprites.scene import Scene
from game.ui.faces import name_of
from game.world.clock import day_number
from game.world.events import INWARD, Event
from game.world.naming import place_name
from game.world.places import OUTDOORS, Tile

LEFT_OUT = (*INWARD, "walking")
SORTS = {"speech": "talk", "state": "things", "doing": "doings", "arrival": "ways"}
"""The sorts of entries one can choose from, by kind of event."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened. `text` is a sentence, `place` where in words."""

    number: int
    tick: int
    sort: str
    text: str
    place: str
    arena: int
    tile: Tile
    resident: int | None

    def fits(self, words: tuple[str, ...], sort: str) -> bool:
        """Whether all words come in it, and it is of the sort ("" for any)."""
        if sort and sort != self.sort:
            return False
        said = f"{self.text} {self.place}".lower() if words else ""
        return all(word in said for word in words)


class Today:
    """Entries of the present day, oldest first. Events that fell out of the town's log while nobody looked are kept here."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.entries: list[Happening] = []
        self._seen = 0
        self.day = -1
        """Which day's entries they are, counted from the start."""

    def look(self) -> None:
        """Take in what has happened since; at midnight a new day begins."""
        day = day_number(self._scene.simulation.now)
        if day != self.day:
            self.day, self.entries = day, [each for each in self.entries if day_number(each.tick) == day]
        new: list[Event] = []
        for event in reversed(self._scene.log):
            if event.number <= self._seen or day_number(event.tick) < day:
                break
            new.append(event)
        if new:
            self._seen = new[0].number
            self.entries += [self._entry(event) for event in reversed(new) if self._is_told(event)]

    def _is_told(self, event: Event) -> bool:
        """All but what only one person perceives, and things that go back to how they always are."""
        thing = self._scene.simulation.town.objects.get(event.object) if event.object is not None else None
        at_rest = event.kind == "state" and thing is not None and event.state == thing.state
        return event.kind not in LEFT_OUT and not at_rest

    def _entry(self, event: Event) -> Happening:
        town = self._scene.simulation.town
        place = "outdoors" if event.arena == OUTDOORS or event.arena not in town.arenas else place_name(town, event.arena)
        sort = SORTS.get(event.kind, "doings")
        return Happening(event.number, event.tick, sort, self._sentence(event), place, event.arena, event.tile, event.resident)

    def _sentence(self, event: Event) -> str:
        if event.kind == "speech" and event.resident is not None:
            return f"{name_of(self._scene, event.resident)}: \u201c{event.text}\u201d"
        return event.text[:1].upper() + event.text[1:]
