"""Writes the map file: tile layers as CSV, object layers, tilesets by reference."""
from xml.sax.saxutils import quoteattr

from town.building.tilesets import property_lines, write_xml

T = 32


def tile_layer(index, name, grid, hidden=False, opacity=None):
    """grid: rows of global tile ids."""
    h, w = len(grid), len(grid[0])
    extra = (' visible="0"' if hidden else '') + (f' opacity="{opacity}"' if opacity else '')
    rows = ',\n'.join(','.join(str(int(v)) for v in row) for row in grid)
    return (f' <layer id="{index}" name="{name}" width="{w}" height="{h}"{extra}>\n'
            f'  <data encoding="csv">\n{rows}\n</data>\n </layer>')


def number(v):
    return str(int(v)) if float(v).is_integer() else f'{v:.2f}'


class ObjectLayer:
    def __init__(self, name, colour='#a0a0a4', order='topdown', **properties):
        self.name, self.colour, self.order, self.objects, self.properties = name, colour, order, [], properties

    def add(self, x, y, name='', kind='', gid=0, size=(0, 0), polygon=None, point=False, **properties):
        """Pixels. With a gid, (x, y) is the picture's bottom left corner, as Tiled has it."""
        self.objects.append({'x': x, 'y': y, 'name': name, 'kind': kind, 'gid': gid, 'size': size, 'polygon': polygon,
                             'point': point, 'properties': properties})

    def text(self, layer_id, first_object):
        out = [f' <objectgroup color="{self.colour}" id="{layer_id}" name="{self.name}" draworder="{self.order}">',
               *property_lines(self.properties, '  ')]
        for i, o in enumerate(self.objects):
            out += object_lines(first_object + i, o)
        return '\n'.join([*out, ' </objectgroup>'])


def object_lines(index, o):
    head = f'  <object id="{index}"'
    head += f' name={quoteattr(o["name"])}' if o['name'] else ''
    head += f' type={quoteattr(o["kind"])}' if o['kind'] else ''
    head += f' gid="{o["gid"]}"' if o['gid'] else ''
    head += f' x="{number(o["x"])}" y="{number(o["y"])}"'
    if not o['polygon'] and not o['point']:
        head += f' width="{number(o["size"][0])}" height="{number(o["size"][1])}"'
    body = property_lines(o['properties'], '   ')
    if o['polygon']:
        body.append('   <polygon points="' + ' '.join(f'{number(x)},{number(y)}' for x, y in o['polygon']) + '"/>')
    if o['point']:
        body.append('   <point/>')
    return [head + '>', *body, '  </object>'] if body else [head + '/>']


def write(path, size, tilesets, layers, **properties):
    """tilesets: (first id, file name); layers: (name, grid, hidden) or ObjectLayer, bottom first."""
    w, h = size
    body, next_object = [], 1
    for i, layer in enumerate(layers, 1):
        if isinstance(layer, ObjectLayer):
            body.append(layer.text(i, next_object))
            next_object += len(layer.objects)
        else:
            body.append(tile_layer(i, *layer))
    head = (f'<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="{w}" '
            f'height="{h}" tilewidth="{T}" tileheight="{T}" infinite="0" nextlayerid="{len(layers) + 1}" '
            f'nextobjectid="{next_object}">')
    sets = [f' <tileset firstgid="{first}" source="{name}"/>' for first, name in tilesets]
    write_xml(path, '\n'.join([head, *property_lines(properties, ' '), *sets, *body, '</map>', '']))
