"""Builds the map, its tilesets and their shadows and crowns from the layout."""
import numpy as np

import png
from town.building import dressing, houses, nature, plan, rooms, tilesets, tmx
from town.building.ground_layers import ground_layers, house_layers
from town.building.object_layers import Pictures, area_layer, object_layers, spawns
from town.building.props import Props
from town.building.terrain import Land
from town.building.town import T, Town, furnish, raise_houses

# First tile number of each tileset on the map, with room for all of them to grow.
FIRST = {'terrain': 1, 'houses': 1001, 'markers': 3001, 'shadows': 4001, 'crowns': 5001, 'props': 6001}


def settle(props, data, buildings):
    """The land with its houses, furniture and plants."""
    land = Land(data)
    streets = land.road()
    for b in buildings:
        land.drop_under(b.rect())
    for b in buildings:
        for x, y, w, _ in b.doors:
            if y == b.at[1] + b.size[1] - 1:
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
    terrain = tilesets.terrain_atlas()
    house, grids = house_layers(town, FIRST['houses'])
    objects = object_layers(town, pics, FIRST)
    layers = [*ground_layers(town, FIRST['terrain']), *((k, grids[k]) for k in ('decks', 'floors', 'shade', 'walls')),
              objects['flat'], objects['sunlight'], objects['wall_decor'], objects['shadows'], objects['objects'],
              objects['decor'], ('above_walls', grids['above_walls']), objects['above_crowns'],
              ('collision', np.where(town.painted, FIRST['markers'], 0), True), area_layer(town, data), spawns(town)]
    terrain.write(folder, tilesets.wang_sets())
    for atlas in (house, marker_atlas()):
        atlas.write(folder)
    rooms.write(folder)
    for collection in pics.sets.values():
        collection.write(folder)
    tmx.write(folder / 'smallville.tmx', (town.w, town.h), [(first, f'{k}.tsx') for k, first in FIRST.items()], layers,
              town=data['map']['name'])


def build(assets):
    """Write maps/, sprites/shadows and sprites/crowns below the assets folder; sprites/props must be drawn."""
    props, data = Props(assets / 'sprites' / 'props'), plan.outdoors()
    pics = Pictures(props)
    town = settle(props, data, plan.buildings(props))
    if town.complaints:
        raise ValueError('\n'.join(town.complaints))
    write_map(town, data, assets / 'maps', pics)
    pics.sets['shadows'].draw(assets / 'sprites')
    pics.sets['crowns'].draw(assets / 'sprites')
    for file, image in pics.crowns.items():
        png.save(image, assets / 'sprites' / 'crowns' / file)
