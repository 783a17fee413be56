"""Owns the fonts that come with the game: their files, which characters each covers, and opening one at a size."""

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from fontTools.ttLib import TTFont
from PIL import ImageFont

MAIN = "fontpkg_noto_sans"
FACES = (
    (MAIN, "files/NotoSans[wdth,wght].ttf"),
    ("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf"),
    ("fontpkg_heebo", "files/Heebo[wght].ttf"),
    ("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf"),
    ("noto_cjk_sans_jp_regular", "NotoSansCJKjp-Regular.otf"),
)
"""The package and file of each, in the order in which they are asked whether they have a letter: Latin, Greek, Cyrillic
and Devanagari; Arabic; Hebrew; Thai; Chinese, Japanese and Korean."""
_WEIGHTS = {False: 460, True: 680}
_JOINERS = frozenset((0x200C, 0x200D, 0xFE0E, 0xFE0F))
"""Code points that shape their neighbours and need no picture of their own."""


@lru_cache(maxsize=1)
def coverage() -> dict[str, frozenset[int]]:
    """The code points each face has a picture for (a tenth of a second the first time: ask before the first frame)."""
    found = {}
    for face, _ in FACES:
        with TTFont(file_of(face), lazy=True) as font:
            found[face] = _JOINERS.union(font.getBestCmap() or ())
    return found


def file_of(face: str) -> Path:
    """Where a face's font is."""
    spec = find_spec(face)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"No module named {face!r}", name=face)
    return Path(spec.origin).parent / dict(FACES)[face]


def covers(face: str, letter: str) -> bool:
    """Whether a face can show a letter, marks and all."""
    return coverage()[face].issuperset(map(ord, letter))


@lru_cache(maxsize=256)
def opened(face: str, pixels: int, bold: bool) -> ImageFont.FreeTypeFont:
    """A face at a size; bold where its file can be."""
    font = ImageFont.truetype(str(file_of(face)), pixels)
    try:
        axes = font.get_variation_axes()
    except OSError:
        return font
    font.set_variation_by_axes([_WEIGHTS[bold] if "Weight" in str(axis["name"]) else 100 for axis in axes])
    return font


@lru_cache(maxsize=8)
def has_weights(face: str) -> bool:
    """Whether a face can be bold by itself."""
    try:
        return bool(opened(face, 16, False).get_variation_axes())
    except OSError:
        return False
