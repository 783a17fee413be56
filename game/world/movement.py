"""Owns walking: one tile a tick along a path, past other people, through doors that may be shut or rooms that are full."""

from game.world.bodies import Body
from game.world.norms import hours_objection, privacy_objection, room_objection
from game.world.performing import arrive, give_up, goal_arena
from game.world.places import OUTDOORS, Tile
from game.world.state import WorldState
from game.world.talking import facing

POLITE = 2
"""Ticks somebody waits behind a person who stands in the way before going round or squeezing past."""
PATIENCE = 30
"""Ticks (5 game minutes) somebody waits at a door, or for their place to be left, before giving up."""
DETOUR = 12
"""Tiles a way round somebody may be longer."""


def move_everybody(world: WorldState) -> None:
    """Every walker takes at most one step, in order of id."""
    walkers = [body for body in world.bodies.values() if body.path and body.conversation is None]
    if walkers:
        crowd = _Crowd(world)
        for body in walkers:
            crowd.step(body)


class _Crowd:
    """Who stands where while one tick's steps are taken."""

    def __init__(self, world: WorldState) -> None:
        self.world = world
        self.done: set[int] = set()
        self.at: dict[Tile, list[int]] = {}
        for body in world.bodies.values():
            self.at.setdefault(body.tile, []).append(body.id)

    def step(self, body: Body) -> None:
        """One walker's turn: step, change places, or wait."""
        if body.id in self.done or not body.path:
            return
        self.done.add(body.id)
        if not self._changes_places(body):
            self._clear_the_way(body)
            self._step_or_wait(body)

    def _changes_places(self, body: Body) -> bool:
        """Two who walk into each other pass each other."""
        other = self._in_the_way(body)
        if other is None or other.id in self.done or other.conversation is not None or other.path[:1] != (body.tile,):
            return False
        if self._shut(body, leaving=other.id) or self._shut(other, leaving=body.id):
            return False
        self.done.add(other.id)
        self._go(body)
        self._go(other)
        return True

    def _clear_the_way(self, body: Body) -> None:
        """Whoever walks ahead of one steps first."""
        other = self._in_the_way(body)
        if other is not None and other.path and other.conversation is None:
            self.step(other)

    def _step_or_wait(self, body: Body) -> None:
        if not body.path:
            return
        shut = self._shut(body)
        if shut is None and self._in_the_way(body) is None:
            self._go(body)
            return
        body.waiting += 1
        if shut is not None and body.waiting == 1:
            self._find_shut(body, shut)
        if shut is not None:
            self._give_up_after(body, shut)
        elif len(body.path) == 1:
            self._give_up_after(body, "somebody is standing there")
        elif body.waiting > POLITE and not self._goes_round(body):
            self._go(body)  # squeezing past

    def _find_shut(self, body: Body, reason: str) -> None:
        """They see why they have to wait."""
        self.world.happens("obstacle", reason[:1].upper() + reason[1:], body.path[0], body.id)

    def _give_up_after(self, body: Body, reason: str) -> None:
        if body.waiting > PATIENCE:
            give_up(self.world, body, reason)

    def _goes_round(self, body: Body) -> bool:
        """Try once to find a way round those who stand about."""
        if body.spot is None or body.waiting != POLITE + 1:
            return False
        standing = [other.tile for other in self.world.bodies.values() if not other.path or other.conversation is not None]
        if body.spot.entry in standing:
            return False
        way = self.world.routes.route(body.tile, body.spot.entry, around=standing)
        onto = () if body.spot.entry == body.spot.tile else (body.spot.tile,)
        if way is None or len(way) + len(onto) > len(body.path) + DETOUR:
            return False
        body.path = (*way, *onto)
        return True

    def _in_the_way(self, body: Body) -> Body | None:
        others = [other for other in self.at.get(body.path[0], ()) if other != body.id]
        return self.world.bodies[others[0]] if others else None

    def _shut(self, body: Body, leaving: int | None = None) -> str | None:
        """Why they may not take the next step: a room is full, or where they are going is closed."""
        world, arena = self.world, self.world.arena_at(body.path[0])
        if arena in (OUTDOORS, world.arena_at(body.tile)):
            return None
        inside = [one for one in world.people_in(arena) if one not in (body.id, leaving)]
        full = room_objection(world.town, arena, body.name, world.names(tuple(inside)))
        if full is not None:
            return full
        if body.doing is None:
            return self._unannounced(body, arena)
        goal = world.town.arenas[goal_arena(world, body.doing)].sector
        if world.town.arenas[arena].sector != goal or world.sector_at(body.tile) == goal:
            return None
        return hours_objection(world.town, arena, body.name, world.minute, world.staff_of(arena))

    def _unannounced(self, body: Body, arena: int) -> str | None:
        """Why somebody who just walks in may not: it is closed, or private with nobody awake there who could ask them in."""
        world = self.world
        sector, staff = world.town.arenas[arena].sector, world.staff_of(arena)
        if world.sector_at(body.tile) == sector:
            return None
        owners = privacy_objection(world.town, arena, body.name, staff, world.lodgers(arena))
        hosts = (*world.town.sectors[sector].norms.private_to, *world.town.arenas[arena].norms.private_to)
        inside = [one for one in world.bodies.values() if world.sector_at(one.tile) == sector and not one.asleep]
        if owners is not None and not any(one.name in hosts for one in inside):
            return owners
        return hours_objection(world.town, arena, body.name, world.minute, staff)

    def _go(self, body: Body) -> None:
        world, tile = self.world, body.path[0]
        self.at[body.tile].remove(body.id)
        self.at.setdefault(tile, []).append(body.id)
        body.facing = facing(body.tile, tile, body.facing)
        elsewhere = world.arena_at(body.tile) != world.arena_at(tile)
        body.tile, body.path, body.waiting = tile, body.path[1:], 0
        world.walked.append(body.id)
        if elsewhere:
            self._come_in(body)
        if not body.path:
            arrive(world, body)

    def _come_in(self, body: Body) -> None:
        world, arena = self.world, self.world.arena_at(body.tile)
        world.entered.append(body.id)
        if arena != OUTDOORS:
            place = world.town.arena_address(arena).replace(": ", ", ")
            world.happens("arrival", f"{body.name} came into {place}", body.tile, body.id)
