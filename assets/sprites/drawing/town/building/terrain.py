"""Where the terrains lie: boolean fields over tile corners, from streets, plazas, ponds and rivers."""
import numpy as np

from town.building import raised
from town.painting.grounds import GROUNDS
from town.painting.px import smooth


class Land:
    def __init__(self, data):
        self.w, self.h = data['map']['width'], data['map']['height']
        self.ground = GROUNDS[data['map']['ground']]
        self.fields = {k: np.zeros((self.h + 1, self.w + 1), bool) for k in self.ground.TERRAINS}
        self.data, self.seed = data, data['map']['seed']
        self.bridges = [tuple(b['rect']) for k in ('bridge', 'jetty') for b in data.get(k, [])]
        self.lay()
        self.raised = raised.places(data, self.fields['water'])
        self.level, self.steep = raised.footing(self.raised, (self.h, self.w))

    def lay(self):
        for s in self.data.get('street', []):
            self.fields[s['terrain']] |= self.line(s['points'], (s['width'] - 1) / 2 + .12)
        for r in self.data.get('ring', []):
            self.fields[r['terrain']] |= self.ring(r)
        for p in self.data.get('plaza', []):
            x0, y0, x1, y1 = p['rect']
            self.fields[p['terrain']][y0:y1 + 1, x0:x1 + 1] = True
        for lawn in self.data.get('lawn', []):
            x0, y0, x1, y1 = lawn['rect']
            self.fields['paving'][y0:y1 + 1, x0:x1 + 1] = False
        self.fields['path'] &= ~self.inside(self.fields['paving'])
        self.lay_water()
        self.lay_shade()

    @staticmethod
    def inside(field):
        """Corners wholly surrounded by a terrain: there another would not show."""
        m = field.copy()
        for dy, dx in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            m &= np.roll(field, (dy, dx), (0, 1))
        return m

    def lay_water(self):
        water = np.zeros_like(self.fields['water'])
        deep, open_sea = water.copy(), water.copy()
        for p in self.data.get('pond', []):
            water |= self.ellipse(p['center'], p['radii'], .10)
            deep |= self.ellipse(p['center'], [r - 1.6 for r in p['radii']], .3)
        for r in self.data.get('river', []):
            water |= self.line(r['points'], r['width'] / 2, .55)
            deep |= self.line(r['points'], r['width'] / 2 - 1.6, .3)
        for s in self.data.get('sea', []):
            depth = self.depth(s['points']) + self.ragged(9)
            water |= depth > 0
            open_sea |= depth > s['shoal']
            if 'beach' in s:
                self.fields['sand'] |= (depth <= 0) & (depth > -s['beach'])
        for island in self.data.get('island', []):
            water &= ~self.ellipse(island['center'], island['radii'], .1)
        self.fields['water'], self.fields['deep water'] = water, deep & self.inside(water) | open_sea
        for k in ('path', 'paving'):
            self.fields[k] &= ~water
            if 'sand' in self.fields:
                self.fields['sand'] &= ~self.fields[k]

    def lay_shade(self):
        n = smooth(self.h + 1, self.w + 1, 5, self.seed) + .4 * smooth(self.h + 1, self.w + 1, 2, self.seed + 1)
        self.fields['dark grass'] = n > .88

    def mesh(self):
        return np.mgrid[0:self.h + 1, 0:self.w + 1].astype(float)

    def depth(self, points):
        """How far, in tiles, every corner lies inside a polygon; negative outside."""
        y, x = self.mesh()
        inside = np.zeros(y.shape, bool)
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
            if ay != by:
                inside ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        return np.where(inside, 1, -1) * self.away([*points, points[0]])

    def away(self, points):
        """How far, in tiles, every corner is from a line of points."""
        y, x = self.mesh()
        best = np.full(y.shape, 1e9)
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
            dx, dy = bx - ax, by - ay
            t = np.clip(((x - ax) * dx + (y - ay) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
            best = np.minimum(best, np.hypot(x - ax - t * dx, y - ay - t * dy))
        return best

    def line(self, points, radius, wobble=.0):
        """Corners within `radius` of a line of points."""
        return self.away(points) <= radius + self.ragged(5) * 2 * wobble

    def ragged(self, salt):
        """Noise round zero, broad and fine, that frays an edge."""
        h, w = self.h + 1, self.w + 1
        return .6 * smooth(h, w, 4, self.seed + salt) + .5 * smooth(h, w, 1.6, self.seed + salt + 1) - .55

    def ellipse(self, center, radii, wobble):
        y, x = self.mesh()
        n = self.ragged(7)
        return np.hypot((x - center[0]) / radii[0], (y - center[1]) / radii[1]) <= 1 + n * 2 * wobble

    def ring(self, r):
        y, x = self.mesh()
        a, b = r['radii']
        k = np.hypot((x - r['center'][0]) / a, (y - r['center'][1]) / b)
        return abs(k - 1) * (a + b) / 2 <= (r['width'] - 1) / 2 + .25

    def door_walk(self, x, y, terrain, reach=12):
        """A path from below a front door straight down to the nearest street."""
        road = self.fields['path'] | self.fields['paving']
        hit = next((v for v in range(y, min(self.h, y + reach)) if road[v + 1, x]), None)
        if hit is None:
            raise ValueError(f'no street below the door at {x},{y}')
        self.fields[terrain][y:hit + 2, x - 1:x + 2] = True

    def drop_under(self, rect):
        """No path or water beneath a house."""
        x, y, w, h = rect
        for k in (name for name in self.fields if name != 'dark grass'):
            self.fields[k][y:y + h, x:x + w + 1] = False

    def wet(self):
        """Tiles people cannot walk on: at least two of the four corners are water, and there is no bridge; and what is steep."""
        f = self.fields['water'].astype(int)
        wet = f[:-1, :-1] + f[1:, :-1] + f[:-1, 1:] + f[1:, 1:] >= 2
        wet = (wet | self.steep) & ~self.level
        for x, y, w, h in self.bridges:
            wet[y:y + h, x:x + w] = False
        return wet

    def road(self):
        """Tiles that show any path or paving."""
        f = self.fields['path'] | self.fields['paving']
        return f[:-1, :-1] | f[1:, :-1] | f[:-1, 1:] | f[1:, 1:]
