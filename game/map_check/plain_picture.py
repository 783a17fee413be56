"""Owns a plain picture of a map, drawn by Pillow alone: its tiles and pictures, its areas, what blocks, who begins."""

from functools import cached_property
from pathlib import Path

from PIL import Image, ImageDraw

from game.map_check.subject import AREA_CLASSES
from game.world.footprints import blocked_tiles
from game.world.tiled import MapFile, MapObject, ObjectLayer, Picture, TileLayer

LARGEST = 2600
"""Pixels of the longer side of a map's picture; a larger map is drawn smaller."""
_MOST_PIXELS = 64_000_000
"""Of a picture file: what is larger is drawn as a plain shape."""
_NAMED = ("areas", "spawns", "collision")
_PAPER, _SOLID, _SECTOR, _ARENA, _SPAWN = (
    "#c9d6b8",
    (190, 40, 40, 70),
    (40, 90, 220, 255),
    (70, 170, 240, 160),
    (250, 150, 0, 255),
)


def plain_picture(map_file: MapFile) -> Image.Image:
    """The map, at most LARGEST pixels wide and high."""
    size = map_file.width * map_file.tile_width, map_file.height * map_file.tile_height
    scale = min(1.0, LARGEST / max(size))
    painter = _Painter(map_file, scale)
    painter.layers()
    painter.solid()
    painter.outlines()
    return painter.image.convert("RGB")


class _Painter:
    """The picture while it is being painted."""

    def __init__(self, map_file: MapFile, scale: float) -> None:
        self.map_file, self.scale = map_file, scale
        wide, high = self._at(map_file.width * map_file.tile_width, map_file.height * map_file.tile_height)
        self.image = Image.new("RGBA", (max(1, wide), max(1, high)), _PAPER)
        self._files: dict[Path, Image.Image | None] = {}
        self._made: dict[tuple[int, int, int], Image.Image | None] = {}

    def layers(self) -> None:
        """Everything that is drawn, bottom first."""
        for layer in self.map_file.layers:
            if not layer.visible or {layer.name, layer.kind} & set(_NAMED):
                continue
            if isinstance(layer, TileLayer):
                self._tiles(layer)
            else:
                self._objects(layer)

    def solid(self) -> None:
        """A red veil over what blocks."""
        blocked, _ = blocked_tiles(self.map_file)
        veil = Image.new("RGBA", self.image.size)
        draw = ImageDraw.Draw(veil)
        for row, column in zip(*(axis.tolist() for axis in blocked.nonzero()), strict=True):
            draw.rectangle(self._tile_box(column, row), fill=_SOLID)
        self.image.alpha_composite(veil)

    def outlines(self) -> None:
        """Areas and spawns."""
        draw = ImageDraw.Draw(self.image)
        for layer in self.map_file.layers:
            for thing in layer.objects if isinstance(layer, ObjectLayer) else ():
                if "areas" in (layer.name, layer.kind):
                    self._outline(draw, thing)
                elif "spawns" in (layer.name, layer.kind):
                    x, y = self._at(thing.x, thing.y)
                    draw.ellipse((x - 4, y - 4, x + 4, y + 4), fill=_SPAWN, outline="black")

    def _outline(self, draw: ImageDraw.ImageDraw, thing: MapObject) -> None:
        corners = thing.points or (
            (thing.x, thing.y),
            (thing.x + thing.width, thing.y),
            (thing.x + thing.width, thing.y + thing.height),
            (thing.x, thing.y + thing.height),
        )
        line = [self._at(x, y) for x, y in (*corners, corners[0])]
        draw.line(
            line, fill=_ARENA if thing.kind == AREA_CLASSES[1] else _SECTOR, width=1 if thing.kind == AREA_CLASSES[1] else 3
        )

    def _tiles(self, layer: TileLayer) -> None:
        wide, high = self.map_file.tile_width, self.map_file.tile_height
        for row, column in zip(*(axis.tolist() for axis in layer.grid.nonzero()), strict=True):
            number = int(layer.grid[row, column])
            picture = self.map_file.pictures.get(number)
            if picture is not None:  # a tile larger than the grid grows upwards
                size = picture.box[2] or wide, picture.box[3] or high
                x, y = column * wide + layer.offset[0], (row + 1) * high - size[1] + layer.offset[1]
                self._paste(number, (x, y), size)

    def _objects(self, layer: ObjectLayer) -> None:
        for thing in layer.objects:
            if thing.visible and thing.picture:
                x, y = thing.x + layer.offset[0], thing.y + layer.offset[1]
                self._paste(thing.picture, (x, y), (round(thing.width), round(thing.height)))

    def _paste(self, number: int, at: tuple[float, float], size: tuple[int, int]) -> None:
        (x, y), (wide, high) = self._at(*at), (max(1, round(size[0] * self.scale)), max(1, round(size[1] * self.scale)))
        if x >= self.image.width or y >= self.image.height or x + wide <= 0 or y + high <= 0 or wide * high > _MOST_PIXELS:
            return
        piece = self._piece(number, wide, high)
        if piece is not None:
            self.image.paste(piece, (x, y), piece)
        else:
            ImageDraw.Draw(self.image).rectangle((x, y, x + wide - 1, y + high - 1), outline="grey", fill="#9a9a9a")

    def _piece(self, number: int, wide: int, high: int) -> Image.Image | None:
        key = (number, wide, high)
        if key not in self._made:
            picture = self.map_file.pictures.get(number)
            self._made[key] = self._cut(picture, (wide, high)) if picture else None
        return self._made[key]

    def _cut(self, picture: Picture, size: tuple[int, int]) -> Image.Image | None:
        whole = self._file(picture.file)
        if whole is None:
            return None
        x, y, wide, high = picture.box
        piece = whole.crop((x, y, x + (wide or whole.width), y + (high or whole.height)))
        horizontal, vertical, diagonal = picture.flips
        for flipped, how in (
            (diagonal, Image.Transpose.TRANSPOSE),
            (horizontal, Image.Transpose.FLIP_LEFT_RIGHT),
            (vertical, Image.Transpose.FLIP_TOP_BOTTOM),
        ):
            piece = piece.transpose(how) if flipped else piece
        return piece.resize(size, Image.Resampling.BOX) if piece.size != size else piece

    def _file(self, path: Path) -> Image.Image | None:
        if path not in self._files:
            self._files[path] = _opened(path)
        return self._files[path]

    @cached_property
    def _tile(self) -> tuple[float, float]:
        return self.map_file.tile_width * self.scale, self.map_file.tile_height * self.scale

    def _tile_box(self, column: int, row: int) -> tuple[int, int, int, int]:
        wide, high = self._tile
        return int(column * wide), int(row * high), int((column + 1) * wide) - 1, int((row + 1) * high) - 1

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.scale), round(y * self.scale)


def _opened(path: Path) -> Image.Image | None:
    """A picture, or nothing where it cannot be read: that is another fault's to say."""
    try:
        with Image.open(path) as image:
            return image.convert("RGBA") if image.width * image.height <= _MOST_PIXELS else None
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
