"""Turns the land and the houses into grids of tile ids."""
import random
from functools import cache

import numpy as np

from town.building import houses, raised, terrain_tiles
from town.building.tilesets import Atlas
from town.building.town import T
from town.painting import floors
from town.painting.px import Cv, smooth
from town.painting.wang import bits_at

GRASS_WEIGHTS = [14] * 8 + [3, 3, 3, 3, 1.2, .8, 1, .5]      # plain x 8, tufts x 4, flowers x 4
MEADOW = [3] * 8 + [4, 4, 4, 4, 7, 4, 6, 4]


def ground_layers(town, first):
    """Grass, then each terrain where it shows."""
    rng = random.Random(town.land.seed)
    grass = meadow(town, rng, first)
    layers = [('ground', grass)]
    ground = town.land.ground
    for name in ground.TERRAINS:
        field = town.land.fields[name]
        grid = np.zeros((town.h, town.w), int)
        for y in range(town.h):
            for x in range(town.w):
                bits = bits_at(field, x, y)
                variant = rng.randrange(ground.VARIANTS)
                grid[y, x] = first + terrain_tiles.number(ground, name, bits, variant) if bits else 0
        layers.append((name.replace(' ', '_'), grid))
    return layers


def meadow(town, rng, first):
    """Plain grass for the most part; in meadows tufts and flowers gather."""
    n = smooth(town.h, town.w, 6, town.land.seed + 21) + .3 * smooth(town.h, town.w, 2, town.land.seed + 22)
    return [[first + rng.choices(range(terrain_tiles.GRASS), MEADOW if n[y, x] > .86 else GRASS_WEIGHTS)[0]
             for x in range(town.w)] for y in range(town.h)]


def deck(w, h, along):
    """A plank deck with rails at its open sides, w x h tiles."""
    c = Cv(w * T, h * T)
    for i in range(0, (h if along else w) * T, 8):
        x, y, pw, ph = (2, i, w * T - 4, 8) if along else (i, 2, 8, h * T - 4)
        tone = ('wood3', 'mid1', 'wood3', 'wood3')[i // 8 % 4]
        c.r(x, y, pw, ph, tone)
        (c.h if along else c.v)(x, y, pw if along else ph, 'wood4')
        c.r(x + (0 if along else 7), y + (7 if along else 0), pw if along else 1, 1 if along else ph, 'wood1')
    rails = [(0, 0, 6, h * T), (w * T - 6, 0, 6, h * T)] if along else [(0, 0, w * T, 6), (0, h * T - 6, w * T, 6)]
    for x, y, rw, rh in rails:
        c.r(x, y, rw, rh, 'wood2')
        c.r(x, y, rw if not along else 2, rh if along else 2, 'wood4')
        for k in range(0, max(rw, rh), 32):
            px, py = (x - 1, y + k) if along else (x + k, y - 1)
            c.r(px, py, 8, 8, 'wood3')
            c.r(px, py, 8, 2, 'wood5')
            c.r(px, py + 7, 8, 1, 'wood0')
    return c.a


def stamp(atlas, grid, pixels, x0, y0, first):
    for y in range(pixels.shape[0] // T):
        for x in range(pixels.shape[1] // T):
            i = atlas.add(pixels[y * T:y * T + T, x * T:x * T + T])
            if i is not None:
                grid[y0 + y, x0 + x] = first + i


def house_layers(town, first):
    atlas, pattern = Atlas(town.land.data['map']['houses']), cache(floors.pattern)
    grids = {k: np.zeros((town.h, town.w), int) for k in ('cliffs', 'decks', 'floors', 'shade', 'walls', 'above_walls')}
    if town.land.raised:
        stamp(atlas, grids['cliffs'], raised.picture(town.land.raised, town.land.data), 0, 0, first)
    for x, y, w, h in town.land.bridges:
        stamp(atlas, grids['decks'], deck(w, h, h > w), x, y, first)
    for b in town.buildings:
        _, parts = houses.draw(b, pattern)
        for k, pixels in parts.items():
            stamp(atlas, grids[k], pixels, *b.at, first)
    return atlas, grids
