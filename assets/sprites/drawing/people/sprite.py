"""The walking figure: every part in the order it is painted."""

from . import accessories, body, clothes, hair, headwear, held, tops
from .canvas import Canvas
from .poses import pose_of


def draw(look, pose='stand', direction='down', frame=0):
    """A 32x48 RGBA picture of one frame. The soles are in row 46 and their outline in row 47."""
    return paint(look, pose, direction, frame).image()


def paint(look, pose='stand', direction='down', frame=0):
    """The same as a canvas of colour numbers."""
    if pose == 'lie':
        from .lying import draw_lying

        return draw_lying(look, direction, frame)
    mirror = direction == 'left'
    canvas = Canvas(body.WIDTH, body.HEIGHT, mirror)
    view = 'side' if direction in ('left', 'right') else direction
    figure = body.Figure(look, pose_of(pose, direction, frame), view, canvas)
    PAINTERS[view](figure)
    canvas.outline()
    return canvas.flipped() if mirror else canvas


def head_place(figure):
    return figure.canvas, figure.look, figure.view, figure.head_x, figure.head_y, figure.head_scale


def paint_arms(figure, which):
    sleeve, reach = tops.sleeve_of(figure)
    for index in which:
        body.paint_arm(figure, index, sleeve, reach)


def paint_trunk(figure):
    """Legs, torso and what hangs from it, shared by the front and back views."""
    clothes.paint_hips(figure)
    for index in (0, 1):
        clothes.paint_leg(figure, index)
    body.paint_neck(figure)
    clothes.paint_skirt(figure)
    tops.paint_torso(figure)
    clothes.paint_hem(figure)
    clothes.paint_apron_skirt(figure)
    accessories.paint_neckwear(figure)


def paint_head(figure, face=True):
    """Head, face, hair, and everything worn there."""
    canvas, look, view, x, y, scale = head_place(figure)
    body.paint_head(figure, hair.shows_ear(look))
    if face:
        body.paint_face(figure)
        headwear.paint_beard(canvas, look, view, x, y, scale)
    if look.hat != 'headscarf':
        hair.paint_over(canvas, look, view, x, y, scale, headwear.hat_clip(canvas, look, y, scale), trail=figure.pose.trail)
    if view == 'side' and hair.shows_ear(look):
        body.paint_ear(figure)
    accessories.paint_glasses(figure)
    headwear.paint_hat(canvas, look, view, x, y, scale)
    accessories.paint_head_extras(figure)


def paint_down(figure):
    if figure.look.hat != 'headscarf':
        hair.paint_behind(*head_place(figure))
    arms = figure.pose.arms
    paint_arms(figure, [i for i in (0, 1) if not arms[i].over])
    paint_trunk(figure)
    accessories.paint_strap(figure)
    paint_arms(figure, [i for i in (0, 1) if arms[i].over])
    accessories.paint_scarf(figure)
    paint_head(figure)
    held.paint_prop(figure)


def paint_up(figure):
    arms = figure.pose.arms
    paint_arms(figure, [i for i in (0, 1) if not arms[i].over])
    held.paint_peeping(figure)
    paint_trunk(figure)
    paint_arms(figure, [i for i in (0, 1) if arms[i].over])
    accessories.paint_strap(figure)
    accessories.paint_scarf(figure)
    paint_head(figure, face=False)


def paint_side(figure):
    paint_arms(figure, [1])
    for index in (1, 0):
        clothes.paint_leg(figure, index)
    clothes.paint_hips(figure) if not figure.pose.seated else None
    body.paint_neck(figure)
    clothes.paint_skirt(figure)
    tops.paint_torso(figure)
    clothes.paint_hem(figure)
    clothes.paint_apron_skirt(figure)
    accessories.paint_strap(figure)
    accessories.paint_scarf(figure)
    if figure.look.hat != 'headscarf':
        canvas, look, view, x, y, scale = head_place(figure)
        hair.paint_behind(canvas, look, view, x - figure.pose.trail, y, scale)
    raised = figure.pose.arms[0].hand[1] < 0
    if not raised:
        paint_arms(figure, [0])
    paint_head(figure)
    if raised:
        paint_arms(figure, [0])
    held.paint_prop(figure)


PAINTERS = {'down': paint_down, 'up': paint_up, 'side': paint_side}
