"""The town as it is being built: what stands where, what is solid, what must stay free."""
from dataclasses import dataclass, field

import numpy as np

T = 32
DECOR = {'potted plant', 'picture frame', 'rug', 'window', 'clock', 'wall lamp', 'wall shelf', 'menu board', 'door',
         'floor lamp', 'barrel', 'stool', 'laundry basket', 'beer taps', 'pastry case', 'produce crate',
         'fence', 'gate', 'hedge', 'bush', 'tree', 'birch', 'pine', 'flower', 'flower bed', 'tall grass', 'lily pad',
         'reeds', 'stump', 'rock', 'log', 'duck', 'cat', 'bicycle', 'boat', 'signpost', 'litter bin', 'street lamp'}
RENAMED = {'microphone stand': 'microphone', 'sofa': 'common room sofa', 'park garden plot': 'park garden',
           'lifting weight bench': 'lifting weight', 'game console with TV': 'game console', 'pub bar counter': 'bar counter'}
SIDES = {'north': (0, -1), 'south': (0, 1), 'west': (-1, 0), 'east': (1, 0)}


@dataclass
class Placed:
    """A prop that stands somewhere: pixel position of the picture's bottom left corner, and its tiles."""
    prop: str
    left: float
    bottom: float
    cells: list
    entry: dict
    name: str | None = None
    owners: tuple = ()
    properties: dict = field(default_factory=dict)


class Town:
    def __init__(self, props, land, buildings):
        self.props, self.land, self.buildings = props, land, buildings
        self.w, self.h = land.w, land.h
        self.solid = land.wet()                            # nobody can walk here
        self.water = land.wet()
        self.painted = land.wet()                          # walls and water: the map's collision layer
        self.taken = np.zeros((self.h, self.w), bool)      # a prop stands here
        self.keep = np.zeros((self.h, self.w), bool)       # nature must leave this free
        self.placed, self.zones, self.complaints = [], [], []

    def inside(self, x, y):
        return 0 <= x < self.w and 0 <= y < self.h

    def add(self, prop, x, y, name=None, owners=(), lift=0):
        """Put a prop on the tile (x, y), its footprint's top left."""
        e = self.props[prop]
        fw, fh = self.props.footprint(prop)
        width, height = e['size']
        left = x * T + (fw * T - width) / 2
        up = lift or e.get('lift') or e.get('hang') or (5 if e['layer'] == 'wall' else 0)
        bottom = (y + fh) * T - up
        if e['layer'] == 'floor':
            bottom -= (fh * T - height) // 2
        cells = [(int(x) + i, int(y) + j) for j in range(fh) for i in range(fw)]
        p = Placed(prop, int(left), int(bottom), cells, e, name, owners, {'lift': up} if up else {})
        self.mark(p)
        self.placed.append(p)
        return p

    def mark(self, p):
        if p.entry['layer'] != 'object' or p.entry['footprint'] == [0, 0]:
            return
        for x, y in p.cells:
            if not self.inside(x, y):
                self.complaints.append(f'{p.prop} at {x},{y} is off the map')
            elif self.taken[y, x] or (self.solid[y, x] and not self.may_stand_in_water(p, x, y)):
                self.complaints.append(f'{p.prop} at {x},{y} overlaps something')
        for x, y in p.cells:
            if self.inside(x, y):
                self.taken[y, x] = True
                self.solid[y, x] = True
                if p.name:                                 # people come here: nothing grows around it
                    self.keep[max(0, y - 1):y + 2, max(0, x - 1):x + 2] = True

    def may_stand_in_water(self, p, x, y):
        """Boats lie there, and what nobody uses may stand in the sea or on a cliff."""
        return self.water[y, x] and ('boat' in p.entry['kind'] or p.name is None)

    def thing(self, t):
        e = self.props[t.prop]
        name = t.name or (RENAMED.get(e['kind'], e['kind']) if t.name == '' and e['kind'] not in DECOR else None)
        return self.add(t.prop, t.x, t.y, name, t.owners, t.lift)

    def free(self, x, y):
        return self.inside(x, y) and not self.solid[y, x]


def raise_houses(town, grids):
    """Mark walls solid, floors kept free of nature."""
    for g in grids:
        for y in range(g.h):
            for x in range(g.w):
                town.keep[g.y0 + y, g.x0 + x] = True
                if g.room[y, x] < 0 and not g.door[y, x]:
                    town.solid[g.y0 + y, g.x0 + x] = town.painted[g.y0 + y, g.x0 + x] = True
        for x, y, w, _ in g.b.doors:
            if y == g.y0 + g.h - 1:
                town.keep[y:y + 3, x:x + w] = True


def furnish(town):
    for b in town.buildings:
        for room in b.rooms:
            for t in room.things:
                town.thing(t)
            town.zones += room.zones
