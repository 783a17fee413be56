"""Owns doing: beginning an activity, arriving at its place, what it does to an object, and ending it."""

from game.world.bodies import Body
from game.world.choosing import choose_spot, free_tile_near, stand
from game.world.clock import MINUTES_PER_DAY, TICKS_PER_MINUTE, minute_of_day
from game.world.commands import Do, SetState
from game.world.norms import hours_objection, privacy_objection
from game.world.places import Norms, Spot, Tile, state_sentence
from game.world.state import WorldState
from game.world.talking import leave


def start(world: WorldState, do: Do) -> None:
    """Begin to do something: take a place for it and set out; or learn why not, and go on as before."""
    body = world.bodies.get(do.resident)
    if body is None or goal_arena(world, do) not in world.town.arenas:
        gone = world.bygone.get(do.arena)
        world.reject(do, f"{gone} is gone" if gone else "there is no such person or place", do.arena if gone else None)
        return
    here = goal_arena(world, do) == world.arena_at(body.tile)
    if here and is_missing(world, do):
        miss(world, do)
        return
    unwelcome = _privacy(world, body, do) or (_unfit(world, do) if here else None)
    spot = choose_spot(world, body, do) if unwelcome is None else unwelcome
    if isinstance(spot, str):
        world.reject(do, spot)
        return
    path = path_to(world, body, spot)
    if path is None:
        world.reject(do, f"there is no way to {world.town.arena_address(goal_arena(world, do))}")
        return
    arena = goal_arena(world, do)
    closed = hours_objection(world.town, arena, body.name, minute_of_day(world.now + len(path)), world.staff_of(arena))
    if closed is not None:
        world.reject(do, closed)
        return
    _take_over(world, body, do, spot, path)


def goal_arena(world: WorldState, do: Do) -> int:
    """The arena something is done in: that of its object, or where one looks for it in vain."""
    thing = world.town.objects.get(do.target) if do.target is not None else None
    return do.arena if thing is None else thing.arena


def is_missing(world: WorldState, do: Do) -> bool:
    """Whether its object is not there, as whoever goes there will see."""
    return do.target is not None and do.target not in world.town.objects


def miss(world: WorldState, do: Do) -> None:
    """It cannot be done, since its object is gone."""
    assert do.target is not None, "nothing is missed"
    gone = world.bygone.get(do.target)
    world.reject(do, f"{gone} is gone" if gone else "there is no such thing there", do.target)


def path_to(world: WorldState, body: Body, spot: Spot) -> tuple[Tile, ...] | None:
    """The tiles to walk to a spot: out of a bed or seat by its entry, and onto another by that one's."""
    if body.tile == spot.tile:
        return ()
    out = _getting_up(world, body)
    way = world.routes.route(out[0] if out else body.tile, spot.entry)
    if way is None:
        return None
    return (*out, *way, spot.tile) if spot.tile != spot.entry else (*out, *way)


def _getting_up(world: WorldState, body: Body) -> tuple[Tile, ...]:
    """The step out of a bed or seat, if they are on one: to its entry, or to where they were about to step."""
    if not world.town.blocked[body.tile[1], body.tile[0]]:
        return ()
    if body.path:
        return body.path[:1]
    return (body.spot.entry,) if body.spot is not None and body.spot.tile == body.tile else ()


def arrive(world: WorldState, body: Body) -> None:
    """They are there: the object changes, and those near see what they do. What has a fault by now does not serve."""
    if body.doing is not None and is_missing(world, body.doing):
        miss(world, body.doing)
        finish(world, body)
        step_aside(world, body, world.arena_at(body.tile))
        return
    unfit = _unfit(world, body.doing) if body.doing is not None else None
    if unfit is not None:
        give_up(world, body, unfit)
        return
    body.arrived, body.arrived_at, body.waiting = True, world.now, 0
    if body.spot is not None:
        body.facing = body.spot.facing
    if body.doing is not None:
        _show(world, body, body.doing)


def finish(world: WorldState, body: Body) -> None:
    """End what they do; its object goes back to its own state unless somebody else uses it too."""
    done, body.doing = body.doing, None
    world.latest.pop(body.id, None)
    if done is not None and body.arrived:
        _put_back(world, done)


def give_up(world: WorldState, body: Body, reason: str) -> None:
    """Do not do it after all, for a reason in words, and stand aside."""
    if body.doing is not None:
        world.reject(body.doing, reason)
    finish(world, body)
    step_aside(world, body, world.arena_at(body.tile))


def step_aside(world: WorldState, body: Body, arena: int) -> None:
    """Stay where one is if that is in nobody's way, else go to the nearest free tile of the arena, or of any."""
    release(body)
    tile = free_tile_near(world, body, lambda near: world.arena_at(near) == arena)
    if tile is None:
        tile = free_tile_near(world, body, lambda near: True)
    go_to(world, body, tile)


def go_to(world: WorldState, body: Body, tile: Tile | None) -> None:
    """Walk to a tile with nothing to do there; where there is no way stay, or step off what one is on."""
    spot = stand(body) if tile is None else Spot(tile, body.facing, False, tile)
    path = path_to(world, body, spot)
    if path is None:
        spot, path = _stay(world, body)
    body.path = path
    body.spot, body.using, body.waiting = spot, None, 0
    body.arrived = not body.path


def _stay(world: WorldState, body: Body) -> tuple[Spot, tuple[Tile, ...]]:
    """Their seat, or the floor, or the nearest floor."""
    if body.spot is not None and body.spot.tile == body.tile:
        return body.spot, ()
    floor = world.routes.way_out(body.tile) or body.tile
    return Spot(floor, body.facing, False, floor), () if floor == body.tile else (floor,)


def release(body: Body) -> None:
    """Let go of the place they had, but not of a seat they still sit on: they have to get up from it first."""
    body.using = None
    if body.spot is not None and body.spot.tile != body.tile:
        body.spot = None


def expire(world: WorldState) -> None:
    """Whoever's time is over ends what they do, and stays where they are."""
    for body in world.bodies.values():
        if body.doing is not None and 0 < body.doing.until <= world.now:
            finish(world, body)
            if not body.arrived:
                step_aside(world, body, world.arena_at(body.tile))


def change_state(world: WorldState, command: SetState) -> None:
    """Somebody rewrites an object's state."""
    if command.target not in world.states:
        world.reject(command, "there is no such thing")
    elif not command.state.strip():
        world.reject(command, "a state needs words")
    else:
        world.set_state(command.target, command.state.strip(), command.by)


def close_places(world: WorldState) -> None:
    """At closing time visitors end what they do there and leave."""
    if world.now % TICKS_PER_MINUTE:
        return
    for body in world.bodies.values():
        arena = world.town.arenas[world.arena_at(body.tile)]
        sector = world.town.sectors[arena.sector]
        if _closes(sector.norms, world.minute):
            rooms = tuple(room.id for room in world.town.arenas.values() if room.sector == sector.id)
            _send_out(world, body, sector.name, rooms)
        elif _closes(arena.norms, world.minute):
            _send_out(world, body, f"the {arena.name}", (arena.id,))


def _closes(norms: Norms, minute: int) -> bool:
    return norms.hours is not None and norms.hours[1] % MINUTES_PER_DAY == minute


def _send_out(world: WorldState, body: Body, place: str, rooms: tuple[int, ...]) -> None:
    def outside(tile: Tile) -> bool:
        return world.arena_at(tile) not in rooms

    arena = world.arena_at(body.tile)
    if hours_objection(world.town, arena, body.name, world.minute, world.staff_of(arena)) is None:
        return
    if body.doing is not None and body.spot is not None and outside(body.spot.tile):
        return  # they are on their way to somewhere else
    leave(world, body)
    if body.doing is not None:
        world.reject(body.doing, f"{place} is closing")
    finish(world, body)
    release(body)
    go_to(world, body, free_tile_near(world, body, outside))


def _privacy(world: WorldState, body: Body, do: Do) -> str | None:
    """Why a place or a thing is not theirs to use."""
    arena = goal_arena(world, do)
    thing = world.town.objects.get(do.target) if do.target is not None else None
    if thing is not None and thing.private_to and body.name not in (*thing.private_to, *world.lodgers(thing.id)):
        return f"the {thing.kind} is private to {' and '.join(thing.private_to)}"
    return privacy_objection(world.town, arena, body.name, world.staff_of(arena), world.lodgers(arena))


def _unfit(world: WorldState, do: Do) -> str | None:
    """Why a thing does not serve just now: something is wrong with it, and that is not what they come for."""
    if do.target is None or do.mends or is_missing(world, do) or world.fault_of(do.target) is None:
        return None
    return state_sentence(world.town.objects[do.target].kind, world.states[do.target])


def _take_over(world: WorldState, body: Body, do: Do, spot: Spot, path: tuple[Tile, ...]) -> None:
    """A new activity replaces the old one, here or elsewhere."""
    if body.arrived and not path and body.using == do.target:
        _go_on(world, body, do)
        return
    finish(world, body)
    body.doing, body.spot, body.path, body.waiting = do, spot, path, 0
    body.using = None if is_missing(world, do) else do.target
    body.arrived = False
    if path:
        world.latest[body.id] = world.make_event("walking", f"{body.name} is walking", body.tile, body.id)
    else:
        arrive(world, body)


def _go_on(world: WorldState, body: Body, do: Do) -> None:
    """Something else at the same place: only what is different is noticed."""
    old, body.doing = body.doing, do
    if old is not None and do.state is None:
        _put_back(world, old)
    if old is None or old.text != do.text:
        _show(world, body, do)
    elif do.target is not None and do.state is not None:
        world.set_state(do.target, do.state, body.id)


def _show(world: WorldState, body: Body, do: Do) -> None:
    if do.target is not None and do.state is not None:
        world.set_state(do.target, do.state, body.id)
    world.latest[body.id] = world.happens("doing", f"{body.name} is {do.text}", body.tile, body.id, do.target)


def _put_back(world: WorldState, done: Do) -> None:
    """What an object goes back to after use: what another who uses it makes of it, else its own state."""
    if done.target is None or done.state is None or world.states.get(done.target) != done.state:
        return  # nothing was made of it, or something has happened to it since
    others = [world.bodies[user].doing for user in world.occupants(done.target)]
    made = [(do.state, do.resident) for do in others if do is not None and do.target == done.target and do.state is not None]
    state, by = made[0] if made else (world.town.objects[done.target].state, None)
    world.set_state(done.target, state, by)
