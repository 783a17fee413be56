"""Owns pictures of the whole window, panels included, taken without any window."""

from typing import TYPE_CHECKING

from PIL import Image

from game.sprites.scene import Scene
from game.sprites.shot import picture
from game.world.places import Tile

if TYPE_CHECKING:
    import arcade.gl

    from game.sprites.town_screen import TownScreen


def window_picture(
    session: Scene, size: tuple[int, int] = (1280, 800), focus: Tile | None = None, zoom: float = 2.0, card: int | None = None
) -> Image.Image:
    """The window as it would look now: as `sprites.shot.picture`, with the panels, and the inspector of a resident.

    Raises Problem when nothing can be drawn here.
    """

    def panels(screen: "TownScreen", target: "arcade.gl.Framebuffer") -> None:
        from game.ui.pace import Pace
        from game.ui.panels import Panels

        shown = Panels(screen, Pace(session.advance))
        shown.resize(*size)
        shown.inspector.show(card)
        shown.draw(target, 1.0)

    return picture(session, size, focus, zoom, panels)
