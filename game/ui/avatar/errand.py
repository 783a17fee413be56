"""Owns walking up to somebody and speaking to them once one is there."""

from collections.abc import Callable

from game.sprites.scene import World
from game.ui.avatar.places import BESIDE, apart, place_beside, within_talk
from game.world.bodies import Body
from game.world.commands import Command, JoinTalk, StartTalk, Walk

PATIENCE = 600
"""Ticks after which one gives up running after somebody."""


class Errand:
    """Whom the player wants to talk with; `tell` says why it came to nothing."""

    def __init__(self, world: World, tell: Callable[[str], None]) -> None:
        self._world, self._tell = world, tell
        self.person: int | None = None
        self._since = 0

    def begin(self, person: int) -> None:
        """Go to somebody."""
        self.person, self._since = person, self._world.now

    def let_go(self) -> None:
        """Want nothing of anybody."""
        self.person = None

    def command(self, body: Body) -> Command | None:
        """What to do about it in the coming tick."""
        if self.person is None:
            return None
        other = self._world.bodies.get(self.person)
        if other is None or other.asleep or self._world.now - self._since > PATIENCE:
            self.person = None
            self._tell(
                "They are not to be found." if other is None else f"{other.name} is asleep." if other.asleep else "Too far."
            )
            return None
        beside = apart(body.tile, other.tile) <= BESIDE
        if within_talk(self._world, body, other) and (beside or not body.path):
            self.person = None
            return speak_to(body, other)
        return self._go_nearer(body, other)

    def _go_nearer(self, body: Body, other: Body) -> Command | None:
        goal = body.path[-1] if body.path else body.tile
        arena = self._world.arena_at
        if body.path and apart(goal, other.tile) <= BESIDE and arena(goal) == arena(other.tile):
            return None
        tile = place_beside(self._world, body, other)
        if tile is None:
            self.person = None
            self._tell(f"There is no way to {other.name}.")
        return Walk(body.id, tile) if tile is not None and tile not in (body.tile, goal) else None


def speak_to(body: Body, other: Body) -> Command:
    """Begin a talk with somebody, or join the one they are in."""
    if other.conversation is not None:
        return JoinTalk(body.id, other.conversation)
    return StartTalk(body.id, other.id)
