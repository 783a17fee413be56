"""Turns props, zones, areas and spawns into object layers."""
from pathlib import Path

from town.building import areas, pictures, tilesets, tmx
from town.building.town import SIDES, T

ORDER = Path(__file__).parent.parent / 'tile_order.txt'     # so that a new prop shifts no tile number
SUNBEAM = 'sunbeam'      # among the shadows: the light that a window throws
LAYERS = ('flat', 'sunlight', 'wall_decor', 'shadows', 'objects', 'decor', 'above_crowns')
CAPACITY = {'common room table': 4, 'library table': 4, 'pool table': 4, 'fountain': 8, 'notice board': 3, 'bookshelf': 2,
            'blackboard': 2, 'house garden': 3, 'dorm garden': 3, 'park garden plot': 4, 'grocery shelf': 2,
            'pharmacy shelf': 2, 'supply store shelf': 2}


class Pictures:
    """The picture tilesets: every prop that is drawn, what it casts, and the crowns people walk beneath."""

    def __init__(self, props):
        self.props = props
        self.sets = {k: tilesets.Collection(k, 'object' if k == 'props' else '') for k in ('props', 'shadows', 'crowns')}
        self.crowns = {}                    # file name: picture, of every state of what is tall
        order = ORDER.read_text(encoding='utf-8').split()
        other = set(order) ^ {*props, SUNBEAM}
        if other:
            raise ValueError(f'{ORDER.name} and the props differ: {sorted(other)}; put new names at its end')
        for name in order:
            if name == SUNBEAM:
                self.sets['shadows'].add(SUNBEAM, pictures.sunbeam())
            else:
                self.prepare(name, props[name])

    def prepare(self, name, entry):
        image = self.props.picture(name)
        self.sets['props'].add(name, image, **tile_properties(self.props, name, entry))
        if pictures.is_tall(entry):
            row = pictures.crown_row(image, entry['kind'])
            self.sets['crowns'].add(name, pictures.crown(image, row), kind=entry['kind'], picture=name)
            for file in entry['states'].values():
                self.crowns[file] = pictures.crown(self.props.picture(name, file), row)
        if entry['layer'] == 'object' and entry['footprint'] != [0, 0]:
            self.sets['shadows'].add(name, pictures.shadow(image, entry), picture=name)


def seats_of(entry):
    """(column, row, facing) of every place on the prop where somebody sits or lies, in tiles of its footprint."""
    if 'seats' in entry or 'here' not in entry['use_from']:
        return entry.get('seats', [])
    w, h = entry['footprint']
    rows = (h - 1,) if 'sleeper' in entry else range(h)
    return [[x, y, entry.get('facing', 'down')] for y in rows for x in range(w)]


def tile_properties(props, name, entry):
    """What a prop says of itself to whoever reads the map; an object's own properties come before these."""
    w, h = props.blocks(name)
    seats = seats_of(entry)
    out = {'kind': entry['kind'], 'footprint': f'{w}x{h}', 'picture': name, 'state': entry['state'],
           'use_from': ','.join(entry['use_from'])}
    lift = entry.get('lift') or entry.get('hang') or (5 if entry['layer'] == 'wall' else 0)
    if lift:
        out['lift'] = lift
    if seats:
        out['seats'] = ' '.join(f'{x},{y},{facing}' for x, y, facing in seats)
    room = CAPACITY.get(entry['kind'], len(seats) or 1)
    if room > 1:
        out['capacity'] = room
    return out


def object_properties(props, p):
    own = tile_properties(props, p.prop, p.entry)
    out = {k: own[k] for k in ('use_from', 'state', 'capacity') if k in own}
    out['use_from'] = out['use_from'] or 'south,north,east,west'
    if p.entry['states'].keys() == {'default'}:
        out['state'] = 'idle'
    if p.owners:
        out['private_to'] = ', '.join(p.owners)
    return out


def object_layers(town, pics, first):
    layers = {k: tmx.ObjectLayer(k) for k in LAYERS}
    layers['flat'].order = 'index'
    layers['sunlight'].properties['light'] = 'day'
    for p in sorted(town.placed, key=lambda p: (p.bottom + p.properties.get('lift', 0), p.left)):
        add_pictures(layers, p, pics, first)
        gid = first['props'] + pics.sets['props'].id(p.prop)
        size, own = tuple(p.entry['size']), {k: v for k, v in p.properties.items() if v != lift_of(pics, p)}
        if p.name:
            layers['objects'].add(p.left, p.bottom, p.name, 'object', gid, size, **object_properties(town.props, p), **own)
        else:
            where = {'floor': 'flat', 'wall': 'wall_decor'}.get(p.entry['layer'], 'decor')
            layers[where].add(p.left, p.bottom, gid=gid, size=size, **own)
    add_zones(layers['objects'], town.zones)
    return layers


def lift_of(pics, p):
    """The lift a prop's tile already tells."""
    return pics.sets['props'].pictures[p.prop][2].get('lift', 0)


def add_pictures(layers, p, pics, first):
    """What goes with a prop: the light of a window, a shadow, a crown."""
    shadow, crown = (pics.sets[k].id(p.prop) for k in ('shadows', 'crowns'))
    if p.entry['kind'] == 'window' and p.entry['footprint'][0] == 2:
        beam = pics.sets['shadows'].id(SUNBEAM)
        floor = p.bottom + p.properties.get('lift', 0)
        layers['sunlight'].add(p.left + 14, floor + 66, gid=first['shadows'] + beam, size=(70, 56))
    if shadow is not None:
        layers['shadows'].add(p.left - 5, p.bottom + 8, gid=first['shadows'] + shadow, size=pics.sets['shadows'].size(p.prop))
    if crown is not None:
        layers['above_crowns'].add(p.left, p.bottom, gid=first['crowns'] + crown, size=tuple(p.entry['size']))


def add_zones(layer, zones):
    """Objects without a picture; people use them where they are."""
    for z in zones:
        layer.add(z.x * T, z.y * T, z.name, 'object', size=(z.w * T, z.h * T), use_from='here', state='idle',
                  capacity=z.capacity)


def spawns(town):
    """One for every resident, beside their bed."""
    layer, used = tmx.ObjectLayer('spawns', '#ffaa00'), set()
    for p in town.placed:
        for owner in p.owners:
            spot = next(s for s in beside(p) if town.free(*s) and s not in used)
            used.add(spot)
            layer.add(spot[0] * T + 16, spot[1] * T + 16, owner, 'spawn', point=True, resident=owner)
    return layer


def beside(p):
    for side in (*p.entry['use_from'], 'south', 'north', 'east', 'west'):
        dx, dy = SIDES.get(side, (0, 0))
        for x, y in reversed(p.cells):
            if (x + dx, y + dy) not in p.cells:
                yield x + dx, y + dy


def area_layer(town, data):
    layer = tmx.ObjectLayer('areas', '#4488ff')
    for b in town.buildings:
        areas.add_building(layer, b)
    for ground in data['open']:
        norms = {k: ground[k] for k in ('hours', 'purpose') if k in ground}
        areas.add_area(layer, areas.rect_cells(ground['rect']), ground['sector'], 'sector', norms)
        areas.add_area(layer, areas.rect_cells(ground['rect']), ground['arena'], 'arena', norms)
    return layer
