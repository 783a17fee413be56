"""The ground of a country town: green lawns, trodden earth, cobbles, a still river."""
from town.painting.ground import VARIANTS, dark_grass, deep, grass, path, paving, water

TERRAINS = {'dark grass': (dark_grass, 'mid0'), 'path': (path, 'earth3'), 'paving': (paving, 'stone3'),
            'water': (water, 'water2'), 'deep water': (deep, 'water1')}
FRAMES = {}              # terrains that move: pictures of each tile

__all__ = ['FRAMES', 'TERRAINS', 'VARIANTS', 'grass']
