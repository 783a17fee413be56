"""Owns walking by keys: each tick at most one step, in the direction of the key pressed last."""

from game.sprites.scene import World
from game.ui.keys import MOVE_KEYS
from game.world.bodies import Body
from game.world.commands import Walk
from game.world.places import Tile


class Steps:
    """Which keys are held. A key pressed for less than a tick is still one step."""

    def __init__(self) -> None:
        self._held: list[int] = []
        self._tapped: int | None = None
        self._walking = False

    @property
    def held(self) -> bool:
        """Whether a key is down, or its step still to be taken."""
        return bool(self._held) or self._tapped is not None

    def press(self, symbol: int) -> None:
        """A key goes down."""
        self.release(symbol)
        self._held.append(symbol)
        self._tapped = symbol

    def release(self, symbol: int) -> None:
        """A key goes up."""
        if symbol in self._held:
            self._held.remove(symbol)

    def stop(self) -> None:
        """All keys count as let go of."""
        self._held, self._tapped = [], None

    def command(self, world: World, body: Body) -> Walk | None:
        """What to do in the coming tick; when the keys were let go of, to stop where one is."""
        keys = [*([self._tapped] if self._tapped is not None else []), *reversed(self._held)]
        self._tapped = None
        for symbol in keys:
            tile = step_from(world, body, MOVE_KEYS[symbol])
            if tile is not None:
                self._walking = True
                # whoever waits in front of somebody keeps their patience, and squeezes past in the end
                return None if body.path[-1:] == (tile,) else Walk(body.id, tile)
        stops, self._walking = self._walking and bool(body.path), False
        return Walk(body.id, body.tile) if stops and not _blocked(world, body.tile) else None


def step_from(world: World, body: Body, way: Tile) -> Tile | None:
    """The tile one step away; beyond whoever stands there; out of a seat by its own side. None where there is a wall."""
    column, row = body.tile
    ahead = (column + way[0], row + way[1])
    if _blocked(world, ahead):
        seated = _blocked(world, body.tile) and body.spot is not None
        return body.spot.entry if seated and body.spot is not None else None
    if _taken(world, body, ahead):
        beyond = (ahead[0] + way[0], ahead[1] + way[1])
        if not _blocked(world, beyond) and not _taken(world, body, beyond):
            return beyond
    return ahead


def _blocked(world: World, tile: Tile) -> bool:
    height, width = world.town.blocked.shape
    return not (0 <= tile[0] < width and 0 <= tile[1] < height) or bool(world.town.blocked[tile[1], tile[0]])


def _taken(world: World, body: Body, tile: Tile) -> bool:
    return any(other.tile == tile and not other.path for other in world.bodies.values() if other.id != body.id)
