"""Draws a cutaway house in pixels and cuts it into tiles: floor, shade, walls, and what is drawn over people."""
import numpy as np

from town.building.house_grid import Grid, T, face_rooms, face_span, floor_rooms, strip_x, top_row, vertical_door_below
from town.painting import walls
from town.painting.px import C, Cv
from town.painting.wang import shifted

SHADE = (44, 26, 66)


def cap_mask(g):
    """Pixels of wall tops, over doors too (there they become lintels)."""
    m = np.zeros((g.h * T, g.w * T), bool)
    for y in range(g.h):
        for x in range(g.w):
            if g.wall(x, y) or g.crossing(x, y):
                cap_tile(g, m, x, y)
    return m


def cap_tile(g, m, x, y):
    px, py, s = x * T, y * T, strip_x(g, x)
    outer = x in (0, g.w - 1)
    facing = g.faced(x, y)
    front = y == g.h - 1
    if (front or top_row(g, x, y)) and not outer:
        a, b = face_span(g, x, y)
        m[py:py + walls.CAP, px + a:px + b] = True
    if front and outer:
        m[py:py + walls.CAP, px + (22 if x == 0 else 0):px + (T if x == 0 else 10)] = True
    if front or (facing and not outer) or g.door[y, x]:
        return
    bottom = walls.CAP if vertical_door_below(g, x, y) else T
    m[py:py + bottom, px + s:px + s + walls.STRIP] = True


def shade_caps(image, m, tones):
    """Flat top, two lit rows and columns towards the light, one dark line away from it: corners mitre themselves."""
    dark, body, lit = (C(t) for t in tones)
    edge = np.pad(m, 1)
    far, near = edge & ~shifted(edge, 0, 2), edge & ~shifted(edge, 0, -1)
    west, east = edge & ~shifted(edge, 2, 0), edge & ~shifted(edge, -1, 0)
    for mask, tone in ((edge, body), (far | west, lit), (near | east, dark)):
        image[mask[1:-1, 1:-1]] = (*tone, 255)


def draw_faces(g, c):
    faces = [walls.face(r.wall).a for r in g.b.rooms]
    for y in range(g.h - 1):
        for x in range(g.w):
            if g.room[y, x] >= 0 or g.door[y, x] and g.faced(x, y) is None:
                continue
            for half, room in enumerate(face_rooms(g, x, y)):
                if room is None or g.door[y, x]:
                    continue
                row, index = room[1], room[0]
                a, b = face_span(g, x, y)
                a, b = max(a, half * 16), min(b, half * 16 + 16)
                c.a[y * T:y * T + T, x * T + a:x * T + b] = faces[index][row * T:row * T + T, a:b]


def draw_ends(g, c):
    """The near end of a wall above a side door: a narrow face."""
    for y in range(g.h):
        for x in range(g.w):
            if g.wall(x, y) and vertical_door_below(g, x, y):
                px, py = x * T + strip_x(g, x), y * T + walls.CAP
                c.r(px, py, walls.STRIP, T - walls.CAP, 'wood3')
                c.v(px, py, T - walls.CAP, 'wood4')
                c.v(px + 9, py, T - walls.CAP, 'wood1')
                c.h(px, T * (y + 1) - 1, 10, 'wood0')


def draw_front(g, c):
    stretch = walls.front(g.b.front)
    y = g.h - 1
    for x in range(g.w):
        if not g.wall(x, y):
            continue
        a, b = (22 if x == 0 else 0), (10 if x == g.w - 1 else T)
        part = stretch.a[:, (x % 2) * T:(x % 2) * T + T]
        c.a[y * T:(y + 1) * T, x * T + a:x * T + b] = part[:, a:b]


def posts(g, c):
    """Door posts beside openings: whole ones at the front door, jambs inside."""
    for y in range(g.h):
        for x in range(g.w):
            if not g.door[y, x] or (g.faced(x, y) is None and y < g.h - 1):
                continue
            for side, px in ((-1, 0), (1, T - 5)):
                if g.wall(x + side, y):
                    post(c, x * T + px, y * T, T)


def post(c, x, y, h):
    c.r(x, y, 5, h, 'wood2')
    c.v(x, y, h, 'wood4')
    c.v(x + 1, y, h, 'wood3')
    c.v(x + 4, y, h, 'wood0')


def draw_floor(g, pattern_of):
    c = Cv(g.w * T, g.h * T)
    for y in range(g.h):
        for x in range(g.w):
            for half, room in enumerate(floor_rooms(g, x, y)):
                if room < 0:
                    continue
                p = pattern_of(g.b.rooms[room].floor)
                oy, ox = (g.y0 + y) % 4 * T, (g.x0 + x) % 4 * T + half * 16
                c.a[y * T:y * T + T, x * T + half * 16:x * T + half * 16 + 16] = p[oy:oy + T, ox:ox + 16]
    steps(g, c)
    return c


def steps(g, c):
    """Stone step and mat at front doors, a sill under side doors."""
    for x, y, w, h in g.b.doors:
        x, y = x - g.x0, y - g.y0
        if y == g.h - 1:
            doorstep(c, x * T, y * T, w * T)
        elif g.faced(x, y) is None:
            c.r(x * T + 11, y * T, 10, h * T, 'wood3')
            c.v(x * T + 11, y * T, h * T, 'wood4')
            c.v(x * T + 20, y * T, h * T, 'wood1')


def doorstep(c, x, y, w):
    c.r(x, y, w, 32, 'stone3')
    for row in (0, 16):
        for i, left in enumerate(range(x, x + w, 16)):
            tone, lit = ('stone4', 'stone5') if (i + row // 16) % 2 else ('stone3', 'stone4')
            c.r(left + 1, y + row + 1, 14, 14, tone)
            c.h(left + 1, y + row + 1, 14, lit)
            c.v(left + 15, y + row, 16, 'stone2')
        c.h(x, y + row + 15, w, 'stone2')
    c.h(x, y + 31, w, 'stone1')
    c.r(x + 10, y + 5, w - 20, 20, 'red1')
    c.r(x + 12, y + 7, w - 24, 16, 'red2')
    c.r(x + 15, y + 10, w - 30, 10, 'red1')


def draw_shade(g):
    """Soft shade: under back walls, beside west walls, and cast on the grass east of the house."""
    c = Cv(g.w * T, g.h * T)
    for y in range(1, g.h):
        for x in range(g.w):
            if max(floor_rooms(g, x, y)) >= 0:
                inner_shade(g, c, x, y)
    right = (g.w - 1) * T + 10
    tint(c, right, 12, 8, g.h * T - 16, 70)
    tint(c, right + 8, 22, 5, g.h * T - 28, 34)
    return c


def inner_shade(g, c, x, y):
    px, py = x * T, y * T
    if any(face_rooms(g, x, y - 1)) and g.wall(x, y - 1) and not g.faced(x, y):
        tint(c, px, py, T, 6, 84)
        tint(c, px, py + 6, T, 4, 38)
    if g.wall(x - 1, y) and not g.faced(x - 1, y):
        tint(c, px - (11 if x > 1 else 0), py, 6, T, 56)


def tint(c, x, y, w, h, alpha):
    box = c.a[max(0, y):y + h, max(0, x):x + w]
    box[..., :3] = SHADE
    box[..., 3] = np.maximum(box[..., 3], alpha)


def lintels(g, whole):
    """The caps over doors, and the dark under them: drawn over people."""
    c = Cv(g.w * T, g.h * T)
    for y in range(g.h):
        for x in range(g.w):
            if g.crossing(x, y) and g.faced(x, y)[1] == 0:
                box = np.s_[y * T:y * T + walls.CAP, x * T:x * T + T]
                c.a[box] = whole[box]
                c.r(x * T, y * T + walls.CAP, T, 4, 'wood0')
                c.r(x * T, y * T + walls.CAP + 4, T, 2, 'wood1')
    return c


def draw(b, pattern_of):
    """(grid, {layer: pixels}) of one building."""
    g = Grid(b)
    m = cap_mask(g)
    c = Cv(g.w * T, g.h * T)
    draw_faces(g, c)
    draw_ends(g, c)
    draw_front(g, c)
    posts(g, c)
    caps = np.zeros_like(c.a)
    shade_caps(caps, m, walls.CAPS[b.cap])
    over = lintels(g, caps)
    keep = (caps[..., 3] > 0) & (over.a[..., 3] == 0)
    c.a[keep] = caps[keep]
    return g, {'floors': draw_floor(g, pattern_of).a, 'shade': draw_shade(g).a, 'walls': c.a, 'above_walls': over.a}
