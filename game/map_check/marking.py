"""Owns the picture of a map with its faults marked: rings with numbers, and below what each number says."""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from game.map_check.fault import Fault
from game.map_check.plain_picture import plain_picture
from game.problem import Problem
from game.world.places import Tile
from game.world.tiled import MapFile

COLOURS = {"error": "#d01818", "warning": "#c07000"}
_NARROWEST, _MARGIN, _TEXT, _RING = 960, 18, 17, 15
_ENDINGS = (".png", ".jpg", ".jpeg", ".webp")
_MOST_SQUARES = 400
"""Tiles of one fault that are framed."""


def write_marked(map_file: MapFile, faults: Sequence[Fault], out: Path) -> None:
    """Write the map with its faults marked. Raises Problem when the file cannot be written, or is no picture's name."""
    if out.suffix.lower() not in _ENDINGS:
        raise Problem(f"{out} has no ending of a picture; write --picture {out.with_suffix('.png')}.")
    try:
        marked(map_file, faults).save(out)
    except OSError as error:
        raise Problem(f"The picture {out} cannot be written: {error.strerror or error}; choose another place.") from None


def marked(map_file: MapFile, faults: Sequence[Fault]) -> Image.Image:
    """The map with its faults marked."""
    plan = _at_least(plain_picture(map_file), 640)
    zoom = plan.width / (map_file.width * map_file.tile_width)
    legend = _legend(faults, max(_NARROWEST, plan.width))
    whole = Image.new("RGB", (legend.width, plan.height + legend.height), "white")
    _ruler(plan, map_file, zoom)
    _rings(plan, map_file, faults, zoom)
    whole.paste(plan, (0, 0))
    whole.paste(legend, (0, plan.height))
    return whole


def _at_least(plan: Image.Image, wide: int) -> Image.Image:
    """A small map enlarged by whole numbers, so that rings do not hide it."""
    times = max(1, -(-wide // plan.width)) if plan.width * plan.height < 640 * 640 else 1
    return plan.resize((plan.width * times, plan.height * times), Image.Resampling.NEAREST) if times > 1 else plan


def _ruler(plan: Image.Image, map_file: MapFile, zoom: float) -> None:
    """Every fifth column and row by its number, as Tiled counts them."""
    draw, font = ImageDraw.Draw(plan), _font(11)
    for count, size, place in (
        (map_file.width, map_file.tile_width * zoom, lambda middle: (middle, 8)),
        (map_file.height, map_file.tile_height * zoom, lambda middle: (10, middle)),
    ):
        every = 5 if size >= 6 else 20
        for number in range(every, count, every):
            spot = place(int((number + 0.5) * size))
            draw.text(spot, str(number), fill="white", font=font, anchor="mm", stroke_width=2, stroke_fill="black")


def _rings(plan: Image.Image, map_file: MapFile, faults: Sequence[Fault], zoom: float) -> None:
    draw = ImageDraw.Draw(plan)
    wide, high = map_file.tile_width * zoom, map_file.tile_height * zoom
    for fault in faults:
        for column, row in fault.tiles[:_MOST_SQUARES]:
            box = (column * wide, row * high, (column + 1) * wide - 1, (row + 1) * high - 1)
            draw.rectangle(box, outline=COLOURS[fault.severity], width=2)
    used: list[Tile] = []
    for number, fault in enumerate(faults, 1):
        if fault.tiles:
            column, row = fault.tiles[0]
            middle = int((column + 0.5) * wide), int((row + 0.5) * high)
            _ring(draw, _free(middle, used, plan.size), str(number), COLOURS[fault.severity], middle)


def _free(middle: Tile, used: list[Tile], size: Tile) -> Tile:
    """A place for a ring at a point, or beside it where another ring is."""
    step = 2 * _RING + 2
    around = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)]
    places = [(middle[0] + dx * step * far, middle[1] + dy * step * far) for far in range(1, 9) for dx, dy in around]
    inside = [(min(max(x, _RING), size[0] - _RING), min(max(y, _RING), size[1] - _RING)) for x, y in places]
    place = next((one for one in inside if all(max(abs(one[0] - x), abs(one[1] - y)) >= step for x, y in used)), inside[0])
    used.append(place)
    return place


def _ring(draw: ImageDraw.ImageDraw, at: Tile, number: str, colour: str, of: Tile) -> None:
    x, y = at
    if at != of:
        draw.line((*of, *at), fill=colour, width=2)
    draw.ellipse((x - _RING, y - _RING, x + _RING, y + _RING), fill="white", outline=colour, width=3)
    draw.text(at, number, fill=colour, font=_font(_TEXT - 2), anchor="mm")


def _legend(faults: Sequence[Fault], width: int) -> Image.Image:
    """What each number says, worst first."""
    font, lines = _font(_TEXT), []
    for number, fault in enumerate(faults, 1):
        wrapped = _wrapped(fault.said, font, width - 2 * _MARGIN - 4 * _RING)
        lines += [(str(number) if not place else "", line, fault.severity) for place, line in enumerate(wrapped)]
    if not faults:
        lines = [("", "There is nothing wrong with this map.", "")]
    step = _TEXT + 7
    legend = Image.new("RGB", (width, 2 * _MARGIN + step * len(lines)), "white")
    draw = ImageDraw.Draw(legend)
    for place, (label, line, severity) in enumerate(lines):
        y = _MARGIN + place * step
        if label:
            draw.text((_MARGIN, y), label, fill=COLOURS[severity], font=font)
        draw.text((_MARGIN + 3 * _RING, y), line, fill="black", font=font)
    return legend


def _wrapped(text: str, font: ImageFont.FreeTypeFont | ImageFont.ImageFont, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and font.getlength(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@cache
def _font(pixels: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The game's own letters; Pillow's where they are missing."""
    spec = find_spec("fontpkg_noto_sans")
    if spec is None or spec.origin is None:
        return ImageFont.load_default(pixels)
    return ImageFont.truetype(str(Path(spec.origin).parent / "files/NotoSans[wdth,wght].ttf"), pixels)
