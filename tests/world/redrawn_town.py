"""What a designer may do to the tiny town in Tiled, at random: every edit anybody could save, sensible or not."""

import random
from dataclasses import dataclass, replace
from pathlib import Path

from world.tiny_town import AREAS, OBJECTS, PROPS, SPAWNS, WALLS, Thing, write_town

MOST_SIDES = (16, 12)


@dataclass(frozen=True)
class Drawing:
    """The tiny town as it is drawn just now."""

    areas: tuple[Thing, ...] = tuple(AREAS)
    objects: tuple[Thing, ...] = tuple(OBJECTS)
    spawns: tuple[Thing, ...] = tuple(SPAWNS)
    walls: tuple[str, ...] = WALLS

    def write(self, folder: Path) -> Path:
        """Save it as Tiled would, in place of what was there."""
        return write_town(folder, list(self.areas), list(self.objects), list(self.spawns), self.walls)


def edited(drawing: Drawing, draw: random.Random) -> Drawing:
    """The drawing with one more edit; somebody can still stand somewhere."""
    edit = draw.choice(EDITS)
    after: Drawing = edit(drawing, draw)
    return after if any("." in row for row in after.walls) else drawing


def _moved(drawing: Drawing, draw: random.Random) -> Drawing:
    def moved(thing: Thing) -> Thing:
        _, _, wide, high = thing.box
        return replace(thing, box=(draw.randrange(-1, len(drawing.walls[0])), draw.randrange(-1, len(drawing.walls)), wide, high))

    return _one(drawing, draw, moved)


def _deleted(drawing: Drawing, draw: random.Random) -> Drawing:
    return _one(drawing, draw, lambda thing: None)


def _renamed(drawing: Drawing, draw: random.Random) -> Drawing:
    return _one(drawing, draw, lambda thing: replace(thing, name=draw.choice(("bed", "stove", "sofa", "Old Mill", "attic", ""))))


def _resized(drawing: Drawing, draw: random.Random) -> Drawing:
    x, y = draw.randrange(10), draw.randrange(7)
    return _one(drawing, draw, lambda thing: replace(thing, box=(x, y, draw.randrange(1, 9), draw.randrange(1, 7))))


def _one(drawing: Drawing, draw: random.Random, change) -> Drawing:  # type: ignore[no-untyped-def]
    part = draw.choice(("areas", "objects", "objects", "objects", "spawns"))
    things = list(getattr(drawing, part))
    if not things:
        return drawing
    index = draw.randrange(len(things))
    after = change(things[index])
    things[index : index + 1] = [] if after is None else [after]
    return replace(drawing, **{part: tuple(things)})


def _added(drawing: Drawing, draw: random.Random) -> Drawing:
    number = 1 + max((thing.id for thing in (*drawing.areas, *drawing.objects, *drawing.spawns)), default=0)
    prop = draw.randrange(len(PROPS))
    kind = str(PROPS[prop][1].get("kind", "bench"))
    box = (draw.randrange(len(drawing.walls[0])), draw.randrange(len(drawing.walls)), 1, 1)
    return replace(drawing, objects=(*drawing.objects, Thing(number, kind, "object", box, {}, prop)))


def _walled(drawing: Drawing, draw: random.Random) -> Drawing:
    """A stroke of the brush, or of the eraser."""
    rows = [list(row) for row in drawing.walls]
    tile = draw.choice("##.")
    x, y, across = draw.randrange(len(rows[0])), draw.randrange(len(rows)), draw.random() < 0.5
    for step in range(draw.randrange(1, 9)):
        column, row = (x + step, y) if across else (x, y + step)
        if row < len(rows) and column < len(rows[0]):
            rows[row][column] = tile
    return replace(drawing, walls=tuple("".join(row) for row in rows))


def _another_size(drawing: Drawing, draw: random.Random) -> Drawing:
    wide, high = draw.randrange(1, MOST_SIDES[0]), draw.randrange(1, MOST_SIDES[1])
    rows = [(row + "." * wide)[:wide] for row in drawing.walls[:high]]
    return replace(drawing, walls=tuple(rows + ["." * wide] * (high - len(rows))))


def _renumbered(drawing: Drawing, draw: random.Random) -> Drawing:
    """All ids are others: fresh ones, or those of other things."""
    everything = [*drawing.areas, *drawing.objects, *drawing.spawns]
    first = draw.choice((1, 200))
    numbers = list(range(first, first + len(everything)))
    draw.shuffle(numbers)
    new = dict(zip((id(thing) for thing in everything), numbers, strict=True))
    parts = {part: tuple(replace(thing, id=new[id(thing)]) for thing in getattr(drawing, part)) for part in
             ("areas", "objects", "spawns")}  # fmt: skip
    return replace(drawing, **parts)


def _bare(drawing: Drawing, draw: random.Random) -> Drawing:
    return replace(drawing, **{draw.choice(("areas", "objects", "spawns")): ()})


def _undone(drawing: Drawing, draw: random.Random) -> Drawing:
    return Drawing()


EDITS = (*(_moved, _deleted, _renamed, _added, _walled) * 3, _resized, _another_size, _renumbered, _bare, _undone)
