"""Owns the pixel frames of panels, buttons and bubbles: small pictures stretched by their middle ("nine slices")."""

from collections.abc import Hashable, Mapping
from functools import cache

from PIL import Image, ImageColor, ImageDraw

from game.sprites.atlas import Region, part_of
from game.sprites.icons import icon_pictures
from game.sprites.quads import WHITE, Colour, row

INK, INK_SOFT = "#1a1528", "#2e2540"
WOOD_DARK, WOOD_DEEP, WOOD, WOOD_LIGHT = "#3a2030", "#5c3338", "#875040", "#b2764c"
PAPER, PAPER_SHADE, PAPER_DARK = "#f9ecd0", "#ecd6ae", "#d9b98c"
CREAM, GOLD, GOLD_LIGHT, RED = "#f6f0e2", "#d88c34", "#f4c04c", "#c24440"

CORNER = 6
"""Pixels of a frame's picture that are never stretched, on each side."""
ART_SCALE = 2
"""Points that one pixel of a frame takes on the screen."""
_SIDE = 2 * CORNER + 2
_TAIL = ("#ooooo#", ".#ooo#.", "..#o#..", "...#...")
"""The small point under a bubble, its upper row over the bubble's lower edge."""
_SIGNS = {
    "pause": ("##.##", "##.##", "##.##", "##.##", "##.##", "##.##", "##.##"),
    "play": ("##......", "####....", "######..", "########", "########", "######..", "####....", "##......"),
    "1x": ("#....", "##...", "###..", "####.", "###..", "##...", "#...."),
    "2x": ("#...#...", "##..##..", "###.###.", "########", "###.###.", "##..##..", "#...#..."),
    "5x": ("#..#..#..", "##.##.##.", "#########", "#########", "#########", "##.##.##.", "#..#..#.."),
    "fast": ("#...#...##", "##..##..##", "###.###.##", "##########", "###.###.##", "##..##..##", "#...#...##"),
}


@cache
def panel_pictures() -> Mapping[Hashable, Image.Image]:
    """Every frame by its name; drawn once, for bubbles are made of them while the game runs."""
    return {
        "panel": _frame((WOOD_DARK, WOOD_LIGHT, WOOD, WOOD_DEEP), PAPER),
        "bar": _frame((WOOD_DARK, WOOD_LIGHT, WOOD, WOOD), WOOD),
        "button": _frame((WOOD_DEEP, PAPER, PAPER_SHADE), PAPER_SHADE),
        "button_hover": _frame((WOOD_DEEP, CREAM, PAPER), PAPER),
        "button_on": _frame((WOOD_DARK, GOLD_LIGHT, GOLD_LIGHT), GOLD_LIGHT),
        "field": _frame((WOOD_DEEP, PAPER_DARK, CREAM), CREAM),
        "row_hover": _frame((PAPER_SHADE, PAPER_SHADE), PAPER_SHADE),
        "row_on": _frame((GOLD, GOLD_LIGHT, "#fadf9a"), "#fadf9a"),
        "portrait": _frame((WOOD_DARK, WOOD_LIGHT, WOOD_DEEP), "#9cdeba"),
        "bubble": _frame((INK_SOFT, CREAM), CREAM),
        "label": _frame(("#5a3826", "#c9a36a", "#8a5a3a", "#e3cb98"), "#e8d3a4"),
        "tag": _frame((INK, INK_SOFT), INK_SOFT),
        "tail": _marks(_TAIL, {"o": CREAM, "#": INK_SOFT}),
        **{f"sign_{name}": _marks(lines, {"#": INK}) for name, lines in _SIGNS.items()},
        **icon_pictures(),
    }


def _frame(rings: tuple[str, ...], inside: str) -> Image.Image:
    """Rings of colour from the outside in, with the corners' pixels cut off."""
    image = Image.new("RGBA", (_SIDE, _SIDE))
    draw = ImageDraw.Draw(image)
    for depth, colour in enumerate((*rings, inside)):
        low, high = depth, _SIDE - 1 - depth
        draw.rectangle((low + 1, low, high - 1, high), fill=colour)
        draw.rectangle((low, low + 1, high, high - 1), fill=colour)
    for x, y in ((0, 1), (1, 0)):
        for corner in ((x, y), (_SIDE - 1 - x, y), (x, _SIDE - 1 - y), (_SIDE - 1 - x, _SIDE - 1 - y)):
            image.putpixel(corner, (0, 0, 0, 0))
    for corner in ((1, 1), (_SIDE - 2, 1), (1, _SIDE - 2), (_SIDE - 2, _SIDE - 2)):
        draw.point(corner, fill=rings[0])
    return image


def _marks(lines: tuple[str, ...], colours: dict[str, str]) -> Image.Image:
    """A tiny picture from lines of characters; a dot is clear."""
    image = Image.new("RGBA", (len(lines[0]), len(lines)))
    for y, line in enumerate(lines):
        for x, mark in enumerate(line):
            if mark in colours:
                image.putpixel((x, y), ImageColor.getcolor(colours[mark], "RGBA"))
    return image


def framed(name: str, width: int, height: int, scale: int) -> Image.Image:
    """A frame as a picture of its own, stretched to a size in pixels, its corners `scale` pixels a pixel."""
    art = panel_pictures()[name].resize((_SIDE * scale, _SIDE * scale), Image.Resampling.NEAREST)
    edge, middle = CORNER * scale, art.width - 2 * CORNER * scale
    image = Image.new("RGBA", (width, height))
    spans = ((0, edge, 0, edge), (edge, middle, edge, width - 2 * edge), (edge + middle, edge, width - edge, edge))
    lines = ((0, edge, 0, edge), (edge, middle, edge, height - 2 * edge), (edge + middle, edge, height - edge, edge))
    for u, du, x, w in spans:
        for v, dv, y, h in lines:
            if w > 0 and h > 0:
                part = art.crop((u, v, u + du, v + dv)).resize((w, h), Image.Resampling.NEAREST)
                image.paste(part, (x, y))
    return image


def stretched(frame: Region, place: Region, scale: float = ART_SCALE, tint: Colour = WHITE) -> list[tuple[float, ...]]:
    """Rows that draw a frame over a place, its corners `scale` points a pixel."""
    x, y, width, height = place
    edge = min(CORNER * scale, width / 2, height / 2)
    columns = ((x, edge, 0, CORNER), (x + edge, width - 2 * edge, CORNER, 2), (x + width - edge, edge, CORNER + 2, CORNER))
    lines = ((y, edge, 0, CORNER), (y + edge, height - 2 * edge, CORNER, 2), (y + height - edge, edge, CORNER + 2, CORNER))
    return [
        row((left, top, w, h), part_of(frame, u, v, du, dv), tint)
        for top, h, v, dv in lines
        for left, w, u, du in columns
        if w > 0 and h > 0
    ]
