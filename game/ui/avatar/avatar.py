"""Owns the player's own person in town: who it is, coming and leaving, and what is ordered for them."""

from game.sprites.scene import Resident, Scene
from game.world.bodies import Body, Conversation
from game.world.commands import Arrive, Depart, LeaveTalk
from game.world.places import Tile
from game.world.visiting import LONGEST_NAME


class Avatar:
    """The visitor a player is. Whoever was played in a town before is taken up again when it is opened."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        here = [number for number, who in scene.residents.items() if who.visitor and number in scene.simulation.bodies]
        self._number: int | None = here[-1] if here else None

    @property
    def number(self) -> int | None:
        """Their id while they are in town."""
        return self._number if self.body is not None else None

    @property
    def body(self) -> Body | None:
        """Their body while they are in town."""
        return self._scene.simulation.bodies.get(self._number) if self._number is not None else None

    @property
    def resident(self) -> Resident | None:
        """Who they are, in town or not: the one played last."""
        if self._number is not None and self._number in self._scene.residents:
            return self._scene.residents[self._number]
        return next((who for who in reversed(list(self._scene.residents.values())) if who.visitor), None)

    @property
    def talk(self) -> Conversation | None:
        """The talk they are in."""
        body = self.body
        return self._scene.simulation.conversations.get(body.conversation) if body and body.conversation else None

    def objection(self, name: str) -> str:
        """Why somebody of that name cannot come, as a sentence; "" when they can."""
        name = " ".join(name.split())
        if not name:
            return "Say what you are called."
        if len(name) > LONGEST_NAME:
            return f"A name has at most {LONGEST_NAME} letters."
        taken = [who.name for who in self._scene.residents.values() if who.name.lower() == name.lower() and not who.visitor]
        return f"Somebody called {taken[0]} lives here already; take another name." if taken else ""

    def arrive(self, name: str, about: str, look: str, tile: Tile) -> None:
        """Come to town, or come back: a visitor of that name is the same person as before."""
        name, residents = " ".join(name.split()), self._scene.residents
        before = next((number for number, who in residents.items() if who.visitor and who.name.lower() == name.lower()), None)
        self._number = before if before is not None else max(residents, default=0) + 1
        name = residents[before].name if before is not None else name
        self._scene.order(Arrive(self._number, name, tile, " ".join(about.split()), look))

    def leave_town(self) -> None:
        """Go away; they may come again."""
        if self.number is not None:
            self._scene.order(Depart(self.number))

    def leave_talk(self) -> None:
        """Take leave of whoever they talk with."""
        talk = self.talk
        if talk is not None and self.number is not None:
            self._scene.order(LeaveTalk(self.number, talk.id))


def role_of(who: Resident) -> str:
    """What somebody said of themselves where it is a role ("a reporter"), else ""."""
    said = who.about.strip()
    return said if said.lower().split(" ")[0] in ("a", "an", "the") else ""
