"""Owns the words on the plain shapes of a town that nobody has painted: what each place and thing is."""

from collections.abc import Iterable

from game.sprites.camera import Camera
from game.sprites.plain import Label
from game.sprites.quads import Rows, rows
from game.sprites.words import Words

_ROOMS_FROM, _THINGS_FROM = 0.75, 1.5
"""From these zooms on, places and things are named; further away words would cover what they name."""
_SIZE, _LEAST = 11, 60.0
_LINES = 2
_INK, _CREAM = (0.20, 0.14, 0.20), (0.99, 0.95, 0.86)


def label_rows(labels: Iterable[Label], camera: Camera, words: Words) -> Rows:
    """The words in sight, in the middle of what they name, in window points."""
    drawn: list[tuple[float, ...]] = []
    for label in labels:
        x, y = camera.to_window(label.x, label.y)
        fits = words.width(label.text, _SIZE) < label.width * camera.zoom - 4
        near = camera.zoom >= (_THINGS_FROM if not label.room and not fits else _ROOMS_FROM)
        if near and -_LEAST < x < camera.width + _LEAST and 0 < y < camera.height:
            drawn += _label(label, x, y, camera.zoom, words)
    return rows(drawn)


def _label(label: Label, x: float, y: float, zoom: float, words: Words) -> list[tuple[float, ...]]:
    lines = words.wrap(label.text, _SIZE, max(_LEAST, label.width * zoom - 4), _LINES, label.room)
    high = words.height(_SIZE)
    top = y - high * len(lines) / 2
    colour = _INK if label.dark else _CREAM
    return [
        words.text(line, x - words.width(line, _SIZE, label.room) / 2, top + number * high, _SIZE, colour, label.room)
        for number, line in enumerate(lines)
    ]
