"""Owns the resident who is looked at, as the tabs of the inspector read them; nothing here changes the town."""

from game.ai.memory import Memory
from game.ai.stream import StreamView
from game.sprites.scene import Resident, Scene
from game.sprites.town_picture import TownPicture
from game.ui.faces import name_of
from game.ui.sentences import doing_sentence
from game.ui.times import age, short_time
from game.world.bodies import Body, Conversation
from game.world.naming import place_name, whereabouts
from game.world.places import OUTDOORS


class Subject:
    """One resident of a scene. `view` is their memory stream as of the last `look`."""

    def __init__(self, picture: TownPicture, number: int) -> None:
        self.picture, self.number = picture, number
        self.view: StreamView = self.resident.stream.view()

    def look(self) -> None:
        """See the memory stream as it is now."""
        self.view = self.resident.stream.view()

    @property
    def whose(self) -> tuple[int, int]:
        """What all that is kept of them is kept by: who they are, and of which time it is."""
        return (self.number, self.picture.epoch)

    @property
    def scene(self) -> Scene:
        """The town they live in."""
        return self.picture.scene

    @property
    def resident(self) -> Resident:
        """Their mind."""
        return self.scene.residents[self.number]

    @property
    def body(self) -> Body:
        """Their body."""
        return self.scene.simulation.body(self.number)

    @property
    def now(self) -> int:
        """The present tick."""
        return self.scene.simulation.now

    @property
    def talk(self) -> Conversation | None:
        """The talk they are in."""
        number = self.body.conversation
        return self.scene.simulation.conversations.get(number) if number is not None else None

    def memory(self, number: int) -> Memory | None:
        """One of their memories."""
        return self.view[number] if 0 <= number < len(self.view) else None

    def name_of(self, person: int) -> str:
        """Somebody's name; "somebody" for an id nobody has."""
        return name_of(self.scene, person)

    def place_of(self, arena: int | None) -> str:
        """A room's name as one says it."""
        town = self.scene.simulation.town
        if arena is None or arena not in town.arenas:
            return ""
        return "outdoors" if arena == OUTDOORS else place_name(town, arena)

    def doing(self) -> str:
        """What they do and where, as a sentence."""
        talk = self.talk
        others = [self.name_of(member) for member in (talk.members if talk else ()) if member != self.number]
        body, town = self.body, self.scene.simulation.town
        if self.number not in self.scene.simulation.bodies:
            return f"{body.name.split()[0]} is not in town any more."
        if self.resident.visitor and body.doing is None and talk is None:
            return f"{body.name.split()[0]} is {whereabouts(town, town.arena_at(body.tile).id)}."
        return doing_sentence(body, town, others)

    def when(self, tick: int) -> str:
        """A tick, shortly."""
        return short_time(self.scene.clock, tick, self.now) if tick else "from the start"

    def at_length(self, tick: int) -> str:
        """A tick as a date with its age."""
        return f"{self.dated(tick)} ({age(tick, self.now)})"

    def dated(self, tick: int) -> str:
        """A tick as a date: "Mon 13 Feb 2023, 07:30"."""
        moment = self.scene.clock.moment(tick)
        return f"{moment:%a} {moment.day} {moment:%b %Y, %H:%M}"
