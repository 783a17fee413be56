"""Owns how somebody looks while they are written: their portrait, their walk, and buttons for each part of it."""

from collections.abc import Callable, Hashable, Mapping, Sequence

from PIL import Image

from game.portrayal.drawing import draw_faces
from game.portrayal.look import Look
from game.portrayal.painting import palette as dyes
from game.portrayal.painting.body import HEIGHT, WIDTH
from game.portrayal.painting.frames import draw
from game.portrayal.painting.portraits import SIZE
from game.portrayal.words import look_words
from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import FAINT, INK, Canvas, inside
from game.ui.pages.buttons import ring
from game.ui.pages.control import Still

FREE = "as written"
"""What a part is that nobody has set: it follows from the paragraph and the seed, and only its name is shown."""
PARTS = (
    ("hair", "Hair"),
    ("hair_color", "Hair colour"),
    ("skin", "Skin"),
    ("clothes", "Clothes"),
    ("clothes_color", "Clothes colour"),
    ("hat", "Hat"),
)
"""What can be set with buttons: a key of the look's table, and what it is called."""
FACE, FIGURE = 96.0, (64.0, 96.0)
_ARROW, _TALL = 26.0, 28.0
_TURN = ("down", "right", "up", "left")
_STEP, _ROUND = 0.15, 16
"""Seconds of a frame of the walk; frames after which the figure turns."""


def options_of(key: str) -> tuple[str, ...]:
    """What a part may be set to, by the words a residents file uses; first of all, not to be set."""
    words = look_words()
    colours = tuple(sorted(name for kind, name in dyes.RAMPS if kind == "cloth"))
    tops = tuple(dict.fromkeys(word for word, parts in words.garments.items() if "top" in parts))
    hats = tuple(word for word, parts in words.garments.items() if set(parts) <= {"hat", "hat_colour"})
    known: dict[str, Sequence[str]] = {
        "hair": tuple(style for style in dict.fromkeys(words.hair.values())),
        "hair_color": tuple(dict.fromkeys(words.hair_colours.values())),
        "skin": tuple(dict.fromkeys(words.skins.values())),
        "clothes": tops,
        "clothes_color": colours,
        "hat": ("none", *hats),
    }
    return (FREE, *(name.replace("_", " ") for name in known[key]))


class Stepper(Still):
    """One part of a look between two arrows; its label and what it is stand in one line."""

    reachable = True

    def __init__(self, label: str, options: Sequence[str], changed: Callable[[], None]) -> None:
        super().__init__()
        self.label, self.options, self.at = label, tuple(options), 0
        self._changed = changed

    @property
    def chosen(self) -> str:
        """What it is set to."""
        return self.options[self.at]

    def choose(self, option: str) -> None:
        """Show what it is; a word that is none of the options is added to them."""
        if option not in self.options:
            self.options = (*self.options, option)
        self.at = self.options.index(option)

    def height(self, words: Words, width: float) -> float:
        """One low line."""
        return _TALL + 4

    def signature(self) -> tuple[object, ...]:
        """What is chosen."""
        return (self.label, self.chosen, self.place)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it."""
        less, more, middle = self._boxes(place)
        if reached:
            ring(canvas, middle)
        canvas.frame("field", middle)
        text, room = f"{self.label}: {self.chosen}", middle[2] - 12
        if self.chosen == FREE or canvas.words.width(text, 12) > room:
            text = self.label if self.chosen == FREE else self.chosen
        canvas.centred(canvas.words.fit(text, 12, room), middle, 12, FAINT if self.chosen == FREE else INK)
        for box, sign in ((less, "\u2039"), (more, "\u203a")):
            canvas.frame("button_hover" if lit else "button", box)
            canvas.centred(sign, box, 14, INK, bold=True)

    def press(self, x: float, y: float) -> None:
        """The left arrow goes back, all the rest on."""
        self.step(-1 if inside(self._boxes(self.place)[0], x, y) else 1)

    def step(self, way: int) -> bool:
        """The next option, round and round."""
        self.at = (self.at + way) % len(self.options)
        self._changed()
        return True

    def enter(self) -> None:
        """The next option."""
        self.step(1)

    def _boxes(self, place: Region) -> tuple[Region, Region, Region]:
        x, y, width, _ = place
        middle = (x + _ARROW + 3, y, width - 2 * _ARROW - 6, _TALL)
        return (x, y, _ARROW, _TALL), (x + width - _ARROW, y, _ARROW, _TALL), middle


class Likeness(Still):
    """The portrait and the walking figure of a look."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Look()
        self.pleased = False
        self._seconds = 0.0

    def pass_time(self, seconds: float) -> None:
        """The figure walks on."""
        self._seconds += seconds

    def height(self, words: Words, width: float) -> float:
        """As high as the portrait."""
        return FACE

    def signature(self) -> tuple[object, ...]:
        """The look, and the frame of the walk."""
        return (self.look, self.pleased, self._frame(), self.place)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw both, the figure on a piece of grass."""
        x, y, _, _ = place
        canvas.frame("portrait", (x, y, FACE, FACE), 2)
        draw_face(canvas, self.look, "happy" if self.pleased else "neutral", (x + 6, y + 6, FACE - 12))
        left = x + FACE + 8
        canvas.frame("portrait", (left, y, FIGURE[0] + 12, FACE), 2)
        canvas.fill((left + 6, y + 6, FIGURE[0], FACE - 12), (0.55, 0.72, 0.47))
        direction, frame = self._frame()
        key: tuple[Hashable, ...] = ("walk", self.look, direction, frame)
        draw_picture(canvas, key, (WIDTH, HEIGHT), lambda: draw(self.look, "walk", direction, frame), left + 6, y, 2)

    def _frame(self) -> tuple[str, int]:
        step = int(self._seconds / _STEP)
        return _TURN[step // _ROUND % 4], step % 4


_FACES: dict[Look, Mapping[str, Image.Image]] = {}
_MOST_FACES = 300


def draw_face(canvas: Canvas, look: Look, mood: str, place: tuple[float, float, float]) -> None:
    """Somebody's face, whose pictures need not be anywhere: (left, top, size)."""
    x, y, size = place
    draw_picture(canvas, ("face", look, mood), (SIZE, SIZE), lambda: _face(look, mood), x, y, size / SIZE)


def _face(look: Look, mood: str) -> Image.Image:
    if look not in _FACES:
        if len(_FACES) >= _MOST_FACES:
            _FACES.clear()
        _FACES[look] = draw_faces(look)
    return _FACES[look][mood]


def draw_picture(
    canvas: Canvas, key: Hashable, size: tuple[int, int], make: Callable[[], Image.Image], x: float, y: float, scale: float
) -> None:
    """A small picture of a size in pixels, each of so many points, its upper left corner at a point."""
    width, height = size[0] * scale, size[1] * scale

    def sized(ratio: float) -> Image.Image:
        return make().resize((round(width * ratio), round(height * ratio)), Image.Resampling.NEAREST)

    canvas.written.append(canvas.words.picture((key, scale), sized, x + width / 2, y + height))
