"""Packs tiles into atlases and pictures into a collection, and writes their .tsx files."""
from xml.sax.saxutils import quoteattr

import numpy as np
from PIL import Image

import png

T, COLUMNS = 32, 16


class Atlas:
    """Tiles added once each; the same pixels give the same id."""

    def __init__(self, name):
        self.name, self.tiles, self.ids = name, [], {}

    def add(self, pixels):
        """The id of a 32x32 RGBA tile, or None if it is empty."""
        if not pixels[..., 3].any():
            return None
        key = np.ascontiguousarray(pixels).tobytes()
        if key not in self.ids:
            self.ids[key] = len(self.tiles)
            self.tiles.append(pixels.copy())
        return self.ids[key]

    def image(self):
        rows = -(-len(self.tiles) // COLUMNS)
        out = np.zeros((rows * T, COLUMNS * T, 4), np.uint8)
        for i, t in enumerate(self.tiles):
            y, x = i // COLUMNS * T, i % COLUMNS * T
            out[y:y + T, x:x + T] = t
        return Image.fromarray(out)

    def write(self, folder, extra=''):
        image = self.image()
        png.save(image, folder / f'{self.name}.png')
        text = (f'<tileset version="1.8" tiledversion="1.8.2" name="{self.name}" tilewidth="{T}" tileheight="{T}" '
                f'tilecount="{image.width // T * (image.height // T)}" columns="{COLUMNS}">\n'
                f' <image source="{self.name}.png" width="{image.width}" height="{image.height}"/>\n{extra}</tileset>\n')
        write_xml(folder / f'{self.name}.tsx', text)


def write_xml(path, text):
    path.write_text('<?xml version="1.0" encoding="UTF-8"?>\n' + text, encoding='utf-8', newline='\n')


# ---- pictures ----------------------------------------------------------------
class Collection:
    """A tileset of single pictures of any size, which lie in a folder beside the maps' own."""

    def __init__(self, name, kind=''):
        self.name, self.kind, self.pictures = name, kind, {}

    def add(self, key, image, **properties):
        if key not in self.pictures:
            self.pictures[key] = (len(self.pictures), image, properties)
        return self.pictures[key][0]

    def id(self, key):
        return self.pictures[key][0] if key in self.pictures else None

    def size(self, key):
        return self.pictures[key][1].size

    def write(self, folder):
        w = max(i.width for _, i, _ in self.pictures.values())
        h = max(i.height for _, i, _ in self.pictures.values())
        out = [f'<tileset version="1.8" tiledversion="1.8.2" name="{self.name}" tilewidth="{w}" tileheight="{h}" '
               f'tilecount="{len(self.pictures)}" columns="0">', ' <grid orientation="orthogonal" width="1" height="1"/>']
        kind = f' type={quoteattr(self.kind)}' if self.kind else ''
        for key, (index, image, properties) in self.pictures.items():
            out.append(f' <tile id="{index}"{kind}>')
            out += property_lines(properties, '  ')
            out += [f'  <image width="{image.width}" height="{image.height}" source="../sprites/{self.name}/{key}.png"/>',
                    ' </tile>']
        write_xml(folder / f'{self.name}.tsx', '\n'.join([*out, '</tileset>', '']))

    def draw(self, folder):
        """Write the pictures themselves."""
        for key, (_, image, _) in self.pictures.items():
            png.save(image, folder / self.name / f'{key}.png')


def property_lines(properties, indent):
    if not properties:
        return []
    out = [f'{indent}<properties>']
    for k in sorted(properties):
        v = properties[k]
        kind = ' type="int"' if isinstance(v, int) else ''
        out.append(f'{indent} <property name="{k}"{kind} value={quoteattr(str(v))}/>')
    return [*out, f'{indent}</properties>']
