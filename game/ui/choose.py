"""Owns the question at the start when there is a town to go on with: go on, or begin a new one."""

from collections.abc import Hashable
from pathlib import Path

import arcade
from arcade import key
from PIL import Image

from game.sprites.artwork import read_artwork
from game.sprites.atlas import Region, pack
from game.sprites.frames import panel_pictures, stretched
from game.sprites.quads import Quads, row, rows, screen_view
from game.sprites.words import Words
from game.ui.canvas import CREAM, INK, inside

CONTINUE, NEW = "continue", "new"
_BACKDROP = (30, 74, 70, 255)
_GOLD = (1.0, 0.91, 0.55)
_WIDTH, _HEIGHT = 380.0, 56.0
_FACE = 108


class ChooseView(arcade.View):
    """Two buttons under the town's name. `choice` is what was chosen; None when the window was closed."""

    def __init__(self, window: arcade.Window, continue_label: str) -> None:
        super().__init__(window)
        self.choice: str | None = None
        self._labels = {CONTINUE: continue_label, NEW: "Begin a new town"}
        self._pointer = (-1.0, -1.0)
        self._quads, self._words = Quads(window.ctx), Words(window.ctx, window.get_pixel_ratio())
        self._regions, pixels = pack({**panel_pictures(), **_faces()}, width=512)
        self._atlas = window.ctx.texture((pixels.shape[1], pixels.shape[0]), components=4, data=pixels.tobytes())
        self._atlas.filter = (window.ctx.NEAREST, window.ctx.NEAREST)

    def buttons(self) -> dict[str, Region]:
        """Where each choice lies, in points from the upper left corner."""
        x, y = (self.window.width - _WIDTH) / 2, self.window.height * 0.42
        return {name: (x, y + number * (_HEIGHT + 12), _WIDTH, _HEIGHT) for number, name in enumerate(self._labels)}

    def on_draw(self) -> bool | None:
        self.window.clear(color=_BACKDROP)
        ratio = self.window.get_pixel_ratio()
        self._words.begin(ratio, hurry=True)
        frames = self._people()
        words = [self._centred("Smallville", self.window.height * 0.42 - 150, 64, _GOLD, True)]
        words.append(self._centred("A small town whose people remember.", self.window.height * 0.42 - 62, 15, CREAM, False))
        for name, place in self.buttons().items():
            look = "button_on" if inside(place, *self._pointer) else "button"
            frames.extend(stretched(self._regions[look], place))
            text = self._words.fit(self._labels[name], 16, _WIDTH - 32, True)
            words.append(self._centred(text, place[1] + (_HEIGHT - self._words.height(16)) / 2, 16, INK, True))
        view = screen_view(self.window.width, self.window.height, ratio)
        self._quads.draw(rows(frames), self._atlas, view)
        self._quads.draw(rows(words), self._words.texture(), view)
        return None

    def on_mouse_motion(self, x: float, y: float, dx: float, dy: float) -> None:
        self._pointer = (x, self.window.height - y)

    def on_mouse_release(self, x: float, y: float, button: int, modifiers: int) -> None:
        point = (x, self.window.height - y)
        self._choose(next((name for name, place in self.buttons().items() if inside(place, *point)), None))

    def on_key_press(self, symbol: int, modifiers: int) -> bool | None:
        if symbol in (key.ENTER, key.RETURN, key.NUM_ENTER, key.C):
            self._choose(CONTINUE)
        elif symbol == key.N:
            self._choose(NEW)
        return None

    def _people(self) -> list[tuple[float, ...]]:
        """Some of the people, in a row along the foot of the window."""
        drawn: list[tuple[float, ...]] = []
        keys = [key for key in self._regions if isinstance(key, Path)]
        shown = keys[: int((self.window.width - 80) // (_FACE + 14))]
        left = (self.window.width - len(shown) * (_FACE + 14) + 14) / 2
        for number, face in enumerate(shown):
            x, y = round(left + number * (_FACE + 14)), self.window.height - _FACE - 44
            drawn.extend(stretched(self._regions["portrait"], (x, y, _FACE, _FACE)))
            drawn.append(row((x + 6, y + 6, _FACE - 12, _FACE - 12), self._regions[face]))
        return drawn

    def _choose(self, choice: str | None) -> None:
        if choice is not None:
            self.choice = choice
            arcade.exit()

    def _centred(
        self, text: str, y: float, size: float, colour: tuple[float, float, float], bold: bool
    ) -> tuple[float, ...]:
        x = (self.window.width - self._words.width(text, size, bold)) / 2
        return self._words.text(text, x, y, size, colour, bold)


def _faces() -> dict[Hashable, Image.Image]:
    """Portraits of those who have a picture of their own."""
    artwork = read_artwork()
    own = [moods for name, moods in artwork.portraits.items() if name not in artwork.visitors]
    return {moods["happy"]: Image.open(moods["happy"]) for moods in own}


def ask(window: arcade.Window, continue_label: str) -> str | None:
    """Ask in a window that is open; answers CONTINUE, NEW, or None when the window was closed instead."""
    view = ChooseView(window, continue_label)
    window.show_view(view)
    window.run()
    return view.choice
