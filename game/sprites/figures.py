"""Owns how residents stand in the picture: a pure function of a body, its object and the time. No drawing here."""

from dataclasses import dataclass

from game.sprites.appearance import Appearance
from game.sprites.artwork import Artwork, Prop
from game.sprites.scene import TILE
from game.world.bodies import Body
from game.world.places import WorldObject

SOLE = 4
"""Pixels between the lower edge of a tile and the feet of who stands on it."""
SEAT_IN_SHEET = 8
"""How high above the feet the sheets draw a seat."""
SITS_UP = 9
"""How much higher than a sleeper's the head of somebody is who sits up in bed."""
SEATS = ("chair", "armchair", "bench", "sofa", "couch", "stool", "seat", "seating", "pew", "swing", "bed", "bunk", "hammock")
"""Words in the kinds of what one sits on, where no picture of ours says so."""
STRIDE = 8
"""Pixels walked in one frame of the walk."""


@dataclass(frozen=True, slots=True)
class Figure:
    """(x, y) is the middle of the feet in map pixels, `base` orders it in depth, `object` is what it sits or lies on."""

    x: float
    y: float
    base: float
    pose: str
    facing: str
    frame: int
    object: int | None = None
    shadow: bool = True


@dataclass(frozen=True, slots=True)
class Moment:
    """When a picture is taken: `fraction` of the tick already passed (0-1), `seconds` of the animations' own clock."""

    fraction: float
    seconds: float


def figure_of(body: Body, thing: WorldObject | None, prop: Prop | None, art: Artwork, rules: Appearance, at: Moment) -> Figure:
    """How somebody looks just now. `thing` and `prop` are the object they use and how it is drawn, if there is one."""
    if body.came_from != body.tile and at.fraction < 1:
        return _walking(body, art, at)
    if body.arrived and body.spot is not None and body.spot.on and thing is not None:
        if prop is not None and prop.sleepers:
            return _in_bed(body, thing, prop, art, rules, at)
        if prop is not None and prop.seat is not None:
            return _seated(body, thing, prop, art, rules, at)
        if body.asleep:
            return _lying(body, thing, art, at)
        if prop is None and any(word in SEATS for word in thing.kind.lower().split()):
            return _sitting(body, thing, art, rules, at)
    x, y = feet(body.tile)
    pose = _pose(body, rules) if body.arrived or body.conversation is not None else "stand"
    return Figure(x, y, y, pose, body.facing, _frame(art, pose, body.id, at.seconds))


def feet(tile: tuple[int, int]) -> tuple[float, float]:
    """Where the feet of somebody on a tile are, in map pixels."""
    return (tile[0] * TILE + TILE / 2, (tile[1] + 1) * TILE - SOLE)


def _walking(body: Body, art: Artwork, at: Moment) -> Figure:
    (x0, y0), (x1, y1) = feet(body.came_from), feet(body.tile)
    x, y = x0 + (x1 - x0) * at.fraction, y0 + (y1 - y0) * at.fraction
    frame = int((x + y) / STRIDE) % art.poses["walk"].frames
    return Figure(x, y, y, "walk", _towards(x1 - x0, y1 - y0), frame)


def _towards(dx: float, dy: float) -> str:
    if abs(dx) >= abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"


def _in_bed(body: Body, thing: WorldObject, prop: Prop, art: Artwork, rules: Appearance, at: Moment) -> Figure:
    """In bed, where the bed's picture says: head on the pillow when asleep, else sitting up."""
    left = min(column for column, _ in thing.tiles)
    width = max(column for column, _ in thing.tiles) - left + 1
    bottom = (max(row for _, row in thing.tiles) + 1) * TILE
    seat = body.spot.tile[0] - left if body.spot is not None else 0
    corner_x, corner_y = prop.sleepers[min(seat, len(prop.sleepers) - 1)]
    x = left * TILE + (width * TILE - prop.size[0]) / 2 + corner_x + art.cell[0] / 2
    y = bottom - prop.size[1] + corner_y + art.cell[1]
    pose = "lie" if body.asleep else _seated_pose(body, art, rules)
    y = y if body.asleep else y - SITS_UP
    return Figure(x, y, bottom, pose, "down", _frame(art, pose, body.id, at.seconds), thing.id, shadow=False)


def _seated(body: Body, thing: WorldObject, prop: Prop, art: Artwork, rules: Appearance, at: Moment) -> Figure:
    assert body.spot is not None and prop.seat is not None
    column, row = body.spot.tile
    floor = (row + 1) * TILE
    pose = _seated_pose(body, art, rules)
    last = max(row for _, row in thing.tiles)
    # whoever looks at us from the far side of a table is behind it, everybody else in front of their seat
    base = (last + 1) * TILE - (0.4 if row < last and body.spot.facing == "down" else -0.4)
    x, y = column * TILE + TILE / 2, floor - prop.seat + SEAT_IN_SHEET
    return Figure(x, y, base, pose, body.spot.facing, _frame(art, pose, body.id, at.seconds), thing.id, shadow=False)


def _lying(body: Body, thing: WorldObject, art: Artwork, at: Moment) -> Figure:
    """Asleep on something whose picture says nothing of sleepers: on top of it, head up, as far down as they are tall."""
    assert body.spot is not None
    rows = [row for column, row in thing.tiles if column == body.spot.tile[0]] or [body.spot.tile[1]]
    top, bottom = min(rows) * TILE, (max(row for _, row in thing.tiles) + 1) * TILE
    y = min(float(bottom), max(top + art.cell[1] + 2.0, top + TILE))
    x = body.spot.tile[0] * TILE + TILE / 2
    return Figure(x, y, bottom + 0.4, "lie", "down", _frame(art, "lie", body.id, at.seconds), thing.id, shadow=False)


def _sitting(body: Body, thing: WorldObject, art: Artwork, rules: Appearance, at: Moment) -> Figure:
    """On a seat whose picture does not say how high it is."""
    assert body.spot is not None
    x, y = feet(body.spot.tile)
    base = (max(row for _, row in thing.tiles) + 1) * TILE + 0.4
    pose = _seated_pose(body, art, rules)
    return Figure(x, y, base, pose, body.spot.facing, _frame(art, pose, body.id, at.seconds), thing.id, shadow=False)


def _seated_pose(body: Body, art: Artwork, rules: Appearance) -> str:
    pose = f"sit_{_pose(body, rules)}"
    return pose if pose in art.poses else "sit"


def _pose(body: Body, rules: Appearance) -> str:
    if body.conversation is not None:
        return "talk"
    if body.doing is None:
        return "stand"
    return rules.pose(body.doing.text, body.doing.emoji) or "stand"


def _frame(art: Artwork, pose: str, number: int, seconds: float) -> int:
    """Which frame a pose shows; people are out of step with each other, and eyes are shut only for a blink."""
    row = art.poses[pose]
    milliseconds = int(seconds * 1000) + number * 617
    if pose in ("stand", "sit"):
        return 1 if milliseconds % row.milliseconds < 140 else 0
    return milliseconds // row.milliseconds % row.frames
