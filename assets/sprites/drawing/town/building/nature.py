"""Fences, hedges, lamps and everything that grows, by rules and a fixed seed."""
import random

import numpy as np

from town.painting.px import smooth

JOINS = (('n', 0, -1), ('e', 1, 0), ('s', 0, 1), ('w', -1, 0))


def run_cells(points):
    """Tiles along straight runs between points."""
    out = []
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        n = max(abs(bx - ax), abs(by - ay))
        out += [(ax + (bx - ax) * i // max(n, 1), ay + (by - ay) * i // max(n, 1)) for i in range(n + 1)]
    return out


def rail(town, kind, cells):
    """A fence or hedge along tiles, each piece joined to its neighbours; roads and what stands there stay open."""
    road = town.land.road()
    line = {c for c in cells if town.inside(*c) and not road[c[1], c[0]] and not town.solid[c[1], c[0]]
            and not town.taken[c[1], c[0]]}
    for x, y in sorted(line, key=lambda c: (c[1], c[0])):
        joins = ''.join(k for k, dx, dy in JOINS if (x + dx, y + dy) in line)
        town.add(f'{kind}_{joins or "single"}', x, y)
        town.keep[y, x] = True


def border(rect):
    x, y, w, h = rect
    return run_cells([(x, y), (x + w - 1, y), (x + w - 1, y + h - 1), (x, y + h - 1), (x, y)])


def fit(town, prop, x, y, gap=0, road_gap=0):
    """Whether a prop's tiles, and `gap` tiles round them, are free of everything."""
    fw, fh = town.props.footprint(prop)
    x0, y0, x1, y1 = x - gap, y - gap, x + fw + gap, y + fh + gap
    if x < 0 or y < 0 or x + fw > town.w or y + fh > town.h:
        return False
    box = np.s_[max(0, y0):y1, max(0, x0):x1]
    if town.solid[box].any() or town.taken[box].any() or town.keep[box].any():
        return False
    r = road_gap
    return not town.road[max(0, y - r):y + fh + r, max(0, x - r):x + fw + r].any()


def lamps(town, prop, step):
    """Street lamps on the grass beside streets, about `step` tiles apart."""
    placed = [p.cells[0] for p in town.placed if p.prop == prop]
    for y in range(2, town.h - 2):
        for x in range(1, town.w - 1):
            beside = town.streets[y, x - 1] or town.streets[y, x + 1] or town.streets[y + 1, x] or town.streets[y - 1, x]
            if town.road[y, x] or not beside or not fit(town, prop, x, y):
                continue
            if all(abs(x - a) + abs(y - b) >= step for a, b in placed) and not before_house(town, x, y):
                town.add(prop, x, y)
                placed.append((x, y))


def before_house(town, x, y):
    """Where something tall would stand before a house's rooms or its door."""
    return any(b.at[0] - 1 <= x <= b.at[0] + b.size[0] and b.at[1] <= y <= b.at[1] + b.size[1] + 2 for b in town.buildings)


def crown_free(town, x, y):
    """A big tree's crown must not hide a house or its door: keep it off walls and well below front walls."""
    for b in town.buildings:
        bx, by, w, h = b.rect()
        if bx - 3 < x < bx + w + 2 and by - 1 < y < by + h + 4:
            return False
    return True


class Growth:
    """Scatters plants: forest at the map's edge, groves by noise, bushes and flowers between."""

    def __init__(self, town, rules, seed):
        self.town, self.rules = town, rules
        self.random = random.Random(seed)
        self.wood = smooth(town.h, town.w, 9, seed + 3) + .25 * smooth(town.h, town.w, 3, seed + 4)

    def pick(self, names):
        known = [n for n in names if n in self.town.props]
        return self.random.choice(known or names[:1])

    def edge(self, x, y):
        return min(x, y, self.town.w - 1 - x, self.town.h - 1 - y)

    def plant_rule(self, rule):
        """One rule: which props, how near each other, where (min/max density, edge), how likely."""
        cells = [(x, y) for y in range(self.town.h) for x in range(self.town.w)]
        self.random.shuffle(cells)
        stood = []
        for x, y in cells:
            if self.wanted(rule, x, y) and self.spaced(stood, x, y, rule['space']):
                self.plant(rule, x, y, stood)

    def wanted(self, rule, x, y):
        e, n = self.edge(x, y), self.wood[y, x]
        inside = rule.get('edge_below', 999) > e and n >= rule.get('wood_above', 0) and n <= rule.get('wood_below', 9)
        return inside and self.near(rule, x, y) and self.random.random() < rule.get('chance', 1)

    def near(self, rule, x, y):
        where = rule.get('near')
        if not where:
            return True
        r = rule.get('within', 2)
        box = np.s_[max(0, y - r):y + r + 1, max(0, x - r):x + r + 1]
        return {'water': self.town.water, 'road': self.town.road, 'house': self.town.house}[where][box].any()

    @staticmethod
    def spaced(stood, x, y, space):
        return all((x - a) ** 2 + ((y - b) * 1.15) ** 2 >= space * space for a, b in stood)

    def plant(self, rule, x, y, stood):
        prop = self.pick(rule['props'])
        if not fit(self.town, prop, x, y, rule.get('gap', 0), rule.get('road_gap', 0)):
            return
        if rule.get('big') and not crown_free(self.town, x, y):
            return
        nudge(self.town.add(prop, x, y), self.random)
        stood.append((x, y))


def nudge(p, rng):
    """Shift what grows a little off the grid, by less than changes its tile."""
    p.left += rng.randint(-9, 9)
    p.bottom -= rng.randint(0, 9)


def grow(town, rules, seed):
    growth = Growth(town, rules, seed)
    for rule in rules:
        growth.plant_rule(rule)


def reached(town, start):
    """Tiles that can be walked to from a start."""
    seen, queue = {start}, [start]
    while queue:
        x, y = queue.pop()
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            n = (x + dx, y + dy)
            if n not in seen and town.free(*n):
                seen.add(n)
                queue.append(n)
    return seen


def fill_pockets(town, start, props, seed):
    """Undergrowth where trees and walls shut a tile off, so that what looks free is free."""
    rng, walk = random.Random(seed), reached(town, start)
    for y in range(town.h):
        for x in range(town.w):
            if town.free(x, y) and (x, y) not in walk and not town.indoors[y, x]:
                nudge(town.add(rng.choice(props), x, y), rng)
