"""Prepares prop pictures for the map: their shadows, and tall ones cut into a foot and a crown."""
import numpy as np
from PIL import Image

SHADE = (44, 26, 66)


def is_tall(entry):
    """Trees and street lamps: people walk beneath their upper part."""
    return is_tree(entry) or (entry.get('group') != 'indoor' and 'lamp' in entry['kind'])


def is_tree(entry):
    return 'shadow' in entry


def crown_row(image, kind):
    """The row that parts crown from foot."""
    a = np.asarray(image)[..., 3] > 0
    if 'lamp' in kind:
        return max(0, image.height - 40)
    widths = a.sum(1)
    wide = np.nonzero(widths > widths.max() * .55)[0]
    return min(int(wide[-1]) + 1, image.height - 14)


def crown(image, row):
    """The part people walk beneath, as large as the whole."""
    a = np.asarray(image).copy()
    a[row:] = 0
    return Image.fromarray(a)


def shadow(image, entry):
    """What the prop casts: its lowest 14 rows smeared right and down; an ellipse for trees and round bushes."""
    a = np.asarray(image)[..., 3] > 0
    h, w = a.shape
    pad = np.zeros((h + 8, w + 10), bool)
    if is_tree(entry) or 'bush' in entry['kind']:
        pad = ellipse_shadow(pad, a, entry)
    else:
        low = np.zeros_like(pad)
        low[max(0, h - 14):h, 5:5 + w] = a[max(0, h - 14):]
        for k in range(5):
            pad |= shifted_in(low, k, k * 3 // 4)
    out = np.zeros((*pad.shape, 4), np.uint8)
    out[pad] = (*SHADE, 92)
    return Image.fromarray(out)


def sunbeam():
    """The light a window throws on the floor: two slanting panes with a cross."""
    y, x = np.mgrid[0:56, 0:70]
    k = x - (y * .35).astype(int)
    pane = (k >= 5) & (k < 40) & (k != 22) & (k != 21) & (abs(y - 26) > 1)
    out = np.zeros((56, 70, 4), np.uint8)
    out[pane] = (255, 240, 190, 46)
    return Image.fromarray(out)


def shifted_in(m, dx, dy):
    out = np.zeros_like(m)
    h, w = m.shape
    out[dy:, dx:] = m[:h - dy, :w - dx]
    return out


def ellipse_shadow(pad, a, entry):
    h, w = pad.shape
    rx, ry = entry.get('shadow') or (w * .38, 5)
    y, x = np.mgrid[0:h, 0:w]
    angle = np.arctan2(y - (h - 8 - ry * .45), (x - w / 2) * ry / rx)
    wobble = 1 + .07 * np.sin(angle * 7) + .05 * np.sin(angle * 13)
    return np.hypot((x - w / 2) / (rx * wobble), (y - (h - 8 - ry * .45)) / (ry * wobble)) <= 1
