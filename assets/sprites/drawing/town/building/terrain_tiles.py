"""Numbers the tiles of a ground (a module of `painting/grounds.py`), and writes its tileset, with terrains and animations."""
from town.building.tilesets import Atlas
from town.painting.px import C

GRASS = 16
FRAME_MS = 260


def frames(ground, terrain):
    return ground.FRAMES.get(terrain, 1)


def first_id(ground, terrain):
    """Grass comes first, then every terrain: 16 corner masks, each in VARIANTS, each in its frames."""
    before = list(ground.TERRAINS)[:list(ground.TERRAINS).index(terrain)]
    return GRASS + sum(16 * ground.VARIANTS * frames(ground, name) for name in before)


def number(ground, terrain, bits, variant):
    """The tile of some corners of a terrain; of one that moves, its first frame."""
    return first_id(ground, terrain) + (bits * ground.VARIANTS + variant) * frames(ground, terrain)


def atlas(name, ground):
    out = Atlas(name)
    out.tiles = [ground.grass(v).a for v in range(GRASS)]
    for terrain, (draw, _) in ground.TERRAINS.items():
        n = frames(ground, terrain)
        for bits in range(16):
            for v in range(ground.VARIANTS):
                out.tiles += [draw(bits, v).a] if n == 1 else [draw(bits, v, frame).a for frame in range(n)]
    return out


def animations(ground):
    out = []
    for terrain in ground.TERRAINS:
        n = frames(ground, terrain)
        for first in range(*span(ground, terrain), n) if n > 1 else ():
            out += [f' <tile id="{first}">', '  <animation>',
                    *(f'   <frame tileid="{first + i}" duration="{FRAME_MS}"/>' for i in range(n)), '  </animation>', ' </tile>']
    return out


def span(ground, terrain):
    first = number(ground, terrain, 1, 0)
    return first, first + 15 * ground.VARIANTS * frames(ground, terrain)


def wang_sets(ground):
    """Corner Wang sets, so that Tiled's terrain brush paints these terrains."""
    out = [' <wangsets>']
    for name, (_, tone) in ground.TERRAINS.items():
        colour = '#{:02x}{:02x}{:02x}'.format(*C(tone))
        out.append(f'  <wangset name="{name}" type="corner" tile="{number(ground, name, 15, 0)}">')
        out.append(f'   <wangcolor name="{name}" color="{colour}" tile="-1" probability="1"/>')
        for bits in range(1, 16):
            corners = [int(bool(bits & b)) for b in (2, 8, 4, 1)]      # top right, bottom right, bottom left, top left
            wang = ','.join(f'0,{c}' for c in corners)
            out += [f'   <wangtile tileid="{number(ground, name, bits, v)}" wangid="{wang}"/>' for v in range(ground.VARIANTS)]
        out.append('  </wangset>')
    return [*out, ' </wangsets>', '']


def write(name, ground, folder):
    """Write `<name>.png` and `<name>.tsx`."""
    atlas(name, ground).write(folder, '\n'.join([*animations(ground), *wang_sets(ground)]))
