"""Owns what floats over people: emoji bubbles, lines just said, name tags. All in screen points, always crisp."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from game.sprites.camera import Camera
from game.sprites.emoji import draw_emoji, drawn, emoji_in
from game.sprites.figures import Figure
from game.sprites.frames import framed, panel_pictures
from game.sprites.lettering import from_right, line_picture
from game.sprites.quads import COLUMNS, Rows, rows
from game.sprites.scene import Scene
from game.sprites.words import Words
from game.sprites.wrapping import ELLIPSIS
from game.world.bodies import Body, Conversation, Line

HEAD = 46
"""Map pixels from the feet to the top of the head."""
READABLE = 0.5
"""From this zoom on, lines said are written out."""
LINE_TICKS = 36
"""How long a line stays over its speaker, in ticks."""
_SIZES = ((2.0, 26.0), (1.0, 21.0), (0.5, 15.0), (0.0, 10.0))
"""(From this zoom on, points an emoji is wide)."""
_TALKING, _THINKING = "💬", "💭"
_SPEECH, _TAG = 13, 12.5
_SPEECH_WIDTH, _SPEECH_LINES = 210, 5
_INK, _CREAM, _GOLD = (46, 37, 64), (246, 240, 226), (254, 232, 140)
_EDGE = 6
"""Points between what somebody says and the panel beside it."""
_TOP = 66.0
"""Points at the top where the bar lies."""


@dataclass(frozen=True, slots=True)
class Marked:
    """Who is under the mouse, who is chosen, whose name is always shown, and who thinks of an answer."""

    hovered: int | None = None
    selected: int | None = None
    named: tuple[int, ...] = ()
    thinking: tuple[int, ...] = ()


class Overhead:
    """Draws what floats over the people of a scene."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self._scene, self._words = scene, words
        drawn()  # the list of all emoji is read now, not in the first frame that shows one

    def rows(
        self,
        figures: dict[int, Figure],
        camera: Camera,
        marked: Marked,
        free: tuple[float, float] | None = None,
    ) -> Rows:
        """Everything over people in sight, those further down the screen last.

        What is said stays between the points `free` (left, right), where no panel hides it.
        """
        between = free or (0.0, camera.width)
        world = self._scene.simulation
        spoken = {line.speaker: line.text for line in lines_said(world.conversations.values(), world.now)}
        floating: list[tuple[float, ...]] = []
        placed = sorted(((*_over_head(camera, each), number) for number, each in figures.items()), key=_down)
        in_sight = [each for each in placed if -120 < each[0] < camera.width + 120 and -20 < each[1] < camera.height + 120]
        speaking = [each for each in in_sight if each[2] in spoken and each[2] not in marked.thinking]
        said = self._speeches(spoken, speaking if camera.zoom >= READABLE else [], between)
        for x, y, number in in_sight:
            body = world.bodies[number]
            if number in marked.thinking:
                floating.extend(self._emoji(_THINKING, x, y, camera.zoom))
            elif number in said:
                floating.append(said[number])
            else:
                floating.extend(self._bubble(body, x, y, camera.zoom))
            if number in (marked.hovered, marked.selected, *marked.named):
                floating.append(self._tag(body.name, x, y + HEAD * camera.zoom + 26, number == marked.selected))
        return rows(floating) if floating else np.zeros((0, COLUMNS), np.float32)

    def _speeches(
        self, spoken: dict[int, str], speaking: list[tuple[float, float, int]], between: tuple[float, float]
    ) -> dict[int, tuple[float, ...]]:
        """What each says, by number; nobody's words cover another's: those further up the screen make room."""
        said: dict[int, tuple[float, ...]] = {}
        for x, y, number in reversed(speaking):
            row = kept_within(self._speech(spoken[number], x, y), x, between)
            said[number] = clear_of(row, list(said.values()))
        return said

    def _bubble(self, body: Body, x: float, y: float, zoom: float) -> list[tuple[float, ...]]:
        if body.conversation is not None:
            return self._emoji(_TALKING, x, y, zoom)
        if body.doing is None or not body.doing.emoji or (body.asleep and zoom < 1):
            return []
        return self._emoji(body.doing.emoji, x, y, zoom, body.asleep)

    def _emoji(self, emoji: str, x: float, y: float, zoom: float, asleep: bool = False) -> list[tuple[float, ...]]:
        size = next(size for least, size in _SIZES if zoom >= least) * (0.8 if asleep else 1.0)
        signs = emoji_in(emoji)[:2]
        text = "" if signs else emoji[:3]

        def make(ratio: float) -> Image.Image:
            return emoji_bubble(signs, text, size, ratio)

        return [self._words.picture(("bubble", signs, text, size), make, x, y - 1, 0.85 if asleep else 1.0)]

    def _speech(self, text: str, x: float, y: float) -> tuple[float, ...]:
        lines = tuple(self._words.wrap(text, _SPEECH, _SPEECH_WIDTH, _SPEECH_LINES))
        return self._words.picture(("speech", lines), lambda ratio: speech_bubble(lines, ratio), x, y - 1)

    def _tag(self, name: str, x: float, y: float, chosen: bool) -> tuple[float, ...]:
        return self._words.picture(("tag", name, chosen), lambda ratio: name_tag(name, chosen, ratio), x, y)


def kept_within(row: tuple[float, ...], x: float, free: tuple[float, float]) -> tuple[float, ...]:
    """The picture of what somebody at `x` says, moved to lie between two points and below the bar, if they are there too."""
    left, width = row[0], row[2]
    if not free[0] <= x <= free[1]:
        return row
    return (max(free[0] + _EDGE, min(left, free[1] - width - _EDGE)), max(row[1], _TOP), *row[2:])


def clear_of(row: tuple[float, ...], others: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """The picture, moved up as far as it takes to cover none of the others."""
    for other in sorted(others, key=lambda each: -each[1]):
        beside = row[0] + row[2] <= other[0] or other[0] + other[2] <= row[0]
        if not beside and row[1] < other[1] + other[3] and other[1] < row[1] + row[3]:
            row = (row[0], other[1] - row[3], *row[2:])
    return row


def _over_head(camera: Camera, figure: Figure) -> tuple[float, float]:
    x, y = camera.to_window(figure.x, figure.y)
    return x, y - HEAD * camera.zoom


def _down(place: tuple[float, float, int]) -> float:
    return place[1]


def lines_said(conversations: Iterable[Conversation], now: int) -> list[Line]:
    """The last line of each talk that is still going on, while it is fresh."""
    last = [talk.lines[-1] for talk in conversations if talk.state == "talking" and talk.lines]
    return [line for line in last if now - line.tick <= LINE_TICKS]


def emoji_bubble(signs: tuple[Path, ...], text: str, size: float, ratio: float) -> Image.Image:
    """A bubble with one or two emoji, or, when none is known, the text itself."""
    pixels = round(size * ratio)
    if signs:
        inside = Image.new("RGBA", (pixels * len(signs) + round(2 * ratio) * (len(signs) - 1), pixels))
        for number, path in enumerate(signs):
            inside.alpha_composite(draw_emoji(path, pixels), (number * (pixels + round(2 * ratio)), 0))
    else:
        inside = line_picture(text or ELLIPSIS, round(size * 0.8 * ratio), True, _INK)
    return _in_bubble(inside, round(size * 0.24 * ratio), max(1, round(2 * ratio * min(1.0, size / 20))))


def speech_bubble(lines: tuple[str, ...], ratio: float) -> Image.Image:
    """A bubble with a line somebody says, wrapped."""
    written = [line_picture(line, round(_SPEECH * ratio), False, _INK) for line in lines]
    height = round(_SPEECH * 1.32 * ratio)
    inside = Image.new("RGBA", (max(image.width for image in written), height * len(written)))
    for number, (line, image) in enumerate(zip(lines, written, strict=True)):
        left = inside.width - image.width if from_right(line) else 0
        inside.alpha_composite(image, (left, number * height - round(ratio * 2) * (number > 0)))
    return _in_bubble(inside, round(9 * ratio), max(1, round(2 * ratio)))


def name_tag(name: str, chosen: bool, ratio: float) -> Image.Image:
    """A dark plate with somebody's name."""
    text = line_picture(name, round(_TAG * ratio), True, _GOLD if chosen else _CREAM)
    aside, above = round(8 * ratio), round(2 * ratio)
    plate = framed("tag", text.width + 2 * aside, text.height + 2 * above, max(1, round(ratio)))
    plate.alpha_composite(text, (aside, above))
    return plate


def _in_bubble(inside: Image.Image, margin: int, scale: int) -> Image.Image:
    """Something in a bubble whose point is the middle of the picture's lower edge."""
    tail = panel_pictures()["tail"]
    tail = tail.resize((tail.width * scale, tail.height * scale), Image.Resampling.NEAREST)
    width, height = max(inside.width + 2 * margin, 14 * scale), max(inside.height + 2 * margin, 14 * scale)
    bubble = framed("bubble", width, height, scale)
    image = Image.new("RGBA", (width, height + tail.height - 2 * scale))
    image.alpha_composite(bubble)
    image.alpha_composite(inside, ((width - inside.width) // 2, (height - inside.height) // 2))
    image.alpha_composite(tail, ((width - tail.width) // 2, height - 2 * scale))
    return image
