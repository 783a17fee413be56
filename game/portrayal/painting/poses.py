"""Owns where limbs are in every pose. Pure data: no drawing here.

Arm offsets are from the shoulder and leg offsets from the hip, in grown-up pixels. For the views down and up, +x
points away from the body's middle; for the side view, +x points forward. The first limb of a pair is the left one on
the screen, or the near one in the side view.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

Point = tuple[float, float]
DIRECTIONS = ("down", "right", "up", "left")


@dataclass(frozen=True)
class Arm:
    """An arm: elbow and hand from the shoulder, in pixels; `over` the torso or behind it."""

    elbow: Point = (0.4, 4.5)
    hand: Point = (0.2, 9.0)
    over: bool = True  # painted over the torso


@dataclass(frozen=True)
class Leg:
    """A leg: how the foot lies and where, in pixels."""

    dx: float = 0.0  # of the foot, from the hip
    lift: float = 0.0  # of the foot, from the ground
    bend: float = 0.0  # of the knee, forward
    foot: str = "flat"  # flat, toe (heel up), heel (toe up)
    knee: Point | None = None  # from the hip; in the middle when not given


@dataclass(frozen=True)
class Pose:
    """Where everything of a body is in one frame."""

    arms: tuple[Arm, Arm] = (Arm(), Arm())
    legs: tuple[Leg, Leg] = (Leg(), Leg())
    drop: int = 0  # hips, torso and head this much lower
    sway: int = 0  # torso and head to the right
    head: Point = (0, 0)
    eyes: str = "open"  # open, shut, down
    mouth: str = "smile"  # smile, open, small
    prop: str = "none"  # none, book, cup_low, cup_high
    seated: bool = False
    trail: int = 0  # loose hair lags this far behind


Action = Callable[[str, int], Pose]
"""The pose of a view and a frame."""

SIDE_REST = Arm((-0.6, 4.5), (0.4, 9.0))
FRONT_REST = Arm()


def stand(view: str, frame: int) -> Pose:
    """Standing; the second frame blinks."""
    arms = (SIDE_REST, Arm((0.4, 4.5), (1.8, 9.0))) if view == "side" else (FRONT_REST, FRONT_REST)
    return Pose(arms=arms, eyes="shut" if frame == 1 else "open")


def _side_step(near_leg: Leg, near_arm: Arm, far_leg: Leg, far_arm: Arm, drop: int) -> Pose:
    return Pose(arms=(near_arm, far_arm), legs=(near_leg, far_leg), drop=drop, trail=drop)


def _walk_side(frame: int) -> Pose:
    ahead, behind = Leg(4.5, 0, 0.6, "heel"), Leg(-4.5, 1, 0.8, "toe")
    planted, passing = Leg(0, 0, 0.3), Leg(-1.5, 3, 3.2, "toe")
    swung_back, swung_ahead = Arm((-3.4, 4.0), (-4.6, 7.8)), Arm((1.2, 4.4), (5.2, 6.8))
    hanging = Arm((-0.8, 4.6), (1.0, 8.8))
    steps = (
        (ahead, swung_back, behind, swung_ahead, 1),
        (planted, hanging, passing, hanging, 0),
        (behind, swung_ahead, ahead, swung_back, 1),
        (passing, hanging, planted, hanging, 0),
    )
    return _side_step(*steps[frame])


def _walk_front(frame: int, view: str) -> Pose:
    ahead = Arm((0.2, 4.0), (-1.8, 7.2)) if view == "down" else Arm((0.8, 3.6), (0.4, 6.4))
    behind = Arm((0.8, 3.6), (0.4, 6.6)) if view == "down" else Arm((0.6, 4.0), (-0.8, 7.4))
    hanging = Arm((0.6, 4.5), (0.3, 8.8))
    lifted = Leg(0, 2.4, 0, "toe")
    if frame % 2:
        raised = Leg(0, 0.8)
        return Pose(arms=(hanging, hanging), legs=(raised, Leg()) if frame == 1 else (Leg(), raised))
    if frame == 0:
        return Pose(arms=(behind, ahead), legs=(Leg(), lifted), drop=1, trail=1)
    return Pose(arms=(ahead, behind), legs=(lifted, Leg()), drop=1, trail=-1)


def walk(view: str, frame: int) -> Pose:
    """Four frames of a walk."""
    return _walk_side(frame) if view == "side" else _walk_front(frame, view)


def seat(pose: Pose, view: str) -> Pose:
    """The same pose on a chair: the seat is 8 pixels above the ground."""
    if view == "side":
        near, far = Leg(7.0, 0, 0, "flat", (7.4, -0.4)), Leg(8.0, 0, 0, "flat", (8.4, -0.8))
        return replace(pose, legs=(near, far), drop=1, seated=True)
    leg = Leg(0.8, 0, 0, "flat", (0.8, 3.6))
    return replace(pose, legs=(leg, leg), drop=2, seated=True)


def sit(view: str, frame: int) -> Pose:
    """On a chair, hands in the lap; the second frame blinks."""
    lap = Arm((-0.4, 4.4), (4.4, 7.4)) if view == "side" else Arm((1.0, 4.2), (-2.4, 8.2), view == "down")
    arms = (lap, Arm((0.6, 4.4), (5.4, 7.2))) if view == "side" else (lap, lap)
    return seat(Pose(arms=arms, eyes="shut" if frame == 1 else "open"), view)


def work(view: str, frame: int) -> Pose:
    """Hands at something before the body."""
    up, down = (0, 1.6) if frame == 0 else (1.6, 0)
    if view == "side":
        return Pose(arms=(Arm((1.0, 4.4), (7.4, 4.2 + up)), Arm((2.4, 4.2), (8.6, 3.4 + down))), eyes="down")
    over = view == "down"
    depth = 6.6 if over else 3.4
    arms = (Arm((1.6, 3.8), (-2.6, depth - up), over), Arm((1.6, 3.8), (-2.6, depth - down), over))
    return Pose(arms=arms, eyes="down")


def read(view: str, frame: int) -> Pose:
    """With a book."""
    if view == "side":
        arms = (Arm((0.4, 4.6), (6.2, 3.6)), Arm((1.4, 4.4), (7.6, 3.0)))
    else:
        over = view == "down"
        reach = -3.2 if over else 0.2
        arms = (Arm((1.2, 4.6), (reach, 5.4), over), Arm((1.2, 4.6), (reach, 5.4), over))
    return Pose(arms=arms, eyes="down", prop="page" if frame else "book", mouth="small")


def drink(view: str, frame: int) -> Pose:
    """With a cup, low and at the mouth."""
    high = frame == 1
    if view == "side":
        arms = (Arm((1.6, 4.0), (6.6, -1.6 if high else 3.4)), Arm((0.4, 4.5), (1.8, 9.0)))
    else:
        over = view == "down"
        hand = ((-5.2, -1.2) if high else (-3.6, 3.6)) if over else ((0.2, 0.2) if high else (1.6, 4.2))
        arms = (FRONT_REST, Arm((1.6, 3.6 if high else 4.4), hand, over))
    return Pose(arms=arms, prop="cup_high" if high else "cup_low", eyes="shut" if high else "open", mouth="small")


def talk(view: str, frame: int) -> Pose:
    """One hand speaks along."""
    wave = (Arm((1.6, 3.4), (4.4, 0.2)), Arm((1.2, 4.2), (3.2, 3.6)))[frame]
    if view == "side":
        near = (Arm((1.0, 4.2), (6.4, 1.4)), Arm((0.6, 4.4), (5.4, 4.4)))[frame]
        return Pose(arms=(near, Arm((0.4, 4.5), (1.8, 9.0))), mouth=("open", "smile")[frame])
    return Pose(arms=(FRONT_REST, wave), mouth=("open", "smile")[frame])


def dance(view: str, frame: int) -> Pose:
    """Both arms and one leg, by turns."""
    high, low = Arm((3.0, -0.4), (3.4, -5.6)), Arm((3.0, 3.2), (0.8, 6.6))
    if view == "side":
        arms = (Arm((4.4, -0.4), (9.0, -5.0)), Arm((-3.6, 3.0), (-6.4, 1.0)))
        legs = (Leg(2.4, 2.4, 2.4, "toe"), Leg(-1.0, 0, 0.6))
        return Pose(arms=arms if frame == 0 else arms[::-1], legs=legs if frame == 0 else legs[::-1], drop=frame, mouth="open")
    kick, stay = Leg(1.6, 1.8, 1.4, "toe"), Leg(0.4, 0)
    if frame == 0:
        return Pose(arms=(high, low), legs=(stay, kick), sway=-1, mouth="open")
    return Pose(arms=(low, high), legs=(kick, stay), sway=1, mouth="open")


def lie(view: str, frame: int) -> Pose:
    """Asleep, arms at the sides."""
    side = Arm((0.9, 4.4), (0.6, 8.6))
    return Pose(arms=(side, side), eyes="shut", mouth="small", drop=0)


def _on_chair(action: Action) -> Action:
    return lambda view, frame: seat(action(view, frame), view)


# name: (function, number of frames); the order is the order of the rows in a sheet
POSES = {
    "stand": (stand, 2),
    "walk": (walk, 4),
    "sit": (sit, 2),
    "lie": (lie, 2),
    "work": (work, 2),
    "read": (read, 2),
    "drink": (drink, 2),
    "talk": (talk, 2),
    "dance": (dance, 2),
    "sit_work": (_on_chair(work), 2),
    "sit_read": (_on_chair(read), 2),
    "sit_drink": (_on_chair(drink), 2),
    "sit_talk": (_on_chair(talk), 2),
}


def pose_of(name: str, direction: str, frame: int) -> Pose:
    """The pose as seen from a direction; left is the side view too, mirrored when it is drawn."""
    action, frames = POSES[name]
    view = "side" if direction in ("left", "right") else direction
    return action(view, frame % frames)
