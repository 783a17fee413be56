"""Owns a line of text as it is seen: pieces of one font or emoji each, from left to right, whatever the scripts in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from unicodedata import bidirectional, category

from bidi import algorithm as bidi
from PIL import Image, ImageDraw, features

from game.sprites.clusters import clusters, one_line
from game.sprites.emoji import draw_emoji, emoji_in
from game.sprites.fonts import FACES, MAIN, coverage, covers, has_weights, opened

BOX = "box"
"""Stands for the face of a letter that no font has: an empty box is drawn."""
_EMOJI = 1.25
_EMOJI_RISE = 1.02
_BOX_WIDTH, _BOX_HEIGHT = 0.66, 0.74
"""How large emoji and boxes are, and how high emoji rise over the base line, as shares of the text's size."""
_EMOJI_STYLE = "\ufe0f"
_SHAPES = features.check("raqm")


@dataclass(frozen=True, slots=True)
class Piece:
    """Letters next to each other, `start` characters from the line's beginning. `look` is a face, BOX, or an emoji."""

    text: str
    start: int
    look: str | Path
    backwards: bool = False

    def width(self, pixels: int, bold: bool) -> float:
        """How wide it is, in pixels."""
        return self._width_of(self.text, pixels, bold)

    def stop(self, count: int, pixels: int, bold: bool) -> float:
        """How far from its left edge the place after its first `count` characters is."""
        before = self._width_of(self.text[:count], pixels, bold) if count else 0.0
        return self.width(pixels, bold) - before if self.backwards else before

    def _width_of(self, text: str, pixels: int, bold: bool) -> float:
        if isinstance(self.look, Path):
            return round(pixels * _EMOJI)
        if self.look == BOX:
            return pixels * _BOX_WIDTH * len(clusters(text))
        return opened(self.look, pixels, bold).getlength(text, direction=_direction(self.backwards))


@lru_cache(maxsize=4096)
def pieces(text: str) -> tuple[Piece, ...]:
    """A line in pieces from left to right. The text must be one line already (`one_line`)."""
    if coverage()[MAIN].issuperset(map(ord, text)) and _EMOJI_STYLE not in text:
        return (Piece(text, 0, MAIN),) if text else ()
    letters = clusters(text)
    starts = [0]
    for letter in letters:
        starts.append(starts[-1] + len(letter))
    levels, order = _order(letters)
    looks = [_looks(letter) for letter in letters]
    found: list[Piece] = []
    for (look, level), group in groupby(order, key=lambda at: (looks[at], levels[at])):
        found.extend(_grouped(list(group), look, level % 2 == 1, letters, starts))
    return tuple(found)


def length(text: str, pixels: int, bold: bool) -> float:
    """How wide a line is, in pixels."""
    return sum(piece.width(pixels, bold) for piece in pieces(one_line(text)))


def caret(text: str, count: int, pixels: int, bold: bool) -> float:
    """How far from the left edge of a line the place after its first `count` characters is, in pixels."""
    x = 0.0
    for piece in pieces(text):
        if piece.start < count <= piece.start + len(piece.text) or (count == 0 and piece.start == 0):
            return x + piece.stop(count - piece.start, pixels, bold)
        x += piece.width(pixels, bold)
    return x


def colourful(text: str) -> bool:
    """Whether a line has emoji, which keep their own colours."""
    return any(isinstance(piece.look, Path) for piece in pieces(one_line(text)))


@lru_cache(maxsize=1024)
def from_right(text: str) -> bool:
    """Whether a line is to be read from right to left, and so belongs at the right of its box."""
    return not text.isascii() and _from_right(text)


def line_mask(text: str, pixels: int, bold: bool) -> Image.Image:
    """A line as a mask: how opaque each pixel is; emoji are left out."""
    return _drawn(pieces(one_line(text)), pixels, bold)


def line_picture(text: str, pixels: int, bold: bool, colour: tuple[int, int, int]) -> Image.Image:
    """A line in a colour, with its emoji."""
    line = pieces(one_line(text))
    mask = _drawn(line, pixels, bold)
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask)
    ascent, _ = opened(MAIN, pixels, bold).getmetrics()
    x = 1.0
    for piece in line:
        if isinstance(piece.look, Path):
            sign = draw_emoji(piece.look, round(pixels * _EMOJI))
            image.alpha_composite(sign, (round(x), max(0, ascent - round(pixels * _EMOJI_RISE))))
        x += piece.width(pixels, bold)
    return image


def _drawn(line: Sequence[Piece], pixels: int, bold: bool) -> Image.Image:
    ascent, descent = opened(MAIN, pixels, bold).getmetrics()
    width = sum(piece.width(pixels, bold) for piece in line)
    mask = Image.new("L", (max(1, int(width) + 3), ascent + descent))
    draw = ImageDraw.Draw(mask)
    x = 1.0
    for piece in line:
        if piece.look == BOX:
            _draw_boxes(draw, piece, x, ascent, pixels)
        elif isinstance(piece.look, str):
            _draw_letters(draw, piece, (x, ascent), pixels, bold)
        x += piece.width(pixels, bold)
    return mask


def _draw_letters(draw: ImageDraw.ImageDraw, piece: Piece, at: tuple[float, float], pixels: int, bold: bool) -> None:
    assert isinstance(piece.look, str)
    font, direction = opened(piece.look, pixels, bold), _direction(piece.backwards)
    draw.text(at, piece.text, 255, font, anchor="ls", direction=direction)
    if bold and not has_weights(piece.look):
        # drawn once more a little aside: the nearest to bold that a font of one weight allows
        draw.text((at[0] + max(0.5, pixels / 24), at[1]), piece.text, 255, font, anchor="ls", direction=direction)


def _draw_boxes(draw: ImageDraw.ImageDraw, piece: Piece, x: float, ascent: int, pixels: int) -> None:
    for number in range(len(clusters(piece.text))):
        left = x + number * pixels * _BOX_WIDTH
        right = left + pixels * _BOX_WIDTH - max(2, pixels // 8)
        draw.rectangle((round(left) + 1, ascent - round(pixels * _BOX_HEIGHT), round(right), ascent), outline=170)


def _direction(backwards: bool) -> str | None:
    """What raqm is told; where Pillow came without it, letters stand unjoined."""
    if not _SHAPES:
        return None
    return "rtl" if backwards else "ltr"


def _looks(letter: str) -> str | tuple[Path, ...]:
    """What shows a letter: the emoji it asks for, else the first font that has all of it, else its emoji, else a box."""
    signs = emoji_in(letter) if category(letter[0]) != "Co" else ()
    if signs and (_EMOJI_STYLE in letter or not covers(MAIN, letter)):
        return signs
    return next((face for face, _ in FACES if covers(face, letter)), _without_marks(letter))


def _without_marks(letter: str) -> str:
    """The font that has at least the letter's base; its marks are as that font does them."""
    return next((face for face, _ in FACES if covers(face, letter[0])), BOX)


def _order(letters: Sequence[str]) -> tuple[list[int], list[int]]:
    """The level of each letter (odd: from right to left), and the letters' numbers from left to right (UAX 9)."""
    sample = "".join(letter[0] if bidirectional(letter[0]) not in ("", "BN") else " " for letter in letters)
    if not any(bidirectional(character) in ("R", "AL", "AN") for character in sample):
        return [0] * len(letters), list(range(len(letters)))
    storage = bidi.get_empty_storage()
    storage["base_level"], storage["base_dir"] = (1, "R") if _from_right(sample) else (0, "L")
    bidi.get_embedding_levels(sample, storage)
    bidi.explicit_embed_and_overrides(storage)
    bidi.resolve_weak_types(storage)
    bidi.resolve_neutral_types(storage, False)
    bidi.resolve_implicit_levels(storage, False)
    for number, character in enumerate(storage["chars"]):
        character["number"] = number
    levels = [character["level"] for character in storage["chars"]]
    bidi.reorder_resolved_levels(storage, False)
    return levels, [character["number"] for character in storage["chars"]]


def _from_right(text: str) -> bool:
    """Whether a line is one from right to left: most of its letters are. By its first letter alone, as is usual, an English
    sentence that begins with an Arabic name would be one."""
    kinds = [bidirectional(character) for character in text]
    return sum(kind in ("R", "AL") for kind in kinds) > kinds.count("L")


def _grouped(
    group: list[int], look: str | tuple[Path, ...], backwards: bool, letters: Sequence[str], starts: Sequence[int]
) -> list[Piece]:
    """The pieces of neighbours that look alike: one of them all in a font, each on its own in emoji."""
    if isinstance(look, str):
        first = min(group)
        return [Piece("".join(letters[at] for at in sorted(group)), starts[first], look, backwards)]
    # an emoji that fell into its parts is one letter still: the parts before the last are no place for a caret
    return [
        Piece(letters[at] if last else "", starts[at], sign, backwards)
        for at in group
        for last, sign in ((number == len(look) - 1, sign) for number, sign in enumerate(look))
    ]
