"""Cliffs, skerries and quays of a layout: their masks, and which tiles they leave to walk on."""
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from town.painting import raised
from town.painting.px import smooth

T = 32
SOFT = 13          # pixels over which a natural edge is rounded
WALKABLE = .72     # share of a tile that must be level ground
IN_THE_WAY = .3    # share of a tile that a face may cover before nobody can walk there


def polygon(points, size):
    image = Image.new('L', size)
    ImageDraw.Draw(image).polygon([(round(x * T), round(y * T)) for x, y in points], fill=255)
    return image


def natural(points, size, seed):
    """The inside of a polygon with its corners worn off and its edge frayed."""
    soft = np.asarray(polygon(points, size).filter(ImageFilter.GaussianBlur(SOFT))) / 255
    h, w = size[1], size[0]
    noise = .55 * smooth(h, w, 34, seed) + .45 * smooth(h, w, 11, seed + 1) - .5
    return soft + noise * .75 > .5


def straight(rects, size):
    out = np.zeros((size[1], size[0]), bool)
    for x, y, w, h in rects:
        out[round(y * T):round((y + h) * T), round(x * T):round((x + w) * T)] = True
    return out


def places(data, water):
    """Every raised place, in the order in which they are drawn. `water`: a field of tile corners."""
    wet = np.kron(water[:-1, :-1] | water[1:, :-1] | water[:-1, 1:] | water[1:, 1:], np.ones((T, T), bool))
    size = data['map']['width'] * T, data['map']['height'] * T
    out = []
    for i, entry in enumerate(data.get('raised', [])):
        top = straight(entry['rects'], size) if 'rects' in entry else natural(entry['points'], size, data['map']['seed'] + 50 + i)
        out.append(raised.extruded(entry['kind'], top, entry['height'], wet))
    return out


def share(mask):
    """How much of every tile a mask covers."""
    h, w = mask.shape
    return mask.reshape(h // T, T, w // T, T).mean((1, 3))


def footing(found, shape):
    """(tiles made walkable, tiles made impassable) by all of them; a later one lies on those before it."""
    level, steep = np.zeros(shape, bool), np.zeros(shape, bool)
    for r in found:
        top, all_of_it = share(r.top), share(r.top | r.face)
        stands = top >= WALKABLE if r.walkable else np.zeros(shape, bool)
        level, steep = (level | stands) & ~(~stands & (all_of_it >= IN_THE_WAY) & ~level), steep & ~stands
        steep |= ~stands & ~level & (all_of_it >= IN_THE_WAY)
    return level, steep


def picture(found, data):
    return raised.paint(found, (data['map']['height'] * T, data['map']['width'] * T))
