"""Owns in which order the parts of an upright figure are painted, from each side."""

from collections.abc import Sequence

from game.portrayal.look import Look
from game.portrayal.painting import accessories, beards, body, clothes, fronts, hair, headwear, held, tops
from game.portrayal.painting.body import Figure
from game.portrayal.painting.canvas import Canvas


def head_place(figure: Figure) -> tuple[Canvas, Look, str, float, float, float]:
    """What the painters of heads want to know."""
    return figure.canvas, figure.look, figure.view, figure.head_x, figure.head_y, figure.head_scale


def paint_arms(figure: Figure, which: Sequence[int]) -> None:
    """Arms with their sleeves."""
    sleeve, reach = tops.sleeve_of(figure)
    for index in which:
        body.paint_arm(figure, index, sleeve, reach)


def paint_trunk(figure: Figure) -> None:
    """Legs, torso and what hangs from it, shared by the front and back views."""
    clothes.paint_hips(figure)
    for index in (0, 1):
        clothes.paint_leg(figure, index)
    body.paint_neck(figure)
    clothes.paint_skirt(figure)
    fronts.paint_torso(figure)
    clothes.paint_hem(figure)
    clothes.paint_apron_skirt(figure)
    accessories.paint_neckwear(figure)


def paint_head(figure: Figure, face: bool = True) -> None:
    """Head, face, hair, and everything worn there."""
    canvas, look, view, x, y, scale = head_place(figure)
    body.paint_head(figure, hair.shows_ear(look))
    if face:
        body.paint_face(figure)
        beards.paint_beard(canvas, look, view, x, y, scale)
    if look.hat != "headscarf":
        hair.paint_over(canvas, look, view, x, y, scale, headwear.hat_clip(canvas, look, y, scale), trail=figure.pose.trail)
    if view == "side" and hair.shows_ear(look):
        body.paint_ear(figure)
    accessories.paint_glasses(figure)
    accessories.paint_eyewear(figure)
    headwear.paint_hat(canvas, look, view, x, y, scale)
    accessories.paint_head_extras(figure)


def paint_down(figure: Figure) -> None:
    """Somebody who looks at us."""
    if figure.look.hat != "headscarf":
        hair.paint_behind(*head_place(figure))
    arms = figure.pose.arms
    paint_arms(figure, [i for i in (0, 1) if not arms[i].over])
    paint_trunk(figure)
    accessories.paint_strap(figure)
    paint_arms(figure, [i for i in (0, 1) if arms[i].over])
    accessories.paint_scarf(figure)
    paint_head(figure)
    held.paint_prop(figure)


def paint_up(figure: Figure) -> None:
    """Somebody seen from behind."""
    arms = figure.pose.arms
    paint_arms(figure, [i for i in (0, 1) if not arms[i].over])
    held.paint_peeping(figure)
    paint_trunk(figure)
    paint_arms(figure, [i for i in (0, 1) if arms[i].over])
    accessories.paint_strap(figure)
    accessories.paint_scarf(figure)
    paint_head(figure, face=False)


def paint_side(figure: Figure) -> None:
    """Somebody seen from the side."""
    paint_arms(figure, [1])
    for index in (1, 0):
        clothes.paint_leg(figure, index)
    clothes.paint_hips(figure) if not figure.pose.seated else None
    body.paint_neck(figure)
    clothes.paint_skirt(figure)
    fronts.paint_torso(figure)
    clothes.paint_hem(figure)
    clothes.paint_apron_skirt(figure)
    accessories.paint_strap(figure)
    accessories.paint_scarf(figure)
    if figure.look.hat != "headscarf":
        canvas, look, view, x, y, scale = head_place(figure)
        hair.paint_behind(canvas, look, view, x - figure.pose.trail, y, scale)
    raised = figure.pose.arms[0].hand[1] < 0
    if not raised:
        paint_arms(figure, [0])
    paint_head(figure)
    if raised:
        paint_arms(figure, [0])
    held.paint_prop(figure)


PAINTERS = {"down": paint_down, "up": paint_up, "side": paint_side}
