"""Owns the table of drawn props as the town needs it: pictures, footprints, sides."""
import json

from PIL import Image


class Props(dict):
    def __init__(self, folder):
        super().__init__(json.loads((folder / 'props.json').read_text(encoding='utf-8')))
        self.folder = folder

    def footprint(self, name):
        """Tiles it stands on, or that a flat thing covers."""
        e = self[name]
        return e.get('covers') or [max(1, v) for v in e['footprint']]

    def blocks(self, name):
        """Tiles people walk around."""
        e = self[name]
        return [0, 0] if e['layer'] == 'floor' else e['footprint'] if 0 in e['footprint'] else self.footprint(name)

    def picture(self, name, file=''):
        """A prop standing still, or the first frame of another picture of it."""
        e = self[name]
        im = Image.open(self.folder / (file or f'{name}.png')).convert('RGBA')
        return im.crop((0, 0, e['size'][0], e['size'][1]))
