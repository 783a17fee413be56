"""Owns pictures of the running game taken without any window: the real view, drawn in memory."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PIL import Image

from game.sprites.scene import TILE, Scene
from game.sprites.screen import in_memory
from game.world.clock import TICK_SECONDS
from game.world.places import Tile

if TYPE_CHECKING:
    import arcade.gl

    from game.sprites.town_screen import TownScreen

    Extra = Callable[["TownScreen", "arcade.gl.Framebuffer"], None]

SETTLED = 1000.0
"""Seconds after which every fading has come to rest."""


def picture(
    session: Scene,
    size: tuple[int, int] = (1280, 800),
    focus: Tile | None = None,
    zoom: float = 2.0,
    extra: "Extra | None" = None,
) -> Image.Image:
    """The town as the window would show it now, `size` pixels, with a tile in the middle (else somebody interesting).

    `extra` draws more over it (panels). Raises Problem when nothing can be drawn here.
    """
    with in_memory() as ctx:
        return draw_picture(ctx, session, size, focus, zoom, extra)


def draw_picture(
    ctx: "arcade.gl.Context",
    session: Scene,
    size: tuple[int, int],
    focus: Tile | None,
    zoom: float,
    extra: "Extra | None" = None,
) -> Image.Image:
    """The same with a context that is there already."""
    from game.sprites.figures import Moment
    from game.sprites.town_screen import TownScreen, most_interesting

    screen = TownScreen(ctx, session)
    screen.camera.resize(*size)
    screen.camera.set_zoom(zoom)
    somebody = most_interesting(session)
    if focus is not None:
        screen.camera.look_at((focus[0] + 0.5) * TILE, (focus[1] + 0.5) * TILE)
    elif somebody is not None:
        screen.camera.look_at(*screen.place_of(somebody))
    moment = Moment(1.0, float(session.simulation.now * TICK_SECONDS))
    target = ctx.framebuffer(color_attachments=[ctx.texture(size, components=4)])
    screen.picture.update(SETTLED, moment)
    screen.picture.update(0.0, moment)
    screen.draw(target, 1.0, moment, hurry=True)
    if extra is not None:
        extra(screen, target)
    data = target.read(components=3)
    return Image.frombytes("RGB", size, data).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
