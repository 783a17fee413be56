"""Judges a built map from the TMX alone, in tiles: `python -m town.check [file.tmx]`. It says everything that is wrong."""
import collections
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytmx

MAP = Path(__file__).resolve().parents[3] / 'maps' / 'smallville.tmx'
SIDES = {'north': (0, -1), 'south': (0, 1), 'west': (-1, 0), 'east': (1, 0)}
T = 32


class Check:
    def __init__(self, path):
        self.map, self.path = pytmx.TiledMap(str(path)), path
        self.size = (self.map.height, self.map.width)
        self.painted = self.grid('collision')
        self.solid = self.painted | self.stood_on()
        self.faults = []

    def layer(self, name):
        return self.map.get_layer_by_name(name)

    def grid(self, name):
        return np.array(self.layer(name).data) > 0

    def fault(self, text, at=None):
        self.faults.append(text + (f' at tile {at[0]},{at[1]}' if at else ''))

    # ---- where things are --------------------------------------------------
    def of_tile(self, o):
        return (self.map.get_tile_properties_by_gid(o.gid) or {}) if o.gid else {}

    def tiles(self, o):
        """The tiles an object occupies: its picture's footprint, or its rectangle."""
        if not o.gid:
            x, y, w, h = (round(v / T) for v in (o.x, o.y, o.width, o.height))
            return [(x + i, y + j) for j in range(h) for i in range(w)]
        p = {**self.of_tile(o), **o.properties}
        fw, fh = (int(v) for v in p['footprint'].split('x'))
        x = round((o.x + o.width / 2) / T - fw / 2)
        y = -(-(round(o.y + o.height) + int(p.get('lift', 0))) // T) - fh
        return [(x + i, y + j) for j in range(fh) for i in range(fw)]

    def seats(self, o):
        """The tiles on an object where people sit or lie."""
        tiles = self.tiles(o)
        for seat in self.of_tile(o).get('seats', '').split():
            x, y, _ = seat.split(',')
            yield tiles[0][0] + int(x), tiles[0][1] + int(y)

    def stood_on(self):
        out = np.zeros(self.size, bool)
        for name in ('objects', 'decor'):
            for o in self.layer(name):
                for x, y in self.tiles(o) if o.gid else ():
                    if 0 <= x < self.size[1] and 0 <= y < self.size[0]:
                        out[y, x] = True
        return out

    def flood(self, start):
        """Tiles walkable from a start, four ways."""
        seen, queue = {start}, collections.deque([start])
        while queue:
            x, y = queue.popleft()
            for dx, dy in SIDES.values():
                n = (x + dx, y + dy)
                if 0 <= n[0] < self.size[1] and 0 <= n[1] < self.size[0] and n not in seen and not self.solid[n[1], n[0]]:
                    seen.add(n)
                    queue.append(n)
        return seen

    # ---- the checks ----------------------------------------------------------
    def spawns(self):
        spots = {}
        for o in self.layer('spawns'):
            at = int(o.x // T), int(o.y // T)
            spots[o.properties['resident']] = at
            if self.solid[at[1], at[0]]:
                self.fault(f'the spawn of {o.name} is inside something solid', at)
        return spots

    def beds(self, people):
        beds = [o for o in self.layer('objects') if o.name == 'bed']
        owners = [[n for n in o.properties.get('private_to', '').split(', ') if n] for o in beds]
        for o, names in zip(beds, owners, strict=True):
            if len(names) > int(o.properties.get('capacity', 1)):
                self.fault(f'{" and ".join(names)} do not fit into one bed', self.tiles(o)[0])
        for name in people:
            if sum(name in names for names in owners) != 1:
                self.fault(f'{name} has not one bed')

    def reach(self, spots):
        """All spawns share one walkable region; every object can be used from it."""
        walk = self.flood(next(iter(spots.values())))
        for name, at in spots.items():
            if at not in walk:
                self.fault(f'{name} cannot leave', at)
        for o in self.layer('objects'):
            if not self.usable(o, walk):
                self.fault(f'{o.name} cannot be reached', self.tiles(o)[0])
            for at in self.shut_seats(o, walk):
                self.fault(f'nobody gets to a seat of {o.name}', at)
        return walk

    def usable(self, o, walk):
        sides = o.properties['use_from'].split(',')
        tiles = self.tiles(o)
        if not o.gid:
            return any((x + dx, y + dy) in walk for x, y in tiles for dx, dy in ((0, 0), *SIDES.values()))
        named = [SIDES[s] for s in sides if s in SIDES] or list(SIDES.values())
        return any((x + dx, y + dy) in walk for x, y in tiles for dx, dy in named)

    def shut_seats(self, o, walk):
        """Seats with no free tile beside them (a bed's and a sofa's may be entered from the rest of it)."""
        if o.name == 'bed' or 'sofa' in o.name:
            return
        for x, y in self.seats(o) if o.gid else ():
            if not any((x + dx, y + dy) in walk for dx, dy in SIDES.values()):
                yield x, y

    def collision(self, walk):
        """No walkable wall or water; nothing painted solid that shows nothing; no free tile shut off."""
        walls, floors = self.grid('walls'), self.grid('floors')
        cliffs = self.cliffs()
        decks, water = self.grid('decks'), self.water()
        for y, x in zip(*np.nonzero(water & ~self.solid & ~decks & ~cliffs), strict=True):
            self.fault('water can be walked on', (x, y))
        for y, x in zip(*np.nonzero(walls & ~floors & ~self.solid), strict=True):
            self.fault('a wall can be walked through', (x, y))
        for y, x in zip(*np.nonzero(self.painted & ~water & ~walls & ~cliffs), strict=True):
            self.fault('nothing is drawn where one cannot walk', (x, y))
        for y, x in zip(*np.nonzero(~self.solid), strict=True):
            if (x, y) not in walk:
                self.fault('a free tile nobody can reach', (x, y))

    def cliffs(self):
        """Rock and quays, and the ground above a cliff, which shows nothing but grass."""
        if 'cliffs' not in {layer.name for layer in self.map.layers}:
            return np.zeros(self.size, bool)
        rock = self.grid('cliffs')
        return rock | ~np.logical_or.accumulate(rock, axis=0) & rock.any(axis=0)

    def water(self):
        """Tiles whose water covers at least two corners, as the tilesets say of their terrain tiles."""
        corners, covered = self.water_corners(), np.zeros(self.size, int)
        for y, row in enumerate(self.layer('water').data):
            for x, gid in enumerate(row):
                covered[y, x] = corners[self.map.tiledgidmap[gid]] if gid else 0
        return covered >= 2

    def water_corners(self):
        """How many corners of every water tile are water, by its number on the map."""
        out = {}
        for tileset in ET.parse(self.path).iterfind('tileset'):
            file = self.path.parent / tileset.get('source')
            for tile in ET.parse(file).iterfind("wangsets/wangset[@name='water']/wangtile"):
                out[int(tileset.get('firstgid')) + int(tile.get('tileid'))] = tile.get('wangid').split(',').count('1')
        return out

    def areas(self):
        """Every arena lies wholly in one sector; no two sectors overlap."""
        sectors = [(o, self.area_tiles(o)) for o in self.layer('areas') if o.type == 'sector']
        arenas = [(o, self.area_tiles(o)) for o in self.layer('areas') if o.type == 'arena']
        seen = {}
        for o, tiles in sectors:
            for t in sorted(tiles):
                if t in seen:
                    self.fault(f'{o.name} overlaps {seen[t]}', t)
                seen[t] = o.name
        for o, tiles in arenas:
            if sum(tiles <= s for _, s in sectors) != 1:
                self.fault(f'the arena {o.name} is not inside one sector', min(tiles))
        return sectors, arenas

    @staticmethod
    def area_tiles(o):
        points = [(x / T, y / T) for x, y in o.points] if hasattr(o, 'points') else None
        x0, y0, w, h = (round(v / T) for v in (o.x, o.y, o.width, o.height))
        if not points:
            return {(x0 + i, y0 + j) for j in range(h) for i in range(w)}
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return {(x, y) for x in range(int(min(xs)), int(max(xs)) + 1) for y in range(int(min(ys)), int(max(ys)) + 1)
                if inside(points, x + .5, y + .5)}

    def ways_in(self, arenas, walk):
        for o, tiles in arenas:
            if not tiles & walk:
                self.fault(f'no way into {o.name}', min(tiles))


def inside(points, x, y):
    hit = False
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def main():
    c = Check(Path(sys.argv[1]) if len(sys.argv) > 1 else MAP)
    spots = c.spawns()
    c.beds(spots)
    walk = c.reach(spots)
    c.collision(walk)
    sectors, arenas = c.areas()
    c.ways_in(arenas, walk)
    kinds = collections.Counter(o.name for o in c.layer('objects'))
    print(f'{len(sectors)} sectors, {len(arenas)} arenas, {len(spots)} spawns')
    print(f'{sum(kinds.values())} objects of {len(kinds)} kinds')
    print(f'{len(walk)} tiles can be walked on, {int(c.solid.sum())} are solid')
    print(', '.join(f'{n} {k}' for k, n in sorted(kinds.items())))
    print('\n'.join(f'FAULT {f}' for f in c.faults) or 'all well')
    return bool(c.faults)


if __name__ == '__main__':
    sys.exit(main())
