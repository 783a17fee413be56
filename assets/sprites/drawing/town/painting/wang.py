"""Masks for corner terrains (Tiled's corner Wang sets): 16 masks, each in several variants that agree on their borders."""
import numpy as np

from town.painting.px import smooth

TILE, MARGIN = 32, 8
TL, TR, BL, BR = 1, 2, 4, 8


def ramp():
    """Position across a tile eased to 0..1, held flat in the margin around it."""
    t = np.clip((np.arange(-MARGIN, TILE + MARGIN) + .5) / TILE, 0, 1)
    return t * t * (3 - 2 * t)


def noise(seed, amp):
    """Edge noise that repeats every tile, so every mask meets every other."""
    n = (smooth(TILE, TILE, TILE / 4, seed) - .5) * amp + (smooth(TILE, TILE, TILE / 8, seed + 9) - .5) * amp * .6
    return np.tile(n, (3, 3))[TILE - MARGIN:2 * TILE + MARGIN, TILE - MARGIN:2 * TILE + MARGIN]


def inner_noise(seed, variant, amp):
    """Noise that differs between variants, and a window that fades it out towards the tile border."""
    edge = np.minimum(np.arange(TILE), np.arange(TILE)[::-1]) / (TILE * .5)
    fade = np.clip(edge * 1.6, 0, 1)
    window = np.pad(fade[None] * fade[:, None], MARGIN)
    n = (smooth(TILE, TILE, TILE / 3, seed + 31 * variant) - .5) * amp * 1.3
    n += (smooth(TILE, TILE, TILE / 8, seed + 47 * variant) - .5) * amp * .6
    return np.pad(n, MARGIN), window


def mask(bits, seed, variant=0, amp=.30):
    """The terrain's pixels for these corners, with MARGIN pixels of its surroundings on every side."""
    t = ramp()
    fx, fy = t[None], t[:, None]
    tl, tr, bl, br = (int(bool(bits & b)) for b in (TL, TR, BL, BR))
    field = (tl * (1 - fx) + tr * fx) * (1 - fy) + (bl * (1 - fx) + br * fx) * fy
    n = noise(seed, amp)
    if variant:
        extra, window = inner_noise(seed, variant, amp)
        n = n * (1 - window) + extra * window
    if bits in (0, 15):
        return np.full(field.shape, bits == 15)
    return field + n > .5


def shifted(m, dx, dy):
    """The mask moved by (dx, dy); what comes in at the edge repeats the border."""
    h, w = m.shape
    ys = np.clip(np.arange(h) - dy, 0, h - 1)
    xs = np.clip(np.arange(w) - dx, 0, w - 1)
    return m[ys][:, xs]


def grown(m, n=1):
    for _ in range(n):
        m = m | shifted(m, 1, 0) | shifted(m, -1, 0) | shifted(m, 0, 1) | shifted(m, 0, -1)
    return m


def bits_at(field, x, y):
    """Corner bits of tile (x, y) in a field of vertices."""
    return (TL * bool(field[y, x]) + TR * bool(field[y, x + 1])
            + BL * bool(field[y + 1, x]) + BR * bool(field[y + 1, x + 1]))
