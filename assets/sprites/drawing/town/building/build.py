"""Builds the maps, their tilesets and their shadows and crowns from the layouts."""
import numpy as np

import png
from town.building import dressing, houses, nature, plan, rooms, terrain_tiles, tilesets, tmx
from town.building.ground_layers import ground_layers, house_layers
from town.building.object_layers import Pictures, area_layer, object_layers, spawns
from town.building.props import Props
from town.building.terrain import Land
from town.building.town import T, Town, furnish, raise_houses
from town.painting.grounds import GROUNDS

TOWNS = ('smallville', 'skerrow')
# First tile number of the tilesets that all maps share, with room for all of them to grow.
SHARED = {'markers': 3001, 'shadows': 4001, 'crowns': 5001, 'props': 6001}
BUILT = ('cliffs', 'decks', 'floors', 'shade', 'walls')


def settle(props, data, buildings):
    """The land with its houses, furniture and plants."""
    land = Land(data)
    streets = land.road()
    for b in buildings:
        land.drop_under(b.rect())
    for b in buildings:
        for x, y, w, _ in b.doors:
            if b.walk and y == b.at[1] + b.size[1] - 1:
                land.door_walk(x + w // 2, y + 1, 'path')
    town = Town(props, land, buildings)
    grids = [houses.Grid(b) for b in buildings]
    raise_houses(town, grids)
    town.road, town.streets, town.house = land.road(), streets & land.road(), town.keep.copy()
    town.indoors = town.keep.copy()
    for x, y, w, h in land.bridges:
        town.keep[y - 1:y + h + 3, x - 1:x + w + 1] = True
    furnish(town)
    dressing.dress(town, grids)
    outdoors(town, data)
    return town


def outdoors(town, data):
    for text in data.get('things', []):
        town.thing(plan.read_thing(text))
    for r in data.get('rail', []):
        cells = nature.border(r['around']) if 'around' in r else nature.run_cells([tuple(p) for p in r['along']])
        gaps = {(x, y) for gx, gy, w, h in r.get('gaps', []) for x in range(gx, gx + w) for y in range(gy, gy + h)}
        nature.rail(town, r['kind'], [c for c in cells if c not in gaps])
    for z in data.get('zones', []):
        m = plan.read_zone(z, plan.Frame({'at': (0, 0), 'size': (0, 0)}, town.props), (0, 0))
        town.zones.append(m)
    for x, y, w, h in data.get('keep', []):
        town.keep[y:y + h, x:x + w] = True
    if 'lamps' in data:
        nature.lamps(town, data['lamps']['prop'], data['lamps']['step'])
    nature.grow(town, data.get('grow', []), data['map']['seed'])
    nature.fill_pockets(town, tuple(data['map']['heart']), data['pockets'], data['map']['seed'])


def marker_atlas():
    a = np.zeros((T, T, 4), np.uint8)
    y, x = np.mgrid[0:T, 0:T]
    a[(x + y) % 8 < 2] = (194, 68, 64, 200)
    atlas = tilesets.Atlas('markers')
    atlas.tiles = [a]
    return atlas


def write_map(town, data, folder, pics):
    name, own = data['map']['file'], data['map']
    first = {own['ground']: 1, own['houses']: 1001, **SHARED}
    house, grids = house_layers(town, first[own['houses']])
    objects = object_layers(town, pics, first)
    layers = [*ground_layers(town, first[own['ground']]), *((k, grids[k]) for k in BUILT if grids[k].any()),
              objects['flat'], objects['sunlight'], objects['wall_decor'], objects['shadows'], objects['objects'],
              objects['decor'], ('above_walls', grids['above_walls']), objects['above_crowns'],
              ('collision', np.where(town.painted, first['markers'], 0), True), area_layer(town, data), spawns(town)]
    house.write(folder)
    tilesets_of_it = [(number, f'{k}.tsx') for k, number in first.items()]
    tmx.write(folder / f'{name}.tmx', (town.w, town.h), tilesets_of_it, layers, town=own['name'])


def build(assets):
    """Write maps/, sprites/shadows and sprites/crowns below the assets folder; sprites/props must be drawn."""
    folder, props = assets / 'maps', Props(assets / 'sprites' / 'props')
    pics = Pictures(props)
    for name in TOWNS:
        data = plan.outdoors(name)
        town = settle(props, data, plan.buildings(props, name))
        if town.complaints:
            raise ValueError('\n'.join(town.complaints))
        write_map(town, data, folder, pics)
    for name, ground in GROUNDS.items():
        terrain_tiles.write(name, ground, folder)
    marker_atlas().write(folder)
    rooms.write(folder)
    for collection in pics.sets.values():
        collection.write(folder)
    pics.sets['shadows'].draw(assets / 'sprites')
    pics.sets['crowns'].draw(assets / 'sprites')
    for file, image in pics.crowns.items():
        png.save(image, assets / 'sprites' / 'crowns' / file)
