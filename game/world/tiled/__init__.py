"""Reading a Tiled map of any make: opened, checked, spelt plainly, and read by pytmx, which nothing else knows."""

from game.world.tiled.map_file import WHITE, MapFile, MapObject, ObjectLayer, Picture, TileLayer, Tint
from game.world.tiled.reading import read_map

__all__ = ["WHITE", "MapFile", "MapObject", "ObjectLayer", "Picture", "TileLayer", "Tint", "read_map"]
