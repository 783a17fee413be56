"""Owns the body under the clothes: sizes, limbs, feet, hands, head and the face of a walking figure."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from game.portrayal.look import Look
from game.portrayal.painting import palette
from game.portrayal.painting.canvas import Canvas, Level, Mask, Point, Shape, curve, path, raster, shifted
from game.portrayal.painting.palette import Ramp
from game.portrayal.painting.poses import Arm, Leg, Pose

WIDTH, HEIGHT, MIDDLE = 32, 48, 16
SOLE = 47  # the ground is under row 46

HEAD = (5, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 7, 5)
SMALL_HEAD = (4, 6, 7, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 5)
FRONT = {
    "slim": (4, 5, 6, 6, 6, 5, 5, 5, 5, 5, 6),
    "medium": (4, 6, 7, 7, 7, 6, 6, 6, 6, 6, 7),
    "broad": (5, 7, 8, 8, 8, 8, 7, 7, 7, 8, 8),
    "child": (4, 5, 5, 5, 5, 5, 5),
}
SIDE = {
    "slim": (3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4),
    "medium": (3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5),
    "broad": (4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6),
    "child": (3, 4, 4, 4, 4, 4, 4),
}
ARM = {"slim": 1.8, "medium": 2.0, "broad": 2.3, "child": 1.6}
LEG = {"slim": (2.0, 3.0), "medium": (2.5, 3.5), "broad": (3.0, 4.0), "child": (2.0, 3.0)}


@dataclass
class Figure:
    """One person in one pose from one side, while it is being painted."""

    look: Look
    pose: Pose
    view: str  # down, up, side
    canvas: Canvas
    size: str = field(init=False)

    def __post_init__(self) -> None:
        self.child = self.look.age == "child"
        self.size = "child" if self.child else self.look.build
        stoop = self.look.age == "old"
        self.cx = MIDDLE + self.pose.sway
        self.head_scale = 8 / 9 if self.child else 1.0
        self.head_rows = SMALL_HEAD if self.child else HEAD
        dx, dy = self.pose.head
        self.torso_top = (32 if self.child else 25) + self.pose.drop
        self.head_top = self.torso_top - (15 if self.child else 17) + dy + (1 if stoop else 0)
        self.head_x = self.cx + dx + (1 if self.view == "side" else 0) + (1 if stoop and self.view == "side" else 0)
        self.head_y = self.head_top + len(self.head_rows) / 2
        self.torso_rows = (SIDE if self.view == "side" else FRONT)[self.size]
        self.hip = self.torso_top + len(self.torso_rows) - 1
        self.reach = 0.72 if self.child else 1.0
        self.skin = palette.skin(self.look.skin)

    def limb_points(self, arm: Arm, index: int) -> list[Point]:
        """Shoulder, elbow and hand of an arm on the canvas."""
        if self.view == "side":
            x, out = self.cx + (-0.5 if index == 0 else 0.5), 1
        else:
            out = -1 if index == 0 else 1
            x = self.cx + out * (max(self.torso_rows) + (0.5 if self.child else 1.0))
        y = self.torso_top + 2.4
        edge = ARM[self.size] + 1
        joints = [(x + out * dx * self.reach, y + dy * self.reach) for dx, dy in ((0, 0), arm.elbow, arm.hand)]
        return [(min(max(a, edge), WIDTH - edge), b) for a, b in joints]

    def leg_points(self, leg: Leg, index: int) -> tuple[Point, Point, Point]:
        """Hip, knee and ankle of a leg on the canvas."""
        spread = LEG[self.size][1]
        if self.view == "side":
            x, out = self.cx - 0.5, 1
        else:
            out = -1 if index == 0 else 1
            x = MIDDLE + self.pose.sway * 0.5 + out * spread
        hip = (x, self.hip + 1.0)
        foot_x = x if leg.dx == 0 else x + out * leg.dx
        ankle = (foot_x, SOLE - 3.5 - leg.lift)
        if leg.knee:
            hip = (hip[0] - (1.5 if self.view == "side" else 0), hip[1])
            return hip, (x + out * leg.knee[0], hip[1] + leg.knee[1]), ankle
        return hip, ((hip[0] + ankle[0]) / 2 + out * leg.bend, (hip[1] + ankle[1]) / 2), ankle


def along(canvas: Canvas, points: Sequence[Point], radius: float) -> tuple[Mask, Level, Level]:
    """A thick bent line: its mask, how bright each pixel is as a rod, and how far along it is (0 to 1)."""
    best = np.full(canvas.pixels.shape, np.inf)
    bright, travelled = np.zeros_like(best), np.zeros_like(best)
    lengths = [np.hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in itertools.pairwise(points)]
    total, before = max(sum(lengths), 0.01), 0.0
    for (x0, y0), (x1, y1), length in zip(points, points[1:], lengths, strict=False):
        dx, dy = x1 - x0, y1 - y0
        t = np.clip(((canvas.x - x0) * dx + (canvas.y - y0) * dy) / max(length**2, 0.01), 0, 1)
        off_x, off_y = canvas.x - x0 - t * dx, canvas.y - y0 - t * dy
        distance = np.hypot(off_x, off_y)
        nearer = distance < best
        best = np.where(nearer, distance, best)
        bright = np.where(nearer, (off_x * canvas.light[0] + off_y * canvas.light[1]) / radius, bright)
        travelled = np.where(nearer, (before + t * length) / total, travelled)
        before += length
    return best < radius - 0.01, bright, travelled


def paint_rod(canvas: Canvas, mask: Mask, ramp: Ramp, bright: Level, cuts: tuple[float, float] = (-0.22, 0.2)) -> None:
    """Cloth or skin over a limb, lit along it."""
    canvas.tone(mask, ramp[2:5], bright, cuts)


def paint_arm(figure: Figure, index: int, sleeve: Ramp, bare_from: float) -> Mask:
    """An arm with its sleeve; skin shows beyond `bare_from` (0 shoulder, 1 hand)."""
    c, arm, radius = figure.canvas, figure.pose.arms[index], ARM[figure.size]
    mask, bright, t = along(c, figure.limb_points(arm, index), radius)
    far = figure.view == "side" and index == 1
    c.contact(mask, sides=((1, 0), (-1, 0), (0, 1)))
    paint_rod(c, mask, figure.skin, bright, (-0.3, 0.3))
    covered = mask & (t < bare_from)
    paint_rod(c, covered, sleeve, bright)
    cuff = covered & (t > bare_from - 0.1)
    c.dim(cuff)
    if far:
        c.dim(mask)
    return mask


SHOE_SHAPES = {
    "flat": path("-2.5,0 2.2,0 3.4,1 4.8,1.6 4.8,3.5 -2.5,3.5"),
    "toe": path("-3.2,-1.6 .4,-2 3,.6 4.2,2 3.6,3.4 .6,3.4 -3,1.2"),
    "heel": path("-2.2,-.4 2.4,-.6 4,-.2 5.4,0 5.4,1.8 -.4,3.5 -2.2,3.5"),
}
FRONT_SHOE = path("-2.5,.5 2.5,.5 2.5,3.5 -2.5,3.5")


def paint_shoe(figure: Figure, leg: Leg, ankle: Point) -> Mask:
    """A shoe under an ankle, with a dark sole (white under sneakers) and a light instep."""
    c, look = figure.canvas, figure.look
    ramp = palette.cloth(look.shoes_colour)
    wide = LEG[figure.size][0] / 2.5
    shape = SHOE_SHAPES[leg.foot] if figure.view == "side" else FRONT_SHOE
    shape = tuple((x * wide, y) for x, y in shape)
    if look.shoes == "boots":
        shape = (*shape, (-2.4 * wide, -4.0), (2.4 * wide, -4.0))
        shape = curve_free(shape)
    mask = raster(c, [shape], ankle[0], ankle[1])
    c.contact(mask)
    c.fill(mask, ramp[3])
    c.fill(mask & ~shifted(mask, 0, 1), ramp[4])
    c.fill(mask & ~shifted(mask, -1, 0), ramp[2])
    sole = mask & ~shifted(mask, 0, -1)
    c.fill(sole, palette.cloth("white")[3] if look.shoes == "sneakers" else ramp[1])
    if look.shoes == "sandals":
        c.fill(mask & (np.floor(c.y) % 2 == 0) & ~sole, figure.skin[3])
    return mask


def curve_free(points: Sequence[Point]) -> Shape:
    """Put loose corner points in order around their middle, so that they make one polygon."""
    px, py = np.mean(points, axis=0)
    return tuple(sorted(points, key=lambda p: np.arctan2(p[1] - py, p[0] - px)))


def paint_head(figure: Figure, ears: bool = True) -> Mask:
    """Skull, ears and nose, without a face."""
    c, skin, s = figure.canvas, figure.skin, figure.head_scale
    mask = c.stack(figure.head_x, int(figure.head_top), figure.head_rows, skin[2:5], (0.2, 0.52))
    x, y = figure.head_x, figure.head_y
    if figure.view == "side":
        nose = raster(c, [path("7,0.6 9.6,2.2 9.8,4.0 7,4.4")], x, y, s)
        c.fill(nose & ~mask, skin[3])
        mask |= nose
    elif figure.view == "down" and ears:
        for side in (-1, 1):
            c.fill(
                raster(c, [((side * 8, 0.4), (side * 10, 0.6), (side * 9.8, 3.4), (side * 8, 4))], x, y, s) & ~mask,
                skin[3 if side < 0 else 2],
            )
    return mask


def paint_neck(figure: Figure) -> None:
    """The neck, in the shade of the chin."""
    c, x, y = figure.canvas, figure.cx, figure.torso_top
    half = 2 if figure.child else 3
    c.box(x - half, y - 2, 2 * half, 3, figure.skin[2])
    c.row(x - half, y, 2 * half, figure.skin[2])


EYE_ROWS = {"round": 5, "calm": 4, "small": 3}


def paint_eye(figure: Figure, x: float, outer: int) -> None:
    """An eye two pixels wide; `outer` is -1 or 1, the side of its outer corner (0 for none)."""
    c, look, skin = figure.canvas, figure.look, figure.skin
    ink, white = palette.plain("ink")[0], palette.plain("paper")[4]
    rows = EYE_ROWS[look.eye_shape] - (1 if figure.child else 0)
    y = int(figure.head_top + round(12 * figure.head_scale)) - rows
    state = figure.pose.eyes
    if state == "shut":
        y = int(figure.head_top + round(10 * figure.head_scale))
        c.row(x, y, 2, ink)
        c.dot(x + (outer if outer < 0 else 1 + max(outer, 0)), y - 1 if not look.lashes else y, ink)
        return
    if state == "down":
        c.row(x, y + rows - 3, 2, skin[2])
        c.row(x, y + rows - 2, 2, ink)
        c.row(x, y + rows - 1, 2, palette.eye(look.eyes)[0])
        return
    c.box(x, y, 2, rows, ink)
    c.row(x, y + rows - 1, 2, palette.eye(look.eyes)[1 if rows > 3 else 0])
    c.dot(x, y, white)
    if look.lashes and outer:
        c.dot(x + (-1 if outer < 0 else 2), y + 1, ink)


def paint_brow(figure: Figure, x: float, width: float, colour: int) -> None:
    """One brow."""
    c = figure.canvas
    y = int(figure.head_top + round(5 * figure.head_scale))
    c.row(x, y, width, colour)


def paint_mouth(figure: Figure, x: float, side_view: bool) -> None:
    """The mouth: shut, smiling or open."""
    c, skin = figure.canvas, figure.skin
    y = int(figure.head_top + round(14 * figure.head_scale))
    width = 2
    if figure.pose.mouth == "open":
        c.row(x, y - 1, width, palette.plain("eye")[2])
        c.row(x, y, width, palette.plain("eye")[2] if not side_view else skin[6])
        return
    c.row(x, y, width, skin[6])
    if figure.pose.mouth == "smile":
        c.dot(x - 1, y - 1, skin[6]) if not side_view else None
        c.dot(x + width, y - 1, skin[6]) if not side_view else None


def paint_face(figure: Figure) -> None:
    """Eyes, brows, blush, nose and mouth."""
    c, look, skin, s = figure.canvas, figure.look, figure.skin, figure.head_scale
    x, top = int(figure.head_x), int(figure.head_top)
    brow = palette.hair(look.hair_colour)[1 if look.age != "old" else 3]
    cheek = top + round(12 * s)
    if figure.view == "down":
        gap = 4 if not figure.child else 3
        for outer in (-1, 1):
            ex = x - gap - 2 if outer < 0 else x + gap
            paint_brow(figure, ex if outer < 0 else ex - 1 + 1, 2, brow)
            paint_eye(figure, ex, outer)
            c.row(ex - (1 if outer < 0 else 0), cheek, 3, skin[5])
        c.row(x - 1, top + round(12 * s), 2, skin[2])
        paint_mouth(figure, x - 1, False)
    else:
        ex = x + round(4 * s)
        paint_brow(figure, ex, 2, brow)
        paint_eye(figure, ex, -1)
        c.row(ex - 1, cheek, 2, skin[5])
        paint_mouth(figure, x + round(6 * s), True)
    if look.has("freckles"):
        c.dots([(x - 3, cheek - 1), (x + 2, cheek - 1)] if figure.view == "down" else [(x + 6, cheek - 1)], skin[2])


def paint_ear(figure: Figure) -> None:
    """The near ear of the side view."""
    c, skin, s = figure.canvas, figure.skin, figure.head_scale
    ear = raster(c, [curve(*path("-2.2,-0.2 0.6,-0.6 0.9,2.0 -0.4,4.0 -2.0,2.8"))], figure.head_x, figure.head_y, s)
    c.contact(ear, 1, ((-1, 0), (0, 1)))
    c.fill(ear, skin[3])
    c.fill(ear & ~shifted(ear, 0, 1), skin[4])
    c.dot(figure.head_x - 1, figure.head_y + 1, skin[2])
    c.dot(figure.head_x - 1, figure.head_y + 2, skin[2])
