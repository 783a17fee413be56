"""Draws a kit of floors and walls, tile by tile, from which a house of any shape can be put together.

Each tile says in its property `part` what it is:
`floor oak 1,3` (column, row of the pattern), `face cream upper`, `front stone 0 whole`, `cap wood to left right up` (a bar to the
left, a strip down the right side that comes from above), `mass wood ns` (open sides), `step left`.
"""
import numpy as np

from town.building import tilesets
from town.building.houses import doorstep, post, shade_caps
from town.painting import floors, walls
from town.painting.px import Cv

T = 32
FLOORS = ('oak', 'honey', 'pine', 'ash', 'walnut', 'bath blue', 'bath green', 'bath rose', 'bath sand', 'kitchen', 'terracotta',
          'shop', 'mint', 'flags', 'parquet', 'plum carpet', 'teal carpet', 'rose carpet', 'blue carpet')
FRONTS = ('stone', 'brick', 'sand', 'timber', 'blue', 'green', 'white')
EDGES = {'left': 0, 'right': T - walls.STRIP}       # where a wall's narrow top runs in its tile
SHADE = (44, 26, 66)


class Kit:
    """Tiles by the name of their part, in the order in which they were drawn."""

    def __init__(self):
        self.atlas, self.parts = tilesets.Atlas('rooms'), []

    def add(self, part, pixels):
        self.parts.append(part)
        self.atlas.tiles.append(np.ascontiguousarray(pixels))

    def properties(self):
        out = []
        for index, part in enumerate(self.parts):
            out += [f' <tile id="{index}">', *tilesets.property_lines({'part': part}, '  '), ' </tile>']
        return '\n'.join([*out, ''])


def period(pattern):
    """After how many tiles, both ways, a floor repeats."""
    for n in (1, 2):
        if (np.roll(pattern, (n * T, n * T), (0, 1)) == pattern).all() and (np.roll(pattern, n * T, 0) == pattern).all():
            return n
    return 4


def add_floors(kit):
    for name in FLOORS:
        p = floors.pattern(name)
        n = period(p)
        for y in range(n):
            for x in range(n):
                kit.add(f'floor {name} {x},{y}', p[y * T:y * T + T, x * T:x * T + T])


def add_faces(kit):
    for name in walls.PAPERS:
        pixels = walls.face(name).a
        kit.add(f'face {name} upper', pixels[:T])
        kit.add(f'face {name} lower', pixels[T:])


def add_fronts(kit):
    for name in FRONTS:
        pixels = walls.front(name).a
        for n in (0, 1):
            part = pixels[:, n * T:n * T + T]
            for cut, (a, b) in {'whole': (0, T), 'left': (0, walls.STRIP), 'right': (T - walls.STRIP, T)}.items():
                out = np.zeros_like(part)
                out[:, a:b] = part[:, a:b]
                kit.add(f'front {name} {n} {cut}', out)


def cap(bar, strip, up, tones):
    """A wall's top: a bar along the tile's upper edge, a strip down one side, whether the strip comes from above.

    Drawn with the tiles around it, so that edges meet; the middle is the tile.
    """
    m = np.zeros((3 * T, 3 * T), bool)
    a = EDGES.get(strip, 0)
    if bar != 'none':
        first, last = {'whole': (0, 3 * T), 'to left': (0, T + a + walls.STRIP), 'to right': (T + a, 3 * T)}[bar]
        m[T:T + walls.CAP, first:last] = True
    if strip != 'none':
        m[T:, T + a:T + a + walls.STRIP] = True
    if up:
        m[:T + walls.CAP, T + a:T + a + walls.STRIP] = True
    out = np.zeros((3 * T, 3 * T, 4), np.uint8)
    shade_caps(out, m, tones)
    return out[T:2 * T, T:2 * T]


def corner(bar, strip, tones):
    """Where a strip from above ends on a bar: the near corner of a house."""
    m = np.zeros((3 * T, 3 * T), bool)
    a = EDGES[strip]
    m[:T + walls.CAP, T + a:T + a + walls.STRIP] = True
    first, last = {'whole': (0, 3 * T), 'to left': (0, T + a + walls.STRIP), 'to right': (T + a, 3 * T)}[bar]
    m[T:T + walls.CAP, first:last] = True
    out = np.zeros((3 * T, 3 * T, 4), np.uint8)
    shade_caps(out, m, tones)
    return out[T:2 * T, T:2 * T]


def mass(open_sides, tones):
    """The whole top of a wall as thick as the tile, with an edge at its open sides."""
    m = np.ones((3 * T, 3 * T), bool)
    for side, box in {'n': np.s_[:T], 'e': np.s_[:, 2 * T:], 's': np.s_[2 * T:], 'w': np.s_[:, :T]}.items():
        if side in open_sides:
            m[box] = False
    out = np.zeros((3 * T, 3 * T, 4), np.uint8)
    shade_caps(out, m, tones)
    c = Cv(T, T)
    c.a = out[T:2 * T, T:2 * T].copy()
    _, body, lit = tones
    left, right = (3 if 'w' in open_sides else 0), (T - 2 if 'e' in open_sides else T)
    top, bottom = (3 if 'n' in open_sides else 0), (T - 2 if 's' in open_sides else T)
    c.r(left, top, right - left, bottom - top, lit)
    for row, y in enumerate(range(7, T - 1, 8)):                     # shingles, in courses
        c.h(left, y, right - left, body)
        for x in range(row % 2 * 8 + 3, right, 16):
            if x >= left:
                c.v(x, y - 7 if y > 7 else y - 4, 7 if y > 7 else 4, body)
    return c.a


def add_caps(kit):
    for name, tones in walls.CAPS.items():
        for n in range(16):
            sides = ''.join(side for bit, side in enumerate('nesw') if n >> bit & 1)
            kit.add(f'mass {name} {sides or "inner"}', mass(sides, tones))
        kit.add(f'cap {name} whole', cap('whole', 'none', False, tones))
        for strip in EDGES:
            for bar in ('none', 'whole', 'to left', 'to right'):
                for up in (False, True):
                    kit.add(f'cap {name} {bar} {strip} {"up" if up else "top"}', cap(bar, strip, up, tones))
            for bar in ('whole', 'to left', 'to right'):
                kit.add(f'cap {name} {bar} {strip} corner', corner(bar, strip, tones))


def add_details(kit):
    for name, tones in walls.CAPS.items():
        lintel = Cv(T, T)
        lintel.a[:] = cap('whole', 'none', False, tones)
        lintel.r(0, walls.CAP, T, 4, 'wood0')
        lintel.r(0, walls.CAP + 4, T, 2, 'wood1')
        kit.add(f'lintel {name}', lintel.a)
    for side, x in (('left', 0), ('right', T - 5)):
        c = Cv(T, T)
        post(c, x, 0, T)
        kit.add(f'post {side}', c.a)
    c = Cv(3 * T, T)
    doorstep(c, 0, 0, 3 * T)
    for side, x in (('left', 0), ('middle', T), ('right', 2 * T)):
        kit.add(f'step {side}', c.a[:, x:x + T])
    c = Cv(T, T)
    doorstep(c, 0, 0, T)
    kit.add('step single', c.a)
    for part, (w, h, alpha) in {'shade back': (T, 6, 84), 'shade side': (6, T, 56)}.items():
        out = np.zeros((T, T, 4), np.uint8)
        out[:h, :w] = (*SHADE, alpha)
        if part == 'shade back':
            out[6:10] = (*SHADE, 38)
        kit.add(part, out)
    out = np.zeros((T, T, 4), np.uint8)
    out[:, 10:18], out[:, 18:23] = (*SHADE, 70), (*SHADE, 34)
    kit.add('shade cast', out)


def rooms_kit():
    kit = Kit()
    for add in (add_floors, add_faces, add_fronts, add_caps, add_details):
        add(kit)
    return kit


def write(folder):
    """Write rooms.png and rooms.tsx."""
    kit = rooms_kit()
    kit.atlas.write(folder, kit.properties())
