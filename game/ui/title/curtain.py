"""Owns what is seen while the title's town is still being drawn for the first time: the game's name on plain ground."""

import arcade
from PIL import Image

from game.assets import asset
from game.sprites.atlas import pack
from game.sprites.quads import Quads, row, rows, screen_view
from game.sprites.town_picture import BACKDROP


def draw_curtain(window: arcade.Window) -> None:
    """Draw it and show it at once."""
    regions, pixels = pack({"logo": Image.open(asset("sprites/title.png"))}, width=512)
    texture = window.ctx.texture((pixels.shape[1], pixels.shape[0]), components=4, data=pixels.tobytes())
    texture.filter = (window.ctx.NEAREST, window.ctx.NEAREST)
    logo = regions["logo"]
    width, height = logo[2] * 2, logo[3] * 2
    place = (round((window.width - width) / 2), round((window.height - height) / 2), width, height)
    window.clear(color=BACKDROP)
    with window.ctx.screen.activate():
        Quads(window.ctx).draw(
            rows([row(place, logo)]), texture, screen_view(window.width, window.height, window.get_pixel_ratio())
        )
    window.flip()
